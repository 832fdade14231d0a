/** Has causes recorded while a panel with summaries of why is open. */
import { useEffect, useEffectEvent } from 'react';
import { usePage } from '../page.ts';
import type { Player } from '../player/player.ts';

/**
 * @param onKnown called once, when the causes have come up to the time on show
 * @param what `packets`: those of the flow that is looked at are recorded too, one by one
 */
export function useSummaries(onKnown: () => void = () => undefined, what: true | 'packets' = true): void {
  const { player, loop } = usePage();
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    let known = causesKnown(player);
    player.sum(what);
    const end = loop.add(() => {
      if (known || !causesKnown(player)) return false;
      known = true;
      tell();
      return false;
    });
    return () => {
      end();
      player.sum(false);
    };
  }, [player, loop, what]);
}

function causesKnown({ run, otherRun, time }: Player): boolean {
  return [run, otherRun].every((each) => {
    if (!each) return true;
    return each.causes.knownTo(each.explainedFlow) >= Math.min(time, each.series.scenario.duration);
  });
}
