import { memo } from 'react';
import { DASHES, flowColour, markerPath } from '../charts/palette.ts';

/** The sign of a group: its dash and marker, one line for a single flow and two for more. */
export function FlowKey({ slot, count }: { slot: number; count: number }) {
  const dash = DASHES[slot]!.join(' ');
  return (
    <svg className="flow-key" viewBox="0 0 34 18" aria-hidden="true">
      {count > 1 ? (
        <>
          <path d="M0 6H34" style={{ stroke: flowColour(slot, 0) }} strokeDasharray={dash} />
          <path d="M0 12.5H34" style={{ stroke: flowColour(slot, 1) }} strokeDasharray={dash} />
        </>
      ) : (
        <path d="M0 9H34" style={{ stroke: flowColour(slot, 0) }} strokeDasharray={dash} />
      )}
      <path
        className="flow-key-marker"
        d={markerPath(slot, 4.6)}
        transform="translate(17 9)"
        style={{ fill: flowColour(slot, 0) }}
      />
    </svg>
  );
}

/** The marker alone, for table heads. */
export const FlowMarker = memo(function FlowMarker({ slot }: { slot: number }) {
  return (
    <svg className="flow-marker" viewBox="-6 -6 12 12" aria-hidden="true">
      <path d={markerPath(slot, 4.6)} style={{ fill: flowColour(slot, 0) }} />
    </svg>
  );
});
