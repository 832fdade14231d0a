/** The registry: every metric of the four papers, and our own. All that lists metrics reads it. */
import { aggressivenessMetrics } from './aggressiveness.ts';
import type { Metric } from './card.ts';
import { completionMetrics } from './completion.ts';
import { convergenceMetrics } from './convergence.ts';
import { epochMetrics } from './epochs.ts';
import { fairnessMetrics } from './fairness.ts';
import { formulaMetrics } from './formulas.ts';
import { friendlinessMetrics } from './friendliness.ts';
import { lossMetrics } from './loss.ts';
import { pingMetrics } from './ping.ts';
import { responsivenessMetrics } from './responsiveness.ts';
import { schemeMetrics } from './scheme-facts.ts';
import { settlingMetrics } from './settling.ts';
import { smoothnessMetrics } from './smoothness.ts';
import { sourceMetrics } from './sources.ts';
import { stabilizationMetrics } from './stabilization.ts';
import { throughputMetrics } from './throughput.ts';
import { traceMetrics } from './traces.ts';
import { verdictMetrics } from './verdicts.ts';

/** Families, each with a heading that says what its metrics have in common. */
export const metricFamilies: readonly { name: string; metrics: readonly Metric[] }[] = [
  { name: 'Traces', metrics: traceMetrics },
  { name: 'Smoothness', metrics: smoothnessMetrics },
  { name: 'Fairness', metrics: fairnessMetrics },
  { name: 'Throughput', metrics: throughputMetrics },
  { name: 'Losses', metrics: lossMetrics },
  { name: 'Sources', metrics: sourceMetrics },
  { name: 'Transfers', metrics: completionMetrics },
  { name: 'Pings', metrics: pingMetrics },
  { name: 'Responsiveness', metrics: responsivenessMetrics },
  { name: 'Aggressiveness', metrics: aggressivenessMetrics },
  { name: 'Settling', metrics: [...settlingMetrics, ...stabilizationMetrics] },
  { name: 'Convergence of two flows', metrics: convergenceMetrics },
  { name: 'Congestion epochs', metrics: epochMetrics },
  { name: 'Closed forms', metrics: formulaMetrics },
  { name: 'Facts about schemes', metrics: schemeMetrics },
  { name: 'TCP-friendliness', metrics: friendlinessMetrics },
  { name: 'Verdicts', metrics: verdictMetrics },
];

export const metrics: readonly Metric[] = metricFamilies.flatMap((family) => family.metrics);

/** The metric of that id, or undefined. */
export function findMetric(id: string): Metric | undefined {
  return metrics.find((metric) => metric.id === id);
}
