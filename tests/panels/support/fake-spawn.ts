/**
 * Stands for the batch workers of the page, which come from its bundler: `vi.mock('../../src/papers/spawn.ts', () =>
 * import('./support/fake-spawn.ts'))`. One for all tests, since their files share what has been loaded.
 */
import { AnswerStore, memoryStorage } from '../../../src/papers/answer-store.ts';
import { BatchPool, type Task } from '../../../src/papers/pool.ts';
import { FakeWorker } from '../../page/support/fake-batch.ts';

/** What the page has asked of its workers since the test began. */
export const batch = { workers: [] as FakeWorker[], warmed: 0, closed: 0 };
let current: BatchPool | null = null;

/** Before each test: as if nothing had been asked yet. */
export function beginBatch(): void {
  current?.close();
  Object.assign(batch, { workers: [], warmed: 0, closed: 0 });
  current = new BatchPool(() => {
    const worker = new FakeWorker();
    batch.workers.push(worker);
    return worker;
  }, 2);
}

export const pool = {
  add: (tasks: readonly Task[]) => current!.add(tasks),
  warm: () => void (batch.warmed += 1),
  close: () => void (batch.closed += 1),
  width: 2,
};

export const answerStore = new AnswerStore(memoryStorage());
