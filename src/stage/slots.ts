/** How many slots of a queue are in view: all, unless the waiting packets would be too small to see. */
import type { RunSeries } from '../run/series.ts';
import { bandwidthDelayPackets } from '../scenario/effective.ts';
import { hopsOf } from '../scenario/hops.ts';

/** What is drawn, in bandwidth-delay products, where more would fit into the queue. */
const IN_VIEW = 2;

export class SlotsInView {
  private series: RunSeries | null = null;
  private scanned = 0;
  private most: number[] = [];
  private readonly slots: number[] = [];

  /**
   * Of each hop. Grows in steps with the fullest queue so far, and does not shrink but with the queue's own room.
   * @param limits packets that each queue has room for now, or that wait there if these are more
   */
  of(series: RunSeries, limits: readonly number[]): readonly number[] {
    const hops = hopsOf(series.scenario);
    if (series !== this.series) {
      this.series = series;
      this.scanned = 0;
      this.most = hops.map(() => 0);
    }
    for (; this.scanned < series.length; this.scanned++) {
      for (let hop = 0; hop < hops.length; hop++)
        this.most[hop] = Math.max(this.most[hop]!, series.hopColumn(hop, 'queueMax').at(this.scanned));
    }
    this.slots.length = hops.length;
    hops.forEach(({ rate }, hop) => {
      const limit = limits[hop]!;
      const product = bandwidthDelayPackets(series.scenario, rate) ?? 10;
      const wanted = limit <= 6 * product + 20 ? limit : Math.max(IN_VIEW * product, 20, 1.1 * this.most[hop]!);
      this.slots[hop] = Math.min(limit, wanted === limit ? limit : stepAbove(wanted));
    });
    return this.slots;
  }
}

/** The next of 1, 2, 5, 10, 20, ... */
function stepAbove(count: number): number {
  let step = 10;
  for (let index = 0; step < count; index++) step *= index % 3 === 1 ? 2.5 : 2;
  return step;
}
