/** The text of a rule as its field shows it: in pieces with their kinds, with what may stand at the caret, with another value of a param. */
import { FUNCTIONS } from '../../workers/language/functions.ts';
import { readRule, type Param, RuleError, type Rule } from '../../workers/language/rule.ts';
import { withParam } from '../../workers/language/with-param.ts';
import { NAMES, PARTS } from '../../workers/language/rule-names.ts';
import { say } from '../../workers/words/say.ts';

export interface Piece {
  text: string;
  kind: 'head' | 'word' | 'name' | 'function' | 'number' | 'remark' | 'plain';
  /** Here the text ceases to be a rule. */
  isWrong: boolean;
}

export type Reading = { rule: Rule; error: null } | { rule: null; error: RuleError };

/** The rule, or why the text is none. */
export function readingOf(text: string): Reading {
  try {
    return { rule: readRule(text), error: null };
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return { rule: null, error };
  }
}

const PIECE = /#[^\n]*|\d+(?:\.\d+)?(?:e[-+]?\d+)?|[A-Za-z_][A-Za-z0-9_]*|\s+|[^\sA-Za-z0-9_#]/g;
const WORDS = new Set(['param', 'if', 'then', 'else', 'and', 'or', 'not']);
const HEADS = new Set(PARTS.flatMap(({ head }) => head.split(' ')));
const KNOWN = new Set<string>(NAMES.map(({ name }) => name));
const CALLS = new Set(FUNCTIONS.map(({ name }) => name));

/** All of the text, piece by piece. */
export function piecesOf(text: string, error: RuleError | null): Piece[] {
  const pieces: Piece[] = [];
  const add = (part: string, kind: Piece['kind'], at: number): void => {
    const from = error ? Math.max(0, Math.min(part.length, error.at - at)) : part.length;
    const to = error ? Math.max(from, Math.min(part.length, error.at + error.length - at)) : part.length;
    for (const [cut, isWrong] of [
      [part.slice(0, from), false],
      [part.slice(from, to), true],
      [part.slice(to), false],
    ] as const)
      if (cut !== '') pieces.push({ text: cut, kind, isWrong });
  };
  for (const { 0: part, index } of text.matchAll(PIECE)) add(part, kindOf(part, text, index), index);
  // What breaks off is wrong behind the last character.
  if (error && error.at >= text.length) pieces.push({ text: ' ', kind: 'plain', isWrong: true });
  return pieces;
}

function kindOf(part: string, text: string, at: number): Piece['kind'] {
  if (part.startsWith('#')) return 'remark';
  if (/^\d/.test(part)) return 'number';
  if (!/^[A-Za-z_]/.test(part)) return 'plain';
  if (WORDS.has(part)) return 'word';
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  if (HEADS.has(part) && /^[a-z ]*$/.test(line)) return 'head';
  if (CALLS.has(part)) return 'function';
  return KNOWN.has(part) ? 'name' : 'plain';
}

export interface Completion {
  /** What is put in for what has been typed. */
  text: string;
  help: string;
}

/** Offers at most. */
const MOST = 6;

/** What the word before the caret may be meant to become; where it begins. */
export function completionsAt(text: string, caret: number): { from: number; offers: Completion[] } {
  const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret);
  const head = /^\s*([a-z]+(?: [a-z]*)*)$/.exec(line)?.[1];
  const heads =
    head === undefined ? [] : PARTS.filter((part) => part.head.startsWith(head) && !text.includes(`${part.head}:`));
  if (heads.length > 0)
    return { from: caret - head!.length, offers: heads.map((part) => ({ text: `${part.head}:`, help: part.help })) };
  const word = wordBefore(line);
  if (word === '' || line.includes('#')) return { from: caret, offers: [] };
  const own = namesOf(text);
  const all: Completion[] = [
    ...NAMES.map(({ name, help, unit }) => ({
      text: name,
      help: say('{help} In {unit}.', { help: say(help), unit: say(unit) }),
    })),
    ...own,
    ...FUNCTIONS.map(({ name, help }) => ({ text: `${name}(`, help })),
  ];
  const offers = all.filter(
    (one, index) =>
      one.text !== word &&
      one.text.toLowerCase().startsWith(word.toLowerCase()) &&
      all.findIndex(({ text: same }) => same === one.text) === index,
  );
  return { from: caret - word.length, offers: offers.slice(0, MOST) };
}

/** The name that ends the line; empty if none does. */
function wordBefore(line: string): string {
  let from = line.length;
  while (from > 0 && /\w/.test(line[from - 1]!)) from -= 1;
  const word = line.slice(from);
  return /^\d/.test(word) ? '' : word;
}

/** The names that the text itself sets, sound or not. */
function namesOf(text: string): Completion[] {
  const parts = (text.match(PIECE) ?? []).filter((part) => part.trim() !== '');
  return parts.flatMap((part, index) => {
    if (!/^[A-Za-z_]/.test(part)) return [];
    if (parts[index - 1] === 'param') return [{ text: part, help: 'a param of this rule' }];
    return parts[index + 1] === '=' ? [{ text: part, help: 'set by this rule' }] : [];
  });
}

/** The text with another value of a param, in few digits and within its bounds. */
export function withSlid(text: string, param: Param, value: number): string {
  return withParam(text, param, Math.min(param.most, Math.max(param.least, Number(value.toPrecision(4)))));
}
