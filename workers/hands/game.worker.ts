/** The worker of the games. */
import { Desk } from './desk.ts';
import type { GameCommand } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

const desk = new Desk();

self.onmessage = ({ data }: MessageEvent<GameCommand>) => {
  const report = desk.answer(data);
  if (report) self.postMessage(report);
};
