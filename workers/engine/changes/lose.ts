import { LIMITS } from '../scenario/limits.ts';
import { flag, number, type AnyField } from '../scenario/parameter.ts';
import type { Saying } from '../scenario/saying.ts';
import { changeCard } from './card.ts';
import { FLOW, GROUP } from './fields.ts';

const PACKETS = {
  type: 'list',
  key: 'packets',
  name: 'Numbers of the packets',
  item: 'packet number',
  of: number({
    key: 'packet',
    name: 'Packet',
    range: [0, LIMITS.packetNumber],
    default: 25,
    whole: true,
    help: 'Its number.',
  }),
  longest: LIMITS.packetsLost,
  default: [25],
  given: true,
  help: 'As the sender counts them.',
} as const satisfies AnyField;

/** Numbers are those of the sender, so a retransmission passes: an exercise's “packet 25 is lost” loses it once. */
export const lose = changeCard({
  do: 'lose',
  about:
    'From its time on, each packet of one flow of the group with one of these numbers is lost the first time that it comes to the first hop it enters; with `ack` the ACKs of these packets are, where the reverse path has hops.',
  fields: [
    GROUP,
    FLOW,
    PACKETS,
    flag({ key: 'ack', name: 'ACKs', default: false, help: 'The ACKs of these packets, and not the packets.' }),
  ],
  fromStart: true,
  ofPackets: true,
  refusal: ({ ack }, { reverse }) =>
    ack && reverse === 'ideal' ? { key: 'ack', rule: "must be false while the reverse path is 'ideal'" } : null,
  begin({ group: id, flow: index, packets, ack }, { flowsOf }, at) {
    const { firstHop, firstAckHop, endpoint } = flowsOf(id)[index]!;
    (ack ? firstAckHop! : firstHop).loseEach(endpoint, packets, at);
  },
  verb: ({ flow: index, packets, ack }, say) =>
    say.words('loses {packets} of {flow}', { packets: whichOf(packets, ack, say), flow: say.flow(index) }),
  thing: ({ flow: index, packets, ack }, say) =>
    say.words('{packets} of {flow} lost', { packets: whichOf(packets, ack, say), flow: say.flow(index) }),
});

/** Runs of numbers that are named; of more, how many there are. */
const MOST_NAMED = 5;

/** `packet 25`, `packets 9, 25 and 30 to 41`, `30 packets`. */
function whichOf(packets: readonly number[], ack: boolean, { words }: Saying): string {
  const runs = runsOf(packets);
  const count = packets.length;
  if (count === 1) return words(ack ? 'the ACK of packet {packet}' : 'packet {packet}', { packet: packets[0]! });
  if (runs.length > MOST_NAMED) return words(ack ? 'the ACKs of {count} packets' : '{count} packets', { count });
  const named = runs.map(([first, last]) =>
    first === last ? String(first) : words('{first} to {last}', { first, last }),
  );
  const end = named.pop()!;
  const list =
    named.length > 0
      ? words('{first} and {last}', {
          first: named.reduce((first, next) => words('{first}, {next}', { first, next })),
          last: end,
        })
      : end;
  return words(ack ? 'the ACKs of packets {list}' : 'packets {list}', { list });
}

/** First and last of each run of numbers that follow one another. */
export function runsOf(packets: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const packet of [...packets].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && packet <= run[1] + 1) run[1] = packet;
    else runs.push([packet, packet]);
  }
  return runs;
}
