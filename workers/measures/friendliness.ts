/** The three notions of TCP-friendliness of tsao2007 Table 1, each judged by the worst of the verdicts it asks for. */
import type { Readings, Thresholds, Verdict, VerdictMetric } from './card.ts';
import { worst } from './grading.ts';
import { measured, reading, type Reading } from './result.ts';
import {
  compatible,
  gradeBurstyFall,
  gradeBurstyRise,
  gradeCompatible,
  gradeEqualRtts,
  gradeFall,
  gradeNonperiodic,
  gradeRise,
  gradeUnequalRtts,
} from './verdicts.ts';

/** A verdict that a notion asks for, by the id of its metric. */
type Test = readonly [id: string, pass: (readings: Readings) => Reading<Verdict>];

/** The worst of these verdicts. @throws Inapplicable if one of them cannot be passed */
function all(readings: Readings, tests: readonly Test[]): Reading<Verdict> {
  const passed = tests.map(([id, pass]) => ({ id, found: pass(readings) }));
  const window = passed.find(({ found }) => found.window !== null)?.found.window ?? null;
  return reading(worst(passed.map(({ found }) => found.value)), window, {
    parts: passed.map(({ id, found }) => ({ label: id, value: found.value })),
  });
}

/** The worst verdict over a whole sweep, and not only where losses are random. */
function nonperiodicEverywhere(readings: Readings): Reading<Verdict> {
  const found = gradeNonperiodic(readings);
  return { ...found, value: found.parts.at(-1)!.value as Verdict };
}

const COMPATIBLE: readonly Test[] = [
  ['verdict-compat-nonperiodic', gradeCompatible],
  ['verdict-resp-two-state', gradeFall],
];
const EQUIVALENT: readonly Test[] = [
  ['verdict-nonperiodic', nonperiodicEverywhere],
  ['verdict-aggr-two-state', gradeRise],
  ['verdict-resp-two-state', gradeFall],
];
const EQUAL_SHARE: readonly Test[] = [
  ['verdict-lowmux-hom', gradeEqualRtts],
  ['verdict-lowmux-het', gradeUnequalRtts],
  ['verdict-aggr-bursty', gradeBurstyRise],
  ['verdict-resp-bursty', gradeBurstyFall],
];

/** The verdict is the worst of several, whose cuts their own cards give. */
function worstOf(tests: readonly Test[], basis: string): Thresholds {
  const on = `the worst of ${tests.map(([id]) => id).join(', ')}`;
  return { on, O: 'all of them O', D: 'none X, not all O', X: 'one of them X', ours: true, basis };
}

const shared = {
  unit: 'O, D or X',
  papers: ['tsao2007'],
  defaultWindow: 'that of the measurements it is passed on',
  takes: 'readings',
} as const;
const OURS = 'the paper defines the notion and gives no thresholds: these are ours';

export const friendlinessMetrics: readonly VerdictMetric[] = [
  {
    id: 'tcp-compatible',
    name: 'TCP-compatibility',
    definition:
      'In the steady state no more bandwidth than a conformant TCP under comparable conditions, and a decrease at least as fast; the increase is free.',
    formula: 'x_scheme ≤ x_tcp under comparable loss rate and RTT',
    sampling: 'throughput relative to TCP over CV[T], and conv-time-s after the fall',
    ours: OURS,
    thresholds: {
      ...worstOf(COMPATIBLE, compatible.thresholds.basis),
      O: `throughput relative to TCP ${compatible.thresholds.O} at every point, and verdict-resp-two-state O`,
      D: `throughput relative to TCP ≤ ${compatible.d} at every point, and verdict-resp-two-state O or D`,
      X: 'otherwise',
    },
    ...shared,
    measure: measured((readings: Readings) => all(readings, COMPATIBLE)),
  },
  {
    id: 'tcp-equivalent',
    name: 'TCP-equivalence',
    definition:
      'The same bandwidth as TCP if both see the same pattern of losses and RTTs, in steady and in transient state: rising and falling as fast as TCP.',
    formula: 'x_scheme = x_tcp under identical losses and RTTs',
    sampling: 'throughput relative to TCP over CV[T] with CV 1 among them, conv-time-s after rise and fall',
    ours: OURS,
    thresholds: worstOf(
      EQUIVALENT,
      'TCP is said to be matched in steady state, aggressiveness and responsiveness: one verdict for each. verdict-nonperiodic counts here at every CV',
    ),
    ...shared,
    measure: measured((readings: Readings) => all(readings, EQUIVALENT)),
  },
  {
    id: 'tcp-equal-share',
    name: 'TCP-equal share',
    definition:
      'The same bandwidth as TCP when competing with it on the same bottleneck, even if they see different losses; it implies equivalence, and not the other way round.',
    formula: 'x_scheme = x_tcp on the same bottleneck',
    sampling:
      "share-ratio over CV[RTT] with 0 among them, time to 90 % of freed bandwidth with TCP's, osc-after, loss events relative to TCP",
    ours: OURS,
    thresholds: worstOf(EQUAL_SHARE, 'the four columns of the table that are measured on a shared bottleneck'),
    ...shared,
    measure: measured((readings: Readings) => all(readings, EQUAL_SHARE)),
  },
];
