/** How two flows of one scheme come from unequal shares to equal ones. */
import { type MetricOptions, ofRun, type RunMetric } from './card.ts';
import { epochEnds } from './epochs.ts';
import { selectPair } from './flows.ts';
import { Inapplicable, reading, Unreached, type Window } from './result.ts';
import { endOf, flowColumn, flowName, type RecordedRun, rttOf } from './run.ts';
import { changesOf } from './step.ts';
import { type Bins, binsBetween, frameAt, needRttFrames } from './window.ts';

/** Unfairness that counts as fair, and the length of the running mean of the rates, s (bansal2001). */
const DELTA = 0.1;
const SMOOTHING = 1;
/** Difference of windows that counts as fair in jin2001 Table 3, packets. */
const EPSILON = 10;
/** Part of the window at its end in which windows must have stayed that close for it to count: ours. */
const AFTERWARDS = 0.25;

/** Begin of the frame in which the later one of the two first sends, s. @throws Inapplicable if one never does */
function bothSend(run: RecordedRun, pair: readonly [number, number]): number {
  const [first, second] = pair.map((flow) => flowColumn(run, flow, 'sent').findIndex((sent) => sent > 0)) as [
    number,
    number,
  ];
  if (first < 0 || second < 0) throw new Inapplicable('one of the two flows never sends');
  return Math.max(first, second) * run.layout.period;
}

/** Where jin2001's clock starts: the disturbance, or, where nothing changes, when both flows send. */
function startOf(run: RecordedRun, pair: readonly [number, number], options: MetricOptions): number {
  return options.at ?? changesOf(run).find((at) => at >= run.scenario.warmup) ?? bothSend(run, pair);
}

interface FirstLoss {
  /** Frame in which a packet of either flow is first lost, or a mark first taken for a loss. */
  frame: number;
  rtts: number;
  bins: Bins;
}

/** @throws Unreached if nothing is lost */
function firstLoss(run: RecordedRun, pair: readonly [number, number], options: MetricOptions): FirstLoss {
  needRttFrames(run);
  const { period } = run.layout;
  const at = startOf(run, pair, options);
  const bins = binsBetween(run, at, options.to ?? endOf(run), period);
  const columns = pair.flatMap((flow) => [flowColumn(run, flow, 'dropped'), flowColumn(run, flow, 'lossEvents')]);
  for (let frame = bins.first; frame < bins.first + bins.count; frame += 1) {
    if (columns.some((column) => column[frame]! > 0))
      return { frame, rtts: (frame + 1 - bins.first) * (period / rttOf(run)), bins };
  }
  throw new Unreached('neither flow has lost a packet', bins.count * (period / rttOf(run)), bins.window);
}

/** Difference of the two windows at the end of a frame, packets. */
function difference(run: RecordedRun, pair: readonly [number, number], frame: number): number {
  return Math.abs(flowColumn(run, pair[0], 'cwnd')[frame]! - flowColumn(run, pair[1], 'cwnd')[frame]!);
}

function upTo(run: RecordedRun, { from }: Window, frame: number): Window {
  return binsBetween(run, from, (frame + 1) * run.layout.period, run.layout.period).window;
}

export const convergenceMetrics: readonly RunMetric[] = [
  {
    id: 'delta-fair-time',
    name: 'δ-fair convergence time',
    definition:
      'Seconds for two flows of one scheme to come from the most uneven split to one whose difference is the part δ of the whole; δ = 0.1 is 55 to 45.',
    formula: 'min{ t : |x₁ − x₂| ≤ δ (x₁ + x₂) }, x the mean of the last 1 s',
    unit: 's',
    papers: ['bansal2001'],
    defaultWindow:
      'from the first packet of the later flow to the end of the run; the first mean is over the first full second',
    sampling: 'frames well below 1 s',
    note: 'A first crossing: a single run keeps swinging afterwards.',
    ...ofRun((run, options = {}) => {
      const { period } = run.layout;
      const pair = selectPair(run, options.flows);
      const at = options.at ?? bothSend(run, pair);
      const { first, count, window } = binsBetween(run, at, options.to ?? endOf(run), period);
      const width = Math.max(1, Math.round((options.smooth ?? SMOOTHING) / period));
      const delta = options.delta ?? DELTA;
      const [one, other] = pair.map((flow) => flowColumn(run, flow, 'sent')) as [Float32Array, Float32Array];
      let apart = 0;
      let sum = 0;
      for (let frame = first; frame < first + count; frame += 1) {
        apart += one[frame]! - other[frame]!;
        sum += one[frame]! + other[frame]!;
        const leaving = frame - width;
        if (leaving >= first) {
          apart -= one[leaving]! - other[leaving]!;
          sum -= one[leaving]! + other[leaving]!;
        }
        if (leaving + 1 >= first && sum > 0 && Math.abs(apart) <= delta * sum) {
          const share = (sum + apart) / (2 * sum);
          return reading((frame + 1 - first) * period, window, {
            parts: [{ label: `share of ${flowName(run, pair[0])} then`, value: share }],
          });
        }
      }
      throw new Unreached('the two flows have not come to equal shares', count * period, window);
    }),
  },
  {
    id: 't1',
    name: 'T1, time to the efficiency line',
    definition: 'Round trips until two flows that leave capacity unused fill it: until the first loss.',
    formula: 'min{ t : w₁(t) + w₂(t) = W } from (W₁, W₂) with W₁ + W₂ < W',
    unit: 'RTT',
    papers: ['jin2001'],
    defaultWindow:
      'from the first change after the warm-up (where nothing changes: from when both flows send) to the first loss',
    sampling: 'a frame per RTT or finer',
    note: 'Counted in base RTTs, to the end of the frame of the loss.',
    ...ofRun((run, options = {}) => {
      const { rtts, bins, frame } = firstLoss(run, selectPair(run, options.flows), options);
      return reading(rtts, upTo(run, bins.window, frame));
    }),
  },
  {
    id: 'delta-w',
    name: 'Δ, difference at the efficiency line',
    definition: 'Difference of the two windows when the first loss occurs.',
    formula: '|w₂ − w₁| at T1',
    unit: 'packets',
    papers: ['jin2001'],
    defaultWindow: 'as T1; the windows at the end of the frame before the loss',
    sampling: 'a frame per RTT or finer',
    ...ofRun((run, options = {}) => {
      const pair = selectPair(run, options.flows);
      const { frame, bins } = firstLoss(run, pair, options);
      if (frame === 0) throw new Inapplicable('the loss comes in the first frame: no windows were recorded before it');
      const parts = pair.map((flow) => ({
        label: flowName(run, flow),
        value: flowColumn(run, flow, 'cwnd')[frame - 1]!,
      }));
      return reading(difference(run, pair, frame - 1), upTo(run, bins.window, frame), { parts });
    }),
  },
  {
    id: 't2',
    name: 'T2, time to fairness',
    definition:
      'Round trips from the first loss until the difference of the two windows stays below ε, taken where congestion epochs end.',
    formula: 'min{ t : |w₁ − w₂| < ε from t on }, counted from T1',
    unit: 'RTT',
    papers: ['jin2001'],
    defaultWindow: 'from T1 to the end of the run; ε = 10 packets (Table 3; 1 packet in Fig. 4c)',
    sampling: 'a frame per RTT or finer',
    note: 'An epoch ends where either flow cuts its window; cuts within a round trip of each other are one end, and the windows are those a frame before it. 0 if they are that close at the first end. Where losses are random, windows part again: the first end at which they are that close is among the parts.',
    ours: 'to count as staying they must do so for the last quarter of the window at least',
    ...ofRun((run, options = {}) => {
      const pair = selectPair(run, options.flows);
      const loss = firstLoss(run, pair, options);
      const { period } = run.layout;
      const from = (loss.frame + 1) * period;
      const whole = binsBetween(run, from, options.to ?? endOf(run), period);
      const until = frameAt(run, whole.window.to);
      const ends = epochEnds(run, pair).filter((frame) => frame >= loss.frame && frame > 0 && frame < until);
      const epsilon = options.epsilon ?? EPSILON;
      const close = ends.map((frame) => difference(run, pair, frame - 1) < epsilon);
      const rttsTo = (end: number): number => (end === 0 ? 0 : (ends[end]! - loss.frame) * (period / rttOf(run)));
      const first = close.indexOf(true);
      const parts = first < 0 ? [] : [{ label: 'RTTs to the first end that close', value: rttsTo(first) }];
      const apart = close.lastIndexOf(false) + 1;
      const all = whole.count * (period / rttOf(run));
      if (apart === ends.length || rttsTo(apart) > (1 - AFTERWARDS) * all) {
        const beyond = apart === ends.length ? all : (1 - AFTERWARDS) * all;
        throw new Unreached(`the windows have not come to stay within ${epsilon} packets`, beyond, whole.window, parts);
      }
      return reading(rttsTo(apart), whole.window, {
        parts: [
          ...parts,
          { label: 'epochs until then', value: apart },
          { label: 'epochs that stay', value: ends.length - apart },
        ],
      });
    }),
  },
];
