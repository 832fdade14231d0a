/** A small curve over time: area, line, what its height is, and how long it is. */
import type { Corner } from './shapes.ts';

/** Room of a picture, px; it is as wide as the rail's fields. */
export const WIDTH = 252;
const [TOP, BOTTOM, HEIGHT] = [18, 54, 72];

interface Props {
  /** What it shows, for those who do not see it. */
  label: string;
  span: number;
  corners: readonly Corner[];
  /** Value at the top; the square root of a value is its height where `root` is set, so that small ones are seen. */
  top: number;
  root?: boolean;
  topText: string;
  spanText: string;
  children?: React.ReactNode;
}

export function Curve({ label, span, corners, top, root = false, topText, spanText, children }: Props) {
  const x = (time: number): number => (time / span) * WIDTH;
  const part = (value: number): number => (top > 0 ? Math.min(1, value / top) : 0);
  const y = (value: number): number => BOTTOM - (BOTTOM - TOP) * (root ? Math.sqrt(part(value)) : part(value));
  const line = corners
    .map(([time, value], index) => `${index === 0 ? 'M' : 'L'}${x(time).toFixed(2)} ${y(value).toFixed(2)}`)
    .join('');
  return (
    <svg className="picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className="picture-area" d={`${line}V${BOTTOM}H${x(corners[0]?.[0] ?? 0).toFixed(2)}Z`} />
      <path className="picture-base" d={`M0 ${BOTTOM + 0.5}H${WIDTH}`} />
      <path className="picture-line" d={line} />
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
