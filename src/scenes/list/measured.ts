import { LINUX_RENO } from '../linux-reno.ts';
import type { Measured } from '../measured.ts';
import type { Scene } from '../scene.ts';

/** From here on both are past their slow start, s. */
const SETTLED = 3;

/** Mean time between the first and the last of some times; NaN of fewer than two. */
function apart(times: readonly number[]): number {
  return (times.at(-1)! - times[0]!) / (times.length - 1);
}

/** Time of a tooth of the run: between two loss events. */
function tooth({ series, time }: Measured): number {
  const losses = series.flowColumn(0, 'lossEvents');
  const { samples } = series;
  const times: number[] = [];
  for (let sample = samples.indexAt(SETTLED); sample <= samples.indexAt(time); sample++)
    if (losses.at(sample) > 0) times.push(samples.timeOf(sample));
  return apart(times);
}

/** The same of what was measured: a window below three quarters of that 0.2 s before, and 1 s without such before it. */
function measuredTooth({ time: now }: Measured): number {
  const { time, cwnd } = LINUX_RENO;
  const times: number[] = [];
  time.forEach((at, row) => {
    const cut = row > 1 && cwnd[row]! < 0.75 * cwnd[row - 2]!;
    if (cut && at > SETTLED && at <= now && at - (times.at(-1) ?? 0) > 1) times.push(at);
  });
  return apart(times);
}

export const measured: Scene = {
  id: 'measured',
  name: 'Your own measurement',
  synonyms:
    'measured measurement ss ping tcp_info csv log linux kernel real lab own data compare model reality validation',
  scenario: {
    duration: 22,
    warmup: 3,
    path: [{ rate: 5e6, delay: 0.02, queue: { kind: 'droptail', limit: 40 } }],
    transport: { initialWindow: 10 },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp', variant: 'sack' }, accessDelay: 0.01 }],
    measured: [LINUX_RENO],
  },
  view: { rows: ['window', 'roundTrip', 'queue'], window: null },
  speed: 1,
  notice: {
    text: 'The grey lines are measured: Linux’s own Reno over a link like this one, its window and round trip as ss shows them. There a tooth takes {linux} s, in this run {tooth} s. Drop a table of yours on the page (time, cwnd, rtt, queue), and it lies here.',
    numbers: {
      linux: { of: measuredTooth, unit: '', between: [3.5, 4.5] },
      tooth: { of: tooth, unit: '', between: [3.5, 4.5] },
    },
    from: 14,
  },
};
