/** Why a scenario was not accepted: the field's path, the rule it breaks, and the value that was given. */
export interface Refusal {
  /** e.g. `flows[1].scheme.b`; empty for the scenario as a whole. */
  path: string;
  /** e.g. `must be at least 0.001 and at most 0.95`. */
  rule: string;
  /** The value as JSON, shortened. */
  value: string;
}

export class ScenarioError extends Error {
  constructor(readonly refusals: readonly Refusal[]) {
    super(refusals.map(describeRefusal).join('\n'));
    this.name = 'ScenarioError';
  }
}

/** One line for people: `flows[1].scheme.b: must be at most 0.95, got 1.5`. */
export function describeRefusal(refusal: Refusal): string {
  return `${refusal.path || 'scenario'}: ${refusal.rule}, got ${refusal.value}`;
}
