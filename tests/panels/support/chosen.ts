/** What has been chosen on a page beside what it shows: the run that is set, the view, the address, what the browser keeps, a line each. */
import type { Player } from '../../../src/player/player.ts';
import { lesson } from '../../../src/lesson/lesson.ts';
import { mode } from '../../../src/screen/mode.ts';
import { setUp } from '../../../src/screen/set-up.ts';

/** What comes of the run, which the page shows, and moves by itself. */
const OF_THE_RUN = ['numbers', 'flowState', 'held', 'question', 'highlight', 'finished', 'now', 'known', 'reached'];

export function chosenIn(player: Player): string[] {
  const { documentElement: root } = document;
  return linesOf('', {
    ...without(player.state, [...OF_THE_RUN, 'other', 'base']),
    base: player.state.base === player.state.scenario ? 'as it is' : 'another',
    other: player.state.other && without(player.state.other, OF_THE_RUN),
    mode: mode.getState(),
    setUp: setUp.getState(),
    lesson: lesson.getState(),
    title: document.title,
    address: plainLinks(location.hash),
    root: Object.fromEntries([...root.attributes].map(({ name, value }) => [name, value])),
    kept: Array.from({ length: localStorage.length }, (_, at) => String(localStorage.key(at))).toSorted(),
  });
}

/** Links hold a run packed, in other bytes by another Node. */
export const plainLinks = (text: string): string => text.replaceAll(/((?:[?&]|&amp;)[ser]=)[\w.~-]+/g, '$1…');

function without(of: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name)));
}

function linesOf(name: string, value: unknown): string[] {
  if (typeof value === 'function' || value === undefined) return [];
  if (typeof value === 'number') return [`${name} = ${Number(value.toPrecision(6))}`];
  if (typeof value !== 'object' || value === null) return [`${name} = ${String(value).slice(0, 120)}`];
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return [`${name} = ${value.join(' ')}`];
  const inner = Object.entries(value).flatMap(([key, part]) => linesOf(name === '' ? key : `${name}.${key}`, part));
  return inner.length > 0 ? inner : [`${name} = {}`];
}
