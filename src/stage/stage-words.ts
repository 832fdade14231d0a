/** What the words on the stage have in common: one unit for all rates, sums over a label's flows, names that fit. */
import { type TextStyle, textWidth } from '../charts/canvas.ts';
import { fixed } from '../format.ts';
import type { Label } from './layout.ts';
import type { StageScene } from './scene.ts';

export interface Unit {
  name: string;
  text(bps: number): string;
}

/** One unit for all rates on the stage, by the fastest link. */
export function unitOf({ rates, readings }: StageScene): Unit {
  const most = Math.max(...rates.map((rate) => rate ?? 0), ...readings.received);
  if (most >= 1e9) return { name: 'Gbit/s', text: (bps) => fixed(bps / 1e9, 3) };
  if (most >= 1e6) return { name: 'Mbit/s', text: (bps) => fixed(bps / 1e6, 2) };
  return { name: 'kbit/s', text: (bps) => fixed(bps / 1e3, 0) };
}

export function total(values: Float64Array, { actors }: Label): number {
  return actors.reduce((sum, { endpoint }) => sum + values[endpoint]!, 0);
}

/** The name, cut where it has no room. */
export function fitting({ context, palette, layout }: StageScene, name: string, room: number): string {
  if (textWidth(context, palette, name, layout.font, 600) <= room) return name;
  let length = name.length - 1;
  while (length > 1 && textWidth(context, palette, `${name.slice(0, length)}…`, layout.font, 600) > room) length--;
  return `${name.slice(0, length).trimEnd()}…`;
}

/** The name, or as many of its last words as have room: by those names differ that begin alike. */
export function lastWords(scene: StageScene, name: string, room: number): string {
  const words = name.split(' ');
  const fits = (text: string): boolean => textWidth(scene.context, scene.palette, text, scene.layout.font, 600) <= room;
  const from = words.findIndex((_, first) => fits(`${first > 0 ? '… ' : ''}${words.slice(first).join(' ')}`));
  if (from < 0) return fitting(scene, name, room);
  return `${from > 0 ? '… ' : ''}${words.slice(from).join(' ')}`;
}

/** Draw words with their baseline at y, unless they would lie on others. @returns their width, px; 0 if they are left out */
export function say(
  { context, palette, words }: StageScene,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
): number {
  return words.say(context, palette, text, [[x, y]], style);
}
