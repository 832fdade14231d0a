/** Why? beside a sentence answers that sentence: why the packet fell, why the queue is full; of no happening, why the window is what it is. */
import { describe, expect, test } from 'vitest';
import { happeningsIn } from '../../src/narrator/happenings.ts';
import { Narrator } from '../../src/narrator/narrator.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { aboutAt } from '../../src/why/about.ts';
import { FATE_WORDS } from '../../workers/engine/network/fate-words.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { narratedRun } from '../narrator/support/narrated-run.ts';
import { fateOf, plain, type PacketFate, told } from './support/told.ts';

const run = narratedRun(normalizeScenario({ ...defaultScenario(), duration: 10, warmup: 1 }));
const happenings = happeningsIn(run.record, run.series, -1, 1e9);
const textOf = (about: ReturnType<typeof aboutAt>): string => about!.lines.map(({ text }) => text).join('\n');

describe('why a packet fell', () => {
  const fall = happenings.find((each) => each.kind === 'fate')!;
  const about = aboutAt(run, { packet: fall.fate.packet }, fall.time);

  test('is answered by the queue that it found, whose packets filled it, the rule, and how so much came to be on its way', () => {
    expect(about!.title).toMatch(
      new RegExp(`^Why did packet ${fall.fate.packet} of TCP A fall at \\d+\\.\\d\\d\u00a0s\\?$`),
    );
    const text = textOf(about);
    expect(text).toContain(`Packet ${fall.fate.packet} was dropped: the queue held 6 of 6.`);
    expect(text).toMatch(/Whose packets those were: 6 of TCP A\./);
    expect(text).toContain('The rule: what comes while the queue is full is dropped.');
    // 1 Mbit/s for 100 ms are ten packets of 1,250 bytes; a window of seventeen is one more than path and queue hold.
    const [, windows] = /let ([\d.]+) packets be on their way; the path itself holds 10, the queue 6\./.exec(text)!;
    expect(Number(windows)).toBeGreaterThan(16);
    expect(Number(windows)).toBeLessThanOrEqual(17);
    expect(about!.fate).toBe(fall.fate);
  });

  test('after a change of the link’s rate, and of its queue, is reckoned with what holds then', () => {
    const first = defaultScenario();
    const wider = narratedRun(
      normalizeScenario({
        ...first,
        ...{ duration: 20, warmup: 1 },
        events: [
          { at: 6, do: 'rate', rate: 2 * first.path[0]!.rate! },
          { at: 6, do: 'queue', limit: 9 },
        ],
      }),
    );
    const fell = happeningsIn(wider.record, wider.series, 7, 1e9).find((each) => each.kind === 'fate')!;
    if (fell.kind !== 'fate') throw new Error('no packet fell');
    const text = textOf(aboutAt(wider, { packet: fell.fate.packet }, fell.time));
    expect(text).toContain('the path itself holds 20, the queue 9.');
  });

  test('of one that is lost on the way names the loss model', () => {
    const lossy = narratedRun(
      normalizeScenario({
        ...defaultScenario(),
        duration: 20,
        warmup: 1,
        path: defaultScenario().path.map((hop) => ({ ...hop, loss: { kind: 'bernoulli', p: 0.05 } })),
      }),
    );
    const lost = happeningsIn(lossy.record, lossy.series, -1, 1e9).find(
      (each) => each.kind === 'fate' && each.fate.fate === 'lost',
    )!;
    if (lost.kind !== 'fate') throw new Error('no packet was lost');
    const answer = aboutAt(lossy, { packet: lost.fate.packet }, lost.time);
    expect(answer!.title).toMatch(/^Why was packet \d+ of .* lost at /);
    expect(textOf(answer)).toMatch(/The rule: packets are lost .*at random/);
  });

  test('early, by RED, has the average, the chance that it gives, and the packets since the drop before', () => {
    const queue = { kind: 'red', limit: 60, minThreshold: 4, maxThreshold: 20, maxP: 0.1, weight: 0.02, gentle: true };
    const [hop] = defaultScenario().path;
    const red = narratedRun(
      normalizeScenario({ ...defaultScenario(), duration: 40, warmup: 1, path: [{ ...hop, rate: 4e6, queue }] }),
    );
    const fates = happeningsIn(red.record, red.series, -1, 1e9).flatMap((each) =>
      each.kind === 'fate' && each.fate.fate === 'dropped early' ? [each.fate] : [],
    );
    expect(fates.length).toBeGreaterThan(0);
    for (const fate of fates) {
      const text = plain(textOf(aboutAt(red, { packet: fate.packet }, fate.time)));
      const [, average, percent, count] =
        /On average ([\d.]+) packets wait: at that average p = ([\d.]+) %\. It is packet (\d+) since the last early drop\./.exec(
          text,
        )!;
      expect(Number(average)).toBeCloseTo(fate.average, 1);
      // The straight line between the thresholds; and drops lie at least 1/p packets apart.
      expect(Number(percent)).toBeCloseTo((100 * 0.1 * (fate.average - 4)) / 16, 1);
      expect(Number(count) * fate.chance).toBeGreaterThanOrEqual(1);
    }
  });

  test('is not answered where it is no longer recorded', () => {
    expect(aboutAt(run, { packet: 1 }, fall.time)).toBeNull();
  });
});

test('why the queue is full is answered by what it holds and what is on its way', () => {
  const full = happenings.find((each) => each.kind === 'queue' && each.level.level === 'full')!;
  const about = aboutAt(run, 'queue', full.time);
  expect(about!.title).toMatch(/^Why is the queue full at /);
  expect(textOf(about)).toMatch(/It holds 6 of 6\.\n.*the path itself holds 10, the queue 6\./);
});

test('at an earlier time the queue is full since then, and later times do not count; before it was ever full there is no answer', () => {
  const asked = told({ kind: 'tcp' });
  asked.record.levels.push(
    { level: 'full', time: 10, hop: 0, waiting: 20, limit: 20 },
    { level: 'full', time: 15, hop: 1, waiting: 30, limit: 30 },
  );
  const firstLine = (time: number) => aboutAt(asked, 'queue', time)?.lines[0];
  expect(firstLine(12)).toMatchObject({ text: 'It holds 20 of 20.', time: 10 });
  expect(firstLine(15)).toMatchObject({ text: 'It holds 30 of 30.', time: 15 });
  expect(firstLine(9)).toBeUndefined();
});

describe('how much is on its way', () => {
  const alone = { path: [{ rate: 4e6, delay: 0.05 }], traffic: [] };
  const windows = Array<number>(12).fill(30);
  const tfrc = [
    { id: 'asked', count: 2 },
    { id: 'other', scheme: { kind: 'tfrc' } },
  ];
  const saysSo = (fields: object): boolean => {
    const asked = told({ kind: 'tcp' }, { ...alone, windows, fates: [fateOf('lost', 100, 9)], ...fields });
    return textOf(aboutAt(asked, { packet: 100 }, 10)).includes('All windows together');
  };

  test.each<[string, object, boolean]>([
    ['one bottleneck that windows share', {}, true],
    ['the second of two bottlenecks', { path: [{ rate: 4e6 }, { rate: 5e6 }] }, false],
    ['a path without a limit', { path: [{ rate: null, delay: 0.05 }] }, false],
    ['a source beside the flows', { traffic: [{ kind: 'cbr', high: 1e6 }] }, false],
    ['a second group that sends by a rate', { flows: tfrc }, false],
    ['a time before the first sample', { windows: [] }, false],
  ])('is said of %s: %s', (_, fields, said) => expect(saysSo(fields)).toBe(said));
});

describe('the narrator', () => {
  test('knows what its sentence tells of, and that a sentence of what goes on tells of nothing', () => {
    const narrator = new Narrator();
    const fall = happenings.find((each) => each.kind === 'fate')!;
    for (let time = fall.time - 1; time < fall.time + 0.09 && narrator.about?.kind !== 'fate'; time += 0.01)
      narrator.at(run, time, 20_000 * time, true);
    expect(narrator.about).toEqual(fall);
    expect(narrator.text).toMatch(/^Packet \d+ of TCP A falls/);
    narrator.at(run, 0.9, 1e9, false);
    expect(narrator.about === null || narrator.about.kind !== 'fate').toBe(true);
  });

  test('says before the first instant of a run that waits that Play is to be pressed', () => {
    const narrator = new Narrator();
    expect(narrator.at(run, 0, 0, false)).toBe('Press Play, and the run begins.');
    expect(narrator.at(run, 0.02, 100, true)).not.toContain('Press Play');
  });
});

test('why the queue is full is answered by when it last became so by then, and not before it was', () => {
  const full = happenings.filter((each) => each.kind === 'queue' && each.level.level === 'full');
  expect(full.length).toBeGreaterThan(1);
  const between = (full[0]!.time + full[1]!.time) / 2;
  expect(aboutAt(run, 'queue', between)!.lines[0]!.time).toBe(full[0]!.time);
  expect(aboutAt(run, 'queue', full[0]!.time - 1e-3)).toBeNull();
});

describe('of a packet that is lost, marked or dropped at the second of two hops', () => {
  const path = [
    { rate: 4e6, loss: { kind: 'bernoulli', p: 0.01 }, queue: { kind: 'red', limit: 50 } },
    { rate: 5e6, loss: { kind: 'periodic', every: 40 }, queue: { kind: 'codel', limit: 60 } },
  ];
  const rulesOf = (fate: PacketFate['fate'], time = 9, more: object = {}) =>
    path.map((_, hop) => {
      const asked = told({ kind: 'tcp' }, { path, ...more, fates: [fateOf(fate, 100, time, { hop })] });
      return plain(
        aboutAt(asked, { packet: 100 }, 10)!.lines.findLast(({ text }) => text.startsWith('The rule: '))!.text,
      );
    });

  test('the rule is that of the losses there, not of those at the first', () => {
    const [first, second] = rulesOf('lost');
    expect(first).toMatch(/1 in 100, at random/);
    expect(second).toMatch(/1 in 40, evenly/);
  });

  test('and as they were then: a change of losses counts at its own hop, from its time on', () => {
    const more = { events: [{ at: 5, do: 'loss', hop: 1, model: { kind: 'bernoulli', p: 0.2 } }] };
    expect(rulesOf('lost', 9, more)[0]).toMatch(/1 in 100/);
    expect(rulesOf('lost', 9, more)[1]).toMatch(/1 in 5, at random/);
    expect(rulesOf('lost', 4, more)[1]).toMatch(/1 in 40, evenly/);
  });

  test('the lines say at which bottleneck it was', () => {
    for (const fate of ['lost', 'marked', 'dropped early', 'dropped, queue full'] as const)
      for (const hop of [0, 1]) {
        const asked = told({ kind: 'tcp' }, { path, fates: [fateOf(fate, 100, 9, { hop })] });
        expect(plain(aboutAt(asked, { packet: 100 }, 10)!.lines[0]!.text)).toContain(`at bottleneck ${hop + 1}`);
      }
  });
});

test.each(Object.entries(FATE_WORDS))('of “%s” a title says what its sentence says', (_, { how, passing }) => {
  const said = [
    [4, /ACK .* dropped/],
    [3, /waits/],
    [2, /marks|is marked/],
    [1, /is lost/],
    [0, /falls|drops/],
  ] as const;
  expect(said.find(([, words]) => words.test(passing))?.[0]).toBe(how);
});
