/** The axis of a row with a line per flow. */
import type { RunSeries } from '../../run/series.ts';
import { sameButEvents } from '../../scenario/edit.ts';
import { GrowingTop } from '../scales.ts';
import type { Scene, ShownRun } from '../scene.ts';
import { seeGreatest, type Values } from '../trace.ts';
import { AfterStart } from './after-start.ts';
import type { FlowQuantity } from './flow-quantity.ts';

/** Samples after which an axis is no longer kept for what has not come: twenty round trips, in which slow start fills any path. */
const EARLY_SAMPLES = 20;
/** Below such a part of the axis lines lie flat at its foot. */
const FLAT = 1 / 5;
/** Of what has come: so much room the axis then has. */
const ROOM = 1.5;

/** Makes room for every value of the runs on show, and reads each sample once. */
export class FlowAxis {
  private series: RunSeries | null = null;
  private top: GrowingTop | null = null;
  /** Greatest value that the axis has made room for. */
  private greatest = 0;
  /** The axis still has the room that was expected. */
  private early = false;
  private readonly afterStart = new AfterStart();
  /** Samples of each run that the axis has made room for. */
  private scanned = new Map<RunSeries, number>();
  private opened: { group: number; series: RunSeries; scanned: number } | null = null;

  constructor(private readonly quantity: FlowQuantity) {}

  /** At the next drawing, fit what is in view. */
  refit(): void {
    this.top = null;
  }

  /** The axis' top for the scene. `fresh` is true if the axis was reset. */
  fit(scene: Scene): { top: GrowingTop; fresh: boolean } {
    const { series, scenario } = scene;
    const { expected, unit } = this.quantity;
    // A run that goes on differently keeps its axis, so that the two futures can be compared.
    const another = series !== this.series && !(this.series && sameButEvents(this.series.scenario, scenario));
    const refitting = !another && !this.top && series.length > 0;
    const fresh = !this.top || another;
    if (!this.top || another) {
      // A new run begins with room for what is expected; asked to fit, the axis holds what is in view and no more.
      this.top = this.topFor((expected(scenario) / unit) * (refitting ? 1e-3 : 1));
      this.greatest = 0;
      this.early = !refitting;
      this.scanned = new Map();
      this.opened = null;
    }
    this.include((scene.backdrop?.top(scene, this.quantity.row) ?? 0) / unit);
    this.series = series;
    const known = this.scanned;
    this.scanned = new Map();
    this.includeOpened(scene);
    for (const run of scene.runs) {
      const from = refitting ? scene.from : run.since;
      this.includeRun(run, known.get(run.series) ?? run.series.samples.indexAt(Math.max(0, from)));
      this.scanned.set(run.series, run.series.length);
    }
    const lowered = this.lower(series);
    const before = this.top;
    this.top = this.afterStart.settle(scene, before, () => this.inView(scene));
    return { top: this.top, fresh: fresh || lowered || this.top !== before };
  }

  /** Once, early in a run, the axis comes down to what is there, if that is far less than was expected. @returns whether it has */
  private lower({ length }: RunSeries): boolean {
    const { greatest, top } = this;
    if (!this.early || length < EARLY_SAMPLES || greatest === 0) return false;
    this.early = false;
    if (greatest > FLAT * top!.max) return false;
    this.top = this.topFor(ROOM * greatest);
    return true;
  }

  /** The axis that the runs need from the left edge of the view on; the present one where a group's flows are shown one by one. */
  private inView(scene: Scene): GrowingTop {
    if (scene.opened !== null) return this.top!;
    this.top = this.topFor(1e-3);
    this.include((scene.backdrop?.top(scene, this.quantity.row) ?? 0) / this.quantity.unit);
    for (const run of scene.runs) this.includeRun(run, run.series.samples.indexAt(scene.from));
    return this.top;
  }

  private topFor(start: number): GrowingTop {
    const { steps, whole } = this.quantity;
    return new GrowingTop(start, steps, whole);
  }

  private include(value: number): void {
    this.greatest = Math.max(this.greatest, value);
    this.top!.include(value);
  }

  /** Make room for each flow of the group that is opened. */
  private includeOpened({ opened, series }: Scene): void {
    if (opened === null || this.opened?.group !== opened || this.opened.series !== series)
      this.opened = opened === null ? null : { group: opened, series, scanned: 0 };
    if (!this.opened) return;
    for (const flow of series.flowsOfGroup[this.opened.group] ?? [])
      this.includeAll(this.quantity.flow(series, flow), this.opened.scanned, series.length);
    this.opened.scanned = series.length;
  }

  /** Make room for a run's samples from `first` on. */
  private includeRun({ series }: ShownRun, first: number): void {
    if (first >= series.length) return;
    for (const values of this.quantity.streams?.(series) ?? [])
      this.includeAll(values, Math.max(0, first), series.length);
    series.flowsOfGroup.forEach((flows, group) => {
      const band = this.quantity.band(series, group);
      const columns = band ? [band.high] : flows.map((flow) => this.quantity.flow(series, flow));
      for (const values of columns) this.includeAll(values, Math.max(0, first), series.length);
    });
  }

  private includeAll(values: Values, from: number, end: number): void {
    seeGreatest(values, from, end, (value) => this.include(value / this.quantity.unit));
  }
}
