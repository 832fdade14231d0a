/** What stands still: lines, walls, nodes, scales. Lines, wash and thresholds lie under the packets, the rest upon them. */
import { queueCard } from '../../workers/engine/network/queues/index.ts';
import { drawMarker, rules, textWidth, vRule } from '../charts/canvas.ts';
import { hatch } from '../charts/source-marks.ts';
import { compact, packetsText } from '../format.ts';
import { hopsOf } from '../scenario/hops.ts';
import { trace } from './curve.ts';
import { CROWD, type HopBox, MANY } from './layout.ts';
import { colourOf, opacityOf, type StageScene } from './scene.ts';
import { say } from './stage-words.ts';
import { say as inWords } from '../../workers/words/say.ts';

/** Marks of a queue's scale are at least so far apart, px. */
const LEAST_STEP = 12;

/** Access lines, under everything. */
export function paintLines(scene: StageScene): void {
  const { context, palette, layout } = scene;
  const { actors, z, rail, xS, xR, node } = layout;
  if (scene.packets > 0) paintWays(scene);
  if (rail === null) return;
  const gap = 16 * z;
  const lines: number[][] = [[xS - gap, rail, xR + gap, rail]];
  for (const [x, side] of [
    [xS, -1],
    [xR, 1],
  ] as const) {
    const ys = actors
      .filter(({ first, group, ...actor }) => first >= 0 && group >= 0 && (side < 0 ? actor.x : actor.xEnd) === x)
      .map(({ y, yEnd }) => (side < 0 ? y : yEnd));
    lines.push([x + side * gap, rail, x + side * gap, Math.max(rail, ...ys)]);
    if (ys.length <= MANY) for (const y of ys) lines.push([x + side * (node + 2 * z), y, x + side * gap, y]);
  }
  rules(context, lines, palette.rule);
}

/** The lines along which packets come and go. */
function paintWays({ context, palette, layout, packets }: StageScene): void {
  const { actors, z, flows } = layout;
  context.lineWidth = (flows > CROWD ? 0.6 : 1.25) * z;
  context.setLineDash([]);
  context.strokeStyle = palette.rule;
  context.globalAlpha = packets;
  context.beginPath();
  let drawn = '';
  for (const { first, group, way, wayOut, y } of actors) {
    // Of a crowd the lines that would lie on one another are drawn once.
    const place = flows > CROWD ? `${first} ${Math.round(y / 2)}` : '';
    if (first < 0 || (place !== '' && place === drawn)) continue;
    drawn = place;
    trace(context, way);
    if (group >= 0) trace(context, wayOut);
  }
  layout.boxes.slice(1).forEach(({ mouth, x0 }, index) => {
    context.moveTo(layout.boxes[index]!.x2, layout.axis);
    context.lineTo(Math.max(mouth, x0), layout.axis);
  });
  context.stroke();
  context.globalAlpha = 1;
}

/** Senders and receivers. */
export function paintNodes(scene: StageScene): void {
  const { context, palette, layout } = scene;
  const { actors, node, z } = layout;
  const seen = new Set<string>();
  for (const actor of actors) {
    const { endpoint, first, group, slot, x, y, xEnd, yEnd } = actor;
    if (first < 0) continue;
    context.globalAlpha = opacityOf(scene, endpoint);
    if (group < 0) {
      const side = 14 * z;
      hatch(context, x - side / 2, y - side / 2, side, side, palette.source);
      context.strokeStyle = palette.source;
      context.lineWidth = 1.5 * z;
      context.strokeRect(x - side / 2, y - side / 2, side, side);
      continue;
    }
    const colour = colourOf(scene, endpoint);
    // Of nodes of a group upon one another one is drawn: those that enter together may leave apart.
    for (const [at, height] of [
      [x, y],
      [xEnd, yEnd],
    ] as const) {
      const place = `${group} ${Math.round(at)} ${Math.round(height / 2)}`;
      if (scene.pointed !== endpoint && seen.has(place)) continue;
      seen.add(place);
      drawMarker(context, slot, at, height, node, colour);
    }
  }
  context.globalAlpha = 1;
}

/** The wash of a hop's queue; of one that goes by its average, that, its thresholds and its chance to drop. */
export function paintWash(scene: StageScene, { x0, x1, hop }: HopBox): void {
  const { context, palette, layout, run } = scene;
  const { axis, half, z } = layout;
  const [top, bottom] = [axis - half, axis + half];
  const { queue } = hopsOf(run.series.scenario)[hop]!;
  const slots = scene.slots[hop]!;
  context.fillStyle = palette.wash;
  context.fillRect(x0, top, x1 - x0, 2 * half);
  const { thresholds } = queueCard(queue);
  if (thresholds) {
    const place = (level: number): number => x1 - ((x1 - x0) * level) / slots;
    const [lower, upper] = thresholds(queue);
    const [from, to] = [place(lower), Math.max(x0, place(upper))];
    if (from > x0) {
      const tall = Math.max(4, Math.min(15 * z, top - (layout.rail ?? 0) - 2));
      context.save();
      context.beginPath();
      context.moveTo(from, top);
      context.lineTo(to, top);
      context.lineTo(to, top - tall);
      context.clip();
      hatch(context, to, top - tall, from - to, tall, palette.ink3);
      context.restore();
      for (const [x, high] of [
        [from, 4 * z],
        [to, tall],
      ] as const)
        vRule(context, x, top - high, bottom, palette.ink2, 1, [3 * z, 3 * z]);
    }
    paintAverage(scene, x1 - ((x1 - x0) * Math.min(slots, scene.readings.average[hop]!)) / slots);
  }
}

/** Walls, gate and scale of a hop. */
export function paintWalls(scene: StageScene, box: HopBox): void {
  const { context, palette, layout } = scene;
  const { axis, half, pipe, z } = layout;
  const { mouth, x0, x1, x2, hop } = box;
  const [top, bottom] = [axis - half, axis + half];
  const slots = scene.slots[hop]!;
  const whole = slots >= scene.limits[hop]!;
  const flare = Math.min(20 * z, x0 - mouth);
  context.strokeStyle = palette.ink;
  context.lineWidth = 1.5 * z;
  context.setLineDash([]);
  context.lineJoin = 'round';
  context.beginPath();
  for (const side of [-1, 1]) {
    const wall = axis + side * half;
    // A queue that goes on beyond what is in view has no mouth here.
    if (whole) {
      context.moveTo(x0 - 0.7 * flare, wall + side * 9 * z);
      context.quadraticCurveTo(x0 - 0.2 * flare, wall, x0 + 0.3 * flare, wall);
    } else context.moveTo(x0, wall);
    context.lineTo(x1, wall);
    context.lineTo(x1, axis + side * pipe);
    context.lineTo(x2, axis + side * pipe);
  }
  context.stroke();
  if (!whole) {
    context.setLineDash([2 * z, 3 * z]);
    context.beginPath();
    for (const wall of [top, bottom]) {
      context.moveTo(x0, wall);
      context.lineTo(mouth, wall);
    }
    context.stroke();
    context.setLineDash([]);
  }
  if (scene.rates[hop] !== null) paintScale(scene, box, slots);
}

/** A caret on the wall at the length that RED goes by. */
function paintAverage({ context, palette, layout: { axis, half, z } }: StageScene, x: number): void {
  const y = axis - half - 2 * z;
  for (const [colour, width] of [
    [palette.plate, 5],
    [palette.ink, 2],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width * z;
    context.beginPath();
    context.moveTo(x - 4.5 * z, y - 7 * z);
    context.lineTo(x, y);
    context.lineTo(x + 4.5 * z, y - 7 * z);
    context.stroke();
  }
}

/** A tick for each packet or round number of them from the gate on. */
function paintScale({ context, palette, layout }: StageScene, { x0, x1 }: HopBox, slots: number): void {
  const { axis, half, z, tray } = layout;
  if (tray === null) return;
  const width = x1 - x0;
  const step = tickStep(slots, width, z);
  const y = axis + half;
  const marks: number[][] = [];
  for (let count = 0; count <= slots; count += step) {
    const x = x1 - (count / slots) * width;
    marks.push([x, y + 1, x, y + 5 * z]);
  }
  rules(context, marks, palette.ink);
}

/** Packets to a tick. */
function tickStep(slots: number, width: number, z: number): number {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
  return steps.find((count) => (count / slots) * width >= LEAST_STEP * z) ?? slots;
}

/** How many packets the queue holds, and what its ticks are. */
export function paintRoomWords(scene: StageScene, { x0, x1, hop }: HopBox): void {
  const { context, palette, layout, rates } = scene;
  const { axis, half, z, font, small, phone, tray } = layout;
  const slots = scene.slots[hop]!;
  const baseline = axis + half + 5 * z + small;
  // A low stage has the words of the drops there.
  if (tray === null || rates[hop] === null || phone || baseline + 3 * z > tray + 6 * z - font) return;
  const limit = scene.limits[hop]!;
  const step = tickStep(slots, x1 - x0, z);
  const each = step > 1 ? inWords(', a mark every {count}', { count: compact(step, 7) }) : '';
  const words =
    slots < limit
      ? inWords('{count} of {limit} packets in view', { count: compact(slots, 7), limit: compact(limit, 7) })
      : inWords('holds {packets}', { packets: packetsText(limit) });
  const text = [words + each, words].find((one) => textWidth(context, palette, one, small, 400) <= x1 - x0);
  if (text) say(scene, text, x0, baseline, { colour: palette.ink3, size: small });
}
