/** What may be measured of the runs of an experiment: the numbers of their summaries, and the metrics of one run. */
import { streamNames } from '../engine/network/sources/index.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import type { ShownIn } from '../measures/card.ts';
import { metricFamilies } from '../measures/index.ts';
import { numbers } from '../measures/numbers.ts';
import { pingMetrics } from '../measures/ping.ts';
import { stabilizationMetrics } from '../measures/stabilization.ts';
import type { Measure } from './experiment.ts';
import { groupNames } from './groups.ts';
import { say } from '../words/say.ts';

/** A measure as lists and heads of tables have it. */
export interface MeasureWords {
  id: string;
  name: string;
  unit: string;
  definition: string;
  formula: string;
  family: string;
  /** What it may be asked of besides the run. */
  of: 'group' | 'hop' | 'source' | 'run';
  /** Papers that define it. */
  papers: readonly string[];
  /** Stretch that is taken. */
  window: string;
  shown: ShownIn | undefined;
}

/** Files and links may name a group for these, to no effect: they were once offered of a group. */
const TAKES_A_GROUP = new Set([...pingMetrics, ...stabilizationMetrics].map(({ id }) => id));

/** Those of the summary first. */
export const MEASURES: readonly MeasureWords[] = [
  ...numbers.map(({ id, name, unit, definition, formula, of, shown }) => ({
    ...{ id, name, unit, definition, formula, of, shown },
    ...{ family: 'Of the whole run', papers: [], window: 'after the warm-up' },
  })),
  ...metricFamilies.flatMap(({ name: family, metrics }) =>
    metrics.flatMap((card): MeasureWords[] => {
      if (card.takes !== 'run' || card.unit === 'class') return [];
      const { id, name, unit, definition, formula, papers, of = 'group', defaultWindow: window, shown } = card;
      return [{ id, name, unit, definition, formula, papers, window, family, of, shown }];
    }),
  ),
];

export function findMeasure(id: string): MeasureWords | undefined {
  return MEASURES.find((measure) => measure.id === id);
}

export function takesGroup({ id, of }: MeasureWords): boolean {
  return of === 'group' || TAKES_A_GROUP.has(id);
}

/** Those that a new experiment has: of everything that a lab sheet asks for. */
export function usualMeasures({ flows, path }: Scenario): Measure[] {
  const several = flows.reduce((count, group) => count + group.count, 0) > 1;
  const finite = flows.some((group) => group.packets !== null);
  return [
    // Nothing waits at links without limit, and no part of them is used.
    ...(path.some(({ rate }) => rate !== null) ? ['mean-queue', 'mean-wait', 'link-use'] : ['throughput']),
    'loss',
    ...(several ? ['jain'] : ['cov']),
    ...(finite ? ['completion'] : []),
  ].map((id) => ({ id }));
}

/** The measure as it is added: a share of all flows together is always whole, so that begins with the first group. */
export function measureToAdd({ flows }: Scenario, id: string): Measure {
  return id === 'share' && flows.length > 1 ? { id, group: flows[0]!.id } : { id };
}

/** What is measured of one source, in whose place the card says `a source`. */
const OF_SOURCE: Readonly<Record<string, string>> = {
  'source-rate': 'Throughput of {source}',
  'source-loss': 'Loss of {source}',
};

/** `Mean queue of bottleneck 2`; a unit of 1 is none. */
export function measureName(scenario: Scenario, { id, group, hop, source }: Measure): string {
  const found = findMeasure(id);
  const measure = found ? say(found.name) : id;
  if (source !== undefined)
    return say(OF_SOURCE[id] ?? '{measure}: {source}', {
      measure,
      source: streamNames(scenario.traffic, say)[source] ?? say('source {number}', { number: source + 1 }),
    });
  if (group !== undefined) {
    const place = scenario.flows.findIndex((one) => one.id === group);
    return say('{measure} of {group}', { measure, group: groupNames(scenario)[place] ?? group });
  }
  return hop === undefined || hop === 0 ? measure : say('{measure}, bottleneck {number}', { measure, number: hop + 1 });
}

export function measureUnit({ id }: Measure): string {
  const unit = findMeasure(id)?.unit ?? '';
  return unit === '1' ? '' : unit;
}

/** How people read a measure: in that unit, `per` of the measure's own in one of it. */
export function measureShown(measure: Measure): { unit: string; per: number } {
  const shown = findMeasure(measure.id)?.shown;
  if (shown) return { unit: shown, per: PER[shown] };
  const unit = measureUnit(measure);
  return unit === 'bit/s' ? { unit: 'Mbit/s', per: 1e6 } : { unit, per: 1 };
}

const PER = { '%': 0.01, ms: 0.001 } as const;

/** Key of a measure among those of an experiment. */
export function measureKey({ id, group, hop, source }: Measure): string {
  return [id, group, hop, source].filter((part) => part !== undefined).join(' ');
}
