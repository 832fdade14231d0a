/** The observed flow, whose state the charts show, and the variable that they draw of it. */
import { anyRowOf } from '../charts/rows/index.ts';
import { type FlowChoice, flowChoice, flowIndex, flowText, readFlow } from '../scenario/flow-choice.ts';
import { viewSetting } from './view-setting.ts';

interface ObservedFlow {
  observedFlow: FlowChoice | null;
  /** By its name; null is what the scheme is known by, its window or rate. */
  variable: string | null;
}

const initial: ObservedFlow = { observedFlow: null, variable: null };

export const observedFlow = viewSetting({
  initial,
  fields: {
    inside: { type: 'flow', help: 'With the row `inside`: the observed flow.' },
    variable: { type: 'text', longest: 60, help: 'With the row `inside`: the name of the variable that is drawn.' },
  },
  toLink({ observedFlow: flow, variable, rows }) {
    if (!flow || !anyRowOf('observed flow', rows)) return {};
    return { inside: flowText(flow), ...(variable === null ? {} : { variable }) };
  },
  // The first flow where the link names none that the run has.
  fromLink({ inside, variable }, { scenario, rows }) {
    const named = readFlow(inside);
    const flow = flowIndex(scenario, named) === null ? flowChoice(scenario, 0) : named;
    return { ...(anyRowOf('observed flow', rows) ? { observedFlow: flow } : {}), variable: variable ?? null };
  },
});
