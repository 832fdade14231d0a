/** A small curve over time: area, line, the value of its top and its length. */
import { scaleLinear, scaleSqrt } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { Corner } from '../../workers/engine/network/losses/card.ts';

/** Size of a picture, px; as wide as the fields of the set-up. */
export const WIDTH = 252;
const [TOP, BOTTOM, HEIGHT] = [18, 54, 72];

interface Props {
  /** What it shows, for screen readers. */
  label: string;
  span: number;
  corners: readonly Corner[];
  /** Value at the top. With `root` heights go by the square root, so that small values can be seen. */
  top: number;
  root?: boolean;
  topText: string;
  spanText: string;
  children?: React.ReactNode;
}

export function Curve({ label, span, corners, top, root = false, topText, spanText, children }: Props) {
  const x = scaleLinear([0, span], [0, WIDTH]);
  // Of a picture that is all zero the top is any number.
  const y = (root ? scaleSqrt() : scaleLinear())
    .domain([0, top || 1])
    .range([BOTTOM, TOP])
    .clamp(true);
  const xOf = ([time]: Corner): number => x(time);
  const yOf = ([, value]: Corner): number => y(value);
  return (
    <svg className="picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="picture-area" d={area<Corner>(xOf, BOTTOM, yOf).digits(2)(corners) ?? undefined} />
      <path className="picture-base" d={`M0 ${BOTTOM + 0.5}H${WIDTH}`} />
      <path className="picture-line" d={line<Corner>(xOf, yOf).digits(2)(corners) ?? undefined} />
      {children}
      <text x="0" y="11">
        {topText}
      </text>
      <text x="0" y={HEIGHT - 4}>
        0
      </text>
      <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
        {spanText}
      </text>
    </svg>
  );
}
