/** What all painters of the stage share while one frame is drawn. */
import { trafficOffset } from '../../workers/engine/sampling/frame.ts';
import type { Context } from '../charts/canvas.ts';
import type { Palette } from '../charts/palette.ts';
import type { Placer } from '../charts/placer.ts';
import type { RunSeries } from '../run/series.ts';
import type { RunHandle } from '../run/run-handle.ts';
import type { Highlight } from '../run/question.ts';
import type { Layout } from './layout.ts';
import type { StageModel } from './model.ts';

export interface StageColours extends Palette {
  rule: string;
  source: string;
}

export interface StageScene {
  context: Context;
  palette: StageColours;
  /** Of the words of one drawing of a layout. */
  words: Placer;
  /** What is drawn now of `lanes`, from the top down. */
  layout: Layout;
  lanes: readonly Layout[];
  model: StageModel;
  run: RunHandle;
  /** Simulated time on show, s; and simulated s per wall s, 0 for stills. */
  time: number;
  speed: number;
  /** Whether the packet log covers `time`. */
  known: boolean;
  /** bit/s of each hop at `time`, null for unlimited; packets that may wait there; and slots of its queue in view. */
  rates: readonly (number | null)[];
  limits: readonly number[];
  slots: readonly number[];
  /** Readings now, and those that the texts display, renewed less often. Queues are drawn as long as the texts say. */
  readings: Readings;
  displayed: Readings;
  hopInView: number;
  /** How much of the picture is packets one by one; the rest is flows, 0 to 1. */
  packets: number;
  /** Endpoint that is highlighted; -1 for none. */
  pointed: number;
  /** How far the drop tray reaches back, s; and drops of each group in it, sources last, counted while drawn. */
  traySpan: number;
  dropCounts: Int32Array;
  /** Of each hop: drops in the highest bar of its tray, 0 where they lie one by one. */
  highestBars: Int32Array;
  /** What a chain of causes speaks of. */
  highlight: Highlight | null;
}

/** Averaging time for the rate of an unresponsive source, s. */
const SOURCE_SPAN = 0.2;

/** Of each endpoint: bit/s sent and received, and window (packets). */
export class Readings {
  sent = new Float64Array(0);
  received = new Float64Array(0);
  window = new Float64Array(0);
  waiting = new Float64Array(0);
  /** Of each hop: what RED takes for the length of its queue, packets. */
  average = new Float64Array(0);

  /** Read the last sample that ends at or before `time`. */
  read(series: RunSeries, time: number): void {
    const { layout, samples, averagingFrames, averaging } = series;
    const flows = layout.flowGroups.length;
    if (this.sent.length !== flows + layout.traffic) {
      for (const key of ['sent', 'received', 'window'] as const) this[key] = new Float64Array(flows + layout.traffic);
    }
    if (this.waiting.length !== layout.hops)
      [this.waiting, this.average] = [new Float64Array(layout.hops), new Float64Array(layout.hops)];
    const index = samples.indexAt(time);
    if (index < 0) {
      for (const values of [this.sent, this.received, this.window, this.waiting, this.average]) values.fill(0);
      return;
    }
    for (let flow = 0; flow < flows; flow++) {
      const bits = 8 * series.scenario.flows[layout.flowGroups[flow]!]!.packetSize;
      this.sent[flow] = (series.sent[flow]!.between(Math.max(-1, index - averagingFrames), index) * bits) / averaging;
      this.received[flow] = series.throughput[flow]!.at(index);
      this.window[flow] = series.flowColumn(flow, 'cwnd').at(index);
    }
    const frames = Math.max(1, Math.round(SOURCE_SPAN / layout.period));
    for (let source = 0; source < layout.traffic; source++) {
      const bits = 8 * series.scenario.traffic[source]!.packetSize;
      let [sent, received] = [0, 0];
      for (let at = Math.max(0, index - frames + 1); at <= index; at++) {
        sent += samples.columns[trafficOffset(layout, source, 'sent')]!.at(at);
        received += samples.columns[trafficOffset(layout, source, 'delivered')]!.at(at);
      }
      this.sent[flows + source] = (sent * bits) / (frames * layout.period);
      this.received[flows + source] = (received * bits) / (frames * layout.period);
    }
    for (let hop = 0; hop < layout.hops; hop++) {
      this.waiting[hop] = series.hopColumn(hop, 'queue').at(index);
      this.average[hop] = series.hopColumn(hop, 'average').at(index);
    }
  }
}

/** Colour of an endpoint's packets. */
export function colourOf({ layout, palette }: StageScene, endpoint: number): string {
  const actor = layout.actors[endpoint];
  return !actor || actor.group < 0 ? palette.source : palette.flow(actor.slot, actor.flow);
}

/** Opacity of an endpoint's marks: the others stand back for the one that is pointed at. */
export function opacityOf({ pointed }: StageScene, endpoint: number): number {
  return pointed < 0 || pointed === endpoint ? 1 : 0.3;
}

/** Whether the hop has two queues, low-latency and classic. */
export function isOfTwoQueues({ run }: StageScene, hop: number): boolean {
  return run.series.layout.twoQueues?.includes(hop) ?? false;
}
