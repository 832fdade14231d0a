/** What is said of a change of the network, in the moment in which it is made. */
import { expect, test } from 'vitest';
import type { Narrated } from '../../src/narrator/facts.ts';
import { sentenceOf } from '../../src/narrator/sentences.ts';
import { scenarioWith } from '../support/scenario.ts';

test('of a link that goes down and comes up, of other losses, and of the room of a queue', () => {
  const scenario = scenarioWith({
    flows: [{}],
    events: [
      { at: 1, do: 'loss', model: { kind: 'bernoulli', p: 0.01 } },
      { at: 2, do: 'loss', model: { kind: 'bernoulli', p: 1 } },
      { at: 3, do: 'loss', model: { kind: 'none' } },
      { at: 4, do: 'queue', limit: 20 },
      { at: 5, do: 'rate', rate: 5e6 },
    ],
  });
  const narrated = { series: { scenario } } as Narrated;
  const said = scenario.events.map((event) => sentenceOf({ kind: 'event', time: event.at, event }, narrated));
  expect(said.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    'The losses on the way change.',
    'The link goes down: nothing comes through.',
    'The link is up again.',
    'The queue holds 20 packets from now on.',
    'The link changes to 5 Mbit/s.',
  ]);
});
