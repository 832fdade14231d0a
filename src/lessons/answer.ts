/** What a student says, and how it compares with the run. */
import type { Measured } from '../scenes/measured.ts';
import { compact } from '../format.ts';
import { CURVE_KNOTS, CURVE_LEVELS, distanceOf, UNITS } from './curve.ts';
import type { Question, Step } from './lesson-file.ts';
import { evaluate } from './measures.ts';
import { plainText } from './prose.ts';

export type Answer =
  | { kind: 'choice'; option: number }
  | { kind: 'number'; value: number }
  /** Items by their places in the question. */
  | { kind: 'order'; items: readonly number[] }
  /** Heights at equal distances in time, 0 to CURVE_LEVELS. */
  | { kind: 'curve'; heights: readonly number[] }
  /** Parts of the plot's width and height. */
  | { kind: 'point'; across: number; up: number }
  /** “Just show me”. */
  | { kind: 'none' };

export interface Verdict {
  /** null where there is no right or wrong. */
  right: boolean | null;
  /** One sentence for the student. */
  text: string;
}

/** Whether it is an answer to the question: what was kept may be of another text. */
export function isAnswer(question: Question, input: unknown): input is Answer {
  const answer = Object(input) as Record<string, unknown>;
  if (answer['kind'] === 'none') return true;
  if (answer['kind'] !== question.kind) return false;
  switch (question.kind) {
    case 'choice':
      return isWhole(answer['option'], question.options.length - 1);
    case 'number':
      return Number.isFinite(answer['value']);
    case 'order': {
      const items = answer['items'];
      const all = question.items.length;
      return (
        Array.isArray(items) &&
        items.length === all &&
        new Set(items).size === all &&
        items.every((item) => isWhole(item, all - 1))
      );
    }
    case 'curve': {
      const heights = answer['heights'];
      return (
        Array.isArray(heights) &&
        heights.length === CURVE_KNOTS &&
        heights.every((height) => isWhole(height, CURVE_LEVELS))
      );
    }
    case 'point':
      return [answer['across'], answer['up']].every((part) => typeof part === 'number' && part >= 0 && part <= 1);
  }
}

function isWhole(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

/** How the answer to a step's question compares with its run; null for “just show me”. */
export function verdictOf(step: Step, answer: Answer, run: Measured): Verdict | null {
  const { question } = step;
  if (!question || answer.kind === 'none' || question.kind !== answer.kind) return null;
  if (question.kind === 'choice' && answer.kind === 'choice') {
    const { right } = question.options[answer.option]!;
    return { right, text: right ? 'So it is.' : 'It came differently.' };
  }
  if (question.kind === 'number' && answer.kind === 'number') return ofNumber(question, answer.value, run);
  if (question.kind === 'order' && answer.kind === 'order') {
    const order = rightOrder(question.items.map(({ by }) => evaluate(by, run)));
    const placed = order.filter((item, place) => answer.items[place] === item).length;
    const names = order.map((item) => plainText(question.items[item]!.text)).join('; ');
    const right = placed === order.length;
    return {
      right,
      text: right ? 'That is the order.' : `The order is: ${names}. ${placed} of ${order.length} stood in their place.`,
    };
  }
  if (question.kind === 'curve' && answer.kind === 'curve') {
    const distance = distanceOf(question, answer.heights, run, step);
    const unit = UNITS[question.of.what];
    return { right: null, text: `On average your curve is ${compact(distance, 2)} ${unit} away from the run’s.` };
  }
  if (question.kind === 'point' && answer.kind === 'point') {
    const [across, up] = [question.across, question.up].map(
      ({ of, low, high }) => (evaluate(of, run) - low) / (high - low),
    );
    const right = Math.abs(across! - answer.across) <= question.near && Math.abs(up! - answer.up) <= question.near;
    return { right, text: right ? 'That is where it is, or near enough.' : 'It is at the ring, not at your cross.' };
  }
  return null;
}

/** What was said, in a few words. */
export function saidText({ question }: Step, answer: Answer): string {
  if (question?.kind === 'choice' && answer.kind === 'choice') return plainText(question.options[answer.option]!.text);
  if (question?.kind === 'number' && answer.kind === 'number')
    return `${compact(answer.value)}${withUnit(question.unit)}`;
  if (question?.kind === 'order' && answer.kind === 'order')
    return answer.items.map((item) => plainText(question.items[item]!.text)).join(', ');
  if (answer.kind === 'curve') return 'a curve';
  return answer.kind === 'point' ? 'a point' : 'just show me';
}

function ofNumber({ answer, near, unit }: Extract<Question, { kind: 'number' }>, said: number, run: Measured): Verdict {
  const measured = evaluate(answer, run);
  const off = Math.abs(said - measured);
  const is = `You said ${compact(said)}${withUnit(unit)}; the run gives ${compact(measured, 2)}${withUnit(unit)}.`;
  if (off <= near) return { right: true, text: `${is} Near enough.` };
  return { right: false, text: `${is} That is too ${said > measured ? 'high' : 'low'} by ${compact(off, 2)}.` };
}

export function withUnit(unit: string): string {
  return unit && `\u00a0${unit}`;
}

/** Places of the values from the greatest to the least. */
export function rightOrder(values: readonly number[]): number[] {
  return values.map((_, place) => place).sort((one, other) => values[other]! - values[one]!);
}
