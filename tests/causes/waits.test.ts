/** Where packets waited lately, and whose packets stood in a queue. */
import { describe, expect, test } from 'vitest';
import { MOST_COUNTED, MOST_OWNERS, Owners, type Wait } from '../../workers/engine/network/fates.ts';
import { Arrivals, PacketWaits } from '../../workers/live/waits.ts';

describe('whose packets stand in a queue', () => {
  test('is told of those with most; the next queue is counted anew for all of them', () => {
    const owners = new Owners();
    for (let endpoint = 0; endpoint < MOST_OWNERS + 2; endpoint += 1) owners.add(endpoint, 10 - endpoint);
    expect(owners.take()).toEqual(Array.from({ length: MOST_OWNERS }, (_, endpoint) => [endpoint, 10 - endpoint]));
    owners.add(MOST_OWNERS, 2);
    owners.add(0, 1);
    expect(owners.take()).toEqual([
      [MOST_OWNERS, 2],
      [0, 1],
    ]);
  });
});

test('of as many arrivals as are remembered whose they were is known, and of one more nothing', () => {
  const arrivals = new Arrivals();
  for (let arrival = 0; arrival < 5; arrival += 1) arrivals.add(9);
  for (let arrival = 1; arrival < MOST_COUNTED; arrival += 1) arrivals.add(arrival % 2);
  const last = arrivals.add(3);
  expect(arrivals.before(last, MOST_COUNTED - 1)).toEqual([
    [1, MOST_COUNTED / 2],
    [0, MOST_COUNTED / 2 - 1],
  ]);
  expect(arrivals.before(last, MOST_COUNTED)).toEqual([]);
});

describe('where a packet waited', () => {
  const wait = (seconds: number): Wait => ({ endpoint: 3, packet: 17, waiting: 5, limit: 60, seconds });
  const after = (...waits: readonly [hop: number, seconds: number][]) => {
    const packets = new PacketWaits();
    waits.forEach(([hop, seconds], index) => packets.add(hop, index, index, wait(seconds)));
    const found = packets.take(3, 17);
    expect(packets.take(3, 17)).toBeNull();
    return found && [found.hop, found.seconds];
  };

  test('is the hop where it waited longest, whichever came first', () => {
    expect(after([0, 0.2], [1, 0.5])).toEqual([1, 0.5]);
    expect(after([0, 0.5], [1, 0.2])).toEqual([0, 0.5]);
  });

  test('sent again, it is where it waited the last time, though it waited less', () => {
    expect(after([0, 0.5], [0, 0.2])).toEqual([0, 0.2]);
  });
});
