/** Pieces of SVG path data. */

/** A number with few decimals, without trailing zeros. */
export function number(value: number, digits = 2): string {
  return String(Number(value.toFixed(digits)));
}

/** Numbers with spaces between. */
export function numbers(values: readonly number[], digits = 2): string {
  return values.map((value) => number(value, digits)).join(' ');
}

type Place = (x: number, y: number) => readonly [number, number];

/** A clockwise arc, joined by a line unless `fresh`; in two parts if long, as SVG has no whole circle. `at` places an angle. */
export function arcPath(
  fresh: boolean,
  radius: number,
  from: number,
  to: number,
  at: (angle: number) => readonly [number, number],
): string {
  const sweep = Math.min(2 * Math.PI, Math.max(0, to - from));
  const steps = sweep > Math.PI ? 2 : 1;
  const arcs = Array.from(
    { length: steps },
    (_, step) => `A${numbers([radius, radius])} 0 0 1 ${numbers(at(from + (sweep * (step + 1)) / steps))}`,
  );
  return `${fresh ? 'M' : 'L'}${numbers(at(from))}${arcs.join('')}`;
}

/** A rectangle with round corners. */
export function roundRectPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  place: Place,
  zoom: number,
): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = `A${numbers([r * zoom, r * zoom])} 0 0 1 `;
  const to = (px: number, py: number): string => numbers(place(px, py));
  const [right, bottom] = [x + width, y + height];
  return [
    `M${to(x + r, y)}L${to(right - r, y)}${corner}${to(right, y + r)}`,
    `L${to(right, bottom - r)}${corner}${to(right - r, bottom)}`,
    `L${to(x + r, bottom)}${corner}${to(x, bottom - r)}`,
    `L${to(x, y + r)}${corner}${to(x + r, y)}Z`,
  ].join('');
}
