import { usePageState } from '../page.ts';
import { trafficSummary } from '../scenario/describe-traffic.ts';
import { Section } from '../ui/controls.tsx';
import { Later } from '../ui/later.tsx';
import { TrafficEditor } from './later-panels.ts';

/** Traffic that does not listen: waves, bursts, crowds. */
export function DisturbanceSection() {
  const value = usePageState((state) => trafficSummary(state.scenario.traffic));
  return (
    <Section id="disturbance" title="Disturbance" value={value}>
      <Later>
        <TrafficEditor />
      </Later>
    </Section>
  );
}
