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

/** Ends of what is packed late. */
let waiting: (() => void)[];
/** What is packed next is late. */
let late: boolean;
beforeEach(() => {
  [waiting, late] = [[], false];
  const Original = CompressionStream;
  vi.stubGlobal(
    'CompressionStream',
    class {
      readonly readable: ReadableStream;
      readonly writable: WritableStream;
      constructor(format: CompressionFormat) {
        const { readable, writable } = new Original(format);
        const end = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
        this.writable = writable;
        this.readable = late ? readable.pipeThrough(new TransformStream({ flush: end })) : readable;
      }
    },
  );
});

const experimentOf = (title: string) => normalizeExperiment({ version: 1, scenario: scenarioOf(), vary: [], title });
const raceOf = (title: string) =>
  normalizeRace({ version: 1, title, entries: [{ name: 'TCP', scheme: { kind: 'tcp' } }] });

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
    show: (title: string) => experiment.open(experimentOf(title)),
    title: async (query: URLSearchParams) => (await readExperiment(query.get('e')!)).title,
  },
  race: {
    show: (title: string) => race.change(raceOf(title)),
    title: async (query: URLSearchParams) => (await readRace(query.get('r')!)).title,
  },
};

beforeEach(() => {
  holdExperiment(experimentOf('first'));
  heldRace.race = raceOf('first');
});

test.each(['experiment', 'race'] as const)(
  'of an %s is of what was on show last, and of no other page',
  async (kind) => {
    const { show, title } = KINDS[kind];
    location.hash = `#/${kind}`;
    const panel = await Panel.of(<Held what={kind} />);
    await quiet();
    await until(() => expect(placeOf(location.hash)!.query.size).toBe(1));
    const come = async (): Promise<void> => {
      await until(() => expect(waiting).toHaveLength(1));
      late = false;
      await panel.settle(() => waiting.pop()!());
      await quiet();
    };
    late = true;
    await panel.settle(() => show('late'));
    await until(() => expect(waiting).toHaveLength(1));
    late = false;
    await panel.settle(() => show('last'));
    await quiet();
    await come();
    expect(await title(placeOf(location.hash)!.query)).toBe('last');
    late = true;
    await panel.settle(() => {
      show('late');
      location.hash = '#/play';
    });
    await come();
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
