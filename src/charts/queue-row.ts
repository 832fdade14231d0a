/** A hop's queue: its fullest in each sample as the line, its mean as the area, its limits, and the drops above. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { compact, fixed, spanText } from '../format.ts';
import { bandwidthDelayPackets, drainTime, effectiveAt } from '../scenario/effective.ts';
import { hopsOf } from '../scenario/hops.ts';
import { drawArea, drawLine, drawText, hRule, type Plot } from './canvas.ts';
import { drawYAxis } from './frame-marks.ts';
import type { RowBox } from './geometry.ts';
import { GrowingTop, yScale } from './scales.ts';
import { spanWords } from './flow-row.ts';
import type { ChartRow, Scene } from './scene.ts';
import type { RunSeries } from '../run/series.ts';

const RUG_LANE = 5;
const MOST_LANES = 4;

export class QueueRow implements ChartRow {
  readonly weight = 1.7;
  private series: RunSeries | null = null;
  private hop = 0;
  private top = new GrowingTop(1, 3);
  private scanned = 0;

  lanes(scenario: Scenario): number {
    return 4 + RUG_LANE * Math.min(MOST_LANES, scenario.flows.length);
  }

  title(scene: Scene): [string, string, string] {
    const every = scene.scenario.sample === 'rtt' ? 'each round trip' : `every ${spanText(scene.series.layout.period)}`;
    // Of several hops, the choice of one stands at the end of this line and names it.
    if (hopsOf(scene.scenario).length > 1) return ['Queue', scene.geometry.width < 520 ? ', packets' : ', packets waiting; drops above', ', packets'];
    return ['Queue', `, packets waiting: most in ${every}, mean shaded; drops above`, ', packets waiting; drops above'];
  }

  draw(scene: Scene, box: RowBox): boolean {
    const { context, palette, geometry, series, scenario, hop } = scene;
    const { queue } = hopsOf(scenario)[hop]!;
    const fitted = this.fit(scene);
    const max = fitted?.max ?? queue.limit;
    const scale = yScale(max, box.top, box.bottom);
    drawYAxis(scene, scale, fitted ? fitted.ticks(box.bottom - box.top) : max % 2 === 0 ? [0, max / 2, max] : [0, max]);
    const plot: Plot = {
      x: (index) => scene.x((index + 1) * series.layout.period),
      y: scale,
      from: scene.firstSample,
      to: scene.lastSample,
      bucket: scene.bucket,
    };
    context.save();
    context.beginPath();
    context.rect(geometry.left, box.top - 2, scene.nowX - geometry.left, box.bottom - box.top + 3);
    context.clip();
    if (series.length > 0) {
      drawArea(context, series.hopColumn(hop, 'queueMean'), plot, palette.fill);
      drawLine(context, series.hopColumn(hop, 'queueMax'), plot, { colour: palette.ink, width: 1.25 });
    }
    context.restore();
    if (queue.limit <= max) hRule(context, geometry.left, geometry.right, scale(queue.limit), palette.ink, 1.25);
    if (queue.kind === 'red') {
      const levels = [[queue.minThreshold, `RED min ${compact(queue.minThreshold)}`], [queue.maxThreshold, `RED max ${compact(queue.maxThreshold)}`]] as const;
      // Where the two lie too close for two lines of words, the upper one says both.
      const close = scale(queue.minThreshold) - scale(queue.maxThreshold) < 14;
      for (const [value, words] of levels) {
        if (value > max) continue;
        hRule(context, geometry.left, geometry.right, scale(value), palette.ink2, 1, [4, 3]);
        if (close && value === queue.minThreshold) continue;
        const text = close ? `RED ${compact(queue.minThreshold)} to ${compact(queue.maxThreshold)}` : words;
        drawText(context, palette, text, geometry.right - 6, scale(value) - 4, { colour: palette.ink, size: 12, align: 'right', halo: palette.plate });
      }
    }
    this.drawRug(scene, box, plot);
    this.drawReadout(scene, box);
    return false;
  }

  /** A tick for every sample, or bucket of samples, with a drop; a lane for each group. */
  private drawRug(scene: Scene, box: RowBox, plot: Plot): void {
    const { context, palette, series, slots, geometry } = scene;
    series.dropsOfGroup.slice(0, MOST_LANES).forEach((drops, group) => {
      const y = box.top - 3 - RUG_LANE * (series.dropsOfGroup.slice(0, MOST_LANES).length - group);
      context.fillStyle = palette.flow(slots[group]!, 0);
      let last = -Infinity;
      for (let index = plot.from; index <= plot.to; index++) {
        if (drops.at(index) === 0) continue;
        const x = Math.round(plot.x(index - 0.5));
        if (x === last || x < geometry.left) continue;
        last = x;
        context.fillRect(x, y, 1.5, RUG_LANE - 1);
      }
    });
  }

  private drawReadout(scene: Scene, box: RowBox): void {
    const { context, palette, geometry, numbers, scenario, series } = scene;
    if (series.length === 0) return;
    const x = scene.nowX + 10;
    const used = drawText(context, palette, compact(numbers.queue), x, box.top + 18, { colour: palette.ink, size: 19, weight: 600, halo: palette.plate });
    drawText(context, palette, ` of ${compact(hopsOf(scenario)[scene.hop]!.queue.limit, 7)}`, x + used, box.top + 18, { colour: palette.ink2, halo: palette.plate });
    if (geometry.aside === null) return;
    const rate = effectiveAt(scenario, scene.now).rates[scene.hop];
    const wait = typeof rate === 'number' ? `, ${fixed(1000 * drainTime(scenario, numbers.meanQueue, rate), 0)} ms of waiting` : '';
    drawText(context, palette, `mean ${fixed(numbers.meanQueue, 0)}${wait}`, geometry.aside, box.top + 18, { colour: palette.ink3 });
    if (numbers.used !== null) {
      drawText(context, palette, `link ${fixed(100 * numbers.used, 1)} % used`, geometry.aside, box.top + 37, { colour: palette.ink3 });
    }
  }

  /** Null, and the axis ends at the limit, unless that is so far above what a path of this size fills that the queue could not be seen. */
  private fit({ series, scenario, hop }: Scene): GrowingTop | null {
    const { queue, rate } = hopsOf(scenario)[hop]!;
    const { limit } = queue;
    const bdp = bandwidthDelayPackets(scenario, rate) ?? limit;
    if (limit <= 6 * bdp + 20) return null;
    if (series !== this.series || hop !== this.hop) {
      this.series = series;
      this.hop = hop;
      this.scanned = 0;
      this.top = new GrowingTop(2 * bdp, 3);
    }
    const fullest = series.hopColumn(hop, 'queueMax');
    for (; this.scanned < series.length; this.scanned++) this.top.include(fullest.at(this.scanned));
    return this.top;
  }
}

/** Jain's index of what the flows sent: over the averaging span as the line, in each sample thin behind it. */
export class FairnessRow implements ChartRow {
  readonly weight = 1;

  lanes(): number {
    return 7;
  }

  title(scene: Scene): [string, string, string] {
    const every = scene.scenario.sample === 'rtt' ? 'each round trip' : spanText(scene.series.layout.period);
    return ['Fairness index', ` of what the flows sent over ${spanWords(scene.series)}, and in ${every} (thin); 1 is equal`, ', 1 is equal'];
  }

  draw(scene: Scene, box: RowBox): boolean {
    const { context, palette, geometry, series, numbers } = scene;
    const scale = yScale(1, box.top, box.bottom);
    drawYAxis(scene, scale, [0, 0.5, 1]);
    if (series.length === 0) return false;
    const plot: Plot = {
      x: (index) => scene.x((index + 1) * series.layout.period),
      y: scale,
      from: scene.firstSample,
      to: scene.lastSample,
      bucket: scene.bucket,
    };
    context.save();
    context.beginPath();
    context.rect(geometry.left, box.top - 2, scene.nowX - geometry.left, box.bottom - box.top + 3);
    context.clip();
    drawLine(context, series.fairness, plot, { colour: palette.hatch, width: 1 });
    drawLine(context, series.steadyFairness, plot, { colour: palette.ink, width: 1.5 });
    context.restore();
    drawText(context, palette, fixed(numbers.fairness, 2), scene.nowX + 10, box.top + 18, { colour: palette.ink, size: 19, weight: 600, halo: palette.plate });
    if (geometry.aside !== null) {
      const every = scene.scenario.sample === 'rtt' ? 'in each round trip' : 'in each sample';
      drawText(context, palette, `mean ${fixed(numbers.meanFairness, 2)} since ${compact(numbers.since)} s`, geometry.aside, box.top + 18, { colour: palette.ink3 });
      drawText(context, palette, `${fixed(numbers.sampleFairness, 2)} ${every}`, geometry.aside, box.top + 37, { colour: palette.ink3 });
    }
    return false;
  }
}
