/**
 * The sentence in large type on a figure's page: what the paper shows and, where our runs do not bear that out, what they
 * show, in the same breath; where they leave it open, that. Whether they do is for the claims that the sentence states: their
 * verdicts, never words of ours.
 */
import type { Figure } from '../../workers/papers/figures/figure.ts';
import type { Finding } from '../../workers/papers/claims/claim.ts';
import type { PaperClaim } from './claims.ts';

export interface Headline {
  /** As the figure has it. */
  paper: string;
  /** What our runs give instead, claim by claim, and what they leave open; empty where they bear it out, or say nothing. */
  here: string;
}

/** The claims that the sentence states, of figures of which it states not all. Ids without the paper. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  'bansal2001-fig7': ['f7-tcp-over-tfrc', 's421-static-compat'],
  'bansal2001-fig8': ['f8-tcp-over-tcp8', 's421-static-compat'],
  'bansal2001-fig9': ['f9-tcp-over-sqrt', 's421-static-compat'],
  'bansal2001-fig10': ['f10-slower-b'],
  'bansal2001-fig13': ['s423-slower-sluggish'],
  'yang2000-fig6': ['f6-order-1pct', 'f6-tfrc-worst-20pct'],
  'yang2000-fig12': ['f12-smooth'],
  'yang2000-fig13': ['f13-around'],
  'yang2000-fig16': ['f16-near-1', 'f16-order'],
  'yang2000-fig36': ['f36-order'],
  'yang2000-table1': [],
  'jin2001-fig7': ['f7-compat', 'f7-high'],
  'jin2001-fig11': ['f11-simd-fair'],
  'jin2001-table3': ['t3-sim-below-anal', 't3-simd-gain'],
  'tsao2007-fig1': ['f1-decline', 'f1-simd-trend', 'f1-tfrcp-trend'],
  'tsao2007-fig2': ['f2-gaimd-cv0', 'f2-simd-cv0', 'f2-gaimd-avg', 'f2-simd-avg', 'f2-wb-more'],
  'tsao2007-fig3': ['f3-iiad-up', 'f3-aiadh-up'],
  'tsao2007-fig4': ['f4a-simd', 'f4b-tfrcp', 'f4-tear-slowest'],
  'tsao2007-table4': ['t4-tfrc-best'],
};

/** What our runs give where a claim does not hold, of its numbers in their order. Claims without a line give the numbers as they are. */
const HERE: Readonly<Record<string, (values: readonly number[], measured: string) => string>> = {
  'bansal2001-f8-tcp-over-tcp8': (values) => {
    const ahead = [1, 2, 5, 10].filter((_, at) => values[2 * at]! > values[2 * at + 1]!);
    return `TCP is ahead ${ahead.length === 0 ? 'at none of the' : 'only at'} periods of ${ahead.length === 0 ? '1 to 10 s' : `${ahead.join(' and ')} s`}`;
  },
  'bansal2001-s423-slower-sluggish': (values) => {
    const rows = Array.from({ length: values.length / 8 }, (_, row) => values.slice(8 * row, 8 * row + 8));
    const steps = rows.flatMap((row) => row.slice(1).map((value, at) => value < row[at]!));
    return `so in ${steps.filter(Boolean).length} of ${steps.length} steps from a setting to a smoother one`;
  },
  'yang2000-f5-tfrc-zero': ([heavy, few]) => `TFRC keeps ${two(heavy! / few!)} of its rate at 5 %`,
  'yang2000-f6-tfrc-worst-20pct': (values) => `at 20 % the CoV is ${listed(['TFRC', 'TCP', 'GAIMD', 'TEAR'], values)}`,
  'yang2000-f7-onoff-worse': (values) => `rougher than with random losses ${are(pairs(FOUR, values, (a, b) => a > b))}`,
  'yang2000-f11-tcp-queue': ([most, least]) => `TCP’s queue swings between ${two(most)} and ${two(least)} packets`,
  'yang2000-f11-tear-period': ([times]) => `TEAR’s queue takes ${two(times)} of TCP’s time for a swing`,
  'yang2000-f13-around': (values) => `it moves about ${listed(FOUR, values)}; the saw tooth predicts 0.7`,
  'yang2000-f15-improves': (values) => `smoother ${are(pairs(FOUR.slice(1), values, (a, b) => a > b))}`,
  'yang2000-f16-order': (values) => `the index is ${listed(['TFRC', 'TEAR', 'TCP'], values)}`,
  'yang2000-f18-similar': (values) => `at 1 % of losses the CoV is ${listed(FOUR, values)}`,
  'yang2000-f21-overshoot': ([least, before]) =>
    `TCP falls to ${two(least! / before!)} of its rate, not to almost nothing`,
  'yang2000-f21-same-total': ([part]) => `it needs ${two(part)} of the others’ time to settle`,
  'yang2000-half-rate': (values) => `a flow keeps of its rate: ${listed(FOUR, values)}`,
  'yang2000-f23-tcp-below': (values) =>
    `in the round trips 10 to 60 a flow has of its new rate: ${listed(FOUR, values)}`,
  'yang2000-f24-similar': (values) =>
    `what a flow keeps among TCP, over what it keeps among its own: ${listed(FOUR, values)}`,
  'yang2000-f25-dip': (values) =>
    `25 round trips after the join the queue holds, of what it did: ${listed(FOUR, kept(values))}`,
  'yang2000-f27-tear-dip': (values) =>
    `50 round trips after the join TEAR’s queue holds ${two(kept(values)[0])} of what it did`,
  'yang2000-f30-order': (values) => `to nine tenths of the new rate it takes, in round trips: ${listed(FOUR, values)}`,
  'yang2000-f34-double': (values) => `the eight that stay grow, beside one of a scheme, ${listed(FOUR, values)} times`,
  'yang2000-f34-fast': ([tcp, gaimd, tfrc, , tear]) =>
    `to nine tenths of the new rate it takes, in round trips: ${listed(FOUR, [tcp!, gaimd!, tfrc!, tear!])}`,
  'jin2001-t3-sim-below-anal': (values) =>
    `slower in runs than in closed form ${are(pairs(['TCP', 'AIMD(1/16)', 'IIAD', 'SIMD(1/16)'], values, (a, b) => b > a))}`,
  'tsao2007-f2-gaimd-cv0': ([times]) => `with equal round trips GAIMD takes ${two(times)} times what TCP does`,
  'tsao2007-f2-simd-cv0': ([times]) => `with equal ones SIMD takes ${two(times)} times as much`,
  'tsao2007-f2-gaimd-avg': (values) => `with unequal ones GAIMD takes ${range(values)} times as much`,
  'tsao2007-f2-simd-avg': (values) => `with unequal ones SIMD takes ${range(values)} times as much`,
  'tsao2007-f2-wb-more': ([times], measured) =>
    `in the mean over unequal ones ${measured.split(',')[0]} takes ${two(times)} times as much`,
  'tsao2007-f3-iiad-up': ([seconds]) => `IIAD needs ${seconds} s`,
  'tsao2007-f3-aiadh-up': ([seconds]) => `AIAD/H needs ${seconds} s`,
  'tsao2007-f4a-simd': ([times]) => `SIMD takes ${two(times)} times as long as TCP to use what is free`,
  'tsao2007-f4-tear-slowest': (_, measured) => `to use what became free takes, in s, ${plain(measured)}`,
  'tsao2007-t4-tfrc-best': (_, measured) => measured,
};

const FOUR = ['TCP', 'GAIMD', 'TFRC', 'TEAR'];

/** What a figure's sentence becomes by the findings on its claims. */
export function headlineOf(
  figure: Pick<Figure, 'id' | 'notice' | 'paper'>,
  judged: readonly { paperClaim: Pick<PaperClaim, 'claim'>; finding: Finding | null }[],
): Headline {
  const stated = judged.filter(({ paperClaim: { claim } }) => statesClaim(figure, claim.id));
  const failing = stated
    .filter(({ finding }) => finding?.verdict === 'fails')
    .map(({ paperClaim: { claim }, finding }) => {
      const { measured } = finding!;
      const words = HERE[claim.id];
      return words ? words(valuesIn(measured), measured) : `“${short(claim.says)}” does not hold: ${firstOf(measured)}`;
    });
  const open = stated.filter(({ finding }) => finding?.verdict === 'open');
  const quoting = failing.length === 0;
  return { paper: figure.notice, here: [...failing, ...leftOpen(open, stated.length, quoting)].join('; ') };
}

/** What cannot be told with these seeds: the one statement, if it may be quoted, or how many. */
function leftOpen(open: readonly { paperClaim: Pick<PaperClaim, 'claim'> }[], of: number, quoting: boolean): string[] {
  if (open.length === 0) return [];
  const says = short(open[0]!.paperClaim.claim.says);
  const many = of === 1 ? 'this' : `${open.length} of ${of} statements`;
  if (!quoting) return [`${many} cannot be told`];
  return [`${open.length > 1 || says.length > SAYS ? many : `“${says}”`} cannot be told with these seeds`];
}

/** Characters of a statement that are quoted. */
const SAYS = 90;

/** What `here` was for each figure when this version was built. */
export function shippedHeres(
  figures: readonly Figure[],
  claimsFor: (figure: string) => readonly PaperClaim[],
): ReadonlyMap<string, string> {
  return new Map(
    figures.map((figure) => [
      figure.id,
      headlineOf(
        figure,
        claimsFor(figure.id).map((paperClaim) => ({ paperClaim, finding: paperClaim.shipped })),
      ).here,
    ]),
  );
}

/** Whether a figure's sentence states a claim: all of the figure's, where it is not said which. */
export function statesClaim({ id, paper }: Pick<Figure, 'id' | 'paper'>, claim: string): boolean {
  return STATES[id]?.some((own) => claim === `${paper}-${own}`) ?? true;
}

/** The numbers of a finding as `listed` writes them: `TCP: 0.55 ± 0.01; GAIMD: > 12`. */
export function valuesIn(measured: string): number[] {
  return measured
    .split('; ')
    .map((part) => Number.parseFloat(part.replace(/^.*(?:: |, mean (?=\d))/, '').replace('>', '')));
}

/** A finding without its spreads. */
function plain(measured: string): string {
  return measured
    .replaceAll(/ ± [^;]*/g, '')
    .replaceAll(': ', ' ')
    .replaceAll('; ', ', ');
}

/** A statement without what it has in brackets. */
function short(says: string): string {
  return says.replaceAll(/ \([^)]*\)/g, '');
}

/** The first numbers of a finding: all stand with the claim. */
function firstOf(measured: string): string {
  const parts = plain(measured).split(', ');
  return parts.length > FEW ? `${parts.slice(0, FEW).join(', ')} …` : parts.join(', ');
}

const FEW = 4;

function two(value: number | undefined): string {
  return String(Number((value ?? Number.NaN).toPrecision(2)));
}

function listed(names: readonly string[], values: readonly number[]): string {
  return names.map((name, at) => `${name} ${two(values[at])}`).join(', ');
}

function range(values: readonly number[]): string {
  return `${Math.min(...values)} to ${Math.max(...values)}`;
}

/** Of values in pairs, one pair to a name: the names of which it holds. */
function pairs(
  names: readonly string[],
  values: readonly number[],
  holds: (one: number, other: number) => boolean,
): string[] {
  return names.filter((_, at) => holds(values[2 * at]!, values[2 * at + 1]!));
}

/** Of values in pairs, before and after: what is left. */
function kept(values: readonly number[]): number[] {
  return values.flatMap((before, at) => (at % 2 === 0 ? [values[at + 1]! / before] : []));
}

function are(names: readonly string[]): string {
  return names.length === 0
    ? 'is none'
    : names.length === 1
      ? `is only ${names[0]}`
      : `are only ${names.join(' and ')}`;
}
