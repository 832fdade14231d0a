/** The verdicts of tsao2007 Table 4, each passed on what other metrics measured. All cuts are ours. */
import type { Readings, Thresholds, Verdict, VerdictMetric } from './card.ts';
import { type Ceiling, ceiling, exact, grade, graded, gradeEqual, atCvs, sweep, worst } from './grading.ts';
import { Inapplicable, measured, reading, type Reading } from './result.ts';
import { printedVerdict } from './printed-verdicts.ts';

const OVER_TCP = 'throughput relative to TCP';
const EQUAL = { o: 0.1, d: 0.3 };

export const compatible = ceiling('the largest throughput relative to TCP over CV[T] from 0 to 1', 1.1, 1.25, {
  basis: 'TFRCP is the only X printed; SIMD for periodic losses is said to exceed TCP (fluid model 1.15)',
});
const equalRtts = ceiling('ρ = max(share-ratio, 1/share-ratio) at CV[RTT] = 0, 8 flows of each', 1.25, 3, {
  basis: 'GAIMD and SIMD exceed 10 and are X; rate-based schemes, IIAD, SQRT and AIAD/H are D without numbers',
});
const unequalRtts = ceiling('the largest ρ over CV[RTT] from 0.1 to 0.42', 1.25, 1.5, {
  basis: '1.5 to 4 is stated for GAIMD and SIMD, which are X; rate-based schemes are O',
});
const rise = ceiling('conv-time-s after losses become rare (second 100)', 80, 100, {
  unit: 's',
  basis:
    "stated are only 700 s (IIAD, AIAD/H: X) and within 100 s (the rest). TEAR's printed X contradicts the latter, unless it is at the limit; SQRT's O follows from no single cut",
});
const fall = ceiling('conv-time-s after losses become frequent (second 800)', 30, 60, {
  unit: 's',
  basis: '20 s (TFRC, TFRCP, TEAR) is O, 40 s (GAIMD, SIMD) is D, IIAD and AIAD/H are longer and X',
});
const events = ceiling('loss events relative to TCP', 1.5, 2.5, {
  basis: 'the values of Fig. 4c are not in the text: placeholders until measured',
});

/** A scheme as quick as this times SIMD is O as well. */
const OF_SIMD = 1.5;
/** Time to take the freed bandwidth, as a multiple of TCP's, and the oscillation afterwards. */
const BURSTY = { o: { times: 1.5, oscillation: 0.25 }, d: { times: 4, oscillation: 0.35 } };

const nonperiodicThresholds: Thresholds = {
  on: 'throughput relative to TCP at CV[T] = 1; the worst case over CV[T] from 0 to 1 beside it',
  O: '0.9 to 1.1',
  D: '0.7 to 0.9 or 1.1 to 1.3',
  X: 'otherwise',
  ours: true,
  basis:
    '0.80 is printed with D and 0.60 with X, so 0.7 lies between; SIMD (fluid model 0.71 at CV 0, 0.82 at 1) is D, TFRCP (2.2 at 1) is X; 0.9 is a guess. The fluid model gives 0.75 for IIAD, SQRT and AIAD/H, where the paper has 0.60 on average',
};

export function gradeNonperiodic({ throughputVsTcp }: Readings): Reading<Verdict> {
  const points = sweep(throughputVsTcp, OVER_TCP, 0, 1);
  const random = points.find(({ cv }) => Math.abs(cv - 1) < 1e-9);
  if (!random) throw new Inapplicable('needs throughput relative to TCP at CV 1');
  const verdicts = points.map(({ value }) => gradeEqual(value, EQUAL.o, EQUAL.d));
  const parts = [...atCvs(points), { label: 'worst over CV', value: worst(verdicts) }];
  return reading(gradeEqual(random.value, EQUAL.o, EQUAL.d), random.window, { parts });
}

export function gradeCompatible({ throughputVsTcp }: Readings): Reading<Verdict> {
  const points = sweep(throughputVsTcp, OVER_TCP, 0, 1);
  return reading(worst(points.map((point) => grade(point, compatible))), points[0]!.window, { parts: atCvs(points) });
}

function gradeShares({ shareRatio }: Readings, least: number, most: number, cuts: Ceiling): Reading<Verdict> {
  const points = sweep(shareRatio, 'share-ratio', least, most);
  const rhos = points.map((point) => ({
    ...point,
    value: point.value > 0 ? Math.max(point.value, 1 / point.value) : Infinity,
  }));
  return reading(worst(rhos.map((rho) => grade(rho, cuts))), points[0]!.window, { parts: atCvs(rhos) });
}

export const gradeEqualRtts = (readings: Readings): Reading<Verdict> => gradeShares(readings, 0, 0, equalRtts);
export const gradeUnequalRtts = (readings: Readings): Reading<Verdict> => gradeShares(readings, 0.1, 0.42, unequalRtts);

export function gradeRise({ riseSeconds, simdRiseSeconds }: Readings): Reading<Verdict> {
  const time = graded(riseSeconds, 'conv-time-s after the rise');
  const asSimd =
    simdRiseSeconds !== undefined &&
    !time.atLeast &&
    time.value <= OF_SIMD * exact(simdRiseSeconds, "SIMD's conv-time-s").value;
  return reading(asSimd ? 'O' : grade(time, rise), time.window, {
    parts: [{ label: time.atLeast ? 'more than, s' : 's', value: time.value }],
  });
}

export function gradeBurstyRise(readings: Readings): Reading<Verdict> {
  const time = graded(readings.refillSeconds, 'the time to take 90 % of the freed bandwidth');
  const tcp = exact(readings.tcpRefillSeconds, "TCP's time to take 90 % of the freed bandwidth").value;
  if (!(tcp > 0)) throw new Inapplicable("TCP's time to take the freed bandwidth is 0");
  const times = time.value / tcp;
  const parts = [{ label: time.atLeast ? "more than, times TCP's" : "times TCP's", value: times }];
  if (times > BURSTY.d.times) return reading('X', time.window, { parts });
  const slow = exact(readings.refillSeconds, 'the time to take 90 % of the freed bandwidth').value / tcp;
  const oscillation = exact(readings.oscillation, 'osc-after').value;
  const within = (cuts: { times: number; oscillation: number }): boolean =>
    slow <= cuts.times && oscillation <= cuts.oscillation;
  const passed = within(BURSTY.o) ? 'O' : within(BURSTY.d) ? 'D' : 'X';
  return reading<Verdict>(passed, time.window, { parts: [...parts, { label: 'osc-after', value: oscillation }] });
}

export function gradeFall({ fallSeconds }: Readings): Reading<Verdict> {
  const time = graded(fallSeconds, 'conv-time-s after the fall');
  return reading(grade(time, fall), time.window, {
    parts: [{ label: time.atLeast ? 'more than, s' : 's', value: time.value }],
  });
}

export function gradeBurstyFall({ normLossEvents }: Readings): Reading<Verdict> {
  const ratio = exact(normLossEvents, events.thresholds.on);
  return reading(grade(ratio, events), ratio.window, { parts: [{ label: "times TCP's", value: ratio.value }] });
}

/** A card of these verdicts; all are of one paper and in one unit. */
function verdict(
  id: string,
  pass: (readings: Readings) => Reading<Verdict>,
  words: { name: string; definition: string; sampling: string; thresholds: Thresholds },
): VerdictMetric {
  const { O, D, X } = words.thresholds;
  return {
    id,
    ...words,
    formula: `O: ${O}; D: ${D}; X: ${X}`,
    unit: 'O, D or X',
    papers: ['tsao2007'],
    defaultWindow: 'that of the measurements it is passed on',
    ours: 'the paper prints verdicts and no thresholds: these are ours',
    takes: 'readings',
    measure: measured(pass),
  };
}

export const verdictMetrics: readonly VerdictMetric[] = [
  verdict('verdict-nonperiodic', gradeNonperiodic, {
    name: 'Fairness, TCP-equivalence under non-periodic losses',
    definition: 'Whether a scheme gets what TCP gets where losses come at irregular times.',
    sampling:
      'throughput relative to TCP in another run with the same losses, over the CV of the times between losses, CV 1 among them',
    thresholds: nonperiodicThresholds,
  }),
  verdict('verdict-compat-nonperiodic', gradeCompatible, {
    name: 'TCP-compatibility under non-periodic losses (bracketed verdict)',
    definition: 'Whether a scheme gets no more than TCP at any irregularity of the losses.',
    sampling: 'throughput relative to TCP in another run with the same losses, over the CV of the times between losses',
    thresholds: compatible.thresholds,
  }),
  verdict('verdict-lowmux-hom', gradeEqualRtts, {
    name: 'Fairness, equal share, equal RTTs',
    definition: 'Whether flows of a scheme and as many of TCP with the same RTT share a bottleneck equally.',
    sampling: 'share-ratio at CV[RTT] 0',
    thresholds: equalRtts.thresholds,
  }),
  verdict('verdict-lowmux-het', gradeUnequalRtts, {
    name: 'Fairness, equal share, different RTTs',
    definition: 'Whether flows of a scheme and as many of TCP share a bottleneck equally where RTTs differ.',
    sampling: 'share-ratio over CV[RTT] from 0.1 to 0.42',
    thresholds: unequalRtts.thresholds,
  }),
  verdict('verdict-aggr-two-state', gradeRise, {
    name: 'Aggressiveness, TCP-equivalence, two-state losses',
    definition: 'Whether a scheme takes new bandwidth soon after losses have become rare.',
    sampling: "conv-time-s after the rise; SIMD's if there is one",
    thresholds: { ...rise.thresholds, O: `${rise.thresholds.O}, or ≤ ${OF_SIMD} × the time of SIMD` },
  }),
  verdict('verdict-aggr-bursty', gradeBurstyRise, {
    name: 'Aggressiveness, equal share, bursty losses',
    definition: 'Whether a scheme takes the bandwidth that a source has freed as fast as TCP, and is then stable.',
    sampling: "time to 90 % of the freed bandwidth, TCP's, and osc-after",
    thresholds: {
      on: 'time to 90 % of the freed 6 Mbit/s, and osc-after',
      O: `≤ ${BURSTY.o.times} × TCP and osc-after ≤ ${BURSTY.o.oscillation}`,
      D: `≤ ${BURSTY.d.times} × TCP and osc-after ≤ ${BURSTY.d.oscillation}`,
      X: 'otherwise',
      ours: true,
      basis: 'SIMD, as quick as TCP, is O; TFRCP and AIAD/H are X for instability; TEAR, the slowest, is X',
    },
  }),
  verdict('verdict-resp-two-state', gradeFall, {
    name: 'Responsiveness, TCP-equivalence and compatibility, two-state losses',
    definition: 'Whether a scheme yields soon after losses have become frequent.',
    sampling: 'conv-time-s after the fall',
    thresholds: fall.thresholds,
  }),
  verdict('verdict-resp-bursty', gradeBurstyFall, {
    name: 'Responsiveness, equal share, bursty losses',
    definition: 'Whether a scheme yields to a source without many more loss events than TCP.',
    sampling: 'loss events relative to TCP in another run, while the source takes bandwidth',
    thresholds: events.thresholds,
  }),
  {
    id: 'verdict',
    name: 'Printed verdict',
    definition: 'What the paper prints for a scheme and a column of its table of verdicts.',
    formula: 'cell of the verdict table',
    unit: 'O, D or X',
    papers: ['tsao2007'],
    defaultWindow: 'none: not measured',
    sampling: 'a scheme and a column, by the id of the verdict that is passed there',
    takes: 'readings',
    measure: measured(({ scheme, column }) => printedVerdict(scheme, column)),
  },
];
