import { describe, expect, test } from 'vitest';
import { formerScene } from '../support/former-scene.ts';
import { differences, differenceText } from '../../src/scenario/differences.ts';
import { schemeDefaults, withAddedGroup, withCount } from '../../src/scenario/edit-flows.ts';
import { withLoss } from '../../src/scenario/edit-loss.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';

const base = formerScene();
const changesTo = (after: unknown): string[] =>
  differences(base, normalizeScenario(after)).map((difference) => differenceText(difference).replaceAll('\u00a0', ' '));
const withQueue = (queue: object): unknown => ({ ...base, path: [{ ...base.path[0]!, queue }] });

describe('what the reader changed is put in words', () => {
  test.each<[string, unknown, string[]]>([
    ['nothing', base, []],
    ['a count of flows', withCount(base, 0, 7), ['flows 7 TCP (was 2 TCP)']],
    [
      'another queue, without the settings that come with it',
      withQueue({ kind: 'red', limit: 60, minThreshold: 5, maxThreshold: 20 }),
      ['queue RED of 60 packets (was drop-tail of 60 packets)'],
    ],
    [
      'a longer queue',
      withQueue({ kind: 'droptail', limit: 100 }),
      ['queue drop-tail of 100 packets (was drop-tail of 60 packets)'],
    ],
    ['the rate', { ...base, path: [{ ...base.path[0]!, rate: 5e6 }] }, ['link 5 Mbit/s (was 10 Mbit/s)']],
    ['the seed', { ...base, seed: 4 }, ['seed 4 (was 1)']],
    ['a group more', withAddedGroup(base, schemeDefaults('tfrc'), 1), ['flows 1 TFRC(8)']],
    ['a change at a time', { ...base, events: [{ at: 3, do: 'stop', group: 'tcp', count: 1 }] }, ['timed changes 1']],
    ['loss', withLoss(base, 0, { kind: 'bernoulli', p: 0.01 }), ['loss 1 in 100, at random (was none)']],
  ])('%s', (_, after, expected) => expect(changesTo(after)).toEqual(expected));

  test('what has no words of its own is at least not kept quiet', () => {
    const silent: Scenario = { ...base, flows: base.flows.map((group) => ({ ...group, ecn: !group.ecn })) };
    expect(changesTo(silent)).toHaveLength(1);
  });

  test('a removed group is named with its old settings', () => {
    expect(differences(base, { ...base, flows: base.flows.slice(0, 1) }).map(differenceText)).toEqual([
      'without flows (was 2 AIMD(0.2, 1/8 cut))',
    ]);
  });
});
