/** Why a packet fell, or a queue is full: what stood there and how so much came to be on its way. */
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { FATE_WORDS } from '../../workers/engine/network/fate-words.ts';
import type { PacketFate } from '../../workers/live/cause-records.ts';
import { fateFactsOf, type Narrated } from '../narrator/facts.ts';
import { written } from '../narrator/words/sentence.ts';
import type { Subject } from '../run/question.ts';
import { lossSummary } from '../scenario/describe-loss.ts';
import { bandwidthDelayPackets, effectiveAt } from '../scenario/effective.ts';
import { RULE } from './chain.ts';
import { type ChainLine, line, packetLines } from './packet-lines.ts';

export interface About {
  title: string;
  lines: ChainLine[];
  /** What became of the packet that is asked about. */
  fate: PacketFate | null;
}

/** Null where what is asked about is no longer recorded. */
export function aboutAt(narrated: Narrated, about: Subject, time: number): About | null {
  if (about === 'queue') {
    const level = narrated.record.levels.findLast((each) => each.level === 'full' && each.time <= time);
    if (!level) return null;
    const facts = { ...level, time, scenario: narrated.series.scenario };
    return {
      title: written('Why is the queue{hop:at} full at {time:.2}\u00a0s?', facts),
      lines: [
        line(written('It holds {waiting} of {limit}.', facts), level.time, null),
        ...onTheWay(narrated, time, level.limit),
      ],
      fate: null,
    };
  }
  const fate = narrated.record.fateOf(about.packet, time);
  if (!fate) return null;
  return {
    title: written(TITLES[FATE_WORDS[fate.fate].how] ?? TITLES[0]!, { ...fateFactsOf(fate, narrated), time }),
    lines: [...packetLines(fate, narrated), ...ruleOf(fate, narrated), ...onTheWay(narrated, time, fate.limit)],
    fate,
  };
}

/** By how it was harmed. */
const TITLES = [
  'Why did packet {packet} of {flow} fall at {time:.2}\u00a0s?',
  'Why was packet {packet} of {flow} lost at {time:.2}\u00a0s?',
  'Why was packet {packet} of {flow} marked at {time:.2}\u00a0s?',
];

/** By what chance, of a queue that spaces its early drops. */
const SPACED =
  'On average {average:.1} packets wait: at that average p = {chance:percent}. It is packet {count} since the last early drop.';

/** By which rule. */
function ruleOf(fate: PacketFate, narrated: Narrated): ChainLine[] {
  const model = effectiveAt(narrated.series.scenario, fate.time).losses[fate.hop];
  const facts = { ...fateFactsOf(fate, narrated), losses: model && lossSummary(model) };
  const rule = line(`${RULE}${written(FATE_WORDS[fate.fate].rule, facts)}`);
  const spaced = fate.count > 0 && fate.fate !== 'dropped, queue full';
  return spaced ? [rule, line(written(SPACED, facts))] : [rule];
}

/** How much is on its way, and what of it the path holds: of one bottleneck that window schemes share. */
function onTheWay({ series, record }: Narrated, time: number, limit: number): ChainLine[] {
  const { scenario, layout, samples } = series;
  const now = effectiveAt(scenario, time);
  const [rate] = now.rates;
  const held = scenario.path.length === 1 ? bandwidthDelayPackets(scenario, rate ?? null, now) : null;
  const windows = scenario.flows.every(({ scheme }) => findScheme(scheme.kind)?.control === 'window');
  const sample = samples.indexAt(time);
  if (held === null || !windows || scenario.traffic.length > 0 || sample < 0) return [];
  const sum = layout.flowGroups.reduce((total, _, flow) => total + series.flowColumn(flow, 'cwnd').at(sample), 0);
  const text = written(
    'All windows together let {sum:3} packets be on their way; the path itself holds {held:3}, the queue {limit}.',
    { sum, held, limit },
  );
  return [line(text, samples.timeOf(sample), { flow: record.flow, time: samples.timeOf(sample), at: null })];
}
