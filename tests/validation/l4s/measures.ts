/**
 * The measures on which the references agree among themselves, and how closely: a number of ours agrees if it lies no further
 * beyond what they gave than the tolerance.
 */
import { caseKey, caseName, type L4sCase, type L4sReference, type L4sRow } from './reference.ts';
import type { OurRun } from './run.ts';

/** What both a row of the reference and a run of ours have. */
type Numbers = Pick<L4sRow, 'use' | 'each'>;

export interface Measure {
  number: number;
  name: string;
  unit: string;
  /** What cards say of it: `queue`, `marks`, `use`, `share`, `throughput`; or another word that they pass over. */
  about: string;
  /** It is a part of 1: its distance is absolute. */
  isPart?: true;
  /** One reference only, or two that differ: no more than an order. */
  wide?: true;
  of(each: L4sCase): boolean;
  value(numbers: Numbers, each: L4sCase): number;
  /** Part of the reference by which ours may be beyond it; or a bound of its own, not from the references. */
  within: ((each: L4sCase) => number) | readonly [low: number, high: number];
  /** `within` is a factor less 1: as far below as above. */
  isFactor?: true;
  /** The sources that count; all where it says nothing. */
  from?: readonly string[];
}

const alone = (kind: string, queue: L4sCase['queue']) => (each: L4sCase) =>
  each.queue === queue && each.flows.length === 1 && each.flows[0] === kind;
const twice =
  (kind: string) =>
  ({ queue, flows, rttsMs }: L4sCase): boolean =>
    queue === 'dualpi2' && flows.length === 2 && flows.every((each) => each === kind) && rttsMs[0] === rttsMs[1];
/** Of 100 Mbit/s and 100 ms no reference has numbers to be held against: a minute is too short. */
const settles = (each: L4sCase): boolean => each.rateMbps < 100 || each.rttsMs[0]! < 100;
const pair = ({ queue, flows }: L4sCase): boolean => queue === 'dualpi2' && flows.join() === 'prague,cubic';
const mean = (numbers: Numbers, key: 'queueMs' | 'queue95Ms' | 'marks'): number =>
  numbers.each.reduce((sum, each) => sum + each[key], 0) / numbers.each.length;
const shareOf = ({ each }: Numbers): number => each[0]!.rate / each.reduce((sum, { rate }) => sum + rate, 0);
const state =
  (name: string) =>
  ({ each }: Numbers): number =>
    each[0]!.states?.[name] ?? 0;
/** What cards and the report call it. */
export const LOW_BESIDE_CUBIC = 'wait in the low-latency queue, beside CUBIC';
/** As a factor: 1.7 is up to 70 % more, or less by as much as that would be more. */
const factor = (most: number) => (): number => most - 1;
const rtt = ({ rttsMs }: L4sCase): number => rttsMs[0]!;

export const MEASURES: readonly Measure[] = [
  {
    ...{ number: 2, name: 'wait in the classic queue, two CUBIC', unit: 'ms', about: 'queue' },
    of: (each) => twice('cubic')(each) && settles(each),
    value: (numbers) => mean(numbers, 'queueMs'),
    within: () => 0.06,
  },
  {
    ...{ number: 3, name: 'wait in the classic queue, one CUBIC', unit: 'ms', about: 'queue' },
    of: (each) => alone('cubic', 'dualpi2')(each) && settles(each),
    value: (numbers) => mean(numbers, 'queueMs'),
    within: () => 0.25,
  },
  {
    ...{ number: 4, name: 'wait in the low-latency queue, one Prague', unit: 'ms', about: 'queue' },
    of: (each) => alone('prague', 'dualpi2')(each) && settles(each),
    value: (numbers) => mean(numbers, 'queueMs'),
    within: (each) => (each.rateMbps === 100 && rtt(each) >= 40 ? 1 : rtt(each) === 10 ? 0.35 : 0.2),
  },
  {
    ...{ number: 5, name: '95 % of the waits, one Prague', unit: 'ms', about: 'queue' },
    of: (each) => alone('prague', 'dualpi2')(each) && (each.rateMbps < 100 || rtt(each) === 10),
    value: (numbers) => mean(numbers, 'queue95Ms'),
    within: () => 0.2,
  },
  {
    ...{ number: 6, name: 'use of the link, one Prague', unit: '', about: 'use', isPart: true },
    of: (each) => alone('prague', 'dualpi2')(each) && settles(each),
    value: ({ use }) => use,
    within: [0.965, 1.001],
  },
  {
    ...{ number: 7, name: 'share of the first of two Prague', unit: '', about: 'share', isPart: true },
    of: twice('prague'),
    value: shareOf,
    within: [0.47, 0.53],
  },
  {
    ...{ number: 8, name: 'marks, one Prague', unit: '', about: 'marks' },
    of: (each) => alone('prague', 'dualpi2')(each) && rtt(each) <= 40 && each.rateMbps < 100,
    value: (numbers) => mean(numbers, 'marks'),
    within: factor(1.7),
    isFactor: true,
  },
  {
    ...{ number: 9, name: 'marks, two Prague', unit: '', about: 'marks' },
    of: (each) => twice('prague')(each) && each.rateMbps < 100,
    value: (numbers) => mean(numbers, 'marks'),
    within: (each) => (rtt(each) === 10 ? 0.6 : 0.1),
  },
  {
    ...{ number: 11, name: 'queue, one Prague behind drop-tail', unit: 'ms', about: 'queue' },
    of: (each) => alone('prague', 'droptail')(each) && each.rateMbps < 100,
    value: (numbers) => mean(numbers, 'queueMs'),
    within: (each) => (rtt(each) === 40 ? 0.2 : 0.3),
  },
  {
    ...{ number: 12, name: 'queue, one CUBIC behind drop-tail', unit: 'ms', about: 'queue' },
    of: (each) => alone('cubic', 'droptail')(each) && rtt(each) <= 40,
    value: (numbers) => mean(numbers, 'queueMs'),
    within: () => 0.15,
  },
  {
    ...{ number: 13, name: 'use of the link, one BBRv3', unit: '', about: 'use', isPart: true },
    of: (each) => alone('bbr3', 'droptail')(each) && each.bdp === 2,
    value: ({ use }) => use,
    within: [0.94, 0.99],
  },
  {
    ...{ number: 13, name: 'queue over the round trip, one BBRv3', unit: '', about: 'queue' },
    of: (each) => alone('bbr3', 'droptail')(each) && each.bdp === 2 && each.rateMbps === 10,
    value: (numbers, each) => mean(numbers, 'queueMs') / rtt(each),
    within: [0, 0.02],
  },
  {
    ...{ number: 14, name: 'time in CRUISE, one BBRv3', unit: '', about: 'states' },
    of: (each) => alone('bbr3', 'droptail')(each) && each.bdp === 2 && each.rateMbps < 100,
    value: state('cruise'),
    within: () => 0.04,
  },
  ...(['up', 'down', 'refill'] as const).map((name): Measure => ({
    ...{ number: 15, name: `time in ${name.toUpperCase()}, one BBRv3`, unit: '', about: 'states' },
    of: (each) => alone('bbr3', 'droptail')(each) && each.bdp === 2 && each.rateMbps < 100 && rtt(each) === 40,
    value: state(name),
    within: factor(1.6),
    isFactor: true,
  })),
  {
    ...{ number: 16, name: 'rate of Prague over that of CUBIC', unit: '', about: 'throughput', wide: true },
    of: pair,
    value: ({ each }) => each[0]!.rate / each[1]!.rate,
    within: [0.8, 2],
  },
  {
    ...{ number: 16, name: 'wait in the classic queue, beside Prague', unit: 'ms', about: 'queue', wide: true },
    of: pair,
    value: ({ each }) => each[1]!.queueMs,
    within: (each) => (rtt(each) === 10 ? 0.05 : 0.15),
  },
  {
    ...{ number: 16, name: LOW_BESIDE_CUBIC, unit: 'ms', about: 'queue', wide: true },
    of: (each) => pair(each) && each.rateMbps === 40,
    value: ({ each }) => each[0]!.queueMs,
    within: [0, 0.15],
  },
  {
    ...{ number: 16, name: LOW_BESIDE_CUBIC, unit: 'ms', about: 'queue', wide: true },
    of: (each) => pair(each) && each.rateMbps === 10,
    value: ({ each }) => each[0]!.queueMs,
    within: [0, 0.6],
  },
  {
    ...{
      number: 17,
      name: 'rates of two Prague whose round trips differ, the near over the far',
      unit: '',
      about: 'throughput',
      wide: true,
    },
    of: ({ queue, flows, rttsMs, rateMbps }) =>
      queue === 'dualpi2' && flows.length === 2 && rttsMs[0] !== rttsMs[1] && rateMbps === 40,
    value: ({ each }) => each[0]!.rate / each[1]!.rate,
    within: factor(1.5),
    isFactor: true,
  },
  {
    ...{ number: 18, name: 'share of the first of four Prague', unit: '', about: 'share', isPart: true, wide: true },
    of: ({ flows }) => flows.length === 4,
    value: shareOf,
    within: [0.23, 0.27],
  },
  {
    ...{ number: 18, name: 'marks, four Prague', unit: '', about: 'marks', wide: true },
    of: ({ flows }) => flows.length === 4,
    value: (numbers) => mean(numbers, 'marks'),
    within: factor(1.5),
    isFactor: true,
  },
];

export interface Compared {
  measure: Measure;
  each: L4sCase;
  ours: number;
  theirs: { source: string; value: number }[];
  low: number;
  high: number;
  agrees: boolean;
}

/** @param run what our run of a case gives */
export function compareMeasure(measure: Measure, { cases }: L4sReference, run: (each: L4sCase) => OurRun): Compared[] {
  const chosen = cases.filter((each) => measure.of(each));
  const keys = [...new Set(chosen.map(caseKey))];
  return keys.map((key) => {
    const rows = chosen.filter((each) => caseKey(each) === key);
    const each = rows[0]!;
    const theirs = rows.map((row) => ({ source: row.source, value: measure.value(row, row) }));
    const values = theirs.map(({ value }) => value);
    const { within } = measure;
    const [low, high] =
      typeof within === 'function'
        ? [
            measure.isFactor ? Math.min(...values) / (1 + within(each)) : Math.min(...values) * (1 - within(each)),
            Math.max(...values) * (1 + within(each)),
          ]
        : within;
    const ours = measure.value(run(each), each);
    return { measure, each, ours, theirs, low, high, agrees: ours >= low && ours <= high };
  });
}

export function nameOf({ measure, each }: Compared): string {
  return `${measure.number}: ${measure.name}: ${caseName(each)}`;
}
