/** The registry of the papers' closed forms. Each card stands beside its function. */
import { ackForms } from './ack-model.ts';
import type { ClosedForm } from './closed-form.ts';
import { convergenceForms } from './convergence.ts';
import { growthForms } from './growth.ts';
import { throughputForms } from './throughput.ts';
import { utilizationForms } from './utilization.ts';
import { variationForms } from './variation.ts';

export type { ClosedForm } from './closed-form.ts';

export const closedForms: readonly ClosedForm[] = [
  ...throughputForms,
  ...variationForms,
  ...growthForms,
  ...utilizationForms,
  ...ackForms,
  ...convergenceForms,
];

/** The closed form of that id, or undefined. */
export function findClosedForm(id: string | undefined): ClosedForm | undefined {
  return closedForms.find((one) => one.id === id);
}
