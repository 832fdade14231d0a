/** Of what W and a press on a sentence ask, and what a fork came to. */
import { describe, expect, test, vi } from 'vitest';
import type { Happening } from '../../src/narrator/happenings.ts';
import type { Player } from '../../src/player/player.ts';
import { askAbout, askWhy } from '../../src/player/ask-why.ts';
import { outcomeOf } from '../../src/why/difference.ts';
import { handMade, scenario } from '../scenes/support/hand-made.ts';
import { changeOf, fateOf } from './support/told.ts';

const flow = (group: string, number = 0) => ({ group, flow: number });

function question(state: object, act: (player: Player) => void, explainedFlow = 2): unknown {
  const ask = vi.fn<(what: unknown) => void>();
  const page = { question: null, pointed: null, observedFlow: null, scenario, ...state };
  act({ state: page, time: 7, run: { explainedFlow }, ask } as unknown as Player);
  expect(ask).toHaveBeenCalledTimes(1);
  return ask.mock.calls[0]![0];
}

describe('why', () => {
  test('is question of the flow that is pointed at, else of the observed one, else of the first; and ended by asking again', () => {
    const [pointed, observedFlow] = [flow('b'), flow('a', 1)];
    const why = (state: object) => question(state, askWhy);
    expect(why({ pointed, observedFlow })).toEqual({ flow: pointed, time: 7, variable: null });
    expect(why({ observedFlow })).toEqual({ flow: observedFlow, time: 7, variable: null });
    expect(why({})).toEqual({ flow: flow('a'), time: 7, variable: null });
    expect(why({ pointed, question: { flow: pointed } })).toBeNull();
    expect(why({ scenario: { ...scenario, flows: [] } })).toBeNull();
  });

  test('of a sentence is question of the flow that it told of, at its time; of what nothing led to, of its window', () => {
    const told = (happening: object | null, state = {}) =>
      question(state, (player) => askAbout(player, happening && ({ time: 5, ...happening } as Happening)));
    const own = { flow: flow('b'), variable: null, time: 5 };
    expect(told({ kind: 'fate', fate: fateOf('lost', 9, 5) })).toEqual({ ...own, about: { packet: 9 } });
    expect(told({ kind: 'queue', level: { level: 'full' } })).toEqual({ ...own, about: 'queue' });
    const change = changeOf('mark', [1]);
    for (const kind of ['cut', 'timeout', 'decision']) expect(told({ kind, change })).toEqual({ ...own, about: null });
    const window = { flow: flow('a'), time: 7, variable: null };
    for (const kind of ['start', 'join', 'recovered']) expect(told({ kind })).toEqual(window);
    expect(told({ kind: 'queue', level: { level: 'standing' } })).toEqual(window);
    expect(told(null)).toEqual(window);
    expect(told({ kind: 'fate', fate: fateOf('lost', 9, 5) }, { question: { flow: flow('a') } })).toBeNull();
  });
});

describe('what a fork came to', () => {
  const series = handMade([
    { cwnd: [1, 2, 3, 4, 5, 6], delivered: [10], dropped: [1] },
    { cwnd: [10], delivered: [20], dropped: [0, 0, 5, 0] },
    { cwnd: [7], delivered: [40], dropped: [2] },
  ]);

  test('is summed over the flows, each with its own packets, from the fork to a time', () => {
    // Samples 3, 4 and 5 s: windows 3, 4, 5 and 10.
    expect(outcomeOf(series, [0, 1], 2, 5)).toEqual({ throughput: 30 * 8_000, dropped: 3 + 5, window: 4 + 10 });
    expect(outcomeOf(series, [2], 2, 5)).toEqual({ throughput: 40 * 4_000, dropped: 6, window: 7 });
  });

  test('goes as far as the run is known, and is nothing in less than a sample or of no flow', () => {
    expect(outcomeOf(series, [0], 4, 99)).toEqual({ throughput: 80_000, dropped: 2, window: 5.5 });
    expect(outcomeOf(series, [0], 2.2, 2.9)).toBeNull();
    expect(outcomeOf(series, [0], 6, 99)).toBeNull();
    expect(outcomeOf(series, [], 2, 5)).toBeNull();
  });
});
