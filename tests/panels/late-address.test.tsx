/** The address of an experiment and of a race is packed, and comes late: it is that of what is on show by then, and none where the reader has gone elsewhere; and how far undo goes back. */
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { holdExperiment } from '../../src/link/held-experiment.ts';
import { heldRace } from '../../src/link/held-race.ts';
import { readExperiment } from '../../src/link/experiment-link.ts';
import { readRace } from '../../src/link/race-link.ts';
import { placeOf } from '../../src/link/route.ts';
import { type ExperimentState, useExperiment } from '../../src/papers/experiment-state.ts';
import { type RaceState, useRace } from '../../src/papers/race-state.ts';
import { normalizeExperiment } from '../../workers/experiments/check.ts';
import { normalizeRace } from '../../workers/race/race.ts';
import { Panel, scenarioOf, until } from './support/panel.tsx';
import { quiet } from './support/quiet.ts';

// The workers of a page come from its bundler.
vi.mock('../../src/papers/spawn.ts', () => import('./support/fake-spawn.ts'));

/** Signs that cannot be packed into fewer. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => ((state = (state * 48271) % 2147483647) % 36).toString(36)).join('');
}
const events = Array.from({ length: 2_000 }, (_, at) => ({
  do: 'rate',
  at: 1 + at / 100,
  hop: 0,
  rate: 1e6 + at * at,
}));
const experimentOf = (title: string, more: object = {}) =>
  normalizeExperiment({ version: 1, scenario: scenarioOf(more), vary: [], title });
const raceOf = (title: string, rules: number) =>
  normalizeRace({
    version: 1,
    title,
    entries: Array.from({ length: rules }, (_, at) => ({
      name: `n${at}`,
      scheme: { kind: 'own', rule: `${at} ${noise(3_000)}` },
    })),
  });

let experiment: ExperimentState;
let race: RaceState;
function Held({ what }: { what: string }) {
  const own = useExperiment(placeOf('#/experiment')!, () => scenarioOf());
  useEffect(() => void (experiment = own));
  return what === 'race' ? <Racing /> : null;
}
function Racing() {
  const own = useRace(placeOf('#/race')!, () => scenarioOf());
  useEffect(() => void (race = own));
  return null;
}

const KINDS = {
  experiment: {
    show: (large: boolean) => experiment.open(large ? experimentOf('large', { events }) : experimentOf('small')),
    title: async (query: URLSearchParams) => (await readExperiment(query.get('e')!)).title,
  },
  race: {
    show: (large: boolean) => race.change(large ? raceOf('large', 8) : raceOf('small', 1)),
    title: async (query: URLSearchParams) => (await readRace(query.get('r')!)).title,
  },
};

beforeEach(() => {
  holdExperiment(experimentOf('first'));
  heldRace.race = raceOf('first', 1);
});

test.each(['experiment', 'race'] as const)(
  'of an %s is of what was on show last, and of no other page',
  async (kind) => {
    const { show, title } = KINDS[kind];
    location.hash = `#/${kind}`;
    const panel = await Panel.of(<Held what={kind} />);
    await quiet();
    await until(() => expect(placeOf(location.hash)!.query.size).toBe(1));
    // The larger is packed for longer.
    await panel.settle(() => {
      show(true);
      show(false);
    });
    await quiet();
    expect(await title(placeOf(location.hash)!.query)).toBe('small');
    await panel.settle(() => {
      show(true);
      location.hash = '#/play';
    });
    await quiet();
    await panel.settle(() => new Promise((resolve) => void setTimeout(resolve, 20)));
    expect(location.hash).toBe('#/play');
  },
);

test('of an experiment a hundred steps are undone, and done again', async () => {
  location.hash = '#/experiment';
  await Panel.of(<Held what="experiment" />);
  await quiet();
  const go = (what: () => unknown): Promise<void> => act(async () => void what());
  const steps = 103;
  for (let at = 1; at <= steps; at++) await go(() => experiment.open(experimentOf(`step ${at}`)));
  let undone = 0;
  for (; experiment.canUndo; undone++) await go(() => experiment.undo());
  expect([undone, experiment.experiment!.title]).toEqual([100, `step ${steps - 100}`]);
  for (; undone > 98; undone--) await go(() => experiment.redo());
  expect([experiment.experiment!.title, experiment.canRedo]).toEqual([`step ${steps - 98}`, true]);
});
