/**
 * What Linux and ns-3 gave for an experiment: the set-up, and what was measured in each run. `tests/reference/modern/` holds
 * one file per system; `runner/` is what measured it.
 */
import { readFileSync } from 'node:fs';

/** Flows of one scheme. */
export interface ModernFlows {
  /** Kind of our scheme. */
  scheme: 'bbr' | 'cubic' | 'tcp' | 'vegas' | 'dctcp' | 'ledbat';
  count: number;
  /** Base round-trip times, s, flow by flow, over and over. */
  rtts: number[];
}

export interface ModernCase {
  /** bit/s; packets have 1000 bytes on the wire. */
  rate: number;
  flows: ModernFlows[];
  queue: {
    kind: 'droptail' | 'codel' | 'pie' | 'red' | 'fq-codel' | 'step';
    limit: number;
    ecn?: boolean;
    threshold?: number;
  };
  /** Chance of a random loss in front of the queue. */
  loss: number;
  /** s */
  duration: number;
  warmup: number;
  /**
   * A run each: use of the link, mean queue in packets, drops and marks over arrivals at the queue, then the flows' goodput
   * in Mbit/s.
   */
  runs: number[][];
}

export interface ModernReference {
  /** Name and version, as it is written. */
  system: string;
  cases: ModernCase[];
}

/** Cases of a system with one thing changed. */
export interface CounterReference extends ModernReference {
  /** Name of the change: `COUNTERS` of `runner/run.py` says what it is. */
  counter: string;
}

const FILES = ['linux.json', 'ns3.json'];

export function loadModern(): ModernReference[] {
  return FILES.map((name) => {
    const file = new URL(`../../reference/modern/${name}`, import.meta.url);
    return JSON.parse(readFileSync(file, 'utf8')) as ModernReference;
  });
}

export function loadCounters(): CounterReference[] {
  const file = new URL('../../reference/modern/counter.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as CounterReference[];
}

/** Bandwidth-delay product of the first flow, packets. */
function bdpOf({ rate, flows }: ModernCase): number {
  return (rate * flows[0]!.rtts[0]!) / 8000;
}

const NAMES = { bbr: 'BBR', cubic: 'CUBIC', tcp: 'TCP', vegas: 'Vegas', dctcp: 'DCTCP', ledbat: 'LEDBAT' };
const QUEUES = {
  droptail: 'DropTail',
  codel: 'CoDel',
  pie: 'PIE',
  red: 'RED',
  'fq-codel': 'FQ-CoDel',
  step: 'step marking',
};

/** The set-up in words, the same for the same set-up. */
export function caseName(each: ModernCase): string {
  const { flows, queue, loss, rate } = each;
  const rttText = (rtts: readonly number[]): string => rtts.map((rtt) => Math.round(1000 * rtt)).join(', ');
  const parts = flows.map(({ scheme, count, rtts }) => `${count} ${NAMES[scheme]} (${rttText(rtts)} ms)`);
  const size =
    queue.kind === 'droptail' ? `${Number((queue.limit / bdpOf(each)).toPrecision(2))} BDP` : QUEUES[queue.kind];
  const more = [size, ...(queue.ecn ? ['ECN'] : []), ...(loss > 0 ? [`${100 * loss} % loss`] : [])];
  return `${parts.join(' + ')}, ${rate === 10e6 ? '' : `${rate / 1e6} Mbit/s, `}${more.join(', ')}`;
}

/** Classes of flows that may fare differently: by scheme, or by round trip where one scheme has several. */
export function classesOf({ flows }: ModernCase): { name: string; members: number[] }[] {
  const classes = new Map<string, number[]>();
  let flow = 0;
  for (const { scheme, count, rtts } of flows) {
    for (let index = 0; index < count; index += 1) {
      const rtt = rtts[index % rtts.length]!;
      const name = flows.length > 1 ? NAMES[scheme] : `${NAMES[scheme]} of ${Math.round(1000 * rtt)} ms`;
      classes.set(name, [...(classes.get(name) ?? []), flow]);
      flow += 1;
    }
  }
  return [...classes].map(([name, members]) => ({ name, members }));
}
