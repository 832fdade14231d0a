/** The functions of the small language: of statements, of what must hold, and of rules. The same bits in every engine. */
import { cubeRoot, exp, integerPower, ln, power } from '../theory/math.ts';

export interface OneOf {
  name: string;
  /** How many numbers it takes; `many`: two or more. */
  takes: 1 | 'many';
  /** In a few words, for help and docs. */
  help: string;
  /** Of many: of the first two, then of that and the next. NaN or an infinity where there is no such number. */
  of(a: number, b: number): number;
}

/** Beyond it, and below its opposite, e to the power of x is taken as infinite, or as 0: a little before doubles end. */
const MOST_EXPONENT = 690;

function expOf(x: number): number {
  if (x > MOST_EXPONENT) return Infinity;
  return x < -MOST_EXPONENT ? 0 : x === x ? exp(x) : NaN;
}

function lnOf(x: number): number {
  return x > 1e-300 && x < Infinity ? ln(x) : x === Infinity ? Infinity : NaN;
}

/** Whole exponents up to it are multiplied out. */
const WHOLE = 64;

/** `base` to the power of `exponent`; of a base below 0 to that of a whole number only. */
export function powerOf(base: number, exponent: number): number {
  switch (exponent) {
    case 0:
    case 1:
    case 0.5:
    case -0.5:
    case 1.5:
    case 2:
      return power(base, exponent);
  }
  if (Number.isInteger(exponent) && Math.abs(exponent) <= WHOLE) {
    const whole = integerPower(base, Math.abs(exponent));
    return exponent > 0 ? whole : 1 / whole;
  }
  if (base > 0) return expOf(exponent * lnOf(base));
  if (base === 0) return exponent > 0 ? 0 : Infinity;
  return NaN;
}

export const FUNCTIONS: readonly OneOf[] = [
  { name: 'min', takes: 'many', help: 'the least of them', of: (a, b) => (a < b ? a : b <= a ? b : NaN) },
  { name: 'max', takes: 'many', help: 'the greatest of them', of: (a, b) => (a > b ? a : b >= a ? b : NaN) },
  { name: 'sqrt', takes: 1, help: 'square root', of: (a) => Math.sqrt(a) },
  { name: 'cbrt', takes: 1, help: 'cube root', of: (a) => (a < 0 ? -cubeRoot(-a) : a < Infinity ? cubeRoot(a) : a) },
  { name: 'abs', takes: 1, help: 'without its sign', of: (a) => Math.abs(a) },
  { name: 'floor', takes: 1, help: 'the whole number below', of: (a) => Math.floor(a) },
  { name: 'ln', takes: 1, help: 'natural logarithm', of: lnOf },
  { name: 'exp', takes: 1, help: 'e to that power', of: expOf },
];

/** The function of that name; undefined if there is none. */
export function functionNamed(name: string): OneOf | undefined {
  return FUNCTIONS.find((each) => each.name === name);
}
