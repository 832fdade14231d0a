/** Parts of the page that are fetched when they are needed, and may not come: there is no network, or another build by now. */
import { say } from '../../workers/words/say.ts';
import type { Player } from './player.ts';

/** A part that has not come; asked for again it may. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super(say('This part of the page could not be fetched. Reload the page to try again.'), { cause });
  }
}

/** @throws NotFetched */
export function fetched<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((error: unknown) => {
    throw new NotFetched(error);
  });
}

/** What is done with a part. Where it cannot be fetched the page says so. */
export async function withPart<Part>(
  player: Pick<Player, 'say'>,
  part: Promise<Part>,
  then: (part: Part) => unknown,
): Promise<void> {
  const come = await fetched(part).catch((error: NotFetched) => player.say({ kind: 'refused', text: error.message }));
  if (come) await then(come);
}
