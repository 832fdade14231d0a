import { rulesFor } from '../../workers/language/door.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

/** The field of a rule, fetched with what reads rules when one is shown. */
export const RuleField = lazyPart(
  async () => (await Promise.all([import('./rule-field.tsx'), rulesFor('own')]))[0].RuleField,
  { onlyWhenShown: true, name: 'The field of a rule', words: ['work'] },
);
