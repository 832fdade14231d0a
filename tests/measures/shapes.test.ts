/** From which bend on a climb is no straight line. */
import { expect, test } from 'vitest';
import { bendOf, shapeOf } from '../../workers/measures/epochs.ts';

test('a climb whose second half rises by a twentieth of it more, or less, is bent', () => {
  expect([0, 0.0499, 0.05, -0.0499, -0.05].map(shapeOf)).toEqual([
    ...['linear', 'linear', 'superlinear', 'linear', 'sublinear'],
  ]);
});

test.each([
  ['a straight line', [1, 2, 3, 4, 5], 0],
  ['a parabola', [0, 1, 4, 9, 16], 0.5],
  ['a root', [0, 4, 8, 9, 10], -0.6],
  // Its last sample is of no half.
  ['an even number of samples', [1, 2, 3, 99], 0],
  ['what does not rise', [3, 3, 3], null],
  ['what falls', [3, 2, 1], null],
])('the bend of %s: %j', (_, window, bend) => {
  expect(bendOf(window)).toBe(bend);
});
