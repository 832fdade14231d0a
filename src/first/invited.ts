import { createStore } from 'zustand/vanilla';

/** Whether the first scene has come to where the reader is invited to change it. */
export const invited = createStore<boolean>(() => false);
