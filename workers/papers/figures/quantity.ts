/** Numbers that figures draw and claims judge: made of answers, seed by seed. */
import { meanAndDeviation, meanOf } from '../../engine/sampling/statistics.ts';
import { type Ask, type Answer, answerKey, numberOnly } from './ask.ts';

/** A number to be had for every seed from the answers to some asks; from none at all if it is computed. */
export interface Quantity {
  /** What it is, for tables and reports, e.g. `f(20) of TCP(1/8)`. */
  label: string;
  asks: readonly Ask[];
  /** From one seed's answers, in the order of the asks, none of them without a value. */
  of(answers: readonly Answer[]): number | null;
  /** More seeds than its statement has: where this one leaves it open, and the runs of the others are dear. */
  seeds?: number;
}

/** A quantity over the seeds. */
export interface Measured {
  label: string;
  /** One per seed; null where it has no value, and then `why` says why in one case. */
  values: (number | null)[];
  mean: number | null;
  low: number | null;
  high: number | null;
  /** Sample standard deviation over the seeds, 0 for one seed. */
  sd: number;
  /** In some seed it was not reached within the run: there the value is a lower bound. */
  beyond: boolean;
  why: string | null;
}

/** Answers by `answerKey`. */
export type Answers = ReadonlyMap<string, Answer>;

/** The quantity with other asks in the places of its own. */
export function withAsks(quantity: Quantity, changed: (ask: Ask) => Ask): Quantity {
  return { ...quantity, asks: quantity.asks.map(changed) };
}

/** The seeds that it is measured on where its statement has these: its own, if they are more. */
export function seedsOfIts({ seeds: own = 0 }: Quantity, seeds: readonly number[]): readonly number[] {
  return own > seeds.length ? Array.from({ length: own }, (_, index) => index + 1) : seeds;
}

/** One ask is the quantity. */
export function asked(label: string, ask: Ask): Quantity {
  return { label, asks: [ask], of: ([answer]) => answer!.value };
}

/** A number of no run. */
export function computed(label: string, value: number | null): Quantity {
  return { label, asks: [], of: () => value };
}

/** A function of several quantities, seed by seed; null where one of them is. */
export function combined(
  label: string,
  parts: readonly Quantity[],
  of: (values: readonly number[]) => number | null,
): Quantity {
  return {
    label,
    asks: parts.flatMap((part) => part.asks),
    of(answers) {
      let from = 0;
      const values: number[] = [];
      for (const part of parts) {
        const value = part.of(answers.slice(from, (from += part.asks.length)));
        if (value === null) return null;
        values.push(value);
      }
      return of(values);
    },
  };
}

export function ratio(label: string, over: Quantity, under: Quantity): Quantity {
  return combined(label, [over, under], ([a, b]) => (b === 0 ? null : a! / b!));
}

export function difference(label: string, one: Quantity, other: Quantity): Quantity {
  return combined(label, [one, other], ([a, b]) => a! - b!);
}

export function meanOfAll(label: string, parts: readonly Quantity[]): Quantity {
  return combined(label, parts, (values) => meanOf(values));
}

/** The mean of some of the numbers that an ask with `each` has, from index `from` to before `to`. */
export function sliceMean(label: string, ask: Ask, from: number, to: number): Quantity {
  return {
    label,
    asks: [ask],
    of([answer]) {
      return meanOf((answer!.each ?? []).slice(from, to));
    },
  };
}

/** The answer to an ask for a seed; the one of the first seed may carry a trace. */
export function answerOf(answers: Answers, ask: Ask, seed: number): Answer | undefined {
  return answers.get(answerKey(ask, seed)) ?? answers.get(answerKey(numberOnly(ask), seed));
}

/** @throws Error if an answer is missing: the plan that was run did not hold the quantity's asks */
export function measure(quantity: Quantity, answers: Answers, seeds: readonly number[]): Measured {
  let beyond = false;
  let why: string | null = null;
  // A computed number has no seeds.
  const values = (quantity.asks.length === 0 ? [0] : seeds).map((seed) => {
    const found = quantity.asks.map((ask) => {
      const answer = answerOf(answers, ask, seed);
      if (!answer) throw new Error(`no answer for seed ${seed}: ${answerKey(ask, seed)}`);
      return answer;
    });
    const without = found.find(({ value }) => value === null);
    if (without) {
      why ??= without.why ?? 'no value';
      return null;
    }
    beyond ||= found.some((answer) => answer.beyond);
    const value = quantity.of(found);
    if (value === null || !Number.isFinite(value)) why ??= 'no value there';
    return value !== null && Number.isFinite(value) ? value : null;
  });
  return { label: quantity.label, values, ...overSeeds(values), beyond, why };
}

function overSeeds(values: readonly (number | null)[]): Pick<Measured, 'mean' | 'low' | 'high' | 'sd'> {
  const known = values.filter((value) => value !== null);
  const found = meanAndDeviation(known);
  if (!found) return { mean: null, low: null, high: null, sd: 0 };
  return { mean: found.mean, low: Math.min(...known), high: Math.max(...known), sd: found.sd };
}
