/**
 * What TCP has learned since ns-2, each by itself: options of the window transport, of schemes that recover by SACK. All are off
 * unless they are asked for; `LINUX_TODAY` (transport-profiles.ts) has them together.
 */
import { milliseconds, type Parameter } from './parameter.ts';

export const REPAIRS = [
  {
    type: 'number',
    key: 'initialWindow',
    symbol: 'IW',
    name: 'Initial window',
    unit: 'packets',
    min: 1,
    max: 1_000,
    default: 2,
    whole: true,
    shown: { unit: 'packets', per: 1, min: 1, max: 40 },
    help: 'Packets that a flow may send before the first ACK of data comes.',
    notable: [
      { value: 2, source: 'ns-2.35' },
      { value: 10, source: 'RFC 6928, Linux' },
    ],
  },
  {
    type: 'flag',
    key: 'prr',
    name: 'Proportional rate reduction',
    symbol: 'PRR',
    default: false,
    help: 'After a loss the window comes down with each ACK, so that some packets go for those that arrive, where else none goes until the window has room (RFC 6937).',
  },
  {
    type: 'flag',
    key: 'rack',
    name: 'Loss by time',
    symbol: 'RACK',
    default: false,
    help: 'A packet is lost if one that was sent later has arrived, and a quarter of a round trip has passed or three more have arrived. Finds lost retransmissions too, which else take a timeout (RFC 8985).',
  },
  {
    type: 'flag',
    key: 'tlp',
    name: 'Tail loss probe',
    symbol: 'TLP',
    default: false,
    help: 'If nothing comes back for two round trips, one packet more is sent, whose ACK tells what is missing: a loss at the end of a transfer needs no timeout (RFC 8985).',
  },
  {
    type: 'number',
    key: 'minRto',
    symbol: '',
    name: 'Shortest timeout',
    unit: 's',
    min: 0,
    max: 60,
    default: 0.2,
    shown: milliseconds(0, 2_000),
    help: 'The retransmission timer waits no less than this.',
  },
  {
    type: 'flag',
    key: 'minRtoBeyondRtt',
    name: '… beyond the round trip',
    default: false,
    help: 'The shortest timeout is what the timer waits beyond the smoothed round trip, as in Linux.',
  },
] as const satisfies readonly Parameter[];
