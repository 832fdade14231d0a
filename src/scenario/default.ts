import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';

/**
 * The first scene: what runs when the page opens. Two TCP flows and two of a scheme that is friendly to it, AIMD(0.2,
 * 1/8): equal shares in the long run, by big teeth and by small ones. A round trip of 100 ms makes a tooth of a few
 * seconds. Round trips differ a little and hosts are a little uneven, as they are in life: flows that tick exactly
 * alike lose exactly together. Slow start ends at 40 packets, so that the first seconds do not set the scale. Written
 * out whole, as the engine's check of scenarios leaves it: the first view does without that check.
 */
export function defaultScenario(): Scenario {
  const group = (id: string, scheme: FlowGroup['scheme']): FlowGroup => ({
    ...{ id, label: '', scheme, count: 2, start: 0, startJitter: 0.5, stop: null, accessDelay: 0.03, rttCv: 0.1 },
    ...{ packetSize: 1000, ecn: true, enter: 0, direction: 'forward', packets: null, transport: {}, leave: 0 },
  });
  return {
    ...{ version: 1, title: '', note: '', seed: 1, duration: 300, warmup: 20, sample: 'rtt' },
    path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 }, loss: { kind: 'none' } }],
    reverse: 'ideal',
    transport: { profile: 'ns-2.35', initialSsthresh: 40, sendJitter: 0.003 },
    flows: [
      group('tcp', { kind: 'tcp', variant: 'sack' }),
      group('aimd', { kind: 'aimd', a: 0.2, b: 0.125, variant: 'sack' }),
    ],
    traffic: [],
    events: [],
  };
}

/** Simulated seconds per second at which the first scene plays: a tooth passes in about a second. */
export const DEFAULT_SPEED = 5;
