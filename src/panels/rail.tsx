import { FlowsSection } from './flows-section.tsx';
import { NowSection } from './now-section.tsx';
import { BottleneckSection } from './bottleneck-section.tsx';
import { DisturbanceSection } from './disturbance-section.tsx';
import { LossesSection } from './losses-section.tsx';
import { RunSection } from './run-section.tsx';

/** Everything that can be set, cause by cause. */
export function Rail() {
  return (
    <>
      <FlowsSection />
      <BottleneckSection />
      <DisturbanceSection />
      <LossesSection />
      <NowSection />
      <RunSection />
    </>
  );
}
