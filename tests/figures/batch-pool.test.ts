/** The command line's processes, each a double that does what its job's key says: what ends with one that dies, and what goes on. */
import childProcess from 'node:child_process';
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { beforeEach, expect, test, vi } from 'vitest';
import { given, type Job } from '../../workers/papers/figures/ask.ts';
import { runJobs } from '../../workers/papers/commands/batch-pool.ts';
import { scenarioWith } from '../support/scenario.ts';

class Process extends EventEmitter {
  kill = vi.fn<() => void>();

  send({ key }: Job): void {
    queueMicrotask(() => {
      if (key.startsWith('dies')) this.emit('exit', null, 'SIGKILL');
      else if (key.startsWith('ends')) this.emit('exit', 3, null);
      else this.emit('message', key.startsWith('fails') ? { key, error: 'why' } : { key, answers: [], seconds: 1 });
    });
  }

  disconnect(): void {
    queueMicrotask(() => this.emit('exit', 0, null));
  }
}

const processes: Process[] = [];

beforeEach(() => {
  processes.length = 0;
  const fork = vi.spyOn(childProcess, 'fork').mockImplementation(() => {
    processes.push(new Process());
    return processes.at(-1) as unknown as childProcess.ChildProcess;
  });
  syncBuiltinESMExports();
  return () => {
    fork.mockRestore();
    syncBuiltinESMExports();
  };
});

/** Jobs of these keys, the first one the longest. */
const jobs = (keys: readonly string[]): Job[] =>
  keys.map((key, at) => ({
    key,
    request: { ...given(scenarioWith({ duration: 20 - at, flows: [{ id: 'tcp' }] })), seed: 1 },
    asks: [],
  }));

test.each([
  ['dies', 'a batch process ended with SIGKILL'],
  ['ends', 'a batch process ended with 3'],
  ['fails', 'why'],
])('a job whose process %s has failed; the others are done, and all comes to its end', async (what, why) => {
  const [done, failed]: [string[], string[]] = [[], []];
  const keys = [`${what} first`, 'one', 'two', `${what} later`, 'three'];
  await runJobs(
    jobs(keys),
    ({ key }) => done.push(key),
    2,
    ({ key }, reason) => failed.push(`${key}: ${reason}`),
  );
  expect(done.toSorted()).toEqual(['one', 'three', 'two']);
  expect(failed).toEqual([`${what} first: ${why}`, `${what} later: ${why}`]);
});

test.each([
  ['dies', 'a batch process ended with SIGKILL'],
  ['ends', 'a batch process ended with 3'],
  ['fails', 'fails: why'],
])('where nobody takes a failure, a job whose process %s ends all with its reason', async (what, why) => {
  const done: string[] = [];
  await expect(runJobs(jobs([what, 'one', 'two', 'three']), ({ key }) => done.push(key), 2)).rejects.toThrow(why);
  expect(done.length).toBeLessThan(3);
  expect(processes[0]!.kill).toHaveBeenCalled();
});
