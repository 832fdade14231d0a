/**
 * An answer as a short code that a student can hand in: which lesson and step, what was said and why, and the digest of the
 * run up to the step's end. There is no server: codes travel as text or as QR codes.
 *
 *   ST1-LESSON-STEP-ANSWER-DIGEST[-REASON[-TAG]]
 *
 * LESSON is the key of the lesson's text, STEP counts from 1. ANSWER is a letter and what was said: c2 the third option,
 * n45.5 a number, o201 an order by the items' places, u and 49 signs a curve, p0.42,0.31 a point, x nothing ("just show me").
 * TAG is drawn by lot, so that two students who say the same have two codes; codes of before have none.
 */
import type { Measured } from '../scenes/measured.ts';
import { type Sliced, wholly } from '../slices.ts';
import { type Answer, isAnswer } from './answer.ts';
import type { Lesson } from './lesson-file.ts';

export const MAX_CODE = 300;
/** What is read between two rests: lines, codes, and numbers of a run. */
const [REST_LINES, REST_CODES, REST_NUMBERS] = [20, 20, 5_000];
/** Bytes of a reason, so that the code stays within MAX_CODE. */
export const MAX_REASON = 150;

/** A height of a curve as one sign. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~';
const CODE =
  /^ST1-([0-9a-z]{1,7})-(\d{1,2})-([A-Za-z0-9_~.,]{1,60})-([0-9a-f]{8})(?:-([A-Za-z0-9_~]{0,210})(?:-([0-9a-z]{1,6}))?)?$/;

export interface Coded {
  /** Key of the lesson's text. */
  lesson: string;
  /** From 0. */
  step: number;
  answer: Answer;
  digest: string;
  reason: string;
  /** Tells this answer from an equal one of somebody else; empty where nothing does. */
  tag: string;
}

/** Six signs, drawn by lot: of 200 equal answers two would be alike once in 100,000 classes. */
export function newTag(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('');
}

export function encodeAnswer({ lesson, step, answer, digest, reason, tag }: Coded): string {
  const head = `ST1-${lesson}-${step + 1}-${answerText(answer)}-${digest}`;
  const why = toText(reason);
  if (tag !== '') return `${head}-${why}-${tag}`;
  return why === '' ? head : `${head}-${why}`;
}

export function answerText(answer: Answer): string {
  switch (answer.kind) {
    case 'choice':
      return `c${answer.option}`;
    case 'number':
      return `n${Number(answer.value.toPrecision(9))}`.replaceAll('-', '~').replace('+', '');
    case 'order':
      return `o${answer.items.join('')}`;
    case 'curve':
      return `u${answer.heights.map((height) => SIGNS[height]).join('')}`;
    case 'point':
      return `p${answer.across.toFixed(3)},${answer.up.toFixed(3)}`;
    case 'none':
      return 'x';
  }
}

/** @returns null where it is no code, or the code of another question than those of the lesson */
export function decodeAnswer(code: string, lesson: Lesson, key: string): Coded | null {
  const found = code.length <= MAX_CODE ? CODE.exec(code) : null;
  if (!found || found[1] !== key) return null;
  const step = Number(found[2]) - 1;
  const question = lesson.steps[step]?.question;
  const answer = readAnswer(found[3]!);
  if (!question || !isAnswer(question, answer)) return null;
  return {
    lesson: key,
    step,
    answer,
    digest: found[4]!,
    reason: visible(fromText(found[5] ?? '')),
    tag: found[6] ?? '',
  };
}

export function readAnswer(text: string): unknown {
  const rest = text.slice(1);
  switch (text[0]) {
    case 'c':
      return { kind: 'choice', option: /^\d$/.test(rest) ? Number(rest) : NaN };
    case 'n':
      return { kind: 'number', value: numberIn(rest.replaceAll('~', '-')) };
    case 'o':
      return { kind: 'order', items: rest.split('').map(Number) };
    case 'u':
      return { kind: 'curve', heights: rest.split('').map((sign) => SIGNS.indexOf(sign)) };
    case 'p': {
      const [across, up] = rest.split(',').map(numberIn);
      return { kind: 'point', across, up };
    }
    case 'x':
      return rest === '' ? { kind: 'none' } : null;
    default:
      return null;
  }
}

/** A number as `answerText` writes it; NaN for what else JavaScript takes for one, such as 0x1 or nothing at all. */
function numberIn(text: string): number {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e-?\d+)?$/.test(text) ? Number(text) : NaN;
}

/** What of a reason fits, in signs that readers of codes and tables accept: base64 with _ and ~. */
export function toText(reason: string): string {
  const encoder = new TextEncoder();
  let fits = reason.trim();
  while (encoder.encode(fits).length > MAX_REASON) fits = Array.from(fits).slice(0, -1).join('');
  return btoa(String.fromCharCode(...encoder.encode(fits)))
    .replaceAll('+', '_')
    .replaceAll('/', '~')
    .replaceAll('=', '');
}

const DECODER = new TextDecoder('utf-8', { fatal: true });

export function fromText(text: string): string {
  if (text === '') return '';
  try {
    const binary = atob(text.replaceAll('_', '+').replaceAll('~', '/'));
    return DECODER.decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** Eight digits that are the same for everybody who ran the same scenario up to the same time with the same engine. */
export function digestOf(run: Measured): string {
  return wholly(digesting(run));
}

/** The same, resting after every few thousand numbers. */
export function* digesting({ series: { samples, layout }, time }: Measured): Sliced<string> {
  const numbers = new Float32Array(layout.width);
  const bits = new Uint32Array(numbers.buffer);
  const rest = Math.ceil(REST_NUMBERS / layout.width);
  let hash = 0x811c9dc5;
  for (let index = 0; index <= samples.indexAt(time); index++) {
    samples.columns.forEach((column, place) => (numbers[place] = column.at(index)));
    for (const word of bits) hash = Math.imul(hash ^ word, 0x01000193);
    if (index % rest === rest - 1) yield;
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** An answer as it was handed in, and whose it is, if the line says so. */
export interface HandedIn extends Coded {
  name: string;
}

/** What of a class's answers is read. */
export const COLLECT_LIMITS = {
  /** Answers, the first ones. */
  answers: 5_000,
  /** Characters of a line, longer ones are passed over; and of a name. */
  line: 4_000,
  name: 80,
} as const;

export interface Collected {
  answers: HandedIn[];
  /** Codes of another lesson, or broken. */
  unread: number;
  /** Codes that were left out behind the first `COLLECT_LIMITS.answers`. */
  beyond: number;
  /** Lines that are too long. */
  tooLong: number;
}

/**
 * The answers in lines of text or in a table of a course system: the rest of the line beside the code is the name.
 * The last answer of a name to a step counts; without a name, that of a tag.
 */
export function readHandedIn(text: string, lesson: Lesson, key: string): Collected {
  return wholly(readingHandedIn(text, lesson, key));
}

/** The same, resting after every few lines and every few codes of a line. */
export function* readingHandedIn(text: string, lesson: Lesson, key: string): Sliced<Collected> {
  const answers = new Map<string, HandedIn>();
  let [index, codes, unread, beyond, tooLong] = [0, 0, 0, 0, 0];
  for (let from = 0; from < text.length; index++) {
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    const line = end - from <= COLLECT_LIMITS.line ? text.slice(from, end) : null;
    from = end + 1;
    if (index % REST_LINES === REST_LINES - 1) yield;
    if (line === null) {
      tooLong++;
      continue;
    }
    const name = nameIn(line);
    for (const [code] of line.matchAll(CODES)) {
      if (codes++ % REST_CODES === REST_CODES - 1) yield;
      const coded = decodeAnswer(withoutStops(code), lesson, key);
      const whose = coded && `${name || coded.tag || `line ${index}`} ${coded.step}`;
      if (!coded) unread++;
      else if (answers.size === COLLECT_LIMITS.answers && !answers.has(whose!)) beyond++;
      else answers.set(whose!, { ...coded, name });
    }
  }
  return { answers: [...answers.values()], unread, beyond, tooLong };
}

/** What stands in a line beside its codes. */
function nameIn(line: string): string {
  return visible(line.replace(CODES, '').replace(/["\t;,]+/g, ' '))
    .trim()
    .slice(0, COLLECT_LIMITS.name);
}

const CODES = /ST1-[A-Za-z0-9_~.,-]+/g;

/** Without the signs that a sentence puts behind a code. */
function withoutStops(code: string): string {
  let end = code.length;
  while (end > 0 && ',.-'.includes(code[end - 1]!)) end -= 1;
  return code.slice(0, end);
}

/** Without signs that would turn round what stands beside a text from outside, or that are none. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');
}
