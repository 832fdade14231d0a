/** A point to be set on an empty plot: by a press, by touch, or by the arrow keys. The run's point is ringed later. */
import { useId } from 'react';
import { fullLines, type PlaneFlow } from '../charts/plane-lines.ts';
import { compact } from '../format.ts';
import type { Measured } from '../scenes/measured.ts';
import type { Answer } from './answer.ts';
import type { Axis, PointQuestion } from './lesson-file.ts';
import { evaluate, whyNone } from './measures.ts';
import { AnswerPlot, type Hand, INNER, type Place, PLOT, xOf, yOf } from './plot-frame.tsx';
import { plainText } from './prose.ts';
import { say } from '../../workers/words/say.ts';

interface Props {
  question: PointQuestion;
  answer: Extract<Answer, { kind: 'point' }> | null;
  /** The run, when it may be seen. */
  run: Measured | null;
  /** Points of others, drawn faintly. */
  others?: readonly Place[];
  onChange?: ((answer: Answer) => void) | undefined;
}

const KEY_STEP = 0.02;

export function Spot({ question, answer, run, others = [], onChange }: Props) {
  const { across, up, near } = question;
  const said = answer ? `${text(across, answer.across)}, ${text(up, answer.up)}` : say('not set');
  const moved = (part: number, by: number): number => Math.max(0, Math.min(1, part + by * KEY_STEP));
  const hand: Hand = {
    help: say('The arrow keys move the point.'),
    said,
    now: 100 * (answer?.across ?? 0.5),
    put: (place) => onChange?.({ kind: 'point', ...place }),
    move(x, y) {
      const from = answer ?? { across: 0.5, up: 0.5 };
      onChange?.({ kind: 'point', across: moved(from.across, x), up: moved(from.up, y) });
    },
  };
  const measured = run &&
    whyNone(across.of, run) === null &&
    whyNone(up.of, run) === null && {
      x: xOf((evaluate(across.of, run) - across.low) / (across.high - across.low)),
      y: yOf((evaluate(up.of, run) - up.low) / (up.high - up.low)),
    };
  const frame = useId();
  const pointOf = ([x, y]: Point): { x: number; y: number } => ({
    x: xOf((x - across.low) / (across.high - across.low)),
    y: yOf((y - up.low) / (up.high - up.low)),
  });
  const lineOf = (points: readonly Point[]): string =>
    points
      .map(pointOf)
      .map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  const plane = run && planeOf(question, run);
  return (
    <div className="sketch-box relative">
      <AnswerPlot
        hand={onChange ? hand : null}
        label={onChange ? plainText(question.ask) : say('Your point: {said}', { said })}
        across={across}
        up={up}
      >
        {others.map((place, index) => (
          <circle key={index} className="spot-other" cx={xOf(place.across)} cy={yOf(place.up)} r={5} />
        ))}
        {plane && (
          <g clipPath={`url(#${frame})`}>
            <clipPath id={frame}>
              <rect x={PLOT.left} y={PLOT.top} width={INNER.width} height={INNER.height} />
            </clipPath>
            <path className="spot-line" d={lineOf(plane.diagonal)} />
            {plane.full && <path className="spot-line" d={lineOf(plane.full)} />}
            <text
              className="spot-words strong"
              x={pointOf([0.95 * plane.most, 0]).x}
              y={pointOf([0, plane.most]).y + 12}
              textAnchor="end"
            >
              equal shares
            </text>
            {plane.full && (
              <text
                className="spot-words strong"
                x={pointOf([0.9 * plane.full[0]![0], 0]).x}
                y={yOf(0.02)}
                textAnchor="end"
              >
                full link
              </text>
            )}
            <path className="spot-way" d={lineOf(plane.way)} />
          </g>
        )}
        {measured && (
          <>
            <rect
              className="spot-near"
              x={measured.x - near * INNER.width}
              y={measured.y - near * INNER.height}
              width={2 * near * INNER.width}
              height={2 * near * INNER.height}
            />
            <circle className="spot-true" cx={measured.x} cy={measured.y} r={9} />
          </>
        )}
        {answer && (
          <path className="spot-said" d={`M${xOf(answer.across) - 8} ${yOf(answer.up) - 8}l16 16m0 -16l-16 16`} />
        )}
        {onChange && !answer && (
          <text className="sketch-hint" x={xOf(0.5)} y={yOf(0.5)} textAnchor="middle">
            Press where it will be
          </text>
        )}
      </AnswerPlot>
    </div>
  );
}

/** Of two groups' throughputs the phase plane, Mbit/s: the first flows' way, equal shares, and the full link. */
export function planeOf(
  { across, up }: Pick<PointQuestion, 'across' | 'up'>,
  { series, time }: Measured,
): { way: readonly Point[]; most: number; diagonal: readonly Point[]; full: readonly Point[] | null } | null {
  const [one, other] = [across.of, up.of].map((of) => {
    const given = of.is === 'measure' && of.name === 'rate' ? of.given[0] : undefined;
    const group = given?.is === 'group' ? series.scenario.flows.findIndex(({ id }) => id === given.id) : -1;
    return series.flowsOfGroup[group]?.length === 1 ? series.flowsOfGroup[group][0]! : null;
  });
  if (one === null || one === undefined || other === null || other === undefined) return null;
  const last = series.samples.indexAt(time);
  const way = Array.from({ length: last + 1 }, (_, index): Point => [
    series.throughput[one]!.at(index) / 1e6,
    series.throughput[other]!.at(index) / 1e6,
  ]);
  const most = Math.min(across.high, up.high);
  const named = (flow: number): PlaneFlow => ({ flow, name: '', slot: 1, place: 0 });
  const [full] = fullLines({ series, now: time, quantity: 'rate', across: named(one), up: named(other) });
  return {
    way,
    most,
    diagonal: [
      [0, 0],
      [most, most],
    ],
    full: full
      ? [
          [full.across, 0],
          [0, full.up],
        ]
      : null,
  };
}

type Point = readonly [across: number, up: number];

function text({ label, low, high }: Axis, part: number): string {
  return `${label} ${compact(low + part * (high - low), 2)}`;
}
