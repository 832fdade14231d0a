/** Why a packet fell, or a queue is full: what stood there and how so much came to be on its way. */
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { queueCard } from '../../workers/engine/network/queues/index.ts';
import type { PacketFate } from '../../workers/live/cause-records.ts';
import { compact, fixed } from '../format.ts';
import { nameOf, type Narrated } from '../narrator/facts.ts';
import type { Subject } from '../run/question.ts';
import { lossSummary } from '../scenario/describe-loss.ts';
import { bandwidthDelayPackets, effectiveAt } from '../scenario/effective.ts';
import { atHop } from '../scenario/hops.ts';
import { RULE } from './chain.ts';
import { type ChainLine, line, packetLines } from './packet-lines.ts';

export interface About {
  title: string;
  lines: ChainLine[];
  /** What became of the packet that is asked about. */
  fate: PacketFate | null;
}

const NBSP = '\u00a0';

/** Null where what is asked about is no longer recorded. */
export function aboutAt(narrated: Narrated, about: Subject, time: number): About | null {
  const at = `at ${fixed(time, 2)}${NBSP}s`;
  if (about === 'queue') {
    const level = narrated.record.levels.findLast((each) => each.level === 'full' && each.time <= time);
    if (!level) return null;
    const where = atHop(narrated.series.scenario, level.hop);
    return {
      title: `Why is the queue${where} full ${at}?`,
      lines: [
        line(`It holds ${level.waiting} of ${level.limit}.`, level.time, null),
        ...onTheWay(narrated, time, level.limit),
      ],
      fate: null,
    };
  }
  const fate = narrated.record.fateOf(about.packet, time);
  if (!fate) return null;
  return {
    title: `Why ${happened(fate, `packet ${fate.packet} of ${nameOf(narrated)}`)} ${at}?`,
    lines: [...packetLines(fate, narrated), ...ruleOf(fate, narrated), ...onTheWay(narrated, time, fate.limit)],
    fate,
  };
}

function happened({ fate }: PacketFate, packet: string): string {
  if (fate.startsWith('marked')) return `was ${packet} marked`;
  return fate === 'lost' ? `was ${packet} lost` : `did ${packet} fall`;
}

/** By which rule. */
function ruleOf({ fate, hop, time }: PacketFate, { series: { scenario } }: Narrated): ChainLine[] {
  switch (fate) {
    case 'dropped, queue full':
      return [line(`${RULE}what comes while the queue is full is dropped.`)];
    case 'lost': {
      const model = effectiveAt(scenario, time).losses[hop];
      return model && model.kind !== 'none' ? [line(`${RULE}packets are lost ${lossSummary(model)}.`)] : [];
    }
    default: {
      const queue = scenario.path[hop]?.queue;
      return queue ? [line(`${RULE}${queueCard(queue).name} decides it, before the queue is full.`)] : [];
    }
  }
}

/** How much is on its way, and what of it the path holds: of one bottleneck that window schemes share. */
function onTheWay({ series, record }: Narrated, time: number, limit: number): ChainLine[] {
  const { scenario, layout, samples } = series;
  const [rate] = effectiveAt(scenario, time).rates;
  const held = scenario.path.length === 1 ? bandwidthDelayPackets(scenario, rate ?? null) : null;
  const windows = scenario.flows.every(({ scheme }) => findScheme(scheme.kind)?.control === 'window');
  const sample = samples.indexAt(time);
  if (held === null || !windows || scenario.traffic.length > 0 || sample < 0) return [];
  const sum = layout.flowGroups.reduce((total, _, flow) => total + series.flowColumn(flow, 'cwnd').at(sample), 0);
  const text = `All windows together let ${compact(sum, 3)} packets be on their way; the path itself holds ${compact(held, 3)}, the queue ${limit}.`;
  return [line(text, samples.timeOf(sample), { flow: record.flow, time: samples.timeOf(sample), at: null })];
}
