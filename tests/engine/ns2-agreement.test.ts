/**
 * A quick part of the validation (`npm run validate` has all of it): two seeds of each experiment (four in `npm run test:long`)
 * against what ns-2.35 gave. With few seeds chance is wider than the rule, so the tolerance is the rule's or two standard
 * deviations of the difference of the means, whichever is wider, the spread of one run being ns-2.35's own.
 */
import { describe, it } from 'vitest';

import { expectAgreement } from '../validation/agreement.ts';
import { LONG } from './support/long.ts';

const SEEDS = LONG ? [1, 2, 3, 4] : [1, 2];

const sentences: [sentence: string, id: string][] = [
  ['a SACK flow that loses every hundredth packet at random', 'A-bern-0.01-sack'],
  ['a Reno flow of the year 2000 that loses 8 % and lives on timeouts', 'A-bern-0.08-reno-era'],
  ['GAIMD(0.31, 7/8) on Reno at 4 % loss', 'A-bern-0.04-gaimd'],
  ['a Tahoe flow that loses every hundredth packet at random', 'M-bern-0.01-tahoe'],
  ['a NewReno flow that loses every 25th packet', 'A-per-0.04-newreno'],
  ['a SACK flow whose retransmission is the one lost, every 20th packet', 'A-per-0.05-sack'],
  ['TCP(1/8) on SACK at 10 % loss', 'A-bern-0.1-tcp(1_8)'],
  ['GAIMD with truncated windows at 1 % loss', 'A-bern-0.01-gaimd-era'],
  ['a minimum RTO of one second at 1 % loss', 'V-minrto1-reno-0.01'],
  ['sixteen Reno flows of which eight stop', 'B-16to8same-reno-era'],
  ['SQRT at 1 % loss', 'A-bern-0.01-sqrt'],
  ['IIAD at 4 % loss', 'A-bern-0.04-iiad'],
  ['SIMD(1/16) at 2 % loss', 'A-bern-0.02-simd(1_16)'],
  ['AIAD/H at 5 % loss', 'A-bern-0.05-aiadh(0.25)'],
  ['TFRC at 20 % loss', 'A-bern-0.2-tfrc(8)'],
  ['TFRC of the year 2000 when losses become rarer, at even distances', 'B-step-per-0.04to0.01-tfrc(8)-era'],
  ['five SACK flows beside five TFRC flows on a RED queue', 'G-red-drop-5sack+5tfrc(8)'],
  ['ten Vegas flows that share a queue they hardly fill', 'K-droptail-10vegas-nojitter'],
  ['CUBIC where losses are rare', 'K-bern-0.001-linux-cubic'],
];

/** These take the longest, and others look where they look: `npm run test:long`. */
const longOnes: typeof sentences = [
  ['TCP and TCP(1/8) against a square wave of one second', 'C-3to1-tcp5+tcp(1_8)-1s'],
  ['ECN flows beside flows without on one RED queue', 'G-red-ecn-5sack-ecn+5sack'],
  ['a RED queue too short for its thresholds', 'G-red-lim20-nowait-ecn-10sack'],
  ['five RAP flows beside five SACK flows', 'K-red-5rap+5sack'],
  ['ten TCP(1/4) flows on RED of which five stop', 'D-fk-tcp(1_4)'],
  ['ten TCP flows that a square wave of 10 s leaves a tenth of the link', 'C-10to1-10tcp-10s'],
  ['ten ECN flows of TFRC', 'G-red-ecn-10tfrc(8)'],
  ['eight Reno flows of the year 2000 on one DropTail queue', 'B-8same-reno-era'],
  ['one GAIMD flow among seven Reno flows', 'B-1+7reno-gaimd'],
  ['sixteen SACK flows with round-trip times spread by a quarter', 'F-tsao-rtt-cv0.25-sack'],
  ['eight AIMD(0.2, 1/8) flows against eight SACK flows of the same round-trip time', 'F-tsao-rtt-cv0-aimd(0.2,0.125)'],
  ['forty ECN flows that RED marks and drops', 'G-heavy-ecn-40sack'],
];

describe('our engine agrees with ns-2.35 in throughput, drop rate and CoV on', () => {
  it.each(LONG ? [...sentences, ...longOnes] : sentences)('%s', (_sentence, id) => expectAgreement(id, SEEDS));
});
