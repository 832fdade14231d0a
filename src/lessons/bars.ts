/** How often a class has said what. */
import { scaleLinear } from 'd3-scale';
import { compact } from '../format.ts';
import { type Answer, saidText, withUnit } from './answer.ts';
import type { Step } from './lesson-file.ts';
import { plainText } from './prose.ts';

export interface Bar {
  words: string;
  count: number;
  /** Of options, whether it is the right one. */
  right?: boolean;
}

/** Most different orders that have a bar each. */
const MOST = 8;

export function barsOf(step: Step, answers: readonly Answer[]): Bar[] {
  const { question } = step;
  const none = answers.filter(({ kind }) => kind === 'none').length;
  const silent = none > 0 ? [{ words: 'Just show me', count: none }] : [];
  if (question?.kind === 'choice')
    return [
      ...question.options.map(({ text, right }, option) => ({
        words: plainText(text),
        count: answers.filter((answer) => answer.kind === 'choice' && answer.option === option).length,
        right,
      })),
      ...silent,
    ];
  if (question?.kind === 'number') {
    const values = answers.flatMap((answer) => (answer.kind === 'number' ? [answer.value] : []));
    if (values.length === 0) return silent;
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const edges = low === high ? [low, low] : scaleLinear([low, high], [0, 1]).nice(6).ticks(6);
    const unit = withUnit(question.unit);
    return [
      ...edges.slice(1).map((to, index) => {
        const from = edges[index]!;
        const last = index === edges.length - 2;
        return {
          words: from === to ? `${compact(to)}${unit}` : `${compact(from)} to ${compact(to)}${unit}`,
          count: values.filter((value) => value >= from && (value < to || last)).length,
        };
      }),
      ...silent,
    ];
  }
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
    .map(({ answer, count }) => ({ words: saidText(step, answer), count }));
  return [...sorted.slice(0, MOST), ...silent];
}
