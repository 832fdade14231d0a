/**
 * What a class has handed in, from text that somebody pasted: rules and links, each with a name in front if there is one.
 *
 *   Ada: on ack: W = W + 2 / W            a rule ends with an empty line, or where the next name stands
 *   on loss: W = W / 2
 *
 *   Bob https://…#/play?s=2.…             a link, whose run has a rule
 *   "Cleo","on ack: W = W + 1             a row of a table, whose cells may have several lines
 *   on loss: W = W / 3"
 */
import { PARTS } from '../language/rule-names.ts';

export interface HandedIn {
  name: string;
  /** The rule's text, or the link from its `#` on. */
  is: 'rule' | 'link';
  text: string;
}

export interface HandedInRules {
  found: HandedIn[];
  /** Those of them that are links, or have a part of a rule: what is read may be answers to a lesson, too. */
  rules: number;
  /** The same from the same name once more; behind the first `HAND_IN_LIMITS.found`; and lines longer than is read. */
  twice: number;
  beyond: number;
  tooLong: number;
}

export const HAND_IN_LIMITS = {
  found: 5_000,
  /** Characters of a line, as many as the longest link has; and of a name. */
  line: 20_400,
  name: 60,
} as const;

/** Lines between two rests. */
const REST_LINES = 200;
/** Parts of the page that a run has its address in. */
const OF_RUNS = ['#/play', '#/scene/', '#/embed'];
const ENDS_LINK = /[\s"]/;
/** Characters before a colon that may be a name. */
const LONGEST_BEFORE = 80;
const HEADS = new Set(PARTS.map(({ head }) => head));
/** What begins like a part of a rule is one, well written or not. */
const LIKE_HEAD = /^(?:at|in|on|every|param)\b/;

/** @returns in slices: it rests after every few lines */
export function* readingRules(pasted: string): Generator<void, HandedInRules> {
  const text = pasted.replaceAll('\r\n', '\n');
  const kept = new Map<string, HandedIn>();
  let [twice, beyond, tooLong, index] = [0, 0, 0, 0];
  const keep = (name: string, is: HandedIn['is'], said: string): void => {
    if (said === '') return;
    const one: HandedIn = { name: nameIn(name), is, text: said };
    const key = JSON.stringify(one);
    if (kept.has(key)) twice += 1;
    else if (kept.size === HAND_IN_LIMITS.found) beyond += 1;
    else kept.set(key, one);
  };
  let open: { name: string; lines: string[] } | null = null;
  const close = (): void => {
    if (open) keep(open.name, 'rule', open.lines.join('\n').trim());
    open = null;
  };
  for (const line of linesOf(text)) {
    if (index++ % REST_LINES === REST_LINES - 1) yield;
    if (typeof line !== 'string') {
      close();
      const said = line.cells.find((cell) => isLikeRule(cell) || linkIn(cell));
      const name = line.cells.find((cell) => cell !== said && cell.trim() !== '') ?? '';
      const link = said === undefined || isLikeRule(said) ? null : linkIn(said);
      if (said !== undefined) keep(name, link ? 'link' : 'rule', link ? link.hash : said.trim());
      continue;
    }
    if (line.length > HAND_IN_LIMITS.line) {
      close();
      tooLong += 1;
      continue;
    }
    const link = linkIn(line);
    if (link) {
      close();
      keep(`${line.slice(0, link.from)} ${line.slice(link.to)}`, 'link', link.hash);
      continue;
    }
    const name = nameBefore(line);
    if (name !== null) {
      close();
      const rest = line.slice(line.indexOf(':') + 1).trim();
      open = { name, lines: rest === '' ? [] : [rest] };
    } else if (line.trim() !== '') (open ??= { name: '', lines: [] }).lines.push(line);
    // A name may stand alone above its rule.
    else if (open && (open as { lines: string[] }).lines.length > 0) close();
  }
  close();
  const found = [...kept.values()];
  const rules = found.filter(({ is, text: said }) => is === 'link' || isLikeRule(said)).length;
  return { found, rules, twice, beyond, tooLong };
}

/** The first link of a run: from where to where it goes, and its part from `#` on. */
function linkIn(line: string): { from: number; to: number; hash: string } | null {
  const found = OF_RUNS.map((part) => line.indexOf(part)).filter((at) => at >= 0);
  if (found.length === 0) return null;
  const at = Math.min(...found);
  let [from, to] = [at, at];
  while (from > 0 && !ENDS_LINK.test(line[from - 1]!)) from -= 1;
  while (to < line.length && !ENDS_LINK.test(line[to]!)) to += 1;
  // What stands close before it, if it is no address, is a name.
  if (!/^https?:/.test(line.slice(from, at))) from = at;
  return { from, to, hash: line.slice(at, to) };
}

/** The name with which a line begins; null of one that is part of a rule. */
function nameBefore(line: string): string | null {
  const before = line.slice(0, Math.max(0, line.indexOf(':'))).trim();
  const isName = before !== '' && before.length <= LONGEST_BEFORE && !before.includes('#');
  return isName && !HEADS.has(before) && !LIKE_HEAD.test(before) ? before : null;
}

/** Whether some of it looks like a rule, well written or not: it has a part. */
function isLikeRule(text: string): boolean {
  return PARTS.some(({ head }) => text.includes(`${head}:`));
}

/** Line by line; a row of a table that has a quoted cell as its cells. */
function* linesOf(text: string): Generator<string | { cells: string[] }> {
  for (let from = 0; from < text.length;) {
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    const line = text.slice(from, end);
    const row = line.startsWith('"') || /^[^":]{0,80}[,;\t]"/.test(line) ? rowAt(text, from) : null;
    if (row) yield row;
    else yield line;
    from = row ? row.end : end + 1;
  }
}

/** Characters of a row at most. */
const LONGEST_ROW = 30_000;

/** The cells of a row (RFC 4180, also with semicolons or tabs between), and where the next one begins; null if a quote has no end. */
function rowAt(text: string, from: number): { cells: string[]; end: number } | null {
  const cells: string[] = [];
  let cell = '';
  let at = from;
  const last = Math.min(text.length, from + LONGEST_ROW);
  while (at < last) {
    if (text[at] === '"') {
      const close = quoteEnd(text, at + 1, last);
      if (close < 0) return null;
      cell += text.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
    } else if (text[at] === '\n') break;
    else if (',;\t'.includes(text[at]!)) {
      cells.push(cell);
      cell = '';
      at += 1;
    } else cell += text[at++]!;
  }
  return { cells: [...cells, cell], end: at + 1 };
}

/** Where the quote closes; two of them are one of the text. */
function quoteEnd(text: string, from: number, last: number): number {
  for (let at = from; at < last; at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"') return at;
    at += 1;
  }
  return -1;
}

/** What stands beside a link, without what parts it from that. */
function nameIn(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}"\s,;:]+/gu, ' ').trim();
  return Array.from(line).slice(0, HAND_IN_LIMITS.name).join('');
}
