/** The selected hop, and the choice among the hops of the path. */
import { NO_LOSSES } from '../../workers/engine/network/losses/index.ts';
import type { LossModel } from '../../workers/engine/scenario/types.ts';
import { usePage, usePageState } from '../page.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { hopName, hopsOf, knownHop } from '../scenario/hops.ts';
import { PlaceSelect } from '../ui/select.tsx';

/** The selected hop: the charts show it and the rail sets it. */
export function useHop(): number {
  return usePageState((state) => knownHop(state.scenario, state.hop));
}

/** The loss model in force at a hop now. The selection is by JSON, so that equal models do not render again. */
export function useLoss(hop: number): LossModel {
  const text = usePageState((state) => JSON.stringify(effectiveAt(state.scenario, state.now).losses[hop] ?? NO_LOSSES));
  return JSON.parse(text) as LossModel;
}

/** Selects a hop; empty if there is only one. */
export function HopSelect({ label, hideLabel = false }: { label: string; hideLabel?: boolean }) {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const hop = useHop();
  const hops = hopsOf(scenario);
  if (hops.length === 1) return null;
  return (
    <PlaceSelect
      label={label}
      hideLabel={hideLabel}
      chosen={hop}
      words={hops.map((_, index) => hopName(scenario, index))}
      onChoose={(chosen) => player.setHop(chosen)}
    />
  );
}
