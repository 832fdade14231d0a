/** Embeds: their addresses, the messages that they heed, their one line of words. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embedHash, isEmbed, readEmbed } from '../../src/link/embed-link.ts';
import { readRequest } from '../../src/embed/frame.ts';
import { shortSentence } from '../../src/scenario/short-sentence.ts';
import { effectiveAt } from '../../src/scenario/effective.ts';
import { INITIAL_VIEW, type ViewFields, type ViewState, viewFromLink } from '../../src/view/index.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { scenarioText } from '../../src/scenario/in-words.ts';
import { scenarioWith } from '../support/scenario.ts';

describe('the address of an embed', () => {
  test('holds the page’s link, and its own words before it', () => {
    expect(readEmbed('#/embed?play=1&at=20&speed=0.1&preset=yang2000-f12&flows.1.count=7')).toEqual({
      play: true,
      at: 20,
      speed: 0.1,
      hash: '#/play?preset=yang2000-f12&flows.1.count=7',
    });
    expect(readEmbed('#/embed')).toEqual({ play: false, at: 0, speed: undefined, hash: '#/play' });
    expect(['#/embed', '#/embed?play=1', '#/embedded', '#/play?at=1'].map(isEmbed)).toEqual([true, true, false, false]);
  });

  test('does not play unless it says 1, and shows the beginning where its time makes no sense', () => {
    for (const hash of [
      '#/embed?play',
      '#/embed?play=0',
      '#/embed?play=true',
      '#/embed?at=-1&speed=3',
      '#/embed?at=x',
      '#/embed?at=1e999',
      '#/embed?play=%',
    ]) {
      expect(readEmbed(hash)).toMatchObject({ play: false, at: 0, speed: undefined });
    }
  });

  test('made of any link and any wish is read as both', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}\.[a-z]{1,8}=[\w.,%-]{0,12}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 4 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 3600 }),
        fc.constantFrom(undefined, 0.01, 1, 100),
        (fields, play, at, speed) => {
          const hash = fields.length > 0 ? `#/play?${fields.join('&')}` : '#/play';
          expect(readEmbed(embedHash(hash, { play, at, speed }))).toEqual({ play, at, speed, hash });
        },
      ),
    );
  });
});

test('the narrator is in an embed whose link says so, and on the page unless its link says not', () => {
  const scenario = defaultScenario();
  const inEmbed = { ...INITIAL_VIEW, narrator: false };
  const shown = (fields: ViewFields, usual: ViewState): boolean => viewFromLink(fields, scenario, usual).narrator;
  expect([shown({}, inEmbed), shown({ narrator: 'on' }, inEmbed)]).toEqual([false, true]);
  expect([shown({}, INITIAL_VIEW), shown({ narrator: 'off' }, INITIAL_VIEW)]).toEqual([true, false]);
});

describe('a message from the page around', () => {
  test('may ask to play, to pause, and to show a time', () => {
    expect(readRequest({ type: 'sawtooth', do: 'play' })).toEqual({ do: 'play' });
    expect(readRequest({ type: 'sawtooth', do: 'pause', time: 'now' })).toEqual({ do: 'pause' });
    for (const time of [0, 12.5, 1e9])
      expect(readRequest({ type: 'sawtooth', do: 'seek', time })).toEqual({ do: 'seek', time });
  });

  test.each<unknown>([
    null,
    undefined,
    7,
    'play',
    [],
    {},
    { do: 'play' },
    { type: 'Sawtooth', do: 'play' },
    { type: 'sawtooth' },
    { type: 'sawtooth', do: 'restart' },
    { type: 'sawtooth', do: 'constructor' },
    { type: 'sawtooth', do: 'seek' },
    { type: 'sawtooth', do: 'seek', time: '3' },
    { type: 'sawtooth', do: 'seek', time: -1 },
    { type: 'sawtooth', do: 'seek', time: Number.NaN },
    { type: 'sawtooth', do: 'seek', time: Infinity },
  ])('that is %j is none', (data) => {
    expect(readRequest(data)).toBeNull();
  });

  test('any message is taken without an error', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const request = readRequest(data);
        expect(request === null || ['play', 'pause', 'seek'].includes(request.do)).toBe(true);
      }),
    );
  });
});

describe('the sentence in an embed', () => {
  const text = (parts: object): string => {
    const scenario = scenarioWith({ flows: [{ id: 'a', scheme: { kind: 'tcp' } }], ...parts });
    return shortSentence(scenario, effectiveAt(scenario, 0))
      .map((part) => part.text)
      .join('')
      .replaceAll('\u00a0', ' ');
  };

  test('says who shares what, in few words', () => {
    expect(
      text({
        path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 25 } }],
        flows: [
          { id: 'a', scheme: { kind: 'tcp' } },
          { id: 'b', scheme: { kind: 'aimd', a: 0.31, b: 0.125 } },
        ],
      }),
    ).toMatch(/^One TCP and one .+ flow share 4 Mbit\/s with room for 25 packets\.$/);
    expect(text({ path: [{ rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 1 } }] })).toBe(
      'One TCP flow uses 4 Mbit/s with room for 1 packet.',
    );
  });

  test('names a queue that is not the plain one, and what disturbs', () => {
    const red = { rate: 4e6, delay: 0.02, queue: { kind: 'red', limit: 100, minThreshold: 10, maxThreshold: 30 } };
    expect(text({ path: [red], loss: { kind: 'bernoulli', p: 0.01 } })).toMatch(
      /^One TCP flow uses 4 Mbit\/s with RED for 100 packets, while 1 packet in 100 is lost at random\.$/,
    );
  });

  test('of several bottlenecks, or of none, is the whole one', () => {
    const hop = { rate: 4e6, delay: 0.02, queue: { kind: 'droptail', limit: 25 } };
    for (const path of [[hop, hop], [{ rate: null, delay: 0.02 }]]) {
      const scenario = scenarioWith({ path, flows: [{ id: 'a', scheme: { kind: 'tcp' } }] });
      const now = effectiveAt(scenario, 0);
      expect(
        shortSentence(scenario, now)
          .map((part) => part.text)
          .join(''),
      ).toBe(scenarioText(scenario, now));
    }
  });
});

test('an embed of a scene names it; of the first scene, as it is, it asks nothing', () => {
  const hash = embedHash('#/scene/sawtooth?seed=3', { play: true });
  expect(hash).toBe('#/embed?play=1&scene=sawtooth&seed=3');
  expect(readEmbed(hash)).toMatchObject({ play: true, hash: '#/play?scene=sawtooth&seed=3' });
  expect([embedHash('#/scene/sawtooth', {}), embedHash('#/play', {})]).toEqual(['#/embed?scene=sawtooth', '#/embed']);
});
