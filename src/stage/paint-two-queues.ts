/** Words for the two queues of a hop that has two: the low-latency one above, the classic one below. */
import { hRule, textWidth } from '../charts/canvas.ts';
import { fixed } from '../format.ts';
import { type QueueNumbers, twoQueueNumbers } from '../run/two-queues.ts';
import type { HopBox } from './layout.ts';
import { rowsOf } from './paint-flow-queues.ts';
import { isOfTwoQueues, type StageScene } from './scene.ts';
import { say } from './stage-words.ts';
import { say as inWords } from '../../workers/words/say.ts';

const NBSP = '\u00a0';

/** What each queue is called, and how long packets waited and how many were marked in the last second. */
export function paintTwoQueueWords(scene: StageScene, { hop, x0, x1 }: HopBox): void {
  const { context, palette, layout, run, time } = scene;
  const { z, small, axis } = layout;
  if (!isOfTwoQueues(scene, hop)) return;
  hRule(context, x0, x1, axis, palette.edge);
  const { tall } = rowsOf(scene, hop);
  if (tall < 0.9 * small) return;
  const numbers = twoQueueNumbers(run.series, hop, run.series.samples.indexAt(time));
  const queues = [
    [inWords('low latency'), numbers?.low],
    [inWords('classic'), numbers?.classic],
  ] as const;
  queues.forEach(([name, own], row) => {
    const y = axis + (row - 0.5) * tall + 0.35 * small;
    const text = [...wordsOf(name, own), name, name.charAt(0).toUpperCase()].find(
      (words) => textWidth(context, palette, words, small, 600) <= x1 - x0 - 12 * z,
    );
    const style = { colour: palette.ink, size: small, weight: 600, halo: palette.plate } as const;
    if (text) say(scene, text, x0 + 6 * z, y, style);
  });
}

/** From the longest to the shortest. */
function wordsOf(name: string, numbers: QueueNumbers | undefined): string[] {
  if (!numbers || Number.isNaN(numbers.wait)) return [];
  const { wait, marked } = numbers;
  const ms = `${fixed(1000 * wait, wait < 0.00995 ? 1 : 0)}${NBSP}ms`;
  const marks =
    marked > 0 ? inWords(', {percent}\u00a0% marked', { percent: fixed(100 * marked, marked < 0.0995 ? 1 : 0) }) : '';
  return [
    inWords('{name}: waits {wait}{marks}', { name, wait: ms, marks }),
    `${name} ${ms}${marks}`,
    `${name} ${ms}`,
    ms,
  ];
}
