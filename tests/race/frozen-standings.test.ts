/** A race, as it always was: its links and networks, and what tables, planes and page make of made-up outcomes, of which some are missing. */
import { expect, test } from 'vitest';
import { wholly } from '../../src/slices.ts';
import { type Experiment, seedsOf } from '../../workers/experiments/experiment.ts';
import { measureKey } from '../../workers/experiments/measures.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import type { Outcome } from '../../workers/experiments/rows.ts';
import { askedOf, breakingExperiment, breakingSoFar, networkWords } from '../../workers/race/breaking/breaking.ts';
import { drawnNetwork, rangesSaid } from '../../workers/race/breaking/networks.ts';
import { builtIn, USUAL } from '../../workers/race/built-in.ts';
import { shortNumber, spreadText } from '../../workers/race/columns.ts';
import { HAND_IN_LIMITS, readingRules } from '../../workers/race/handed-in.ts';
import { raceLinks } from '../../workers/race/links/index.ts';
import { racePage } from '../../workers/race/page.ts';
import { planeOf } from '../../workers/race/plane.ts';
import { linkRaces, normalizeRace, raceFile, sound } from '../../workers/race/race.ts';
import { standingsOn } from '../../workers/race/standing.ts';
import { raceTable, viewsOf } from '../../workers/race/views.ts';
import { digestOf } from '../support/digest.ts';
import { scenarioWith } from '../support/scenario.ts';

test('links and networks are the same for a seed', () => {
  const links = raceLinks.map((link) => {
    const ofSeeds = [1, 2].map((seed) => digestOf(scenarioWith({ ...link.scenario(seed) })));
    return `${link.id} ${link.part}: ${ofSeeds.join(' ')}`;
  });
  const networks = [0, 1, 2, 3, 50, 199].map((number) => {
    const scenario = scenarioWith({ ...drawnNetwork(3, number) });
    return `${networkWords(scenario)}: ${digestOf(scenario)}`;
  });
  expect([...links, rangesSaid(), ...networks]).toMatchSnapshot();
});

/** Settled numbers for each measure of a run, other ones for each point and seed. */
function made({ measures }: Experiment, point: number, seed: number): Outcome {
  const sizes: Record<string, number> = {
    throughput: 1e6,
    'mean-rtt': 0.05,
    'link-use': 0.8,
    loss: 0.01,
    jain: 0.9,
    cov: 0.4,
    'mean-queue': 9,
  };
  const values = measures.map((measure) => [
    measureKey(measure),
    sizes[measure.id]! * (1 + point / 4 + (seed % 3) / 20),
  ]);
  return { values: Object.fromEntries(values), why: {}, digest: '' };
}

const entries = [
  ...USUAL.map((kind) => ({ name: kind, scheme: builtIn(kind)!.scheme })),
  { name: 'Ada', scheme: { kind: 'own', rule: 'on ack: W = W + 1 / W' } },
  { name: 'Ada', scheme: { kind: 'aimd', a: 1, b: 0.3 } },
  { name: 'Bob <b>', scheme: { kind: 'own', rule: 'on ack: Q = 1' } },
  { name: '\u202e ', scheme: { kind: 'hands', steps: 'q' } },
];

test.each<[string, (point: number, seed: number, link: number) => 'failed' | 'missing' | 'over']>([
  ['are over', () => 'over'],
  [
    'are over in part',
    (point, seed, link) =>
      link === 1 && point === 2 ? 'failed' : (point + seed + link) % 5 === 0 ? 'missing' : 'over',
  ],
  ['of a single seed are over', (_, seed) => (seed === 0 ? 'over' : 'missing')],
])('of runs that %s the table, the planes and the page tell the same', (_, isOver) => {
  const race = normalizeRace({ version: 1, title: 'A “class”', seed: 4, seeds: 6, entries });
  const links = linkRaces(race).map((one, link) => {
    const [points, seeds] = [pointsOf(one.experiment), seedsOf(one.experiment)];
    return standingsOn(race, one, seeds, ({ experiment }, point, seed) => {
      const [place, turn] = [points.indexOf(point), seeds.indexOf(seed)];
      const is = isOver(place, turn, link);
      return is === 'missing' ? null : is === 'failed' ? { failed: 'no memory' } : made(experiment, place, turn + link);
    });
  });
  const views = viewsOf(race, links);
  const size = { width: 600, height: 300, left: 50, right: 20, top: 30, bottom: 40 };
  const page = racePage(race, views, {
    engine: 'x',
    seeds: [4, 5],
    hrefOf: (link, entry) => (entry === 1 ? null : `#/${link}/${entry}`),
    digestOf: () => 'sha256-x',
  });
  expect([
    digestOf(raceFile(race)),
    ...sound(race).map(({ name }) => name),
    digestOf(raceTable(race, links)),
    ...views
      .slice(0, 3)
      .flatMap(({ id, columns, standings }) => [
        id,
        ...standings.map(({ entry, of, failed }) =>
          [entry.name, ...columns.map((column) => spreadText(of[column.quantity], column)), failed].join(' | '),
        ),
      ]),
    ...views.map(({ columns, standings }) => digestOf(planeOf(standings, columns, size))),
    digestOf(page),
  ]).toMatchSnapshot();
});

test('a mean is shown in as many digits as its interval leaves', () => {
  const column = { quantity: 'loss', name: '', unit: '', per: 0.01, says: '' } as const;
  const means = [0, 0.00123456, 0.0999, 0.1, 1, 12.3456, -3.14159, 1234.5678];
  const halves = [null, 0, 1e-12, 0.00004, 0.0005, 0.004999, 0.005, 0.05, 0.5, 40];
  expect(
    means.map((mean) =>
      [shortNumber(mean), ...halves.map((half) => spreadText({ values: [], mean, half }, column))].join(' | '),
    ),
  ).toMatchSnapshot();
});

test('what breaks a rule is told worst first', () => {
  const experiment = breakingExperiment({ kind: 'tcp', variant: 'reno' }, 2, [0, 1, 2, 3, 4]);
  const points = pointsOf(experiment);
  const networks = points.length / 2;
  const { path } = points[0]!.scenario;
  // By the network: how many times the rule has what TCP has, of each measure.
  const TIMES: readonly (readonly number[])[] = [
    [0.25, 1, 5, 2.5, 1],
    [0.2, 0.25, 5.1, 2.6, 1],
    [1, 1, 1, 1, 1],
    [0, 0.1, 3, 2, 9],
    [1, 1, 5, 1, 1],
  ];
  const told = breakingSoFar([experiment], ({ measures }, point) => {
    const [network, rule] = [points.indexOf(point) % networks, points.indexOf(point) < networks];
    if (network === 2) return rule ? { failed: 'too much' } : made(experiment, 0, 0);
    if (network === 4 && !rule) return null;
    const usual = [1e6, 2e6, 0.01, 0.4, 0.1 * path[0]!.queue.limit];
    const values = measures.map((measure, index) => [
      measureKey(measure),
      usual[index]! * (rule ? TIMES[network]![index]! : 1),
    ]);
    return { values: Object.fromEntries(values), why: {}, digest: '' };
  });
  expect([
    told.tried,
    ...told.broken.map((one) =>
      [
        points.indexOf(one.point),
        one.failed,
        JSON.stringify(askedOf(one)),
        ...one.found.map(({ failure, words, beyond }) => `${failure.id} ${Number(beyond.toPrecision(9))}: ${words}`),
      ].join(' | '),
    ),
  ]).toMatchSnapshot();
});

test('what a class hands in is read, line by line', () => {
  const link = 'https://x.org/#/play?s=2.abc';
  const texts = [
    '',
    'Ada: on ack: W = W + 2 / W\non loss: W = W / 2\n\nBob ' + link,
    'Ada:\n\non ack: W = 1\n\n\non loss: W = 2\nCleo: at start: W = 3\r\nin slow start: W = 4',
    `"Cleo","on ack: W = W + 1\non loss: W = W / 3"\n"Dan","${link}"\n"","no rule"`,
    `${link} ${link}\nEve ${link}\nEve ${link}\n#/embed?x`,
    `on ack: W = 1\n# a remark: none\n${'n'.repeat(80)}: W\n${'n'.repeat(81)}: W\n${'m'.repeat(61)}: on ack: W = 1`,
    ...[0, 1].map((more) => `Long: on ack: W = 1\n${'x'.repeat(HAND_IN_LIMITS.line + more)}\non loss: W = 2`),
    ...[0, 1, 2].map((more) =>
      Array.from({ length: HAND_IN_LIMITS.found + more }, (_, index) => `n${index}: on ack: W = 1`).join('\n'),
    ),
  ];
  expect(
    texts.map((text) => {
      const all = JSON.stringify(wholly(readingRules(text)));
      return all.length < 1000 ? all : `${digestOf(all)} ${all.slice(-60)}`;
    }),
  ).toMatchSnapshot();
});
