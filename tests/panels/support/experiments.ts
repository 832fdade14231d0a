/** Experiments of different shapes. */
import { normalizeExperiment } from '../../../workers/experiments/check.ts';
import { numbersOf } from '../../../workers/experiments/offers.ts';
import type { Experiment } from '../../../workers/experiments/experiment.ts';
import { scenarioOf } from './panel.tsx';
import { lone, mixed } from './shapes.ts';

const scenario = scenarioOf({
  duration: 20,
  path: [
    { rate: 8e6, delay: 0.02, queue: { kind: 'droptail', limit: 50 } },
    { rate: 9e6, delay: 0.01, queue: { kind: 'red', limit: 40 } },
  ],
  traffic: [{ kind: 'cbr', wave: 'square', start: 6 }, { kind: 'onoff' }],
});
const made = (fields: object): Experiment => normalizeExperiment({ version: 1, scenario, ...fields });
const LIMIT = { path: 'path.0.queue.limit', values: [10, 20, 40] };

export const EXPERIMENTS: Readonly<Record<string, Experiment>> = {
  'nothing varied, all its numbers': numbersOf([lone], [1, 5]),
  'two runs beside each other': made({
    scenario: lone,
    vary: [{ path: '', values: [lone, { ...lone, seed: 3 }], names: ['A', 'B'] }],
    seeds: 1,
    measures: [{ id: 'link-use' }, { id: 'completion' }],
  }),
  'one setting, three seeds': made({
    vary: [LIMIT],
    seeds: 3,
    measures: [
      { id: 'throughput', group: 'aimd' },
      { id: 'mean-queue', hop: 1 },
      { id: 'source-loss', source: 1 },
    ],
    over: ['window', 'queue'],
    overMean: true,
    must: [
      { says: 'mean-queue(2) > 20: the queue stands', part: 0.5 },
      { says: 'throughput(aimd) in 0..4', part: 1 },
    ],
    title: 'Small buffers',
  }),
  'two settings, a line each': made({
    vary: [LIMIT, { path: 'path.0.queue.kind', values: ['droptail', 'red'] }],
    seeds: 1,
    measures: [{ id: 'link-use' }],
    over: ['throughput'],
    theory: true,
  }),
  'two settings as a map': made({
    vary: [
      { path: 'path.0.rate', from: 1e6, to: 1.6e7, count: 3, scale: 'log' },
      { path: 'flows.1.count', values: [1, 4] },
    ],
    map: true,
    seeds: 2,
    measures: [{ id: 'jain' }, { id: 'timeouts', group: 'tcp' }],
  }),
  'sources and one flow’s theory': made({
    scenario: { ...mixed, flows: mixed.flows.slice(1, 2) },
    vary: [{ path: 'traffic.2.sources', values: [1, 2] }],
    seeds: 12,
    // Two of one name.
    measures: [{ id: 'source-rate', source: 2 }, { id: 'completion' }, { id: 'completion-time' }],
    theory: true,
  }),
};
