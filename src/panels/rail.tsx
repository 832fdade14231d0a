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

/** Open a section of the rail and bring it into sight. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  if (!(section instanceof HTMLDetailsElement)) return;
  section.open = true;
  section.scrollIntoView({ block: 'nearest' });
  section.querySelector('summary')?.focus();
}
