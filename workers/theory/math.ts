/** Functions beyond + − × ÷ and sqrt, made of these alone so that every engine returns the same bits. */

/** `base` to the power of the whole number `exponent` >= 0, by repeated squaring. */
export function integerPower(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  let left = exponent;
  while (left > 0) {
    const half = Math.floor(left / 2);
    if (left !== 2 * half) result *= square;
    square *= square;
    left = half;
  }
  return result;
}

const LN2_HIGH = 0.69314718036912381649;
const LN2_LOW = 1.90821492927058770002e-10;
const LN2 = 0.6931471805599453;
const SQRT_HALF = 0.7071067811865476;

const double = new Float64Array(1);
const halves = new Uint32Array(double.buffer);

/** Natural logarithm of a positive, normal number; relative error below 1e-15. */
export function ln(x: number): number {
  double[0] = x;
  let exponent = ((halves[1]! >>> 20) & 0x7ff) - 1022;
  halves[1] = (halves[1]! & 0x800fffff) | (1022 << 20); // mantissa in [1/2, 1)
  let mantissa = double[0];
  if (mantissa < SQRT_HALF) {
    mantissa *= 2;
    exponent -= 1;
  }
  // ln m = 2 artanh((m − 1) / (m + 1)), |(m − 1) / (m + 1)| < 0.172
  const s = (mantissa - 1) / (mantissa + 1);
  const square = s * s;
  let series = 0;
  for (let odd = 23; odd >= 3; odd -= 2) series = square * (series + 1 / odd);
  return exponent * LN2_HIGH + (2 * s * series + (2 * s + exponent * LN2_LOW));
}

/** e to the power of x, for |x| < 700; relative error below 1e-15. */
export function exp(x: number): number {
  const doublings = Math.floor(x / LN2 + 0.5);
  const rest = x - doublings * LN2_HIGH - doublings * LN2_LOW;
  let series = 1;
  for (let term = 16; term >= 1; term -= 1) series = 1 + (rest * series) / term;
  return doublings >= 0 ? series * integerPower(2, doublings) : series / integerPower(2, -doublings);
}

/** `base` > 0 to any power; exact for the exponents 0, 1, ±1/2 and 2, which the papers use. */
export function power(base: number, exponent: number): number {
  switch (exponent) {
    case 0:
      return 1;
    case 1:
      return base;
    case 0.5:
      return Math.sqrt(base);
    case -0.5:
      return 1 / Math.sqrt(base);
    case 1.5:
      return base * Math.sqrt(base);
    case 2:
      return base * base;
    default:
      return exp(exponent * ln(base));
  }
}

/** Logarithm of `value` to `base`; NaN where one of the two has no logarithm. */
export function logBase(base: number, value: number): number {
  const log = (x: number): number => (x > 0 && x < Infinity ? ln(x) : Number.NaN);
  return log(value) / log(base);
}

/** Cube root of x >= 0. */
export function cubeRoot(x: number): number {
  return x === 0 ? 0 : exp(ln(x) / 3);
}
