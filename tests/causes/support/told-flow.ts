/** What the page's rules make of the value before a change, and what their sentences work out. */
import { expect } from 'vitest';
import { factsOf, type FlowFacts, type Narrated, schemeWords } from '../../../src/narrator/facts.ts';
import { CauseRecord } from '../../../src/narrator/record.ts';
import { told } from '../../../src/narrator/words/sentence.ts';
import { cutLeaves, ruleFor } from '../../../src/why/rule.ts';
import { transportSettings } from '../../../workers/engine/scenario/transport-profiles.ts';
import type { FlowGroup, Scenario } from '../../../workers/engine/scenario/types.ts';
import { type Cause, MOST_INTERVALS, type Variable } from '../../../workers/engine/transport/causes.ts';
import type { Facts } from '../../../workers/engine/transport/telling.ts';
import { FIRST_PARAM, type Part, SLOT } from '../../../workers/language/rule-names.ts';
import { cutCauses } from '../../../workers/engine/transport/causes/cuts.ts';
import { EIGHT_WEIGHTS } from '../../../workers/theory/interval-weights.ts';
import { lossRateOf, tcpThroughput } from '../../../workers/theory/throughput.ts';
import { sumsIn } from './arithmetic.ts';
import { linesGive } from './rule-lines.ts';

export interface Recorded {
  time: number;
  variable: Variable;
  cause: Cause;
  before: number;
  after: number;
  numbers: readonly number[];
}

/** Sums of a sentence are in another order than the sender's: a few units in the last place of doubles. */
const LAST_PLACES = 1e-13;
/** Of how many changes with one cause the sentence is worked out. */
const SENTENCES = 40;
/** ns-2's bound on TFRC's rate, byte/s. */
const TFRC_BYTES = 25e6;

export class ToldFlow {
  private readonly narrated: Narrated;
  private readonly read = new Map<Cause, number>();

  constructor(
    private readonly scenario: Scenario,
    private readonly group: FlowGroup,
  ) {
    const flowGroups = [scenario.flows.indexOf(group)];
    this.narrated = { record: new CauseRecord(0, []), series: { scenario, layout: { flowGroups } } as never };
  }

  /** The value after a change, in the state before it; null if no rule gives it. */
  valueOf(change: Recorded, state: string): number | null {
    const whole = { ...change, until: change.time, count: 1 };
    const facts = factsOf(this.narrated, change.time, whole, { state, ...this.before(change) });
    if (change.variable !== 'cwnd' && change.variable !== 'rate') return this.besides(change, facts);
    if (facts['equation'] !== undefined) expectEquation(facts, this.group.packetSize);
    const rule = ruleFor(whole, this.narrated);
    if (!rule) return null;
    const read = this.read.get(change.cause) ?? 0;
    this.read.set(change.cause, read + 1);
    if (read < SENTENCES) expectSentence(told(rule.says, facts, String) ?? '');
    return rule.gives(facts);
  }

  /** What a change is made from that its record does not say. */
  private before({ cause, before }: Recorded): { window: number; threshold?: number } {
    if (cause !== 'start') return { window: before };
    const { initialWindow, initialSsthresh, maxWindow } = transportSettings(
      this.scenario.transport,
      this.group.transport,
    );
    return { window: initialWindow, threshold: initialSsthresh ?? maxWindow };
  }

  /** What no sentence is about: thresholds, timeouts, and what is recorded beside that by which a sender decides. */
  private besides(change: Recorded, facts: FlowFacts): number | null {
    const { cause, variable, after, numbers } = change;
    const settings = transportSettings(this.scenario.transport, this.group.transport);
    switch (variable) {
      case 'ssthresh':
        return this.threshold(change, facts);
      case 'rto': {
        // At a timeout, and at a second mark at a window of one, it backs off; RAP's and TFRC's are as the sample makes them.
        if (cause === 'timeout' || cause === 'mark') return after;
        const recorded = facts as unknown as Facts<'timeoutBase' | 'backoff'>;
        const [base, factor] = cause === 'start' ? [settings.initialRto, 1] : [recorded.timeoutBase, recorded.backoff];
        if (schemeWords(this.group).besides?.unboundedTimer) return base;
        const { minRto, maxRto, timerTick, minRtoBeforeBackoff } = settings;
        const raised = minRtoBeforeBackoff ? Math.max(minRto, base) * factor : Math.max(minRto, base * factor);
        return Math.max(Math.min(raised, maxRto), 2 * timerTick);
      }
      case 'active':
        return cause === 'start' ? 1 : 0;
      case 'loss event rate':
        if (cause === 'first loss interval') return lossRateOf(numbers[0]!, numbers[1]!, numbers[2]!);
        return this.lossRate(numbers, after);
      case 'average window':
        // One number is that of one epoch, or, before one has ended, the window itself.
        return numbers.length === 1 && after === numbers[0] ? after : meanOf(numbers, EIGHT_WEIGHTS);
      default:
        return after;
    }
  }

  private threshold(change: Recorded, facts: FlowFacts): number | null {
    const { cause } = change;
    const { besides } = schemeWords(this.group);
    const own = besides?.threshold?.(facts as never);
    if (this.group.scheme.kind === 'own') expectSame(own, this.thresholdOfLines(change, facts));
    if (own !== undefined) return own;
    const { initialSsthresh, maxWindow } = transportSettings(this.scenario.transport, this.group.transport);
    // Another connection begins.
    if (cause === 'start') return initialSsthresh ?? maxWindow;
    if (cause === 'growth') return null;
    const cut = facts as unknown as Facts<'cut' | 'halved' | 'end'>;
    if (cause === 'ACK train' || cause === 'longer round trips') return cut.end;
    if (!(cut.cut >= 0)) return null;
    // A timeout halves, but for laws that cut always.
    const halved = cause === 'timeout' ? Number(!besides?.cutsAtTimeout) : cut.halved;
    return Math.max(2, Math.floor(cutLeaves({ ...cut, halved }, this.narrated)));
  }

  /** Of a rule of one's own, by its lines; undefined if they set no other one. */
  private thresholdOfLines({ cause, time }: Recorded, facts: FlowFacts): number | undefined {
    const known = facts as unknown as Readonly<Record<string, number>>;
    const isStart = cause === 'start';
    const parts = isStart ? (['start'] as const) : partsFor(cause, known['round'] === 1);
    if (!parts || (cause === 'timeout' && Number.isNaN(known['cut']))) return undefined;
    const then = {
      window: isStart ? facts.window : known['windowThen']!,
      threshold: isStart ? facts.threshold : known['thresholdThen']!,
      time,
      maxWindow: facts.maxWindow,
      reads: Array.from({ length: FIRST_PARAM }, (_, index) => known[`read${index}`] ?? 0),
    };
    const threshold = linesGive(String(this.group.scheme['rule']), parts, then).get(SLOT.ssthresh)!;
    return threshold === then.threshold ? undefined : Math.max(2, Math.floor(threshold));
  }

  private lossRate(numbers: readonly number[], after: number): number {
    // Of a longer memory not all intervals are recorded.
    if (Number(this.group.scheme['intervals']) + 1 > MOST_INTERVALS) return after;
    if (numbers.length === 0) return 0;
    const every = (place: number): number[] => numbers.filter((_, index) => index % 2 === place);
    const average = meanOf(every(0), every(1));
    return average > 0 ? 1 / average : 1;
  }
}

/** What the sentence works out, with all digits, is what it says. */
function expectSentence(sentence: string): void {
  expect(sentence).toMatch(/\S.*\.$/);
  expect(sentence).not.toMatch(/undefined|NaN/);
  for (const { left, right } of sumsIn(sentence)) {
    if (sentence.includes('the least window')) expect(right, sentence).toBeGreaterThan(left);
    else if (sentence.includes('in whole packets')) expect(right, sentence).toBe(Math.floor(left));
    else expect(Math.abs(right - left), sentence).toBeLessThanOrEqual(LAST_PLACES * Math.abs(right));
  }
}

function expectSame(own: number | undefined, ofLines: number | undefined): void {
  expect(own).toBe(ofLines);
}

function expectEquation(facts: FlowFacts, packetSize: number): void {
  const { p, rtt, t0, equation } = facts as unknown as Facts<'p' | 'rtt' | 't0' | 'equation'>;
  expect(equation).toBe(Math.min(tcpThroughput(p, rtt, t0), TFRC_BYTES / packetSize));
}

function meanOf(values: readonly number[], weights: readonly number[]): number {
  let [sum, whole] = [0, 0];
  values.forEach((value, index) => {
    sum += weights[index]! * value;
    whole += weights[index]!;
  });
  return whole === 0 ? 0 : sum / whole;
}

function partsFor(cause: Cause, withRound: boolean): readonly Part['id'][] | null {
  if (cause === 'growth' || cause === 'slow start') {
    const part = cause === 'growth' ? 'ack' : 'slow';
    return withRound ? [part, 'rtt'] : [part];
  }
  if (cause === 'mark' || cause === 'timeout') return [cause];
  return cause in cutCauses ? ['loss'] : null;
}
