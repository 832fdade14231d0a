/** Window and threshold over transmission rounds, as textbooks draw them; scaled to what there is. */
import { tickStep } from 'd3-array';
import { flowColour, markerPath } from '../charts/palette.ts';
import { GrowingTop, linear } from '../charts/scales.ts';
import { compact } from '../format.ts';
import type { WindowRound } from '../run/rounds.ts';
import { answerWords, phasesOf } from './round-words.ts';
import { inRow, say } from '../../workers/words/say.ts';

/** Narrower than this upright words would lie on the curve: a list below says them, px. */
const NARROW = 560;
/** Px. */
const MARGIN = { left: 44, right: 16, top: 24, bottom: 44 };
/** About, of a character. */
const CHARACTER = 6.6;
/** Points closer than this are not marked one by one, px. */
const MARKED_FROM = 6;
/** A line much above the window says nothing of it: one within so many times its greatest is drawn. */
const IN_SIGHT = 1.5;

interface Props {
  rounds: readonly WindowRound[];
  maxWindow: number;
  slot: number;
  /** Px. */
  width: number;
  height: number;
  /** The window alone: what goes on is asked. */
  question: boolean;
}

export function RoundsGraph({ rounds, maxWindow, slot, width, height, question }: Props) {
  const [first, last] = [rounds[0]!.number, rounds.at(-1)!.number];
  const most = Math.max(...rounds.map(({ window }) => window));
  const inSight = (value: number | null): value is number => value !== null && value <= IN_SIGHT * most;
  const known = question ? [] : rounds.flatMap(({ ssthresh, inflated }) => [ssthresh, inflated]).filter(inSight);
  const receiver = inSight(maxWindow);
  const axis = new GrowingTop(Math.max(most, ...known, receiver ? maxWindow : 0), 5);
  const { left, right, top, bottom } = MARGIN;
  const x = linear(first - 0.5, Math.max(last, first + 1) + 0.5, left, width - right);
  const y = linear(0, axis.max, height - bottom, top);
  const apart = x(1) - x(0);
  const beyond = rounds.some(({ window, underWay }) => window > underWay);
  const line = (value: (round: WindowRound) => number): string =>
    rounds.map((round, index) => `${index === 0 ? 'M' : 'L'}${x(round.number)} ${y(value(round))}`).join('');
  const bands = question ? [] : phasesOf(rounds);
  return (
    <svg className="rounds-graph" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={labelOf(rounds, question)}>
      {bands.map(({ phase, from, to }, index) => {
        const [begin, wide] = [x(from - 0.5), (to - from + 1) * apart];
        const upright = wide < CHARACTER * phase.length;
        return (
          <g key={from}>
            {index % 2 === 1 && (
              <rect x={begin} y={top} width={wide} height={height - top - bottom} className="rounds-band" />
            )}
            {index > 0 && <path d={`M${begin} ${top}V${height - bottom}`} className="rounds-border" />}
            {!upright && (
              <text x={begin + wide / 2} y={top - 8} className="rounds-word rounds-phase middle">
                {phase}
              </text>
            )}
            {upright && wide >= 13 && width >= NARROW && (
              <text
                transform={`translate(${begin + wide / 2 + 4} ${height - bottom - 6}) rotate(-90)`}
                className="rounds-word rounds-phase"
              >
                {phase}
              </text>
            )}
          </g>
        );
      })}
      {axis.ticks(height - top - bottom).map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${y(tick)}H${width - right}`} className={tick === 0 ? 'rounds-base' : 'rounds-line'} />
          <text x={left - 8} y={y(tick) + 4} className="rounds-tick end">
            {compact(tick)}
          </text>
        </g>
      ))}
      {numbersOn(first, last, apart).map((number) => (
        <text key={number} x={x(number)} y={height - bottom + 16} className="rounds-tick middle">
          {number}
        </text>
      ))}
      <text x={(left + width - right) / 2} y={height - 6} className="rounds-axis middle">
        transmission round
      </text>
      <text transform={`translate(12 ${(top + height - bottom) / 2}) rotate(-90)`} className="rounds-axis middle">
        window, packets
      </text>
      {!question && <Steps rounds={rounds} inSight={inSight} x={x} y={y} />}
      {receiver && (
        <>
          <path d={`M${left} ${y(maxWindow)}H${width - right}`} className="rounds-limit" />
          <text x={width - right} y={y(maxWindow) - 5} className="rounds-word end">
            {say('receive window {window}', { window: compact(maxWindow) })}
          </text>
        </>
      )}
      {!question && (
        <Inflations rounds={rounds} x={x} y={y} top={axis.max} roomy={apart * lossesApart(rounds) >= CHARACTER * 15} />
      )}
      {beyond && <path d={line(({ window }) => window)} className="rounds-beyond" />}
      <path d={line(({ underWay }) => underWay)} className="rounds-window" style={{ stroke: flowColour(slot) }} />
      {apart >= MARKED_FROM &&
        rounds.map(({ number, underWay }) => (
          <path
            key={number}
            d={markerPath(slot, Math.min(4, apart / 3))}
            transform={`translate(${x(number)} ${y(underWay)})`}
            style={{ fill: flowColour(slot) }}
          />
        ))}
      {!question &&
        rounds
          .filter(({ ended }) => ended)
          .map(({ number, underWay, ended }) => (
            <g key={number}>
              <circle cx={x(number)} cy={y(underWay)} r="7" className="rounds-ring" />
              <text
                x={x(number)}
                y={y(underWay) - 11}
                className={x(number) > width - 120 ? 'rounds-word end' : 'rounds-word middle'}
              >
                {apart * lossesApart(rounds) >= CHARACTER * 15 && answerWords(ended!.cause)}
              </text>
            </g>
          ))}
    </svg>
  );
}

interface Drawing {
  rounds: readonly WindowRound[];
  x(round: number): number;
  y(packets: number): number;
}

/** How far duplicate ACKs inflate the window in fast recovery: from three packets above the threshold on, by one each. */
function Inflations({ rounds, x, y, top, roomy }: Drawing & { top: number; roomy: boolean }) {
  return rounds.map(({ number, underWay, inflated }) => {
    if (inflated === null || inflated <= underWay) return null;
    const end = y(Math.min(inflated, top));
    return (
      <g key={number}>
        <path d={`M${x(number)} ${y(underWay)}V${end}m-4 5l4 -5l4 5`} className="rounds-inflated" />
        {roomy && (
          <text x={x(number) + 7} y={end + 10} className="rounds-word">
            {say('to {inflated}', { inflated: compact(inflated, 3) })}
          </text>
        )}
      </g>
    );
  });
}

/** The threshold as steps: it changes between rounds. */
function Steps({ rounds, inSight, x, y }: Drawing & { inSight(value: number | null): value is number }) {
  const shown = rounds.flatMap(({ number, ssthresh }) => (inSight(ssthresh) ? [{ number, ssthresh }] : []));
  if (shown.length === 0) return null;
  const path = shown.map(({ number, ssthresh }, index) => {
    const joins = shown[index - 1]?.number === number - 1;
    return `${joins ? 'L' : 'M'}${x(number - 0.5)} ${y(ssthresh)}H${x(number + 0.5)}`;
  });
  const { number, ssthresh } = shown[0]!;
  return (
    <>
      <path d={path.join('')} className="rounds-threshold" />
      <text x={x(number - 0.5) + 4} y={y(ssthresh) - 5} className="rounds-word">
        ssthresh {compact(ssthresh)}
      </text>
    </>
  );
}

/** Rounds between the two losses that are nearest to each other. */
function lossesApart(rounds: readonly WindowRound[]): number {
  const at = rounds.filter(({ ended }) => ended).map(({ number }) => number);
  return Math.min(Infinity, ...at.slice(1).map((number, index) => number - at[index]!));
}

/** Which rounds are named on the axis: the first, and round numbers as close as they can be read. */
function numbersOn(first: number, last: number, apart: number): number[] {
  const step = Math.max(1, tickStep(0, last - first + 1, (last - first + 1) / Math.ceil(28 / apart)));
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return all.filter((number) =>
    number === first ? step < 3 || first % step !== 1 || first === 1 : number % step === 0,
  );
}

function labelOf(rounds: readonly WindowRound[], question: boolean): string {
  const [first, last] = [rounds[0]!, rounds.at(-1)!];
  const at = { first: first.number, last: last.number };
  if (question) return say('Window by transmission round, {first} to {last}', at);
  const phases = phasesOf(rounds).map(({ phase, from, to }) =>
    from === to
      ? say('{phase} in round {from}', { phase: say(phase), from })
      : say('{phase} in rounds {from} to {to}', { phase: say(phase), from, to }),
  );
  return say('Window by transmission round, {first} to {last}: {phases}', {
    ...at,
    phases: inRow('{first}, {next}', phases),
  });
}
