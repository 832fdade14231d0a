/** Affine transformations as a canvas has them. */

/** a b c d e f: (x, y) goes to (a x + c y + e, b x + d y + f). */
export type Matrix = readonly [number, number, number, number, number, number];

/** `second` first, then `first`. */
export function product([A, B, C, D, E, F]: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, A * e + C * f + E, B * e + D * f + F];
}

export function placed([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Factor by which lengths grow, their mean over all directions. */
export function zoomOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
