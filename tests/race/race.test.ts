import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedsOf } from '../../workers/experiments/experiment.ts';
import { rowsByRunning } from '../../workers/papers/batch/index.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { builtIn } from '../../workers/race/built-in.ts';
import { ENTRY } from '../../workers/race/links/card.ts';
import { raceLinks } from '../../workers/race/links/index.ts';
import { hullOf, planeOf } from '../../workers/race/plane.ts';
import {
  distinctNames,
  entryOf,
  linkRace,
  normalizeRace,
  type Race,
  raceFile,
  sound,
} from '../../workers/race/race.ts';
import { type LinkStandings, overall, spreadOf, type Standing, standingsOn } from '../../workers/race/standing.ts';
import { linkColumns, OVERALL_COLUMNS } from '../../workers/race/columns.ts';
import { raceTable } from '../../workers/race/views.ts';
import { scenarioWith } from '../support/scenario.ts';

const TCP = { kind: 'tcp', variant: 'sack' };
const OWN_TCP = { kind: 'own', rule: 'on ack: W = W + 1 / W\non loss: W = W / 2' };
const MIMD = { kind: 'own', rule: 'on ack: W = W + 0.1\non loss: W = W / 2' };
const BROKEN = { kind: 'own', rule: 'on ack: Wnd = 1' };

function raceOf(entries: readonly [string, unknown][], more: object = {}): Race {
  return normalizeRace({ version: 1, entries: entries.map(([name, scheme]) => ({ name, scheme })), ...more });
}

function run(race: Race, id: string): LinkStandings {
  const one = linkRace(
    race,
    raceLinks.find((link) => link.id === id)!,
  );
  const rows = rowsByRunning(one.experiment);
  return standingsOn(
    race,
    one,
    seedsOf(one.experiment),
    (_, point, seed) => rows.find((row) => row.point === point && row.seed === seed)!.outcome,
  );
}

describe('the links of a race', () => {
  it.each(raceLinks)(
    '$id is a scenario whose first group races, and TCP is there only where the link is shared',
    (link) => {
      const scenario = scenarioWith({ ...link.scenario(1) });
      expect(scenario.flows[0]!.id).toBe(ENTRY);
      expect(scenario.flows).toHaveLength(link.part < 1 ? 2 : 1);
    },
  );

  it('two are drawn from the seed of the race: the same for one seed, others for another', () => {
    const drawn = raceLinks.filter(({ id }) => id.startsWith('drawn'));
    expect(drawn).toHaveLength(2);
    for (const link of drawn) {
      expect(link.scenario(7)).toEqual(link.scenario(7));
      expect(link.scenario(7)).not.toEqual(link.scenario(8));
    }
    expect(drawn[0]!.scenario(7)).not.toEqual(drawn[1]!.scenario(7));
    // None of what may be drawn is refused.
    for (let seed = 0; seed < 300; seed++)
      for (const link of drawn) expect(() => scenarioWith({ ...link.scenario(seed) })).not.toThrow();
  });
});

describe('a race', () => {
  it('keeps a broken rule as an entry with its reason, and lets the others race', () => {
    const race = raceOf([
      ['Ada', MIMD],
      ['Bob', BROKEN],
      ['Cleo', { kind: 'nonsense' }],
    ]);
    expect(race.entries.map(({ broken }) => broken !== null)).toEqual([false, true, true]);
    expect(race.entries[1]!.broken).toContain('line 1, column 9');
    expect(sound(race).map(({ name }) => name)).toEqual(['Ada']);
  });

  it.each([
    ['that came one after another', ['Ada', 'Ada (2)', 'Ada'], ['Ada', 'Ada (2)', 'Ada (3)']],
    ['of which one has a number already', ['Ada', 'Ada', 'Ada (2)'], ['Ada', 'Ada (3)', 'Ada (2)']],
    [
      'as long as a name may be',
      Array<string>(11).fill('x'.repeat(60)),
      Array.from({ length: 11 }, (_, at) => ['x'.repeat(60), ` (${at + 1})`]).map(([name, end], at) =>
        at === 0 ? name! : name!.slice(end!.length) + end!,
      ),
    ],
    ['of signs of two characters', Array<string>(2).fill('😀'.repeat(40)), ['😀'.repeat(30), `${'😀'.repeat(28)} (2)`]],
    ['with such a sign across the bound', [`x${'😀'.repeat(40)}`], [`x${'😀'.repeat(29)}`]],
  ])('tells names apart %s, and a link and a file of it are read again', (_, given, names) => {
    const { entries, ...rest } = raceOf([]);
    const race = { ...rest, entries: distinctNames([...entries, ...given.map((name) => entryOf(name, TCP))]) };
    expect(race.entries.map(({ name }) => name)).toEqual(names);
    expect(normalizeRace(JSON.parse(JSON.stringify(raceFile(race))))).toEqual(race);
  });

  it('tells two of one name apart, and takes line breaks and what turns text out of a name', () => {
    const race = raceOf([
      ['Ada', MIMD],
      ['Ada', OWN_TCP],
      ['\u202eevil\nname', TCP],
    ]);
    expect(race.entries.map(({ name }) => name)).toEqual(['Ada', 'Ada (2)', 'evil name']);
  });

  it('refuses more entries than its bound, fewer than five seeds, and fields that it does not have', () => {
    const many = Array.from({ length: 151 }, (_, index): [string, unknown] => [`n${index}`, TCP]);
    expect(() => raceOf(many)).toThrow('entries: must be a list of at most 150');
    expect(() => raceOf([['Ada', TCP]], { seeds: 4 })).toThrow('seeds: must be a whole number from 5 to 50');
    expect(() => raceOf([['Ada', TCP]], { score: 1 })).toThrow('score: is not a field of the format');
  });

  it('begins with any seed that runs may have, from 0 on', () => {
    const of = (seed: number): number => normalizeRace({ version: 1, entries: [], seed }).seed;
    expect([0, 1, 0xffffffff].map(of)).toEqual([0, 1, 0xffffffff]);
    for (const seed of [-1, 0.5, 0x100000000]) expect(() => of(seed)).toThrow('seed');
  });

  it('of as many as there may be, and any built-in scheme, is a race on every link', () => {
    const many = Array.from({ length: 150 }, (_, index): [string, unknown] => [
      `n${index}`,
      { kind: 'own', rule: `on ack: W = W + ${index} / W` },
    ]);
    for (const link of raceLinks) expect(pointsOf(linkRace(raceOf(many), link).experiment).length).toBeGreaterThan(149);
    const builtIns = raceOf(
      schemes.flatMap(({ kind }) => (kind === 'own' ? [] : [[kind, builtIn(kind)!.scheme] as [string, unknown]])),
    );
    expect(sound(builtIns)).toHaveLength(schemes.length - 1);
    for (const link of raceLinks) expect(() => linkRace(builtIns, link)).not.toThrow();
  });

  it('is read again as it was written', () => {
    const race = raceOf(
      [
        ['Ada', MIMD],
        ['TCP', TCP],
      ],
      { seed: 3, title: 'Monday' },
    );
    expect(normalizeRace(JSON.parse(JSON.stringify(raceFile(race))))).toEqual(race);
  });
});

describe('what came of a race', () => {
  const race = raceOf([
    ['TCP', TCP],
    ['TCP as a rule', OWN_TCP],
    ['MIMD', MIMD],
    ['Broken', BROKEN],
  ]);
  const shared = run(race, 'shared');
  const of = (entry: number) => shared.standings[entry]!.of;

  it('TCP takes nothing from TCP: beside itself it gets exactly what it gets', () => {
    expect(of(0).beside.values).toEqual([1, 1, 1, 1, 1]);
    expect(of(0).beside).toMatchObject({ mean: 1, half: 0 });
  });

  it('a rule that is TCP has the numbers of the built-in TCP, to the last digit', () => {
    expect(of(1)).toEqual(of(0));
  });

  it('MIMD takes from TCP, and its intervals say so', () => {
    const { mean, half } = of(2).beside;
    expect(mean! + half!).toBeLessThan(0.8);
    expect(of(2).jain.mean!).toBeLessThan(of(0).jain.mean!);
  });

  it('has five seeds, whose starts differ', () => {
    expect(of(0).throughput.values).toHaveLength(5);
    expect(new Set(of(0).throughput.values).size).toBe(5);
  });

  it('a broken entry has no numbers, and its row in the table has the reason', () => {
    expect(of(3).throughput.mean).toBeNull();
    const rows = raceTable(race, [shared]);
    expect(rows).toHaveLength(5);
    expect(rows[4]!.at(-1)).toContain('there is no “Wnd” here');
    expect(rows[1]!.at(-1)).toBeNull();
  });

  it('what no run has come to yet has no number, and no mean over links', () => {
    const one = linkRace(race, raceLinks[0]!);
    const nothing = standingsOn(race, one, seedsOf(one.experiment), () => null);
    expect(nothing.standings[0]!.of.throughput.mean).toBeNull();
    expect(overall(race, [nothing])[0]!.of.part.mean).toBeNull();
    // One link alone is its own mean.
    expect(overall(race, [shared])[2]!.of.part.mean).toBeCloseTo(of(2).part.mean!, 12);
  });

  it('an interval is Student’s t: of 1 to 5 it is 3 ± 1.963', () => {
    expect(spreadOf([1, 2, 3, 4, 5]).mean).toBe(3);
    expect(spreadOf([1, 2, 3, 4, 5]).half).toBeCloseTo((2.776 * Math.sqrt(2.5)) / Math.sqrt(5), 3);
  });
});

describe('the plane', () => {
  it('has the hull from the least delay to the most throughput, and nobody above it', () => {
    const points = [
      { x: 10, y: 90 },
      { x: 20, y: 40 },
      { x: 25, y: 60 },
      { x: 60, y: 30 },
      { x: 40, y: 36 },
      { x: 90, y: 50 },
    ];
    expect(hullOf(points)).toEqual([
      [10, 90],
      [20, 40],
      [60, 30],
    ]);
  });

  it('has a mark and a box an entry that has numbers, inside of it, and names that do not lie on each other', () => {
    const race = raceOf([
      ['TCP', TCP],
      ['Broken', BROKEN],
      ['MIMD', MIMD],
    ]);
    const { standings } = run(race, 'basic');
    const size = { width: 600, height: 400, left: 50, right: 20, top: 20, bottom: 40 };
    const plane = planeOf(standings, linkColumns(false), size);
    expect(plane.marks.map(({ name }) => name)).toEqual(['TCP', 'MIMD']);
    for (const { x, y, box } of plane.marks) {
      expect(x).toBeGreaterThanOrEqual(50);
      expect(x).toBeLessThanOrEqual(580);
      expect(y).toBeGreaterThanOrEqual(20);
      expect(y).toBeLessThanOrEqual(360);
      expect(box.x).toBeLessThanOrEqual(x);
      expect(box.x + box.width).toBeGreaterThanOrEqual(x);
    }
    expect(plane.x.ticks.length).toBeGreaterThan(1);
    expect(planeOf([], OVERALL_COLUMNS, size).marks).toEqual([]);
  });

  /** Throughput in Mbit/s and round trip in ms, each with the half of its interval. */
  const standing = (up: number, along: number, half: number | null, name = 'E'): Standing => {
    const spread = (mean: number, of: number | null) => ({ values: [mean], mean, half: of });
    const of = {
      throughput: spread(up * 1e6, half && half * 1e6),
      roundTrip: spread(along / 1000, half && half / 1000),
    };
    return { entry: { name, scheme: TCP } as never, point: null, of: of as never, failed: null };
  };
  const size = { width: 600, height: 400, left: 50, right: 20, top: 20, bottom: 40 };
  const number = fc.integer({ min: 0, max: 200 });

  it('of any numbers, none or all the same or zero: higher is higher and later is further right, all within the frame', () => {
    const entries = fc.array(fc.tuple(number, number, fc.option(fc.integer({ min: 0, max: 50 }))), {
      maxLength: 6,
    });
    const held = fc.property(entries, (numbers) => {
      const standings = numbers.map((each) => standing(...each));
      const { marks, x, y, hull } = planeOf(standings, linkColumns(false), size);
      expect(marks.map(({ entry }) => entry)).toEqual(numbers.map((_, index) => index));
      for (const { ticks, ends } of [
        { ticks: x.ticks, ends: [50, 580] },
        { ticks: y.ticks.toReversed(), ends: [20, 360] },
      ]) {
        if (numbers.length > 0) expect(ticks.length).toBeGreaterThan(0);
        ticks.forEach(({ at }, index) => {
          expect(at).toBeGreaterThanOrEqual(ends[0]! - 1e-6);
          expect(at).toBeLessThanOrEqual(ends[1]! + 1e-6);
          if (index > 0) expect(at).toBeGreaterThan(ticks[index - 1]!.at);
        });
      }
      for (const [index, { x: at, y: height, box }] of marks.entries()) {
        expect(box.x >= 50 && box.x <= at + 1e-6 && at <= box.x + box.width + 1e-6 && box.x + box.width <= 580).toBe(
          true,
        );
        expect(
          box.y >= 20 && box.y <= height + 1e-6 && height <= box.y + box.height + 1e-6 && box.y + box.height <= 360,
        ).toBe(true);
        for (const [other, mark] of marks.entries()) {
          const [upward, rightward] = [0, 1].map((axis) => numbers[index]![axis]! - numbers[other]![axis]!);
          if (upward! > 1e-6) expect(height).toBeLessThan(mark.y);
          if (rightward! > 1e-6) expect(at).toBeGreaterThan(mark.x);
        }
      }
      expect(hull).toEqual(hullOf(marks));
    });
    fc.assert(held, { numRuns: 60 });
  });

  it.each([
    [
      'nothing but zeros',
      [
        [0, 0],
        [0, 0],
      ],
    ],
    ['one entry that got nothing', [[0, 0]]],
    [
      'one number for all',
      [
        [3, 40],
        [3, 40],
      ],
    ],
  ] as const)('of %s: each mark stands at its number, and an axis has ticks from there on', (_, numbers) => {
    const { marks, x, y } = planeOf(
      numbers.map(([up, along]) => standing(up, along, null)),
      linkColumns(false),
      size,
    );
    for (const [ticks, ats] of [
      [x.ticks, marks.map((mark) => mark.x)],
      [y.ticks, marks.map((mark) => mark.y)],
    ] as const) {
      for (const { at, text } of ticks)
        expect([Number.isFinite(at), Number.isFinite(Number(text))]).toEqual([true, true]);
      expect(ticks.length).toBeGreaterThan(1);
      for (const at of ats) expect(at).toBe(ats[0]);
    }
    const zero = numbers[0][0] === 0;
    if (zero) for (const { x: along, y: up } of marks) expect([along, up]).toEqual([x.ticks[0]!.at, y.ticks[0]!.at]);
  });

  it('a mark stands at its number between two ticks of the axes, in parts of a wide range too', () => {
    for (const numbers of [
      [
        [2, 10],
        [4, 20],
      ],
      [
        [0.2, 1],
        [10, 90],
      ],
    ] as const) {
      const { marks, x, y } = planeOf(
        numbers.map(([up, along]) => standing(up, along, null)),
        linkColumns(false),
        size,
      );
      marks.forEach((mark, index) => {
        for (const [ticks, at, value] of [
          [y.ticks, mark.y, numbers[index]![0]],
          [x.ticks, mark.x, numbers[index]![1]],
        ] as const) {
          const [one, two] = [ticks[0]!, ticks.at(-1)!];
          const of = (what: number) => (x.ticks === ticks && numbers[1][1] > 80 ? Math.log(what) : what);
          const part = (of(value) - of(Number(one.text))) / (of(Number(two.text)) - of(Number(one.text)));
          expect(at).toBeCloseTo(one.at + part * (two.at - one.at), 6);
        }
      });
    }
  });
});
