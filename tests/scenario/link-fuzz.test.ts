import { describe, expect, it } from 'vitest';

import { HostileLinks } from './support/hostile-links.ts';
import { openHostile } from './support/open-hostile.ts';

/** `npm run fuzz:links` opens a hundred thousand. */
const LINKS = 1_000;

describe('a hostile link', () => {
  it(`opens as a valid scenario or is refused in one line: ${LINKS} mutated, cut, refilled and made-up ones`, async () => {
    const links = new HostileLinks(1);
    const tally = { opened: 0, refused: 0 };
    for (let count = 0; count < LINKS; count += 1) tally[await openHostile(links.next())] += 1;
    // Both must happen often, or the links are not what they are meant to be.
    expect(tally.opened).toBeGreaterThan(LINKS / 20);
    expect(tally.refused).toBeGreaterThan(LINKS / 2);
  });
});
