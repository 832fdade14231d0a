/**
 * Answers as a short code that a student can hand in: which lesson and steps, what was said and why, and the digest of the
 * run up to each step's end. There is no server: codes travel as text or as QR codes.
 *
 *   ST1-LESSON-STEP-ANSWER-DIGEST[-REASON[-TAG]]    one step
 *   ST2-LESSON{-STEP-ANSWER-DIGEST-REASON}-TAG      several steps, as the one code of a whole lesson
 *
 * LESSON is the key of the lesson's text, STEP counts from 1. ANSWER is a letter and what was said: c2 the third option,
 * n45.5 a number, o201 an order by the items' places, u and 49 signs a curve, p0.42,0.31 a point, w and a text one's own words,
 * x nothing ("just show me"). DIGEST is empty where the run was left before the step's end. TAG is drawn by lot, so that two
 * students who say the same have two codes; codes of before have none.
 */
export { newTag } from '../lesson/answer-code.ts';
import type { Measured } from '../scenes/measured.ts';
import { type Sliced, wholly } from '../slices.ts';
import { fromText, toText, wordsText } from '../lesson/answer-code.ts';
import { type Answer, isAnswer } from './answer.ts';
import type { Lesson } from './lesson-file.ts';
import { LESSON_LIMITS } from './limits.ts';

/** Characters of a code that a camera reads at once; one's own words may take more. */
export const MAX_CODE = 300;
/** Characters of the text of a whole lesson; of more, it is two codes. */
const MAX_LESSON_CODE = 7_000;
/** What is read between two rests: lines, answers, and numbers of a run. */
const [REST_LINES, REST_ANSWERS, REST_NUMBERS] = [20, 20, 5_000];
/** Bytes of a reason, so that the code stays within MAX_CODE. */
export const MAX_REASON = 150;

/** A height of a curve as one sign. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~';
const LESSON = /^[0-9a-z]{1,7}$/;
const TAG = /^[0-9a-z]{1,6}$/;
const STEP = [/^\d{1,2}$/, /^[A-Za-z0-9_~.,]{1,2800}$/, /^(?:[0-9a-f]{8})?$/, /^[A-Za-z0-9_~]{0,210}$/] as const;

export interface Coded {
  /** Key of the lesson's text. */
  lesson: string;
  /** From 0. */
  step: number;
  answer: Answer;
  /** Of the run up to the step's end; empty where it was not seen to it. */
  digest: string;
  reason: string;
  /** Tells this answer from an equal one of somebody else; empty where nothing does. */
  tag: string;
}

export type CodedStep = Pick<Coded, 'step' | 'answer' | 'digest' | 'reason'>;

export function encodeAnswer({ lesson, tag, ...step }: Coded): string {
  const code = `ST1-${lesson}-${stepText(step)}`;
  if (tag !== '') return `${code}-${tag}`;
  return code.endsWith('-') ? code.slice(0, -1) : code;
}

/** The answers of a lesson as few codes; each stands for itself. @param most characters of one, where a single step does not take more */
export function encodeLesson(
  lesson: string,
  steps: readonly CodedStep[],
  tag: string,
  most = MAX_LESSON_CODE,
): string[] {
  const codes: string[] = [];
  let open = '';
  for (const step of steps) {
    const text = stepText(step);
    if (open !== '' && open.length + 1 + text.length + 1 + tag.length <= most) open += `-${text}`;
    else {
      if (open !== '') codes.push(`${open}-${tag}`);
      open = `ST2-${lesson}-${text}`;
    }
  }
  return open === '' ? [] : [...codes, `${open}-${tag}`];
}

function stepText({ step, answer, digest, reason }: CodedStep): string {
  return `${step + 1}-${answerText(answer)}-${digest}-${toText(reason, MAX_REASON)}`;
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
    case 'words':
      return wordsText(answer.text);
    case 'none':
      return 'x';
  }
}

/** @returns null where it is no code, or the code of other questions than those of the lesson */
export function decodeCode(code: string, lesson: Lesson, key: string): Coded[] | null {
  const [kind, of, ...parts] = code.length <= COLLECT_LIMITS.line ? code.split('-') : [];
  if (of !== key || !LESSON.test(of)) return null;
  const several = kind === 'ST2';
  if (!several && (kind !== 'ST1' || parts.length < 3 || parts.length > 5)) return null;
  const tag = several || parts.length === 5 ? parts.pop() : '';
  if (tag === undefined || (several && parts.length % 4 !== 0) || (tag !== '' && !TAG.test(tag))) return null;
  const steps = Array.from({ length: Math.ceil(parts.length / 4) }, (_, index) =>
    stepIn(parts.slice(4 * index, 4 * index + 4), lesson),
  );
  if (steps.length === 0 || steps.length > LESSON_LIMITS.steps) return null;
  return steps.every((step) => step !== null) ? steps.map((step) => ({ lesson: key, tag, ...step })) : null;
}

function stepIn(parts: readonly string[], lesson: Lesson): CodedStep | null {
  if (!parts.every((part, place) => STEP[place]!.test(part))) return null;
  const step = Number(parts[0]) - 1;
  const question = lesson.steps[step]?.question;
  const answer = readAnswer(parts[1]!);
  if (!question || !isAnswer(question, answer)) return null;
  return { step, answer, digest: parts[2]!, reason: visible(fromText(parts[3] ?? '')) };
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
    case 'w':
      return { kind: 'words', text: visible(fromText(rest)) };
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
  line: 16_000,
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
 * The last answer of a name to a step counts; without a name, that of a tag. Rests after every few lines and every few codes
 * of a line.
 */
export function* readingHandedIn(text: string, lesson: Lesson, key: string): Sliced<Collected> {
  const answers = new Map<string, HandedIn>();
  let [index, since, unread, beyond, tooLong] = [0, 0, 0, 0, 0];
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
      const read = decodeCode(withoutStops(code), lesson, key);
      if (!read) unread++;
      since += read?.length ?? 1;
      if (since >= REST_ANSWERS) {
        since = 0;
        yield;
      }
      for (const coded of read ?? []) {
        const whose = `${name || coded.tag || `line ${index}`} ${coded.step}`;
        if (answers.size === COLLECT_LIMITS.answers && !answers.has(whose)) beyond++;
        else answers.set(whose, { ...coded, name });
      }
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

const CODES = /ST[12]-[A-Za-z0-9_~.,-]+/g;

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
