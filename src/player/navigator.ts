/** Moves all runs on show in time: play, seek, and steps by packet, round trip or loss, forwards and backwards. */
import { DisplayClock } from '../run/display-clock.ts';
import type { RunHandle } from '../run/run-handle.ts';
import type { Runs } from './runs.ts';
import { arrivalBeside, type Direction, lossBeside, roundTripBeside, SAME_TIME } from '../run/steps.ts';

/** What a step moves by. */
export type StepUnit = 'packet' | 'rtt' | 'loss';

/** Packets are wanted from so long before the time on show, s: the stage shows what was dropped in the last seconds. */
const PACKETS_BEFORE = 3;
/** How far to compute at first in search of where a step leads, in samples; doubled until one is found. */
const FIRST_SEARCH = 2;

interface Search {
  stepUnit: StepUnit;
  direction: Direction;
  /** How far to compute next, s. */
  reach: number;
  /** Steps that are left to take. */
  left: number;
}

/** Steps that are taken one after another, where they are asked for faster than the engine finds them: a held key ends with its release. */
const MOST_STEPS = 10;

export class Navigator {
  private readonly clock = new DisplayClock();
  playing = false;
  /** The hop at whose packets steps stop. */
  hop = 0;
  /** Time to show as soon as the engine has come there, s. */
  private goal: number | null = null;
  private search: Search | null = null;
  /** A run is replayed from 0 for what the page is missing of it. */
  private replaying = false;
  /** Time for which packets of each run were last asked for, s: once is enough. */
  private asked = new WeakMap<RunHandle, number>();
  /** Latest time that has been shown of this run, s. */
  private latest = 0;

  constructor(
    private readonly runs: Runs,
    /** Simulated s per wall s; null is as fast as possible. */
    public speed: number | null,
  ) {}

  /** Time on show, s. */
  get time(): number {
    return this.clock.time;
  }

  /** Time that is sought, s: where it is not on show yet, another than that. */
  get sought(): number {
    return this.goal ?? this.time;
  }

  get duration(): number {
    return Math.max(...this.runs.all.map(({ series }) => series.scenario.duration));
  }

  get ended(): boolean {
    return this.time >= this.duration;
  }

  /** An earlier time is on show than the latest that was shown of this run. */
  get inPast(): boolean {
    return this.time < this.latest - SAME_TIME;
  }

  /** The run gets another future: what was shown of the old one no longer counts. */
  forgetFuture(): void {
    this.latest = this.time;
  }

  /** Time up to which every packet is known, in all runs, s. */
  private get complete(): number {
    return Math.min(
      ...this.runs.all.map((run) => (run.head >= run.series.scenario.duration ? this.duration : run.head - run.lead)),
    );
  }

  /** Time up to which samples are known, in all runs, s. */
  get known(): number {
    return Math.max(this.time, Math.min(...this.runs.all.map((run) => run.known)));
  }

  /** Another run begins, at 0. */
  begin(): void {
    this.clock.set(0);
    this.latest = 0;
    this.asked = new WeakMap();
    this.goal = this.search = null;
  }

  /** Play from the time on show, or from that which is asked for. */
  play(): void {
    this.search = null;
    this.playing = true;
    for (const run of this.runs.all) {
      const { duration } = run.series.scenario;
      // If the engine is far ahead, it computes that part again at the pace of the picture, and sends its packets.
      const ahead = this.goal === null && run.head - this.time > run.lead + 0.6 * (this.speed ?? 1);
      // A replay now would lack a change that the worker has not answered yet, and end another run that was asked for.
      if (ahead && this.time < duration && run.client.changing === 0 && !run.awaited)
        run.replayTo(Math.min(this.time + run.lead, duration), true);
      else run.client.play();
    }
  }

  /** A time that was sought is still shown as soon as it has been computed. */
  pause(): void {
    this.search = null;
    this.playing = false;
    this.clock.rest();
    for (const run of this.runs.all) run.client.pause();
  }

  setSpeed(speed: number | null): void {
    this.speed = speed;
    for (const run of this.runs.all) run.client.setSpeed(speed);
    if (this.playing) this.play();
  }

  /** Show `time`, s: at once where the run is known, else as soon as it has been computed. Playing goes on. */
  seek(time: number): void {
    this.search = null;
    this.go(Math.min(this.duration, Math.max(0, time)));
    if (this.playing && this.goal === null) this.play();
  }

  /** Pause, then move by one packet, round trip or loss. */
  step(stepUnit: StepUnit, direction: Direction): void {
    if (this.playing) this.pause();
    const { search } = this;
    if (search?.stepUnit === stepUnit && search.direction === direction) {
      search.left = Math.min(MOST_STEPS, search.left + 1);
      return;
    }
    this.search = { stepUnit, direction, reach: this.firstSearch, left: 1 };
    this.continueSearch();
  }

  private get firstSearch(): number {
    return FIRST_SEARCH * this.runs.current.series.layout.period;
  }

  /** Replay a run from 0 as far as it is known. The picture stays, and playing goes on as soon as that is done. */
  replay(run: RunHandle): void {
    const { duration } = run.series.scenario;
    run.replayTo(Math.min(Math.max(run.known, this.time + run.lead), duration), this.playing);
    this.replaying = true;
    this.asked.delete(run);
  }

  /** Go on to the animation frame at `wallMs`. @returns whether another frame is wanted */
  advance(wallMs: number): boolean {
    if (this.goal !== null) {
      if (this.complete >= Math.min(this.goal, this.duration) - SAME_TIME) {
        this.clock.set(this.goal);
        this.goal = null;
        // The engine may have been on its way further.
        if (this.playing) this.play();
      } else {
        // Asked for again: a run may have been on its way elsewhere.
        for (const run of this.runs.all) run.reach(this.goal + run.lead);
      }
    }
    if (this.search) this.continueSearch();
    if (this.replaying && !this.loading) {
      this.replaying = false;
      // The replay went beyond the picture; play from the picture at its pace.
      if (this.playing) this.play();
    }
    if (this.playing) {
      const limit = this.loading ? this.time : Math.min(this.complete, this.duration);
      this.clock.advance(wallMs, this.speed, limit);
    } else this.askForPackets();
    this.latest = Math.max(this.latest, this.time);
    return this.playing || this.goal !== null || this.search !== null || this.loading;
  }

  private get loading(): boolean {
    return this.runs.all.some((run) => run.loading);
  }

  private go(time: number): void {
    this.goal = null;
    this.clock.set(this.time);
    if (time <= this.known + SAME_TIME) {
      this.clock.set(time);
      return;
    }
    this.goal = time;
    for (const run of this.runs.all) run.reach(time + run.lead);
  }

  /** Get the packets around the time on show, if they are not known. */
  private askForPackets(): void {
    const { time } = this;
    for (const run of this.runs.all) {
      const { packets, lead, series } = run;
      if (run.loading || run.client.changing > 0 || series.length === 0) continue;
      const until = Math.min(time + lead, series.scenario.duration);
      const reachesBack = packets.from <= Math.max(0, time - PACKETS_BEFORE);
      const covered = reachesBack && packets.to >= until - SAME_TIME;
      if (covered || this.asked.get(run) === time || time > run.known) continue;
      this.asked.set(run, time);
      if (reachesBack && run.head < time + lead) run.reach(time + lead);
      else run.replayTo(until, false);
    }
  }

  /** Where the step leads, s; null if it is not known yet. The last round trip ends with the run. */
  private beside({ drops, packets, series }: RunHandle, { stepUnit, direction }: Search): number | null {
    if (stepUnit === 'loss') return lossBeside(drops, this.time, direction);
    if (stepUnit === 'packet') return arrivalBeside(packets, this.hop, this.time, direction);
    const all = series.length >= Math.floor(this.duration / series.layout.period + SAME_TIME);
    return roundTripBeside(series, this.time, direction) ?? (all ? this.duration : null);
  }

  /** Go to the packet, round trip or loss that is searched for, or have the engine compute on. */
  private continueSearch(): void {
    const run = this.runs.current;
    const search = this.search!;
    const { stepUnit, direction } = search;
    if (run.loading || this.goal !== null) return;
    if (search.left === 0) {
      this.search = null;
      return;
    }
    const found = this.beside(run, search);
    if (found !== null) {
      search.left -= 1;
      search.reach = this.firstSearch;
      this.go(found);
      if (this.goal === null && search.left === 0) this.search = null;
    } else if (direction === 1 && run.head < run.series.scenario.duration) {
      for (const each of this.runs.all) each.reach(run.head + search.reach);
      search.reach *= 2;
    } else if (stepUnit === 'packet' && direction === -1 && run.packets.from > 0 && this.asked.get(run) !== this.time) {
      this.asked.set(run, this.time);
      run.replayTo(Math.min(this.time + run.lead, run.series.scenario.duration), false);
    } else {
      this.search = null;
    }
  }
}
