/** Packets one by one, each at its place: on access lines, in queues, on links, and as ACKs on the reverse path. */
import {
  ACK_ENTERED,
  ACK_SENT,
  endpointOf,
  ENTERED_MARKED,
  hopOf,
  isDrop,
  kindOf,
} from '../../workers/engine/network/packet-records.ts';
import { delayAt, delaySpan, longerBack } from '../scenario/delays.ts';
import { hopsOf } from '../scenario/hops.ts';
import { along, type Curve } from './curve.ts';
import { FlowPassages } from './flow-passages.ts';
import { CROWD, type HopBox } from './layout.ts';
import { paintFlowQueues } from './paint-flow-queues.ts';
import { colourOf, opacityOf, type StageScene } from './scene.ts';

/** Over this many slots, or under this many px per slot, a pixel column has the colour of most of its packets. */
const MOST_SLOTS = 250;
const LEAST_SLOT = 1.5;

const point = new Float64Array(4);

/** Waiting packets as bars, the head of the queue on the right. */
export function paintQueue(scene: StageScene, box: HopBox): void {
  const { hop, x0, x1 } = box;
  const { context, model, layout, time, palette } = scene;
  const passages = model.hops[hop]!;
  if (passages instanceof FlowPassages) return paintFlowQueues(scene, passages, box, scene.packets);
  const { axis, half, z } = layout;
  const [first, end] = [passages.begunBy(time), passages.arrivedBy(time)];
  const slots = scene.slots[hop]!;
  const slot = (x1 - x0) / slots;
  const tall = 2 * half - 10 * z;
  if (slots > MOST_SLOTS || slot < LEAST_SLOT) return paintColumns(scene, hop, x0, x1, first, end);
  const width = Math.max(1, 0.8 * slot);
  for (let index = first; index < Math.min(end, first + slots); index++) {
    const code = passages.codeOf(index);
    const endpoint = endpointOf(code);
    const high = heightOf(scene, code, tall);
    const x = x1 - (index - first + 1) * slot + 0.1 * slot;
    context.globalAlpha = opacityOf(scene, endpoint) * scene.packets;
    context.fillStyle = colourOf(scene, endpoint);
    context.fillRect(x, axis - high / 2, width, high);
    if (kindOf(code) === ENTERED_MARKED) {
      context.fillStyle = palette.plate;
      context.fillRect(x + 0.25 * width, axis - high / 2, 0.5 * width, 6 * z);
    }
  }
  context.globalAlpha = 1;
}

/** Full height for data, half for unresponsive traffic, a quarter for ACKs among data. */
function heightOf({ layout }: StageScene, code: number, tall: number): number {
  if (kindOf(code) === ACK_ENTERED) return tall / 4;
  return layout.actors[endpointOf(code)]!.group < 0 ? tall / 2 : tall;
}

let tally = new Int32Array(0);

function paintColumns(scene: StageScene, hop: number, x0: number, x1: number, first: number, end: number): void {
  const { context, model, layout } = scene;
  const { axis, half, z } = layout;
  const passages = model.hops[hop]!;
  const perPixel = scene.slots[hop]! / (x1 - x0);
  if (tally.length < layout.actors.length) tally = new Int32Array(layout.actors.length);
  const tall = 2 * half - 10 * z;
  for (let column = 0, index = first; index < end && x1 - column > x0; column++) {
    const until = Math.min(end, first + Math.max(index - first + 1, Math.round((column + 1) * perPixel)));
    let major = endpointOf(passages.codeOf(index));
    for (let at = index; at < until; at++) {
      const endpoint = endpointOf(passages.codeOf(at));
      tally[endpoint]!++;
      if (tally[endpoint]! > tally[major]!) major = endpoint;
    }
    for (let at = index; at < until; at++) tally[endpointOf(passages.codeOf(at))] = 0;
    const high = layout.actors[major]!.group < 0 ? tall / 2 : tall;
    context.globalAlpha = opacityOf(scene, major) * scene.packets;
    context.fillStyle = colourOf(scene, major);
    context.fillRect(x1 - column - 1, axis - high / 2, 1, high);
    index = until;
  }
  context.globalAlpha = 1;
}

/** Packets on the link: x is time, so a packet is as wide as its transmission takes, and idle time is a gap. */
export function paintPipe(scene: StageScene, { hop, x1, x2 }: HopBox): void {
  const { context, model, layout, time, run, palette } = scene;
  const { axis, pipe, z } = layout;
  const { scenario } = run.series;
  const { rate, trace } = hopsOf(scenario)[hop]!;
  const [, longest] = delaySpan(scenario, hop);
  if (longest === 0) return;
  // A trace lets packets leave at a moment: they are as wide as at its mean rate.
  const least = trace ? (8 * (scenario.flows[0]?.packetSize ?? 1000)) / rate! : 0;
  const passages = model.hops[hop]!;
  const from = x1 + 2 * z;
  const tall = 2 * pipe - 8 * z;
  for (let index = passages.endedBy(time - longest), last = passages.begunBy(time); index < last; index++) {
    if (passages.wasDropped(index)) continue;
    const pxPerSecond = (x2 - from) / delayAt(scenario, hop, passages.startOf(index));
    const head = Math.min(x2, from + (time - passages.startOf(index)) * pxPerSecond);
    const end = Math.max(passages.endOf(index), passages.startOf(index) + least);
    const tail = Math.max(from, from + (time - end) * pxPerSecond);
    const code = passages.codeOf(index);
    const endpoint = endpointOf(code);
    const high = heightOf(scene, code, tall);
    context.globalAlpha = opacityOf(scene, endpoint) * scene.packets;
    context.fillStyle = colourOf(scene, endpoint);
    const gap = Math.min(0.8 * z, 0.1 * (end - passages.startOf(index)) * pxPerSecond);
    if (tail >= x2) continue;
    const width = Math.max(1.5 * z, head - tail - gap);
    context.fillRect(head - width, axis - high / 2, width, high);
    if (kindOf(code) === ENTERED_MARKED) {
      context.fillStyle = palette.plate;
      context.fillRect(head - 0.75 * width, axis - high / 2, 0.5 * width, 5 * z);
    }
  }
  context.globalAlpha = 1;
}

/** Packets on the access lines: those that will reach a queue soon. */
export function paintAccess(scene: StageScene): void {
  const { run, time, layout } = scene;
  const { packets, wiring, lead } = run;
  for (let index = packets.after(time), end = packets.after(time + lead); index < end; index++) {
    const code = packets.codeOf(index);
    const kind = kindOf(code);
    if (kind > ENTERED_MARKED && !isDrop(kind)) continue;
    const endpoint = endpointOf(code);
    const { toFirstHop, hops } = wiring[endpoint]!;
    const actor = layout.actors[endpoint]!;
    const left = packets.timeOf(index) - time;
    if (left > toFirstHop || hopOf(code) !== hops[0] || actor.first < 0 || layout.boxes[actor.first]!.hop !== hops[0])
      continue;
    paintOn(scene, endpoint, actor.way, 1 - left / toFirstHop);
  }
  paintLeaving(scene);
}

/** Visits the packets that came out of their last link within the last `longest` s: how long ago each did, s. */
function eachOut(scene: StageScene, longest: number, visit: (code: number, passed: number) => void): void {
  const { run, time, layout, model } = scene;
  const { scenario } = run.series;
  for (const { hop } of layout.boxes) {
    const passages = model.hops[hop]!;
    const [least, most] = delaySpan(scenario, hop);
    const end = passages.endedBy(time - least);
    for (let index = passages.endedBy(time - most - longest); index < end; index++) {
      const code = passages.codeOf(index);
      const sent = passages.endOf(index);
      if (run.wiring[endpointOf(code)]!.hops.at(-1) === hop && !passages.wasDropped(index))
        visit(code, time - delayAt(scenario, hop, sent) - sent);
    }
  }
}

/** Packets on the lines between the last link and their receivers. */
function paintLeaving(scene: StageScene): void {
  const { run, layout } = scene;
  const longest = run.wiring.reduce((most, { toReceiver }) => Math.max(most, toReceiver), 0);
  eachOut(scene, longest, (code, passed) => {
    const endpoint = endpointOf(code);
    const { toReceiver } = run.wiring[endpoint]!;
    const { last, wayOut } = layout.actors[endpoint]!;
    if (last >= 0 && passed >= 0 && passed < toReceiver && kindOf(code) <= ENTERED_MARKED)
      paintOn(scene, endpoint, wayOut, passed / toReceiver);
  });
}

function paintOn(scene: StageScene, endpoint: number, curve: Curve, u: number): void {
  const { context, layout } = scene;
  const { z } = layout;
  const size = layout.flows > CROWD ? 0.7 * z : z;
  along(curve, u, point);
  context.save();
  context.transform(point[2]!, point[3]!, -point[3]!, point[2]!, point[0]!, point[1]!);
  context.globalAlpha = opacityOf(scene, endpoint) * scene.packets;
  context.fillStyle = colourOf(scene, endpoint);
  context.fillRect(-2.6 * size, -4.5 * size, 5.2 * size, 9 * size);
  context.restore();
}

/** ACKs on the reverse path, if it is pure delay. */
export function paintAcks(scene: StageScene): void {
  const { run, time, layout } = scene;
  const { packets, wiring, series } = run;
  if (layout.rail === null || layout.flows > CROWD || series.scenario.reverse !== 'ideal') return;
  const { scenario } = series;
  const slowest = layout.boxes.reduce((sum, { hop }) => sum + delaySpan(scenario, hop)[1], 0);
  const longest = slowest + wiring.reduce((most, { back }) => Math.max(most, back), 0);
  const furthest = wiring.reduce((most, { toReceiver }) => Math.max(most, toReceiver), 0);
  eachOut(scene, furthest + longest, (code, passed) => {
    const endpoint = endpointOf(code);
    const { echoes, toReceiver } = wiring[endpoint]!;
    if (echoes) paintAck(scene, endpoint, passed - toReceiver);
  });
  for (let index = packets.after(time - longest), end = packets.after(time); index < end; index++) {
    const code = packets.codeOf(index);
    if (kindOf(code) === ACK_SENT) paintAck(scene, endpointOf(code), time - packets.timeOf(index));
  }
  scene.context.globalAlpha = 1;
}

function paintAck(scene: StageScene, endpoint: number, passed: number): void {
  const { context, layout, run } = scene;
  const { back: first, hops } = run.wiring[endpoint]!;
  const back = first + longerBack(run.series.scenario, hops, scene.time - passed);
  if (passed < 0 || passed >= back) return;
  const { xS, xR, z, rail } = layout;
  const x = xR + 16 * z - ((xR - xS + 32 * z) * passed) / back;
  context.globalAlpha = 0.8 * opacityOf(scene, endpoint) * scene.packets;
  context.fillStyle = colourOf(scene, endpoint);
  context.fillRect(x - z, rail! - 3 * z, 2 * z, 6 * z);
}
