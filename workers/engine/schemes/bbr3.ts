import { flag, type ParameterValues } from '../scenario/parameter.ts';
import type { Ends, FlowParts } from '../transport/ends.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { Bbr3Sender } from './bbr3-sender.ts';
import { flagOf, type SchemeCard } from './scheme.ts';
import type { Text } from '../transport/telling.ts';

/** The two ends of a flow. Its packets cannot be marked: the draft has no rule for marks. */
export function connectBbr3(values: ParameterValues, parts: FlowParts): Ends {
  return {
    sender: new Bbr3Sender({ ...parts, ecn: false }, flagOf(values, 'bursts')),
    receiver: new TcpReceiver(parts),
  };
}

const GIVING_BACK = '{Flow} sends slower than it measures, until the queue it made is gone.';
/** What goes on in each phase. */
const STANDING: Readonly<Record<string, Text>> = {
  drain: GIVING_BACK,
  'probe down': GIVING_BACK,
  'probe round trip': '{Flow} halves what is in flight, to see the true round trip.',
  cruise: '{Flow} cruises at the bandwidth it measured: {rate:packets} packets/s.',
  refill: '{Flow} fills the path, before it probes for more.',
  'probe up': '{Flow} probes: it sends a quarter more than it measures.',
};

/** BBR version 3, draft-ietf-ccwg-bbr-06. SACK repairs losses. */
export const bbr3: SchemeCard = {
  kind: 'bbr3',
  name: 'BBRv3',
  fullName: 'BBR version 3',
  family: 'Beyond the papers',
  slot: 6,
  control: 'window',
  taxonomy:
    'rate-based with a window cap; historical; variable, by losses of 2 % and more (our reading; not in tsao2007)',
  law: [
    'rate = gain × bandwidth, the largest delivery rate of two probes, less after losses',
    'window ≤ 2 × bandwidth × smallest round trip, and ≤ what the last probe with over 2 % lost had in flight',
  ],
  words: {
    standing: ({ state }) => STANDING[state] ?? 'Startup: {flow} sends ever faster, until the bandwidth stops growing.',
    besides: null,
    growth: null,
    cut: null,
    causes: {
      'round trip old': { passing: '5 s without a shorter round trip: {flow} halves what is in flight.' },
    },
    unanswered:
      'It has not cut for packet {packet}, {how?dropped|lost|marked}: BBRv3 takes losses into account when their round trip is over, and cuts a probe at over 2 %.',
    ignoresLosses: true,
  },
  theory: { sends: { none: 'no form: BBR goes by its rate samples' } },
  about:
    'BBR that gives way. It cruises at the bandwidth it has measured, with some room below what it knows to be too much; ' +
    'every two or three seconds, or as often as a TCP of its window would fill the queue, it probes for more, and takes it ' +
    'back when over 2 % of the packets are lost. Every five seconds it halves its window to see the true round trip. How ' +
    'it shares with CUBIC is not proven: implementations differ by a factor of two and more. Left out: marks (the draft ' +
    'has no rule for them, so its packets say that they cannot carry any).',
  parameters: [
    flag({
      key: 'bursts',
      name: 'Sends bursts of 1 ms, as with segmentation offload',
      default: false,
      more: true,
      help: 'The draft’s own bursts; without them each packet goes by itself, the smallest that is feasible here.',
    }),
  ],
  presets: [],
  citation:
    'N. Cardwell, I. Swett, J. Beshay (eds.), BBR Congestion Control, draft-ietf-ccwg-bbr-06, 2026 (work in progress).',
};
