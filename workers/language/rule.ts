/**
 * A congestion control of one's own, read from its text:
 *
 *   rule       { line }
 *   line       "param" NAME number ".." number "=" number
 *              part ":" [ statement { ";" statement } ]        part: one of PARTS, `on ack`
 *              statement { ";" statement }
 *   statement  NAME "=" expression                             (parser.ts)
 *
 * `#` begins a remark. Names are slots as soon as they are read: no text ever looks anything up in an object.
 */
import type { Expression } from './expression.ts';
import { FUNCTIONS } from './functions.ts';
import { nearest } from './nearest.ts';
import { Parser } from './parser.ts';
import { FIRST_MEMORY, FIRST_PARAM, type KnownName, NAMES, type Part, PARTS, RULE_LIMITS, SLOT } from './rule-names.ts';
import { LanguageError, type Token } from './tokens.ts';

/** A name in an expression. */
export interface Named {
  is: 'slot';
  slot: number;
  name: string;
}

export interface Statement {
  slot: number;
  name: string;
  value: Expression<Named>;
  /** From 1; and as it is written. */
  line: number;
  text: string;
}

export interface Param {
  name: string;
  least: number;
  most: number;
  value: number;
  /** Where its value stands in the text, for a slider to write another. */
  at: number;
  length: number;
}

export interface Rule {
  params: readonly Param[];
  /** Their names; in this order they have the slots from FIRST_MEMORY on. */
  memories: readonly string[];
  /** What each part that the rule has does. */
  parts: ReadonlyMap<Part['id'], readonly Statement[]>;
  /** Slots of what it reads beside the window, the threshold, the time and the largest window, ascending: they are recorded with a change. */
  reads: readonly number[];
  /** Of what it reads some changes with every ACK: a time, or a count. */
  readsTimes: boolean;
  readsCounts: boolean;
  /** It sets a pace. */
  paces: boolean;
}

/** Why a text is no rule: where, from 1, the reason, and what was perhaps meant. */
export class RuleError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(
    text: string,
    reason: string,
    readonly at: number,
    readonly length: number,
  ) {
    const before = text.slice(0, at).split('\n');
    const [line, column] = [before.length, before.at(-1)!.length + 1];
    super(`line ${line}, column ${column}: ${reason}`);
    this.line = line;
    this.column = column;
  }
}

const KEPT = new Set(['param', 'at', 'on', 'in', 'every', 'if', 'then', 'else', 'and', 'or', 'not']);
const KNOWN: readonly KnownName[] = NAMES;
const SAID = new Set<number>([SLOT.W, SLOT.ssthresh, SLOT.now, SLOT.maxWindow]);
const TIMES = [SLOT.srtt, SLOT.sinceLoss, SLOT.now];
const COUNTS = [SLOT.acked, SLOT.delivered, SLOT.lost];
const SETTABLE = KNOWN.filter(({ bounds }) => bounds).map(({ name }) => name);

/** The rules that were read last, by their texts: each flow of a group asks for the same. */
const recent = new Map<string, Rule>();
const MOST_RECENT = 8;

/** @throws RuleError */
export function readRule(text: string): Rule {
  let rule = recent.get(text);
  if (rule) return rule;
  rule = readAnew(text);
  if (recent.size === MOST_RECENT) recent.clear();
  recent.set(text, rule);
  return rule;
}

function readAnew(text: string): Rule {
  try {
    if (text.length > RULE_LIMITS.characters)
      throw new LanguageError(`a rule has at most ${RULE_LIMITS.characters} characters`, RULE_LIMITS.characters);
    return new RuleReader(text).read();
  } catch (error) {
    if (!(error instanceof LanguageError)) throw error;
    throw new RuleError(text, error.message, error.at, error.length);
  }
}

/** Why the text is no rule, in a line; null if it is one. */
export function whyNoRule(text: string): string | null {
  try {
    readRule(text);
    return null;
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return error.message;
  }
}

/** Its params; of a text that is no rule none. */
export function paramsOf(text: string): readonly Param[] {
  return whyNoRule(text) === null ? readRule(text).params : [];
}

class RuleReader {
  private readonly parser: Parser<Named>;
  private readonly slots = new Map(KNOWN.map(({ name }, slot) => [name, slot]));
  private readonly params: Param[] = [];
  private readonly memories: string[] = [];
  private readonly parts = new Map<Part['id'], Statement[]>();
  /** Slots that its expressions name; of params none. */
  private readonly named = new Set<number>();
  private part: Part | null = null;
  private statements = 0;
  private paces = false;

  constructor(private readonly text: string) {
    this.parser = new Parser<Named>(text, 'rule', (token) => this.nameAt(token));
  }

  read(): Rule {
    const { parser } = this;
    while (parser.look().is !== 'end') {
      if (parser.look().is === 'line') parser.skip();
      else this.line();
    }
    const { params, memories, parts } = this;
    const reads = [...this.named].filter((slot) => !SAID.has(slot)).sort((a, b) => a - b);
    const readsOneOf = (slots: readonly number[]): boolean => slots.some((slot) => this.named.has(slot));
    const [readsTimes, readsCounts] = [readsOneOf(TIMES), readsOneOf(COUNTS)];
    return { params, memories, parts, reads, readsTimes, readsCounts, paces: this.paces };
  }

  private line(): void {
    const { parser } = this;
    const first = parser.look();
    if (first.is !== 'word')
      parser.fail(`a line begins with a name, a part such as “on ack:” or “param”, not with “${first.text}”`);
    if (parser.look(1).text === '=') this.assigned();
    else if (first.text === 'param') this.param();
    else this.head();
    for (; parser.take(';');) if (!this.isOver) this.assigned();
    if (!this.isOver) parser.fail(`“${parser.look().text}” is too much; a statement ends with its line, or with “;”`);
  }

  private get isOver(): boolean {
    const { is } = this.parser.look();
    return is === 'line' || is === 'end';
  }

  /** `on ack:`, and what may stand behind it. */
  private head(): void {
    const { parser } = this;
    const first = parser.look();
    const words: string[] = [];
    while (parser.look().is === 'word') words.push(parser.next().text);
    const head = words.join(' ');
    const part = PARTS.find((each) => each.head === head);
    const length = parser.look().at - first.at;
    if (!part || parser.look().text !== ':') {
      const meant =
        part?.head ??
        nearest(
          head,
          PARTS.map((each) => each.head),
        );
      const isHead = parser.look().text === ':' || KEPT.has(first.text);
      const reason = isHead
        ? `a rule has no part “${head}”; it has ${PARTS.map((each) => each.head).join(', ')}, each with a colon`
        : `behind “${head}” stands “=” and a value, or it is a part with a colon`;
      throw new LanguageError(meant ? `${reason}. Is “${meant}:” meant?` : reason, first.at, Math.max(1, length));
    }
    parser.skip();
    if (this.parts.has(part.id)) throw new LanguageError(`“${head}:” stands here a second time`, first.at, length);
    this.parts.set(part.id, []);
    this.part = part;
    if (!this.isOver) this.assigned();
  }

  private param(): void {
    const { parser, params } = this;
    parser.skip();
    const token = parser.next();
    this.refuseTaken(token);
    if (params.length === RULE_LIMITS.params) parser.fail(`a rule has at most ${RULE_LIMITS.params} params`, token);
    const form = 'a param is written “param a 0.1..4 = 1”: its least and its greatest value, and its own';
    const least = parser.bound(form);
    parser.expect('..', form);
    const most = parser.bound(form);
    parser.expect('=', form);
    const begin = parser.look();
    const value = parser.bound(form);
    const before = this.text.slice(begin.at, parser.look().at);
    const length = before.trimEnd().split(/[;#\s]/)[0]!.length;
    if (!(least < most && least <= value && value <= most))
      throw new LanguageError(
        `the value of ${token.text} lies from its least to its greatest, ${least} to ${most}`,
        begin.at,
        length,
      );
    this.slots.set(token.text, FIRST_PARAM + params.length);
    params.push({ name: token.text, least, most, value, at: begin.at, length });
  }

  private assigned(): void {
    const { parser } = this;
    const token = parser.next();
    const part = this.part ?? parser.fail('a statement stands in a part of the rule: write “on ack:” above it', token);
    if (token.is !== 'word' || parser.look().text !== '=') parser.fail('a statement is “NAME = value”', token);
    parser.skip();
    if (++this.statements > RULE_LIMITS.statements)
      parser.fail(`a rule has at most ${RULE_LIMITS.statements} statements`, token);
    const value = parser.expression();
    if (parser.parts > RULE_LIMITS.parts)
      parser.fail(`a rule has at most ${RULE_LIMITS.parts} numbers, names and signs`, token);
    // Its value is read before a memory begins: x = x + 1 has no x yet.
    const slot = this.slotOf(token, part);
    if (slot === SLOT.rate) this.paces = true;
    const line = this.text.slice(0, token.at).split('\n').length;
    const text = this.text.slice(token.at, parser.look().at).trim();
    this.parts.get(part.id)!.push({ slot, name: token.text, value, line, text });
  }

  /** Where a statement puts its value; in `at start` a new memory. */
  private slotOf(token: Token, part: Part): number {
    const { text } = token;
    const known = this.slots.get(text);
    if (known === SLOT.W && part.id === 'start')
      this.parser.fail('W begins with the initial window, an option of the transport', token);
    if (known !== undefined && (known >= FIRST_MEMORY ? known < FIRST_PARAM : KNOWN[known]!.bounds)) return known;
    if (known !== undefined) {
      const why = known >= FIRST_PARAM ? 'is a param: a slider sets it' : 'is measured';
      this.parser.fail(`${text} ${why}; a rule sets ${SETTABLE.join(', ')} and its memories`, token);
    }
    if (part.id !== 'start') this.unknown(token);
    this.refuseTaken(token);
    if (this.memories.length === RULE_LIMITS.memories)
      this.parser.fail(`a rule has at most ${RULE_LIMITS.memories} memories`, token);
    const slot = FIRST_MEMORY + this.memories.length;
    this.memories.push(text);
    this.slots.set(text, slot);
    return slot;
  }

  private refuseTaken(token: Token): void {
    const { is, text } = token;
    if (is !== 'word') this.parser.fail('here a name is to stand', token);
    const taken = this.slots.has(text) || KEPT.has(text) || FUNCTIONS.some(({ name }) => name === text);
    if (taken) this.parser.fail(`${text} has a meaning already: take another name`, token);
  }

  private nameAt(token: Token): Named {
    const { is, text } = token;
    if (is !== 'word' || KEPT.has(text))
      this.parser.fail(`here a number or a name is to stand, not ${is === 'line' ? text : `“${text}”`}`, token);
    const slot = this.slots.get(text);
    if (slot === undefined) this.unknown(token);
    if (slot < FIRST_PARAM) this.named.add(slot);
    return { is: 'slot', slot, name: text };
  }

  private unknown(token: Token): never {
    const { text } = token;
    const meant = nearest(text, [...this.slots.keys(), ...FUNCTIONS.map(({ name }) => name)]);
    const why = `there is no “${text}” here; a memory begins in “at start:”, above`;
    this.parser.fail(meant ? `${why}. Is ${meant} meant?` : why, token);
  }
}

/** The slots of a rule before its start: all 0, but for its params. */
export function slotsOf(rule: Rule): Float64Array {
  const slots = new Float64Array(FIRST_PARAM + RULE_LIMITS.params);
  rule.params.forEach(({ value }, index) => (slots[FIRST_PARAM + index] = value));
  return slots;
}

/** What a rule does not say is TCP's, in the same language. */
export const TCP_RULE =
  'in slow start: W = W + 1\non ack: W = W + 1 / W\non loss: W = W / 2\non timeout: ssthresh = W / 2; W = 1';
