/** The queues of a hop that serves flows or two queues in turn: a row for each, the head on the right. */
import {
  ACK_ENTERED,
  endpointOf,
  ENTERED_MARKED,
  isLowLatency,
  kindOf,
} from '../../workers/engine/network/packet-records.ts';
import type { FlowPassages } from './flow-passages.ts';
import type { HopBox } from './layout.ts';
import { colourOf, isOfTwoQueues, opacityOf, type StageScene } from './scene.ts';

/** Of more flows several share a row. */
const MOST_ROWS = 12;
/** Most packets drawn. */
const MOST_PACKETS = 4096;
/** px; bars that would be narrower stand without gaps. */
const LEAST_BAR = 3;

const waits = new Int32Array(MOST_PACKETS);

/** @param passages of the hop @param opacity of the whole, 0 to 1 */
export function paintFlowQueues(
  scene: StageScene,
  passages: FlowPassages,
  { hop, x0, x1 }: HopBox,
  opacity: number,
): void {
  const { context, time, palette, layout } = scene;
  const { rows, rowOf, tall } = rowsOf(scene, hop);
  const slot = (x1 - x0) / scene.slots[hop]!;
  const gap = slot < LEAST_BAR ? 0 : 0.1 * slot;
  const filled = new Float64Array(rows);
  const count = passages.waiting(time, waits);
  for (let place = 0; place < count; place++) {
    const code = passages.codeOf(waits[place]!);
    const endpoint = endpointOf(code);
    const row = rowOf(code);
    const x = x1 - (filled[row]! += slot);
    if (x < x0 - 0.5) continue;
    const high = Math.max(1, 0.8 * tall * (kindOf(code) === ACK_ENTERED ? 0.5 : 1));
    const top = layout.axis + (row + 0.5 - rows / 2) * tall - high / 2;
    context.globalAlpha = opacityOf(scene, endpoint) * opacity;
    context.fillStyle = colourOf(scene, endpoint);
    context.fillRect(x + gap, top, slot - 2 * gap, high);
    if (kindOf(code) !== ENTERED_MARKED) continue;
    context.fillStyle = palette.plate;
    context.fillRect(x + 0.3 * slot, top, 0.4 * slot, Math.min(5 * layout.z, high / 2));
  }
  context.globalAlpha = 1;
}

/** The flow whose row is at height `y`, px; −1 if there is none, or it is not the only one there. */
export function flowOfRow(scene: StageScene, passages: FlowPassages, box: HopBox, x: number, y: number): number {
  const { hop } = box;
  const row = rowAt(scene, hop, y);
  if (isOfTwoQueues(scene, hop)) return flowOfPacket(scene, passages, box, row, x);
  const flows = placesOf(scene, hop).filter(({ place }) => place === row);
  return flows.length === 1 ? flowOrNone(scene, flows[0]!.endpoint) : -1;
}

/** Of two queues: the flow whose packet waits there. */
function flowOfPacket(
  scene: StageScene,
  passages: FlowPassages,
  { hop, x0, x1 }: HopBox,
  row: number,
  x: number,
): number {
  const { rowOf } = rowsOf(scene, hop);
  const codes = Array.from(waits.subarray(0, passages.waiting(scene.time, waits)), (index) => passages.codeOf(index));
  const place = Math.floor(((x1 - x) / (x1 - x0)) * scene.slots[hop]!);
  const code = codes.filter((each) => rowOf(each) === row)[place];
  return code === undefined ? -1 : flowOrNone(scene, endpointOf(code));
}

function flowOrNone({ layout }: StageScene, endpoint: number): number {
  return layout.actors[endpoint]!.group < 0 ? -1 : endpoint;
}

function rowAt(scene: StageScene, hop: number, y: number): number {
  const { rows, tall } = rowsOf(scene, hop);
  return Math.floor((y - scene.layout.axis) / tall + rows / 2);
}

/** Rows of the queues at a hop, which one a packet's record is in, and the height of each, px. */
export function rowsOf(
  scene: StageScene,
  hop: number,
): { rows: number; rowOf: (code: number) => number; tall: number } {
  const { half, z } = scene.layout;
  const inner = 2 * half - 10 * z;
  // The low-latency queue lies above the classic one.
  if (isOfTwoQueues(scene, hop)) return { rows: 2, rowOf: (code) => (isLowLatency(code) ? 0 : 1), tall: inner / 2 };
  const places = placesOf(scene, hop);
  const rows = Math.max(1, Math.min(MOST_ROWS, places.length));
  const rowOf = new Map(places.map(({ endpoint, place }) => [endpoint, place]));
  return { rows, rowOf: (code) => rowOf.get(endpointOf(code)) ?? 0, tall: inner / rows };
}

/** Those that cross the hop, each with its row. */
function placesOf({ layout, run }: StageScene, hop: number): { endpoint: number; place: number }[] {
  const crossing = layout.actors.filter(({ endpoint }) => run.wiring[endpoint]?.hops.includes(hop));
  const rows = Math.max(1, Math.min(MOST_ROWS, crossing.length));
  return crossing.map(({ endpoint }, index) => ({ endpoint, place: Math.floor((index * rows) / crossing.length) }));
}
