/** Rows with a line per flow, or a median and band per group: throughput, and window. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { compact } from '../format.ts';
import type { Column } from '../run/column.ts';
import type { Band, RunSeries } from '../run/series.ts';
import { bandwidthDelayPackets } from '../scenario/effective.ts';
import { flowName } from '../scenario/names.ts';
import { DashAnchor, drawArea, drawLine, drawText, type Plot, textWidth } from './canvas.ts';
import { MARK_LANES } from './event-marks.ts';
import { drawYAxis } from './frame-marks.ts';
import type { RowBox } from './geometry.ts';
import { type DirectLabel, LabelColumn } from './labels.ts';
import { DASHES } from './palette.ts';
import type { Values } from './trace.ts';
import { GrowingTop, yScale } from './scales.ts';
import type { ChartRow, Scene } from './scene.ts';

/** What is drawn of each flow. */
interface Quantity {
  /** Units of the column per unit of the axis: 10⁶ for bit/s on an axis of Mbit/s. */
  unit: number;
  flow(series: RunSeries, flow: number): Column;
  band(series: RunSeries, group: number): Band | null;
  /** A first guess of the axis' top, in the column's unit. */
  expected(scenario: Scenario): number;
}

export class FlowRow implements ChartRow {
  readonly weight: number;
  private readonly quantity: Quantity;
  private readonly words: (scene: Scene) => [string, string, string];
  private readonly fairShare: boolean;
  private readonly steps: number;
  private readonly labels = new LabelColumn();
  private readonly anchors = new Map<string, DashAnchor>();
  private series: RunSeries | null = null;
  private top: GrowingTop | null = null;
  private scanned = 0;

  constructor(weight: number, quantity: Quantity, words: (scene: Scene) => [string, string, string], fairShare: boolean) {
    this.weight = weight;
    this.quantity = quantity;
    this.words = words;
    this.fairShare = fairShare;
    this.steps = fairShare ? 5 : 3;
  }

  lanes(): number {
    return this.fairShare ? MARK_LANES : 7;
  }

  title(scene: Scene): [string, string, string] {
    return this.words(scene);
  }

  /** Let the axis fit what is in view again. */
  refit(): void {
    this.top = null;
  }

  /** The flow whose label stands at a place, as group and number within it; of a band, the first of its flows. */
  flowAt(x: number, y: number): { group: number; flow: number } | null {
    const [group, flow] = this.labels.at(x, y)?.split(' ').map(Number) ?? [];
    return group === undefined || flow === undefined ? null : { group, flow };
  }

  draw(scene: Scene, box: RowBox): boolean {
    const { context, palette, geometry, series, slots } = scene;
    const top = this.fit(scene);
    const scale = yScale(top.max, box.top, box.bottom);
    drawYAxis(scene, scale, top.ticks(box.bottom - box.top));
    if (series.length === 0) return false;

    const { unit } = this.quantity;
    const { period } = series.layout;
    const plot: Plot = {
      x: (index) => scene.x((index + 1) * period),
      y: (value) => scale(value / unit),
      from: scene.firstSample,
      to: scene.lastSample,
      bucket: scene.bucket,
    };
    context.save();
    context.beginPath();
    context.rect(geometry.left, box.top - 3, scene.nowX - geometry.left, box.bottom - box.top + 5);
    context.clip();
    const severalSchemes = new Set(slots).size > 1;
    series.flowsOfGroup.forEach((_, group) => {
      const band = this.quantity.band(series, group);
      if (!band) return;
      context.globalAlpha = 0.18;
      drawArea(context, band.high, plot, palette.flow(slots[group]!, 0), band.low);
      context.globalAlpha = 1;
    });
    // Later groups and flows lie below: the first of each scheme is the one to follow.
    for (let group = series.flowsOfGroup.length - 1; group >= 0; group--) {
      const lines = this.lines(series, group);
      for (let place = lines.length - 1; place >= 0; place--) {
        drawLine(context, lines[place]!, plot, {
          colour: palette.flow(slots[group]!, place),
          width: place === 0 ? 2 : 1.5,
          dash: severalSchemes ? DASHES[slots[group]!]! : [],
          anchor: this.anchor(`${group} ${place}`),
        });
      }
    }
    context.restore();
    // With several bottlenecks there is no one share that would be fair.
    if (this.fairShare && scene.scenario.path.length === 1) this.drawFairShare(scene, plot);
    return this.labels.draw(context, palette, this.directLabels(scene, plot), scene.nowX, box.top, box.bottom, scene.wallMs, scene.glide);
  }

  /** The median alone, or each flow. */
  private lines(series: RunSeries, group: number): readonly Column[] {
    const band = this.quantity.band(series, group);
    return band ? [band.middle] : series.flowsOfGroup[group]!.map((flow) => this.quantity.flow(series, flow));
  }

  private directLabels(scene: Scene, plot: Plot): DirectLabel[] {
    const { series, names, slots, palette } = scene;
    return series.flowsOfGroup.flatMap((_, group) => {
      const lines = this.lines(series, group);
      return lines.map((column, place) => ({
        key: `${group} ${place}`,
        name: flowName(names[group]!, lines.length, place),
        slot: slots[group]!,
        colour: palette.flow(slots[group]!, place),
        place,
        y: plot.y(column.at(column.length - 1)),
      }));
    });
  }

  /** Dotted: what each running flow would get if all got the same. Steps with the rate that is free. */
  private drawFairShare(scene: Scene, plot: Plot): void {
    const { context, palette, geometry, series } = scene;
    const share = steadyIfFast(series.fairShare, plot, (geometry.right - geometry.left) / 8);
    context.strokeStyle = palette.ink;
    context.lineWidth = 1.25;
    context.setLineDash([2, 3]);
    context.lineDashOffset = plot.x(0) % 5 === 0 ? 0 : -(plot.x(0) % 5);
    context.beginPath();
    let drawn = 0;
    let y = NaN;
    for (let index = plot.from; index <= plot.to; index++) {
      if (share.at(index) === drawn && index < plot.to) continue;
      const x = Math.max(geometry.left, plot.x(index - 1));
      if (Number.isNaN(y)) context.moveTo(x, plot.y(share.at(index)));
      else context.lineTo(x, y);
      drawn = share.at(index);
      y = plot.y(drawn);
      context.lineTo(x, y);
    }
    context.lineTo(scene.nowX, y);
    context.stroke();
    const first = Math.max(plot.from, 0);
    const text = `fair share ${compact(share.at(first) / 1e6, 3)}`;
    const width = textWidth(context, palette, text, 12, 600);
    const x = Math.max(geometry.left, plot.x(first)) + 8;
    if (share.at(first) > 0 && x + width < scene.nowX - 4) {
      drawText(context, palette, text, x, plot.y(share.at(first)) - 6, { colour: palette.ink, size: 12, weight: 600, halo: palette.plate });
    }
  }

  private anchor(key: string): DashAnchor {
    let anchor = this.anchors.get(key);
    if (!anchor) this.anchors.set(key, (anchor = new DashAnchor()));
    return anchor;
  }

  private fit(scene: Scene): GrowingTop {
    const { series, scenario } = scene;
    if (!this.top || series !== this.series) {
      // A new run begins with room for what is expected; asked to fit, the axis holds what is in view and no more.
      const again = series === this.series && series.length > 0;
      this.scanned = again ? scene.firstSample : 0;
      this.series = series;
      this.top = new GrowingTop((this.quantity.expected(scenario) / this.quantity.unit) * (again ? 1e-3 : 1), this.steps);
      this.anchors.clear();
    }
    for (; this.scanned < series.length; this.scanned++) {
      series.flowsOfGroup.forEach((_, group) => {
        const band = this.quantity.band(series, group);
        const columns = band ? [band.high] : this.lines(series, group);
        for (const column of columns) this.top!.include(column.at(this.scanned) / this.quantity.unit);
      });
    }
    return this.top;
  }
}

/** The averaging span in words. */
export function spanWords(series: RunSeries): string {
  return Math.abs(series.averaging - 1) < 0.06 ? 'the last second' : `the last ${compact(series.averaging, 2)} s`;
}

/** The fair share, or its mean in view where it steps more than `most` times there: it would only be a moiré. */
function steadyIfFast(share: Values, plot: Plot, most: number): Values {
  let [steps, sum] = [0, 0];
  for (let index = plot.from; index <= plot.to; index++) {
    sum += share.at(index);
    if (index > plot.from && share.at(index) !== share.at(index - 1)) steps++;
  }
  const mean = sum / Math.max(1, plot.to - plot.from + 1);
  return steps > most ? { length: share.length, at: () => mean } : share;
}

function hasRateScheme(scenario: Scenario): boolean {
  return scenario.flows.some((group) => findScheme(group.scheme.kind)?.control === 'rate');
}

/** Twice what each flow gets if all get the same: room for a tooth above it. */
function twiceFairShare(scenario: Scenario): number {
  const flows = scenario.flows.reduce((sum, group) => sum + group.count, 0);
  return (2 * (scenario.path[0]!.rate ?? 1e6)) / flows;
}

export const throughputRow = (): FlowRow =>
  new FlowRow(
    3,
    {
      unit: 1e6,
      flow: (series, flow) => series.throughput[flow]!,
      band: (series, group) => series.throughputBands[group]!,
      expected: twiceFairShare,
    },
    ({ series }) => {
      const bands = series.throughputBands.some((band) => band !== null) ? ': median, and the band that holds 8 in 10' : '';
      return ['Throughput of each flow', `, Mbit/s over ${spanWords(series)}${bands}`, ', Mbit/s'];
    },
    true,
  );

export const windowRow = (): FlowRow =>
  new FlowRow(
    2.2,
    {
      unit: 1,
      flow: (series, flow) => series.flowColumn(flow, 'cwnd'),
      band: (series, group) => series.windowBands[group]!,
      expected: (scenario) => {
        const flows = scenario.flows.reduce((sum, group) => sum + group.count, 0);
        const { rate, queue } = scenario.path[0]!;
        const held = rate === null ? 20 * flows : bandwidthDelayPackets(scenario, rate)! + Math.min(queue.limit, 2_000);
        return (1.8 * held) / flows;
      },
    },
    ({ series, scenario }) => {
      const bands = series.windowBands.some((band) => band !== null) ? ': median and band' : '';
      // A rate scheme has no window: what it sends in a round trip is the same measure.
      if (hasRateScheme(scenario)) return ['Window or rate × round trip', ` of each flow, packets${bands}`, ', packets'];
      return ['Window of each flow', `, packets that may be on their way at once${bands}`, ', packets'];
    },
    false,
  );
