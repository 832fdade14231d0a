/** Which flows the phase plane may be of, and which two of them it is of. */
import type { FlowGroup } from '../../workers/engine/scenario/types.ts';
import type { RunSeries } from '../run/series.ts';
import type { FlowChoice } from '../scenario/flow-choice.ts';
import { flowName, namesOf, shortNames, slotsOf } from '../scenario/names.ts';
import type { PlaneFlow, PlaneQuantity } from './plane-lines.ts';

/** What the plane is of. Null for a flow is the page's own choice. */
export interface PlaneChoice {
  quantity: PlaneQuantity;
  across: FlowChoice | null;
  up: FlowChoice | null;
}

export interface PlaneOption {
  choice: FlowChoice;
  label: string;
  slot: number;
  /** Number of its group. */
  group: number;
}

/** Every flow, in the order of the groups. */
export function planeOptions(flows: FlowGroup[]): PlaneOption[] {
  const names = shortNames(namesOf({ flows }));
  const slots = slotsOf({ flows });
  return flows.flatMap(({ id, count }, group) =>
    Array.from({ length: count }, (_, flow) => ({
      choice: { group: id, flow },
      label: flowName(names[group]!, count, flow),
      slot: slots[group]!,
      group,
    })),
  );
}

/** The two that are wanted; for one that is not there, the first of the first two groups, or the first two of one. */
export function planePair(
  options: readonly PlaneOption[],
  { across, up }: PlaneChoice,
): { across: PlaneOption | undefined; up: PlaneOption | undefined } {
  const known = (wanted: FlowChoice | null): PlaneOption | undefined =>
    options.find(({ choice }) => choice.group === wanted?.group && choice.flow === wanted.flow);
  return {
    across: known(across) ?? options[0],
    up: known(up) ?? options.find(({ group }) => group === 1) ?? options[1] ?? options[0],
  };
}

/** The flow in a run; null if that has none such, as for a moment between two runs. */
export function planeFlow({ flowsOfGroup }: RunSeries, option: PlaneOption | undefined): PlaneFlow | null {
  const flow = option && flowsOfGroup[option.group]?.[option.choice.flow];
  return flow === undefined ? null : { flow, name: option!.label, slot: option!.slot, place: option!.choice.flow };
}
