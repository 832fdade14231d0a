import type { ParameterValues } from '../scenario/parameter.ts';
import type { Ends, FlowParts } from '../transport/ends.ts';
import { TcpReceiver } from '../transport/receiver.ts';
import { Bbr3Sender } from './bbr3-sender.ts';
import { flagOf, type SchemeCard } from './scheme.ts';

/** The two ends of a flow. Its packets cannot be marked: the draft has no rule for marks. */
export function connectBbr3(values: ParameterValues, parts: FlowParts): Ends {
  return {
    sender: new Bbr3Sender({ ...parts, ecn: false }, flagOf(values, 'bursts')),
    receiver: new TcpReceiver(parts),
  };
}

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
  about:
    'BBR that gives way. It cruises at the bandwidth it has measured, with some room below what it knows to be too much; ' +
    'every two or three seconds, or as often as a TCP of its window would fill the queue, it probes for more, and takes it ' +
    'back when over 2 % of the packets are lost. Every five seconds it halves its window to see the true round trip. How ' +
    'it shares with CUBIC is not proven: implementations differ by a factor of two and more. Left out: marks (the draft ' +
    'has no rule for them, so its packets say that they cannot carry any) and undoing a needless recovery.',
  parameters: [
    {
      type: 'flag',
      key: 'bursts',
      name: 'Sends bursts of 1 ms, as with segmentation offload',
      default: false,
      more: true,
      help: 'The draft’s own bursts; without them each packet goes by itself, the smallest that is feasible here.',
    },
  ],
  presets: [],
  citation:
    'N. Cardwell, I. Swett, J. Beshay (eds.), BBR Congestion Control, draft-ietf-ccwg-bbr-06, 2026 (work in progress).',
};
