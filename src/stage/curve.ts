/** The curves along which packets move: from a sender to a queue, from the last link to a receiver. */

/** A cubic curve, then straight on to an x: x0 y0 x1 y1 x2 y2 x3 y3 x4, flat. */
export type Curve = readonly number[];

/** The point at part `u` (0 to 1) of a curve, into `point`: x, y, px, and the cosine and sine of the direction. */
export function along(curve: Curve, u: number, point: Float64Array): void {
  const bent = curve[6]! - curve[0]!;
  const straight = curve[8]! - curve[6]!;
  const turn = bent / (bent + straight);
  if (u >= turn && straight > 0) {
    point[0] = curve[6]! + straight * Math.min(1, (u - turn) / (1 - turn));
    point[1] = curve[7]!;
    point[2] = 1;
    point[3] = 0;
    return;
  }
  const s = straight > 0 ? u / turn : u;
  const v = 1 - s;
  const [a, b, c, d] = [v * v * v, 3 * v * v * s, 3 * v * s * s, s * s * s];
  point[0] = a * curve[0]! + b * curve[2]! + c * curve[4]! + d * curve[6]!;
  point[1] = a * curve[1]! + b * curve[3]! + c * curve[5]! + d * curve[7]!;
  const dx = v * v * (curve[2]! - curve[0]!) + 2 * v * s * (curve[4]! - curve[2]!) + s * s * (curve[6]! - curve[4]!);
  const dy = v * v * (curve[3]! - curve[1]!) + 2 * v * s * (curve[5]! - curve[3]!) + s * s * (curve[7]! - curve[5]!);
  const length = Math.hypot(dx, dy) || 1;
  point[2] = dx / length;
  point[3] = dy / length;
}

/** Add a curve to the context's path. By hand: d3-shape's links end where the curve does, and packets go on. */
export function trace(context: CanvasRenderingContext2D, curve: Curve): void {
  context.moveTo(curve[0]!, curve[1]!);
  context.bezierCurveTo(curve[2]!, curve[3]!, curve[4]!, curve[5]!, curve[6]!, curve[7]!);
  if (curve[8]! > curve[6]!) context.lineTo(curve[8]!, curve[7]!);
}
