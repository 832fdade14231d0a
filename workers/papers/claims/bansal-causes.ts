/** Why claims of bansal2001 do not hold. */
import { fk } from '../figures/bansal-runs.ts';
import type { Quantity } from '../figures/quantity.ts';
import { type Cause, counterRun, notExplained, ns2Alike, slip } from './cause.ts';
import { prints } from './checks.ts';
import type { Check } from './claim.ts';

/** The quantity with other choices in all its runs. */
export function withChoice(quantity: Quantity, choice: Readonly<Record<string, number>>): Quantity {
  return { ...quantity, asks: quantity.asks.map((ask) => ({ ...ask, choice: { ...ask.choice, ...choice } })) };
}

const delayedAcks = (scheme: string, k: number, print: string): Check => ({
  ...prints(withChoice(fk(scheme, k), { packetsPerAck: 2 }), print),
  expects: `${print} with delayed ACKs`,
});

const DEEP_QUEUE =
  'In 10 Mbit/s of RED about 24 packets wait when the five stop; the queue drains and the round trips shrink from 70 to 50 ms, so that windows turn into higher rates at once.';

export const bansalCauses: Readonly<Record<string, Cause>> = {
  's421-drop-rate': notExplained(
    'The paper expects 0.7 % and 14.4 packets, which are tied by the law without timeouts and with the round trip as it is; in the run, with two reverse flows whose number is ours, TCP and TFRC drop 0.8 %.',
  ),
  'f13-tcp-f20': counterRun(
    delayedAcks('TCP(1/2)', 20, 'about 0.86'),
    `With delayed ACKs, which halve the climb, it holds; then TFRC is ahead of TCP in Figure 7 at every period, which the paper denies, so that we do not adopt them. ${DEEP_QUEUE}`,
  ),
  'f13-tcp8-f20': ns2Alike(['D-fk-tcp(1_8)'], `ns-2.35 gives 0.887, and 0.812 with delayed ACKs. ${DEEP_QUEUE}`),
  'f13-tfrc8-f20': ns2Alike(['D-fk-tfrc(8)-nodisc'], 'ns-2.35 gives 0.653.'),
  'f13-tfrc256-f20': ns2Alike(['D-fk-tfrc(256)'], `ns-2.35 gives 0.632, we 0.636, the print 0.60. ${DEEP_QUEUE}`),
  'f13-tcp1-256-f20': ns2Alike(['D-fk-tcp(1_256)'], 'ns-2.35 gives 0.708: shares are still unequal after 500 s.'),
  'f13-tcp1-256-f200': ns2Alike(['D-fk-tcp(1_256)'], 'ns-2.35 gives 0.763: shares are still unequal after 500 s.'),
  's423-agg-tfrc': slip(
    'Cited from one reference as 0.14 and 0.28 here (Section 4.2.3) and as 0.12 and 0.22 in Section 5.1 of Yang et al. 2000: both cannot be right. We find 0.133 without discounting and up to 0.32 with it.',
  ),
  's423-fk-formula': notExplained(`The formula has no queue. ${DEEP_QUEUE}`),
  's423-hd-off': notExplained(
    'Over 20 round trips discounting has hardly begun: the open interval must first be twice the mean.',
  ),
  's423-slower-sluggish': ns2Alike(
    ['D-fk-tfrc(2)-nodisc', 'D-fk-tfrc(8)-nodisc'],
    'All families fall from end to end but for one step: TFRC with two intervals uses less in 200 round trips than with four, because it still swings. ns-2.35: 0.927 with two, 0.943 with eight.',
  ),
};
