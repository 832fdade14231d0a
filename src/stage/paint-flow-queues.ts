/** The queues of a hop that serves flows in turn: a row for each flow, the head on the right. */
import { ACK_ENTERED, endpointOf, kindOf } from '../../workers/engine/network/packet-records.ts';
import type { HopBox } from './layout.ts';
import { colourOf, opacityOf, type StageScene } from './scene.ts';

/** Of more flows several share a row. */
const MOST_ROWS = 12;
/** Most packets drawn. */
const MOST_PACKETS = 4096;
/** px; bars that would be narrower stand without gaps. */
const LEAST_BAR = 3;

const waits = new Int32Array(MOST_PACKETS);

/** @param opacity of the whole, 0 to 1 */
export function paintFlowQueues(scene: StageScene, { hop, x0, x1 }: HopBox, opacity: number): void {
  const { context, model, layout, time } = scene;
  const { axis } = layout;
  const passages = model.hops[hop]!;
  const { rows, rowOf, tall } = rowsOf(scene, hop);
  const slot = (x1 - x0) / scene.slots[hop]!;
  const gap = slot < LEAST_BAR ? 0 : 0.1 * slot;
  const filled = new Float64Array(rows);
  const count = passages.waiting(time, waits);
  for (let place = 0; place < count; place++) {
    const code = passages.codeOf(waits[place]!);
    const endpoint = endpointOf(code);
    const row = rowOf.get(endpoint) ?? 0;
    const x = x1 - (filled[row]! += slot);
    if (x < x0 - 0.5) continue;
    const high = Math.max(1, 0.8 * tall * (kindOf(code) === ACK_ENTERED ? 0.5 : 1));
    context.globalAlpha = opacityOf(scene, endpoint) * opacity;
    context.fillStyle = colourOf(scene, endpoint);
    context.fillRect(x + gap, axis - (rows * tall) / 2 + (row + 0.5) * tall - high / 2, slot - 2 * gap, high);
  }
  context.globalAlpha = 1;
}

/** The flow whose row is at height `y`, px; −1 if there is none, or it is not the only one there. */
export function flowOfRow(scene: StageScene, hop: number, y: number): number {
  const { rows, rowOf, tall } = rowsOf(scene, hop);
  const row = Math.floor((y - scene.layout.axis) / tall + rows / 2);
  const flows = [...rowOf].filter(([, place]) => place === row).map(([endpoint]) => endpoint);
  return flows.length === 1 && scene.layout.actors[flows[0]!]!.group >= 0 ? flows[0]! : -1;
}

/** Rows of the queues of those that cross the hop, and the height of each, px. */
function rowsOf({ layout, run }: StageScene, hop: number): { rows: number; rowOf: Map<number, number>; tall: number } {
  const crossing = layout.actors.filter(({ endpoint }) => run.wiring[endpoint]?.hops.includes(hop));
  const rows = Math.max(1, Math.min(MOST_ROWS, crossing.length));
  const rowOf = new Map(
    crossing.map(({ endpoint }, place) => [endpoint, Math.floor((place * rows) / crossing.length)]),
  );
  return { rows, rowOf, tall: (2 * layout.half - 10 * layout.z) / rows };
}
