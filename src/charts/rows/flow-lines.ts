/** A row with a line per flow, or a median and band per group. */
import { noZero } from '../../format.ts';
import { streamNames } from '../../scenario/describe-traffic.ts';
import { flowName } from '../../scenario/names.ts';
import type { Context } from '../canvas.ts';
import { drawYAxis } from '../frame-marks.ts';
import type { RowBox } from '../geometry.ts';
import { type DirectLabel, LabelColumn } from '../labels.ts';
import { DashAnchors, drawArea, drawLine, isDense, type Plot } from '../lines.ts';
import { DASHES } from '../palette.ts';
import { referenceLabel } from '../reference.ts';
import { linear } from '../scales.ts';
import { BACK, type ChartRow, endSample, paint, readEach, type Reading, type Scene, type ShownRun } from '../scene.ts';
import type { Values } from '../trace.ts';
import { FlowAxis } from './flow-axis.ts';
import type { FlowQuantity } from './flow-quantity.ts';
import { say } from '../../../workers/words/say.ts';

/** Of more bands than this only the medians are drawn. */
const MOST_BANDS = 3;
/** Of a group shown flow by flow, at most this many, evenly chosen. */
const MOST_FLOWS = 64;

/** A line of one run. */
interface Curve {
  key: string;
  name: string;
  /** −1: it is that of a source that nobody slows down. */
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
  private readonly axis: FlowAxis;
  private readonly labels = new LabelColumn();
  private readonly anchors = new DashAnchors();
  private y: (value: number) => number = () => 0;

  constructor(private readonly quantity: FlowQuantity) {
    this.axis = new FlowAxis(quantity);
  }

  title(scene: Scene): [string, string, string] {
    const [name, rest, short] = this.quantity.title(scene);
    const bands = scene.series.flowsOfGroup.some((_, group) => this.quantity.band(scene.series, group) !== null);
    if (bands) return [name, say('{rest}: median, and the band that holds 8 in 10', { rest: say(rest) }), short];
    // What is averaged over a second has no band to speak of.
    const dense = isDense(scene) && this.quantity.gaps;
    return [name, dense ? say('{rest}: mean, least to most as a band', { rest: say(rest) }) : rest, short];
  }

  /** Let the axis fit what is in view again. */
  refit(): void {
    this.axis.refit();
  }

  /**
   * The flow of the main run whose label stands at a place, as group and number within it; of a band, the first of its
   * flows.
   */
  flowAt(x: number, y: number): { group: number; flow: number } | null {
    const [kind, group, flow] = this.labels.at(x, y)?.split(' ') ?? [];
    return kind === 'main' && group !== 'stream' ? { group: Number(group), flow: Number(flow) } : null;
  }

  draw(scene: Scene, box: RowBox): boolean {
    const { unit, gaps } = this.quantity;
    const { top, fresh } = this.axis.fit(scene);
    if (fresh) this.anchors.clear();
    this.y = linear(0, top.max * unit, box.bottom, box.top);
    drawYAxis(scene, (tick) => this.y(tick * unit), top.ticks(box.bottom - box.top));
    scene.backdrop?.draw(scene, this.quantity.row, box, this.y);
    if (scene.series.length === 0) return false;
    const severalSchemes = new Set(scene.main.slots).size > 1;
    const all = scene.runs.map((run) => this.curves(scene, run));
    for (let number = all.length - 1; number >= 0; number--) {
      const run = scene.runs[number]!;
      paint(scene, run, box, this.y, (plot, on) => {
        if (run.kind === 'main') this.drawBands(scene, plot, on);
        // Later groups and flows lie below: the first of each scheme is the one to follow.
        const curves = all[number]!;
        for (let index = curves.length - 1; index >= 0; index--) {
          const { key, group, place, values, width, opacity } = curves[index]!;
          if (group < 0 && this.quantity.drawStreams) continue;
          drawLine(on, values, plot, {
            colour: colourOf(scene, run, group, place),
            dash: group >= 0 && severalSchemes && run.kind !== 'before' && width > 1 ? DASHES[run.slots[group]!]! : [],
            anchor: this.anchors.of(key),
            width,
            gap: gaps ? 0 : undefined,
            opacity,
          });
        }
      });
    }
    const { drawStreams } = this.quantity;
    for (const run of drawStreams ? scene.runs.toReversed() : [])
      paint({ ...scene, films: null }, run, box, this.y, (_, on) => drawStreams!(scene, run, box, this.y, on));
    const labels = [
      ...this.quantity.references(scene, this.y, top.max * unit),
      ...scene.runs.flatMap((run, number) => this.directLabels(scene, run, all[number]!)),
      ...(scene.backdrop?.labels(scene, this.quantity.row, this.y) ?? []),
    ];
    return this.labels.draw(scene, labels, box);
  }

  readings(scene: Scene, time: number): Reading[] {
    const { row, unit, digits, words, gaps } = this.quantity;
    const behind = scene.backdrop?.readings(scene, row, time, this.y) ?? [];
    const ofRuns = readEach(scene, time, (run, sample) =>
      this.curves(scene, run).flatMap(({ labelled, name, group, place, flow, values }) => {
        const value = values.at(sample);
        if (!labelled || (gaps && value === 0)) return [];
        const colour = colourOf(scene, run, group, place);
        const text = `${noZero(value / unit, digits)} ${say(words)}`;
        const ofMain = run.kind === 'main' ? flow : null;
        return [{ name, slot: run.slots[group] ?? 0, colour, y: this.y(value), text, flow: ofMain }];
      }),
    );
    return [...ofRuns, ...behind];
  }

  /** The lines of a run: each flow's, or the median of many; and of a group that is opened, its flows thin. */
  private curves({ pointed, opened }: Scene, run: ShownRun): Curve[] {
    const { series, names, letter, kind } = run;
    const curves: Curve[] = [];
    const mainFlow = kind === 'main' ? pointed : null;
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
        const key = `${kind} ${group} ${place}${flow === null ? ' m' : ''}`;
        const own = flow === null ? name : flowName(name, flows.length, place);
        curves.push({ key, name: own, group, place, flow, values, width, opacity, labelled });
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
    const streams = this.quantity.streams?.(series) ?? [];
    const called = streams.length > 0 ? streamNames(series.scenario.traffic) : [];
    streams.forEach((values, place) => {
      const look = { width: 1.5, opacity: mainFlow === null ? 1 : BACK, labelled: true };
      const name = letter + say(called[place]!);
      curves.push({ key: `${kind} stream ${place}`, name, group: -1, place, flow: null, values, ...look });
    });
    return curves;
  }

  private drawBands({ palette, main, pointed }: Scene, plot: Plot, on: Context): void {
    const { series, slots } = main;
    const bands = series.flowsOfGroup.map((_, group) => this.quantity.band(series, group));
    if (bands.filter((band) => band !== null).length > MOST_BANDS) return;
    bands.forEach((band, group) => {
      const back = pointed !== null && !series.flowsOfGroup[group]!.includes(pointed);
      if (band) drawArea(on, band.high, plot, palette.flow(slots[group]!, 0), back ? 0.18 * BACK : 0.18, band.low);
    });
  }

  private directLabels(scene: Scene, run: ShownRun, curves: readonly Curve[]): DirectLabel[] {
    const sample = endSample(scene, run);
    if (sample < 0) return [];
    if (run.kind === 'before') return this.ghostLabel(scene, run, curves);
    // Of two runs the names of all flows would pile up: of each group one says whose colour it is.
    const comparing = scene.runs.some(({ kind }) => kind === 'other');
    return curves.flatMap(({ key, name, group, place, flow, values, opacity, labelled }) => {
      const slot = run.slots[group] ?? 0;
      const focused = flow !== null && flow === scene.pointed;
      const named = !comparing || place === 0 || focused;
      const shown = labelled && named && !(this.quantity.gaps && values.at(sample) === 0);
      return shown
        ? [
            {
              key,
              name,
              // Of a source its last word, where a phone has no room for `constant stream`.
              ...(group < 0 && { shorter: [name.replace(/^(A |B )?\S+ (?=\p{L})/u, '$1')] }),
              slot,
              place,
              focused,
              colour: colourOf(scene, run, group, place),
              back: opacity < 1,
              y: this.y(values.at(sample)),
            },
          ]
        : [];
    });
  }

  /** The old future says so once, where its lowest line ends. */
  private ghostLabel(scene: Scene, run: ShownRun, curves: readonly Curve[]): DirectLabel[] {
    const sample = endSample(scene, run);
    if (scene.x(run.series.samples.timeOf(sample)) < scene.x(run.since) + 50) return [];
    const y = Math.max(...curves.map(({ values }) => this.y(values.at(sample))));
    return [referenceLabel(scene, y, { key: 'before', name: 'before', place: 0 })];
  }
}

/** A source is of no scheme's colour. */
function colourOf({ palette }: Scene, { slots }: ShownRun, group: number, place: number): string {
  return group < 0 ? palette.ink2 : palette.flow(slots[group]!, place);
}
