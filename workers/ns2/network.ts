/**
 * Routers, and between them the hops of a scenario as links of ns-2.35, one for each direction. Where the two programs
 * count differently:
 *
 * - ns-2's DropTail with limit N lets N − 1 packets wait, its RED N, ours always `limit`.
 * - Access lines, links without limit and an ideal way back only delay: here they are links of 1 Tbit/s.
 * - ns-2's RED has 1/maxP for `linterm_`, and takes a minimum threshold of 0 for "choose one".
 */
import type { Hop, Queue, RedQueue, Scenario } from '../engine/scenario/types.ts';
import { doorOf } from './losses.ts';
import { number, rateText, secondsText, settingsList } from './tcl.ts';

/** Rate of a link that only delays, bit/s: 8 ns for a packet. */
export const FAST = 1e12;
/** Packets that may wait where nothing is to be dropped. */
export const ROOM = 1_000_000;
const ALMOST_ZERO = 1e-6;

/** A link of the script: names of its routers there, and the hop of the scenario it is, if any. */
export interface Link {
  from: string;
  to: string;
  hop: Hop | null;
  delay: number;
}

/** Links by the numbers that events give to hops: those of the path, then those of the way back (ideal ones have none). */
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
  const flowCount = scenario.flows.reduce((sum, group) => sum + group.count, 0);
  const meanBytes = scenario.flows.reduce((sum, group) => sum + group.count * group.packetSize, 0) / flowCount;
  const remarks: string[] = [];
  const parts = hops.map((link, index) => {
    const { rate, queue } = link.hop!;
    if (queue.kind === 'codel' || queue.kind === 'pie') {
      remarks.push(
        `hop ${index}: ns-2.35 has no ${queue.kind === 'codel' ? 'CoDel' : 'PIE'}; it is a DropTail queue of ${queue.limit} packets here`,
      );
    }
    return [
      `# hop ${index}: ${rate === null ? 'no limit' : rateText(rate)}, ${secondsText(link.delay)}, ${queueText(queue)}`,
      `$ns simplex-link ${link.from} ${link.to} ${number(rate ?? FAST)} ${number(link.delay)} ${queue.kind === 'red' ? 'RED' : 'DropTail'}`,
      `$ns queue-limit ${link.from} ${link.to} ${limitOf(link.hop!)}`,
      ...(queue.kind === 'red'
        ? [
            `set queue [[$ns link ${link.from} ${link.to}] queue]`,
            `foreach {name value} {${red(queue, meanBytes)}} { $queue set $name $value }`,
          ]
        : []),
      `set monitor(${index}) [$ns makeflowmon Fid]`,
      `$ns attach-fmon [$ns link ${link.from} ${link.to}] $monitor(${index})`,
      doorOf(scenario, index, link.from, link.to),
    ].join('\n');
  });
  const back = ideal.map(
    ({ from, to, delay }) =>
      `$ns simplex-link ${from} ${to} $fast ${number(delay)} DropTail\n$ns queue-limit ${from} ${to} ${ROOM}`,
  );
  const head = `set fast ${FAST}\nfor {set i 0} {$i <= ${scenario.path.length}} {incr i} { set router($i) [$ns node] }\n`;
  const wayBack = back.length > 0 ? `# the way back only delays\n${back.join('\n')}\n` : '';
  return { tcl: `${head}${parts.join('\n')}${wayBack}`, remarks };
}

function limitOf({ rate, queue }: Hop): number {
  if (rate === null) return ROOM;
  return queue.kind === 'red' ? queue.limit : queue.limit + 1;
}

function red(queue: RedQueue, meanBytes: number): string {
  return settingsList([
    ['bytes_', false],
    ['queue_in_bytes_', false],
    ['mean_pktsize_', Math.round(meanBytes)],
    ['thresh_', Math.max(ALMOST_ZERO, queue.minThreshold)],
    ['maxthresh_', queue.maxThreshold],
    ['linterm_', 1 / queue.maxP],
    ['q_weight_', queue.weight],
    ['gentle_', queue.gentle],
    ['wait_', queue.wait],
    ['setbit_', queue.ecn],
    ['use_mark_p_', true],
    ['mark_p_', queue.markP],
  ]);
}

function queueText(queue: Queue): string {
  return queue.kind === 'red'
    ? `RED, room for ${queue.limit}`
    : `room for ${queue.limit} packets beside the one in transmission`;
}

/** Whether a queue anywhere marks packets instead of dropping them. */
export function marksAnywhere(scenario: Scenario): boolean {
  return linksOf(scenario).hops.some(({ hop }) => hop!.queue.kind === 'red' && hop!.queue.ecn);
}
