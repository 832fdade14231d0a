import { expect, it } from 'vitest';
import { lossProcess } from '../../workers/engine/network/losses/index.ts';
import { RandomStream } from '../../workers/engine/random.ts';
it('takes the first packets', () => {
  const process = lossProcess({ kind: 'first', count: 2 }, new RandomStream(1, 'loss'), 0)!;
  expect([0, 0, 0].map((now) => process.drops(now))).toEqual([true, true, false]);
});
