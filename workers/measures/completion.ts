/** How long transfers take. */
import { type Durations, durationsOf } from '../engine/sampling/statistics.ts';
import { COMPLETION_NUMBERS } from '../engine/sampling/frame.ts';
import { AS_ONE_BIN, type MetricOptions, ofRun, type RunMetric } from './card.ts';
import { selectFlows } from './flows.ts';
import { Inapplicable, partsOf, reading, type Window } from './result.ts';
import type { RecordedRun } from './run.ts';
import { steadyWindow } from './window.ts';

/** What the transfers or probes of some endpoints took that ended in the window, s. */
export function completedIn({ completions }: RecordedRun, { from, to }: Window, of: ReadonlySet<number>): number[] {
  if (!completions) throw new Inapplicable('what was completed is not recorded');
  const took: number[] = [];
  for (let at = 0; at < completions.length; at += COMPLETION_NUMBERS) {
    const [endpoint, began, ended] = completions.subarray(at, at + COMPLETION_NUMBERS);
    if (of.has(endpoint!) && ended! > from && ended! <= to) took.push(ended! - began!);
  }
  return took;
}

/** Of the transfers that end in the window. */
function durations(run: RecordedRun, options: MetricOptions): { all: Durations; window: Window } {
  const { window } = steadyWindow(run, options);
  const all = durationsOf(completedIn(run, window, new Set(selectFlows(run, options.flows))));
  if (all === null) throw new Inapplicable('no transfer ended in the window');
  return { all, window };
}

interface CompletionCard {
  id: string;
  name: string;
  of: 'mean' | 'p95' | 'p99';
  definition: string;
  formula: string;
}

function metric({ of, ...words }: CompletionCard): RunMetric {
  return {
    ...words,
    ...{ unit: 's', papers: [], ours: 'all: no paper here measures transfers' },
    ...AS_ONE_BIN,
    ...ofRun((run, options = {}) => {
      const { all, window } = durations(run, options);
      return reading(all[of], window, { parts: partsOf({ transfers: all.count, 'standard deviation': all.sd }) });
    }),
  };
}

const CARDS: readonly CompletionCard[] = [
  {
    id: 'completion-time',
    name: 'Completion time, mean',
    of: 'mean',
    definition:
      'From the first packet of a transfer to the ACK of its last one, mean over the transfers that end in the window.',
    formula: 'mean of end − start',
  },
  {
    id: 'completion-p95',
    name: 'Completion time, 95th percentile',
    of: 'p95',
    definition: 'The least time that 95 in 100 of the transfers that end in the window do not exceed.',
    formula: 'the ⌈0.95 n⌉-th shortest of n',
  },
  {
    id: 'completion-p99',
    name: 'Completion time, 99th percentile',
    of: 'p99',
    definition: 'The least time that 99 in 100 of the transfers that end in the window do not exceed.',
    formula: 'the ⌈0.99 n⌉-th shortest of n',
  },
];

export const completionMetrics: readonly RunMetric[] = CARDS.map(metric);
