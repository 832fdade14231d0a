/** What of the stage a point is on: a flow's node, line, label or packet, or a part that has a section of its own. */
import { endpointOf } from '../../workers/engine/network/packet-records.ts';
import { delayAt } from '../scenario/delays.ts';
import type { SectionId } from '../scenario/describe.ts';
import { FlowPassages } from './flow-passages.ts';
import type { Actor, HopBox } from './layout.ts';
import { flowOfRow } from './paint-flow-queues.ts';
import type { StageScene } from './scene.ts';

export interface Picked {
  /** Number of the flow; -1 for none. */
  flow: number;
  section: SectionId | null;
}

/** @param x px from the canvas' left, `y` from its top */
export function pick(scene: StageScene, x: number, y: number): Picked {
  const layout = scene.lanes.findLast(({ top }) => top <= y) ?? scene.layout;
  return pickIn({ ...scene, layout }, x, y - layout.top);
}

function pickIn(scene: StageScene, x: number, y: number): Picked {
  const { layout } = scene;
  const { boxes, axis, half, pipe, z, tray, spacing } = layout;
  for (const box of boxes) {
    if (x >= box.x0 && x <= box.x1 && Math.abs(y - axis) <= half + 6 * z)
      return { flow: waitingAt(scene, x, y, box), section: 'bottleneck' };
    if (x > box.x1 && x <= box.x2 && Math.abs(y - axis) <= pipe + 20 * z)
      return { flow: onLinkAt(scene, x, box), section: 'bottleneck' };
    if (tray !== null && x >= box.t0 && x <= box.x2 && y > tray - 34 * z && y > axis + half + 18 * z)
      return { flow: -1, section: 'losses' };
  }
  const reach = Math.max(6 * z, Math.min(18 * z, spacing / 2));
  let nearest = -1;
  let distance = reach + 1;
  for (const actor of layout.actors) {
    if (actor.first < 0) continue;
    const off = Math.min(offSender(scene, actor, x, y), offReceiver(scene, actor, x, y));
    if (off < distance) [nearest, distance] = [actor.endpoint, off];
  }
  const actor = layout.actors[nearest];
  if (!actor) return { flow: -1, section: x < boxes[0]!.mouth && y > 20 * z ? 'flows' : null };
  return actor.group < 0 ? { flow: -1, section: 'disturbance' } : { flow: nearest, section: null };
}

/** Px from where an actor sends: at the stage's edge from its height, which its words share. */
function offSender(
  { layout: { boxes, z } }: StageScene,
  { group, first, x: at, y: height }: Actor,
  x: number,
  y: number,
): number {
  if (first > 0) return Math.hypot(x - at, y - height);
  return x <= (group < 0 ? boxes[0]!.mouth : at + 14 * z) ? Math.abs(y - height) : Infinity;
}

/** The same from where a flow's packets arrive; a source's do nowhere. */
function offReceiver(
  { layout: { boxes, z } }: StageScene,
  { group, last, xEnd, yEnd }: Actor,
  x: number,
  y: number,
): number {
  if (group < 0) return Infinity;
  if (last < boxes.length - 1) return Math.hypot(x - xEnd, y - yEnd);
  return x >= xEnd - 14 * z ? Math.abs(y - yEnd) : Infinity;
}

function waitingAt(scene: StageScene, x: number, y: number, box: HopBox): number {
  const { hop, x0, x1 } = box;
  if (!scene.known || scene.packets < 1) return -1;
  const passages = scene.model.hops[hop]!;
  if (passages instanceof FlowPassages) return flowOfRow(scene, passages, box, x, y);
  const index = passages.begunBy(scene.time) + Math.floor(((x1 - x) / (x1 - x0)) * scene.slots[hop]!);
  return index < passages.arrivedBy(scene.time) ? flowAt(scene, passages.codeOf(index)) : -1;
}

function onLinkAt(scene: StageScene, x: number, { hop, x1, x2 }: { hop: number; x1: number; x2: number }): number {
  if (!scene.known || scene.packets < 1) return -1;
  const passages = scene.model.hops[hop]!;
  const delay = delayAt(scene.run.series.scenario, hop, scene.time);
  const began = scene.time - (delay * (x - x1)) / (x2 - x1);
  const index = passages.begunBy(began) - 1;
  return index >= passages.first && passages.endOf(index) >= began ? flowAt(scene, passages.codeOf(index)) : -1;
}

function flowAt({ layout }: StageScene, code: number): number {
  const endpoint = endpointOf(code);
  return layout.actors[endpoint]!.group < 0 ? -1 : endpoint;
}
