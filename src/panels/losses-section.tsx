import type { LossModel } from '../../workers/engine/scenario/types.ts';
import { usePageState } from '../page.ts';
import { lossSummary } from '../scenario/describe-loss.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { Section } from '../ui/controls.tsx';
import { Later } from '../ui/later.tsx';
import { useHop } from './hop-fields.tsx';
import { LossEditor } from './later-panels.ts';

/** The loss model in force at a hop now. The selection is by JSON, so that equal models do not render again. */
export function useLoss(hop: number): LossModel {
  const text = usePageState((state) => JSON.stringify(effectiveAt(state.scenario, state.now).losses[hop] ?? { kind: 'none' }));
  return JSON.parse(text) as LossModel;
}

/** Packets lost before they reach a queue. */
export function LossesSection() {
  const hop = useHop();
  const model = useLoss(hop);
  const doors = usePageState((state) => effectiveAt(state.scenario, state.now).losses.filter(({ kind }) => kind !== 'none').length);
  const value = doors > 1 ? `at ${doors} hops` : doors === 1 && model.kind !== 'none' ? lossSummary(model) : doors === 1 ? 'at another hop' : 'only what the queue drops';
  return (
    <Section id="losses" title="Losses" value={value}>
      <Later><LossEditor hop={hop} model={model} /></Later>
    </Section>
  );
}
