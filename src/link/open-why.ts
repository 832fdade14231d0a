/** To the playground, to the moment at which a window fell, with the question why. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { encodeHash } from './codec.ts';
import type { Player } from '../player/player.ts';
import type { FlowChoice } from '../scenario/flow-choice.ts';

/** The run is opened by its address within this time, ms; else whoever asked has gone elsewhere. */
const PATIENCE_MS = 20_000;

export async function openWhy(player: Player, scenario: Scenario, flow: FlowChoice, time: number): Promise<void> {
  const wanted = JSON.stringify(scenario);
  let wasThere = JSON.stringify(player.state.scenario) === wanted;
  const askOnceThere = (): boolean => {
    // Before its engine is there a run goes nowhere.
    if (!wasThere || player.state.phase !== 'ready') return false;
    // What opens the run sets its beginning first.
    setTimeout(() => player.ask({ flow, time, variable: null }));
    return true;
  };
  const hash = await encodeHash(scenario);
  const stop = player.store.subscribe((state, before) => {
    if (state.scenario !== before.scenario) wasThere = JSON.stringify(state.scenario) === wanted;
    if (askOnceThere()) end();
  });
  const timer = setTimeout(() => end(), PATIENCE_MS);
  const end = (): void => {
    stop();
    clearTimeout(timer);
  };
  location.hash = hash;
  if (askOnceThere()) end();
}
