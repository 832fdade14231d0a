import { flag, number, type ParameterValues } from '../scenario/parameter.ts';
import type { Ends, FlowParts } from '../transport/ends.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { BbrSender } from './bbr-sender.ts';
import { flagOf, numberOf, type SchemeCard } from './scheme.ts';
import type { Text } from '../transport/telling.ts';

/** The two ends of a flow. */
export function connectBbr(values: ParameterValues, parts: FlowParts): Ends {
  return {
    sender: new BbrSender(parts, {
      rounds: numberOf(values, 'rounds'),
      rttSeconds: numberOf(values, 'rttWindow'),
      probesRtt: flagOf(values, 'probeRtt'),
      aggregation: flagOf(values, 'ackAggregation'),
      likeLinux: values['rules'] === 'linux',
    }),
    receiver: new TcpReceiver(parts),
  };
}

/** What goes on in each phase. */
const STANDING: Readonly<Record<string, Text>> = {
  drain: '{Flow} sends slower than it measures, to empty the queue it made.',
  'probe bandwidth': '{Flow} paces by the bandwidth it measures: now {rate:packets} packets/s.',
  'probe round trip': '{Flow} lets the queue empty, to see the true round trip.',
};

/**
 * BBR version 1 (Cardwell, Cheng, Gunn, Yeganeh, Jacobson 2016; draft-cardwell-iccrg-bbr-congestion-control-00).
 *
 *   pacing rate = gain × largest delivery rate of the last rounds
 *   window      = gain × that rate × smallest round trip of the last seconds
 *
 * SACK repairs losses; otherwise they hardly matter. Left out: long-term (policer) sampling and all of versions 2 and 3.
 */
export const bbr: SchemeCard = {
  kind: 'bbr',
  name: 'BBR',
  fullName: 'BBR version 1',
  family: 'Beyond the papers',
  slot: 5,
  control: 'window',
  taxonomy: 'rate-based with a window cap; historical; fixed (our reading; not in tsao2007)',
  law: ['rate = gain × largest delivery rate of n round trips', 'window ≤ 2 × that rate × smallest round trip of T'],
  words: {
    standing: ({ state }) => STANDING[state] ?? 'Startup: {flow} sends ever faster, until the bandwidth stops growing.',
    besides: null,
    growth: null,
    cut: null,
    unanswered:
      'It has not cut for packet {packet}, {how?dropped|lost|marked}: BBR goes by delivery rates, not by losses.',
    ignoresLosses: true,
  },
  theory: { sends: { none: 'no form: BBR goes by its rate samples' } },
  about:
    'BBR does not wait for losses or queues. It measures how fast packets are really delivered and how short the round ' +
    'trip can be, sends at the one and keeps no more than twice their product under way. Now and then it probes faster, ' +
    'and now and then it drains the queue to see the true round trip. As in Linux, it does not respond to ECN marks. Left out: ' +
    'the detection of traffic policers, and all of versions 2 and 3.',
  parameters: [
    number({
      key: 'rounds',
      symbol: 'n',
      name: 'Bandwidth memory',
      unit: 'round trips',
      range: [2, 50],
      default: 10,
      whole: true,
      help: 'The bandwidth is the largest delivery rate of this many round trips.',
      notable: [{ value: 10, source: 'Cardwell et al. 2016' }],
    }),
    number({
      key: 'rttWindow',
      symbol: 'T',
      name: 'Round-trip memory',
      unit: 's',
      range: [1, 60],
      default: 10,
      help: 'The smallest round trip of this many seconds.',
      notable: [{ value: 10, source: 'Cardwell et al. 2016' }],
    }),
    flag({
      key: 'probeRtt',
      name: 'Probe the round trip',
      default: true,
      help: 'Drain the queue when no smaller round trip was seen for that long.',
    }),
    flag({
      key: 'ackAggregation',
      name: 'Room for lumps of ACKs',
      default: true,
      more: true,
      help: 'The window is larger by the packets that were acknowledged faster than the bandwidth explains, as in Linux since 5.1. The draft has no such room.',
    }),
    {
      type: 'choice',
      key: 'rules',
      name: 'Details of',
      options: [
        { value: 'linux', label: 'Linux' },
        { value: 'draft', label: 'the draft' },
      ],
      default: 'linux',
      more: true,
      help: 'Linux paces 1 % below gain × bandwidth, so that queues drain, rounds its window up to an even number, adds two packets while it probes at 5/4, and renews its memory of the round trip only by a shorter one, so that even alone it probes the round trip every T. The draft does nothing of this.',
    },
  ],
  presets: [],
  citation:
    'N. Cardwell, Y. Cheng, C. S. Gunn, S. H. Yeganeh, V. Jacobson, BBR: Congestion-Based Congestion Control, ACM Queue 14(5), 2016.',
};
