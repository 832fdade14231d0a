/**
 * What counts as breaking: cards. A rule has failed in a network where what is looked at is beyond a bound, and as many times
 * beyond what TCP (SACK) makes of it in the rule's place there: where TCP fails as well, it is the network.
 */

import { say } from '../../words/say.ts';

/** What is measured of a run. */
export interface Measured {
  /** Of the flows in the rule's place together, and of TCP beside them, bit/s. */
  own: number;
  others: number;
  /** Part of the packets of the flows in the rule's place. */
  loss: number;
  /** Coefficient of variation of their rates. */
  cov: number;
  /** Mean queue over the buffer. */
  full: number;
}

export interface Failure {
  id: string;
  name: string;
  /** One sentence: when a rule has failed, with the numbers. */
  rule: string;
  /** How many times beyond its bound, of the rule's run and that with TCP in its place: above 1 it has failed. */
  beyond(rule: Measured, tcp: Measured): number;
  /** With the numbers of both. */
  says(rule: Measured, tcp: Measured): string;
}

const PART = 4;
const LOSS = { most: 0.05, times: 3 };
const COV = { most: 1, times: 2 };
const FREE = { least: 0.1, times: 2 };
/** Of what has no number, as a rate over one of nothing: so many times beyond at most. */
const MOST = 1000;

function times(value: number, bound: number): number {
  return bound > 0 ? Math.min(MOST, value / bound) : value > 0 ? MOST : 0;
}

export const FAILURES: readonly Failure[] = [
  {
    id: 'starves-itself',
    name: 'Starves itself',
    rule: 'It gets less than a quarter of what TCP gets in its place.',
    beyond: (rule, tcp) => times(tcp.own, PART * rule.own),
    says: (rule, tcp) => say('it gets {own}, TCP in its place {tcp}', { own: rate(rule.own), tcp: rate(tcp.own) }),
  },
  {
    id: 'starves-tcp',
    name: 'Starves TCP',
    rule: 'TCP beside it gets less than a quarter of what it gets beside TCP.',
    beyond: (rule, tcp) => times(tcp.others, PART * rule.others),
    says: (rule, tcp) =>
      say('TCP beside it gets {beside}, beside TCP {tcp}', { beside: rate(rule.others), tcp: rate(tcp.others) }),
  },
  {
    id: 'loses',
    name: 'Loses much',
    rule: 'It loses more than 5 % of its packets, and more than three times what TCP loses in its place.',
    beyond: (rule, tcp) => Math.min(times(rule.loss, LOSS.most), times(rule.loss, LOSS.times * tcp.loss)),
    says: (rule, tcp) =>
      say('it loses {own}, TCP in its place {tcp}', { own: percent(rule.loss), tcp: percent(tcp.loss) }),
  },
  {
    id: 'unsettled',
    name: 'Never settles',
    rule: 'The CoV of its rate is above 1, and more than twice that of TCP in its place.',
    beyond: (rule, tcp) => Math.min(times(rule.cov, COV.most), times(rule.cov, COV.times * tcp.cov)),
    says: (rule, tcp) =>
      say('the CoV of its rate is {own}, of TCP in its place {tcp}', { own: two(rule.cov), tcp: two(tcp.cov) }),
  },
  {
    id: 'full',
    name: 'Keeps the queue full',
    rule: 'On average less than a tenth of the buffer is free, and less than half of what TCP leaves free in its place.',
    beyond: (rule, tcp) =>
      Math.min(times(FREE.least, 1 - rule.full), times(1 - tcp.full, FREE.times * (1 - rule.full))),
    says: (rule, tcp) =>
      say('{own} of the buffer is free, with TCP in its place {tcp}', {
        own: percent(1 - rule.full),
        tcp: percent(1 - tcp.full),
      }),
  },
];

function rate(bps: number): string {
  return bps >= 1e6 ? `${two(bps / 1e6)} Mbit/s` : `${two(bps / 1e3)} kbit/s`;
}

function percent(part: number): string {
  return `${two(100 * part)} %`;
}

/** Two digits. */
function two(value: number): string {
  return String(Number(value.toPrecision(2)));
}
