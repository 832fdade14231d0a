/** The numbers of a run up to a time, as scenes ask for them: those of the page's tables, and what can be read off the charts. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { difference, type Json } from '../scenario/patch.ts';
import { type GroupNumbers, type RunNumbers, runNumbers } from '../run/numbers.ts';
import type { RunSeries } from '../run/series.ts';
import { type TwoQueueNumbers, twoQueueNumbers } from '../run/two-queues.ts';

/** Of one scenario's run: whoever asks says whose groups and hops the questions are about. */
export class Measured {
  private readonly hops = new Map<number, RunNumbers>();

  private constructor(
    readonly series: RunSeries,
    /** Up to this time, s. */
    readonly time: number,
    /** The run beside it; null where none is. */
    readonly beside: Measured | null,
  ) {}

  /** What there is of that scenario's run; null where the series is of another one, as until the run has begun that was opened. */
  static of(scenario: Scenario, series: RunSeries, time: number, beside: Measured | null = null): Measured | null {
    return sameScenario(series.scenario, scenario) ? new Measured(series, time, beside) : null;
  }

  /** Means since the warm-up; the queue is that of hop number `hop`. */
  numbers(hop = 0): RunNumbers {
    const known = this.hops.get(hop);
    if (known) return known;
    const numbers = runNumbers(this.series, hop, this.time);
    this.hops.set(hop, numbers);
    return numbers;
  }

  /** Of the group of that id, since the warm-up. */
  group(id: string): GroupNumbers {
    return this.numbers().groups[this.groupIndex(id)]!;
  }

  /** Time that a packet waits at a hop on average, ms: the mean queue over the hop's first rate. */
  wait(hop = 0): number {
    const { path, flows } = this.series.scenario;
    return (this.numbers(hop).meanQueue * 8 * flows[0]!.packetSize * 1000) / path[hop]!.rate!;
  }

  /** Time that a packet waits in one of a hop's two queues on average since the warm-up, ms; NaN where the hop has one. */
  waitIn(queue: keyof TwoQueueNumbers, hop = 0): number {
    return 1000 * (this.bothQueues(hop)?.[queue].wait ?? NaN);
  }

  /** Part of its packets that one of a hop's two queues marks since the warm-up, %. */
  markedIn(queue: keyof TwoQueueNumbers, hop = 0): number {
    return 100 * (this.bothQueues(hop)?.[queue].marked ?? NaN);
  }

  private bothQueues(hop: number): TwoQueueNumbers | null {
    const last = this.series.samples.indexAt(this.time);
    const warm = this.series.firstFrame - 1;
    return twoQueueNumbers(this.series, hop, last, last > warm + 1 ? warm : -1);
  }

  /** Part of a hop’s link in use since the warm-up, %; NaN where packets of several sizes cross it. */
  used(hop = 0): number {
    return 100 * (this.numbers(hop).used ?? NaN);
  }

  /** Throughput of a group between two times, bit/s. */
  rateBetween(id: string, from: number, to: number): number {
    const { samples } = this.series;
    return this.series.groupRate(this.groupIndex(id), samples.indexAt(from), samples.indexAt(Math.min(to, this.time)));
  }

  /** The window of flow `flow` of a group at each sample from `from` to `to`, packets. */
  windows(id: string, flow = 0, from = 0, to = this.time): number[] {
    const column = this.series.flowColumn(this.series.flowsOfGroup[this.groupIndex(id)]![flow]!, 'cwnd');
    const { samples } = this.series;
    const last = samples.indexAt(Math.min(to, this.time));
    const first = Math.max(0, samples.indexAt(from));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => column.at(first + index));
  }

  /** Part of its window that a group's first flow kept at each loss event since `from`, on average, %. */
  kept(id: string, from: number): number {
    const windows = this.windows(id, 0, from);
    const falls = windows.flatMap((window, index) => {
      const before = windows[index - 1] ?? 0;
      // A cut may take a few samples.
      return window < before && (windows[index - 2] ?? 0) <= before
        ? [Math.min(...windows.slice(index, index + 4)) / before]
        : [];
    });
    return (100 * falls.reduce((sum, part) => sum + part, 0)) / falls.length;
  }

  /** The first time from `since` on at which `reached` holds of a group's first flow's window, s; Infinity if it never does. */
  firstWindow(id: string, since: number, reached: (window: number) => boolean): number {
    const index = this.windows(id, 0, since).findIndex(reached);
    const first = Math.max(0, this.series.samples.indexAt(since));
    return index < 0 ? Infinity : this.series.samples.timeOf(first + index);
  }

  /** Mean time from a group's first flow's cut until its window is what it was before, s, from `from` on; of those that it makes up for. */
  climb(id: string, from: number): number {
    const windows = this.windows(id, 0, from);
    const times: number[] = [];
    for (let at = 1; at < windows.length; at++) {
      const before = windows[at - 1]!;
      if (windows[at]! > 0.9 * before) continue;
      const back = backAt(windows, at, before);
      if (back < 0) break;
      times.push((back - at) * this.series.layout.period);
      at = back;
    }
    return times.reduce((sum, time) => sum + time, 0) / times.length;
  }

  /** Throughput of a group's first flow over about a second up to `time` (s), bit/s. */
  rateAt(id: string, time: number): number {
    const index = this.series.samples.indexAt(Math.min(time, this.time));
    return this.series.throughput[this.firstFlow(id)]!.at(Math.max(0, index));
  }

  /** The first time after `since` at which a group's first flow has that throughput, s; Infinity if it never has. */
  firstRate(id: string, since: number, rate: number): number {
    const { samples, throughput } = this.series;
    const last = samples.indexAt(this.time);
    for (let index = Math.max(0, samples.indexAt(since) + 1); index <= last; index++)
      if (throughput[this.firstFlow(id)]!.at(index) >= rate) return samples.timeOf(index);
    return Infinity;
  }

  /** Part of what all flows delivered between two times, %. */
  shareBetween(id: string, from: number, to: number): number {
    const all = this.series.scenario.flows.map((group) => this.rateBetween(group.id, from, to));
    return (100 * this.rateBetween(id, from, to)) / all.reduce((sum, rate) => sum + rate, 0);
  }

  /** How many flows of a group cut together, on average: loss events with at most two samples between them are one time. */
  cutTogether(id: string, from: number): number {
    const { series } = this;
    const flows = series.flowsOfGroup[this.groupIndex(id)]!;
    const times: Set<number>[] = [];
    let quiet = Infinity;
    for (const index of this.samplesFrom(from)) {
      const cut = flows.filter((flow) => series.flowColumn(flow, 'lossEvents').at(index) > 0);
      quiet = cut.length > 0 ? quiet : quiet + 1;
      if (cut.length === 0) continue;
      if (quiet > 2) times.push(new Set());
      for (const flow of cut) times.at(-1)!.add(flow);
      quiet = 0;
    }
    return times.reduce((sum, { size }) => sum + size, 0) / times.length;
  }

  /** The queue of a hop, packets: in the part `below` of all samples from `from` on it is shorter. */
  queueQuantile(hop: number, from: number, below: number): number {
    const queue = this.series.hopColumn(hop, 'queueMean');
    const sorted = this.samplesFrom(from)
      .map((index) => queue.at(index))
      .sort((a, b) => a - b);
    return sorted[Math.floor(below * (sorted.length - 1))]!;
  }

  /** Longest time between `from` and `to` in which a group's first flow sent nothing, s. */
  silence(id: string, from = 0, to = this.time): number {
    const { samples, sent, layout } = this.series;
    const total = sent[this.firstFlow(id)]!;
    let [longest, quiet] = [0, 0];
    for (
      let index = Math.max(0, samples.indexAt(from)) + 1;
      index <= samples.indexAt(Math.min(to, this.time));
      index++
    ) {
      quiet = total.between(index - 1, index) > 0 ? 0 : quiet + 1;
      longest = Math.max(longest, quiet);
    }
    return longest * layout.period;
  }

  /** When the last packet of a group was delivered, s. */
  lastDelivery(id: string): number {
    const { samples, delivered, flowsOfGroup } = this.series;
    let index = samples.indexAt(this.time);
    const any = (at: number): boolean =>
      flowsOfGroup[this.groupIndex(id)]!.some((flow) => delivered[flow]!.between(at - 1, at) > 0);
    while (index > 0 && !any(index)) index--;
    return samples.timeOf(index);
  }

  private samplesFrom(from: number): number[] {
    const { samples } = this.series;
    const first = Math.max(0, samples.indexAt(from));
    return Array.from({ length: Math.max(0, samples.indexAt(this.time) - first + 1) }, (_, place) => first + place);
  }

  private firstFlow(id: string): number {
    return this.series.flowsOfGroup[this.groupIndex(id)]![0]!;
  }

  private groupIndex(id: string): number {
    return this.series.scenario.flows.findIndex((group) => group.id === id);
  }
}

/** Not as texts: the fields of one may stand in another order. */
export function sameScenario(one: Scenario, other: Scenario): boolean {
  return one === other || difference(one as unknown as Json, other as unknown as Json) === undefined;
}

/**
 * Where a window that was cut at `at` is what it was before: it is no less, or it is within a packet of that when it is cut
 * again, since no two teeth are equally high. −1 if it never is.
 */
function backAt(windows: readonly number[], at: number, before: number): number {
  return windows.findIndex((window, index) => {
    const cut = window >= before - 1 && windows[index + 1]! <= 0.9 * window;
    return index > at && (window >= before || cut);
  });
}
