/** The first scene: what runs when the page opens with no link. */
import { fieldDefaults } from '../../workers/engine/scenario/parameter.ts';
import { HOP_FIELDS, RUN_FIELDS } from '../../workers/engine/scenario/run-fields.ts';
import { GROUP_FIELDS } from '../../workers/engine/scenario/sender-fields.ts';
import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';

/**
 * One TCP flow fills a small queue, loses one packet, halves, and goes on in teeth; later a second one joins. A packet
 * takes 10 ms to send and the round trip is 100 ms, so the link itself holds ten packets and all of them can be seen.
 * Slow start ends early, so the first loss comes from a window that opens by one packet each round trip, and soon.
 * Written out whole, as the engine's check of scenarios leaves it: the first view does without that check.
 */
export function defaultScenario(): Scenario {
  const group = (id: string, start: number): FlowGroup => ({
    ...{ id, label: '', scheme: { kind: 'tcp', variant: 'sack' } },
    ...fieldDefaults(GROUP_FIELDS),
    ...{ start, accessDelay: 0.02, packetSize: 1250, transport: {} },
  });
  return {
    version: 1,
    ...fieldDefaults(RUN_FIELDS),
    ...{ duration: 180, warmup: 10, sample: 0.02 },
    path: [
      {
        ...fieldDefaults(HOP_FIELDS),
        rate: 1e6,
        delay: 0.03,
        queue: { kind: 'droptail', limit: 6 },
        loss: { kind: 'none' },
      },
    ],
    reverse: 'ideal',
    transport: { profile: 'ns-2.35', initialSsthresh: 11 },
    flows: [group('tcp', 0), group('tcp-2', 7.5)],
    traffic: [],
    events: [],
  };
}

/** Simulated seconds per second at which it begins: a packet is sent in three frames. */
export const FIRST_SPEED = 0.2;

/** Simulated s per s at which any other scenario plays: a tooth of the usual ones passes in about a second. */
export const DEFAULT_SPEED = 5;
