/** Links side by side: where no flow crosses two hops they are no chain, and each is drawn in a lane of its own. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { areApart } from '../scenario/hops.ts';
import { type Layout, layoutOf } from './layout.ts';

/** Least height of a lane, px at arm's length; of a narrow one, whose words stand above and below it. */
const LEAST = 34;
const LEAST_NARROW = 46;
/** Width from which words stand beside a lane, px. */
const BESIDE = 620;

/** Height that all lanes need together, however narrow, px at arm's length; 0 where there are none. */
export function lanesHeight(scenario: Scenario): number {
  return haveLanes(scenario) ? scenario.path.length * LEAST_NARROW : 0;
}

/** Whether each of several separate links has flows that it shows, with ACKs that come straight back. */
function haveLanes(scenario: Scenario): boolean {
  const { path, flows, reverse } = scenario;
  return areApart(scenario) && reverse === 'ideal' && path.every((_, hop) => flows.some(({ enter }) => enter === hop));
}

/** The layouts from the top down: one of the whole path, or of links side by side one for each; of many as have room, with `hop`. */
export function lanesOf(
  scenario: Scenario,
  hop: number,
  width: number,
  height: number,
  scale: number,
): readonly Layout[] {
  if (!haveLanes(scenario)) return [layoutOf(scenario, hop, width, height, scale)];
  const all = scenario.path.length;
  const count = Math.min(all, Math.max(1, Math.floor(height / (width < BESIDE ? LEAST_NARROW : LEAST))));
  const first = Math.min(all - count, Math.max(0, hop - count + 1));
  const tall = height / count;
  return Array.from({ length: count }, (_, lane) => ({
    ...layoutOf(scenario, first + lane, width, tall, scale, true),
    top: lane * tall,
  }));
}
