/**
 * Flows instead of packets, for speeds at which packets cannot be seen: bands as thick as their rates, which together
 * fill
 * the link. A queue has the length that its words say; its colours are the shares of the last second, as the order of packets would
 * flicker.
 */
import { tableOf } from '../../workers/engine/network/trace.ts';
import { hopsOf } from '../scenario/hops.ts';
import { type Curve, trace } from './curve.ts';
import { FlowPassages } from './flow-passages.ts';
import type { HopBox } from './layout.ts';
import { paintFlowQueues } from './paint-flow-queues.ts';
import { colourOf, opacityOf, type StageScene } from './scene.ts';

/** Part of a link of unlimited rate that all rates together fill. */
const UNLIMITED = 0.7;

/** Px of band per bit/s at a hop. A link that follows a trace is full in its busiest second. */
function thickness({ layout, rates, readings, run }: StageScene, hop: number): number {
  const inner = 2 * layout.pipe - 4 * layout.z;
  const { trace: linkTrace } = hopsOf(run.series.scenario)[hop]!;
  const rate = linkTrace ? tableOf(linkTrace).busiestRate : rates[hop];
  if (typeof rate === 'number') return inner / rate;
  const sum = readings.received.reduce((total, value) => total + value, 0);
  return sum > 0 ? (UNLIMITED * inner) / sum : 0;
}

/** Access lines as bands, stacked where they come together. */
export function paintBands(scene: StageScene): void {
  const { layout, readings } = scene;
  for (let place = 0; place < layout.boxes.length; place++) {
    const { hop } = layout.boxes[place]!;
    const unit = thickness(scene, hop);
    const entering = layout.actors.filter(({ first }) => first === place);
    const leaving = layout.actors.filter(({ last, group }) => last === place && group >= 0);
    stack(
      scene,
      entering.map(({ endpoint, way }) => ({ endpoint, way, at: 7, wide: readings.sent[endpoint]! * unit })),
    );
    stack(
      scene,
      leaving.map(({ endpoint, wayOut }) => ({
        endpoint,
        way: wayOut,
        at: 1,
        wide: readings.received[endpoint]! * unit,
      })),
    );
  }
  scene.context.globalAlpha = 1;
}

interface Strand {
  endpoint: number;
  way: Curve;
  /** Index of the y at which the strands lie side by side. */
  at: number;
  wide: number;
}

function stack(scene: StageScene, strands: readonly Strand[]): void {
  const { context, layout } = scene;
  let y = layout.axis - strands.reduce((sum, { wide }) => sum + wide, 0) / 2;
  for (const { endpoint, way, at, wide } of strands) {
    y += wide;
    if (wide < 0.3) continue;
    const middle = y - wide / 2;
    const curve = way.slice();
    // The y of the end that touches the others, and of the control point next to it.
    curve[at] = middle;
    curve[at === 7 ? 5 : 3] = middle;
    context.globalAlpha = opacityOf(scene, endpoint) * (1 - scene.packets);
    context.strokeStyle = colourOf(scene, endpoint);
    context.lineWidth = wide;
    context.setLineDash([]);
    context.beginPath();
    trace(context, curve);
    context.stroke();
  }
}

/** The flows' shares of a hop's link; the rest is idle. */
export function paintShares(scene: StageScene, { hop, x1, x2 }: HopBox): void {
  const { layout, readings } = scene;
  const unit = thickness(scene, hop);
  strata(scene, hop, x1 + 2 * layout.z, x2, readings.received, unit);
}

/** The queue as long as the words beside it say. */
export function paintFilling(scene: StageScene, box: HopBox): void {
  const { hop, x0, x1 } = box;
  const { layout, model, readings } = scene;
  const passages = model.hops[hop]!;
  const waiting = scene.displayed.waiting[hop]!;
  if (waiting === 0) return;
  const inTurn = passages instanceof FlowPassages;
  if (inTurn && scene.known) return paintFlowQueues(scene, passages, box, 1 - scene.packets);
  const length = ((x1 - x0) * Math.min(waiting, scene.slots[hop]!)) / scene.slots[hop]!;
  let sum = 0;
  for (const { endpoint } of crossing(scene, hop)) sum += readings.sent[endpoint]!;
  // Whose packets they are is not known, and where flows are served in turn it is not as they send.
  if (inTurn) {
    scene.context.fillStyle = scene.palette.source;
    scene.context.fillRect(x1 - length, layout.axis - layout.half / 2, length, layout.half);
  } else if (sum > 0) strata(scene, hop, x1 - length, x1, readings.sent, (2 * layout.half - 10 * layout.z) / sum);
}

function crossing({ layout, run }: StageScene, hop: number): StageScene['layout']['actors'] {
  return layout.actors.filter(({ endpoint }) => run.wiring[endpoint]?.hops.includes(hop));
}

/** One layer for each endpoint that crosses the hop, about the axis. */
function strata(scene: StageScene, hop: number, x0: number, x1: number, rates: Float64Array, unit: number): void {
  const { context, layout } = scene;
  const actors = crossing(scene, hop);
  const total = actors.reduce((sum, { endpoint }) => sum + rates[endpoint]! * unit, 0);
  let y = layout.axis - total / 2;
  for (const { endpoint } of actors) {
    const wide = rates[endpoint]! * unit;
    context.globalAlpha = opacityOf(scene, endpoint) * (1 - scene.packets);
    context.fillStyle = colourOf(scene, endpoint);
    context.fillRect(x0, y, x1 - x0, wide);
    y += wide;
  }
  context.globalAlpha = 1;
}

/** An unresponsive source's pipe, as thick as its rate, at every speed. */
export function paintSources(scene: StageScene): void {
  const { context, layout, palette, readings } = scene;
  for (const { endpoint, group, first, way } of layout.actors) {
    if (group >= 0 || first < 0) continue;
    const wide = Math.min(10 * layout.z, readings.sent[endpoint]! * thickness(scene, layout.boxes[first]!.hop));
    context.globalAlpha = 0.55 * opacityOf(scene, endpoint) * scene.packets;
    context.strokeStyle = palette.source;
    context.lineWidth = Math.max(1.5 * layout.z, wide);
    context.setLineDash([]);
    context.beginPath();
    trace(context, way);
    context.stroke();
  }
  context.globalAlpha = 1;
}
