/**
 * What page and live worker say to each other. The page sends commands; the worker sends reports.
 *
 * Flow control: the worker may have at most `INITIAL_CREDIT` + granted blocks of frames under way. The page grants one
 * credit for each block it has taken, from its animation frame; a hidden or slow page grants none and the run waits.
 *
 * Every report carries the `run` number of the `load` it answers, so that the page can ignore what an earlier run sent.
 */
import type { FrameLayout } from '../engine/sampling/frame.ts';
import type { Summary } from '../engine/sampling/summary.ts';
import type { EndpointWiring } from '../engine/network/packet-records.ts';
import type { Refusal } from '../engine/scenario/refusal.ts';
import type { Change, Scenario, TimedEvent } from '../engine/scenario/types.ts';
import type { Inspection } from '../engine/transport/ends.ts';
import type { TraceBlock } from './packet-log.ts';

/** Blocks of frames that the worker may send before the first credit. */
export const INITIAL_CREDIT = 4;

/** A variable of a flow's inside that is a number. */
export interface Variable {
  name: string;
  /** '' for a pure number. */
  unit: string;
}

export type Command =
  /**
   * Start a new run, paused at 0. `scenario` is not trusted: the worker validates it again. Frames before number
   * `firstFrame` are not sent: the page has them. With `inside` the inside of a flow is told of every frame from number
   * `first` on.
   */
  | {
      type: 'load';
      run: number;
      scenario: unknown;
      firstFrame?: number;
      inside?: { flow: number; first: number } | undefined;
    }
  | { type: 'play' }
  | { type: 'pause' }
  /** Simulated seconds per second of wall time; null is as fast as it goes. */
  | { type: 'speed'; speed: number | null }
  /** Run as fast as it goes to simulated time `time`, then pause or go on as before. */
  | { type: 'runTo'; time: number }
  /** Apply a change now; answered by `changed` with its time. */
  | { type: 'change'; change: Change }
  /** Show the inside of a flow with every clock report, from now on and until the next load; null for none, of frames neither. */
  | { type: 'inspect'; flow: number | null }
  | { type: 'credit'; blocks: number };

export type Report =
  /** `inside` says which flow's inside will be told of every frame from number `first` on, and what of it; null for none. */
  | {
      type: 'loaded';
      run: number;
      scenario: Scenario;
      layout: FrameLayout;
      wiring: EndpointWiring[];
      inside: { flow: number; first: number; variables: readonly Variable[] } | null;
    }
  | { type: 'refused'; run: number; refusals: Refusal[] }
  /**
   * What is new up to time `now`: `count` frames of `layout.width` numbers each, row after row, the first being frame
   * number `first`, and packets one by one; null while the run hurries to where it is to go. `inside` holds the variables
   * of the flow asked for, a row for each frame from number `first` of its own on. Transferred.
   */
  | {
      type: 'frames';
      run: number;
      now: number;
      first: number;
      count: number;
      data: Float32Array<ArrayBuffer>;
      trace: TraceBlock | null;
      inside: { first: number; data: Float32Array<ArrayBuffer> } | null;
    }
  /** Sent when playing starts or stops, and about 4 times a second: simulated time, and the speed really reached. */
  | { type: 'clock'; run: number; now: number; playing: boolean; speed: number }
  /** What the scheme of the chosen flow knows and decides now, `now` in s. Sent when asked for and beside each clock report. */
  | { type: 'inside'; run: number; now: number; flow: number; values: Inspection[] }
  /** The change was applied at `event.at`; appended to the scenario it replays the run. */
  | { type: 'changed'; run: number; event: TimedEvent }
  | { type: 'finished'; run: number; digest: string; summary: Summary }
  | { type: 'failed'; run: number; message: string };
