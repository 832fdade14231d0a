/** What is said of what cannot be. */
import { type Refusal, ScenarioError } from '../../workers/engine/scenario/refusal.ts';

/** The fields for which a scenario is refused; none where it is taken. Anything else that is thrown is a fault. */
export function refusalsOf(read: () => unknown): readonly Refusal[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ScenarioError) return error.refusals;
    throw error;
  }
}

/** Why something is refused, as an error of that kind says it; '' where it is not. */
export function messageOf(read: () => unknown, kind: abstract new (...parts: never[]) => Error = Error): string {
  try {
    read();
    return '';
  } catch (error) {
    if (error instanceof kind) return error.message;
    throw error;
  }
}
