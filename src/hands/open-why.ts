/** To the playground, to the moment at which a window fell, with the question why. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { encodeHash } from '../link/codec.ts';
import type { Player } from '../player/player.ts';
import type { FlowChoice } from '../scenario/flow-choice.ts';

/** The run is opened by its address within this time, ms; else whoever asked has gone elsewhere. */
const PATIENCE_MS = 20_000;

export async function openWhy(player: Player, scenario: Scenario, flow: FlowChoice, time: number): Promise<void> {
  const wanted = JSON.stringify(scenario);
  const ask = (): void => player.ask({ flow, time, variable: null });
  const isThere = (): boolean => JSON.stringify(player.state.scenario) === wanted;
  if (!isThere()) {
    const stop = player.store.subscribe((state, before) => {
      if (state.scenario === before.scenario || !isThere()) return;
      stop();
      clearTimeout(timer);
      // What opens the run sets its beginning first.
      setTimeout(ask);
    });
    const timer = setTimeout(stop, PATIENCE_MS);
  }
  const hash = await encodeHash(scenario);
  if (isThere()) setTimeout(ask);
  location.hash = hash;
}
