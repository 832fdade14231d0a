/** The run on show as results, ready to be written. */
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import type { Player } from '../run/player.ts';
import { encodeHash } from '../scenario/codec.ts';
import { knownHop } from '../scenario/hops.ts';
import { address } from '../share/address-bar.ts';
import { urlOf } from '../share/links.ts';
import { chartColumns, within } from './chart-columns.ts';
import { frameColumns } from './frame-columns.ts';
import type { ResultColumn, Results } from './results.ts';

/** What the rows of the charts tell, or all that the engine samples. */
export type Detail = 'charts' | 'all';

/** @param stretch of time, s; null is the whole run as far as it is known */
export function columnsOf({ series, state }: Pick<Player, 'series' | 'state'>, detail: Detail, stretch: readonly [number, number] | null): ResultColumn[] {
  const { scenario, samples } = series;
  const columns = detail === 'all' ? frameColumns(scenario, samples) : chartColumns(series, state.rows, knownHop(scenario, state.hop));
  return within(columns, stretch);
}

/** @throws LinkError if no link holds the run */
export async function resultsOf(player: Player, detail: Detail, stretch: readonly [number, number] | null): Promise<Results> {
  const { series, track } = player;
  const { scenario } = series;
  // Of this run alone, whatever stands beside it.
  const link = urlOf(await encodeHash(scenario, address.preset));
  return { header: { link, seed: scenario.seed, engine: ENGINE_VERSION, digest: track.outcome?.digest ?? null }, columns: columnsOf(player, detail, stretch) };
}
