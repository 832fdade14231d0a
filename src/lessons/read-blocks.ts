/** The fenced blocks of a lesson: a scene, a question, a check. Each is a few lines `key: value`, then lines that begin with `-`. */
import { MAX_LINK_LENGTH } from '../link/link-limits.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { withoutQuotes } from '../format.ts';
import { type Expression, parseExpression } from './expression.ts';
import { LessonError, quoted } from './lesson-error.ts';
import type { Axis, Choice, CurveOf, NumberQuestion, Question, SceneBlock } from './lesson-file.ts';
import { LESSON_LIMITS } from './limits.ts';
import { readProse } from './prose.ts';

interface Line {
  text: string;
  line: number;
}

interface Field extends Line {
  key: string;
}

interface Item extends Line {
  /** Lines behind it that are moved in. */
  more: Line[];
}

interface Body {
  fields: Field[];
  items: Item[];
}

/** @param line of the fence itself. @throws LessonError where a line is too long */
function linesOf(body: string, line: number): Line[] {
  return body.split('\n').map((text, index) => {
    const most = text.startsWith('open:') ? MAX_LINK_LENGTH : LESSON_LIMITS.paragraph;
    if (text.length > most)
      throw new LessonError(line + 1 + index, `a line here has at most ${most} characters, this one ${text.length}`);
    return { text: text.trimEnd(), line: line + 1 + index };
  });
}

/** `key: value`; null if it is none. */
function fieldIn({ text, line }: Line): Field | null {
  const colon = text.indexOf(':');
  const key = text.slice(0, Math.max(0, colon));
  return /^[a-z]+$/.test(key) ? { key, text: text.slice(colon + 1).trimStart(), line } : null;
}

function readBody(body: string, line: number): Body {
  const fields = new Map<string, Field>();
  const items: Item[] = [];
  for (const each of linesOf(body, line)) {
    if (each.text === '') continue;
    const field = items.length === 0 ? fieldIn(each) : null;
    if (/^-\s/.test(each.text)) items.push({ text: each.text.slice(1).trimStart(), line: each.line, more: [] });
    else if (field) {
      if (fields.has(field.key)) throw new LessonError(each.line, `“${field.key}” stands twice`);
      fields.set(field.key, field);
    } else if (/^\s/.test(each.text) && items.length > 0)
      items.at(-1)!.more.push({ text: each.text.trim(), line: each.line });
    else
      throw new LessonError(
        each.line,
        `${quoted(each.text)} is neither “key: value” nor “- item” nor moved in below one`,
      );
  }
  return { fields: [...fields.values()], items };
}

/** The fields by their keys. @throws LessonError where there is one of another name */
function only(fields: readonly Field[], keys: readonly string[]): Record<string, Field | undefined> {
  for (const { key, line } of fields)
    if (!keys.includes(key)) throw new LessonError(line, `“${key}” is not read here; there are ${keys.join(', ')}`);
  return Object.fromEntries(fields.map((field) => [field.key, field]));
}

/** @throws LessonError */
export function readScene(body: string, line: number): SceneBlock {
  const lines = body.split('\n');
  const json = lines.findIndex((text) => text.trimStart().startsWith('{'));
  const { fields } = readBody(json < 0 ? body : lines.slice(0, json).join('\n'), line);
  const { open, from, until, speed, rows } = only(fields, ['open', 'from', 'until', 'speed', 'rows']);
  const scene: SceneBlock = { line };
  if (open) {
    if (!open.text.startsWith('#/')) throw new LessonError(open.line, 'a link begins with #/');
    scene.open = open.text;
  }
  if (from) scene.from = number(from);
  if (until) scene.until = number(until);
  if (speed) scene.speed = number(speed);
  if (rows) scene.rows = rows.text.split(',').map((row) => row.trim());
  if (json >= 0) {
    try {
      scene.fields = JSON.parse(lines.slice(json).join('\n'));
    } catch (error) {
      throw new LessonError(line + 1 + json, `the scenario is no JSON: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  return scene;
}

/** @throws LessonError */
export function readQuestion(body: string, line: number): Question {
  const { fields, items } = readBody(body, line);
  const first = fields[0];
  if (!first || !Object.hasOwn(KINDS, first.key))
    throw new LessonError(
      first?.line ?? line,
      `a question begins with its kind and what is asked, “choice: Which …?”; kinds are ${Object.keys(KINDS).join(', ')}`,
    );
  if (first.text === '') throw new LessonError(first.line, 'nothing is asked');
  return KINDS[first.key as Question['kind']](first, fields.slice(1), items);
}

/** A check is a question with options. @throws LessonError */
export function readCheck(body: string, line: number): Choice {
  const question = readQuestion(body, line);
  if (question.kind !== 'choice') throw new LessonError(line, 'a check is of the kind “choice”');
  const wrong = question.options.find(({ right, reason }) => !right && reason.length === 0);
  if (wrong) throw new LessonError(line, 'each wrong option of a check needs its reason, moved in below it');
  return question;
}

type Reader = (asked: Field, fields: readonly Field[], items: readonly Item[]) => Question;

const KINDS: Readonly<Record<Question['kind'], Reader>> = {
  choice(asked, fields, items) {
    only(fields, []);
    count(items.length, 2, asked.line, 'options');
    const options = items.map(({ text, line, more }) => {
      const words = text.slice(3).trim();
      if (!/^\[[ x]\]\s/.test(text) || words === '')
        throw new LessonError(line, 'an option begins with “- [ ]”, the right one with “- [x]”');
      const reason = more.map((each) => each.text).join('\n');
      return {
        text: readProse(words, line),
        right: text[1] === 'x',
        reason: readProse(reason, more[0]?.line ?? line),
      };
    });
    if (options.filter(({ right }) => right).length !== 1)
      throw new LessonError(asked.line, 'exactly one option is right: “- [x]”');
    return { kind: 'choice', ...head(asked), options };
  },
  number(asked, fields, items) {
    count(items.length, 0, asked.line, 'items');
    const { unit, answer, near } = only(fields, ['unit', 'answer', 'near']);
    const within = positive(need(near, 'near', asked));
    return {
      kind: 'number',
      ...head(asked),
      unit: unit?.text ?? '',
      answer: expression(need(answer, 'answer', asked)),
      near: within,
      wrong: items.map((item) => wrongNumbers(item, within)),
    };
  },
  order(asked, fields, items) {
    only(fields, []);
    count(items.length, 2, asked.line, 'items');
    return {
      kind: 'order',
      ...head(asked),
      items: items.map(({ text, line }) => {
        const split = text.lastIndexOf(' = ');
        if (split < 0) throw new LessonError(line, 'an item is “- words = EXPRESSION”');
        return {
          text: readProse(text.slice(0, split), line),
          by: expression({ text: text.slice(split + 3), line }),
        };
      }),
    };
  },
  curve(asked, fields, items) {
    none(items);
    const { of, top } = only(fields, ['of', 'top']);
    return {
      kind: 'curve',
      ...head(asked),
      of: curveOf(need(of, 'of', asked)),
      top: positive(need(top, 'top', asked)),
    };
  },
  point(asked, fields, items) {
    none(items);
    const { across, up, near } = only(fields, ['across', 'up', 'near']);
    return {
      kind: 'point',
      ...head(asked),
      across: axis(need(across, 'across', asked)),
      up: axis(need(up, 'up', asked)),
      near: near ? positive(near) : 0.1,
    };
  },
  words(asked, fields, items) {
    none(items);
    only(fields, []);
    return { kind: 'words', ...head(asked) };
  },
};

/** `LOW..HIGH`, or one expression, of which the answers are meant that lie as near to it as right ones lie to the right one. */
function wrongNumbers({ text, line, more }: Item, near: number): NumberQuestion['wrong'][number] {
  const bounds = text.split('..').map((bound) => expression({ text: bound.trim(), line }));
  const [first, last] = bounds;
  if (!first || bounds.length > 2)
    throw new LessonError(line, 'an item of a number is “- LOW..HIGH” or “- EXPRESSION”, its reason below it');
  if (first.is === 'number' && last?.is === 'number' && !(first.value < last.value))
    throw new LessonError(line, `the bounds ${first.value}..${last.value} are empty`);
  if (more.length === 0) throw new LessonError(line, 'a wrong number needs its reason, moved in below it');
  const by = (sign: '+' | '-'): Expression => ({ is: 'sum', sign, left: first, right: { is: 'number', value: near } });
  const reason = readProse(more.map((each) => each.text).join('\n'), more[0]!.line);
  return last ? { low: first, high: last, reason } : { low: by('-'), high: by('+'), reason };
}

function head({ text, line }: Field): { ask: Choice['ask']; line: number } {
  return { ask: readProse(text, line), line };
}

function need(field: Field | undefined, key: string, asked: Field): Field {
  if (!field) throw new LessonError(asked.line, `this question needs “${key}: …”`);
  return field;
}

function none(items: readonly Item[]): void {
  if (items[0]) throw new LessonError(items[0].line, 'this kind of question has no “- items”');
}

function count(found: number, least: number, line: number, what: string): void {
  if (found < least || found > LESSON_LIMITS.options)
    throw new LessonError(line, `there are ${least} to ${LESSON_LIMITS.options} ${what}, here ${found}`);
}

function number({ text, line }: Line): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!Number.isFinite(value)) throw new LessonError(line, `${quoted(text)} is no number`);
  return value;
}

function positive(field: Line): number {
  const value = number(field);
  if (!(value > 0)) throw new LessonError(field.line, 'it must be more than 0');
  return value;
}

function expression({ text, line }: Line): Expression {
  try {
    return parseExpression(text);
  } catch (error) {
    throw new LessonError(line, `${quoted(text)}: ${(error as Error).message}`);
  }
}

const CURVES: readonly string[] = ['window', 'rate', 'roundTrip', 'queue'] satisfies CurveOf['what'][];

function curveOf({ text, line }: Line): CurveOf {
  const bracket = text.indexOf('(');
  const what = text.slice(0, Math.max(0, bracket)) as CurveOf['what'];
  const given = text.slice(bracket + 1, -1).trim();
  if (!CURVES.includes(what) || !text.endsWith(')') || given.length > LIMITS.identifier + 2 || /[()]/.test(given))
    throw new LessonError(line, 'a curve is of window(group), rate(group), roundTrip(group) or queue(hop)');
  if (what !== 'queue') return { what, whose: withoutQuotes(given) };
  const hop = given === '' ? 1 : Number(given);
  if (!Number.isInteger(hop)) throw new LessonError(line, 'a hop is a number from 1');
  return { what, whose: hop };
}

function axis({ text, line }: Line): Axis {
  const words = [...text.matchAll(/\S+/g)];
  const place = words.findIndex(([word]) => RANGE.test(word));
  const range = words[place];
  // Before the range stands what is measured, behind it the label.
  if (!range || place === 0 || place === words.length - 1)
    throw new LessonError(line, 'an axis is “EXPRESSION LOW..HIGH label”');
  const [low, high] = range[0].split('..').map((bound) => number({ text: bound, line })) as [number, number];
  if (!(low < high)) throw new LessonError(line, `the axis ${low}..${high} is empty`);
  const of = expression({ text: text.slice(0, range.index).trim(), line });
  return { of, low, high, label: text.slice(range.index + range[0].length).trim() };
}

const RANGE = /^\d+(\.\d+)?\.\.\d+(\.\d+)?$/;
