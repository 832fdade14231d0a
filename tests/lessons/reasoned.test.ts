/** Questions that ask for a number: whoever argues soundly from what the step says is right, whoever guesses is not. */
import { expect, test } from 'vitest';
import { verdictOf } from '../../src/lessons/answer.ts';
import type { Lesson } from '../../src/lessons/lesson-file.ts';
import { lessonText, opened, runOf } from './support.ts';

const lessons = new Map<string, Promise<Lesson>>();

function lessonOf(name: string): Promise<Lesson> {
  const lesson = lessons.get(name) ?? opened(lessonText(name));
  lessons.set(name, lesson);
  return lesson;
}

/** Packets of 1000 bytes: bits of one. */
const PACKET = 8000;
/** Time of a full buffer, and of one half full, on a path of 60 ms, ms. */
const FULL = 60 + (1000 * 1000 * PACKET) / 3e6;
const HALF = FULL / 2;
/** Waits double until the tunnel of 10 s has ended within one. */
const waits = [0.4];
while (waits.reduce((sum, wait) => sum + wait) < 10) waits.push(2 * waits.at(-1)!);

test.each<[string, number, { reasoned: number[]; guessed: number[] }]>([
  // Half is the rule; three quarters is the mean, and what CUBIC keeps is near it.
  ['sawtooth', 2, { reasoned: [50], guessed: [70, 75, 0] }],
  ['sawtooth', 5, { reasoned: [100], guessed: [75, 50] }],
  // Two halvings, each after a climb of 13 to 18 round trips of 90 ms.
  ['who-shares', 2, { reasoned: [2 * 16 * 0.09, 3.5, 5], guessed: [1, 10, 20] }],
  ['who-shares', 5, { reasoned: [4 - 3], guessed: [2, 0.57, 3] }],
  ['buffer', 1, { reasoned: [88], guessed: [75, 50, 100] }],
  ['buffer', 3, { reasoned: [(HALF + FULL) / 2], guessed: [60, 746, FULL, HALF] }],
  // The ratio of round trips to the power of 1.5, the middle of Lakshman and Madhow's range.
  ['round-trips', 2, { reasoned: [(184 / 63) ** 1.5], guessed: [1, 2.9, 4, (184 / 63) ** 2] }],
  ['round-trips', 5, { reasoned: [3 / 4], guessed: [1.5, 1] }],
  // 1.22 packets per round trip of 0.1 s over the root of 0.01, of 8 Mbit/s.
  ['losses', 1, { reasoned: [(100 * (1.22 / 0.1) * PACKET * 10) / 8e6], guessed: [99, 50, 1] }],
  ['losses', 4, { reasoned: [waits.at(-1)!], guessed: [10, 3, 0.4, 12.4] }],
  ['losses', 5, { reasoned: [99], guessed: [11, 50] }],
  ['tcp-friendly', 1, { reasoned: [1, Math.sqrt(0.31 / 0.2)], guessed: [7, 0.31, 2] }],
  ['tcp-friendly', 3, { reasoned: [1], guessed: [0.2, 4, 1.5] }],
  ['delay-and-rate', 1, { reasoned: [1, 2, 3], guessed: [25, 50] }],
  ['measure', 1, { reasoned: [100 * (0.5 / Math.sqrt(12) / 0.75)], guessed: [14.4, 25, 50] }],
  ['measure', 2, { reasoned: [36 / 52], guessed: [0.2, 0.5, 1] }],
  // t²/3 = 54 − 34
  ['measure', 3, { reasoned: [Math.sqrt(3 * 20)], guessed: [1, 3, 20] }],
  ['slow-start', 1, { reasoned: [2 ** 4], guessed: [5, 8, 32] }],
  // Five doublings and eight single steps.
  ['slow-start', 2, { reasoned: [(5 + 8) * 0.1], guessed: [0.53, 0.8, 3.9] }],
  ['slow-start', 3, { reasoned: [42 / 2], guessed: [1, 32, 41] }],
  // The next power of two beyond what path and queue hold, or half of a window of 150.
  ['slow-start', 6, { reasoned: [256 - 150, 75], guessed: [1, 10, 150, 256] }],
  ['rate-and-window', 1, { reasoned: [(10 * PACKET) / 0.1 / 1e6], guessed: [8, 0.08, 0.1] }],
  ['rate-and-window', 2, { reasoned: [8], guessed: [12.8, 6.4] }],
  ['rate-and-window', 3, { reasoned: [160], guessed: [60, 100, 200] }],
  ['flow-control', 1, { reasoned: [2], guessed: [10, (40 * PACKET) / 0.06 / 1e6] }],
  ['flow-control', 3, { reasoned: [(20 * PACKET) / 0.06 / 1e6], guessed: [10, 2] }],
  ['flow-control', 5, { reasoned: [0], guessed: [5, 10, 20] }],
  // From 28 to 50 the window is what leaves in a round trip, from 50 to 56 the link is.
  ['many-flows', 1, { reasoned: [((22 * 39 + 6 * 50) / 28 / 50) * 100], guessed: [50, 75, 100] }],
  ['many-flows', 2, { reasoned: [97, 100], guessed: [82, 50] }],
  ['cubic', 1, { reasoned: [90 * 0.3], guessed: [1, 75 * 0.3, 180 * 0.3] }],
  ['cubic', 2, { reasoned: [70, (100 * 128) / 188], guessed: [50, 80, 90] }],
  ['cubic', 4, { reasoned: [75, 80], guessed: [50, (100 * 0.7) / 1.2, 95] }],
  ['cubic', 6, { reasoned: [2 ** 9 - 250, 500 / 2], guessed: [0, 125, 1000] }],
  ['fair', 1, { reasoned: [10], guessed: [50, 1] }],
  ['fair', 3, { reasoned: [3 / 4], guessed: [1.5, 1, 0] }],
  ['fair', 4, { reasoned: [3 / 4], guessed: [1, 1 / 4] }],
])('%s, step %i: the reasoned answer is right, a guess is not', async (name, number, { reasoned, guessed }) => {
  const step = (await lessonOf(name)).steps[number - 1]!;
  const run = runOf(step);
  const right = (value: number): boolean => verdictOf(step, { kind: 'number', value }, run)!.right!;
  expect(reasoned.filter((value) => !right(value))).toEqual([]);
  expect(guessed.filter(right)).toEqual([]);
});
