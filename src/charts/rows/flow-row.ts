/** A row with a line per flow, or a median and band per group. */
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import type { RunSeries } from '../../run/series.ts';
import { sameButEvents } from '../../scenario/edit.ts';
import { flowName } from '../../scenario/names.ts';
import { drawText } from '../canvas.ts';
import { drawYAxis } from '../frame-marks.ts';
import type { RowBox } from '../geometry.ts';
import { type DirectLabel, LabelColumn } from '../labels.ts';
import { DashAnchor, drawArea, drawLine, type Plot } from '../lines.ts';
import { DASHES } from '../palette.ts';
import { GrowingTop, linear } from '../scales.ts';
import { BACK, type ChartRow, endSample, paint, type Reading, sampleAt, type Scene, type ShownRun } from '../scene.ts';
import type { Values } from '../trace.ts';

/** Of more bands than this only the medians are drawn. */
const MOST_BANDS = 3;
/** Of a group shown flow by flow, at most this many, evenly chosen. */
const MOST_FLOWS = 64;

/** Of a group's flows: the values below which 10 %, 50 % and 90 % of them lie. */
export interface FlowBand {
  low: Values;
  middle: Values;
  high: Values;
}

/** What is drawn of each flow. */
export interface Quantity {
  /** About how many steps the axis has. */
  steps: number;
  /** Units of the column per unit of the axis: 10⁶ for bit/s on an axis of Mbit/s. */
  unit: number;
  /** The axis' unit after a value, and decimals of a value. */
  words: string;
  digits: number;
  /** 0 means that there is no value. */
  gaps: boolean;
  title(scene: Scene): [name: string, rest: string, short: string];
  flow(series: RunSeries, flow: number): Values;
  band(series: RunSeries, group: number): FlowBand | null;
  /** A first guess of the axis' top, in the column's unit. */
  expected(scenario: Scenario): number;
  /** Reference lines; `y` is px of a value in the column's unit, `top` the greatest that has room. */
  references(scene: Scene, y: (value: number) => number, top: number): void;
}

/** A line of one run. */
interface Curve {
  key: string;
  name: string;
  group: number;
  /** Number within the group, and of the engine; null for a median. */
  place: number;
  flow: number | null;
  values: Values;
  width: number;
  opacity: number;
  labelled: boolean;
}

export class FlowRow implements ChartRow {
  private readonly quantity: Quantity;
  private readonly labels = new LabelColumn();
  private readonly anchors = new Map<string, DashAnchor>();
  private series: RunSeries | null = null;
  private top: GrowingTop | null = null;
  /** Samples of each run that the axis has made room for. */
  private scanned = new Map<RunSeries, number>();
  private opened: { group: number; series: RunSeries; scanned: number } | null = null;
  private y: (value: number) => number = () => 0;

  constructor(quantity: Quantity) {
    this.quantity = quantity;
  }

  title(scene: Scene): [string, string, string] {
    const [name, rest, short] = this.quantity.title(scene);
    const bands = scene.series.flowsOfGroup.some((_, group) => this.quantity.band(scene.series, group) !== null);
    return [name, bands ? `${rest}: median, and the band that holds 8 in 10` : rest, short];
  }

  /** Let the axis fit what is in view again. */
  refit(): void {
    this.top = null;
  }

  /** The flow of the main run whose label stands at a place, as group and number within it; of a band, the first of its flows. */
  flowAt(x: number, y: number): { group: number; flow: number } | null {
    const [kind, group, flow] = this.labels.at(x, y)?.split(' ') ?? [];
    return kind === 'main' ? { group: Number(group), flow: Number(flow) } : null;
  }

  draw(scene: Scene, box: RowBox): boolean {
    const { context, palette, geometry } = scene;
    const { unit, gaps } = this.quantity;
    const top = this.fit(scene);
    this.y = linear(0, top.max * unit, box.bottom, box.top);
    drawYAxis(scene, (tick) => this.y(tick * unit), top.ticks(box.bottom - box.top));
    if (scene.series.length === 0) return false;
    const severalSchemes = new Set(scene.main.slots).size > 1;
    const all = scene.runs.map((run) => this.curves(scene, run));
    for (let number = all.length - 1; number >= 0; number--) {
      const run = scene.runs[number]!;
      paint(scene, run, box, this.y, (plot) => {
        if (run.kind === 'main') this.drawBands(scene, plot);
        // Later groups and flows lie below: the first of each scheme is the one to follow.
        const curves = all[number]!;
        for (let index = curves.length - 1; index >= 0; index--) {
          const { key, group, place, values, width, opacity } = curves[index]!;
          drawLine(context, values, plot, {
            colour: palette.flow(run.slots[group]!, place),
            dash: severalSchemes && run.kind !== 'before' && width > 1 ? DASHES[run.slots[group]!]! : [],
            anchor: this.anchor(key),
            ...{ width, gap: gaps ? 0 : undefined, opacity },
          });
        }
      });
      if (run.kind === 'before') this.nameGhost(scene, run, all[number]!);
    }
    this.quantity.references(scene, this.y, top.max * unit);
    const labels = scene.runs.flatMap((run, number) => this.directLabels(scene, run, all[number]!));
    return this.labels.draw(context, palette, labels, geometry.right, box.top, box.bottom, scene.wallMs, scene.glide);
  }

  readings(scene: Scene, time: number): Reading[] {
    const { unit, digits, words, gaps } = this.quantity;
    return scene.runs.flatMap((run) => {
      const sample = sampleAt(run, time);
      if (run.kind === 'before' || sample < 0) return [];
      return this.curves(scene, run).flatMap(({ labelled, name, group, place, flow, values }) => {
        const value = values.at(sample);
        if (!labelled || (gaps && value === 0)) return [];
        const slot = run.slots[group]!;
        const text = `${(value / unit).toFixed(digits)} ${words}`;
        return [
          {
            name,
            slot,
            colour: scene.palette.flow(slot, place),
            y: this.y(value),
            text,
            flow: run.kind === 'main' ? flow : null,
          },
        ];
      });
    });
  }

  /** The lines of a run: each flow's, or the median of many; and of a group that is opened, its flows thin. */
  private curves({ pointed, opened }: Scene, run: ShownRun): Curve[] {
    const { series, names, letter, kind } = run;
    const curves: Curve[] = [];
    series.flowsOfGroup.forEach((flows, group) => {
      const band = this.quantity.band(series, group);
      const name = letter + names[group]!;
      const mine = kind === 'main' && pointed !== null;
      const stands = (flow: number | null): number =>
        !mine || flow === pointed || (flow === null && flows.includes(pointed)) ? 1 : BACK;
      const curve = (
        place: number,
        flow: number | null,
        values: Values,
        width: number,
        opacity: number,
        labelled = true,
      ): void => {
        const flowsName = flow === null ? name : flowName(name, flows.length, place);
        curves.push({
          key: `${kind} ${group} ${place}${flow === null ? ' m' : ''}`,
          name: flowsName,
          group,
          place,
          flow,
          values,
          width,
          opacity,
          labelled,
        });
      };
      if (!band) {
        flows.forEach((flow, place) =>
          curve(place, flow, this.quantity.flow(series, flow), flow === pointed || place === 0 ? 2 : 1.5, stands(flow)),
        );
        return;
      }
      curve(0, null, band.middle, 2, stands(null));
      if (kind !== 'main' || (opened !== group && !(mine && flows.includes(pointed)))) return;
      const stride = Math.ceil(flows.length / MOST_FLOWS);
      flows.forEach((flow, place) => {
        if (flow === pointed) curve(place, flow, this.quantity.flow(series, flow), 2, 1);
        else if (place % stride === 0) curve(place, flow, this.quantity.flow(series, flow), 0.75, 0.45, false);
      });
    });
    return curves;
  }

  private drawBands({ context, palette, main, pointed }: Scene, plot: Plot): void {
    const { series, slots } = main;
    const bands = series.flowsOfGroup.map((_, group) => this.quantity.band(series, group));
    if (bands.filter((band) => band !== null).length > MOST_BANDS) return;
    bands.forEach((band, group) => {
      const back = pointed !== null && !series.flowsOfGroup[group]!.includes(pointed);
      if (band) drawArea(context, band.high, plot, palette.flow(slots[group]!, 0), back ? 0.18 * BACK : 0.18, band.low);
    });
  }

  private directLabels(scene: Scene, run: ShownRun, curves: readonly Curve[]): DirectLabel[] {
    const sample = endSample(scene, run);
    if (run.kind === 'before' || sample < 0) return [];
    return curves.flatMap(({ key, name, group, place, flow, values, opacity, labelled }) => {
      const slot = run.slots[group]!;
      const focused = flow !== null && flow === scene.pointed;
      return labelled
        ? [
            {
              key,
              name,
              slot,
              place,
              focused,
              colour: scene.palette.flow(slot, place),
              back: opacity < 1,
              y: this.y(values.at(sample)),
            },
          ]
        : [];
    });
  }

  /** The old future says so once, where its lowest line ends. */
  private nameGhost(scene: Scene, run: ShownRun, curves: readonly Curve[]): void {
    const { context, palette, geometry } = scene;
    const sample = endSample(scene, run);
    const x = Math.min(geometry.right, scene.x(run.series.samples.timeOf(sample)));
    if (sample < 0 || x < scene.x(run.since) + 50) return;
    const y = Math.max(...curves.map(({ values }) => this.y(values.at(sample))));
    drawText(context, palette, 'before', x - 6, y - 6, {
      colour: palette.ink2,
      size: 12,
      align: 'right',
      halo: palette.plate,
    });
  }

  private anchor(key: string): DashAnchor {
    let anchor = this.anchors.get(key);
    if (!anchor) this.anchors.set(key, (anchor = new DashAnchor()));
    return anchor;
  }

  private fit(scene: Scene): GrowingTop {
    const { series, scenario } = scene;
    const { expected, unit, steps } = this.quantity;
    // The same run gone on differently keeps its axis, so that the two futures can be compared.
    const another = series !== this.series && !(this.series && sameButEvents(this.series.scenario, scenario));
    const refitting = !another && !this.top && series.length > 0;
    if (!this.top || another) {
      // A new run begins with room for what is expected; asked to fit, the axis holds what is in view and no more.
      this.top = new GrowingTop((expected(scenario) / unit) * (refitting ? 1e-3 : 1), steps);
      this.scanned = new Map();
      this.opened = null;
      this.anchors.clear();
    }
    this.series = series;
    const before = this.scanned;
    this.scanned = new Map();
    this.includeOpened(scene);
    for (const run of scene.runs) {
      const from = refitting ? scene.from : run.since;
      this.include(run, before.get(run.series) ?? run.series.samples.indexAt(Math.max(0, from)));
      this.scanned.set(run.series, run.series.length);
    }
    return this.top;
  }

  /** Make room for each flow of the group that is opened. */
  private includeOpened({ opened, series }: Scene): void {
    if (opened === null || this.opened?.group !== opened || this.opened.series !== series)
      this.opened = opened === null ? null : { group: opened, series, scanned: 0 };
    if (!this.opened) return;
    for (const flow of series.flowsOfGroup[this.opened.group] ?? []) {
      const values = this.quantity.flow(series, flow);
      for (let sample = this.opened.scanned; sample < series.length; sample++)
        this.top!.include(values.at(sample) / this.quantity.unit);
    }
    this.opened.scanned = series.length;
  }

  /** Make room for a run's samples from `first` on. */
  private include({ series }: ShownRun, first: number): void {
    if (first >= series.length) return;
    series.flowsOfGroup.forEach((flows, group) => {
      const band = this.quantity.band(series, group);
      const columns = band ? [band.high] : flows.map((flow) => this.quantity.flow(series, flow));
      for (const values of columns) {
        for (let sample = Math.max(0, first); sample < series.length; sample++)
          this.top!.include(values.at(sample) / this.quantity.unit);
      }
    });
  }
}
