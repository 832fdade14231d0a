import { usePageState } from '../page.ts';
import { trafficSummary } from '../scenario/describe-traffic.ts';
import { Section } from '../ui/controls.tsx';
import { lazyEditor } from './lazy-editor.ts';

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
