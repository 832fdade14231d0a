/** Experiments and races that fit in no link, links that hold none, and what an address says that cannot be read. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readAddress } from '../../src/link/address.ts';
import { experimentHash, readExperiment } from '../../src/link/experiment-link.ts';
import { beginExperiment, heldExperiment } from '../../src/link/held-experiment.ts';
import { LinkError, MAX_LINK_LENGTH } from '../../src/link/codec.ts';
import { lessonLink } from '../../src/link/lesson-link.ts';
import { pack } from '../../src/link/packing.ts';
import { raceHash, readRace } from '../../src/link/race-link.ts';
import { EXPERIMENT } from '../../src/link/route.ts';
import { openExperiment, openExperimentOf, openNumbers } from '../../src/link/vary-link.ts';
import { experimentFile, normalizeExperiment } from '../../workers/experiments/check.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import { normalizeRace } from '../../workers/race/race.ts';
import { scenarioWith } from '../support/scenario.ts';

/** Letters that do not pack. */
let drawn = 0;
function noise(length: number): string {
  const random = new RandomStream(11, `noise ${drawn++}`);
  return Array.from({ length }, () => String.fromCharCode(33 + Math.floor(90 * random.uniform()))).join('');
}

const scenario = scenarioWith({ duration: 12, flows: [{ id: 'tcp', count: 2 }] });
const noted = scenarioWith({ duration: 12, note: noise(1_900), flows: [{ id: 'tcp' }] });
const large = normalizeExperiment({
  version: 1,
  scenario: noted,
  vary: [
    { path: '', values: Array.from({ length: 8 }, (_, at) => ({ ...noted, title: `${at}`, note: noise(1_900) + at })) },
  ],
});

beforeEach(() => void vi.stubGlobal('location', { hash: '#/play' }));

describe('what fits in no link', () => {
  test.each([
    ['an experiment', () => experimentHash(large)],
    ['a race', () => raceHash(normalizeRace({ version: 1, title: 'x', entries: LONG_ENTRIES }))],
  ] as const)('%s: it is said how long it would be, and that a file holds it', async (_, make) => {
    const error = await make().then(
      () => expect.unreachable(),
      (why: unknown) => why as LinkError,
    );
    expect(error).toBeInstanceOf(LinkError);
    const [, length, most] = /would be (\d+) characters long; at most (\d+) are read\. Save it as a file/.exec(
      error.message,
    )!;
    expect(Number(most)).toBe(MAX_LINK_LENGTH);
    expect(Number(length)).toBeGreaterThan(MAX_LINK_LENGTH);
  });

  test('a lesson has no link, and an experiment that was opened is held by the tab under the address of its page', async () => {
    expect(await lessonLink(noise(MAX_LINK_LENGTH))).toBeNull();
    await openExperiment(experimentFile(large));
    expect(location.hash).toBe(EXPERIMENT);
    expect(heldExperiment()).toEqual(large);
  });
});

const LONG_ENTRIES = Array.from({ length: 24 }, (_, entry) => ({
  name: noise(30) + entry,
  scheme: {
    kind: 'own',
    rule: `# ${noise(900)}\non ack: W = W + 1 / W\non loss: W = 0.5 * W`,
  },
}));

describe('the address of an experiment', () => {
  const held = async () => readExperiment(location.hash.split('?e=')[1]!);

  test('that was made of a control, of the numbers of one run in a stretch and of two holds it', async () => {
    await openExperimentOf(scenario, 'path.0.queue.limit');
    expect((await held()).vary.map(({ path }) => path)).toEqual(['path.0.queue.limit']);
    await openNumbers([scenario], [3, 9]);
    expect((await held()).scenario).toMatchObject({ warmup: 3, duration: 9 });
    await openNumbers([scenario, { ...scenario, seed: 8 }], null);
    expect((await held()).vary).toMatchObject([{ path: '', names: ['A', 'B'] }]);
    beginExperiment();
    expect(location.hash).toBe(EXPERIMENT);
    expect(heldExperiment()).toBeNull();
  });

  test('a setting that cannot vary is refused in words, and the address stays', async () => {
    await expect(openExperimentOf(scenario, 'title')).rejects.toThrow('it has no values to choose from');
    expect(location.hash).toBe('#/play');
  });
});

test.each([
  [
    'an experiment of a later format',
    () => readExperiment('2.AAAA'),
    'This link is of a later format than this page reads.',
  ],
  ['a race of a later format', () => readRace('2.AAAA'), 'This link is of a later format than this page reads.'],
  [
    'an experiment that cannot be',
    async () => readExperiment(`1.${await pack({ version: 1, scenario: { version: 1 } })}`),
    /^This link asks for what cannot be\. .*flows/s,
  ],
  [
    'a race that cannot be',
    async () => readRace(`1.${await pack({ version: 1, entries: 7 })}`),
    /^This asks for a race that cannot be\. .*entries/s,
  ],
] as const)('%s is refused in words', async (_, read, why) => {
  await expect(read()).rejects.toThrow(why);
});

test('an address that is no link opens the first scene, and says why', async () => {
  const first = await readAddress('');
  for (const [hash, why] of [
    ['#/elsewhere', 'This page has no part called “/elsewhere”.'],
    ['#/play?=1', 'This link holds no scenario: nothing is named after “?” or “&”.'],
    ['#/play?seed=1&seed=2', 'This link sets “seed” twice.'],
    ['#/play?path=7', /^This link asks for what cannot be\./],
    ['#/play?preset=..%2Fsecret', 'There is no prepared scenario called “..%2Fsecret”.'],
  ] as const) {
    const read = await readAddress(hash);
    expect(read.broken).toMatch(why);
    expect({ ...read, broken: null }).toEqual(first);
  }
});
