/** A flow by name: it stays itself when other groups come and go. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';

export interface FlowChoice {
  /** Id of its group. */
  group: string;
  /** Its number within the group, from 0. */
  flow: number;
}

/** The engine's number of a flow of a run; null if the run has none such. */
export function flowIndex({ flows }: Pick<Scenario, 'flows'>, choice: FlowChoice | null): number | null {
  let first = 0;
  for (const { id, count } of flows) {
    if (id === choice?.group) return choice.flow < count ? first + choice.flow : null;
    first += count;
  }
  return null;
}

/** The flow with one of the engine's numbers; null if there is none such. */
export function flowChoice({ flows }: Pick<Scenario, 'flows'>, index: number): FlowChoice | null {
  let first = 0;
  for (const { id, count } of flows) {
    if (index < first + count) return { group: id, flow: index - first };
    first += count;
  }
  return null;
}

/** As links write it: `tcp.0`. */
export function flowText({ group, flow }: FlowChoice): string {
  return `${group}.${flow}`;
}

/** The flow that `tcp.0` names; an id may have dots of its own. */
export function readFlow(text: string | undefined): FlowChoice | null {
  const dot = text?.lastIndexOf('.') ?? -1;
  return dot < 0 ? null : { group: text!.slice(0, dot), flow: Number(text!.slice(dot + 1)) };
}
