import { rulesFor } from '../../workers/language/door.ts';
import { LinkError } from './link-error.ts';

/** Await it before an input is read that may hold a rule. @throws LinkError where what reads rules cannot be fetched */
export async function needRules(input: unknown): Promise<void> {
  await rulesFor(input)?.catch(() => {
    throw new LinkError('The part of the page that reads rules could not be fetched. Reload the page to try again.');
  });
}
