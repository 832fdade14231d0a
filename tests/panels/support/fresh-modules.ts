/**
 * Test files share a process and what it has learnt, but each finds the page's modules as somebody who has just opened it: which
 * scene is on show, what has been fetched, are kept in modules. The first of the set-up files: what comes after it is fresh.
 */
import { vi } from 'vitest';

vi.resetModules();
