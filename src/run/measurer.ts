/** Whole runs, measured in a worker: one after the other. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Outcome } from '../../workers/hands/protocol.ts';
import { type GamePort, spawnGame } from './game-port.ts';

export class Measurer {
  private port: GamePort | null = null;
  private readonly pending = new Map<number, { done(outcome: Outcome): void; failed(error: Error): void }>();
  private sent = 0;

  constructor(private readonly spawn: () => GamePort = spawnGame) {}

  measure(scenario: Scenario): Promise<Outcome> {
    const id = (this.sent += 1);
    return new Promise((done, failed) => {
      this.pending.set(id, { done, failed });
      this.port ??= this.hire();
      this.port.postMessage({ type: 'measure', id, scenario });
    });
  }

  close(): void {
    this.end('nobody waits for it any more');
  }

  private hire(): GamePort {
    const port = this.spawn();
    port.onmessage = ({ data }) => {
      if (data.type === 'measured') this.settle(data.id)?.done(data.outcome);
      else if (data.type === 'refused' && data.id !== null) this.settle(data.id)?.failed(new Error(data.why));
    };
    port.onerror = () => this.end('the worker died of it');
    return port;
  }

  /** End the worker; what it has not done fails. The next run gets another one. */
  private end(why: string): void {
    if (this.port) {
      this.port.onmessage = this.port.onerror = null;
      this.port.terminate();
      this.port = null;
    }
    for (const { failed } of this.pending.values()) failed(new Error(why));
    this.pending.clear();
  }

  private settle(id: number) {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    return waiting;
  }
}
