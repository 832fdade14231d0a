/**
 * The run on show: takes what the reader asks for to the worker, and what the worker reports to samples and state.
 * One direction: commands out, frames in.
 */
import type { Report } from '../../workers/live/protocol.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { FrameLoop } from '../charts/loop.ts';
import type { ChartInput } from '../charts/chart-input.ts';
import { spanText } from '../format.ts';
import { knownHop } from '../scenario/hops.ts';
import { refusalLine } from './door.ts';
import type { RunClient } from './client.ts';
import type { Grain } from './navigator.ts';
import { Inspector } from './inspector.ts';
import { runNumbers } from './numbers.ts';
import { SPEEDS } from './state.ts';
import { Track } from './run-handle.ts';

/** Wall time between renewals of the readouts, ms; and where a number belies the picture. */
const READOUT_MS = 200;
const SOONEST_READOUT_MS = 80;
/** After this the page says that the engine is still starting, ms. */
const SLOW_START_MS = 300;

/** Makes the client of a new worker; `replaced` is told when that worker was replaced, or given up. */
export type ClientMaker = (replaced: (alive: boolean) => void) => RunClient;

/** How many wait in a hop's queue, as the picture has it; null where that is not known to the packet. */
export interface QueuePicture {
  count(hop: number): number | null;
  /** Whether `told` is far from it. */
  belies(told: number, hop: number): boolean;
}

export class Player extends Inspector {
  private picture: QueuePicture | null = null;
  private readonly makeClient: ClientMaker;

  constructor(makeClient: ClientMaker, loop: FrameLoop, scenario: Scenario, speed: number | null) {
    const track = new Track(
      makeClient((alive) => this.workerReplaced(alive)),
      scenario,
    );
    super(track, speed, loop.request);
    this.makeClient = makeClient;
    this.navigator.setSpeed(speed);
    loop.add((wallMs) => this.frame(wallMs));
    setTimeout(() => {
      if (this.state.phase === 'starting') this.set({ phase: 'slow' });
      loop.request();
    }, SLOW_START_MS);
  }

  /** The hop in view, of the run on show. */
  private get hop(): number {
    return knownHop(this.series.scenario, this.state.hop);
  }

  /** What the charts draw. */
  view(): Omit<ChartInput, 'glide'> {
    const { numbers, window, zoom, unit, phase, playing, name, other, rows, pointed, inspected, variable } = this.state;
    const { hop, track, otherTrack } = this;
    const idle = phase === 'ready' && !playing ? `first sample at ${spanText(this.series.layout.period)}` : '';
    return {
      ...{ series: track.series, ghost: track.ghost, numbers, now: this.time, window, zoom, unit, hop, name, rows },
      pointed: this.indexOf(pointed),
      inside: { flow: this.indexOf(inspected), variable },
      other: otherTrack && other ? { name: other.name, series: otherTrack.series } : null,
      message: phase === 'slow' ? 'starting the engine' : idle,
    };
  }

  /** The same run again from 0, with every change made so far at its time. */
  restart = (): void => {
    this.navigator.seek(0);
    this.togglePlay(true);
  };

  togglePlay = (play = !this.navigator.playing): void => {
    if (this.state.phase !== 'ready') return;
    if (play && this.navigator.ended) this.navigator.seek(0);
    if (play) this.navigator.play();
    else this.navigator.pause();
    this.set({ playing: play });
    // The numbers stop where the picture does.
    this.readoutAt = -Infinity;
    this.redraw();
  };

  /** Show `time`, s. */
  seek = (time: number): void => {
    this.navigator.seek(time);
    this.readoutAt = -Infinity;
    this.redraw();
  };

  /** Go to the latest time that is known, and follow it. */
  follow = (): void => {
    this.setZoom(null);
    this.refit();
    this.seek(this.navigator.known);
  };

  /** On or back by one packet, round trip or loss, then stop; without `grain` by what the last step went by. */
  step = (direction: 1 | -1 = 1, grain: Grain = this.state.grain): void => {
    if (direction === 1 && this.navigator.ended) return;
    this.set({ playing: false, grain });
    this.navigator.hop = this.hop;
    this.navigator.step(grain, direction);
    this.readoutAt = -Infinity;
    this.redraw();
  };

  /** Set a copy of this run beside it, and set that one from now on; or leave only the run that is being set. */
  toggleCompare = (): void => {
    const { scenario, liveEvents, numbers, name, other, playing } = this.state;
    if (other) {
      this.otherTrack?.client.close();
      this.otherTrack = null;
      this.navigator.tracks = [this.track];
      this.set({ other: null, name: 'A' });
    } else if (this.state.phase === 'ready') {
      const copy = new Track(
        this.makeClient((alive) => this.workerReplaced(alive)),
        scenario,
      );
      const { series, drops, wiring, watched } = this.track;
      Object.assign(copy, { series, drops, wiring, watched });
      copy.client.setSpeed(this.state.speed);
      copy.open(scenario, playing, this.time);
      [this.otherTrack, this.track] = [this.track, copy];
      this.navigator.tracks = [this.track, this.otherTrack];
      this.set({ name: 'B', other: { name, scenario, liveEvents, numbers }, canUndo: false, canRedo: false });
      this.say({
        kind: 'info',
        text: 'B is a copy of A, on the same clock and with the same seed. What you change now is changed in B.',
      });
    }
    this.readoutAt = -Infinity;
    this.redraw();
  };

  /** Of two compared runs, set the other one. */
  switchRun = (): void => {
    const { scenario, liveEvents, numbers, name, other } = this.state;
    if (!other || !this.otherTrack) return;
    [this.track, this.otherTrack] = [this.otherTrack, this.track];
    this.navigator.tracks = [this.track, this.otherTrack];
    const { history } = this.track;
    this.set({
      ...other,
      other: { name, scenario, liveEvents, numbers },
      canUndo: history.canUndo,
      canRedo: history.canRedo,
    });
    this.inspectAgain();
    this.readoutAt = -Infinity;
    this.redraw();
  };

  setSpeed(speed: number | null): void {
    this.set({ speed });
    this.navigator.setSpeed(speed);
  }

  /** The next faster or slower speed of the slider. */
  shiftSpeed(by: 1 | -1): void {
    const next = SPEEDS[SPEEDS.indexOf(this.state.speed) + by];
    if (next !== undefined) this.setSpeed(next);
  }

  /** Show and set another hop. */
  setHop(hop: number): void {
    this.set({ hop, numbers: runNumbers(this.series, knownHop(this.series.scenario, hop), this.time) });
    this.redraw();
  }

  /** Let the number of a queue be what the picture shows; null where there is no picture. */
  countWaitingBy(picture: QueuePicture | null): void {
    this.picture = picture;
  }

  /** Told by the client that the worker was replaced, or given up. */
  private workerReplaced(alive: boolean): void {
    if (alive) {
      this.say({
        kind: 'info',
        text: 'The engine stopped answering and was started again; the run was replayed to where it was.',
      });
    } else {
      this.set({ phase: 'dead', playing: false });
      this.say({
        kind: 'engine',
        text: 'The engine stopped and could not be started again. Reload the page to go on; the address holds the run.',
      });
    }
    this.redraw();
  }

  private frame(wallMs: number): boolean {
    for (const report of this.track.client.take()) this.receive(report);
    for (const report of this.otherTrack?.client.take() ?? []) this.receiveOfOther(report);
    const { rows, inspected, phase } = this.state;
    this.track.watched = rows.includes('inside') ? inspected : null;
    if (this.track.untold && phase === 'ready') this.navigator.retell(this.track);
    const before = this.time;
    const more = this.navigator.advance(wallMs);
    if (this.navigator.ended && this.state.playing && this.track.outcome) this.rest();
    // At rest it moves by jumps: what such a one leads to is told at once, for no frame may follow.
    if (this.time !== before && !this.navigator.playing) this.readoutAt = -Infinity;
    const moved = this.time !== before || this.readoutAt === -Infinity;
    if (moved && this.isDue(wallMs - this.readoutAt)) this.readout(wallMs);
    this.forgetOldNews();
    return more;
  }

  /** Whether readouts that are so old (ms) are to be told anew. */
  private isDue(age: number): boolean {
    if (age > READOUT_MS) return true;
    // As fast as it goes no number keeps to a picture that is another at every frame.
    const { speed, numbers } = this.state;
    return (
      age > SOONEST_READOUT_MS &&
      speed !== null &&
      this.picture !== null &&
      this.picture.belies(numbers.queue, this.hop)
    );
  }

  /** The end of the run is on show. */
  private rest(): void {
    this.navigator.pause();
    this.readoutAt = -Infinity;
    this.set({ playing: false });
  }

  private receive(report: Report): void {
    const meaning = this.track.receive(report);
    if (meaning === 'new') this.begun();
    if (meaning === 'replaced') this.goOnDifferently();
    switch (report.type) {
      case 'loaded':
        this.set({ phase: 'ready' });
        return this.inspectAgain();
      case 'refused':
        this.forgetWaiting();
        this.set({ scenario: this.series.scenario });
        return this.say({ kind: 'refused', text: refusalLine(report.refusals) });
      case 'frames':
        // The packets of a time gone back to: the numbers may now be told exactly.
        if (report.trace && !this.state.playing) this.readoutAt = -Infinity;
        return;
      case 'clock':
        return this.set({ reached: report.speed });
      case 'inside':
        return report.flow === this.indexOf(this.state.inspected) ? this.tellInside(report) : undefined;
      case 'changed': {
        const { scenario, liveEvents } = this.state;
        this.series.scenario = { ...scenario, events: [...scenario.events, report.event] };
        if (this.state.notice?.kind === 'link') this.say(null);
        return this.set({ scenario: this.series.scenario, liveEvents: liveEvents + 1 });
      }
      case 'finished':
        this.readoutAt = -Infinity;
        return;
      case 'failed':
        this.navigator.pause();
        this.set({ playing: false });
        return this.say({
          kind: 'engine',
          text: `The engine failed: ${report.message}. Restart, or change the scenario.`,
        });
      default:
    }
  }

  private receiveOfOther(report: Report): void {
    if (this.otherTrack!.receive(report) !== null) this.readoutAt = -Infinity;
    if (report.type === 'failed')
      this.say({
        kind: 'engine',
        text: `The engine failed in run ${this.state.other!.name}: ${report.message}. Restart, or end the comparison.`,
      });
  }

  /** A run of its own has begun. */
  private begun(): void {
    const { playing } = this.state;
    this.navigator.begin();
    this.navigator.playing = playing;
    const { scenario } = this.series;
    this.set({ scenario, now: 0, known: 0, finished: null, reached: 0, ...this.takeBase(scenario) });
    this.readoutAt = -Infinity;
  }

  private readout(wallMs: number): void {
    this.readoutAt = wallMs;
    const { other, inside } = this.state;
    const finished = this.navigator.ended ? this.track.outcome : null;
    const sampled = runNumbers(this.series, this.hop, this.time);
    const numbers = { ...sampled, queue: this.picture?.count(this.hop) ?? sampled.queue };
    this.set({ numbers, now: this.time, known: this.navigator.known, finished });
    if (inside) this.tellInside(inside);
    if (other && this.otherTrack) {
      const { series } = this.otherTrack;
      this.set({
        other: {
          ...other,
          scenario: series.scenario,
          numbers: runNumbers(series, knownHop(series.scenario, this.state.hop), this.time),
        },
      });
    }
  }
}
