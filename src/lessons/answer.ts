/** What a student says, and how it compares with the run. */
import { MAX_WORDS } from '../lesson/answer-code.ts';
import type { Measured } from '../scenes/measured.ts';
import { compact, unitOf } from '../format.ts';
import { say } from '../../workers/words/say.ts';
import type { Sliced } from '../slices.ts';
import { CURVE_KNOTS, CURVE_LEVELS, distanceFrom, UNITS } from './curve.ts';
import type { Axis, CurveQuestion, Prose, Question, Step } from './lesson-file.ts';
import { evaluate, whyNone } from './measures.ts';
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
  | { kind: 'words'; text: string }
  /** “Just show me”. */
  | { kind: 'none' };

export interface Verdict {
  /** null where there is no right or wrong. */
  right: boolean | null;
  /** One sentence for the student. */
  text: string;
  /** Why a number is wrong, if the lesson knows how one comes to it; empty otherwise. */
  reason: Prose;
}

/** What is answered if nothing is touched: the items of an order stand in one. */
export function answerAsItStands(question: Question): Answer | null {
  return question.kind === 'order' ? { kind: 'order', items: question.items.map((_, place) => place) } : null;
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
    case 'words': {
      const { text } = answer;
      return typeof text === 'string' && text.trim() !== '' && text.length <= MAX_WORDS;
    }
  }
}

function isWhole(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

/** How the answer to a step's question compares with its run; null for “just show me”. */
export function verdictOf(step: Step, answer: Answer, run: Measured): Verdict | null {
  return judge(step, run)(answer);
}

/** The same for any number of answers: the run is measured once. */
export function judge(step: Step, run: Measured): (answer: Answer) => Verdict | null {
  const { question } = step;
  if (!question) return () => null;
  const rule = ruleOf(question, step, run);
  return (answer) => (answer.kind === question.kind ? rule(answer) : null);
}

/** The verdicts on the answers of a class, in their order; it rests after each, since a curve is held against the whole run. */
export function* judging(
  rule: ReturnType<typeof judge> | null,
  answers: readonly Answer[],
): Sliced<(Verdict | null)[]> {
  const verdicts: (Verdict | null)[] = [];
  for (const answer of answers) {
    verdicts.push(rule && rule(answer));
    yield;
  }
  return verdicts;
}

type Rule = (answer: Answer) => Verdict | null;

function ruleOf(question: Question, step: Step, run: Measured): Rule {
  switch (question.kind) {
    case 'choice':
      return (answer) => {
        const right = answer.kind === 'choice' && question.options[answer.option]!.right;
        return verdict(right, right ? say('So it is.') : say('It came differently.'));
      };
    case 'number':
      return ofNumber(question, run);
    case 'order':
      return ofOrder(question, run);
    case 'curve':
      return ofCurve(question, step, run);
    case 'point':
      return ofPoint(question, run);
    case 'words':
      return () => verdict(null, say('Compare it with what you see now.'));
  }
}

function noAnswer(why: string): string {
  return say('In this run there is no answer: {why}.', { why });
}

/** Where the run has no answer there is no right and wrong. */
function untold(why: string): Rule {
  return () => verdict(null, noAnswer(why));
}

function verdict(right: boolean | null, text: string, reason: Prose = []): Verdict {
  return { right, text, reason };
}

/** What was said, in a few words. */
export function saidText({ question }: Step, answer: Answer): string {
  if (question?.kind === 'choice' && answer.kind === 'choice') return plainText(question.options[answer.option]!.text);
  if (question?.kind === 'number' && answer.kind === 'number') return withUnit(compact(answer.value), question.unit);
  if (question?.kind === 'order' && answer.kind === 'order')
    return answer.items.map((item) => plainText(question.items[item]!.text)).join(', ');
  if (answer.kind === 'words') return answer.text;
  if (answer.kind === 'curve') return say('a curve');
  return answer.kind === 'point' ? say('a point') : say('just show me');
}

function ofNumber({ answer: asked, near, unit, wrong }: Extract<Question, { kind: 'number' }>, run: Measured): Rule {
  const none = whyNone(asked, run);
  if (none !== null) return untold(none);
  const measured = evaluate(asked, run);
  // Where the run does not tell a bound, no answer lies within it.
  const known = wrong.map(({ low, high, reason }) => ({ low: evaluate(low, run), high: evaluate(high, run), reason }));
  const text = (value: number, digits?: number): string => withUnit(compact(value, digits), unit);
  return (answer) => {
    const said = answer.kind === 'number' ? answer.value : NaN;
    const off = Math.abs(said - measured);
    const both = { said: text(said), measured: text(measured, 2), by: compact(off, 2) };
    if (off <= near) return verdict(true, say('You said {said}; the run gives {measured}. Near enough.', both));
    const reason = known.find(({ low, high }) => said >= low && said <= high)?.reason;
    const away =
      said > measured
        ? say('You said {said}; the run gives {measured}. That is too high by {by}.', both)
        : say('You said {said}; the run gives {measured}. That is too low by {by}.', both);
    return verdict(false, away, reason);
  };
}

/** What never comes about is later than all else. */
function ofOrder({ items }: Extract<Question, { kind: 'order' }>, run: Measured): Rule {
  const values = items.map(({ by }) => evaluate(by, run));
  const nothing = items[values.findIndex(Number.isNaN)];
  if (nothing) return untold(whyNone(nothing.by, run)!);
  const order = rightOrder(values);
  const names = order.map((item) => plainText(items[item]!.text)).join('; ');
  return (answer) => {
    const placed = order.filter((item, place) => answer.kind === 'order' && answer.items[place] === item).length;
    const right = placed === order.length;
    const stood = { names, placed, count: order.length };
    return verdict(
      right,
      right
        ? say('That is the order.')
        : say('The order is: {names}. {placed} of {count} stood in their place.', stood),
    );
  };
}

function ofCurve(question: CurveQuestion, step: Step, run: Measured): Rule {
  const distance = distanceFrom(question, run, step);
  if (distance === null) return () => verdict(null, say('In this run there is no such curve.'));
  const unit = UNITS[question.of.what];
  return (answer) => {
    const away = answer.kind === 'curve' ? distance(answer.heights) : NaN;
    const said = { away: `${compact(away, 2)} ${say(unitOf(compact(away, 2), unit))}` };
    return verdict(null, say('On average your curve is {away} away from the run’s.', said));
  };
}

function ofPoint({ across, up, near }: Extract<Question, { kind: 'point' }>, run: Measured): Rule {
  const none = whyNone(across.of, run) ?? whyNone(up.of, run);
  if (none !== null) return untold(none);
  const [x, y] = [across, up].map(({ of, low, high }) => (evaluate(of, run) - low) / (high - low)) as [number, number];
  return (answer) => {
    const isNear = (at: number, said: number): boolean => Math.abs(at - said) <= near;
    const right = answer.kind === 'point' && isNear(x, answer.across) && isNear(y, answer.up);
    return verdict(
      right,
      right ? say('That is where it is, or near enough.') : say('It is at the ring, not at your cross.'),
    );
  };
}

/** What is right in the run, in a few words; null where it is drawn, or nothing is. */
export function truthOf(question: Question, run: Measured): string | null {
  switch (question.kind) {
    case 'choice':
      return plainText(question.options.find(({ right }) => right)!.text);
    case 'number': {
      const { answer, near, unit } = question;
      const none = whyNone(answer, run);
      if (none !== null) return noAnswer(none);
      const text = (value: number, digits?: number): string => withUnit(compact(value, digits), unit);
      return say('{measured}; within {near} counts', { measured: text(evaluate(answer, run), 2), near: text(near) });
    }
    case 'order': {
      const order = rightOrder(question.items.map(({ by }) => evaluate(by, run)));
      return order.map((item) => plainText(question.items[item]!.text)).join('; ');
    }
    case 'point': {
      const { across, up } = question;
      const at = ({ of, label }: Axis): string => `${label}: ${compact(evaluate(of, run), 2)}`;
      return `${at(across)}; ${at(up)}`;
    }
    case 'curve':
    case 'words':
      return null;
  }
}

export function withUnit(number: string, unit: string): string {
  return unit ? `${number}\u00a0${unitOf(number, unit)}` : number;
}

/** Places of the values from the greatest to the least. */
export function rightOrder(values: readonly number[]): number[] {
  return values.map((_, place) => place).sort((one, other) => values[other]! - values[one]! || one - other);
}
