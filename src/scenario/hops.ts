/** Hops as the page names and edits them; their numbers are those of `hopsOf`. */
import { hopsOf } from '../../workers/engine/scenario/hops.ts';
import type { Hop, Scenario } from '../../workers/engine/scenario/types.ts';
import { rateText } from '../format.ts';
import { say } from '../../workers/words/say.ts';

export { hopsOf };

/** The path of a hop in the scenario: `path.0`, `reverse.0`. */
export function hopPath({ path }: Scenario, hop: number): string {
  return hop < path.length ? `path.${hop}` : `reverse.${hop - path.length}`;
}

/** A hop's name on screen: `bottleneck`, `bottleneck 2`, `reverse path 1`. */
export function hopName({ path, reverse }: Scenario, hop: number): string {
  const alone = path.length === 1;
  if (hop >= path.length && reverse !== 'ideal')
    return alone ? say('reverse path') : say('reverse path {number}', { number: hop - path.length + 1 });
  return alone ? say('bottleneck') : say('bottleneck {number}', { number: hop + 1 });
}

/** Whether nothing crosses more than one of several bottlenecks: they stand side by side, in any order. */
export function areApart({ path, flows, traffic }: Scenario): boolean {
  return path.length > 1 && [...flows, ...traffic].every(({ enter, leave }) => enter === leave);
}

/** ` at bottleneck 2`, or nothing where there is but one hop to speak of. */
export function atHop(scenario: Scenario, hop: number): string {
  if (hopsOf(scenario).length < 2) return '';
  // The number stays with its word.
  return say(' at {hop}', { hop: hopName(scenario, hop).replace(/ (?=\d)/, '\u00a0') });
}

/** A limited hop's rate in words; of a trace its mean. */
export function rateOf({ rate, trace }: Hop): string {
  if (!trace) return rateText(rate!);
  const mean = meanText(rate!);
  return trace.name
    ? say('mean {mean}, after {trace}', { mean, trace: trace.name })
    : say('mean {mean}, after a trace', { mean });
}

/** The mean rate of a trace (bit/s) in words. */
export function meanText(rate: number): string {
  return rateText(Number(rate.toPrecision(2)));
}

/** The selected hop: `wanted`, or the first one if the scenario has no such hop. */
export function knownHop(scenario: Scenario, wanted: number): number {
  return wanted < hopsOf(scenario).length ? wanted : 0;
}

/** The scenario with hop number `index` changed. */
export function withHop(scenario: Scenario, index: number, change: Partial<Hop>): Scenario {
  const changed = (hops: readonly Hop[], at: number): Hop[] =>
    hops.map((hop, place) => (place === at ? { ...hop, ...change } : hop));
  const { path, reverse } = scenario;
  if (index < path.length || reverse === 'ideal') return { ...scenario, path: changed(path, index) };
  return { ...scenario, reverse: changed(reverse, index - path.length) };
}
