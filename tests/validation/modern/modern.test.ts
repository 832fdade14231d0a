import { describe, expect, it } from 'vitest';

import { agreementLines } from '../../../src/validation/agreement.ts';
import { queues } from '../../../workers/engine/network/queues/index.ts';
import { schemes } from '../../../workers/engine/schemes/index.ts';
import { normalizeScenario } from '../../../workers/engine/scenario/normalize.ts';
import { loadReasons } from '../reasons.ts';
import { compareModern, type ModernComparison, verdictOf } from './compare.ts';
import {
  besideLinux,
  counterJobs,
  modernReason,
  type ModernReason,
  type ModernResult,
  noteCounter,
  standingOf,
} from './counter.ts';
import { measureModern, modernScenario } from './measure.ts';
import { caseName, classesOf, type CounterReference, loadCounters, loadModern, type ModernCase } from './reference.ts';
import { withSection } from '../markdown.ts';
import { MODERN_HEADING } from './report.ts';
import { loadToday } from './today.ts';

const all = loadModern().flatMap(({ cases }) => cases);
const two: ModernCase = {
  rate: 10e6,
  flows: [
    { scheme: 'bbr', count: 1, rtts: [0.1] },
    { scheme: 'tcp', count: 2, rtts: [0.05, 0.1] },
  ],
  queue: { kind: 'droptail', limit: 250 },
  loss: 0.01,
  duration: 8,
  warmup: 2,
  runs: [
    [0.9, 50, 0.01, 0, 6, 2, 1],
    [0.9, 52, 0.01, 0, 6, 1, 2],
  ],
};

describe('what Linux and ns-3 gave', () => {
  it('has every case as a scenario that the engine accepts, and a number for each of its flows in each run', () => {
    expect(all.length).toBeGreaterThan(80);
    for (const each of all) {
      expect(() => normalizeScenario(modernScenario(each, 1))).not.toThrow();
      const flows = each.flows.reduce((sum, { count }) => sum + count, 0);
      expect(each.runs.length).toBeGreaterThanOrEqual(2);
      for (const run of each.runs) expect(run).toHaveLength(4 + flows);
    }
    expect(new Set(all.map(caseName)).size).toBeGreaterThan(60);
  });

  it('holds runs at 0.25 to 8 bandwidth-delay products, 0 to 5 % loss, equal and unequal round trips, alone and among others', () => {
    for (const scheme of ['bbr', 'cubic'] as const) {
      const mine = all.filter(({ flows }) => flows[0]!.scheme === scheme);
      const sizes = mine.map(({ queue, rate, flows }) => queue.limit / ((rate * flows[0]!.rtts[0]!) / 8000));
      expect(Math.min(...sizes)).toBeLessThan(0.26);
      expect(Math.max(...sizes)).toBeGreaterThanOrEqual(8);
      expect(mine.map(({ loss }) => loss)).toEqual(expect.arrayContaining([0, 0.01, 0.05]));
      expect(mine.some(({ flows }) => new Set(flows[0]!.rtts).size > 1)).toBe(true);
      expect(mine.some(({ flows }) => flows.length > 1)).toBe(true);
    }
    for (const kind of ['codel', 'pie', 'red'] as const)
      expect(all.filter(({ queue }) => queue.kind === kind).length, kind).toBeGreaterThan(2);
  });

  it('is named by what differs between cases', () => {
    expect(caseName(two)).toBe('1 BBR (100 ms) + 2 TCP (50, 100 ms), 2 BDP, 1 % loss');
    expect(classesOf(two).map(({ name, members }) => [name, ...members])).toEqual([
      ['BBR', 0],
      ['TCP', 1, 2],
    ]);
  });

  it('is compared by use, queue, drops and the share of the first scheme', () => {
    const found = compareModern(two, two.runs).map(({ measure, verdict, theirs }) => [measure, verdict, theirs[0]]);
    expect(found).toEqual([
      ['use', 'agrees', 0.9],
      ['queue', 'agrees', 51],
      ['drops', 'agrees', 0.01],
      ['share', 'agrees', 6 / 9],
    ]);
    expect(measureModern(two, 1)).toHaveLength(7);
  });

  it('agrees within 2 points of use, 10 % of the queue, 30 % of drops, 0.05 of shares, or two standard deviations', () => {
    const sharp = (value: number): [number, number, number] => [value, 0, 5];
    expect(verdictOf('use', sharp(0.979), sharp(0.96))).toBe('agrees');
    expect(verdictOf('use', sharp(0.981), sharp(0.96))).toBe('differs');
    expect(verdictOf('queue', sharp(109), sharp(100))).toBe('agrees');
    expect(verdictOf('queue', sharp(111), sharp(100))).toBe('differs');
    expect(verdictOf('drops', sharp(0.0129), sharp(0.01))).toBe('agrees');
    expect(verdictOf('drops', sharp(0.0131), sharp(0.01))).toBe('differs');
    expect(verdictOf('share', sharp(0.55), sharp(0.505))).toBe('agrees');
    expect(verdictOf('share', sharp(0.56), sharp(0.505))).toBe('differs');
    // 2 √(10²/5 + 10²/5) = 12.6, and two standard deviations over seeds are 20.
    expect(verdictOf('queue', [112, 10, 5], [100, 10, 5])).toBe('agrees');
    expect(verdictOf('queue', [118, 10, 5], [100, 10, 5])).toBe('within spread');
    expect(verdictOf('queue', [121, 10, 5], [100, 10, 5])).toBe('differs');
  });

  it('has reasons that are regular expressions, and its section replaces the old one alone', () => {
    for (const { case: pattern, reason } of loadReasons('modern/reasons.json')) {
      expect(() => new RegExp(pattern)).not.toThrow();
      expect(reason.length).toBeGreaterThan(20);
    }
    const document = '# A\n\n## Beside Linux and ns-3\n\nold\n\n## Next\n\nkept\n';
    expect(withSection(document, MODERN_HEADING, `${MODERN_HEADING}\n\nnew`)).toBe(
      '# A\n\n## Beside Linux and ns-3\n\nnew\n\n## Next\n\nkept\n',
    );
  });
});

describe('a number that differs', () => {
  const linux = result('Linux 6.18', [9, 9]);
  const ns3 = result('ns-3.44', [8, 8]);
  const reason: ModernReason = { case: '^Linux.*: share$', reason: 'The last bit.', theirs: 'rounded' };
  const rounded: CounterReference = {
    system: 'Linux 6.18',
    counter: 'rounded',
    cases: [{ ...two, runs: two.runs.map(([, ...rest]) => [0.9, ...rest]) }],
  };

  /** Ours has a share of 0.8 of 9 for BBR, theirs 6 of 9. */
  function result(system: string, ours: readonly number[]): ModernResult {
    const runs = ours.map((total) => [0.9, 51, 0.01, 0, 0.8 * total, 0.1 * total, 0.1 * total]);
    return { system, each: two, comparisons: compareModern(two, runs) };
  }
  const shareOf = ({ comparisons }: ModernResult): ModernComparison =>
    comparisons.find(({ measure }) => measure === 'share')!;

  it('is run again with its cause taken away, and its cause is proven if it then agrees', () => {
    const [job, ...more] = counterJobs([linux], [reason], [rounded]);
    expect(more).toEqual([]);
    expect(job!.numbers).toEqual([shareOf(linux)]);
    expect(standingOf([linux], linux, shareOf(linux))).toBe('open');
    noteCounter(job!, two.runs);
    expect([...linux.counter!.keys()]).toEqual(['share BBR']);
    expect(standingOf([linux], linux, shareOf(linux))).toBe('proven');
    noteCounter(
      job!,
      two.runs.map((run) => [...run.slice(0, 4), 8, 0.5, 0.5]),
    );
    expect(standingOf([linux], linux, shareOf(linux))).toBe('open');
  });

  it('is not run again without runs of the reference in which that was changed', () => {
    expect(counterJobs([ns3], [{ ...reason, case: 'share' }], [rounded])).toEqual([]);
    expect(modernReason([reason], ns3, 'share')).toBe(null);
  });

  it('may be run again with TCP sent as Linux sends it, by settings alone', () => {
    const one: ModernCase = { ...two, flows: [{ scheme: 'cubic', count: 1, rtts: [0.1] }], loss: 0.02 };
    expect(modernScenario(one, 1, { linux: true })).toMatchObject({
      transport: { prr: true, rack: true, tlp: true },
      flows: [{ scheme: { hystart: true } }],
    });
    expect(measureModern(one, 1, { linux: true })).not.toEqual(measureModern(one, 1));
  });

  it('of ns-3 is held against Linux in the same case', () => {
    const agreeing: ModernResult = { ...linux, comparisons: compareModern(two, two.runs) };
    expect(besideLinux([agreeing, ns3], ns3, shareOf(ns3))!.verdict).toBe('agrees');
    expect(standingOf([agreeing, ns3], ns3, shareOf(ns3))).toBe('as Linux');
    expect(standingOf([linux, ns3], ns3, shareOf(ns3))).toBe('open');
    expect(besideLinux([linux], linux, shareOf(linux))).toBe(null);
  });

  it('has counter-runs whose cases and names are those of the references and of the reasons', () => {
    const named = new Set((loadReasons('modern/reasons.json') as ModernReason[]).flatMap(({ theirs }) => theirs ?? []));
    const compared = [...loadModern(), loadToday()];
    const known = new Set(compared.flatMap(({ system, cases }) => cases.map((each) => system + caseName(each))));
    for (const { system, counter, cases } of loadCounters()) {
      expect(named.has(counter), counter).toBe(true);
      for (const each of cases) {
        expect(known.has(system + caseName(each)), caseName(each)).toBe(true);
        expect(each.runs.length).toBeGreaterThan(0);
      }
    }
  });
});

describe('what cards say of their agreement', () => {
  it('is for every scheme and queue a line for each system that it was compared with, of known kinds only', () => {
    expect(agreementLines('bbr').some((line) => line.startsWith('Linux 6.18: '))).toBe(true);
    expect(agreementLines('codel').some((line) => line.startsWith('ns-3.44: '))).toBe(true);
    expect(agreementLines('tcp').some((line) => line.startsWith('ns-2.35: '))).toBe(true);
    expect(agreementLines('tfrcp')).toEqual([]);
    const known = new Set([...schemes, ...queues].map(({ kind }) => kind));
    expect(known.size).toBe(schemes.length + queues.length);
  });

  it('counts what agrees and gives the median distance in points or per cent', () => {
    const lines = agreementLines('x', {
      Simulator: { x: { cases: 1, numbers: 1_200, agree: 1_100, off: { use: 0.004, queue: 0.123, unknown: 1 } } },
    });
    expect(lines).toEqual([
      'Simulator: 1,100 of 1,200 numbers of 1 experiment agree; off by (median) use of the link 0.4 points, queue 12 %',
    ]);
  });
});
