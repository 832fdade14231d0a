/** State of the observed flow over time: variables of its scheme that share a unit. */
import { flowStateText } from '../../format.ts';
import { FlowStateSeries } from '../../run/flow-state-series.ts';
import { nameOfFlow } from '../../scenario/names.ts';
import { fetchedRow } from './fetched-row.ts';
import type { RowCard } from './row-card.ts';
import { inRow, say } from '../../../workers/words/say.ts';

export const flowStateRow: RowCard<'inside'> = {
  id: 'inside',
  name: 'Inside of a flow',
  words: 'State of the observed flow: what its scheme knows and decides, such as cwnd and ssthresh.',
  of: 'observed flow',
  shape: () => ({ weight: 80, above: 4 }),
  // All that is known of the flow, whichever variable is drawn.
  columns({ scenario, length, flowState }) {
    if (!flowState) return [];
    const name = nameOfFlow(scenario, flowState.flow);
    return flowState.variables.map((variable, index) => ({
      name: `inside of ${name}, ${variable.name}`,
      unit: variable.unit || '1',
      values: { length, at: (sample) => (sample < flowState.length ? flowState.columns[index]!.at(sample) : NaN) },
      single: true,
    }));
  },
  table: {
    words: 'of the inside of a flow, what stood at its end',
    columns({ series: { flowState, scenario }, variable }) {
      if (!flowState) return [];
      const flow = nameOfFlow(scenario, flowState.flow);
      return flowState.drawn(variable).map((line) => ({
        head: say(line.unit === '' ? 'Inside of {flow}: {name}' : 'Inside of {flow}: {name}, {unit}', {
          flow,
          name: say(line.name),
          unit: line.unit === 's' ? 'ms' : say(line.unit),
        }),
        // The unit stands in the head.
        cell: (_, end) => flowStateText(FlowStateSeries.at(line, end), line.unit).replace(/\u00a0.*/, ''),
      }));
    },
  },
  spoken({ flowState, scenario }, sample, variable) {
    if (!flowState || sample < 0 || sample >= flowState.length) return '';
    const values = flowState.drawn(variable).flatMap((line) => {
      const value = FlowStateSeries.at(line, sample);
      return Number.isNaN(value) ? [] : [`${say(line.name)} ${flowStateText(value, line.unit, true)}`];
    });
    return say('Inside of {flow}: {values}.', {
      flow: nameOfFlow(scenario, flowState.flow),
      values: values.length > 0 ? inRow('{first}, {next}', values) : say('it sends nothing'),
    });
  },
  make: fetchedRow('Inside of a flow', async () => (await import('./flow-state-drawing.ts')).FlowStateDrawing),
};
