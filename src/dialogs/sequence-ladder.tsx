/** The time-sequence diagram: sender and receiver as two lines, time downwards, an arrow for each packet and each ACK. */
import { tickStep } from 'd3-array';
import { flowColour } from '../charts/palette.ts';
import { linear } from '../charts/scales.ts';
import { fixed, packetsText } from '../format.ts';
import type { Passage } from '../run/sequence.ts';
import { numberWords, type Range } from './sequence-marks.ts';
import { cross, timeWords } from './sequence-plot.tsx';
import { say } from '../../workers/words/say.ts';

/** Px. */
const TOP = 34;
const BOTTOM = 14;
/** Numbers closer than this are written together, px. */
const LINE = 13;
/** More arrows are no longer told apart. */
export const MOST_ARROWS = 400;

interface Props {
  packets: readonly Passage[];
  acks: readonly Passage[];
  range: Range;
  /** The time on show, s. */
  until: number;
  /** Hops between the two, as they are called, in order. */
  hops: readonly { number: number; name: string }[];
  slot: number;
  width: number;
  question: boolean;
  onPress(passage: Passage): void;
}

export function SequenceLadder({ packets, acks, range, until, hops, slot, width, question, onPress }: Props) {
  const height = Math.min(1500, Math.max(420, 7 * (packets.length + acks.length)));
  const side = width < 560 ? 92 : 150;
  const [sender, receiver] = [side, width - side];
  const y = linear(range[0], range[1], TOP, height - BOTTOM);
  const end = Math.min(range[1], until);
  const colour = flowColour(slot);
  const begins = ({ sent }: Passage): boolean => sent >= range[0] && sent <= end;
  const hopAt = (hop: number): number => {
    const place = hops.findIndex(({ number }) => number === hop);
    return sender + ((place < 0 ? hops.length / 2 : place + 0.5) / hops.length) * (receiver - sender);
  };
  const ticks = tickStep(range[0], range[1], 6);
  const times = Array.from(
    { length: Math.floor(range[1] / ticks + 1e-9) - Math.ceil(range[0] / ticks - 1e-9) + 1 },
    (_, index) => (Math.ceil(range[0] / ticks - 1e-9) + index) * ticks,
  );
  const ways = [
    ...packets.map((passage) => ({ passage, ack: false })),
    ...acks.map((passage) => ({ passage, ack: true })),
  ];
  return (
    <svg
      className="rounds-graph sequence-ladder"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={say('Sender and receiver, time downwards from {from} to {to} s: {packets}, {acks}', {
        from: fixed(range[0], 3),
        to: fixed(range[1], 3),
        packets: packetsText(packets.length),
        acks: acks.length === 1 ? '1\u00a0ACK' : say('{count}\u00a0ACKs', { count: acks.length }),
      })}
    >
      <clipPath id="ladder-clip">
        <rect x={0} y={TOP - 1} width={width} height={height - TOP - BOTTOM + 2} />
      </clipPath>
      {times.map((time) => (
        <g key={time}>
          <path d={`M${sender} ${y(time)}H${receiver}`} className="rounds-line" />
          <text x={4} y={y(time) + 4} className="rounds-tick">
            {timeWords(time, range)}
            {'\u00a0'}s
          </text>
        </g>
      ))}
      {hops.map(({ number, name }) => (
        <g key={number}>
          <path d={`M${hopAt(number)} ${TOP}V${height - BOTTOM}`} className="sequence-hop" />
          <text x={hopAt(number)} y={14} className="rounds-tick middle">
            {name}
          </text>
        </g>
      ))}
      {(
        [
          [sender, 'sender'],
          [receiver, 'receiver'],
        ] as const
      ).map(([at, name]) => (
        <g key={name}>
          <path d={`M${at} ${TOP}V${height - BOTTOM}`} className="sequence-end" />
          <text x={at} y={14} className="rounds-axis middle strong">
            {name}
          </text>
        </g>
      ))}
      <g clipPath="url(#ladder-clip)">
        {ways.map(({ passage, ack }) => {
          const [from, to] = ack ? [receiver, sender] : [sender, receiver];
          const { lost, arrived, sent, packet, turn } = passage;
          const ends = lost && lost.time <= end ? lost.time : arrived <= until ? arrived : NaN;
          const over = lost && lost.time <= end;
          const toX = over ? hopAt(lost.hop) : to;
          // What is under way at the time on show is drawn up to nowhere: a short arrow begins.
          const [x2, y2] = Number.isNaN(ends) ? [from + (to - from) / 8, y(sent) + 6] : [toX, y(ends)];
          return (
            <g
              key={`${ack} ${sent} ${packet} ${turn}`}
              className={ack ? 'sequence-ack' : 'sequence-packet'}
              style={ack ? undefined : { stroke: colour }}
              onClick={() => onPress(passage)}
            >
              <path d={`M${from} ${y(sent)}L${x2} ${y2}`} className="sequence-reach" />
              <path d={`M${from} ${y(sent)}L${x2} ${y2}`} className="sequence-arrow" />
              {over ? (
                <path d={cross([x2, y2])} className="sequence-lost" />
              ) : (
                !Number.isNaN(ends) && <path d={head(from, y(sent), x2, y2)} className="sequence-head" />
              )}
              {turn > 1 && <circle cx={from} cy={y(sent)} r="5" className="sequence-again" />}
            </g>
          );
        })}
      </g>
      {!question && (
        <>
          <Numbers
            at={sender - 8}
            end
            passages={packets.filter(begins)}
            y={y}
            words={(numbers) => numberWords(numbers)}
          />
          <Numbers
            at={receiver + 8}
            passages={acks.filter(begins)}
            y={y}
            words={(numbers) => (numbers.every((number) => number < 0) ? say('report') : `ACK ${numberWords(numbers)}`)}
          />
        </>
      )}
    </svg>
  );
}

interface NumbersProps {
  at: number;
  end?: boolean;
  passages: readonly Passage[];
  y(time: number): number;
  words(packets: readonly number[]): string;
}

/** The numbers where arrows begin: of several that begin close together as one. */
function Numbers({ at, end = false, passages, y, words }: NumbersProps) {
  const groups: { top: number; packets: number[] }[] = [];
  for (const { packet, sent } of passages) {
    const last = groups.at(-1);
    if (last && y(sent) < last.top + LINE) last.packets.push(packet);
    else groups.push({ top: y(sent), packets: [packet] });
  }
  return groups.map(({ top, packets }) => (
    <text key={top} x={at} y={top + 4} className={end ? 'rounds-word end' : 'rounds-word'}>
      {words(packets)}
    </text>
  ));
}

/** The two barbs of an arrow's head. */
function head(fromX: number, fromY: number, x: number, y: number): string {
  const angle = Math.atan2(y - fromY, x - fromX);
  const barb = (turn: number): string => `${x - 10 * Math.cos(angle + turn)} ${y - 10 * Math.sin(angle + turn)}`;
  return `M${barb(0.4)}L${x} ${y}L${barb(-0.4)}`;
}
