/**
 * A game that is played: what is pressed becomes a step of the next tick, and the worker goes on by it. A tick is a tenth of a second of
 * simulated time, however long the clock on the wall lets it last, so a slow machine plays slower and not otherwise.
 */
import { TICKS_PER_SECOND } from '../../workers/engine/schemes/hands-steps.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { GameReport, Harmed, NetworkTick, OwnTick, Press, Role } from '../../workers/hands/protocol.ts';
import { NETWORK_PACKETS, understandsMarks } from '../../workers/hands/seat.ts';
import type { GamePort } from '../run/game-port.ts';

/** Calls `act` every so many ms until what it returns is called. */
export type EveryMs = (ms: number, act: () => void) => () => void;

export const SPEEDS = [1, 0.5, 0.25] as const;

/** Steps that wait for their tick, at most: what was pressed a second ago is wanted no more. */
const MOST_WAITING = 3;
/** The one key: held it adds a packet each tick, let go it halves. */
const GROW = 'a';
const LET_GO = 'h';

/** A packet that the network is to lose or to mark: the next one of the flow after that time, s. */
export type TimedPress = Press & { at: number };

export interface PlayState {
  phase: 'ready' | 'running' | 'paused' | 'over' | 'refused';
  /** Ticks done. */
  tick: number;
  held: boolean;
  speed: number;
  /** What a press of the network does. */
  how: Harmed;
  /** The digest of the run that was played; '' before its end. */
  digest: string;
  /** Why there is no game. */
  why: string;
}

export class Play {
  /** What has been seen, a tick each. */
  readonly own: OwnTick[] = [];
  readonly network: NetworkTick[] = [];
  readonly presses: TimedPress[] = [];
  private port: GamePort | null = null;
  private readonly listeners = new Set<() => void>();
  private stopClock = (): void => undefined;
  private waiting: string[] = [];
  private aimed: Press | null = null;
  private letters = '';
  /** The worker has not answered for the last tick. */
  private asked = false;
  state: PlayState = { phase: 'ready', tick: 0, held: false, speed: 1, how: 'drop', digest: '', why: '' };

  constructor(
    private readonly spawn: () => GamePort,
    private readonly every: EveryMs,
    readonly scenario: Scenario,
    readonly role: Role,
  ) {}

  /** Start its worker. It is ready at 0 s. */
  open(): void {
    const { scenario, role } = this;
    try {
      this.port = this.spawn();
    } catch {
      return this.refuse('The browser, or an extension of it, refuses Web Workers.');
    }
    this.port.onmessage = ({ data }) => this.take(data);
    this.port.onerror = () => this.refuse('The worker of the game died. Reload the page to try again.');
    this.port.postMessage({ type: 'begin', scenario, role });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = (): PlayState => this.state;

  /** The steps so far. */
  get record(): string {
    return this.letters;
  }

  /** Simulated time, s. */
  get seconds(): number {
    return this.state.tick / TICKS_PER_SECOND;
  }

  /** Packets that the network may still lose or mark. */
  get left(): number {
    return NETWORK_PACKETS - this.presses.length;
  }

  /** Start, or go on. */
  go(): void {
    if (this.state.phase !== 'ready' && this.state.phase !== 'paused') return;
    this.set({ phase: 'running' });
    this.wind();
  }

  pause(): void {
    if (this.state.phase !== 'running') return;
    this.stopClock();
    this.hold(false);
    this.set({ phase: 'paused' });
  }

  setSpeed(speed: number): void {
    this.set({ speed });
    if (this.state.phase === 'running') this.wind();
  }

  /** A step, by its letter, for the next tick that is free. */
  press(letter: string): void {
    if (this.state.phase !== 'running' || this.waiting.length >= MOST_WAITING) return;
    this.waiting.push(letter);
  }

  /** The one key goes down, or up. */
  hold(held: boolean): void {
    if (this.state.phase !== 'running' || held === this.state.held) return;
    this.press(held ? GROW : LET_GO);
    this.set({ held });
  }

  setHow(how: Harmed): void {
    this.set({ how });
  }

  /** The network loses or marks the next packet of that flow; one that understands no marks is not marked. */
  harm(flow: number): void {
    const { phase, how } = this.state;
    if (phase !== 'running' || this.left === 0 || this.aimed !== null) return;
    if (how === 'drop' || understandsMarks(this.scenario, flow)) this.aimed = { flow, how };
  }

  close(): void {
    this.stopClock();
    if (!this.port) return;
    this.port.onmessage = this.port.onerror = null;
    this.port.terminate();
    this.port = null;
  }

  private wind(): void {
    this.stopClock();
    this.stopClock = this.every(1000 / TICKS_PER_SECOND / this.state.speed, () => this.onClock());
  }

  private onClock(): void {
    if (this.asked) return;
    this.asked = true;
    if (this.role === 'wheel') {
      const letter = this.waiting.shift() ?? (this.state.held ? GROW : '.');
      this.letters += letter;
      this.port!.postMessage({ type: 'tick', letter });
    } else {
      if (this.aimed !== null) this.presses.push({ at: this.seconds, ...this.aimed });
      this.port!.postMessage({ type: 'harm', harm: this.aimed });
      this.aimed = null;
    }
  }

  private take(report: GameReport): void {
    if (report.type === 'refused') return this.refuse(report.why);
    if (report.type === 'measured') return;
    this.asked = false;
    if (report.type === 'own') this.own.push(report.seen);
    else this.network.push(report.seen);
    if (report.over !== null) this.stopClock();
    this.set({
      tick: report.seen.tick,
      ...(report.over !== null && { phase: 'over', digest: report.over, held: false }),
    });
  }

  private refuse(why: string): void {
    this.stopClock();
    this.set({ phase: 'refused', why });
  }

  private set(part: Partial<PlayState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
