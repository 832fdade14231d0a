/**
 * Numbers of a run that its summary already holds: what a lab sheet asks for first. They need no frames, so a run of which
 * nothing else is asked keeps none.
 */
import type { FlowSummary, Summary } from '../engine/sampling/summary.ts';
import { share } from '../engine/sampling/statistics.ts';
import type { ShownIn } from './card.ts';

/** Of whom: a group of flows by its id (left out: of all flows), and a hop (left out: the first). */
export interface NumberOf {
  group?: string | undefined;
  hop?: number | undefined;
}

export interface NumberCard {
  id: string;
  name: string;
  unit: string;
  shown?: ShownIn;
  /** One sentence. */
  definition: string;
  formula: string;
  /** What it may be asked of. */
  of: 'group' | 'hop' | 'run';
  /** Why it has no value where it has none. */
  without: string;
  /** Null where it has none. @throws RangeError if there is no such group or hop */
  read(summary: Summary, of: NumberOf): number | null;
}

function hopOf({ hops }: Summary, { hop = 0 }: NumberOf) {
  const found = hops[hop];
  if (!found) throw new RangeError(`there is no hop ${hop} in the run`);
  return found;
}

function flowsOf({ flows }: Summary, { group }: NumberOf): readonly FlowSummary[] {
  const found = group === undefined ? flows : flows.filter((flow) => flow.group === group);
  if (found.length === 0) throw new RangeError(`there is no group ${group} in the run`);
  return found;
}

function total(
  flows: readonly FlowSummary[],
  key: 'goodputBps' | 'drops' | 'sent' | 'timeouts' | 'lossEvents',
): number {
  return flows.reduce((sum, flow) => sum + flow[key], 0);
}

/** Mean over the flows that have a value. */
function meanOver(flows: readonly FlowSummary[], key: 'cov' | 'meanRtt' | 'completion'): number | null {
  const known = flows.flatMap((flow) => flow[key] ?? []);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

const NONE = 'nothing was sent in the window';

export const numbers: readonly NumberCard[] = [
  {
    id: 'mean-queue',
    name: 'Mean queue',
    unit: 'packets',
    definition: 'Packets that wait at the link, the one in transmission not counted: mean over time.',
    formula: '∫ q(t) dt / T',
    of: 'hop',
    without: NONE,
    read: (summary, of) => hopOf(summary, of).meanQueue,
  },
  {
    id: 'max-queue',
    name: 'Longest queue',
    unit: 'packets',
    definition: 'The most packets that waited at the link at one time.',
    formula: 'max q(t)',
    of: 'hop',
    without: NONE,
    read: (summary, of) => hopOf(summary, of).maxQueue,
  },
  {
    id: 'mean-wait',
    name: 'Mean wait',
    unit: 's',
    shown: 'ms',
    definition: 'How long a packet that the link sent had waited for its turn, on average, by Little’s law.',
    formula: 'mean queue · T / packets sent',
    of: 'hop',
    without: 'the link sent nothing in the window',
    read(summary, of) {
      const { meanQueue, departures } = hopOf(summary, of);
      return departures === 0 ? null : (meanQueue * (summary.to - summary.from)) / departures;
    },
  },
  {
    id: 'link-use',
    name: 'Use of the link',
    unit: '1',
    shown: '%',
    definition: 'Part of what the link could have sent that it sent, all traffic together.',
    formula: 'bits sent / (rate · T)',
    of: 'hop',
    without: 'the rate of the link has no limit',
    read: (summary, of) => hopOf(summary, of).utilization,
  },
  {
    id: 'loss',
    name: 'Loss',
    unit: '1',
    shown: '%',
    definition: 'Part of the packets that flows sent that was lost or dropped on the way.',
    formula: 'packets lost / packets sent',
    of: 'group',
    without: NONE,
    read(summary, of) {
      const flows = flowsOf(summary, of);
      return share(total(flows, 'drops'), total(flows, 'sent'));
    },
  },
  {
    id: 'throughput',
    name: 'Throughput',
    unit: 'bit/s',
    definition: 'What receivers got in order, each packet once, of all the flows together.',
    formula: 'Σ bits delivered in order / T',
    of: 'group',
    without: NONE,
    read: (summary, of) => total(flowsOf(summary, of), 'goodputBps'),
  },
  {
    id: 'share',
    name: 'Share',
    unit: '1',
    shown: '%',
    definition: 'The throughput of a group as a part of that of all flows.',
    formula: 'throughput of the group / throughput of all flows',
    of: 'group',
    without: 'no flow delivered anything in the window',
    read(summary, of) {
      const all = total(summary.flows, 'goodputBps');
      return all === 0 ? null : total(flowsOf(summary, of), 'goodputBps') / all;
    },
  },
  {
    id: 'jain',
    name: 'Jain’s index',
    unit: '1',
    definition: 'How equal the throughputs of all flows are over the window: 1 is equal, 1/n is one flow has all.',
    formula: '(Σ x)² / (n Σ x²)',
    of: 'run',
    without: 'there is one flow alone',
    read: ({ fairness, flows }) => (flows.length < 2 ? null : fairness.longTerm),
  },
  {
    id: 'cov',
    name: 'CoV of the rate',
    unit: '1',
    definition: 'Coefficient of variation of the packets that a flow sends per sample: mean of the flows; 0 is smooth.',
    formula: 'standard deviation / mean, over samples',
    of: 'group',
    without: NONE,
    read: (summary, of) => meanOver(flowsOf(summary, of), 'cov'),
  },
  {
    id: 'mean-rtt',
    name: 'Mean round trip',
    unit: 's',
    shown: 'ms',
    definition: 'Round-trip time that the senders measured, mean of the flows.',
    formula: 'mean of the samples',
    of: 'group',
    without: 'no flow measured a round trip in the window',
    read: (summary, of) => meanOver(flowsOf(summary, of), 'meanRtt'),
  },
  {
    id: 'completion',
    name: 'Completion time',
    unit: 's',
    definition: 'From the first packet of a transfer to the ACK of its last one: mean of the transfers that are over.',
    formula: 'mean of end − start',
    of: 'group',
    without: 'no transfer of a set size was over by the end',
    read: (summary, of) => meanOver(flowsOf(summary, of), 'completion'),
  },
  {
    id: 'loss-events',
    name: 'Loss events',
    unit: '',
    definition: 'Times that flows cut their windows or rates: for lost packets, timeouts or marks.',
    formula: 'count',
    of: 'group',
    without: NONE,
    read: (summary, of) => total(flowsOf(summary, of), 'lossEvents'),
  },
  {
    id: 'timeouts',
    name: 'Timeouts',
    unit: '',
    definition: 'Times that a retransmission timer of a flow ran out.',
    formula: 'count',
    of: 'group',
    without: NONE,
    read: (summary, of) => total(flowsOf(summary, of), 'timeouts'),
  },
  {
    id: 'marks',
    name: 'Marks',
    unit: '1',
    shown: '%',
    definition: 'Part of the packets arriving at the link that its queue marked (ECN).',
    formula: 'marks / arrivals',
    of: 'hop',
    without: NONE,
    read: (summary, of) => hopOf(summary, of).markRate,
  },
];
