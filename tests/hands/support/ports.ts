/** A worker of the games that answers at once, and a clock that ticks when it is told to. */
import type { EveryMs } from '../../../src/hands/play.ts';
import type { GamePort } from '../../../src/run/game-port.ts';
import { Desk } from '../../../workers/hands/desk.ts';
import type { GameCommand, GameReport } from '../../../workers/hands/protocol.ts';

export class DeskPort implements GamePort {
  readonly commands: GameCommand[] = [];
  readonly reports: GameReport[] = [];
  onmessage: GamePort['onmessage'] = null;
  onerror: GamePort['onerror'] = null;
  ended = false;
  /** Answers wait until `deliver`. */
  late = false;
  private readonly desk = new Desk();
  private readonly held: GameReport[] = [];

  postMessage(command: GameCommand): void {
    this.commands.push(command);
    const report = this.desk.answer(structuredClone(command));
    if (!report) return;
    this.reports.push(report);
    if (this.late) this.held.push(report);
    else this.say(report);
  }

  deliver(): void {
    for (const report of this.held.splice(0)) this.say(report);
  }

  terminate(): void {
    this.ended = true;
  }

  private say(data: GameReport): void {
    this.onmessage?.({ data } as MessageEvent<GameReport>);
  }
}

export class HandClock {
  /** Of each that runs: its period, ms. */
  readonly periods: number[] = [];
  private act: (() => void) | null = null;

  readonly every: EveryMs = (ms, act) => {
    this.periods.push(ms);
    this.act = act;
    return () => {
      if (this.act === act) this.act = null;
    };
  };

  get runs(): boolean {
    return this.act !== null;
  }

  tick(times = 1): void {
    for (let count = 0; count < times; count += 1) this.act?.();
  }
}
