/** Batch workers of which the test says what they do, and answers that need no run. */
import type { BatchCommand, BatchReport } from '../../../workers/papers/batch/protocol.ts';
import { type Answer, type Ask, askKey } from '../../../workers/papers/figures/ask.ts';
import type { BatchPort } from '../../../src/papers/pool.ts';

export class FakeWorker implements BatchPort {
  onmessage: BatchPort['onmessage'] = null;
  onerror: BatchPort['onerror'] = null;
  onmessageerror: BatchPort['onmessageerror'] = null;
  readonly commands: BatchCommand[] = [];
  ended = false;

  postMessage(command: BatchCommand): void {
    if (this.ended) throw new Error('the worker has ended');
    this.commands.push(structuredClone(command));
  }

  terminate(): void {
    this.ended = true;
  }

  get current(): BatchCommand | undefined {
    return this.commands.at(-1);
  }

  report(report: BatchReport): void {
    this.onmessage?.({ data: report } as MessageEvent<BatchReport>);
  }

  /** Answer what it was sent last. */
  answer(): void {
    const { id, job } = this.current!;
    this.report({ id, answers: job.asks.map((ask) => answerTo(ask, job.request.seed)), ms: 1 });
  }

  die(): void {
    this.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
  }
}

/** Some answer, another one for every ask and seed, between 0 and 1; with the trace and the single numbers that are asked for. */
export function answerTo(ask: Ask, seed: number): Answer {
  const text = `${seed} ${askKey(ask)}`;
  let hash = 7;
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
  const number = (offset: number): number => ((hash + 2654435761 * offset) % 1000) / 1000 + 0.001;
  const several = Array.from({ length: 10 }, (_, index) => number(index));
  return {
    value: number(0),
    ...(ask.trace !== undefined && { trace: { from: 1, step: 0.5, values: several } }),
    ...(ask.each && { each: several }),
  };
}
