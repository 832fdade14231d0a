/** A term's picture: its shapes as SVG, coloured by the page's own tokens, so that it suits both themes. */
import { HEIGHT, type Shape, WIDTH } from './shapes.ts';
import type { Term } from './term.ts';

export function TermPicture({ term }: { term: Term }) {
  return (
    <svg className="term-picture block full" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {term.picture.map((shape, index) => (
        <Drawn key={index} shape={shape} />
      ))}
    </svg>
  );
}

function Drawn({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'line':
      return (
        <>
          <polyline
            className={`line ${shape.look}${shape.dashed ? ' dashed' : ''}`}
            points={shape.points.map((point) => point.join(',')).join(' ')}
          />
          {shape.arrow && <path className={`head ${shape.look}`} d={head(shape.points)} />}
        </>
      );
    case 'box':
      return (
        <rect
          className={`${shape.open ? 'open' : 'box'} ${shape.look}`}
          x={shape.at[0]}
          y={shape.at[1]}
          width={shape.width}
          height={shape.height}
          rx={1}
        />
      );
    case 'dot':
      return <circle className={`box ${shape.look}`} cx={shape.at[0]} cy={shape.at[1]} r={2.6} />;
    case 'cross':
      return <path className="line loss" d={`M${shape.at[0] - 3.5} ${shape.at[1] - 3.5}l7 7m0 -7l-7 7`} />;
    case 'text':
      return (
        <text x={shape.at[0]} y={shape.at[1]} textAnchor={shape.anchor}>
          {shape.text}
        </text>
      );
  }
}

/** The head of an arrow along its last stretch. */
function head(points: readonly (readonly [number, number])[]): string {
  const [x, y] = points.at(-1)!;
  const [fromX, fromY] = points.at(-2)!;
  const length = Math.hypot(x - fromX, y - fromY);
  const [ax, ay] = [(x - fromX) / length, (y - fromY) / length];
  const corner = (side: number): string => `${x - 6 * ax - 3 * side * ay} ${y - 6 * ay + 3 * side * ax}`;
  return `M${x} ${y}L${corner(1)}L${corner(-1)}Z`;
}
