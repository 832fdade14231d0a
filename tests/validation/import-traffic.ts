/** Reads losses and unresponsive sources of a set-up as the reference runner writes them. */
import type { RawCase, RawCbr } from './raw-case.ts';
import type { Setup, SetupLoss } from './reference.ts';

export function bitsPerSecond(mbps: number): number {
  return Math.round(mbps * 1e6);
}

/** Null if the model is not known here. */
export function readLoss({ loss }: RawCase): SetupLoss | null {
  const values = (loss?.values ?? []) as number[];
  switch (loss?.type) {
    case undefined:
    case 'none':
      return { kind: 'none' };
    case 'bernoulli':
    case 'periodic':
      return { kind: loss.type, schedule: loss.schedule!.map(([at, p]) => ({ at, p })) };
    case 'timed':
      return {
        kind: 'interval',
        cv: loss.cv ?? 0,
        first: loss.first ?? loss.schedule![0]![1],
        schedule: loss.schedule!.map(([at, mean]) => ({ at, mean })),
      };
    case 'pattern':
      return { kind: 'pattern', gaps: values };
    case 'phases':
      return {
        kind: 'phases',
        phases: (loss.values as [number, number][]).map(([seconds, every]) => ({ seconds, every })),
      };
    case 'gilbert-pkt':
    case 'gilbert-time':
      return {
        kind: 'gilbert',
        by: loss.type === 'gilbert-pkt' ? 'packets' : 'seconds',
        good: values[0]!,
        bad: values[1]!,
        lossGood: values[2]!,
        lossBad: values[3]!,
      };
    case 'twostate':
      return { kind: 'two-state', good: values[0]!, bad: values[1]! };
    default:
      return null;
  }
}

/** A square wave given as such or as an alternating schedule; null if it is neither. */
export function readSquareWave({ square, schedule }: RawCbr): Setup['squareWave'] {
  if (square) {
    const { on_mbps: high, off_mbps: low = 0, half_s: half, start = 0 } = square;
    return { high: bitsPerSecond(high), low: bitsPerSecond(low), half, start, randomStart: true };
  }
  if (!schedule || schedule.length < 2) return null;
  const [[start, high], [second, low]] = schedule as [[number, number], [number, number]];
  const half = second - start;
  const alternates = schedule.every(
    ([at, mbps], index) => at === start + index * half && mbps === (index % 2 === 0 ? high : low),
  );
  return alternates ? { high: bitsPerSecond(high), low: bitsPerSecond(low), half, start, randomStart: false } : null;
}

export function readSawtooth({
  peak_mbps: peak,
  period_s: period,
  reverse = false,
  start = 0,
}: NonNullable<RawCbr['saw']>): Setup['sawtooth'] {
  return { peak: bitsPerSecond(peak), period, falling: reverse, start };
}

export function readOnOff(raw: RawCase): Setup['onOff'] {
  const [first, ...others] = raw.pareto!;
  if (!first || others.length > 0) throw new Error(`${raw.id}: on/off sources of several kinds`);
  return {
    sources: first.n,
    rate: bitsPerSecond(first.kbps / 1000),
    meanOn: first.on_s,
    meanOff: first.off_s,
    shape: first.shape,
  };
}
