/** Losses by number: what an exercise says (“packets 9, 25 and 30 are lost”) happens, once each. */
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import { prepare } from './support/run.ts';
import { changeNow } from '../support/change-now.ts';
import { refusalsOf } from '../support/refusals.ts';
import { scenarioWith } from '../support/scenario.ts';

const run = (lost: object | null, more: object = {}): { fates: [string, number][]; acts: string[]; digest: string } => {
  const { simulation } = prepare({
    version: 1,
    duration: 8,
    warmup: 1,
    path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 1000 } }],
    transport: { maxWindow: 40, initialWindow: 1, initialSsthresh: 16, limitedTransmit: false },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp', variant: 'newreno' }, accessDelay: 0.03 }],
    events: lost === null ? [] : [{ at: 0, do: 'lose', group: 'tcp', ...lost }],
    ...more,
  });
  const fates: [string, number][] = [];
  const acts: string[] = [];
  simulation.observe(0, {
    change: (variable, cause) => void (variable === 'cwnd' && acts.at(-1) !== cause && acts.push(cause)),
  });
  simulation.observeHops({
    observes: () => true,
    fate: (fate, _flow, packet) => void fates.push([fate, packet]),
    accepted: () => {},
  });
  simulation.runUntil(8);
  return { fates, acts, digest: simulation.digest() };
};

const REAL = { reverse: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 1000 } }] };

describe('packets that are lost by their numbers', () => {
  it('are lost once each: what repairs them passes', () => {
    const { fates, acts } = run({ packets: [9, 25, 30] });
    expect(fates).toEqual([
      ['lost by a change', 9],
      ['lost by a change', 25],
      ['lost by a change', 30],
    ]);
    expect(acts).toContain('third duplicate ACK');
  });

  it('make a timeout where the whole window is lost, and three duplicate ACKs where one of it is', () => {
    const one = run({ packets: [20] });
    const all = run({ packets: Array.from({ length: 60 }, (_, index) => 20 + index) });
    expect(one.acts).not.toContain('timeout');
    expect(all.acts).toContain('timeout');
    expect(all.acts).not.toContain('third duplicate ACK');
  });

  it('may be ACKs, of which the next one tells as much: nothing is sent again', () => {
    const { fates, acts } = run({ packets: [9, 10], ack: true }, REAL);
    expect(fates).toEqual([
      ['ACK dropped', 9],
      ['ACK dropped', 10],
    ]);
    expect(acts).not.toContain('third duplicate ACK');
    expect(acts).not.toContain('timeout');
  });

  it('pass before the time of the event, and another flow’s packets of the same number pass always', () => {
    expect(run({ packets: [9], at: 5 }).fates).toEqual([]);
    const two = [
      { id: 'other', accessDelay: 0.03 },
      { id: 'tcp', accessDelay: 0.03 },
    ];
    expect(run({ packets: [9, 9] }, { flows: two }).fates).toEqual([['lost by a change', 9]]);
    expect(run(null).digest).toBe(run({ packets: [9], at: 8 }).digest);
  });
});

describe('a list of packets to lose is refused', () => {
  const refusal = (event: object): string => {
    const events = [{ at: 0, do: 'lose', group: 'tcp', ...event }];
    const refused = refusalsOf(() => scenarioWith({ flows: [{ id: 'tcp' }], events }));
    return refused.map(({ path, rule }) => `${path} ${rule}`).join();
  };

  it.each([
    ['none', { packets: [] }, 'events[0].packets must have at least one packet number'],
    [
      'too many',
      { packets: Array(LIMITS.packetsLost + 1).fill(1) },
      'events[0].packets must be a list of at most 1000',
    ],
    ['no packet', { packets: [-1] }, 'events[0].packets[0] must be a whole number from 0 to 1000000000'],
    ['no such flow', { packets: [1], flow: 1 }, 'events[0].flow must be a flow of the group, 0 to 0'],
    ['no hop for ACKs', { packets: [1], ack: true }, "events[0].ack must be false while the reverse path is 'ideal'"],
  ])('with the field, the rule and the value: %s', (_what, event, rule) => expect(refusal(event)).toBe(rule));

  it('if it comes while the run goes on: it holds from the start, as a link repeats it', () => {
    const { simulation } = prepare({ version: 1, flows: [{ id: 'tcp' }] });
    expect(() => changeNow(simulation, { do: 'lose', group: 'tcp', flow: 0, packets: [9], ack: false })).toThrow(
      ScenarioError,
    );
  });
});
