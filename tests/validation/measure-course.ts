/** What is asked of a run's course, and not of its means: read from its columns as the reference reads them. */
import { meanOf } from '../../workers/engine/sampling/statistics.ts';
import { binAt, type Columns, coefficientOfVariation, grouped, sum } from './columns.ts';
import type { Setup } from './reference.ts';

/**
 * f(k): departures in the first k bins after capacity was freed, over what the link could have sent; where ACKs share the
 * link, data delivered by the forward flows instead.
 */
export function measureFreed(setup: Setup, ask: NonNullable<Setup['freed']>, columns: Columns): Record<string, number> {
  const start = binAt(setup, ask.at);
  const perBin = (setup.rate * setup.bin) / (8 * setup.packetSize);
  const useful = setup.reverseQueue ? columns.delivered : [columns.departures];
  const busy = (from: number, to: number): number =>
    sum(useful.map((each) => sum([...each.subarray(from, to)]))) / (perBin * (to - from));
  const out: Record<string, number> = {};
  for (const bins of ask.bins) out[bins] = busy(start, start + bins);
  out['before'] = busy(start - ask.before, start);
  return out;
}

/** Seconds until the second flow has sent its share of the last m bins; null if it never has. */
export function measureConvergence(
  setup: Setup,
  ask: NonNullable<Setup['converge']>,
  columns: Columns,
  classOf: string[],
): Record<string, number | null> {
  const first = columns.sent[classOf.indexOf(ask.first)]!;
  const second = columns.sent[classOf.indexOf(ask.second)]!;
  const start = binAt(setup, ask.at);
  const out: Record<string, number | null> = {};
  for (const bins of ask.bins) {
    out[bins] = null;
    for (let end = start + bins; end <= first.length; end += 1) {
      const sentFirst = sum([...first.subarray(end - bins, end)]);
      const sentSecond = sum([...second.subarray(end - bins, end)]);
      if (sentFirst + sentSecond > 0 && sentSecond / (sentFirst + sentSecond) >= ask.share) {
        out[bins] = (end - start) * setup.bin;
        break;
      }
    }
  }
  return out;
}

/** Packets sent per bin and flow of a class, and packets waiting at the start of each, in steps of `ask.bins` bins. */
export function measureTrajectory(
  setup: Setup,
  ask: NonNullable<Setup['trajectory']>,
  columns: Columns,
  classOf: string[],
): { rate: number[]; queue: number[] } {
  const members = columns.sent.filter((_, index) => classOf[index] === ask.class);
  const out = { rate: [] as number[], queue: [] as number[] };
  const end = Math.min(binAt(setup, ask.to), columns.queue.length);
  for (let bin = binAt(setup, ask.from); bin + ask.bins <= end; bin += ask.bins) {
    const sent = members.map((each) => sum([...each.subarray(bin, bin + ask.bins)]));
    out.rate.push(sum(sent) / members.length / ask.bins);
    out.queue.push(columns.queue[bin - 1]!);
  }
  return out;
}

/**
 * Windows of two flows at the ends of bins from `ask.at` on: when they are first closer than `ask.closer`, when the first
 * packet is dropped (the first two bins left out), in s, and how far they are apart then.
 */
export function measureWindowGap(
  setup: Setup,
  ask: NonNullable<Setup['windowGap']>,
  columns: Columns,
  classOf: string[],
): Record<string, number | null> {
  const start = binAt(setup, ask.at);
  const windowOf = (name: string): Float64Array => columns.cwnd[classOf.indexOf(name)]!.subarray(start - 1);
  const [first, second] = [windowOf(ask.first), windowOf(ask.second)];
  const gaps = first.map((cwnd, bin) => Math.abs(cwnd - second[bin]!));
  const seconds = (bin: number): number | null => (bin < 0 ? null : bin * setup.bin);
  const drop = columns.drops.subarray(start).findIndex((count, bin) => bin > 2 && count > 0);
  return {
    first: first[0]!,
    second: second[0]!,
    close: seconds(gaps.findIndex((gap) => gap < ask.closer)),
    firstDrop: seconds(drop),
    gapAtDrop: drop < 0 ? null : gaps[drop]!,
  };
}

/** CoV over longer bins, and the larger over the smaller of what is sent in consecutive ones, empty bins left out. */
export function measureSmoothness(
  bins: readonly number[],
  series: readonly Float64Array[],
): Record<string, number | null> {
  const out: Record<string, number | null> = {};
  for (const together of bins) {
    const each = series.map((sent) => grouped(sent, together));
    const ratios = each.map((sent) => ratiosOf(sent).sort((a, b) => a - b));
    out[`cov ${together}`] = meanOf(each.map(coefficientOfVariation));
    out[`ratio ${together}`] = meanOf(ratios.map(meanOf));
    out[`ratio95 ${together}`] = meanOf(ratios.map((sorted) => sorted[Math.floor(0.95 * sorted.length)] ?? null));
  }
  return out;
}

function ratiosOf(sent: readonly number[]): number[] {
  return sent
    .slice(1)
    .map((now, index) => Math.max(now, sent[index]!) / Math.min(now, sent[index]!))
    .filter(Number.isFinite);
}

/** Completion times, s: from a transfer's start to the acknowledgement of its last packet. */
export function measureCrowd(
  transfers: readonly { startedAt: number; finishedAt: number }[],
): Record<string, number | null> {
  const times = transfers.map(({ startedAt, finishedAt }) => finishedAt - startedAt).filter(Number.isFinite);
  times.sort((a, b) => a - b);
  return {
    completed: times.length,
    mean: meanOf(times),
    median: times[Math.floor(times.length / 2)] ?? null,
    percentile90: times[Math.floor(0.9 * times.length)] ?? null,
  };
}
