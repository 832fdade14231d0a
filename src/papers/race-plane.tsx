/** Throughput against delay: a mark and a box an entry, and the hull. A press opens the entry's run. */
import { useMemo } from 'react';
import { planeOf, type PlaneMark } from '../../workers/race/plane.ts';
import { spreadText } from '../../workers/race/columns.ts';
import type { RaceView } from '../../workers/race/views.ts';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { Marker, colourOf } from './marks.tsx';
import type { SeriesStyle } from './series-style.ts';
import type { Entry } from '../../workers/race/race.ts';
import { say } from '../../workers/words/say.ts';

interface Props {
  view: RaceView;
  width: number;
  height: number;
  /** The entry that stands out, in the table too. */
  focus: number | null;
  onFocus(entry: number | null): void;
  onOpen(entry: number): void;
}

/** A scheme has the colour and the marker that it has in every chart; a rule of one's own is ink. */
export function styleOf({ scheme }: Entry): SeriesStyle {
  if (!scheme || scheme.kind === 'own') return { slot: 0, variant: 0 };
  return { slot: findScheme(scheme.kind)?.slot ?? 0, variant: 0 };
}

export function RacePlane({ view, width, height, focus, onFocus, onOpen }: Props) {
  const { standings, columns, name } = view;
  const narrow = width < 520;
  const size = useMemo(
    () => ({ width, height, left: narrow ? 36 : 46, right: 14, top: 34, bottom: 48 }),
    [width, height, narrow],
  );
  const plane = useMemo(() => planeOf(standings, columns, size), [standings, columns, size]);
  const [floor, end] = [height - size.bottom, width - size.right];
  const dim = ({ entry }: PlaneMark): string => (focus !== null && focus !== entry ? 'dim' : '');
  const shown = focus === null ? null : plane.marks.find(({ entry }) => entry === focus);
  return (
    <svg
      className="plot race-plane block"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={say(
        plane.marks.length === 1
          ? '{name}: throughput against round trip of one entry; the table below has the numbers'
          : '{name}: throughput against round trip of {count} entries; the table below has the numbers',
        { name: say(name), count: plane.marks.length },
      )}
    >
      <g className="axes">
        <text className="axis-words" x={0} y={14}>
          {plane.y.words}
        </text>
        {plane.y.ticks.map(({ at, text }, index) => (
          <g key={index}>
            {at < floor - 0.5 && <path className="grid-line" d={`M${size.left} ${at}H${end}`} />}
            <text x={size.left - 8} y={at + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        <path className="baseline" d={`M${size.left} ${floor}H${end}`} />
        {plane.x.ticks.map(({ at, text }, index) => (
          <g key={index}>
            <path className="tick" d={`M${at} ${floor}v4`} />
            <text x={at} y={floor + 17} textAnchor="middle">
              {text}
            </text>
          </g>
        ))}
        <text className="axis-words" x={end} y={height - 10} textAnchor="end">
          {narrow ? plane.x.words : say('{axis}; better: up and to the left', { axis: plane.x.words })}
        </text>
      </g>
      {plane.marks.length === 0 && (
        <text className="axis-words" x={(size.left + end) / 2} y={(size.top + floor) / 2} textAnchor="middle">
          {view.id === 'all' ? 'The first points come when every link has run once.' : 'No run is over yet.'}
        </text>
      )}
      {plane.hull.length > 1 && <path className="race-hull" d={`M${plane.hull.map((at) => at.join(' ')).join('L')}`} />}
      {plane.marks.map((mark) => {
        const style = styleOf(standings[mark.entry]!.entry);
        return (
          <rect key={mark.entry} className={`race-box ${dim(mark)}`} {...mark.box} style={{ color: colourOf(style) }} />
        );
      })}
      {plane.marks.map((mark) => {
        const standing = standings[mark.entry]!;
        const [up, along] = columns.map((column) => spreadText(standing.of[column.quantity], column));
        return (
          // The table has the same links for the keyboard.
          <g
            key={mark.entry}
            className={`race-mark ${dim(mark)}`}
            onPointerEnter={() => onFocus(mark.entry)}
            onPointerLeave={() => onFocus(null)}
            onClick={() => onOpen(mark.entry)}
          >
            <title>
              {say('{name}: {up} {unitUp}, {along} {unitAlong}', {
                name: mark.name,
                up: up!,
                unitUp: say(columns[0]!.unit),
                along: along!,
                unitAlong: say(columns[1]!.unit),
              })}
            </title>
            <circle cx={mark.x} cy={mark.y} r={12} fill="transparent" />
            <Marker seriesStyle={styleOf(standing.entry)} x={mark.x} y={mark.y} />
            {mark.label && (
              <text x={mark.label.x} y={mark.label.y} textAnchor={mark.label.anchor}>
                {mark.name}
              </text>
            )}
          </g>
        );
      })}
      {shown && !shown.label && (
        <text
          className="race-name"
          x={shown.x + (shown.x > width / 2 ? -10 : 10)}
          y={shown.y - 8}
          textAnchor={shown.x > width / 2 ? 'end' : 'start'}
        >
          {shown.name}
        </text>
      )}
    </svg>
  );
}
