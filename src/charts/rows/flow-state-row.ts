/** State of the observed flow over time: variables of its scheme that share a unit. Few readers open it: its drawing is fetched. */
import { flowStateText } from '../../format.ts';
import { FlowStateSeries } from '../../run/flow-state-series.ts';
import { nameOfFlow } from '../../scenario/names.ts';
import type { RowCard } from './row-card.ts';
import type { RowBox } from '../geometry.ts';
import type { ChartRow, Reading, Scene } from '../scene.ts';

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
        head: `Inside of ${flow}: ${line.name}${line.unit === '' ? '' : `, ${line.unit === 's' ? 'ms' : line.unit}`}`,
        // The unit stands in the head.
        cell: (_, end) => flowStateText(FlowStateSeries.at(line, end), line.unit).replace(/\u00a0.*/, ''),
      }));
    },
  },
  spoken({ flowState, scenario }, sample, variable) {
    if (!flowState || sample < 0 || sample >= flowState.length) return '';
    const values = flowState.drawn(variable).flatMap((line) => {
      const value = FlowStateSeries.at(line, sample);
      return Number.isNaN(value) ? [] : [`${line.name} ${flowStateText(value, line.unit, true)}`];
    });
    return `Inside of ${nameOfFlow(scenario, flowState.flow)}: ${values.length > 0 ? values.join(', ') : 'it sends nothing'}.`;
  },
  make: fetchedRow('Inside of a flow', async () => (await import('./flow-state-drawing.ts')).FlowStateDrawing),
};

/**
 * Makes a row whose drawing is fetched when it is first on show: for rows that few readers open.
 * @param name its title until then
 */
function fetchedRow(name: string, fetch: () => Promise<new () => ChartRow>): () => ChartRow {
  let Drawing: (new () => ChartRow) | null = null;
  return () =>
    Drawing
      ? new Drawing()
      : new FetchedRow(
          name,
          fetch().then((fetched) => new (Drawing = fetched)()),
        );
}

/** An empty row until its drawing is there, and where it cannot be fetched. */
class FetchedRow implements ChartRow {
  private readonly name: string;
  private row: ChartRow | null = null;
  private fetching = true;

  constructor(name: string, row: Promise<ChartRow>) {
    this.name = name;
    row.then(
      (fetched) => {
        this.row = fetched;
      },
      () => {
        this.fetching = false;
      },
    );
  }

  title(scene: Scene): [string, string, string] {
    return this.row?.title(scene) ?? [this.name, '', ''];
  }

  draw(scene: Scene, box: RowBox): boolean {
    return this.row ? this.row.draw(scene, box) : this.fetching;
  }

  readings(scene: Scene, time: number): Reading[] {
    return this.row?.readings(scene, time) ?? [];
  }

  refit(): void {
    this.row?.refit?.();
  }
}
