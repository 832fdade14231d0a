/** Words and numbers on the stage. */
import { PLAIN_QUEUE, queueCard, servesInTurn } from '../../workers/engine/network/queues/index.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { drawText, textWidth, vRule } from '../charts/canvas.ts';
import { compact, fixed, rateText, spanText } from '../format.ts';
import { delayAt, longerBack } from '../scenario/delays.ts';
import { hopName, hopsOf, meanText } from '../scenario/hops.ts';
import type { HopBox, Label } from './layout.ts';
import { paintJunction } from './paint-junction.ts';
import type { StageScene } from './scene.ts';
import { inRow, say as inWords } from '../../workers/words/say.ts';
import { fitting, say, total, type Unit, unitOf } from './stage-words.ts';

const NBSP = '\u00a0';
/** Names of the senders and what each does, and what the receivers get. */
export function paintLabels(scene: StageScene): void {
  const { layout, context, palette } = scene;
  const { phone, xS, xR, z, small, font, labels } = layout;
  const unit = unitOf(scene);
  for (const label of labels) {
    context.globalAlpha =
      scene.pointed < 0 || label.actors.some(({ endpoint }) => endpoint === scene.pointed) ? 1 : 0.45;
    if (label.side === 'in' || label.side === 'out') paintJunction(scene, label, unit);
    else if (phone) paintPhoneLabel(scene, label, unit);
    else if (label.side === 'left') paintSender(scene, label, unit);
    else paintReceiver(scene, label, unit);
  }
  context.globalAlpha = 1;
  const first = labels.find(({ side }) => side === 'right');
  if (phone || !first) return;
  const head = { colour: palette.ink3, size: small } as const;
  const y = (at: number): number => Math.max(at - 1.1 * font, 10 * z + small);
  const fits = (at: number): boolean => y(at) <= at - 0.9 * font;
  if (fits(first.y0)) {
    const gets = inWords('gets, {unit}', { unit: unit.name });
    // Where a language needs more room than there is, to the edge.
    const x = Math.min(xR + 26 * z, layout.width - textWidth(context, palette, gets, small, 400));
    say(scene, gets, x, y(first.y0), head);
  }
  const senders = labels.filter(({ side, actors }) => side === 'left' && actors[0]!.group >= 0);
  if (senders.length === 0 || inTwoLines(layout, senders[0]!) || !fits(senders[0]!.y0)) return;
  const rated = senders.map(({ actors }) => isRated(scene, actors[0]!.group));
  const words = rated.every(Boolean)
    ? inWords('sends, {unit}', { unit: unit.name })
    : rated.some(Boolean)
      ? inWords('window or {unit}', { unit: unit.name })
      : 'window';
  say(scene, words, xS - 26 * z, y(senders[0]!.y0), { ...head, align: 'right' });
}

/** What the senders of a label do, in two or three words, and its number alone, a dash where there is none. */
function doing(scene: StageScene, label: Label, unit: Unit, withUnit: boolean): { words: string; number: string } {
  const { displayed } = scene;
  const { actors } = label;
  const [{ endpoint, group }] = [actors[0]!];
  const sent = unit.text(total(displayed.sent, label));
  const rate = `${sent}${withUnit ? `${NBSP}${unit.name}` : ''}`;
  if (group < 0 && displayed.sent[endpoint]! === 0) return { words: inWords('silent'), number: '–' };
  const running = actors.filter((actor) => displayed.window[actor.endpoint]! > 0).length;
  if (group >= 0 && running === 0) return { words: inWords('not sending'), number: '–' };
  if (group < 0 || isRated(scene, group))
    return { words: inWords(group >= 0 && actors.length > 1 ? 'send {rate}' : 'sends {rate}', { rate }), number: sent };
  const window = fixed(total(displayed.window, label) / running, 1);
  return { words: inWords(actors.length > 1 ? 'windows {window}' : 'window {window}', { window }), number: window };
}

/** A scheme that sets a rate has no window of its own. */
function isRated({ run }: StageScene, group: number): boolean {
  return findScheme(run.series.scenario.flows[group]!.scheme.kind)?.family.startsWith('Rate') ?? false;
}

/** The name above what it does, where the nodes stand far enough apart. */
function inTwoLines({ spacing, font }: StageScene['layout'], { actors }: Label): boolean {
  return actors.length > 1 || actors[0]!.group < 0 || spacing === 0 || spacing >= 2.3 * font;
}

function paintSender(scene: StageScene, label: Label, unit: Unit): void {
  const { context, palette, layout } = scene;
  const { xS, z, font } = layout;
  const many = label.actors.length > 1;
  const y = (label.y0 + label.y1) / 2;
  const x = xS - (many ? 30 : 26) * z;
  const room = x - 2;
  const { words: full, number: alone } = doing(scene, label, unit, true);
  if (inTwoLines(layout, label)) {
    const fits = (text: string): boolean => textWidth(context, palette, text, font, 400) <= room;
    const words = [full, doing(scene, label, unit, false).words].find(fits) ?? alone;
    const style = { colour: palette.ink, size: font, weight: 600, align: 'right' } as const;
    if (say(scene, fitting(scene, label.name, room), x, y - 0.18 * font, style) > 0)
      say(scene, words, x, y + 0.98 * font, { colour: palette.ink2, size: font, align: 'right' });
  } else {
    const number = say(scene, alone, x, y + 0.35 * font, { colour: palette.ink2, size: font, align: 'right' });
    // A name without its number would be taken for that of the next one.
    if (number === 0) return;
    const wide = Math.max(26 * z, number) + 6 * z;
    say(scene, fitting(scene, label.name, room - wide), x - wide, y + 0.35 * font, {
      colour: palette.ink,
      size: font,
      weight: 600,
      align: 'right',
    });
  }
  if (many) bracket(scene, xS - 22 * z, label, 1);
}

function paintReceiver(scene: StageScene, label: Label, unit: Unit): void {
  const { context, palette, layout, displayed } = scene;
  const { xR, z, font } = layout;
  const many = label.actors.length > 1;
  const y = (label.y0 + label.y1) / 2 + 0.35 * font;
  const x = xR + (many ? 30 : 26) * z;
  const gets = unit.text(total(displayed.received, label));
  const wide = say(scene, layout.lane ? `${gets}${NBSP}${unit.name}` : gets, x, y, {
    colour: palette.ink,
    size: font,
    halo: palette.plate,
  });
  // A name that has no room stands where the flow comes in.
  if (wide > 0 && label.named && textWidth(context, palette, label.name, font, 400) <= layout.width - x - wide - 6 * z)
    say(scene, label.name, x + wide + 6 * z, y, { colour: palette.ink2, size: font });
  if (many) bracket(scene, xR + 22 * z, label, -1);
}

/** Holds the nodes of a group together. */
function bracket({ context, palette, layout }: StageScene, x: number, { y0, y1 }: Label, side: 1 | -1): void {
  const { z } = layout;
  vRule(context, x, y0 - 3 * z, y1 + 3 * z, palette.edge);
  context.fillStyle = palette.edge;
  for (const y of [y0 - 3 * z, y1 + 3 * z]) context.fillRect(Math.min(x, x + side * 4 * z), Math.round(y), 4 * z, 1);
}

/** On a phone the words stand above and below the nodes; of more than two labels, beside them. */
function paintPhoneLabel(scene: StageScene, label: Label, unit: Unit): void {
  const { palette, layout, displayed } = scene;
  const { font, small, axis, node, width, labels, xS, xR } = layout;
  const left = label.side === 'left';
  const middle = (label.y0 + label.y1) / 2;
  const source = label.actors[0]!.group < 0;
  if (
    source ||
    labels.filter(({ side, actors }) => side === label.side && actors[0]!.group >= 0).length > 2 ||
    layout.tray === null
  ) {
    const text = left ? label.name : unit.text(total(displayed.received, label));
    // A source stands beside the tray, its name under it.
    const under = source && layout.tray !== null;
    const y = under ? layout.tray! + 5 + small : layout.lane ? axis - layout.pipe - 6 : middle + 0.35 * small;
    const [first, last] = under || layout.lane ? [0, width] : [xS + 10, xR - 10];
    say(scene, text, left ? first : last, y, {
      colour: palette.ink,
      size: small,
      align: left ? 'left' : 'right',
      halo: palette.plate,
    });
    return;
  }
  // One alone may be as wide as the link.
  const beside = labels.filter(({ side, actors }) => side === label.side && actors[0]!.group >= 0).length > 1;
  const clear = beside ? node + 7 : Math.max(node + 7, layout.pipe + 4);
  const y = middle <= axis ? label.y0 - clear - 1.1 * font : label.y1 + node + font + 3;
  const style = { colour: palette.ink, size: font, align: left ? 'left' : 'right', halo: palette.plate } as const;
  const x = left ? 0 : width;
  const [first, second] = left
    ? [label.name, doing(scene, label, unit, false).words]
    : [unit.text(total(displayed.received, label)), unit.name];
  say(scene, first, x, y, { ...style, weight: 600 });
  say(scene, second, x, y + 1.1 * font, { ...style, colour: palette.ink2 });
}

/** How many wait in a queue and for how long, what room is left; rate and delay of the link. */
export function paintHopWords(scene: StageScene, { hop, mouth, x0, x1, x2 }: HopBox): void {
  const { context, palette, layout, run, model, time, known, displayed } = scene;
  const { axis, half, z, font, boxes, phone } = layout;
  const { scenario } = run.series;
  const { queue, trace } = hopsOf(scenario)[hop]!;
  const rate = scene.rates[hop]!;
  const passages = model.hops[hop];
  // If packets are too fast to see, so would be their number: show the last one displayed.
  const exact = known && scene.packets > 0;
  const waiting = exact ? passages!.waitingAt(time) : displayed.waiting[hop]!;
  const inTurn = servesInTurn(queue);
  const sampled = inTurn ? NaN : rate === null ? 0 : (waiting * 8 * (scenario.flows[0]?.packetSize ?? 1000)) / rate;
  const wait = exact ? passages!.wait(time, rate) : sampled;
  if (layout.lane) return paintLaneWords(scene, { hop, mouth, x1 }, waiting);
  const y = axis - half - (queueCard(queue).thresholds ? 20 : 9) * z;
  // A queue as high as the stage leaves no room for words.
  if (y < 0.8 * font) return;
  const style = { colour: palette.ink, size: font, halo: palette.plate } as const;
  const room = x1 - x0;
  const many = waitingWords(waiting);
  const long =
    waiting > 0 && room > 220 * z && !inTurn
      ? `, ${wait < 0.01 ? fixed(1000 * wait, 1) : fixed(1000 * wait, 0)}${NBSP}ms`
      : '';
  const xP = x1 + 12 * z;
  const limit = rate === null ? inWords('no limit') : trace ? meanWords(rate, phone) : rateText(rate);
  // Where flows leave behind a short link, a rate that all links have stands in the sentence alone.
  const fits = xP + textWidth(context, palette, limit, font, 600) <= x2 + 12 * z;
  const leaving = layout.labels.some(({ side, actors }) => side === 'out' && boxes[actors[0]!.last]!.hop === hop);
  if (fits || !leaving || scene.rates.some((each) => each !== rate))
    say(scene, limit, xP, y, { ...style, weight: 600 });
  if (rate === null) {
    say(scene, 'nobody waits', x1, y, { ...style, colour: palette.ink2, align: 'right' });
    return;
  }
  const tail = textWidth(context, palette, long, font, 400);
  if (long) say(scene, long, x1, y, { ...style, colour: palette.ink2, align: 'right' });
  say(scene, many, x1 - tail, y, { ...style, weight: 600, align: 'right' });
  const free = scene.limits[hop]! - waiting;
  const which = boxes.length < scenario.path.length ? `${hopName(scenario, hop)}, ` : '';
  const early = queue.kind === PLAIN_QUEUE.kind ? '' : `${queueCard(queue).name}, `;
  const words =
    which +
    (free <= 0
      ? inWords('full: the next one falls')
      : early + inWords('room for {count}', { count: compact(free, 7) }));
  if (textWidth(context, palette, `${words}${many}${long}`, font, 600) + 20 * z < room)
    say(scene, words, x0 + 12 * z, y, { ...style, colour: palette.ink2 });
}

/** How long the only link is, under it: said last, since the sentence has the round trip. */
export function paintLinkWords(scene: StageScene, { hop, x1, x2 }: HopBox): void {
  const { palette, layout, run, time } = scene;
  const { axis, half, z, font, small, boxes, tray, phone, pipe, lane } = layout;
  if (lane || boxes.length > 1 || tray === null || phone || x2 - x1 <= 90 * z) return;
  const y = Math.max(axis + half, axis + pipe + font) + 5 * z + small;
  say(scene, inWords('{span} of link', { span: spanText(delayAt(run.series.scenario, hop, time)) }), x1 + 12 * z, y, {
    colour: palette.ink2,
    size: font,
  });
}

/** In a lane: how many wait, and under it how many were dropped, in front of the queue; the rate upon the link. */
function paintLaneWords(
  scene: StageScene,
  { hop, mouth, x1 }: Pick<HopBox, 'hop' | 'mouth' | 'x1'>,
  waiting: number,
): void {
  const { context, palette, layout, run, time } = scene;
  const { axis, pipe, z, font, small, phone, xS } = layout;
  const { series } = run;
  const { trace } = hopsOf(series.scenario)[hop]!;
  const now = scene.rates[hop]!;
  const above = axis - pipe - 4 * z;
  const below = axis + pipe + 2 * z + small;
  const style = { colour: palette.ink, size: phone ? small : font, weight: 600, halo: palette.plate } as const;
  const many = now === null ? inWords('nobody waits') : waitingWords(waiting);
  // On a phone the name stands above the line.
  if (phone) {
    say(scene, many, 0, below, style);
    return;
  }
  if (now !== null)
    say(scene, trace ? meanWords(now, false) : rateText(now), x1 + 8 * z, above, {
      ...style,
      weight: 400,
    });
  const x = mouth - 6 * z;
  const wide = say(scene, many, x, above, { ...style, align: 'right' });
  const last = series.samples.indexAt(time);
  const drops = last < 0 ? 0 : series.queueDrops[hop]!.at(last);
  const words = inWords('{count}\u00a0dropped', { count: compact(drops, 6) });
  const low = below + 3 * z <= layout.height;
  const room = x - wide - 12 * z - (xS + 14 * z);
  if (drops > 0 && (low || textWidth(context, palette, words, small, 400) <= room))
    say(scene, words, low ? x : x - wide - 12 * z, low ? below : above, {
      colour: palette.ink2,
      size: small,
      align: 'right',
      halo: palette.plate,
    });
}

/** What a link that follows a trace carries on average. */
function meanWords(rate: number, short: boolean): string {
  return short ? meanText(rate) : inWords('mean {value}', { value: meanText(rate) });
}

function waitingWords(waiting: number): string {
  return inWords('{count}\u00a0waiting', { count: fixed(waiting, 0) });
}

/** Words for the reverse path. */
export function paintRailWords(scene: StageScene): void {
  const { context, palette, layout, run, displayed } = scene;
  const { rail, font, z, xS, xR, reverse, node } = layout;
  const { scenario } = run.series;
  if (rail === null || layout.lane) return;
  const text =
    scenario.reverse === 'ideal' ? `ACKs${backText(scene)}` : reversePathText(scenario.path.length, displayed.waiting);
  const others =
    reverse === 0
      ? ''
      : reverse === 1
        ? inWords('; one flow goes this way')
        : inWords('; {count} flows go this way', { count: reverse });
  const wide = textWidth(context, palette, text + others, font, 400) + 20 * z;
  // Receivers between the links may stand right under the path: then before the first of them.
  const first = Math.min(
    ...layout.actors.flatMap(({ xEnd, yEnd }) => (xEnd < xR && yEnd < rail + node + 9 * z ? [xEnd - node] : [])),
  );
  const x = xS + wide < first && first < xR ? (xS + first) / 2 : (xS + xR) / 2 - 40 * z;
  const box = { left: x - wide / 2, right: x + wide / 2, top: rail - 9 * z, bottom: rail + 9 * z };
  if (scene.words.place([box]) < 0) return;
  context.fillStyle = palette.plate;
  context.fillRect(box.left, box.top, wide, 18 * z);
  drawText(context, palette, text + others, x, rail + 0.35 * font, {
    colour: palette.ink2,
    size: font,
    align: 'center',
  });
}

function backText({ run, time }: StageScene): string {
  const backs = run.wiring
    .filter(({ back }) => back > 0)
    .map(({ back, hops }) => back + longerBack(run.series.scenario, hops, time));
  const [least, most] = [Math.min(...backs), Math.max(...backs)];
  if (backs.length === 0) return '';
  const ms = (seconds: number): string => compact(Number((1000 * seconds).toPrecision(2)));
  return most - least < 0.02 * most
    ? inWords(', {span} back', { span: spanText(Number(((least + most) / 2).toPrecision(2))) })
    : inWords(', {least} to {most}\u00a0ms back', { least: ms(least), most: ms(most) });
}

function reversePathText(forward: number, waiting: Float64Array): string {
  const counts = Array.from(waiting.subarray(forward), (count) => fixed(count, 0));
  return inWords('reverse path: {counts}\u00a0waiting', { counts: inRow('{first} and {next}', counts) });
}
