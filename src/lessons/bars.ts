/** How often a class has said what. */
import { scaleLinear } from 'd3-scale';
import { compact } from '../format.ts';
import { say } from '../../workers/words/say.ts';
import { type Answer, type judge, saidText, withUnit } from './answer.ts';
import type { Step } from './lesson-file.ts';
import { plainText } from './prose.ts';

export interface Bar {
  words: string;
  count: number;
  /** How many of them are right; null where nothing is right or wrong. */
  right: number | null;
}

/** Most different orders that have a bar each. */
const MOST = 8;

/** @param rule judges an answer; null before the run is there */
export function barsOf(step: Step, answers: readonly Answer[], rule: ReturnType<typeof judge> | null): Bar[] {
  const { question } = step;
  const none = answers.filter(({ kind }) => kind === 'none').length;
  const silent = none > 0 ? [{ words: say('Just show me'), count: none, right: null }] : [];
  const isRight = (answer: Answer): boolean => rule?.(answer)?.right === true;
  if (question?.kind === 'choice')
    return [
      ...question.options.map(({ text, right }, option) => {
        const count = answers.filter((answer) => answer.kind === 'choice' && answer.option === option).length;
        return { words: plainText(text), count, right: right ? count : 0 };
      }),
      ...silent,
    ];
  if (question?.kind === 'number') {
    const values = answers.flatMap((answer) => (answer.kind === 'number' ? [answer.value] : []));
    if (values.length === 0) return silent;
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const edges = low === high ? [low, low] : scaleLinear([low, high], [0, 1]).nice(6).ticks(6);
    return [
      ...edges.slice(1).map((to, index) => {
        const from = edges[index]!;
        const last = index === edges.length - 2;
        const within = values.filter((value) => value >= from && (value < to || last));
        return {
          words:
            from === to
              ? withUnit(compact(to), question.unit)
              : say('{low} to {high}', { low: compact(from), high: withUnit(compact(to), question.unit) }),
          count: within.length,
          right: within.filter((value) => isRight({ kind: 'number', value })).length,
        };
      }),
      ...silent,
    ];
  }
  // What each said in their own words stands in the table.
  if (question?.kind === 'words') return silent;
  const counts = new Map<string, { answer: Answer; count: number }>();
  for (const answer of answers) {
    if (answer.kind === 'none') continue;
    const same = answer.kind === 'order' ? answer.items.join() : answer.kind;
    const known = counts.get(same);
    if (known) known.count++;
    else counts.set(same, { answer, count: 1 });
  }
  const sorted = [...counts.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ answer, count }) => ({ words: saidText(step, answer), count, right: isRight(answer) ? count : 0 }));
  // What is right is told even where few said it.
  return [...sorted.filter(({ right }, place) => place < MOST || right > 0), ...silent];
}
