/**
 * A quick part of the validation (`npm run validate` has all of it): losses, sources and paths beyond the dumbbell, two
 * seeds each against what ns-2.35 gave. With few seeds chance is wider than the rule, so the tolerance is the rule's or
 * two standard deviations of the difference of the means, whichever is wider, the spread of one run being ns-2.35's own.
 */
import { describe, expect, it } from 'vitest';

import { LONG } from '../engine/support/long.ts';
import { expectAgreement } from './agreement.ts';
import { measure } from './measure.ts';
import { loadReference } from './reference.ts';

const SEEDS = LONG ? [1, 2, 3] : [1, 2];

const references = new Map(loadReference().map((reference) => [reference.id, reference]));

const sentences: [sentence: string, id: string][] = [
  ['a Reno flow whose losses come nearly evenly, six round trips apart', 'F-interval-0.5s-cv0.2-reno'],
  ['SACK under the pattern of gaps of bansal2001', 'L-mild-sack'],
  ['TFRC under calm phases and phases of heavy loss', 'L-phases-tfrc(8)'],
  ['SQRT when losses come in bursts of two', 'L-gepkt-burst2-sqrt'],
  ['TFRC under ns-2’s own two-state losses', 'L-twostate-stock-tfrc(8)'],
  ['eight SACK flows against a sawtooth of 8 Mbit/s', 'J-saw-8mbps-2s-8sack'],
  ['RAP with send jitter', 'K-droptail-10rap-jitter'],
];

/** These take the longest, and others look where they look: `npm run test:long`. */
const longOnes: typeof sentences = [
  ['AIAD/H when the time between losses becomes five times as long, and back', 'F-tsao-twostate-aiadh(0.25)'],
  ['a chain of two RED queues with SQRT, SACK and cross flows', 'I-lot2-red-sqrt'],
  ['five SACK flows whose ACKs queue behind four in the opposite direction', 'H-red-5sack-rev4'],
  ['ten SQRT flows against a falling sawtooth that leaves a tenth of the link', 'J-revsaw-13.5mbps-10s-10sqrt'],
  ['TCP(1/8) on a link that is bad for 0.2 s now and then', 'L-getime-tcp(1_8)'],
  ['a SACK flow that loses a packet every 2 s, with CV 0.4', 'F-interval-2s-cv0.4-sack'],
  ['a chain of three links of different rates', 'I-chain3-red-8-6-10mbps-tcp(1_8)'],
  ['ten SACK flows and one in the opposite direction on DropTail', 'H-droptail-10sack-rev1'],
  ['ten Pareto on/off sources against five SACK flows', 'J-pareto10-droptail-5sack'],
];

describe('our engine agrees with ns-2.35 in throughput, drop rate and CoV on', () => {
  it.each(LONG ? [...sentences, ...longOnes] : sentences)('%s', (_sentence, id) => expectAgreement(id, SEEDS));
});

describe('short transfers', () => {
  it('are all completed in a flash crowd, as in ns-2.35, and take as long', () => {
    const reference = references.get('J-flash-red-8sack-60')!;
    const { crowd } = measure(reference, 1);
    expect(crowd['completed']).toBe(reference.setup.crowd!.count);
    const [mean, sd] = reference.crowd!['mean']!;
    expect(Math.abs(crowd['mean']! - mean)).toBeLessThan(Math.max(0.1 * mean, 3 * sd));
  });
});
