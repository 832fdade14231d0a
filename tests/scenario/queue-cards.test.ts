import { describe, expect, it } from 'vitest';

import { PLAIN_QUEUE, queueCard, queues } from '../../workers/engine/network/queues/index.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import type { Queue } from '../../workers/engine/scenario/types.ts';
import { formerScene } from '../support/former-scene.ts';
import { withQueue, withQueueKind } from '../../src/scenario/edit-path.ts';

const withRate = (rate: number | null, queue: object) =>
  normalizeScenario({ version: 1, flows: [{}], path: [{ rate, queue }] });

describe.each(queues.map((card) => [card.name, card] as const))('%s', (_, card) => {
  it('has a limit that is in packets, whole and at least 1', () => {
    const limit = card.parameters.find(({ key }) => key === 'limit');
    expect(limit).toMatchObject({ type: 'number', unit: 'packets', min: 1, whole: true });
  });

  it('stands at a link without limit only if it is the plain one', () => {
    const free = (): unknown => withRate(null, { kind: card.kind });
    if (card.kind === PLAIN_QUEUE.kind) expect(free).not.toThrow();
    else expect(free).toThrow(/path\[0\].queue.kind: must be 'droptail' where the rate is unlimited/);
  });

  it('can be chosen for a buffer of any size, and keeps its limit', () => {
    for (const limit of [1, 2, 3, 60, 1_000_000]) {
      const before = withQueue(formerScene(), 0, { limit });
      const { queue } = withQueueKind(before, 0, card.kind).path[0]!;
      expect(queue).toMatchObject({ kind: card.kind, limit });
      expect(withRate(10e6, queue).path[0]!.queue).toEqual(queue);
    }
  });

  it('says what it is in ns-2.35, or why it is nothing there', () => {
    if (typeof card.ns2 === 'string') expect(card.ns2).toMatch(/^ns-2\.35 has no /);
    else expect(card.ns2.limit(defaultsOf(card))).toBeGreaterThanOrEqual(1);
  });
});

it('RED’s thresholds begin at a sixth and at half of the buffer, and never meet', () => {
  const thresholds = (limit: number) => {
    const { minThreshold, maxThreshold } = queueCard({ kind: 'red' }).fitted!(limit) as Record<string, number>;
    return [minThreshold, maxThreshold];
  };
  expect(thresholds(60)).toEqual([10, 30]);
  expect(thresholds(1)).toEqual([1, 2]);
});

it('a controller’s updates count as packets in the bound on a run’s work: PIE’s 66.7 a second', () => {
  const settings = (kind: Queue['kind']): Queue => defaultsOf(queueCard({ kind }));
  expect(1 / queueCard({ kind: 'pie' }).updateEvery!(settings('pie'))).toBeCloseTo(66.67, 2);
  for (const kind of ['droptail', 'red', 'codel'] as const) expect(queueCard({ kind }).updateEvery).toBeUndefined();
});
