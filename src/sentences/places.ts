/** What is put into a sentence, and with what it can be tried. */
import type { Arguments } from '../narrator/words/sentence.ts';

export type Place = { name: string } & (
  | { is: 'text' }
  | { is: 'number' }
  /** The words that a code stands for, by its number from 0. */
  | { is: 'code'; words: readonly string[] }
);

const PLACE = /\{(\w+)(?:([:?#])([^{}]*))?\}/g;

/** @param said a translation, which may choose its words by a place */
export function placesOf(english: string, said = ''): Place[] {
  const places = new Map<string, Place>();
  for (const [, name = '', sign, rest = ''] of english.matchAll(PLACE)) {
    const known = places.get(name);
    if (known && known.is !== 'text') continue;
    if (sign === '?') places.set(name, { name, is: 'code', words: rest.split('|') });
    else if (sign !== undefined || isCounted(name, said)) places.set(name, { name, is: 'number' });
    else places.set(name, { name, is: 'text' });
  }
  return [...places.values()];
}

function isCounted(name: string, said: string): boolean {
  return name === 'count' || new RegExp(`\\$${name}\\s*->`).test(said);
}

/** What stands in the places before anybody changes it. */
export function examplesOf(places: readonly Place[]): Arguments {
  return Object.fromEntries(
    places.map(({ name, is }) => [name, is === 'text' ? `‹${name}›` : is === 'number' ? 3 : 0]),
  );
}
