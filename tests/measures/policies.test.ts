/** By which policies a window climbs and falls, read off windows that are written by hand. */
import { expect, test } from 'vitest';
import { policiesOf, POLICY_PHASES } from '../../workers/measures/policies.ts';
import type { RecordedRun } from '../../workers/measures/run.ts';
import { handMade } from './support/hand-made.ts';

interface Law {
  climb: (window: number, isRare: boolean) => number;
  fall: (window: number) => number;
}

/** Round trips from one loss to the next, losses of each phase, and the window with which it begins. */
const GAPS = { frequent: 8, rare: 20 };
const LOSSES = { frequent: 6, rare: 3 };
const WINDOWS = { frequent: 40, rare: 80 };
const MOST = 60;

/** A frame a round trip. Without losses the window climbs from 10 packets to the most, and stays there. */
function runOf({ climb, fall }: Law, losses = LOSSES, gaps = GAPS): RecordedRun {
  const frames = POLICY_PHASES.rare[1];
  const lossEvents = Array<number>(frames).fill(0);
  for (const phase of ['frequent', 'rare'] as const)
    for (let loss = 0; loss < losses[phase]; loss += 1) lossEvents[POLICY_PHASES[phase][0] + loss * gaps[phase]] = 1;
  const cwnd: number[] = [];
  let window = 10;
  for (let frame = 0; frame < frames; frame += 1) {
    for (const phase of ['frequent', 'rare'] as const) if (frame === POLICY_PHASES[phase][0]) window = WINDOWS[phase];
    if (frame === Math.round(POLICY_PHASES.none[0])) window = 10;
    if (lossEvents[frame] === 1) window -= fall(window);
    else window += climb(window, frame >= POLICY_PHASES.rare[0]);
    const isFree = frame >= POLICY_PHASES.none[0] && frame < POLICY_PHASES.none[1];
    if (isFree) window = Math.min(window, MOST);
    cwnd.push(window);
  }
  return handMade({ flows: [{ cwnd, lossEvents }], scenario: { transport: { maxWindow: MOST } } });
}

const half = (window: number): number => window / 2;

test.each<[string, Law, object]>([
  [
    'so many packets each round trip, and a half',
    { climb: () => 3, fall: half },
    { step: 'non-historical', curve: 'linear', decrease: 'variable' },
  ],
  [
    'so many packets each round trip, fewer after rare losses',
    { climb: (_, isRare) => (isRare ? 1 : 3), fall: half },
    { step: 'historical', curve: 'linear', decrease: 'variable' },
  ],
  [
    'a part of the window each round trip, and so many packets',
    { climb: (window) => 0.1 * window, fall: () => 20 },
    { step: 'non-historical', curve: 'superlinear', decrease: 'non-historical' },
  ],
  [
    'the less the larger the window',
    { climb: (window) => 100 / window, fall: () => 20 },
    { step: 'historical', curve: 'sublinear', decrease: 'non-historical' },
  ],
])('a window that climbs by %s less at a loss', (_, law, policies) => {
  expect(policiesOf(runOf(law))).toEqual(policies);
});

test('two climbs between losses are enough to read them off, of three round trips behind recovery; fewer tell nothing', () => {
  const law: Law = { climb: () => 1, fall: half };
  const short = { frequent: 6, rare: 6 };
  expect(policiesOf(runOf(law, { frequent: 3, rare: 3 }, short)).step).toBe('non-historical');
  expect(() => policiesOf(runOf(law, { frequent: 2, rare: 3 }))).toThrow('fewer than two climbs');
  expect(() => policiesOf(runOf(law, LOSSES, { ...short, frequent: 5 }))).toThrow('fewer than two climbs');
});
