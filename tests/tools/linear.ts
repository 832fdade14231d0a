/**
 * Regular expressions whose time grows faster than the text. A backtracking matcher is slow where one text can be matched in
 * many ways and the match then fails: at `\s*$` it begins anew at each of many blanks, `^(.*?)\s*x$` divides them anew between
 * two loops, `(a+)+$` in a loop of loops. Such an expression is found from its own structure, without trying texts.
 */
import { parseSync } from 'vite';
import type { Breach } from './boundaries.ts';

/** The pattern's parts: signs, one after the other, one of several, repeated, or a condition that takes no sign. */
type Part =
  | { is: 'sign'; source: string }
  | { is: 'row' | 'either'; parts: Part[] }
  | { is: 'repeat'; part: Part; least: number; most: number }
  | { is: 'condition'; inner: Part | null; begins?: boolean };

/** What reads texts of our own alone: the papers' set-ups, figures and claims, and what cards say of their schemes. */
const OWN_TEXTS = /^(workers\/(papers|measures)\/|src\/papers\/|src\/scenario\/(law|papers)\.ts$)/;

/** Repetitions up to this many are counted out; more are a loop. */
const FEW = 20;

/** All ASCII that a text has, and some of what is beyond. */
const SIGNS = ['\t', '\n', '\r', '\u00a0', '\u2028', 'é', 'α', '₀', '⁰', '損', '\u202e', '😀', '\u{301}'].concat(
  Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code)),
);

/** How a match of the pattern can take many ways, in a few words; null if it cannot. */
export function slowMatch(pattern: string, flags: string): string | null {
  const whole = new Reader(pattern).alternatives();
  return slowIn(whole, flags, true);
}

function slowIn(whole: Part, flags: string, searches: boolean): string | null {
  const inner = conditionsIn(whole).reduce<string | null>((found, part) => found ?? slowIn(part, flags, false), null);
  if (inner) return inner;
  const anchored = !searches || flags.includes('y') || (!flags.includes('m') && beginsAnchored(whole));
  const ways = new Ways(whole, flags, anchored);
  return ways.nested ? 'a loop of loops' : ways.slow();
}

class Reader {
  private at = 0;

  constructor(private readonly pattern: string) {}

  alternatives(): Part {
    const parts = [this.row()];
    while (this.take('|')) parts.push(this.row());
    return parts.length === 1 ? parts[0]! : { is: 'either', parts };
  }

  private row(): Part {
    const parts: Part[] = [];
    while (this.at < this.pattern.length && !'|)'.includes(this.pattern[this.at]!)) parts.push(this.repeated());
    return { is: 'row', parts };
  }

  private repeated(): Part {
    let part = this.one();
    const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.pattern.slice(this.at));
    if (!found) return part;
    this.at += found[0].length;
    const [, sign, low, comma, high] = found;
    const least = sign ? (sign === '+' ? 1 : 0) : Number(low);
    const most = sign ? (sign === '?' ? 1 : Infinity) : high ? Number(high) : comma ? Infinity : least;
    part = { is: 'repeat', part, least, most };
    return part;
  }

  private one(): Part {
    if (this.take('(')) return this.group();
    const rest = this.pattern.slice(this.at);
    if (/^(?:[$^]|\\[bB])/.test(rest)) {
      this.at += rest.startsWith('\\') ? 2 : 1;
      return { is: 'condition', inner: null, begins: rest.startsWith('^') };
    }
    const source = /^(?:\\[pPu]\{[^}]*\}|\\u[0-9a-fA-F]{4}|\\x..|\\c.|\\.|\[\^?(?:\\.|[^\]\\])*\]|[\s\S])/u.exec(
      rest,
    )![0];
    if (/^\\[1-9k]/.test(source)) throw new Error(`${this.pattern}: a back reference`);
    this.at += source.length;
    return { is: 'sign', source };
  }

  private group(): Part {
    const condition = ['?=', '?!', '?<=', '?<!'].some((kind) => this.take(kind));
    if (!condition && !this.take('?:') && this.take('?<')) this.at = this.pattern.indexOf('>', this.at) + 1;
    const part = this.alternatives();
    this.take(')');
    return condition ? { is: 'condition', inner: part } : part;
  }

  private take(text: string): boolean {
    const here = this.pattern.startsWith(text, this.at);
    if (here) this.at += text.length;
    return here;
  }
}

function conditionsIn(part: Part): Part[] {
  if (part.is === 'sign') return [];
  if (part.is === 'condition') return part.inner ? [part.inner] : [];
  return part.is === 'repeat' ? conditionsIn(part.part) : part.parts.flatMap(conditionsIn);
}

/** Only a pattern that begins so at each of its alternatives is not tried at every place of a text. */
function beginsAnchored(part: Part): boolean {
  if (part.is === 'either') return part.parts.every(beginsAnchored);
  if (part.is === 'row') return part.parts[0] !== undefined && beginsAnchored(part.parts[0]);
  return part.is === 'condition' && part.begins === true;
}

interface Ends {
  first: number[];
  last: number[];
  /** It may match nothing. */
  empty: boolean;
  /** Places behind which it is matched by anything. */
  sure: number[];
  surelyEmpty: boolean;
}

/** The places of a pattern's signs, and which may follow which. */
class Ways {
  /** A pattern in which one place follows another by two loops at once. */
  nested = false;
  private readonly takes: boolean[][] = [];
  private readonly next: Set<number>[] = [];
  private readonly sure: ReadonlySet<number>;
  private readonly flags: string;

  constructor(whole: Part, flags: string, anchored: boolean) {
    this.flags = flags.replace(/[gy]/g, '');
    const ends = this.ends(whole);
    this.sure = new Set(ends.sure);
    if (anchored) return;
    // A search goes on sign by sign until the pattern fits.
    const search = this.place(SIGNS.map(() => true));
    this.next[search] = new Set([search, ...ends.first]);
  }

  /** Two loops that share signs, with a failure to come. */
  slow(): string | null {
    const loops = this.next.flatMap((_, place) => (this.reaches(place) ? [place] : []));
    for (const one of loops)
      for (const other of loops)
        if (one !== other && !this.sure.has(other) && this.meet(one, other))
          return 'two loops that take the same signs';
    return null;
  }

  private reaches(place: number): boolean {
    const seen = new Set<number>();
    const open = [place];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const next of this.next[at]!) {
        if (next === place) return true;
        if (!seen.has(next)) open.push(next);
        seen.add(next);
      }
    return false;
  }

  /** Whether some text leads from `one` to itself and to `other`, and from `other` to itself. */
  private meet(one: number, other: number): boolean {
    const goal = [one, other, other].join();
    const seen = new Set<string>();
    const open = [[one, one, other]];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const a of this.next[at[0]!]!)
        for (const b of this.next[at[1]!]!)
          for (const c of this.next[at[2]!]!) {
            const key = [a, b, c].join();
            if (
              seen.has(key) ||
              !SIGNS.some((_, sign) => this.takes[a]![sign] && this.takes[b]![sign] && this.takes[c]![sign])
            )
              continue;
            if (key === goal) return true;
            seen.add(key);
            open.push([a, b, c]);
          }
    return false;
  }

  private place(takes: boolean[]): number {
    this.takes.push(takes);
    return this.next.push(new Set()) - 1;
  }

  private ends(part: Part): Ends {
    switch (part.is) {
      case 'sign': {
        const expression = new RegExp(`^(?:${part.source})$`, this.flags);
        const place = this.place(SIGNS.map((sign) => expression.test(sign)));
        return { first: [place], last: [place], empty: false, sure: [place], surelyEmpty: false };
      }
      case 'condition':
        return { first: [], last: [], empty: true, sure: [], surelyEmpty: false };
      case 'either': {
        const all = part.parts.map((each) => this.ends(each));
        return {
          first: all.flatMap(({ first }) => first),
          last: all.flatMap(({ last }) => last),
          empty: all.some(({ empty }) => empty),
          sure: all.flatMap(({ sure }) => sure),
          surelyEmpty: all.some(({ surelyEmpty }) => surelyEmpty),
        };
      }
      case 'row':
        return part.parts.reduce<Ends>((before, each) => this.joined(before, this.ends(each)), {
          first: [],
          last: [],
          empty: true,
          sure: [],
          surelyEmpty: true,
        });
      case 'repeat':
        return this.repeated(part);
    }
  }

  private joined(before: Ends, after: Ends): Ends {
    this.link(before.last, after.first);
    return {
      first: before.empty ? [...before.first, ...after.first] : before.first,
      last: after.empty ? [...before.last, ...after.last] : after.last,
      empty: before.empty && after.empty,
      sure: after.surelyEmpty ? [...before.sure, ...after.sure] : after.sure,
      surelyEmpty: before.surelyEmpty && after.surelyEmpty,
    };
  }

  private repeated({ part, least, most }: Extract<Part, { is: 'repeat' }>): Ends {
    if (most <= FEW) {
      const copy = (optional: boolean): Ends => ({
        ...this.ends(part),
        ...(optional && { empty: true, surelyEmpty: true }),
      });
      // Three copies show what can follow what.
      return Array.from({ length: Math.min(most, 3) }, (_, index) => copy(index >= least)).reduce((before, after) =>
        this.joined(before, after),
      );
    }
    const ends = this.ends(part);
    const bare = { ...ends, ...(least === 0 && { empty: true, surelyEmpty: true }) };
    this.link(ends.last, ends.first, true);
    return bare;
  }

  private link(from: readonly number[], to: readonly number[], loops = false): void {
    for (const one of from)
      for (const other of to) {
        if (loops && this.next[one]!.has(other)) this.nested = true;
        this.next[one]!.add(other);
      }
  }
}

interface Node {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
}

/** The slow expressions of a source file. */
export function slowExpressions(path: string, source: string): Breach[] {
  if (OWN_TEXTS.test(path)) return [];
  const breaches: Breach[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const { regex, start } = value as Node;
    if (regex) {
      const why = slowMatch(regex.pattern, regex.flags);
      const line = source.slice(0, start).split('\n').length;
      if (why) breaches.push({ path, line, rule: `/${regex.pattern}/ may take the square of a text’s length: ${why}` });
      return;
    }
    Object.values(value).forEach(visit);
  };
  visit(parseSync(path, source).program);
  return breaches;
}
