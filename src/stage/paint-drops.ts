/**
 * Packets that fall: in the air for a moment, then in a tray, where those of the last seconds lie by age. Its time runs
 * as
 * that of the charts: now is at its right end, under where packets fall.
 */
import { DROPPED_AT_HEAD, endpointOf, hopOf, kindOf, LOST } from '../../workers/engine/network/packet-records.ts';
import { drawMarker, drawText, hRule, textWidth, vRule } from '../charts/canvas.ts';
import { compact, spanText } from '../format.ts';
import { type HopBox, PACKET } from './layout.ts';
import { say } from './stage-words.ts';
import { colourOf, opacityOf, type StageScene } from './scene.ts';
import { say as inWords } from '../../workers/words/say.ts';

/** Wall time of a fall, s. */
const FALL = 0.14;
/** The most drops in a column for which they are drawn one by one. */
const MOST = 12;
/** Columns of a tray at most. */
const COLUMNS = 1024;

const heights = new Int32Array(COLUMNS + 2);
/** Drops in each column of each group, that of the sources last. */
let tally = new Int32Array(0);

/** A tray's columns. A column keeps its packets as it moves to the left: what fell together lies together. */
interface Columns {
  /** s of drops in a column; number of the newest, counted from time 0. */
  bin: number;
  newest: number;
  count: number;
  /** Px of a column, by its age in columns. */
  place(age: number): number;
}

/** The tray of a hop and what is on its way into it. */
export function paintDrops(scene: StageScene, box: HopBox): void {
  const { context, palette, layout, time, traySpan } = scene;
  const { tray, z } = layout;
  if (tray === null) return;
  const { t0, t1 } = box;
  const width = t1 - t0;
  hRule(context, t0, t1, tray, palette.edge);
  for (let tick = 0; tick <= 3; tick++) vRule(context, t0 + (width * tick) / 3, tray, tray + 4 * z, palette.edge);
  const count = Math.max(1, Math.min(COLUMNS, Math.floor(width / (5.6 * z))));
  const bin = traySpan / count;
  const newest = Math.floor(time / bin);
  const columns = {
    bin,
    newest,
    count,
    place: (age: number) => t1 - Math.max(0, time - (newest - age) * bin) * (width / traySpan),
  };
  const most = countDrops(scene, box, columns);
  if (most > MOST) {
    scene.highestBars[box.hop] = most;
    paintBars(scene, columns, most);
  } else paintPackets(scene, box, columns);
  context.globalAlpha = 1;
}

/** Counts the drops in view. @returns how many there are in the fullest column */
function countDrops(
  { layout, run, time, traySpan, dropCounts }: StageScene,
  { hop }: HopBox,
  { bin, newest }: Columns,
): number {
  const { drops } = run;
  const groups = dropCounts.length;
  if (tally.length < heights.length * groups) tally = new Int32Array(heights.length * groups);
  tally.fill(0);
  heights.fill(0);
  let most = 0;
  for (let index = drops.after(time) - 1; index >= 0 && time - drops.timeOf(index) <= traySpan; index--) {
    const code = drops.codeOf(index);
    if (hopOf(code) !== hop) continue;
    const { group } = layout.actors[endpointOf(code)]!;
    const kind = group < 0 ? groups - 1 : group;
    const age = newest - Math.floor(drops.timeOf(index) / bin);
    dropCounts[kind]!++;
    tally[age * groups + kind]!++;
    most = Math.max(most, ++heights[age]!);
  }
  return most;
}

/** One by one, few on one another. */
function paintPackets(scene: StageScene, box: HopBox, columns: Columns): void {
  const { context, layout, run, time, traySpan, speed } = scene;
  const { z, tray, stack } = layout;
  const { bin, newest, place } = columns;
  paintCounts(scene, box, columns);
  heights.fill(0);
  const { drops } = run;
  const fall = scene.packets > 0.5 ? FALL * speed : 0;
  for (let index = drops.after(time) - 1; index >= 0 && time - drops.timeOf(index) <= traySpan; index--) {
    const code = drops.codeOf(index);
    if (hopOf(code) !== box.hop) continue;
    const at = drops.timeOf(index);
    const age = newest - Math.floor(at / bin);
    const level = heights[age]!++;
    if (level >= stack) continue;
    const endpoint = endpointOf(code);
    const part = fall > 0 ? (time - at) / fall : 1;
    context.globalAlpha = opacityOf(scene, endpoint);
    const y = tray! - 6 * z - level * PACKET * z;
    if (part >= 1) hollow(scene, endpoint, place(age), y, 0);
    else paintFall(scene, box, endpoint, kindOf(code), part, place(age), y);
  }
}

/** "+n" above what lies too high; neighbours counted together. */
function paintCounts({ context, palette, layout }: StageScene, { t0, t1 }: HopBox, { count, place }: Columns): void {
  const { z, small, tray, phone, stack } = layout;
  // There stand the words of the flows, or there is no room: the numbers beside the tray say how many.
  if (phone || stack === 1) return;
  for (let age = 0; age <= count; age++) {
    if (heights[age]! <= stack) continue;
    const first = age;
    let [last, sum] = [first, 0];
    for (; age <= count && age - last <= 5; age++) {
      if (heights[age]! <= stack) continue;
      last = age;
      sum += heights[age]! - stack;
    }
    const x = Math.max(t0 + 8 * z, Math.min(t1 - 12 * z, place((first + last) / 2)));
    const y = tray! - (2.5 + PACKET * stack) * z;
    drawText(context, palette, `+${sum}`, x, y, { colour: palette.ink2, size: small, align: 'center' });
  }
}

/** Too many drops to see one by one: a stacked bar per column, one layer per group. */
function paintBars(scene: StageScene, { count, place }: Columns, most: number): void {
  const { context, layout, dropCounts, pointed } = scene;
  const { tray, z, actors, stack } = layout;
  const unit = (10 * stack * z) / most;
  const groups = dropCounts.length;
  heights.fill(0);
  context.lineWidth = z;
  context.setLineDash([]);
  for (let kind = 0; kind < groups; kind++) {
    const group = kind === groups - 1 ? -1 : kind;
    const actor = actors.find((candidate) => candidate.group === group);
    if (!actor) continue;
    context.strokeStyle = colourOf(scene, actor.endpoint);
    context.globalAlpha = pointed < 0 || actors[pointed]!.group === group ? 1 : 0.3;
    for (let age = 0; age <= count; age++) {
      const dropped = tally[age * groups + kind]!;
      if (dropped === 0) continue;
      heights[age]! += dropped;
      context.strokeRect(place(age) - 2 * z, tray! - z - heights[age]! * unit, 4 * z, dropped * unit);
    }
  }
  context.globalAlpha = 1;
}

function paintHighestBars(scene: StageScene, ago: number, now: number): void {
  const { context, palette, layout, highestBars } = scene;
  const { tray, z, small, phone, boxes } = layout;
  if (phone) return;
  const style = { colour: palette.ink3, size: small, halo: palette.plate };
  boxes.forEach(({ hop, t0, t1, x0 }, index) => {
    const words = inWords('highest bar {count}', { count: highestBars[hop]! });
    // Under the tray, where no flow's line is; under the first one between the words for its time.
    const [left, right] = index === 0 ? [t0 + ago, t1 - now] : [t0, x0 + 8 * z];
    const wide = textWidth(context, palette, words, small, 400);
    if (highestBars[hop]! > 0 && left + wide < right)
      say(scene, words, index === 0 ? (left + right - wide) / 2 : left, tray! + 5 * z + small, style);
  });
}

/** A falling packet, from where it was lost: before the mouth, at the mouth, or at the head of the queue. */
function paintFall(
  scene: StageScene,
  { mouth, x0, x1 }: HopBox,
  endpoint: number,
  kind: number,
  u: number,
  x: number,
  y: number,
): void {
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

/** Drops of each group in the trays, as numbers beside them, and of the highest bars. */
export function paintDropCounts(scene: StageScene): void {
  const { context, palette, layout, traySpan, dropCounts } = scene;
  const { tray, z, font, small, phone, boxes, width, names } = layout;
  if (tray === null) return;
  const { t0, t1 } = boxes[0]!;
  const faint = { colour: palette.ink3, size: small } as const;
  const past = inWords('{span} ago', { span: spanText(traySpan) });
  const now = textWidth(context, palette, 'now', small, 400);
  const room = t1 - t0 - now - 6 * z;
  const ago = textWidth(context, palette, past, small, 400);
  if (!phone && ago <= room) say(scene, past, t0, tray + 5 * z + small, faint);
  paintHighestBars(scene, ago <= room ? ago + 8 * z : 0, now + 8 * z);
  say(scene, 'now', t1, tray + 5 * z + small, { ...faint, align: 'right' });
  const last = boxes[boxes.length - 1]!;
  const x = Math.max(last.x0 + 12 * z, last.t1 + 10 * z);
  const baseline = tray + 6 * z;
  const words = inWords('dropped in {span}', { span: spanText(traySpan) });
  const wide = say(scene, words, x, baseline, { colour: palette.ink2, size: font });
  if (phone) return paintTotal(scene, x + wide + 6 * z, baseline);
  const left = x + wide + 14 * z;
  const entries = [...dropCounts].flatMap((count, group) => {
    if (count === 0) return [];
    const actor = layout.actors.find((candidate) => candidate.group === group);
    return [{ actor, name: `${actor ? names[group]! : 'others'} `, number: compact(count, 6) }];
  });
  const space = entries.reduce(
    (sum, { actor, name, number }) =>
      sum +
      (actor ? 24 * z : 12 * z) +
      textWidth(context, palette, name, font, 400) +
      textWidth(context, palette, number, font, 600),
    0,
  );
  if (left + space - 12 * z > width) {
    // The trays show whose they are.
    paintTotal(scene, x + wide + 6 * z, baseline);
    return;
  }
  let at = left;
  for (const { actor, name, number } of entries) {
    if (actor) {
      drawMarker(context, actor.slot, at + 4 * z, baseline - 0.34 * font, 4 * z, palette.flow(actor.slot, 0));
      at += 12 * z;
    }
    at += say(scene, name, at, baseline, { colour: palette.ink, size: font });
    at += say(scene, number, at, baseline, { colour: palette.ink, size: font, weight: 600 }) + 12 * z;
  }
}

function paintTotal(scene: StageScene, x: number, y: number): void {
  const { palette, layout, dropCounts } = scene;
  const all = dropCounts.reduce((sum, count) => sum + count, 0);
  if (all > 0) say(scene, compact(all, 6), x, y, { colour: palette.ink, size: layout.font, weight: 600 });
}
