import type { Hop, Scenario } from './types.ts';

/** Every hop of a scenario in the order of events and frames: `path`, then `reverse`. */
export function hopsOf({ path, reverse }: Pick<Scenario, 'path' | 'reverse'>): readonly Hop[] {
  return reverse === 'ideal' ? path : [...path, ...reverse];
}

/** The scenario field of hop number `hop`: `path[1]`, `reverse[0]`. */
export function hopField({ path }: Pick<Scenario, 'path'>, hop: number): string {
  return hop < path.length ? `path[${hop}]` : `reverse[${hop - path.length}]`;
}
