/** Packet number over time: each packet where it was sent, received or lost, and up to where all are acknowledged. */
import { tickStep } from 'd3-array';
import { memo, useState } from 'react';
import { flowColour } from '../charts/palette.ts';
import { linear } from '../charts/scales.ts';
import { fixed, packetsText } from '../format.ts';
import type { AckStep } from '../run/sequence.ts';
import { usePlotGestures } from './plot-gestures.ts';
import type { Mark, MarkKind, Range } from './sequence-marks.ts';
import { say } from '../../workers/words/say.ts';

/** Px. */
const MARGIN = { left: 56, right: 16, bottom: 44 };
/** Narrower than this the key has two lines, px. */
const NARROW = 560;
const topOf = (width: number): number => (width < NARROW ? 50 : 30);
/** A press this near to a mark means it, px. */
const REACH = 18;
/** So few marks are named one by one. */
const MOST_NAMED = 40;

interface Props {
  marks: readonly Mark[];
  acks: readonly AckStep[];
  /** ACKs name one packet each. */
  each: boolean;
  range: Range;
  /** The time on show, s. */
  until: number;
  slot: number;
  /** Px. */
  width: number;
  height: number;
  question: boolean;
  onZoom(range: Range | null): void;
  onPress(mark: Mark): void;
}

export function SequencePlot(props: Props) {
  const { marks, acks, range, until, width, height, onZoom, onPress } = props;
  const { left, right, bottom } = MARGIN;
  const top = topOf(width);
  const x = linear(range[0], range[1], left, width - right);
  const y = linear(...numbersIn(marks, acks, range), height - bottom, top);
  const [over, setOver] = useState<Mark | null>(null);
  const nearest = (atX: number, atY: number): Mark | null => {
    let found: Mark | null = null;
    let least = REACH;
    for (const mark of marks) {
      const distance = Math.hypot(x(mark.time) - atX, y(mark.packet) - atY);
      if (distance < least) [found, least] = [mark, distance];
    }
    return found;
  };
  const [svg, drag] = usePlotGestures({
    range,
    until,
    width,
    left,
    right: width - right,
    onZoom,
    onPress(...at) {
      const mark = nearest(...at);
      if (mark) onPress(mark);
    },
    onOver: (...at) => setOver(nearest(...at)),
    onLeave: () => setOver(null),
  });
  return (
    <>
      <svg
        ref={svg}
        className="rounds-graph sequence-plot"
        viewBox={`0 0 ${width} ${height}`}
        aria-label={say(
          'Packet number over time, {from} to {to} s: {sent} sent, {again} sent again, {lost} lost. Keys: arrows move, + and − zoom, 0 shows all.',
          { from: fixed(range[0], 3), to: fixed(range[1], 3), ...counted(marks) },
        )}
      >
        <Drawn {...props} />
        {over && <circle cx={x(over.time)} cy={y(over.packet)} r="9" className="sequence-over" />}
        {drag && (
          <rect
            x={Math.min(...drag)}
            y={top}
            width={Math.abs(drag[1] - drag[0])}
            height={height - top - bottom}
            className="sequence-drag"
          />
        )}
      </svg>
      <p className="help sequence-over-words" aria-hidden="true">
        {over ? MARK_WORDS[over.kind](over) : 'Drag over a stretch to see it closer; press a mark: Why?'}
      </p>
    </>
  );
}

/** All but what follows the pointer: of many packets it takes long. */
const Drawn = memo(function Drawn({ marks, acks, each, range, slot, width, height, question }: Props) {
  const { left, right, bottom } = MARGIN;
  const top = topOf(width);
  const x = linear(range[0], range[1], left, width - right);
  const [low, high] = numbersIn(marks, acks, range);
  const y = linear(low, high, height - bottom, top);
  const dense = marks.length > 1500;
  const usual = marks.length > 300 ? 3.5 : 6;
  const dot = dense ? 2 : usual;
  const pointsOf = (...kinds: readonly MarkKind[]): Point[] =>
    marks.filter(({ kind }) => kinds.includes(kind)).map(({ time, packet }) => [x(time), y(packet)]);
  const colour = flowColour(slot);
  return (
    <>
      {ticks(low, high, (height - top - bottom) / 34, true).map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick)}H${width - right}`} className="rounds-line" />
          <text x={left - 8} y={y(tick) + 4} className="rounds-tick end">
            {tick}
          </text>
        </g>
      ))}
      <path d={`M${left} ${height - bottom}H${width - right}`} className="rounds-base" />
      {ticks(range[0], range[1], (width - left - right) / 88, false).map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${height - bottom}v5`} className="rounds-base" />
          <text x={x(tick)} y={height - bottom + 18} className="rounds-tick middle">
            {timeWords(tick, range)}
          </text>
        </g>
      ))}
      <text x={(left + width - right) / 2} y={height - 6} className="rounds-axis middle">
        time, s
      </text>
      <text transform={`translate(12 ${(top + height - bottom) / 2}) rotate(-90)`} className="rounds-axis middle">
        packet number
      </text>
      {!question && <Key colour={colour} each={each} narrow={width < NARROW} />}
      <clipPath id="sequence-clip">
        <rect x={left - 6} y={top - 6} width={width - left - right + 12} height={height - top - bottom + 12} />
      </clipPath>
      <g clipPath="url(#sequence-clip)">
        {each ? (
          <path d={dots(acks.map(({ time, upTo }) => [x(time), y(upTo)]))} className="sequence-acks dots" />
        ) : (
          <path d={steps(acks, x, y, left, width - right)} className="sequence-acks" />
        )}
        <path d={dots(pointsOf('received'))} className="sequence-received dots" strokeWidth={dense ? 1.5 : dot / 1.5} />
        <path d={dots(pointsOf('sent', 'sent again'))} className="dots" style={{ stroke: colour }} strokeWidth={dot} />
        <path d={figures(pointsOf('sent again'), ring)} className="sequence-again" />
        <path d={figures(pointsOf('lost'), cross)} className="sequence-lost" />
        {marks.length <= MOST_NAMED &&
          !question &&
          marks
            .filter(({ kind }) => kind.startsWith('sent'))
            .map(({ kind, time, packet }) => (
              <text key={`${kind} ${time} ${packet}`} x={x(time) + 8} y={y(packet) + 4} className="rounds-word">
                {packet}
              </text>
            ))}
      </g>
    </>
  );
});

const inSeconds = ({ packet, time }: Mark) => ({ packet, time: fixed(time, 5) });

/** `Packet 40 lost at 0.8007 s.` */
const MARK_WORDS: Readonly<Record<MarkKind, (mark: Mark) => string>> = {
  sent: (mark) => say('Packet {packet} sent at {time}\u00a0s. Press it: Why?', inSeconds(mark)),
  'sent again': (mark) => say('Packet {packet} sent again at {time}\u00a0s. Press it: Why?', inSeconds(mark)),
  received: (mark) => say('Packet {packet} received at {time}\u00a0s. Press it: Why?', inSeconds(mark)),
  lost: (mark) => say('Packet {packet} lost at {time}\u00a0s. Press it: Why?', inSeconds(mark)),
};

function counted(marks: readonly Mark[]): Record<'sent' | 'again' | 'lost', number | string> {
  const count = (kind: MarkKind): number => marks.filter((mark) => mark.kind === kind).length;
  return { sent: packetsText(count('sent')), again: count('sent again'), lost: count('lost') };
}

function Key({ colour, each, narrow }: { colour: string; each: boolean; narrow: boolean }) {
  const words = ['sent', 'sent again', 'received', 'lost', each ? 'acknowledged' : 'acknowledged up to'];
  const widths = words.map(({ length }) => 26 + 6.6 * length);
  return words.map((word, index) => {
    const second = narrow && index > 2;
    const before = widths.slice(second ? 3 : 0, index).reduce((sum, width) => sum + width, MARGIN.left + 6);
    return (
      <g key={word} transform={`translate(${before} ${second ? 32 : 12})`}>
        {word.startsWith('sent') && <path d="M0 0h0" className="dots" style={{ stroke: colour }} strokeWidth="6" />}
        {word === 'sent again' && <path d={ring([0, 0])} className="sequence-again" />}
        {word === 'received' && <path d="M0 0h0" className="sequence-received dots" strokeWidth="4" />}
        {word === 'lost' && <path d={cross([0, 0])} className="sequence-lost" />}
        {index === 4 && <path d="M-8 0h14" className="sequence-acks" />}
        <text x="10" y="4" className="rounds-word">
          {word}
        </text>
      </g>
    );
  });
}

/** The packets that are to be seen, with room above and below. */
function numbersIn(marks: readonly Mark[], acks: readonly AckStep[], [from, to]: Range): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const { packet } of marks) [low, high] = [Math.min(low, packet), Math.max(high, packet)];
  if (low > high) {
    const last = acks.findLast(({ time }) => time <= to)?.upTo ?? 0;
    [low, high] = [last, last];
  }
  for (const { time, upTo } of acks) if (time >= from && time <= to) low = Math.min(low, upTo);
  const room = Math.max(0.6, (high - low) * 0.04);
  return [low - room, high + room];
}

/** Round numbers about `count` in number. @param whole no fractions */
function ticks(low: number, high: number, count: number, whole: boolean): number[] {
  const step = Math.max(whole ? 1 : 0, tickStep(low, high, Math.max(2, count)));
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
  return whole ? all.filter((tick) => tick >= 0) : all;
}

/** With as many decimals as neighbours differ in. */
export function timeWords(time: number, [from, to]: Range): string {
  return fixed(time, Math.max(0, Math.min(6, Math.ceil(1.3 - Math.log10(to - from)))));
}

type Point = readonly [x: number, y: number];

/** Points that fall on the same half px are one: of many packets no more are drawn than can be seen. */
function distinct(points: readonly Point[]): Point[] {
  const seen = new Set<number>();
  return points.filter(([x, y]) => {
    const key = Math.round(2 * x) * 65_536 + Math.round(2 * y);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const dots = (points: readonly Point[]): string =>
  distinct(points)
    .map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join('');

const figures = (points: readonly Point[], figure: (point: Point) => string): string =>
  distinct(points).map(figure).join('');

export const cross = ([x, y]: Point): string => `M${x - 4} ${y - 4}l8 8m0 -8l-8 8`;
const ring = ([x, y]: Point): string => `M${x - 5.5} ${y}a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0`;

/** All up to a number is acknowledged from a time on: a staircase, from edge to edge of the picture. */
function steps(
  acks: readonly AckStep[],
  x: (time: number) => number,
  y: (packet: number) => number,
  left: number,
  right: number,
): string {
  let path = '';
  let [last, height] = [left, NaN];
  const lead = (px: number): void => {
    path += `${path ? 'V' : `M${last.toFixed(1)} `}${height.toFixed(1)}H${px.toFixed(1)}`;
    last = px;
  };
  for (const { time, upTo } of acks) {
    const px = Math.max(left, x(time));
    if (px > right) break;
    if (Number.isNaN(height)) last = px;
    // More than one within half a px is one step.
    else if (px >= last + 0.5) lead(px);
    height = y(upTo);
  }
  if (!Number.isNaN(height)) lead(right);
  return path;
}
