/** Packets that fall: in the air for a moment, then in a tray, where those of the last seconds lie by age. */
import { DROPPED_AT_HEAD, endpointOf, hopOf, kindOf, LOST } from '../../workers/engine/probes/tap.ts';
import { drawMarker, drawText, hRule, vRule } from '../charts/canvas.ts';
import { compact, spanText } from '../format.ts';
import { namesOf, shortNames } from '../scenario/names.ts';
import type { HopBox } from './layout.ts';
import { colourOf, opacityOf, type StageScene } from './scene.ts';

/** Wall time of a fall, s. */
const FALL = 0.14;
/** Packets that lie on one another before they are only counted; and the most in a column for which that is done at all. */
const STACK = 3;
const MOST = 12;
/** Columns of a tray at most. */
const COLUMNS = 1024;

const heights = new Int32Array(COLUMNS + 2);

/** The tray of a hop and what is on its way into it. */
export function paintDrops(scene: StageScene, box: HopBox): void {
  const { context, palette, layout, track, time, traySpan, speed } = scene;
  const { tray, z } = layout;
  if (tray === null) return;
  const { x0, x1, hop } = box;
  const width = x1 - x0;
  hRule(context, x0, x1, tray, palette.edge);
  for (let tick = 0; tick <= 3; tick++) vRule(context, x0 + (width * tick) / 3, tray, tray + 4 * z, palette.edge);
  // A column keeps its packets as it moves to the right: what fell together lies together.
  const columns = Math.max(1, Math.min(COLUMNS, Math.floor(width / (5.6 * z))));
  const bin = traySpan / columns;
  const newest = Math.floor(time / bin);
  const place = (column: number): number => x0 + Math.max(0, time - (newest - column) * bin) * (width / traySpan);
  const { drops } = track;
  const last = drops.after(time) - 1;
  heights.fill(0);
  let most = 0;
  let first = last;
  for (; first >= 0 && time - drops.timeOf(first) <= traySpan; first--) {
    if (hopOf(drops.codeOf(first)) === hop) most = Math.max(most, ++heights[newest - Math.floor(drops.timeOf(first) / bin)]!);
  }
  if (most > MOST) return paintBars(scene, box, { first, last, most, newest, bin, place });
  paintCounts(scene, box, columns, place);
  heights.fill(0);
  const fall = scene.packets > 0.5 ? FALL * speed : 0;
  for (let index = last; index > first; index--) {
    const code = drops.codeOf(index);
    if (hopOf(code) !== hop) continue;
    const at = drops.timeOf(index);
    const column = newest - Math.floor(at / bin);
    const level = heights[column]!++;
    if (level >= STACK) continue;
    const endpoint = endpointOf(code);
    const fallen = fall > 0 ? (time - at) / fall : 1;
    context.globalAlpha = opacityOf(scene, endpoint);
    const y = tray - 6 * z - level * 10.5 * z;
    if (fallen >= 1) hollow(scene, endpoint, place(column), y, 0);
    else paintFall(scene, box, endpoint, kindOf(code), fallen, place(column), y);
  }
  context.globalAlpha = 1;
}

/** "+n" above what lies too high; neighbours counted together. */
function paintCounts({ context, palette, layout }: StageScene, { x0, x1 }: HopBox, columns: number, place: (column: number) => number): void {
  const { z, small, tray } = layout;
  for (let column = 0; column <= columns; column++) {
    if (heights[column]! <= STACK) continue;
    const first = column;
    let [last, sum] = [first, 0];
    for (; column <= columns && column - last <= 5; column++) {
      if (heights[column]! <= STACK) continue;
      last = column;
      sum += heights[column]! - STACK;
    }
    const x = place((first + last) / 2);
    drawText(context, palette, `+${sum}`, Math.max(x0 + 8 * z, Math.min(x1 - 12 * z, x)), tray! - 34 * z, { colour: palette.ink2, size: small, align: 'center' });
  }
}

interface Bars {
  /** Drops after number `first` up to number `last`. */
  first: number;
  last: number;
  most: number;
  newest: number;
  bin: number;
  place(column: number): number;
}

/** So many fall that only their number can be seen: a bar for each column, in layers of one group after the other. */
function paintBars(scene: StageScene, { hop, x1 }: HopBox, { first, last, most, newest, bin, place }: Bars): void {
  const { context, palette, layout, track } = scene;
  const { tray, z, small, actors } = layout;
  const unit = (30 * z) / most;
  const groups = track.series.scenario.flows.length;
  const { drops } = track;
  const levels = new Float64Array(COLUMNS + 2);
  for (let group = -1; group < groups; group++) {
    const actor = actors.find((candidate) => candidate.group === group);
    if (!actor) continue;
    heights.fill(0);
    for (let index = last; index > first; index--) {
      const code = drops.codeOf(index);
      if (hopOf(code) === hop && actors[endpointOf(code)]!.group === group) heights[newest - Math.floor(drops.timeOf(index) / bin)]!++;
    }
    context.strokeStyle = colourOf(scene, actor.endpoint);
    context.globalAlpha = scene.pointed < 0 || actors[scene.pointed]!.group === group ? 1 : 0.3;
    context.lineWidth = z;
    context.setLineDash([]);
    for (let column = 0; column < heights.length; column++) {
      const tall = heights[column]! * unit;
      if (tall === 0) continue;
      levels[column]! += tall;
      context.strokeRect(place(column) - 2 * z, tray! - z - levels[column]!, 4 * z, tall);
    }
  }
  context.globalAlpha = 1;
  drawText(context, palette, `highest bar ${most}`, x1, tray! - 34 * z, { colour: palette.ink3, size: small, align: 'right', halo: palette.plate });
}

/** On its way from where it was lost: before the mouth, at the mouth, or at the head of the queue. */
function paintFall(scene: StageScene, { mouth, x0, x1 }: HopBox, endpoint: number, kind: number, u: number, x: number, y: number): void {
  const { axis, half, z } = scene.layout;
  const from = kind === LOST ? mouth - 14 * z : kind === DROPPED_AT_HEAD ? x1 - 6 * z : x0 - 10 * z;
  const above = kind === LOST ? axis : axis + half + 13 * z;
  hollow(scene, endpoint, from + (x - from) * u, above + (y - above) * u * u, 1.2 * u);
}

function hollow(scene: StageScene, endpoint: number, x: number, y: number, turn: number): void {
  const { context, palette, layout } = scene;
  const { z } = layout;
  context.save();
  context.translate(x, y);
  if (turn > 0) context.rotate(turn);
  context.fillStyle = palette.plate;
  context.strokeStyle = colourOf(scene, endpoint);
  context.lineWidth = 1.3 * z;
  context.setLineDash([]);
  context.beginPath();
  context.rect(-2.3 * z, -4.5 * z, 4.6 * z, 9 * z);
  context.fill();
  context.stroke();
  context.restore();
}

/** How many of each group lie in the trays, beside them. */
export function paintDropCounts(scene: StageScene): void {
  const { context, palette, layout, track, time, traySpan } = scene;
  const { tray, z, font, small, phone, boxes, width } = layout;
  if (tray === null) return;
  const box = boxes[boxes.length - 1]!;
  const x = box.x1 + 12 * z;
  if (phone) {
    drawText(context, palette, `dropped in ${spanText(traySpan)}`, x, tray, { colour: palette.ink2, size: small });
    return;
  }
  drawText(context, palette, `dropped in ${spanText(traySpan)}`, x, tray - 14 * z, { colour: palette.ink3, size: small });
  drawText(context, palette, 'now', boxes[0]!.x0, tray + 5 * z + small, { colour: palette.ink3, size: small });
  drawText(context, palette, `${spanText(traySpan)} ago`, box.x1, tray + 5 * z + small, { colour: palette.ink3, size: small, align: 'right' });
  const { flows } = track.series.scenario;
  // One for each group, and one for the unresponsive sources.
  const counts = new Int32Array(flows.length + 1);
  const { drops } = track;
  for (let index = drops.after(time) - 1; index >= 0 && time - drops.timeOf(index) <= traySpan; index--) {
    const code = drops.codeOf(index);
    const { group } = layout.actors[endpointOf(code)]!;
    if (boxes.some(({ hop }) => hop === hopOf(code))) counts[group < 0 ? flows.length : group]!++;
  }
  const names = shortNames(namesOf({ flows }));
  let at = x;
  const baseline = tray + 6 * z;
  counts.forEach((count, group) => {
    if (count === 0 || at > width - 60 * z) return;
    const actor = layout.actors.find((candidate) => candidate.group === group);
    if (actor) {
      drawMarker(context, actor.slot, at + 4 * z, baseline - 0.34 * font, 4 * z, palette.flow(actor.slot, 0));
      at += 12 * z;
    }
    at += drawText(context, palette, `${actor ? names[group]! : 'others'} `, at, baseline, { colour: palette.ink, size: font });
    at += drawText(context, palette, compact(count, 6), at, baseline, { colour: palette.ink, size: font, weight: 600 }) + 12 * z;
  });
}
