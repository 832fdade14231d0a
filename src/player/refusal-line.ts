import { describeRefusal, type Refusal } from '../../workers/engine/scenario/refusal.ts';
import { say } from '../../workers/words/say.ts';

/** The first refusal as one line: `flows[1].scheme.b: must be at most 0.95, got 1.5. Nothing was changed.` */
export function refusalLine(refusals: readonly Refusal[]): string {
  return say('{refusal}. Nothing was changed.', { refusal: describeRefusal(refusals[0]!) });
}
