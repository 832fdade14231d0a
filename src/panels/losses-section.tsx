import { usePageState } from '../page.ts';
import { lossSummary } from '../scenario/describe-loss.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { Section } from '../ui/controls.tsx';
import { useHop, useLoss } from './hop-fields.tsx';
import { lazyEditor } from './lazy-editor.ts';

const LossEditor = lazyEditor(async () => (await import('./loss-editor.tsx')).LossEditor);

/** Artificial losses, before packets reach a queue. */
export function LossesSection() {
  const hop = useHop();
  const model = useLoss(hop);
  const lossy = usePageState(
    (state) => effectiveAt(state.scenario, state.now).losses.filter(({ kind }) => kind !== 'none').length,
  );
  const value =
    lossy > 1
      ? `at ${lossy} hops`
      : lossy === 1 && model.kind !== 'none'
        ? lossSummary(model)
        : lossy === 1
          ? 'at another hop'
          : 'none added: choose a model';
  return (
    <Section id="losses" title="Losses" value={value}>
      <LossEditor hop={hop} model={model} />
    </Section>
  );
}
