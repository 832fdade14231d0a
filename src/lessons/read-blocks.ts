/** The fenced blocks of a lesson: a scene, a question, a check. Each is a few lines `key: value`, then lines that begin with `-`. */
import { type Expression, parseExpression } from './expression.ts';
import { LessonError, quoted } from './lesson-error.ts';
import type { Axis, Choice, CurveOf, Question, SceneBlock } from './lesson-file.ts';
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

const FIELD = /^([a-z]+):\s*(.*)$/;
const ITEM = /^-\s+(.*)$/;

/** @param line of the fence itself */
function linesOf(body: string, line: number): Line[] {
  return body.split('\n').map((text, index) => ({ text: text.trimEnd(), line: line + 1 + index }));
}

function readBody(body: string, line: number): Body {
  const fields: Field[] = [];
  const items: Item[] = [];
  for (const each of linesOf(body, line)) {
    if (each.text === '') continue;
    const item = ITEM.exec(each.text);
    const field = items.length === 0 ? FIELD.exec(each.text) : null;
    if (item) items.push({ text: item[1]!, line: each.line, more: [] });
    else if (field) {
      if (fields.some(({ key }) => key === field[1])) throw new LessonError(each.line, `“${field[1]}” stands twice`);
      fields.push({ key: field[1]!, text: field[2]!, line: each.line });
    } else if (/^\s/.test(each.text) && items.length > 0)
      items.at(-1)!.more.push({ text: each.text.trim(), line: each.line });
    else
      throw new LessonError(
        each.line,
        `${quoted(each.text)} is neither “key: value” nor “- item” nor moved in below one`,
      );
  }
  return { fields, items };
}

/** The fields by their keys. @throws LessonError where there is one of another name */
function only(fields: readonly Field[], keys: readonly string[]): Record<string, Field | undefined> {
  for (const { key, line } of fields)
    if (!keys.includes(key)) throw new LessonError(line, `“${key}” is not read here; there are ${keys.join(', ')}`);
  return Object.fromEntries(fields.map((field) => [field.key, field]));
}

/** @throws LessonError */
export function readScene(body: string, line: number): SceneBlock {
  const json = /^\s*\{/m.exec(body);
  const { fields } = readBody(json ? body.slice(0, json.index) : body, line);
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
  if (json) {
    try {
      scene.fields = JSON.parse(body.slice(json.index));
    } catch (error) {
      const from0 = line + 1 + body.slice(0, json.index).split('\n').length - 1;
      throw new LessonError(from0, `the scenario is no JSON: ${(error as Error).message.split('\n')[0]}`);
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
    const options = items.map(({ text, line, more }) => {
      const found = /^\[([ x])\]\s+(\S.*)$/.exec(text);
      if (!found) throw new LessonError(line, 'an option begins with “- [ ]”, the right one with “- [x]”');
      const reason = more.map((each) => each.text).join('\n');
      return {
        text: readProse(found[2]!, line),
        right: found[1] === 'x',
        reason: readProse(reason, more[0]?.line ?? line),
      };
    });
    count(options.length, 2, asked.line, 'options');
    if (options.filter(({ right }) => right).length !== 1)
      throw new LessonError(asked.line, 'exactly one option is right: “- [x]”');
    return { kind: 'choice', ...head(asked), options };
  },
  number(asked, fields, items) {
    none(items);
    const { unit, answer, near } = only(fields, ['unit', 'answer', 'near']);
    return {
      kind: 'number',
      ...head(asked),
      unit: unit?.text ?? '',
      answer: expression(need(answer, 'answer', asked)),
      near: positive(need(near, 'near', asked)),
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
};

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
  if (!/^\d+(\.\d+)?$/.test(text)) throw new LessonError(line, `${quoted(text)} is no number`);
  return Number(text);
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

const CURVE = /^(window|rate|roundTrip|queue)\(\s*([^()]{0,60}?)\s*\)$/;

function curveOf({ text, line }: Line): CurveOf {
  const found = CURVE.exec(text);
  if (!found) throw new LessonError(line, 'a curve is of window(group), rate(group), roundTrip(group) or queue(hop)');
  const what = found[1] as CurveOf['what'];
  if (what !== 'queue') return { what, whose: found[2]!.replace(/^"(.*)"$/, '$1') };
  const hop = found[2] === '' ? 1 : Number(found[2]);
  if (!Number.isInteger(hop)) throw new LessonError(line, 'a hop is a number from 1');
  return { what, whose: hop };
}

const AXIS = /^(.+?)\s+(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)\s+(\S.*)$/;

function axis({ text, line }: Line): Axis {
  const found = AXIS.exec(text);
  if (!found) throw new LessonError(line, 'an axis is “EXPRESSION LOW..HIGH label”');
  const [low, high] = [Number(found[2]), Number(found[3])];
  if (!(low < high)) throw new LessonError(line, `the axis ${low}..${high} is empty`);
  return { of: expression({ text: found[1]!, line }), low, high, label: found[4]! };
}
