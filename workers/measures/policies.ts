/**
 * By which policies a window climbs and falls, read off a run: step and curve of the climb and memory of the fall, as tsao2007's
 * Table 3 has them. The run has many losses, then none, then few: what differs between the three tells what a scheme goes by.
 */
import { bendOf, shapeOf, type WindowShape } from './epochs.ts';
import { Inapplicable } from './result.ts';
import { flowColumn, type RecordedRun } from './run.ts';

export interface Policies {
  /** Whether a step up is the same, or by the same factor, whatever was lost before. */
  step: 'non-historical' | 'historical';
  curve: WindowShape;
  /** Whether a fall is as many packets from any window. What goes by the last few losses alone (fixed) is not told from `variable`. */
  decrease: 'non-historical' | 'variable';
}

/** Such a run: from where to where, s, losses are frequent, none and rare; the first part of each is left out, where it settles. */
export const POLICY_PHASES = { frequent: [150, 200], none: [200.5, 240], rare: [260, 320] } as const;
/** One packet in so many. */
export const POLICY_LOSSES = { rare: 1600, frequent: 300 } as const;

/** What differs by less is the same: ours. */
const SAME = 0.1;
/** Frames after a loss that are left to recovery, and those without which a climb tells nothing. */
const RECOVERY = 2;
const ENOUGH = 3;

interface Epochs {
  /** Mean step from frame to frame, packets, and as a part of the window. */
  step: number;
  factor: number;
  /** Mean fall, packets. */
  fall: number;
}

/** @throws Inapplicable where the window is not cut, or does not climb */
export function policiesOf(run: RecordedRun): Policies {
  const [rare, frequent] = [epochsIn(run, POLICY_PHASES.rare), epochsIn(run, POLICY_PHASES.frequent)];
  const window = flowColumn(run, 0, 'cwnd');
  const [begin, end] = framesOf(run, POLICY_PHASES.none);
  const bend = bendOf(window.subarray(begin, Math.min(end, upTo(window, begin, 0.9 * largest(run)))));
  if (bend === null) throw new Inapplicable('its window does not climb');
  const alike = (one: number, other: number): boolean => Math.abs(one - other) <= SAME * Math.max(one, other);
  const curve = shapeOf(bend);
  // Either so many packets each round trip, or so much more of the window.
  const isSame =
    curve === 'linear'
      ? alike(rare.step, frequent.step)
      : curve === 'superlinear' && alike(rare.factor, frequent.factor);
  return {
    step: isSame ? 'non-historical' : 'historical',
    curve,
    decrease: alike(rare.fall, frequent.fall) ? 'non-historical' : 'variable',
  };
}

function largest(run: RecordedRun): number {
  return run.scenario.transport.maxWindow ?? Infinity;
}

/** The first frame at which the window is at the bound; the last one if it never is. */
function upTo(window: Float32Array, begin: number, bound: number): number {
  const found = window.subarray(begin).findIndex((value) => value >= bound);
  return found < 0 ? window.length : begin + found;
}

function framesOf({ layout, frames }: RecordedRun, [from, to]: readonly [number, number]): [number, number] {
  return [Math.round(from / layout.period), Math.min(frames, Math.round(to / layout.period))];
}

function epochsIn(run: RecordedRun, phase: readonly [number, number]): Epochs {
  const window = flowColumn(run, 0, 'cwnd');
  const events = flowColumn(run, 0, 'lossEvents');
  const [begin, end] = framesOf(run, phase);
  const all: Epochs[] = [];
  let cut = -1;
  for (let frame = begin; frame < end; frame += 1) {
    if (events[frame] === 0) continue;
    const first = cut + 1 + RECOVERY;
    if (cut >= 0 && frame - first >= ENOUGH) {
      const climb = window.subarray(first, frame);
      const rise = climb.at(-1)! - climb[0]!;
      const least = window.subarray(frame, frame + 1 + RECOVERY).reduce((low, value) => Math.min(low, value), Infinity);
      const steps = climb.length - 1;
      all.push({
        step: rise / steps,
        factor: rise / steps / (climb.reduce((sum, value) => sum + value, 0) / climb.length),
        fall: climb.at(-1)! - least,
      });
    }
    cut = frame;
  }
  if (all.length < 2) throw new Inapplicable('fewer than two climbs of a few round trips between its losses');
  const mean = (key: keyof Epochs): number => all.reduce((sum, epoch) => sum + epoch[key], 0) / all.length;
  return { step: mean('step'), factor: mean('factor'), fall: mean('fall') };
}
