/** A point to be set on an empty plot: by a press, by touch, or by the arrow keys. The run's point is ringed later. */
import { compact } from '../format.ts';
import type { Measured } from '../scenes/measured.ts';
import type { Answer } from './answer.ts';
import type { Axis, PointQuestion } from './lesson-file.ts';
import { evaluate } from './measures.ts';
import { AnswerPlot, type Hand, INNER, type Place, xOf, yOf } from './plot-frame.tsx';
import { plainText } from './prose.ts';

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
  const said = answer ? `${text(across, answer.across)}, ${text(up, answer.up)}` : 'not set';
  const moved = (part: number, by: number): number => Math.max(0, Math.min(1, part + by * KEY_STEP));
  const hand: Hand = {
    help: 'The arrow keys move the point.',
    said,
    now: 100 * (answer?.across ?? 0.5),
    put: (place) => onChange?.({ kind: 'point', ...place }),
    move(x, y) {
      const from = answer ?? { across: 0.5, up: 0.5 };
      onChange?.({ kind: 'point', across: moved(from.across, x), up: moved(from.up, y) });
    },
  };
  const measured = run && {
    x: xOf((evaluate(across.of, run) - across.low) / (across.high - across.low)),
    y: yOf((evaluate(up.of, run) - up.low) / (up.high - up.low)),
  };
  return (
    <div className="sketch-box">
      <AnswerPlot
        hand={onChange ? hand : null}
        label={onChange ? plainText(question.ask) : `Your point: ${said}`}
        across={across}
        up={up}
      >
        {others.map((place, index) => (
          <circle key={index} className="spot-other" cx={xOf(place.across)} cy={yOf(place.up)} r={5} />
        ))}
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

function text({ label, low, high }: Axis, part: number): string {
  return `${label} ${compact(low + part * (high - low), 2)}`;
}
