import { FlowsSection } from './flows-section.tsx';
import { NowSection } from './now-section.tsx';
import { BottleneckSection } from './bottleneck-section.tsx';
import { DisturbanceSection } from './disturbance-section.tsx';
import { LossesSection } from './losses-section.tsx';
import { RunSection } from './run-section.tsx';
import { useSetUp } from '../screen/set-up.ts';

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
