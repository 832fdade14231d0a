import { usePage, usePageState } from '../page.ts';
import { flowChoice } from '../scenario/flow-choice.ts';
import { nameOfFlow } from '../scenario/names.ts';
import { Select } from '../ui/controls.tsx';

/** Flows that the list offers; of more flows the first ones. */
const MOST_FLOWS = 64;

/** Which flow a dialog is about: the observed one. Nothing where there is but one. */
export function FlowSelect({ flow }: { flow: number }) {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const flows = scenario.flows.reduce((sum, each) => sum + each.count, 0);
  if (flows < 2) return null;
  return (
    <Select
      label="Flow"
      value={String(flow)}
      options={Array.from({ length: Math.min(flows, MOST_FLOWS) }, (_, index) => ({
        value: String(index),
        label: nameOfFlow(scenario, index),
      }))}
      onChange={(value) => player.inspect(flowChoice(scenario, Number(value)))}
    />
  );
}
