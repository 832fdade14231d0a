import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { heavyNotice } from '../player/check-edit.ts';
import type { Player } from '../player/player.ts';
import type { Notice } from '../player/state.ts';
import { openBeside } from './page-view.ts';

/** Open runs that no address leads to: one, or two beside each other. */
export async function openRuns(
  player: Player,
  { scenario, compare }: { scenario: Scenario; compare: Scenario | null },
  play: boolean,
  notice: Notice,
): Promise<void> {
  if (player.state.other) player.toggleCompare();
  const goes = play && !(compare && heavyNotice(scenario, compare));
  player.open(scenario, goes, notice);
  if (compare) await openBeside(player, compare, goes, () => true);
}
