/**
 * The sentence in large type on a figure's page: what the paper shows and, where our runs do not bear that out, what they
 * show, in the same breath; where they leave it open, that. Whether they do is for the claims that the sentence states: their
 * verdicts and values, never words of ours.
 */
import type { Figure } from '../figures/figure.ts';
import { digits } from '../figures/parts.ts';
import { type Claim, type Finding, tally } from './claim.ts';

/** A claim with what was found; null while nothing is known. */
export interface Judged {
  claim: Claim;
  finding: Finding | null;
}

/** Whether a figure's sentence states a claim. */
export function statesClaim({ paper, states }: Pick<Figure, 'paper' | 'states'>, claim: string): boolean {
  return states?.some((own) => claim === `${paper}-${own}`) ?? true;
}

/** What our runs give instead, claim by claim, and what they leave open; empty where they bear the sentence out, or say nothing. */
export function hereOf(figure: Pick<Figure, 'paper' | 'states'>, judged: readonly Judged[]): string {
  const stated = judged.filter(({ claim }) => statesClaim(figure, claim.id));
  const failing = stated.filter(({ finding }) => finding?.verdict === 'fails').map(instead);
  const open = stated.filter(({ finding }) => finding?.verdict === 'open');
  const others = judged.filter((one) => !stated.includes(one));
  return [...failing, ...leftOpen(open, stated.length, failing.length === 0), ...ofOthers(others)].join('; ');
}

/** How many statements about the figure that its sentence leaves out do not hold or cannot be told: a sentence must not hide them. */
function ofOthers(others: readonly Judged[]): string[] {
  const { holds, open, fails } = tally(others.map(({ finding }) => finding?.verdict));
  const doubts = [
    ...(fails > 0 ? [`${fails} ${fails === 1 ? 'does' : 'do'} not hold`] : []),
    ...(open > 0 ? [`${open} cannot be told`] : []),
  ];
  if (doubts.length === 0) return [];
  const count = holds + open + fails;
  return [
    count === 1 ? `another statement ${doubts[0]!.slice(2)}` : `of ${count} further statements ${doubts.join(' and ')}`,
  ];
}

/** Numbers that a sentence has room for: all stand with the claim. */
const FEW = 4;

function instead({ claim: { here, quantities, says }, finding }: Judged): string {
  const values = finding!.values ?? [];
  const labels = quantities.map(({ label }) => label);
  const numbers = values.map(({ mean }) => mean ?? Number.NaN);
  if (here && values.length > 0) return here(numbers, labels);
  const shown = values.map(({ mean, beyond }) => (mean === null ? '–' : `${beyond ? '> ' : ''}${digits(mean)}`));
  const given =
    shown.length === 1
      ? shown[0]!
      : shown.length <= FEW
        ? shown.map((text, at) => `${labels[at]} ${text}`).join(', ')
        : '';
  return `“${short(says)}” does not hold${given && `: ${given}`}`;
}

/** Characters of a statement that are quoted. */
const SAYS = 90;

/** What cannot be told, with these seeds or by any: the one statement, if it may be quoted, or how many. */
function leftOpen(open: readonly Judged[], of: number, quoting: boolean): string[] {
  if (open.length === 0) return [];
  const says = short(open[0]!.claim.says);
  const many = of === 1 ? 'this' : `${open.length} of ${of} statements`;
  if (!quoting) return [`${many} cannot be told`];
  const bySeeds = open.some(({ finding }) => !finding!.undecided);
  const what = open.length > 1 || says.length > SAYS ? many : `“${says}”`;
  return [`${what} cannot be told${bySeeds ? ' with these seeds' : ''}`];
}

/** A statement without what it has in brackets. */
function short(says: string): string {
  return says.replaceAll(/ \([^)]*\)/g, '');
}

/** Two digits: all that a sentence needs. */
export function two(value: number): string {
  return String(Number(value.toPrecision(2)));
}

/** `TCP 0.55, GAIMD 0.8`. */
export function named(names: readonly string[], values: readonly number[]): string {
  return names.map((name, at) => `${name} ${two(values[at]!)}`).join(', ');
}

/** Of values in pairs, one pair to a name: the names of which it holds. */
export function ofPairs(
  names: readonly string[],
  values: readonly number[],
  holds: (one: number, other: number) => boolean,
): string[] {
  return names.filter((_, at) => holds(values[2 * at]!, values[2 * at + 1]!));
}

/** Of values in pairs, before and after: what is left. */
export function kept(values: readonly number[]): number[] {
  return values.flatMap((before, at) => (at % 2 === 0 ? [values[at + 1]! / before] : []));
}

/** `is none`, `is only TFRC`, `are only TFRC and TEAR`. */
export function are(names: readonly string[]): string {
  if (names.length === 0) return 'is none';
  return `${names.length === 1 ? 'is' : 'are'} only ${names.join(' and ')}`;
}
