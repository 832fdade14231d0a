import type { Player } from './player.ts';

/** Resolves when the engine has loaded what was opened. */
export function begun(player: Player): Promise<void> {
  return new Promise((resolve) => {
    const here = (): boolean => player.state.phase === 'ready' && !player.run.loading && !player.otherRun?.loading;
    if (here()) return resolve();
    const stop = player.store.subscribe(() => {
      if (!here()) return;
      stop();
      resolve();
    });
  });
}
