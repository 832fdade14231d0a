/** Whole runs measured in a worker: whose answer is whose, and what becomes of those that wait when it dies or nobody waits any more. */
import { expect, test, vi } from 'vitest';
import type { GamePort } from '../../src/run/game-port.ts';
import { Measurer } from '../../src/run/measurer.ts';
import type { GameReport } from '../../workers/hands/protocol.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({ flows: [{ id: 'tcp' }] });

function setUp() {
  const ports: (GamePort & { say(data: object): void })[] = [];
  const measurer = new Measurer(() => {
    const port = {
      postMessage: vi.fn<GamePort['postMessage']>(),
      terminate: vi.fn<() => void>(),
      onmessage: null as GamePort['onmessage'],
      onerror: null as GamePort['onerror'],
      say: (data: object) => port.onmessage?.({ data: data as GameReport } as MessageEvent<GameReport>),
    };
    ports.push(port);
    return port;
  });
  /** What becomes of a run: its outcome, or why there is none. */
  const measured = (): Promise<unknown> => measurer.measure(scenario).catch(({ message }: Error) => message);
  return { measurer, measured, ports };
}

test('one worker measures all, and each answer is that of its own run', async () => {
  const { measured, ports } = setUp();
  const runs = [measured(), measured(), measured()];
  expect(ports).toHaveLength(1);
  const asked = vi.mocked(ports[0]!.postMessage).mock.calls.map(([command]) => command);
  expect(asked).toEqual([1, 2, 3].map((id) => ({ type: 'measure', id, scenario })));
  const [port] = ports;
  port!.say({ type: 'measured', id: 2, outcome: 'second' });
  port!.say({ type: 'refused', id: null, why: 'of none of them' });
  port!.say({ type: 'refused', id: 3, why: 'too large' });
  port!.say({ type: 'measured', id: 1, outcome: 'first' });
  expect(await Promise.all(runs)).toEqual(['first', 'second', 'too large']);
});

test('a worker that dies is ended with all that it has not done, and the next run gets another', async () => {
  const { measured, ports } = setUp();
  const lost = [measured(), measured()];
  const [first] = ports;
  first!.onerror!({} as ErrorEvent);
  expect(await Promise.all(lost)).toEqual(Array(2).fill('the worker died of it'));
  expect(first!.terminate).toHaveBeenCalledTimes(1);
  const next = measured();
  // What the dead one still says is of no run.
  first!.say({ type: 'measured', id: 3, outcome: 'late' });
  ports[1]!.say({ type: 'measured', id: 3, outcome: 'third' });
  expect(await next).toBe('third');
  expect(ports).toHaveLength(2);
});

test('where nobody waits any more the worker is ended, once', async () => {
  const { measurer, measured, ports } = setUp();
  measurer.close();
  expect(ports).toEqual([]);
  const run = measured();
  measurer.close();
  measurer.close();
  expect(await run).toBe('nobody waits for it any more');
  expect(ports[0]!.terminate).toHaveBeenCalledTimes(1);
});
