/** A curve to be drawn on an empty chart: by pointer, by touch, or by the arrow keys. The run's curve is laid over it later. */
import { useRef, useState } from 'react';
import { compact } from '../format.ts';
import type { Measured } from '../scenes/measured.ts';
import type { Answer } from './answer.ts';
import { CURVE_KNOTS, CURVE_LEVELS, knotTime, NAMES, trueCurve, UNITS } from './curve.ts';
import type { CurveQuestion, Step } from './lesson-file.ts';
import { AnswerPlot, type Hand, type Place, xOf, yOf } from './plot-frame.tsx';
import { plainText } from './prose.ts';
import { say } from '../../workers/words/say.ts';

interface Props {
  question: CurveQuestion;
  step: Pick<Step, 'from' | 'until'>;
  answer: Extract<Answer, { kind: 'curve' }> | null;
  /** The run, when it may be seen. */
  run: Measured | null;
  /** Curves of others, drawn faintly. */
  others?: readonly (readonly number[])[];
  /** Whose the answer is. */
  whose?: string;
  onChange?: ((answer: Answer) => void) | undefined;
}

interface Knot {
  knot: number;
  height: number;
}

const LAST = CURVE_KNOTS - 1;
/** By one arrow key, in levels. */
const KEY_STEP = 2;

export function Sketch({ question, step, answer, run, others = [], whose = say('yours'), onChange }: Props) {
  const last = useRef<Knot | null>(null);
  // One that was drawn before, as until the reader played with the run, is drawn to its end.
  const [drawn, setDrawn] = useState(answer ? LAST : -1);
  const [at, setAt] = useState(0);
  const heights = answer?.heights ?? [];
  const { of, top } = question;

  /** A straight line between two knots. What comes after it goes on level until it is drawn. */
  const stroke = (from: Knot, to: Knot): void => {
    const next = heights.length > 0 ? [...heights] : Array<number>(CURVE_KNOTS).fill(to.height);
    const [first, end] = from.knot <= to.knot ? [from, to] : [to, from];
    for (let knot = first.knot; knot <= end.knot; knot++) {
      const part = end.knot === first.knot ? 1 : (knot - first.knot) / (end.knot - first.knot);
      next[knot] = Math.round(first.height + part * (end.height - first.height));
    }
    const reached = Math.max(drawn, end.knot);
    for (let knot = reached + 1; knot < CURVE_KNOTS; knot++) next[knot] = next[reached]!;
    setDrawn(reached);
    setAt(to.knot);
    onChange?.({ kind: 'curve', heights: next });
  };
  const value = (level: number): string => `${compact((level / CURVE_LEVELS) * top, 2)} ${say(UNITS[of.what])}`;
  const hand: Hand = {
    help: say('Left and Right go through the time, Up and Down lift and lower the curve.'),
    said: say('at {time} s: {value}', { time: compact(knotTime(at, step), 3), value: value(heights[at] ?? 0) }),
    now: (100 * (heights[at] ?? 0)) / CURVE_LEVELS,
    put({ across, up }: Place, first) {
      const here = { knot: Math.round(across * LAST), height: Math.round(up * CURVE_LEVELS) };
      stroke((first ? null : last.current) ?? here, here);
      last.current = here;
    },
    move(across, up) {
      const knot = Math.max(0, Math.min(LAST, at + across));
      const height = Math.max(0, Math.min(CURVE_LEVELS, (heights[at] ?? 0) + KEY_STEP * up));
      // To the right the curve goes on at the height that it has, until it is lifted or lowered.
      if (up !== 0 || knot > drawn) stroke({ knot, height }, { knot, height });
      else setAt(knot);
    },
  };
  const mean = heights.reduce((sum, height) => sum + height, 0) / Math.max(1, heights.length);
  const ask = plainText(question.ask);
  const points = run ? trueCurve(of, run.series, step) : [];
  // The run may go higher than what was drawn could: then the axis goes on to where it is.
  const high = Math.max(top, ...points.map((point) => point.value));
  const path = (levels: readonly number[]): string => pathOf(levels, top / high);
  return (
    <div className="sketch-box relative">
      <AnswerPlot
        hand={onChange ? hand : null}
        label={onChange ? ask : `${ask} ${say('Your curve: on average {value}.', { value: value(mean) })}`}
        across={{ low: step.from, high: step.until, label: say('time, s') }}
        up={{ low: 0, high, label: `${say(NAMES[of.what])}, ${say(UNITS[of.what])}` }}
      >
        {others.map((each, index) => (
          <path key={index} className="sketch-other" d={path(each)} />
        ))}
        {run && <path className="sketch-true" d={truePath(points, high, step)} />}
        {heights.length > 0 && <path className="sketch-drawn" d={path(heights)} />}
        {onChange && heights.length > 0 && (
          <circle
            className="sketch-at"
            cx={xOf(at / LAST)}
            cy={yOf(((heights[at]! / CURVE_LEVELS) * top) / high)}
            r={5}
          />
        )}
        {onChange && heights.length === 0 && (
          <text className="sketch-hint" x={xOf(0.5)} y={yOf(0.5)} textAnchor="middle">
            Draw here
          </text>
        )}
      </AnswerPlot>
      {run && (
        <p className="sketch-key flex small gap-16">
          {heights.length > 0 && <span className="key-drawn">{whose}</span>} <span className="key-true">the run</span>
        </p>
      )}
    </div>
  );
}

/** @param part of the plot's height that the answer's levels take */
function pathOf(heights: readonly number[], part: number): string {
  return heights
    .map((height, knot) => `${knot ? 'L' : 'M'}${xOf(knot / LAST)} ${yOf((part * height) / CURVE_LEVELS)}`)
    .join('');
}

function truePath(points: ReturnType<typeof trueCurve>, high: number, span: Props['step']): string {
  return points
    .map(({ time, value }, index) => {
      const across = (time - span.from) / (span.until - span.from);
      return `${index ? 'L' : 'M'}${xOf(Math.max(0, across)).toFixed(1)} ${yOf(value / high).toFixed(1)}`;
    })
    .join('');
}
