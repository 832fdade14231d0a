/**
 * Stands for the batch workers of the page, which come from its bundler: `vi.mock('../../src/papers/spawn.ts', () =>
 * import('./support/fake-spawn.ts'))`.
 */
import { act } from 'react';
import { AnswerStore, memoryStorage } from '../../../src/papers/answer-store.ts';
import { BatchPool, type Task } from '../../../src/papers/pool.ts';
import { FakeWorker } from '../../page/support/fake-batch.ts';
import type { Panel } from './panel.tsx';

/** What the page has asked of its workers since the test began. */
export const batch = { workers: [] as FakeWorker[], warmed: 0, closed: 0 };
let current: BatchPool | null = null;
let stored = memoryStorage();

/** Before each test: as if nothing had been asked or answered yet. */
export function beginBatch(): void {
  current?.close();
  stored = memoryStorage();
  Object.assign(batch, { workers: [], warmed: 0, closed: 0 });
  current = new BatchPool(() => {
    const worker = new FakeWorker();
    batch.workers.push(worker);
    return worker;
  }, 2);
}

/** Let the workers do what they have been sent, each as `by` says, until `enough`. */
export async function work(
  panel: Panel,
  by: (worker: FakeWorker) => void = (worker) => worker.answer(),
  enough: () => boolean = () => false,
): Promise<void> {
  const done = new Set<object>();
  const rest = () => act(() => new Promise((resolve) => void setTimeout(resolve, 30)));
  for (let idle = 0; idle < 3 && !enough();) {
    const busy = batch.workers.filter((worker) => !worker.ended && worker.current && !done.has(worker.current));
    idle = busy.length > 0 ? 0 : idle + 1;
    if (busy.length === 0) await rest();
    await panel.settle(() => {
      for (const worker of busy) {
        done.add(worker.current!);
        by(worker);
      }
    });
  }
  await rest();
}

export const pool = {
  add: (tasks: readonly Task[]) => current!.add(tasks),
  warm: () => void (batch.warmed += 1),
  close: () => void (batch.closed += 1),
  width: 2,
};

export const answerStore = new AnswerStore({
  read: (keys) => stored.read(keys),
  write: (key, answers) => stored.write(key, answers),
});
