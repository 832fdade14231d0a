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
