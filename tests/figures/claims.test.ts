import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import {
  above,
  admitted,
  below,
  fromTo,
  notAbout,
  prints,
  printsEach,
  shows,
} from '../../workers/papers/claims/checks.ts';
import { interval } from '../../workers/experiments/statistics.ts';
import { runSpan, side } from '../../workers/papers/claims/interval.ts';
import { all, mostOf, some } from '../../workers/papers/claims/joint-checks.ts';
import {
  almostNone,
  more,
  much,
  ordered,
  overall,
  similar,
  slightly,
  trend,
} from '../../workers/papers/claims/order-checks.ts';
import { bansalLedger } from '../../workers/papers/bansal2001/ledger.ts';
import { causeText } from '../../workers/papers/claims/cause.ts';
import { type Check, claimsOf, paperText, type ShippedFindings } from '../../workers/papers/claims/claim.ts';
import { two } from '../../workers/papers/claims/headline.ts';
import { digits } from '../../workers/papers/figures/parts.ts';
import { claims, claimsFor } from '../../workers/papers/claims/index.ts';
import { jinLedger } from '../../workers/papers/jin2001/ledger.ts';
import { fromToOfRun, printsOfRun } from '../../workers/papers/claims/single-run.ts';
import { EIGHT } from '../../workers/papers/tsao2007/runs.ts';
import { printedVerdict } from '../../workers/measures/printed-verdicts.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import { tsaoLedger } from '../../workers/papers/tsao2007/ledger.ts';
import { cellId, COLUMNS } from '../../workers/papers/tsao2007/table4.ts';
import { OF_ONE_RUN } from '../../workers/papers/claims/words.ts';
import { yangLedger } from '../../workers/papers/yang2000/ledger.ts';
import { findFigure, figures } from '../../workers/papers/figures/index.ts';
import { type Answer, answerKey, type Ask } from '../../workers/papers/figures/ask.ts';
import { asked as quantityOf, computed, measure, type Measured } from '../../workers/papers/figures/quantity.ts';
import { findSetup } from '../../workers/papers/setups/index.ts';

/** A quantity over seeds, as if it had been measured. */
function seeds(...values: number[]): Measured {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return {
    label: 'x',
    values,
    mean,
    low: Math.min(...values),
    high: Math.max(...values),
    sd: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0,
    beyond: false,
    why: null,
  };
}

const q = computed('x', 0);
const verdict = (check: Check, ...found: Measured[]): string => check.judge(found).verdict;

describe('the ledger of claims', () => {
  it('has every line of the four papers once, with its check', () => {
    const lines = Object.entries({
      bansal2001: bansalLedger,
      yang2000: yangLedger,
      jin2001: jinLedger,
      tsao2007: tsaoLedger,
    }).flatMap(([paper, ledger]) => ledger.map(([id]) => `${paper}-${id}`));
    expect(new Set(lines).size).toBe(lines.length);
    expect(claims.map(({ id }) => id)).toEqual(lines);
    for (const { id, expects, judge } of claims)
      expect([typeof expects, typeof judge], id).toEqual(['string', 'function']);
  });

  it('leads from every claim to figures that there are, and to set-ups that there are', () => {
    for (const claim of claims) {
      expect(claim.figures.length, claim.id).toBeGreaterThan(0);
      for (const figure of claim.figures) expect(findFigure(figure), `${claim.id}: ${figure}`).toBeDefined();
      for (const { asks } of claim.quantities)
        for (const ask of asks) expect(findSetup(ask.setup), claim.id).toBeDefined();
    }
    expect(figures.flatMap(({ id }) => claimsFor(id)).length).toBeGreaterThanOrEqual(claims.length);
  });

  it('never shows a measure of ours as the paper’s', () => {
    for (const claim of claims.filter(({ source, none }) => source === 'ours' && !none))
      expect(paperText(claim)).toBe('no number given');
  });

  it('judges every statement that runs can test on three seeds at least', () => {
    const few = claims.filter((claim) => claim.needs === 'run' && claim.seeds < 3);
    expect(few.map(({ id }) => id)).toEqual([]);
  });

  it('refuses a line without a check and a check without a line', () => {
    const line = ['a', 'Section 1', 'fig7', 'paper', 'says'] as const;
    const [ledger, a] = [[line], prints(q, '0')];
    expect(() => claimsOf('bansal2001', { ledger, checks: {} })).toThrow('no check for a');
    expect(() => claimsOf('bansal2001', { ledger, checks: { a, b: a } })).toThrow('no line for b');
    const here = { c: () => '' };
    expect(() => claimsOf('bansal2001', { ledger, checks: { a }, here })).toThrow('no line for c');
  });

  it('names cases of ns-2.35 that there are, and shows by a counter-run what it says it does', () => {
    const cases = new Set(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'].flatMap((group) => {
        const text = readFileSync(new URL(`../reference/${group}.json`, import.meta.url), 'utf8');
        return (JSON.parse(text) as { cases: { id: string }[] }).cases.map(({ id }) => id);
      }),
    );
    for (const { id, cause } of claims) {
      if (!cause) continue;
      const { kind, cases: named = [], counter } = cause;
      expect(
        named.filter((one) => !cases.has(one)),
        id,
      ).toEqual([]);
      if (kind === 'ns-2.35 fails alike') expect(named.length, id).toBeGreaterThan(0);
      expect(counter !== undefined, id).toBe(kind === 'shown by a counter-run');
    }
  });
});

describe('an interval of a mean', () => {
  it('is Student’s: 95 % of five values of standard deviation 1 lie within 2.776/√5 of it', () => {
    const { mean, half } = interval([-1, -1, 0, 1, 1])!;
    expect([mean, half]).toEqual([0, expect.closeTo(2.776 / Math.sqrt(5), 12)]);
    expect(interval([-1, 1], 99.9)!.half).toBeCloseTo(636.6, 9);
    expect(interval([3])).toEqual({ mean: 3, half: 0 });
    expect(interval([null])).toBeNull();
    // What one seed alone has says nothing of the others.
    expect(interval([3, null, null])).toBeNull();
  });

  it('of a single run is by the ranks of the first 39 runs, however many there are, and as of a normal one with fewer', () => {
    const runs = Array.from({ length: 39 }, (_, index) => index ** 2);
    expect(runSpan(runs)).toEqual({ least: 0, most: 38 ** 2 });
    expect(runSpan([...runs, -1, 40 ** 2])).toEqual({ least: 0, most: 38 ** 2 });
    const { least, most } = runSpan([1, 2, 3])!;
    expect((most - least) / 2).toBeCloseTo(4.303 * Math.sqrt(4 / 3), 9);
    expect(runSpan([null])).toBeNull();
  });

  it('of a difference is of the pairs: what varies alike in both does not count', () => {
    expect(side(seeds(1.1, 5.1, 9.11), seeds(1, 5, 9))).toBe('more');
    expect(side(seeds(1.1, 5.1, 9.11), seeds(9, 1, 5))).toBe('open');
    expect(side(seeds(1, 2), seeds(1, 2))).toBe('equal');
  });
});

describe('a statement of yang2000', () => {
  /** What runs would give, quantity by quantity, in the check's order. */
  const judged = (id: string, ...values: number[]): string => {
    const claim = claims.find((one) => one.id === `yang2000-${id}`)!;
    expect(claim.quantities).toHaveLength(values.length);
    return claim.judge(values.map((value) => seeds(value, value, value))).verdict;
  };

  it('of three alike is of each pair', () => {
    // TCP, GAIMD, TFRC, TEAR; the ratios GAIMD over TFRC, TFRC over TEAR, GAIMD over TEAR.
    expect(judged('D-order', 1, 5, 6, 5, 5 / 6, 6 / 5, 1)).toBe('holds');
    expect(judged('D-order', 1, 4.2, 5.2, 6.2, 4.2 / 5.2, 5.2 / 6.2, 4.2 / 6.2)).toBe('fails');
  });

  it('of a queue like a lone flow’s asks for its swing, not for shorter cycles alone', () => {
    const cycles = [90, 17, 90, 17, 90, 18, 90, 18];
    expect(judged('f14-cycles', ...cycles, 0.9, 0.9, 1, 1, 49, 49, 49, 49)).toBe('holds');
    expect(judged('f14-cycles', ...cycles, 0.9, 0.3, 1, 1, 49, 49, 49, 49)).toBe('fails');
  });

  it('of a dip at a round trip is of the queue then, and not of any other time', () => {
    const later = [45, 15, 45, 25];
    expect(judged('f27-tear-dip', 45, 20, ...later)).toBe('holds');
    expect(judged('f27-tear-dip', 45, 44, ...later)).toBe('fails');
    expect(judged('f27-tear-dip', 45, 20, 45, 15, 45, 44)).toBe('fails');
  });

  it('of a response almost at once asks for that, and not only for a slower one of others', () => {
    const times = (tcp: number, gaimd: number): number[] => [tcp, gaimd, 150, tcp, 200, tcp, 150, gaimd, 200, gaimd];
    expect(judged('f34-fast', ...times(5, 12), 2, 2, 2, 2)).toBe('holds');
    expect(judged('f34-fast', ...times(5, 60), 2, 2, 2, 2)).toBe('fails');
  });

  it('of an answer to a change is not met by a run in which nothing changes', () => {
    expect([judged('D-tcp', 1, 6), judged('D-tcp', 1, 139)]).toEqual(['holds', 'fails']);
    expect([judged('I-tear', 0.02, 0.02), judged('I-tear', -0.002, -0.002)]).toEqual(['holds', 'fails']);
    expect([judged('f22-tear-no-to', 1, 0, 16), judged('f22-tear-no-to', 1, 16, 16)]).toEqual(['holds', 'fails']);
    const refills = [8, 16, 290, 344];
    expect(judged('f36-order', ...refills, 15, 3, 39, 8, 44, 0, 44, 0)).toBe('holds');
    expect(judged('f36-order', ...refills, 15, 14, 39, 39, 44, 44, 44, 44)).toBe('fails');
    const times = [5, 12, 150, 5, 200, 5, 150, 12, 200, 12];
    expect(judged('f34-fast', ...times, 1, 1, 1, 1)).toBe('fails');
  });

  it('of an index near 1 without large variations is not met by one that falls as TCP’s does', () => {
    expect(judged('f16-near-1', 0.96, 0.97, 0.5, 0.1, 0.5, 0.1)).toBe('holds');
    expect(judged('f16-near-1', 0.96, 0.97, 0.5, 0.4, 0.5, 0.1)).toBe('fails');
  });

  it('of a zero that flows overshoot to is not met by flows that fell to it all the time', () => {
    const rest = [10, 12, 90, 95, 0.6, 0.7];
    expect(judged('f26-overshoot', 0, 4, 0, 4, 1, 0, 1, 0, ...rest)).toBe('holds');
    expect(judged('f26-overshoot', 0, 4, 0.1, 4, 1, 0, 0, 0.1, ...rest)).toBe('fails');
  });

  it('of a CoV that stays low asks that it is like that of fewer losses', () => {
    const low = [0.2, 0.5, 0.4];
    const rows = [low, low, low, low].flat();
    expect(judged('f6-tfrc-flat-4pct', ...rows, 0.22, 0.5, 0.4, 1.1)).toBe('holds');
    expect(judged('f6-tfrc-flat-4pct', ...rows, 0.39, 0.5, 0.4, 1.95)).toBe('fails');
  });
});

describe('a printed number', () => {
  it('admits half a unit of its last digit, a tenth where the paper says about, and no half of an integer', () => {
    expect(admitted('0.60').slack).toBeCloseTo(0.005, 12);
    expect(admitted('0.6').slack).toBeCloseTo(0.05, 12);
    expect(admitted('1').slack).toBeCloseTo(0.05, 12);
    expect(admitted('220').slack).toBe(0.5);
    expect(admitted('about 14.4').slack).toBeCloseTo(1.44, 12);
    expect(() => admitted('some')).toThrow(RangeError);
  });

  it('holds where it lies within the interval of the mean, fails where it does not, and noise tells nothing', () => {
    expect(verdict(prints(q, '0.51'), seeds(0.5, 0.51, 0.53))).toBe('holds');
    expect(verdict(prints(q, '0.51'), seeds(0.56, 0.57, 0.56))).toBe('fails');
    expect(verdict(prints(q, '0.51'), seeds(0.2, 0.5, 0.9))).toBe('open');
    expect(verdict(prints(q, '0.60'), seeds(0.636))).toBe('fails');
    expect(verdict(prints(q, '1'), seeds(0.92))).toBe('fails');
    expect(verdict(printsEach([q, q], ['6.1', '99.6']), seeds(6.1), seeds(90))).toBe('fails');
    expect(verdict(fromTo(q, '0.65', '0.70'), seeds(0.66, 0.67, 0.68))).toBe('holds');
  });
});

describe('a check', () => {
  it('of a bound is 95 % sure, or of the opposite, or neither', () => {
    expect(verdict(below(q, 1), seeds(0.8, 0.9, 0.85))).toBe('holds');
    expect(verdict(below(q, 1), seeds(0.9, 1.2, 0.85))).toBe('open');
    expect(verdict(below(q, 1), seeds(1.2, 1.21, 1.19))).toBe('fails');
    expect(verdict(notAbout(q, '1'), seeds(1.2, 1.21, 1.19))).toBe('holds');
    expect(verdict(notAbout(q, '1'), seeds(0.9, 1.2, 0.85))).toBe('open');
    expect(verdict(notAbout(q, '1'), seeds(1.05, 1.06, 1.04))).toBe('fails');
  });

  it('of what was not reached within the run knows only that it is above', () => {
    const late = { ...seeds(60), beyond: true };
    expect(verdict(above(q, 40), late)).toBe('holds');
    expect(verdict(below(q, 40), late)).toBe('fails');
    expect(verdict(below(q, 100), late)).toBe('open');
    expect(verdict(prints(q, '60'), late)).toBe('open');
    expect(verdict(prints(q, '20'), late)).toBe('fails');
    expect(verdict(ordered('ascending', [q, q]), seeds(1), late)).toBe('holds');
    expect(verdict(ordered('ascending', [q, q]), late, seeds(100))).toBe('open');
    expect(verdict(more(q, q), seeds(1), late)).toBe('fails');
  });

  it('of an order parts groups and leaves them unordered inside', () => {
    const check = ordered('ascending', [[q, q], q]);
    expect(verdict(check, seeds(2), seeds(1), seeds(3))).toBe('holds');
    expect(verdict(check, seeds(2), seeds(4), seeds(3))).toBe('fails');
    expect(verdict(check, seeds(2, 2, 2), seeds(2, 3, 4), seeds(3, 3, 3.1))).toBe('open');
  });

  it('of the paper’s words goes by the rule of the word', () => {
    expect(verdict(much(q, q), seeds(2, 2.1, 2.2), seeds(1, 1, 1))).toBe('holds');
    expect(verdict(much(q, q), seeds(1.3, 1.31, 1.32), seeds(1, 1, 1))).toBe('fails');
    expect(verdict(slightly(q, q), seeds(1.3, 1.31, 1.32), seeds(1, 1, 1))).toBe('holds');
    expect(verdict(slightly(q, q), seeds(2, 2.1, 2.2), seeds(1, 1, 1))).toBe('fails');
    expect(verdict(almostNone(q, q), seeds(0.05), seeds(1))).toBe('holds');
    expect(verdict(almostNone(q, q), seeds(0.3), seeds(1))).toBe('fails');
    expect([1.2, 1.4, 0.7].map((value) => verdict(similar(q, q), seeds(value)))).toEqual(['holds', 'fails', 'fails']);
  });

  it('of a trend fails for a step that is surely back, and not for one that chance makes', () => {
    const check = trend('rising', [q, q, q]);
    expect(verdict(check, seeds(1), seeds(2), seeds(3))).toBe('holds');
    expect(verdict(check, seeds(1, 1.1, 1.2), seeds(0.9, 1.3, 1), seeds(3, 3.1, 3.2))).toBe('holds');
    expect(verdict(check, seeds(1), seeds(0.8), seeds(3))).toBe('fails');
    expect(
      overall('rising', 'x', [computed('a', 1), computed('b', 3), computed('c', 2), computed('d', 4)]).expects,
    ).toBe('rising');
  });

  it('of several is as good as the worst, or as the best', () => {
    expect(verdict(all(above(q, 1), prints(q, '2')), seeds(2), seeds(2))).toBe('holds');
    expect(verdict(all(above(q, 1), prints(q, '2')), seeds(0), seeds(2))).toBe('fails');
    const three = [above(q, 1), above(q, 1), above(q, 1)];
    expect(verdict(mostOf('most', three), seeds(2), seeds(2), seeds(0))).toBe('holds');
    expect(verdict(mostOf('most', three), seeds(2), seeds(0), seeds(0))).toBe('fails');
    expect(verdict(mostOf('most', three), seeds(2), seeds(0), seeds(0, 1, 2.5))).toBe('open');
    expect(verdict(mostOf('most', three.slice(1)), seeds(2), seeds(0))).toBe('fails');
    expect(verdict(some('one', [above(q, 1), above(q, 5)]), seeds(2), seeds(2))).toBe('holds');
    expect(verdict(some('one', [above(q, 3), above(q, 5)]), seeds(2), seeds(2))).toBe('fails');
  });

  it('of a number from one simulation goes by where single runs of ours lie, which is wider than the interval of their mean', () => {
    // Mean 2, sd 1: of the mean ± 4.303/√3 = 2.5, of one more run ± 4.303 √(4/3) = 5.0.
    expect(verdict(printsOfRun(q, '6.9'), seeds(1, 2, 3))).toBe('open');
    expect(verdict(printsOfRun(q, '7.1'), seeds(1, 2, 3))).toBe('fails');
    expect(verdict(printsOfRun([q, q], ['2', '9']), seeds(1, 2, 3), seeds(1, 2, 3))).toBe('fails');
    expect(verdict(printsOfRun(q, '2.00'), seeds(2, 2.01, 2.02))).toBe('holds');
    expect(verdict(printsOfRun(q, '2.00'), { ...seeds(1, 2, 3), beyond: true })).toBe('open');
    expect(verdict(fromToOfRun(q, '2.0', '2.1'), seeds(2, 2.01, 2.02))).toBe('holds');
    expect(verdict(fromToOfRun(q, '3.0', '4.0'), seeds(2, 2.01, 2.02))).toBe('fails');
    // Narrow, and it touches the range; but runs lie further below it than a tenth.
    expect(verdict(fromToOfRun(q, '0.2', '0.4'), seeds(0.17, 0.18, 0.19))).toBe('open');
    expect(verdict(printsOfRun([q, q], '2.00'), seeds(2, 2.01, 2.02), seeds(3, 3.01, 3.02))).toBe('fails');
  });

  it('of one simulation is widened once: “about” is a tenth already, and what seeds cannot decide says so', () => {
    // Of about 0.86 a tenth reaches to 0.946: single runs up to 0.99 are no proof of it, and no disproof.
    expect(printsOfRun(q, 'about 0.86').judge([seeds(0.87, 0.93, 0.99)])).toMatchObject({
      verdict: 'open',
      undecided: 'one simulation',
    });
    expect(verdict(printsOfRun(q, 'about 0.86'), seeds(0.859, 0.86, 0.861))).toBe('holds');
    expect(prints(q, '0.86').judge([seeds(0.7, 0.87, 1.1)])).not.toHaveProperty('undecided');
    const both = all(printsOfRun(q, '2'), more(q, q));
    expect(both.judge([seeds(1, 2, 3), seeds(3, 3.1, 3.2), seeds(1, 1.1, 1.2)]).undecided).toBe('one simulation');
  });

  it('is of one simulation in all four papers, but in Tsao’s Figure 1, which is of five', () => {
    const ofOneRun = (id: string): boolean => claims.find((claim) => claim.id === id)!.expects.includes(OF_ONE_RUN);
    const single = ['bansal2001-f13-tcp8-f20', 'yang2000-f6-tcp-1pct', 'yang2000-f36-tcp', 'jin2001-t3-T2-simu-tcp'];
    const others = ['jin2001-t3-T1-simu-tcp', 'tsao2007-f3-iiad-up'];
    expect([...single, ...others].filter((id) => !ofOneRun(id))).toEqual([]);
    const ofMeans = ['tsao2007-f1-gaimd-cv1', 'tsao2007-f2-gaimd-avg', 'yang2000-half-rate', 'yang2000-f36-order'];
    expect(ofMeans.filter(ofOneRun)).toEqual([]);
  });

  it('without a value fails and says why; what cannot fail is no test', () => {
    const none: Measured = { ...seeds(0), mean: null, values: [null], why: 'no flow' };
    expect(prints(q, '1').judge([none])).toEqual({ verdict: 'fails', measured: 'none (no flow)' });
    expect(shows('a', 'a').judge([])).toEqual({ verdict: 'none', measured: 'a' });
  });
});

describe('a number over several seeds', () => {
  const ask: Ask = { setup: 'yang2000-single', choice: {}, measure: 'goodput' };
  const answers = new Map<string, Answer>([
    [answerKey(ask, 1), { value: 1 }],
    [answerKey(ask, 2), { value: 2, beyond: true }],
    [answerKey(ask, 3), { value: 3 }],
  ]);
  const of = (...chosen: number[]): Measured => measure(quantityOf('goodput', ask), answers, chosen);

  it('is a lower bound where it is one in any of them, whichever comes last', () => {
    expect(of(1, 2, 3)).toMatchObject({ mean: 2, low: 1, high: 3, beyond: true });
    expect(of(1, 3).beyond).toBe(false);
  });
});

describe('a cell of Table 4', () => {
  const cells = COLUMNS.flatMap((column) =>
    EIGHT.map((scheme) => ({
      scheme,
      column: column.id,
      claim: claims.find(({ id }) => id === `tsao2007-${cellId(scheme, column)}`)!,
      columns: [column, ...(column.bracketed ? [column.bracketed] : [])].map(({ id }) => id),
    })),
  );
  /** How bad a scheme is by its grade alone. */
  const graded = (scheme: string, column: string): number => 10 * 'ODX'.indexOf(printedVerdict(scheme, column).value);
  /** A cell’s verdict if schemes have these numbers in a column. */
  const judged = ({ claim, columns, scheme }: (typeof cells)[number], numbers: typeof graded): string => {
    const asked = columns.flatMap((column) => {
      const others = EIGHT.filter((one) => {
        // TFRCP is rejected there for its swings: nobody is compared with its time.
        const apart = column === 'verdict-aggr-bursty' && one === 'TFRCP';
        return !apart && printedVerdict(one, column).value !== printedVerdict(scheme, column).value;
      });
      return [scheme, ...others].map((one) => seeds(numbers(one, column)));
    });
    expect(asked).toHaveLength(claim.quantities.length);
    return claim.judge(asked).verdict;
  };
  const holding = (numbers: typeof graded): number => cells.filter((one) => judged(one, numbers) === 'holds').length;

  it('holds in the printed order, and fails for an O or an X at the other end of its column', () => {
    expect(holding(graded)).toBe(56);
    for (const cell of cells.filter(({ scheme, column }) => graded(scheme, column) !== 10)) {
      const moved = judged(cell, (one, column) =>
        one === cell.scheme ? 20 - graded(one, column) : graded(one, column),
      );
      expect([cell.claim.id, moved]).not.toEqual([cell.claim.id, 'holds']);
    }
  });

  it('never holds with eight equal numbers, nor with the numbers in the reverse of the printed order', () => {
    expect(holding(() => 1)).toBe(0);
    expect(holding((scheme, column) => -graded(scheme, column))).toBe(0);
  });

  it('cannot be told where an interval meets that of a scheme of another grade, and says of which', () => {
    const { claim } = cells.find((one) => one.claim.id === 'tsao2007-t4-gaimd-fair-lowmux-hom')!;
    const [own, ...others] = claim.quantities.map((_, index) => seeds(...(index === 0 ? [8, 10, 12] : [1, 1, 1])));
    expect(claim.judge([own!, ...others]).verdict).toBe('holds');
    const near = claim.judge([own!, seeds(9, 9, 9), ...others.slice(1)]);
    expect([near.verdict, near.tells]).toEqual(['open', 'not told from IIAD D']);
  });

  it('cannot be told by one scheme on the wrong side, and fails by more than half of them', () => {
    const { claim } = cells.find((one) => one.claim.id === 'tsao2007-t4-gaimd-fair-lowmux-hom')!;
    const withHigher = (count: number) =>
      claim.judge(claim.quantities.map((_, index) => seeds(index === 0 ? 10 : index <= count ? 99 : 1)));
    expect([0, 1, 3, 4, 6].map((count) => withHigher(count).verdict)).toEqual([
      'holds',
      'open',
      'open',
      'fails',
      'fails',
    ]);
    expect(withHigher(1).tells).toBe('in the other order with IIAD D');
  });

  it('holds by chance in one of six cells, where the numbers are shuffled', () => {
    const random = new RandomStream(11, 'shuffle');
    const shuffles = 60;
    let held = 0;
    for (let round = 0; round < shuffles; round += 1) {
      const drawn = new Map<string, number>();
      held += holding((scheme, column) => {
        const key = `${scheme} ${column}`;
        if (!drawn.has(key)) drawn.set(key, random.uniform());
        return drawn.get(key)!;
      });
    }
    // 0.161 over 2000 shuffles; within 60 of them the mean has a standard deviation of about 0.01.
    expect(Math.abs(held / (shuffles * 56) - 0.16)).toBeLessThan(0.03);
  });
});

describe('a cause', () => {
  const { findings } = JSON.parse(
    readFileSync(new URL('../../public/figures/findings.json', import.meta.url), 'utf8'),
  ) as ShippedFindings;
  const failing = claims.filter(({ id }) => findings[id]!.verdict === 'fails');

  it('has what our runs give from the finding: one that is not ns-2’s has no mean of it typed', () => {
    for (const { id, needs, cause } of failing) {
      if (needs !== 'run' || cause!.kind === 'ns-2.35 fails alike' || typeof cause!.text !== 'string') continue;
      // What was tried is counted (reading-counts.test.ts), and may well give the same.
      const typed = cause!.text.replace(/Tried \(.*?: (holds|cannot be told|does not hold)\./, '');
      const numbers: readonly string[] = typed.match(/\d+\.\d+/g) ?? [];
      const means = findings[id]!.values!.flatMap(({ mean }) => (mean === null ? [] : [two(mean), digits(mean)]));
      expect([id, means.filter((mean) => numbers.includes(mean))]).toEqual([id, []]);
    }
  });

  it('says another number where the runs give another', () => {
    const follows = failing.filter(({ cause }) => typeof cause!.text === 'function');
    expect(follows.length).toBeGreaterThan(5);
    for (const { id, cause } of follows) {
      const [values, doubled] = [1, 2].map((times) =>
        findings[id]!.values!.map(({ mean }, place) => ({ mean: mean! * times ** (place + 1) })),
      );
      const text = causeText(cause!, { values: values! });
      expect([id, text]).not.toEqual([id, causeText(cause!, { values: doubled! })]);
      expect([id, text]).not.toEqual([id, expect.stringMatching(/NaN|undefined|Infinity/)]);
    }
  });
});

describe('statements about closed forms, which need no run', () => {
  const ready = claims.filter(({ quantities }) => quantities.every(({ asks }) => asks.length === 0));

  it.each(ready.map((claim) => [claim.id, claim] as const))('%s holds, is no test, or has its cause', (_, claim) => {
    const found = claim.judge(claim.quantities.map((quantity) => measure(quantity, new Map(), [1])));
    expect(found.verdict === 'fails' ? claim.cause?.text : '').toBeDefined();
    expect(found.verdict).not.toBe('open');
  });

  const counters = claims.flatMap(({ id, cause }) => (cause?.counter ? [[id, cause.counter] as const] : []));
  it.each(counters)('the counter-run of %s needs runs, or holds', (_, { quantities, judge }) => {
    if (quantities.some(({ asks }) => asks.length > 0)) return;
    expect(judge(quantities.map((quantity) => measure(quantity, new Map(), [1]))).verdict).toBe('holds');
  });
});

describe('docs/replication.md', () => {
  const text = readFileSync(new URL('../../docs/replication.md', import.meta.url), 'utf8');
  const short = (id: string): string => `\`${id.slice(id.indexOf('-') + 1)}\``;
  const papers = new Map(
    Object.entries({ bansal2001: 'Bansal', yang2000: 'Yang', jin2001: 'Jin', tsao2007: 'Tsao' }).map(
      ([paper, name]) => [paper, text.slice(text.indexOf(`\n## ${name}`)).split('\n## ')[1]!],
    ),
  );
  /** The claims of a paper under a verdict's heading: all that stands between two of them, by statement. */
  const under = (paper: string, heading: string): string[] => {
    const part = papers.get(paper)!.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? '';
    return part.split(/<br>|\n| \| /).filter((entry) => entry.startsWith('`'));
  };
  const VERDICTS = [
    'Holds',
    'Cannot be told with these seeds',
    'Not told by an hour of runs',
    'One simulation: ours lie around it',
    'Partly in another order',
    'Does not hold',
  ];

  it('has every claim that can be tested once, under one verdict, with what we measure, and names the others', () => {
    for (const [paper, part] of papers) {
      const entries = VERDICTS.flatMap((heading) => under(paper, heading));
      const judged = claims.filter((claim) => claim.paper === paper && claim.needs !== 'nothing');
      expect(entries).toHaveLength(judged.length);
      for (const { id, says } of judged) {
        const own = entries.filter((entry) => entry.startsWith(`${short(id)} ${says.replaceAll('|', '\\|')}: `));
        expect(own, id).toHaveLength(1);
        expect(own[0], id).toMatch(/\*\*.+\*\*/);
      }
      for (const { id, needs, paper: of } of claims)
        if (of === paper && needs === 'nothing') expect(part).toContain(short(id));
    }
  });

  it('gives a cause for every claim that does not hold', () => {
    expect(text).not.toContain('no cause found');
    for (const paper of papers.keys()) {
      const rows = papers.get(paper)!.split('### Does not hold\n')[1]!.trim().split('\n\n')[0]!.split('\n').slice(2);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toMatch(/^\| \*[^*]+\.\* .+ \| `/);
    }
  });
});
