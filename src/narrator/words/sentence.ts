/** Puts numbers and names into the places of a sentence; workers/engine/transport/telling.ts says how they are written. */
import type { Facts, Said, Sentence, Words } from '../../../workers/engine/transport/telling.ts';
import { compact, countText, fixed, spanText } from '../../format.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { atHop } from '../../scenario/hops.ts';
import { inRow, say, translated } from '../../../workers/words/say.ts';
import { digitsOfPair, packets, seconds, steps } from './teller.ts';

/** By name: numbers, names, and all numbers of the record. */
export type Arguments = Readonly<Record<string, unknown>>;
/** Writes a number as its place says. */
export type Writer = (value: number, format: string, all: Arguments) => string;

/** All sentences of the words; null where there is none. */
export function told(words: Words | null | undefined, facts: Facts & Arguments, write?: Writer): string | null {
  const said = typeof words === 'function' ? words(facts) : (words ?? null);
  if (said === null) return null;
  return inRow(
    '{first} {next}',
    (Array.isArray(said) ? said : [said]).map((each: Said) => written(each, facts, write)),
  );
}

export function written(said: Said, facts: Arguments, write: Writer = inDigits): string {
  const [text, all] = typeof said === 'string' ? [said, facts] : [said.text, { ...facts, ...said.with }];
  return translated(text, () => argumentsOf(text, all, write)) ?? inEnglish(text, all, write);
}

export function inEnglish(text: string, all: Arguments, write: Writer): string {
  // Every second part stands between braces.
  const parts = text.split(/[{}]/);
  return parts.map((part, place) => (place % 2 === 0 ? part : placed(part, all, write))).join('');
}

/** By name what stands in the places of a text; where a number chooses the words, the number, and the other language chooses. */
export function argumentsOf(text: string, all: Arguments, write: Writer): Record<string, string | number> {
  const places = text.split(/[{}]/).filter((_, place) => place % 2 === 1);
  return Object.fromEntries(
    places.map((place) => {
      const name = /^\w+/.exec(place)![0];
      return [name, /^\w+[?#]/.test(place) ? (all[name] as number) : placed(place, all, write)];
    }),
  );
}

/** `name`, `name:format`, `name?one|other`, `name#word|words`. */
function placed(place: string, all: Arguments, write: Writer): string {
  const at = place.search(/[:?#]/);
  if (at < 0) return isSentence(all[place]) ? written(all[place], all, write) : String(all[place]);
  const value = all[place.slice(0, at)] as number;
  const rest = place.slice(at + 1);
  if (place[at] === ':') return write(value, rest, all);
  const texts = rest.split('|');
  return place[at] === '?' ? (texts[value] ?? '') : countText(value, texts[0]!);
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === 'object' && value !== null && 'text' in value;
}

function inDigits(value: number, format: string, all: Arguments): string {
  if (format.startsWith('.')) return fixed(value, Number(format.slice(1)));
  return FORMATS[format]?.(value, all) ?? compact(value, Number(format));
}

const FORMATS: Readonly<Record<string, (value: number, all: Arguments) => string>> = {
  packets,
  steps,
  seconds,
  span: spanOf,
  percent: (value) => `${compact(100 * value, 3)} %`,
  chance: (value) => `${packets(100 * value)} %`,
  word: (value) => say(String(value)),
  at: (value, { scenario }) => atHop(scenario as Scenario, value),
  pair: (value, { before, after }) => fixed(value, digitsOfPair(before as number, after as number)),
  each: (_, all) =>
    recorded(all)
      .map((value) => fixed(value, 1))
      .join(', '),
  weighted: (_, all) =>
    recorded(all)
      .flatMap((value, place, list) => (place % 2 === 0 ? [`${packets(value)} (${compact(list[place + 1]!, 2)})`] : []))
      .join(', '),
};

/** All numbers of the record; those that are none come last. */
function recorded({ numbers }: Arguments): number[] {
  return (numbers as readonly number[]).filter((value) => !Number.isNaN(value));
}

/** A time as a rule has it, to three digits: `104 ms`, `1.21 s`. */
export function spanOf(time: number): string {
  return spanText(Number(time.toPrecision(3)));
}
