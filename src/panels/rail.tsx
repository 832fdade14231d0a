import { FlowsSection } from './flows-section.tsx';
import { NowSection } from './now-section.tsx';
import { BottleneckSection } from './bottleneck-section.tsx';
import { RunSection } from './run-section.tsx';
import { useSetUp } from '../screen/set-up.ts';
import { usePageState } from '../page.ts';
import { trafficSummary } from '../scenario/describe-traffic.ts';
import { Section } from '../ui/controls.tsx';
import { lazyEditor } from './lazy-editor.ts';
import { lossSummary } from '../scenario/describe-loss.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { useHop, useLoss } from './hop-fields.tsx';
import { say } from '../../workers/words/say.ts';

/** Everything that can be set, cause by cause; of a calm page, the causes. */
export function Rail() {
  const calm = useSetUp((state) => state.calm);
  return (
    <>
      <FlowsSection />
      <BottleneckSection />
      <DisturbanceSection />
      <LossesSection />
      {!calm && <NowSection />}
      {!calm && <RunSection />}
    </>
  );
}

const TrafficEditor = lazyEditor(async () => (await import('./traffic-editor.tsx')).TrafficEditor);

/** Traffic that does not listen: waves, bursts, crowds. */
export function DisturbanceSection() {
  const value = usePageState((state) => trafficSummary(state.scenario.traffic));
  return (
    <Section id="disturbance" title="Disturbance" value={value}>
      <TrafficEditor />
    </Section>
  );
}

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
      ? say('at {count} hops', { count: lossy })
      : lossy === 1 && model.kind !== 'none'
        ? lossSummary(model)
        : lossy === 1
          ? say('at another hop')
          : 'none added: choose a model';
  return (
    <Section id="losses" title="Losses" value={value}>
      <LossEditor hop={hop} model={model} />
    </Section>
  );
}
