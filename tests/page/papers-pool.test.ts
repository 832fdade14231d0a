/** Batch workers of the papers' page: who does what, and what becomes of a worker that dies or hangs. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BatchPool, SILENCE_MS, type Task } from '../../src/papers/pool.ts';
import type { Job } from '../../workers/papers/figures/ask.ts';
import { FakeWorker } from './support/fake-batch.ts';

let workers: FakeWorker[];
let results: string[];

const newPool = (cores: number): BatchPool =>
  new BatchPool(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  }, cores);
const job = (key: string): Job => ({
  key,
  request: { setup: 'yang2000-single', choice: {}, seed: 1 },
  asks: [{ setup: 'yang2000-single', choice: {}, measure: 'goodput' }],
});
const task = (key: string): Task => ({
  job: job(key),
  done: () => results.push(key),
  failed: (why) => results.push(`${key} failed: ${why}`),
});
const current = (): (string | undefined)[] =>
  workers.filter(({ ended }) => !ended).map((worker) => worker.current?.job.key);

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  results = [];
});

describe('tasks', () => {
  test('go to as many workers as there are cores, in their order, and the next one to whoever is free', () => {
    newPool(2).add(['a', 'b', 'c', 'd'].map(task));
    expect(current()).toEqual(['a', 'b']);
    workers[1]!.answer();
    expect(current()).toEqual(['a', 'c']);
    workers[0]!.answer();
    workers[0]!.answer();
    expect(results).toEqual(['b', 'a', 'd']);
  });

  test('never start more than eight workers, nor fewer than one, nor more than there are tasks', () => {
    newPool(64).add(Array.from({ length: 20 }, (_, index) => task(String(index))));
    expect(workers).toHaveLength(8);
    workers = [];
    newPool(0).add(['a', 'b'].map(task));
    expect(workers).toHaveLength(1);
    workers = [];
    newPool(4).add([task('a')]);
    expect(workers).toHaveLength(1);
  });

  test('that cannot be done fail at once, with the reason, and the worker goes on', () => {
    newPool(1).add(['a', 'b'].map(task));
    workers[0]!.report({ id: workers[0]!.current!.id, error: 'there is no set-up x' });
    expect(results).toEqual(['a failed: there is no set-up x']);
    expect(current()).toEqual(['b']);
  });
});

describe('where the browser refuses workers', () => {
  test('all tasks fail with the reason, and nothing throws', async () => {
    const pool = new BatchPool(() => {
      throw new Error('refused');
    }, 2);
    pool.warm();
    pool.add(['a', 'b'].map(task));
    await Promise.resolve();
    expect(results).toEqual(
      ['a', 'b'].map((key) => `${key} failed: the browser, or an extension of it, refuses Web Workers`),
    );
  });

  test('all but one, that one does them all', () => {
    const pool = new BatchPool(() => {
      if (workers.length > 0) throw new Error('refused');
      workers.push(new FakeWorker());
      return workers[0]!;
    }, 2);
    pool.add(['a', 'b'].map(task));
    expect(current()).toEqual(['a']);
    workers[0]!.answer();
    workers[0]!.answer();
    expect(results).toEqual(['a', 'b']);
  });
});

describe('a worker', () => {
  test('that dies is replaced and its task tried once more, before all that waits', () => {
    newPool(1).add(['a', 'b'].map(task));
    workers[0]!.die();
    expect(workers[0]!.ended).toBe(true);
    expect(current()).toEqual(['a']);
    workers[1]!.answer();
    expect(results).toEqual(['a']);
  });

  test('of whose task two have died is replaced too, but the task has failed', () => {
    newPool(1).add(['a', 'b'].map(task));
    workers[0]!.die();
    workers[1]!.die();
    expect(results).toEqual(['a failed: a worker died of it twice']);
    expect(current()).toEqual(['b']);
  });

  test('whose answer cannot be read counts as dead too, and the reason is its own', () => {
    newPool(1).add([task('a')]);
    for (const worker of [0, 1]) workers[worker]!.onmessageerror!({} as MessageEvent);
    expect([workers[0]!.ended, workers[1]!.ended]).toEqual([true, true]);
    expect(results).toEqual(['a failed: its answer could not be read']);
  });

  test('that is silent for longer than any run takes counts as dead; until then it is left alone', () => {
    newPool(1).add([task('a')]);
    vi.advanceTimersByTime(SILENCE_MS - 1);
    expect(workers).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(workers).toHaveLength(2);
    vi.advanceTimersByTime(SILENCE_MS);
    expect(results).toEqual([`a failed: it did not end within ${SILENCE_MS / 1000} s, twice`]);
  });

  test('that has answered has as long for its next task as it had for the one before', () => {
    newPool(1).add(['a', 'b'].map(task));
    vi.advanceTimersByTime(SILENCE_MS - 1);
    workers[0]!.answer();
    vi.advanceTimersByTime(SILENCE_MS - 1);
    expect(workers).toHaveLength(1);
    workers[0]!.answer();
    expect(results).toEqual(['a', 'b']);
  });

  test('that answers what nobody waits for is not heard', () => {
    newPool(1).add([task('a')]);
    workers[0]!.report({ id: workers[0]!.current!.id + 7, answers: [], ms: 1 });
    expect(results).toEqual([]);
    workers[0]!.answer();
    workers[0]!.report({ id: workers[0]!.current!.id, answers: [], ms: 1 });
    expect(results).toEqual(['a']);
  });
});

describe('cancelling', () => {
  test('ends the workers that are at the batch, forgets what waits of it, and lets another batch go on', () => {
    const pool = newPool(2);
    const first = pool.add(['a', 'b', 'c'].map(task));
    pool.add(['x'].map(task));
    first.cancel();
    expect(workers.slice(0, 2).every(({ ended }) => ended)).toBe(true);
    expect(current()).toEqual(['x']);
    workers[2]!.answer();
    expect(results).toEqual(['x']);
  });

  test('all ends every worker', () => {
    const pool = newPool(3);
    pool.add(['a', 'b'].map(task));
    pool.close();
    expect(workers.every(({ ended }) => ended)).toBe(true);
    vi.advanceTimersByTime(2 * SILENCE_MS);
    expect(results).toEqual([]);
  });
});
