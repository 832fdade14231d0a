/** Moving in time: playing on, scrubbing, stepping by packet, round trip or loss, forth and back, for all runs on show at once. */
import { ENTERED_MARKED, hopOf, isDrop, kindOf } from '../../workers/engine/network/packet-records.ts';
import { DisplayClock } from './display-clock.ts';
import type { Track } from './run-handle.ts';

/** What a step goes on by. */
export type Grain = 'packet' | 'rtt' | 'loss';

/** How far back the picture of the packets reaches, s at most: what fell in the last seconds is on show. */
const PICTURE = 3;
/** First stretch computed in search of the next packet or loss, in round trips; doubled until one is found. */
const FIRST_SEARCH = 2;
const NEAR = 1e-9;

interface Search {
  grain: 'packet' | 'loss';
  direction: 1 | -1;
  /** How far to compute at once, s. */
  reach: number;
}

export class Navigator {
  tracks: Track[];
  readonly clock = new DisplayClock();
  playing = false;
  /** Simulated s per wall s; null is as fast as it goes. */
  speed: number | null;
  /** The hop whose packets steps count. */
  hop = 0;
  /** Where the picture is to go once the engine has come there, s. */
  private goal: number | null = null;
  private search: Search | null = null;
  /** Runs are taken up again from 0 for what they had not told. */
  private retelling = false;
  /** The time for which packets were last sought, s. */
  private sought = -1;
  /** Latest time that was on show of this run, s. */
  private latest = 0;

  constructor(track: Track, speed: number | null) {
    this.tracks = [track];
    this.speed = speed;
  }

  get time(): number {
    return this.clock.time;
  }

  get duration(): number {
    return Math.max(...this.tracks.map(({ series }) => series.scenario.duration));
  }

  get ended(): boolean {
    return this.time >= this.duration;
  }

  /** The reader has gone back and has not come again to where the run had been. */
  get inPast(): boolean {
    return this.time < this.latest - NEAR;
  }

  /** The run has been given another future: what was on show of the old one counts no more. */
  forgetFuture(): void {
    this.latest = this.time;
  }

  /** Time up to which the picture is complete on all tracks, s. */
  private get limit(): number {
    return Math.min(
      ...this.tracks.map((track) =>
        track.head >= track.series.scenario.duration ? this.duration : track.head - track.lead,
      ),
    );
  }

  /** Latest time of which samples are known, s. */
  get known(): number {
    return Math.max(this.time, Math.min(...this.tracks.map((track) => track.known)));
  }

  /** A run of its own begins, at 0. */
  begin(): void {
    this.clock.set(0);
    this.latest = 0;
    this.sought = -1;
    this.goal = this.search = null;
  }

  play(): void {
    this.goal = this.search = null;
    this.playing = true;
    for (const track of this.tracks) {
      // What the engine has computed far beyond the picture, it computes again as the picture comes to it.
      const ahead = track.head - this.time > track.lead + 0.6 * (this.speed ?? 1);
      if (ahead && this.time < track.series.scenario.duration)
        track.lookAt(Math.min(this.time + track.lead, track.series.scenario.duration), true);
      else track.client.play();
    }
  }

  pause(): void {
    this.goal = this.search = null;
    this.playing = false;
    this.clock.rest();
    for (const track of this.tracks) track.client.pause();
  }

  setSpeed(speed: number | null): void {
    this.speed = speed;
    for (const track of this.tracks) track.client.setSpeed(speed);
    if (this.playing) this.play();
  }

  /** Show `time`, s: at once where the run is known, else as soon as it has been computed. Playing goes on. */
  seek(time: number): void {
    this.search = null;
    this.go(Math.min(this.duration, Math.max(0, time)));
    if (this.playing && this.goal === null) this.play();
  }

  /** Pause, and go on or back by one packet, round trip or loss. */
  step(grain: Grain, direction: 1 | -1): void {
    if (this.playing) this.pause();
    if (grain === 'rtt') {
      const { period } = this.tracks[0]!.series.layout;
      const place = this.time / period;
      const next = direction === 1 ? Math.floor(place + 1e-6) + 1 : Math.ceil(place - 1e-6) - 1;
      this.search = null;
      this.go(Math.min(this.duration, Math.max(0, next * period)));
    } else {
      this.search = { grain, direction, reach: FIRST_SEARCH * this.tracks[0]!.series.layout.period };
      this.goal = null;
      this.seekFurther();
    }
  }

  /** Have a run told again from 0, as far as it is known. The picture stays, and playing goes on as soon as it is there. */
  retell(track: Track): void {
    const { duration } = track.series.scenario;
    track.lookAt(Math.min(Math.max(track.known, this.time + track.lead), duration), this.playing);
    this.retelling = true;
    this.sought = -1;
  }

  /** Go on to the animation frame at `wallMs`. @returns whether another frame is wanted */
  advance(wallMs: number): boolean {
    if (this.goal !== null) {
      if (this.limit >= Math.min(this.goal, this.duration) - NEAR) {
        this.clock.set(this.goal);
        this.goal = null;
      } else {
        // Asked for again, in case a track was on its way elsewhere.
        for (const track of this.tracks) track.reach(this.goal + track.lead);
      }
    }
    if (this.search) this.seekFurther();
    const underWay = (): boolean => this.tracks.some((track) => track.underWay);
    if (this.retelling && !underWay()) {
      this.retelling = false;
      // What was told again beyond the picture is no reason to hurry.
      if (this.playing) this.play();
    }
    const waiting = underWay();
    if (this.playing) this.clock.advance(wallMs, this.speed, waiting ? this.time : Math.min(this.limit, this.duration));
    else this.lookAround();
    this.latest = Math.max(this.latest, this.time);
    return this.playing || this.goal !== null || this.search !== null || underWay();
  }

  private go(time: number): void {
    this.goal = null;
    this.clock.set(this.time);
    if (time <= this.known + NEAR) {
      this.clock.set(time);
      return;
    }
    this.goal = time;
    for (const track of this.tracks) track.reach(time + track.lead);
  }

  /** See that the packets around the time on show are known. */
  private lookAround(): void {
    const { time } = this;
    for (const track of this.tracks) {
      const { trace, lead, series } = track;
      if (track.underWay || series.length === 0) continue;
      const covered =
        trace.from <= Math.max(0, time - PICTURE) && trace.to >= Math.min(time + lead, series.scenario.duration) - NEAR;
      if (covered || this.sought === time || time > track.known) continue;
      this.sought = time;
      if (trace.from <= Math.max(0, time - PICTURE) && track.head < time + lead) track.reach(time + lead);
      else track.lookAt(Math.min(time + lead, series.scenario.duration), false);
    }
  }

  /** Find the packet or loss that is sought, or have the engine compute on. */
  private seekFurther(): void {
    const track = this.tracks[0]!;
    const { grain, direction } = this.search!;
    if (track.underWay) return;
    const found = grain === 'loss' ? this.nextLoss(direction) : this.nextPacket(direction);
    if (found !== null) {
      this.search = null;
      this.go(found);
    } else if (direction === 1 && track.head < track.series.scenario.duration) {
      for (const each of this.tracks) each.reach(track.head + this.search!.reach);
      this.search!.reach *= 2;
    } else if (grain === 'packet' && direction === -1 && track.trace.from > 0 && this.sought !== this.time) {
      this.sought = this.time;
      track.lookAt(Math.min(this.time + track.lead, track.series.scenario.duration), false);
    } else {
      this.search = null;
    }
  }

  private nextLoss(direction: 1 | -1): number | null {
    const { drops } = this.tracks[0]!;
    const { time } = this;
    if (direction === 1) {
      const index = drops.after(time + NEAR);
      return index < drops.length ? drops.timeOf(index) : null;
    }
    const index = drops.after(time - NEAR) - 1;
    return index >= 0 ? drops.timeOf(index) : null;
  }

  private nextPacket(direction: 1 | -1): number | null {
    const { trace } = this.tracks[0]!;
    const { time } = this;
    if (time < trace.from || time > trace.to) return null;
    let index = direction === 1 ? trace.after(time + NEAR) : trace.after(time - NEAR) - 1;
    for (; index >= trace.first && index < trace.end; index += direction) {
      const code = trace.codeOf(index);
      const arrives = kindOf(code) <= ENTERED_MARKED || isDrop(kindOf(code));
      if (arrives && hopOf(code) === this.hop) return trace.timeOf(index);
    }
    return null;
  }
}
