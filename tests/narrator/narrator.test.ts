/** What the narrator says, of real runs: at most 15 words, true by the record, held long enough to be read. */
import { describe, expect, test, vi } from 'vitest';
import { chainAt } from '../../src/why/chain.ts';
import { cutsIn, happeningsIn, isCut } from '../../src/narrator/happenings.ts';
import { Narrator } from '../../src/narrator/narrator.ts';
import { CauseRecord } from '../../src/narrator/record.ts';
import {
  fatesSentence,
  MOST_WORDS,
  sentenceOf,
  standingSentence,
  type Narrated,
} from '../../src/narrator/sentences.ts';
import { queues } from '../../workers/engine/network/queues/index.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { causeCard } from '../../workers/engine/transport/causes/index.ts';
import { scenarioWith } from '../support/scenario.ts';
import { fateOf, plain } from '../why/support/told.ts';
import { narratedRun } from './support/narrated-run.ts';

/** A run of one TCP flow, or of what `fields` say. */
function narrated(fields: object, duration = 10): Narrated {
  const scenario = scenarioWith({
    duration,
    warmup: 0,
    seed: 4,
    path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 } }],
    flows: [{ scheme: { kind: 'tcp' }, count: 1, accessDelay: 0.02 }],
    ...fields,
  });
  return narratedRun(scenario);
}

const words = (sentence: string): number => sentence.split(/\s+/).length;

/** Every sentence of the run. */
function allOf(of: Narrated): string[] {
  const sentences = new Set(happeningsIn(of.record, of.series, -1, 1e9).map((each) => sentenceOf(each, of)));
  for (let time = 0; time < 10; time += 0.25) {
    sentences.add(standingSentence(of, time));
    sentences.add(new Narrator().at(of, time, 0, false));
  }
  return [...sentences];
}

describe('one TCP flow at a drop-tail queue', () => {
  const run = narrated({ transport: { profile: 'ns-2.35', initialSsthresh: 20 } }, 30);

  test('keeps to what can be read in a glance', () => expect(MOST_WORDS).toBe(15));

  test('is narrated in the order of a sawtooth: it opens, the queue fills, a packet falls, it hears and halves', () => {
    const kinds = happeningsIn(run.record, run.series, -1, 1e9).map(({ kind }) => kind);
    const first = ['start', 'threshold reached', 'fate', 'cut', 'recovered'].map((kind) =>
      kinds.indexOf(kind as (typeof kinds)[number]),
    );
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    expect(first).not.toContain(-1);
    expect(kinds[kinds.indexOf('fate') - 1]).toBe('queue');
  });

  test('hears of the drop one round trip later, and halves the window that it had', () => {
    const happenings = happeningsIn(run.record, run.series, -1, 1e9);
    const cut = happenings.find((each) => each.kind === 'cut')!;
    const { change, fate } = cut;
    expect(fate).toMatchObject({ fate: 'dropped, queue full', packet: change.numbers[0], waiting: 30, limit: 30 });
    expect(change.after).toBe(change.numbers[1]! / 2);
    expect(sentenceOf(cut, run)).toBe(
      `TCP hears of it one round trip later, and halves: ${change.before.toFixed(0)} to ${change.after.toFixed(0)}.`,
    );
    const between = (fate!.time + change.time) / 2;
    expect(standingSentence(run, between)).toBe(`TCP does not know yet that packet ${fate!.packet} is gone.`);
    expect(
      sentenceOf(
        happenings.find((each) => each.kind === 'fate')!,
        run,
      ),
    ).toBe(`Packet ${fate!.packet} of TCP falls: the queue holds 30 of 30.`);
  });

  test('of a law that does not halve it says that the first loss does, and of later ones what they leave', () => {
    const aimd = narrated({ flows: [{ scheme: { kind: 'aimd', b: 0.25 }, accessDelay: 0.02 }] }, 30);
    const [first, ...later] = happeningsIn(aimd.record, aimd.series, -1, 1e9)
      .filter((each) => each.kind === 'cut')
      .map((each) => sentenceOf(each, aimd));
    expect(first).toMatch(/^A first loss, or one in slow start, halves AIMD: (\S+) to (\S+)\.$/);
    expect(later.length).toBeGreaterThan(2);
    for (const sentence of later) expect(sentence).toMatch(/ and cuts: \d+ to \d+\.$/);
  });

  test('asked why, the chain of a cut names the ACK, the packet, the queue, whose packets filled it, and the rule with its numbers', () => {
    const cut = happeningsIn(run.record, run.series, -1, 1e9).find((each) => each.kind === 'cut')!;
    const { change, fate } = cut;
    const chain = chainAt(run, cut.time);
    expect(chain.lines.map(({ text }) => text)).toEqual([
      `The window fell from ${change.before.toFixed(0)} to ${change.after.toFixed(0)} packets.`,
      `The third duplicate ACK told TCP that packet ${fate!.packet} is missing.`,
      `Packet ${fate!.packet} was dropped: the queue held 30 of 30.`,
      'Whose packets those were: 30 of TCP.',
      `The rule: W ← W/2: ${change.numbers[1]!.toFixed(2)} / 2 = ${change.after.toFixed(2)}.`,
      expect.stringMatching(/^Before that the window went from 20 to \d+ packets\.$/),
    ]);
    expect(chain.lines.map(({ time }) => time).slice(0, 4)).toEqual([cut.time, cut.time, fate!.time, fate!.time]);
  });

  test('while playing each sentence is held until it is read, unless something greater happens; at high speed cuts are counted', () => {
    for (const speed of [0.05, 1, 20]) {
      const narrator = new Narrator();
      const shown: { text: string; at: number }[] = [];
      for (let wall = 0; wall < 20_000 && (wall / 1000) * speed < 29; wall += 50) {
        const text = narrator.at(run, (wall / 1000) * speed, wall, true);
        if (text !== shown.at(-1)?.text) shown.push({ text, at: wall });
      }
      shown.slice(1).forEach(({ at }, index) => expect(at - shown[index]!.at).toBeGreaterThanOrEqual(1_000));
    }
    const narrator = new Narrator();
    const counted = new Set<string>();
    for (let wall = 0; wall < 1_400; wall += 20) counted.add(narrator.at(run, wall / 50, wall, true));
    const cuts = happeningsIn(run.record, run.series, 0, 30).filter(({ kind }) => kind === 'cut').length;
    expect(cuts).toBeGreaterThan(3);
    expect([...counted].join('\n')).toMatch(/TCP: \d+ cuts in the last \d+ s, all from the full queue\./);
  });

  test('what became of a packet is looked for where a cut is told, not where the window opens', () => {
    const looked = vi.spyOn(run.record, 'fateOf');
    const cuts = cutsIn(run.record, run.series, -1, 1e9);
    expect(cuts).toEqual(happeningsIn(run.record, run.series, -1, 1e9).filter(isCut));
    expect(cuts.length).toBeGreaterThan(3);
    const changes = run.record.changes.filter(({ variable }) => variable === 'cwnd').length;
    expect(changes).toBeGreaterThan(cuts.length);
    expect(looked).toHaveBeenCalledTimes(2 * cuts.length);
  });

  test('a packet dropped long after others that were told of is told of by itself, not counted with them', () => {
    const record = new CauseRecord(0, []);
    const [dropped] = run.record.fates;
    for (const time of [5, 5.1, 12]) record.fates.push({ ...dropped!, time });
    const only: Narrated = { ...run, record };
    const narrator = new Narrator();
    narrator.at(only, 4, 0, true);
    narrator.at(only, 5.2, 10_000, true);
    expect(narrator.about?.time).toBe(5.1);
    narrator.at(only, 12.1, 20_000, true);
    expect(narrator.text).not.toMatch(/ in the last /);
    expect(narrator.about?.time).toBe(12);
  });

  test('played again from the start, the flow is not said to start when it has gone on to something else', () => {
    const narrator = new Narrator();
    const [first, second] = happeningsIn(run.record, run.series, -1, 30);
    expect(narrator.at(run, 20, 0, true)).not.toMatch(/starts/);
    expect(narrator.at(run, first!.time, 20, true)).toMatch(/^TCP starts/);
    expect(narrator.at(run, second!.time - 0.01, 40, true)).toMatch(/^TCP starts/);
    expect(narrator.at(run, second!.time, 60, true)).toBe(sentenceOf(second!, run));
  });

  test('paused, stepped or gone back, the line says what has just happened then, not what was said before', () => {
    const narrator = new Narrator();
    const cut = happeningsIn(run.record, run.series, -1, 1e9).find(({ kind }) => kind === 'cut')!;
    narrator.at(run, 25, 0, true);
    expect(narrator.at(run, cut.time, 10, false)).toBe(sentenceOf(cut, run));
    expect(narrator.at(run, cut.time - 3, 20, false)).toBe(new Narrator().at(run, cut.time - 3, 0, false));
    expect(narrator.at(run, cut.time, 30, false)).toBe(sentenceOf(cut, run));
  });
});

describe('of packets that are marked, from the mark to the answer and beyond', () => {
  const MARKED = 40;
  const cases = ['tcp', 'cubic', 'dctcp', 'prague', 'bbr'].flatMap((kind) =>
    ['red', 'codel', 'pie', 'dualpi2'].map((queue) => ({ kind, queue })),
  );
  test.each(cases)('$kind at $queue: none is said to be gone, dropped or lost', ({ kind, queue }) => {
    const run = narrated(
      {
        path: [
          { rate: 4e6, delay: 0.02, queue: { kind: queue, limit: 400, ...(queue !== 'dualpi2' && { ecn: true }) } },
        ],
        flows: [{ scheme: { kind }, count: 1, ecn: true }],
      },
      6,
    );
    const marks = run.record.fates.filter(({ fate }) => fate.startsWith('marked')).slice(0, MARKED);
    const gone = run.record.fates.filter(({ fate }) => !fate.startsWith('marked') && fate !== 'ACK dropped');
    expect(marks.length).toBeGreaterThan(0);
    for (const { time, packet } of marks) {
      const answer = run.record.changes.find(
        (change) => change.time > time && causeCard(change.cause).words.told,
      )?.time;
      for (const at of [
        time,
        time + 0.01,
        time + 0.05,
        ((answer ?? 6) + time) / 2,
        answer ?? 6,
        (answer ?? 6) + 0.01,
      ]) {
        const said = [standingSentence(run, at), new Narrator().at(run, at, 0, false)]
          .join(' ')
          .replaceAll(/nothing (is|was) lost/g, '');
        expect(said).not.toMatch(new RegExp(`packet ${packet} is gone|drops packet ${packet}\\b`));
        // As long as nothing was dropped, nothing is said of drops at all.
        if (!gone.some((fate) => fate.time <= at)) expect(said).not.toMatch(/\b(gone|falls|drops|dropped|lost)\b/);
      }
    }
    const counted = plain(fatesSentence(run, marks, 6));
    expect(counted).toMatch(new RegExp(`: ${marks.length} packets? marked in the last 6 s\\.$`));
  });
});

test.each([
  ['dropped, queue full', 'lost', '2 packets dropped or lost'],
  ['marked', 'marked at the head', '2 packets marked'],
  ['dropped early', 'marked', '1 packet dropped or lost, 1 packet marked'],
] as const)('packets of the fates %s and %s are counted as %s', (one, other, counted) => {
  const run = narrated({}, 1);
  const fates = [one, other].map((fate, packet) => fateOf(fate, packet, 0.5));
  expect(plain(fatesSentence(run, fates, 1))).toBe(`TCP: ${counted} in the last 1 s.`);
});

test('a flow is called by its name of up to three words, in all sentences; else “the flow”', () => {
  for (const label of ['near', 'the near', 'the near one', 'the very near one', 'one of four hundred']) {
    const run = narrated({ flows: [{ scheme: { kind: 'tcp' }, label }] }, 6);
    const short = label.split(' ').length <= 3;
    const saidOf = allOf(run).filter((sentence) => /the flow|near|hundred/i.test(sentence));
    expect(saidOf.length).toBeGreaterThan(2);
    for (const sentence of saidOf) expect(/the flow/i.test(sentence), sentence).toBe(!short);
  }
});

test('a second flow that joins is announced', () => {
  const run = narrated({
    flows: [
      { scheme: { kind: 'tcp' }, count: 1 },
      { scheme: { kind: 'tcp' }, count: 1, start: 5 },
    ],
  });
  const join = happeningsIn(run.record, run.series, -1, 1e9).find(({ kind }) => kind === 'join')!;
  expect(join.time).toBeGreaterThan(5);
  expect(join.time).toBeLessThan(5.5);
  expect(sentenceOf(join, run)).toBe('A second flow joins: who gets what?');
});

describe('of any scheme and queue', () => {
  const cases = [
    ...schemes.map(({ kind, name }) => ({ name, run: () => narrated({ flows: [{ scheme: { kind }, count: 2 }] }) })),
    ...queues.flatMap(({ kind, name, parameters }) => {
      const marks = parameters.some(({ key }) => key === 'ecn');
      return (marks ? [false, true] : [false]).map((ecn) => ({
        name: `${name}${ecn ? ' with marks' : ''}`,
        run: () =>
          narrated({
            path: [{ rate: 4e6, delay: 0.02, queue: { kind, ...(marks && { ecn }) } }],
            flows: [{ scheme: { kind: 'tcp' }, count: 2, ecn }],
          }),
      }));
    }),
  ];
  test.each(cases)('$name: sentences of at most 15 words, and more than one', ({ run }) => {
    const of = run();
    const sentences = allOf(of);
    expect(sentences.length).toBeGreaterThan(1);
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/NaN|undefined|Infinity/);
      expect(words(sentence), sentence).toBeLessThanOrEqual(MOST_WORDS);
      expect(sentence).toMatch(/^[A-Z0-9].*[.?]$/);
    }
    for (let time = 0; time < 10; time += 0.5)
      for (const { text } of chainAt(of, time).lines) expect(text).not.toMatch(/NaN|undefined|Infinity/);
  });
});
