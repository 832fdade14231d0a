/** Numbers for readers: fixed decimals (so that nothing jumps while running), true minus signs, the reader's units. */

import { currentLanguage } from './words/language.ts';
import { say } from '../workers/words/say.ts';

const NBSP = '\u00a0';

/** Stands for a number where there is none. */
const NONE = '–';

/** `value` with `digits` decimals and a true minus sign. */
export function fixed(value: number, digits: number): string {
  if (!Number.isFinite(value)) return NONE;
  return value.toFixed(digits).replace('-', '−');
}

/** `value` with `digits` decimals; of what is too little for them two significant digits, as it is no 0. */
export function noZero(value: number, digits: number): string {
  const text = fixed(value, digits);
  return value !== 0 && Number(text) === 0 ? compact(value, 2) : text;
}

/** At most `digits` significant digits, without trailing zeros: 10, 0.125, 2.5. */
export function compact(value: number, digits = 4): string {
  if (value === 0) return '0';
  if (!Number.isFinite(value)) return NONE;
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(value))));
  return String(Number(value.toFixed(Math.min(12, decimals)))).replace('-', '−');
}

/** A rate in the unit that suits it: `10 Mbit/s`, `64 kbit/s`. `bps` in bit/s. */
export function rateText(bps: number): string {
  if (bps >= 1e9) return `${compact(bps / 1e9)}${NBSP}Gbit/s`;
  if (bps >= 1e5) return `${compact(bps / 1e6)}${NBSP}Mbit/s`;
  return `${compact(bps / 1e3)}${NBSP}kbit/s`;
}

/** A time span: `100 ms`, `15 s`, `5 min`. `seconds` in s. */
export function spanText(seconds: number): string {
  if (seconds === 0) return `0${NBSP}s`;
  if (seconds < 1) return `${compact(seconds * 1000)}${NBSP}ms`;
  if (seconds >= 600 && seconds % 60 === 0) return `${compact(seconds / 60)}${NBSP}min`;
  return `${compact(seconds)}${NBSP}s`;
}

/** The span over which something is averaged: `the last second`, `the last 2.5 s`. */
export function lastSpan(seconds: number): string {
  return Math.abs(seconds - 1) < 0.06
    ? say('the last second')
    : say('the last {span} s', { span: compact(seconds, 2) });
}

/** With a capital letter, as at the head of a line. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What stands within quotation marks; a text without them as it is. */
export function withoutQuotes(text: string): string {
  return text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
}

/** `3 packets`, `1 packet`. */
export function countText(count: number, noun: string): string {
  return `${compact(count)}${NBSP}${noun}${count === 1 ? '' : 's'}`;
}

/** `3 packets`, where it stands alone: in the reader's language. */
export function packetsText(number: number): string {
  const count = compact(number);
  return count === '1' ? say('1\u00a0packet') : say('{count}\u00a0packets', { count });
}

/** Units that count, and what one of them is called. A counted round trip has a key of its own: some languages call the time otherwise. */
const SINGULAR: Readonly<Record<string, string>> = {
  packets: 'packet',
  flows: 'flow',
  bytes: 'byte',
  sources: 'source',
  intervals: 'interval',
  'round trips': 'round\u00a0trip',
};

/** The unit of a number as it is written: of 1 in the singular, also where a lesson has it in the reader’s language. */
export function unitOf(number: string, unit: string): string {
  if (number !== '1') return unit;
  if (SINGULAR[unit]) return SINGULAR[unit];
  const counted = Object.keys(SINGULAR).find((many) => say(many) === unit);
  return counted ? say(SINGULAR[counted]!) : unit;
}

/** `3 runs`: in the reader's language. */
export function runsText(count: number): string {
  return count === 1 ? say('1\u00a0run') : say('{count}\u00a0runs', { count: compact(count) });
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A count within a sentence: in words up to nine. */
export function countWord(count: number): string {
  return (currentLanguage() === 'en' && SMALL[count]) || String(count);
}

/** A probability as the reader counts: `1 packet in 100`. */
export function oneIn(probability: number): string {
  return probability > 0 ? `1 packet in ${compact(1 / probability, 3)}` : 'no packet';
}

/** A playback speed: `5×`, `1/10×`, or `as fast as it goes` for null. */
export function speedText(speed: number | null): string {
  if (speed === null) return say('as fast as it goes');
  return say('{speed}× real', { speed: speed >= 1 ? compact(speed) : `1/${compact(1 / speed)}` });
}

/** What a person typed into a number field: `10`, `0,5`, `1/8`, `1e6`. NaN if it is none. */
export function parseNumber(text: string): number {
  const cleaned = text.trim().replace(',', '.').replace('−', '-');
  const parts = /^([^/]+)\/([^/]+)$/.exec(cleaned);
  if (parts) return parseNumber(parts[1]!) / parseNumber(parts[2]!);
  return /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(cleaned) ? Number(cleaned) : NaN;
}

/** A part of a whole as papers write it: `1/8`, `7/8`, else `0.67`. */
export function fraction(value: number): string {
  for (const below of [2, 3, 4, 8, 16, 32, 64, 128, 256]) {
    const above = Math.round(value * below);
    if (
      above > 0 &&
      above < below &&
      (above === 1 || (below <= 8 && above === below - 1)) &&
      Math.abs(value * below - above) < 1e-9
    )
      return `${above}/${below}`;
  }
  return compact(value);
}

/** A number or word of a flow's inside: times in ms, counts with a steady number of decimals, small parts of one in full; units in short, or in full. */
export function flowStateText(value: number | string, unit: string, full = false): string {
  if (typeof value === 'string') return value;
  if (!Number.isFinite(value)) return NONE;
  if (unit === 's') return `${fixed(1000 * value, 1)}${NBSP}ms`;
  const short = full ? unit : unit === 'packets per round trip' ? 'pkt/RTT' : unit.replace('packets', 'pkt');
  const text = unit === '' ? pureText(value) : fixed(value, unit === 'packets per round trip' ? 3 : 1);
  return short === '' ? text : `${text}${NBSP}${short}`;
}

function pureText(value: number): string {
  if (Number.isInteger(value)) return fixed(value, 0);
  return Math.abs(value) < 0.01 ? value.toPrecision(3).replace('-', '−') : fixed(value, Math.abs(value) < 1 ? 4 : 2);
}
