/**
 * What the page and the live worker send each other: the page sends commands, the worker reports.
 *
 * Flow control: the worker may send `INITIAL_CREDIT` blocks of frames, and one more for each block that the page grants.
 * The page grants one for each block it takes, from its animation frame; a hidden or slow page grants none and the run
 * waits.
 *
 * Every report carries the `run` number of the `load` it answers, so that the page can ignore reports of an earlier run.
 */
import type { HeldOfGroup } from '../language/program.ts';
import type { FrameLayout } from '../engine/sampling/frame.ts';
import type { EndpointWiring } from '../engine/network/packet-records.ts';
import type { Summary } from '../engine/sampling/summary.ts';
import type { Refusal } from '../engine/scenario/refusal.ts';
import type { Change, Scenario, TimedEvent } from '../engine/scenario/types.ts';
import type { Inspection } from '../engine/transport/ends.ts';
import type { CauseBlock } from './cause-records.ts';
import type { PacketBlock } from './packet-log.ts';

/** Blocks of frames that the worker may send before the first credit. */
export const INITIAL_CREDIT = 4;

/** A variable of a flow's state that is a number. */
export interface Variable {
  name: string;
  /** '' for a pure number. */
  unit: string;
}

/**
 * The engine's numbers of the flows whose causes are to be sent; all flows' causes are recorded. `kept`: the run is that of the
 * load before, what is recorded of it stays, and recording goes on where it ended, if `packetsOf` is the same: the flow whose
 * packets are recorded one by one.
 */
export interface CausesWanted {
  follow: readonly number[];
  kept: boolean;
  packetsOf?: number | undefined;
}

export type Command =
  /**
   * Start another run, paused at 0. `scenario` is not trusted: the worker validates it again. The page has the frames before
   * number `firstFrame`, and they are not sent. With `observe` the state of a flow is sent at every frame from
   * number `first` on. With `causes` those of the flows that it names are sent with the packets.
   */
  | {
      type: 'load';
      run: number;
      scenario: unknown;
      firstFrame?: number;
      observe?: { flow: number; first: number } | undefined;
      causes?: CausesWanted | undefined;
    }
  | { type: 'play' }
  | { type: 'pause' }
  /** Simulated seconds per second of wall time; null is as fast as possible. */
  | { type: 'speed'; speed: number | null }
  /** Compute up to simulated time `time` (s) as fast as possible, then pause or go on as before. */
  | { type: 'runTo'; time: number }
  /** Make a change now; answered by `changed` with its time. */
  | { type: 'change'; change: Change }
  /** Send the state of a flow beside every clock report until the next load; null ends that, and what `observe` began. */
  | { type: 'inspect'; flow: number | null }
  /**
   * Send the causes of these flows from now on, and of no others: what there is at once as `causes`, then what is new. Of no
   * flow: record none from now on. Without `packets` single packets are recorded no longer.
   */
  | { type: 'follow'; flows: readonly number[]; packets?: boolean }
  | { type: 'credit'; blocks: number };

export type Report =
  /** `observed`: the flow whose state will be sent at every frame from number `first` on; null for none. */
  | {
      type: 'loaded';
      run: number;
      scenario: Scenario;
      layout: FrameLayout;
      wiring: EndpointWiring[];
      observed: { flow: number; first: number; variables: readonly Variable[] } | null;
    }
  | { type: 'refused'; run: number; refusals: Refusal[] }
  /**
   * What is new up to time `now` (s). `data`: `count` frames of `layout.width` numbers, row after row, from frame number
   * `first` on. `packets`: records of single packets; null while the run is computed up to a time that was asked for.
   * `causes`: why the flows that are followed changed what they decide by, with `packets`. `flowState`: one row of the
   * observed flow's variables per frame, from frame number `first` of its own on. `completions`: what is new of the
   * engine's record (sampling/completion-log.ts), from entry `first` on. Transferred.
   */
  | {
      type: 'frames';
      run: number;
      now: number;
      first: number;
      count: number;
      data: Float32Array<ArrayBuffer>;
      packets: PacketBlock | null;
      causes?: CauseBlock;
      flowState: { first: number; data: Float32Array<ArrayBuffer> } | null;
      completions?: { first: number; data: Float64Array<ArrayBuffer> };
    }
  /** Sent when playing starts or stops, and about 4 times a second: simulated time (s), the speed really reached, and what rules were held from. */
  | { type: 'clock'; run: number; now: number; playing: boolean; speed: number; held?: HeldOfGroup[] }
  /** What the scheme of the observed flow knows and decides at `now` (s). Sent beside each clock report. */
  | { type: 'flowState'; run: number; now: number; flow: number; values: Inspection[] }
  /** The change was made at `event.at`; with the event appended, the scenario replays the run. */
  | { type: 'changed'; run: number; event: TimedEvent }
  /** Answers `follow`. Transferred. */
  | { type: 'causes'; run: number; block: CauseBlock }
  /** The worker computes: sent from within work that takes long, and answered by nothing. */
  | { type: 'alive'; run: number }
  | { type: 'finished'; run: number; digest: string; summary: Summary }
  | { type: 'failed'; run: number; message: string };
