/** Parts of the page that are fetched when they are needed, and may not come: there is no network, or another build by now. */
import { whenAtRest } from '../at-rest.ts';
import type { Player } from '../player/player.ts';
import { say } from '../../workers/words/say.ts';
import { LinkError } from './link-error.ts';

/** A part that has not come; asked for again it may. A link that needs it cannot be opened. */
export class NotFetched extends LinkError {
  constructor() {
    super(say('This part of the page could not be fetched. Reload the page to try again.'));
  }
}

/** @throws NotFetched */
export function fetched<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch(() => {
    throw new NotFetched();
  });
}

/** What is done with a part. Where it cannot be fetched the page says so. */
export function withPart<Part>(
  player: Pick<Player, 'say'>,
  part: Promise<Part>,
  then: (part: Part) => unknown,
): Promise<unknown> {
  return fetched(part).then(then, ({ message }: Error) => player.say({ kind: 'refused', text: message }));
}

/** A part that the page has from its start on. Where it does not come it is asked for again at rest, and then the page says so. */
export function fromTheStart<Part>(
  player: Pick<Player, 'say'>,
  load: () => Promise<Part>,
  begin: (part: Part) => unknown,
): Promise<unknown> {
  return load().then(begin, () => whenAtRest(() => withPart(player, load(), begin)));
}
