/** A link that is down for a time: it loses everything, and comes back. */
import { describe, expect, it } from 'vitest';
import { flowOffset } from '../../workers/engine/sampling/frame.ts';
import { prepare, type Run } from './support/run.ts';

const DOWN = 10;
const UP = 25;

/** A flow on a link of 8 Mbit/s, whose hop number `hop` is down for a while. */
function downAt(hop: number, queueLimit = 50): Run & { timeouts: number[]; waits: number[] } {
  const link = { rate: 8e6, delay: 0.02, queue: { kind: 'droptail', limit: queueLimit } };
  const run = prepare({
    duration: 60,
    warmup: 0,
    sample: 0.5,
    transport: { sendJitter: 0 },
    path: [link],
    reverse: [link],
    flows: [{ scheme: { kind: 'tcp', variant: 'sack' }, accessDelay: 0.03 }],
    events: [
      { at: DOWN, do: 'loss', hop, model: { kind: 'bernoulli', p: 1 } },
      { at: UP, do: 'loss', hop, model: { kind: 'none' } },
    ],
  });
  const timeouts: number[] = [];
  run.simulation.observe(0, {
    change(variable, cause) {
      if (variable === 'rto' && cause === 'timeout') timeouts.push(run.simulation.eventTime);
    },
  });
  run.simulation.runUntil(60);
  return { ...run, timeouts, waits: timeouts.slice(1).map((time, index) => time - timeouts[index]!) };
}

const sum = ({ frames }: Run, column: 'sent' | 'delivered', from: number, to: number): number =>
  frames.slice(2 * from, 2 * to).reduce((total, row) => total + row[flowOffset(0, column)]!, 0);

describe.each([
  ['link', 0],
  ['way of the ACKs', 1],
])('while the %s is down', (what, hop) => {
  const run = downAt(hop);

  it('the sender tries again after waits that double each time, and sends nothing in between', () => {
    expect(run.timeouts.every((time) => time > DOWN)).toBe(true);
    expect(run.waits.length).toBeGreaterThanOrEqual(3);
    for (const [index, wait] of run.waits.slice(1).entries()) expect(wait / run.waits[index]!).toBeCloseTo(2, 6);
    // One packet a timeout, once the window that was on its way is gone.
    const tries = run.timeouts.filter((time) => time > 12 && time < UP).length;
    expect(sum(run, 'sent', 12, UP)).toBe(tries);
  });

  it('nothing new arrives at who is behind it; up again, the flow fills the link as before', () => {
    if (what === 'link') expect(sum(run, 'delivered', DOWN + 1, UP)).toBe(0);
    // 1000 packets a second.
    expect(sum(run, 'delivered', 45, 60) / 15).toBeGreaterThan(950);
  });
});
