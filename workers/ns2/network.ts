/**
 * Routers, and between them the hops of a scenario as links of ns-2.35, one for each direction. Where the two programs
 * count differently:
 *
 * - ns-2's DropTail with limit N lets N − 1 packets wait, its RED N, ours always `limit`.
 * - Access links, links without limit and an ideal reverse path only delay: here they are links of 1 Tbit/s.
 * - Its DRR tells flows apart by a hash of the sender's host, so each flow gets hosts of its own; ours needs no hash.
 * - ns-2's RED has 1/maxP for `linterm_`, and takes a minimum threshold of 0 for "choose one".
 */
import type { Ns2Queue } from '../engine/network/queues/card.ts';
import { dropTail } from '../engine/network/queues/drop-tail.ts';
import { queueCard } from '../engine/network/queues/index.ts';
import type { Hop, Queue, Scenario } from '../engine/scenario/types.ts';
import { lossesOf } from './losses.ts';
import { number, rateText, secondsText, settingsList } from './tcl.ts';

/** Rate of a link that only delays, bit/s: 8 ns for a packet. */
const FAST = 1e12;
/** Packets that may wait where nothing is to be dropped. */
export const ROOM = 1_000_000;

/** A link of the script: names of its routers there, and the hop of the scenario it is, if any. */
export interface Link {
  from: string;
  to: string;
  hop: Hop | null;
  delay: number;
}

/** Links by the numbers that events give to hops: those of the path, then those of the reverse path (an ideal one has none). */
export function linksOf({ path, reverse }: Scenario): { hops: Link[]; ideal: Link[] } {
  const there = path.map((hop, index) => ({ from: router(index), to: router(index + 1), hop, delay: hop.delay }));
  const back = path.map((hop, index) => ({ from: router(index + 1), to: router(index), hop: null, delay: hop.delay }));
  if (reverse === 'ideal') return { hops: there, ideal: back };
  return {
    hops: [
      ...there,
      ...reverse.map((hop, index) => ({ from: router(index + 1), to: router(index), hop, delay: hop.delay })),
    ],
    ideal: [],
  };
}

/** The router before hop `index`, as the script calls it. */
export function router(index: number): string {
  return `$router(${index})`;
}

export function network(scenario: Scenario): { tcl: string; remarks: string[] } {
  const { hops, ideal } = linksOf(scenario);
  const meanBytes = meanBytesOf(scenario);
  const remarks: string[] = [];
  const parts = hops.map((link, index) => {
    const { rate, queue, trace } = link.hop!;
    if (trace) remarks.push(`hop ${index}: ns-2.35 follows no trace; it is a link of its mean rate here`);
    const { ns2 } = queueCard(queue);
    if (typeof ns2 === 'string') {
      remarks.push(`hop ${index}: ${ns2}; it is a DropTail queue of ${packetsText(queue.limit)} here`);
    }
    const variables = like(queue).variables?.(queue, meanBytes);
    return [
      `# hop ${index}: ${rate === null ? 'no limit' : rateText(rate)}, ${secondsText(link.delay)}, ${queueText(queue)}`,
      `$ns simplex-link ${link.from} ${link.to} ${number(rate ?? FAST)} ${number(link.delay)} ${like(queue).type}`,
      `$ns queue-limit ${link.from} ${link.to} ${rate === null ? ROOM : like(queue).limit(queue)}`,
      ...(variables
        ? [
            `set queue [[$ns link ${link.from} ${link.to}] queue]`,
            `foreach {name value} {${settingsList(variables)}} { $queue set $name $value }`,
          ]
        : []),
      `set monitor(${index}) [$ns makeflowmon Fid]`,
      `$ns attach-fmon [$ns link ${link.from} ${link.to}] $monitor(${index})`,
      lossesOf(scenario, index, link.from, link.to),
    ].join('\n');
  });
  const back = ideal.map(
    ({ from, to, delay }) =>
      `$ns simplex-link ${from} ${to} $fast ${number(delay)} DropTail\n$ns queue-limit ${from} ${to} ${ROOM}`,
  );
  const head = `set fast ${FAST}\nfor {set i 0} {$i <= ${scenario.path.length}} {incr i} { set router($i) [$ns node] }\n`;
  const reverse = back.length > 0 ? `# the reverse path only delays\n${back.join('\n')}\n` : '';
  return { tcl: `${head}${parts.join('\n')}${reverse}`, remarks };
}

/** Gives the queue of a hop other room, in Tcl. ns-2 asks for it at each arrival, as we do. */
export function setRoom(scenario: Scenario, hop: number, limit: number): string {
  const { from, to, hop: settings } = linksOf(scenario).hops[hop]!;
  const queue = { ...settings!.queue, limit };
  const { limit: packets, variables } = like(queue);
  // DRR's room is in bytes.
  const bytes = variables?.(queue, meanBytesOf(scenario)).find(([name]) => name === 'blimit_');
  const [name, value] = bytes ?? ['limit_', packets(queue)];
  return `[[$ns link ${from} ${to}] queue] set ${name} ${value}`;
}

function meanBytesOf({ flows }: Scenario): number {
  const count = flows.reduce((sum, group) => sum + group.count, 0);
  return flows.reduce((sum, group) => sum + group.count * group.packetSize, 0) / count;
}

/** The queue of ns-2.35 that stands for it: its own like, or DropTail. */
function like(queue: Queue): Ns2Queue<Queue> {
  const { ns2 } = queueCard(queue);
  return typeof ns2 === 'string' ? dropTail.ns2 : ns2;
}

function packetsText(count: number): string {
  return `${count} ${count === 1 ? 'packet' : 'packets'}`;
}

function queueText(queue: Queue): string {
  const { type } = like(queue);
  return type === 'DropTail'
    ? `room for ${packetsText(queue.limit)} beside the one in transmission`
    : `${type}, room for ${queue.limit}`;
}

/** Whether a queue anywhere marks packets instead of dropping them. */
export function marksAnywhere(scenario: Scenario): boolean {
  return linksOf(scenario).hops.some(
    ({ hop }) => typeof queueCard(hop!.queue).ns2 !== 'string' && 'ecn' in hop!.queue && hop!.queue.ecn,
  );
}

/** Whether a queue anywhere is DRR, which tells flows apart by their senders' hosts. */
export function servesInTurn(scenario: Scenario): boolean {
  return linksOf(scenario).hops.some(({ hop }) => like(hop!.queue).type === 'DRR');
}
