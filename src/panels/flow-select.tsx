import { usePageState } from '../page.ts';
import { nameOfFlow } from '../scenario/names.ts';
import { PlaceSelect } from '../ui/select.tsx';

/** Flows that the list offers; of more flows the first ones. */
const MOST_FLOWS = 64;

/** One of the flows, by the engine's number. Nothing where there is but one. */
export function FlowSelect({ label, flow, onChoose }: { label: string; flow: number; onChoose(flow: number): void }) {
  const scenario = usePageState((state) => state.scenario);
  const flows = scenario.flows.reduce((sum, each) => sum + each.count, 0);
  if (flows < 2) return null;
  const words = Array.from({ length: Math.min(flows, MOST_FLOWS) }, (_, index) => nameOfFlow(scenario, index));
  return <PlaceSelect label={label} chosen={flow} words={words} onChoose={onChoose} />;
}
