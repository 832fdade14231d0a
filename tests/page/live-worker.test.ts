/** The live worker's own file, with a worker's globals. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultScenario } from '../../src/scenario/default.ts';
import type { Command, Report } from '../../workers/live/protocol.ts';

let workers = 0;
let reports: Report[];
let send: (...commands: Command[]) => void;

beforeEach(async () => {
  reports = [];
  const self = {
    postMessage: (report: Report) => reports.push(report),
    onmessage: (_: { data: Command }) => {},
  };
  vi.stubGlobal('self', self);
  // Another module for each test: what was fetched is a part of its state.
  await vi.importActual(`../../workers/live/live.worker.ts?${(workers += 1)}`);
  send = (...commands) => commands.forEach((data) => self.onmessage({ data: structuredClone(data) }));
});

afterEach(() => send({ type: 'pause' }));

/** For tests that hang. */
const FETCH = { timeout: 30_000 };

const types = (): string[] => reports.map(({ type }) => type);

test('the first scene is loaded at once', () => {
  send({ type: 'load', run: 1, scenario: defaultScenario() });
  expect(types()).toEqual(['loaded', 'clock']);
  expect(reports[0]).toMatchObject({ run: 1, scenario: defaultScenario() });
});

test('any other scenario is refused where it breaks a rule, and what comes behind it keeps its order', async () => {
  const scenario = { ...defaultScenario(), duration: -1 };
  send({ type: 'load', run: 1, scenario }, { type: 'load', run: 2, scenario: defaultScenario() });
  await vi.waitFor(() => expect(types()).toEqual(['refused', 'loaded', 'clock']), FETCH);
  expect(reports.map(({ run }) => run)).toEqual([1, 2, 2]);
});

test('a change is checked before it is made', async () => {
  send(
    { type: 'load', run: 1, scenario: defaultScenario() },
    { type: 'change', change: { do: 'rate', hop: 0, rate: -1 } },
    { type: 'change', change: { do: 'rate', hop: 0, rate: 2e6 } },
  );
  await vi.waitFor(
    () => expect(types().filter((type) => type !== 'clock')).toEqual(['loaded', 'refused', 'changed']),
    FETCH,
  );
  expect(reports.at(-1)).toMatchObject({ event: { at: 0, do: 'rate', hop: 0, rate: 2e6 } });
});
