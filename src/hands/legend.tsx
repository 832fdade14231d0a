/** Whose line is whose. */
import type { PlotLine } from './line-plot.tsx';

export function Legend({ lines }: { lines: readonly PlotLine[] }) {
  return (
    <p className="hands-legend row wrap gap-16">
      {lines.map(({ name, colour, dash }) => (
        <span key={name} className="row gap-8">
          <svg width="26" height="8" aria-hidden="true">
            <path d="M1 4H25" stroke={colour} strokeWidth="2.5" strokeDasharray={dash} />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}
