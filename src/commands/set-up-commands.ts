/** The papers' set-ups as commands: each opens with the paper's own values. */
import { scenarioOf, setups } from '../../workers/papers/index.ts';
import type { Player } from '../player/player.ts';
import { encodeHash } from '../link/codec.ts';
import { PAPERS } from '../scenario/papers.ts';
import type { Command } from './commands.ts';

/** Of papers that run many seeds, the first. */
const SEED = 1;

export function setUpCommands(player: Player): Command[] {
  return setups.map(({ id, paper, title }): Command => ({
    id: `setup-${id}`,
    kind: 'Set-ups of the papers',
    words: title,
    remark: PAPERS[paper]!.short,
    run: () => void open(player, id),
  }));
}

/** By its link, so that the browser's Back leads to the run before. */
async function open(player: Player, id: string): Promise<void> {
  const hash = await encodeHash(scenarioOf({ setup: id, choice: {}, seed: SEED }));
  // An address that is there already brings no event: then the run begins again.
  if (location.hash === hash) player.restart();
  else location.hash = hash;
}
