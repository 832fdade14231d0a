/** What a link says of how a run is shown, done to the page that has just opened it. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { rowCards } from '../charts/rows/index.ts';
import type { Player } from '../run/player.ts';
import { type FlowChoice, flowChoice, flowIndex, type PageState } from '../run/state.ts';
import { knownHop } from '../scenario/hops.ts';
import type { View } from './view.ts';

/** Show a run as a view says; rows that this page does not know are left out. */
export function openView(
  player: Player,
  { rows, window, from, hop = 0, unit, plane, across, up, inside, variable }: View,
  scenario: Scenario,
): void {
  const known = rowCards(rows ?? []).map(({ id }) => id);
  const change: Partial<PageState> = {
    hop: knownHop(scenario, hop),
    ...(known.length > 0 ? { rows: known } : {}),
    ...(unit ? { unit } : {}),
    ...(plane ? { plane: true, planeOf: { quantity: plane, across: flowIn(across), up: flowIn(up) } } : {}),
  };
  player.store.setState({ ...change, variable: variable ?? null });
  const chosen = flowIn(inside);
  if (known.includes('inside')) player.inspect(flowIndex(scenario, chosen) === null ? flowChoice(scenario, 0) : chosen);
  if (from !== undefined) player.setZoom([from, from + (window ?? Math.max(1, scenario.duration - from))]);
  else if (window !== undefined) player.setWindow(window);
}

/** The flow that `tcp.0` names; an id may have dots of its own. */
function flowIn(text: string | undefined): FlowChoice | null {
  const dot = text?.lastIndexOf('.') ?? -1;
  return dot < 0 ? null : { group: text!.slice(0, dot), flow: Number(text!.slice(dot + 1)) };
}

/**
 * Show `compare` as run B beside the run that has just been opened, as soon as the engine stands.
 * @param still whether the reader has not gone elsewhere meanwhile
 */
export async function openBeside(
  player: Player,
  compare: Scenario,
  play: boolean,
  still: () => boolean,
): Promise<void> {
  await ready(player);
  if (!still()) return;
  const { notice } = player.state;
  player.toggleCompare();
  player.track.open(compare, play);
  player.say(notice);
}

function ready(player: Player): Promise<void> {
  return new Promise((resolve) => {
    if (player.state.phase === 'ready') return resolve();
    const stop = player.store.subscribe(({ phase }) => {
      if (phase !== 'ready') return;
      stop();
      resolve();
    });
  });
}
