import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeHash, encodeHash, LinkError, MAX_LINK_LENGTH } from '../../src/link/codec.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { FIRST_VIEW } from '../../src/view/first-view.ts';
import { formerScene } from '../support/former-scene.ts';
import { LINK_BASE_1 } from '../../src/link/link-base.ts';
import { withCodes } from '../../src/link/link-words.ts';
import { applyPatch, difference, type Json } from '../../src/scenario/patch.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Hop, Scenario } from '../../workers/engine/scenario/types.ts';
import { scenarioWith } from '../support/scenario.ts';

const none = (): Promise<unknown> => Promise.reject(new Error('no such preset'));
const open = async (hash: string): Promise<Scenario> => (await decodeHash(hash, none)).scenario;

/** A link of format 1 or another whose text is deflated JSON: of `value`, or `value` itself if it is text already. */
async function linkOf(value: unknown, json = JSON.stringify(value), format = 1): Promise<string> {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `#/play?s=${format}.${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`;
}

/** A link of format 2 that holds any patch. */
const link2Of = (patch: unknown): Promise<string> => linkOf(null, JSON.stringify(withCodes(patch as Json)), 2);

const busy = scenarioWith({
  title: 'Βήτα & “quotes”',
  seed: 4_294_967_295,
  duration: 140,
  path: [{ rate: 15e6, delay: 0.015, queue: { kind: 'red', limit: 234, minThreshold: 23.4, maxThreshold: 117.2 } }],
  flows: [
    { id: 'a', scheme: { kind: 'tcp', variant: 'reno' }, count: 5 },
    { id: 'b', scheme: { kind: 'aimd', a: 1 / 3, b: 1 / 256 }, count: 5, start: 12.5 },
    { id: 'c', scheme: { kind: 'aimd' } },
  ],
  traffic: [{ kind: 'cbr', wave: 'square', high: 10e6, on: 2, off: 2 }],
  loss: { kind: 'bernoulli', p: 0.001 },
  events: [
    { at: 10.123456789012, do: 'stop', group: 'a', count: 2 },
    { at: 20, do: 'rate', hop: 0, rate: 7.5e6 },
    { at: 30, do: 'drop', group: 'b', flow: 4 },
  ],
});

describe('links', () => {
  test('the first scene has the plain address, and the plain address is the first scene', async () => {
    expect(await encodeHash(defaultScenario(), null, { view: FIRST_VIEW })).toBe('#/play');
    for (const hash of ['', '#', '#/', '#/play']) {
      expect(await decodeHash(hash, none)).toMatchObject({ scenario: defaultScenario(), view: FIRST_VIEW });
    }
  });

  test('the base that links are the difference from has an address of its own, which shows it as links do', async () => {
    expect(await encodeHash(formerScene())).toBe('#/play?seed=1');
    expect(await decodeHash('#/play?seed=1', none)).toMatchObject({ scenario: formerScene(), view: {} });
  });

  test('a scenario with RED, three groups, a wave, losses and live changes comes back to the last digit', async () => {
    expect(await open(await encodeHash(busy))).toEqual(busy);
  });

  test('half a character in a text is written as U+FFFD, in the open and in a note, and old links that hold one open', async () => {
    expect(await open(await encodeHash({ ...formerScene(), title: 'cut \ud83e' }))).toMatchObject({
      title: 'cut \ufffd',
    });
    const hash = await encodeHash(formerScene(), null, { view: { note: 'cut \ud83e' } });
    expect((await decodeHash(hash, none)).view).toEqual({ note: 'cut \ufffd' });
    expect((await open(await link2Of({ title: '\ud800', note: 'x'.repeat(200) }))).title).toBe('\ufffd');
  });

  test('what would unpack to more than is read is not written', async () => {
    const gaps = Array.from({ length: 1_000 }, (_, index) => 20 + (index % 7));
    const hop = { loss: { kind: 'pattern', gaps } };
    const many = scenarioWith({
      path: Array(16).fill(hop),
      reverse: Array(16).fill(hop),
      flows: [{}],
    });
    const far = (hops: readonly Hop[], from: number): Hop[] =>
      hops.map((one, at) => ({ ...one, loss: { kind: 'pattern', gaps: gaps.map((gap) => gap + (from + at) * 1e6) } }));
    const long: Scenario = { ...many, path: far(many.path, 1), reverse: far(many.reverse as Hop[], 17) };
    expect(await open(await encodeHash(many))).toEqual(many);
    await expect(encodeHash(long)).rejects.toThrow(LinkError);
  });

  test('a link that changes one number is short enough to be dictated into a chat', async () => {
    const hash = await encodeHash({ ...formerScene(), seed: 7 });
    expect(await open(hash)).toEqual({ ...formerScene(), seed: 7 });
    expect(hash.length).toBeLessThan(60);
  });

  test('any edit of the first scene survives the link', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          seed: fc.integer({ min: 0, max: 4_294_967_295 }),
          duration: fc.double({ min: 30, max: 3_600, noNaN: true }),
          rate: fc.double({ min: 1e3, max: 1e7, noNaN: true }),
          limit: fc.integer({ min: 1, max: 5_000 }),
          b: fc.double({ min: 0.001, max: 0.95, noNaN: true }),
          counts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
        }),
        async ({ seed, duration, rate, limit, b, counts }) => {
          const scenario = normalizeScenario({
            ...formerScene(),
            seed,
            duration,
            path: [{ rate, queue: { kind: 'droptail', limit } }],
            flows: counts.map((count, index) => ({
              id: `g${index}`,
              count,
              scheme: index % 2 ? { kind: 'tcp' } : { kind: 'aimd', b },
            })),
          });
          expect(await open(await encodeHash(scenario))).toEqual(scenario);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('the base of format 1 is never changed: links that were shared keep their meaning', async () => {
    expect(createHash('sha256').update(JSON.stringify(LINK_BASE_1)).digest('hex')).toBe(
      '74c3957f27fdf0d902c37560b51c0561580d8e53a2babd9481c5858a7efae750',
    );
    const { loss, path, ...rest } = LINK_BASE_1;
    expect(normalizeScenario(LINK_BASE_1)).toMatchObject({ ...rest, path: [{ ...path[0], loss }] });
    // Made with release 0.1.0.
    expect(await open('#/play?s=1.izbUqVYqTk1NUbKKNtAxj9VRSiktSizJzM8DCxgaGcTW6kTHxgIA')).toEqual(
      normalizeScenario({ ...LINK_BASE_1, seed: 7, duration: 120 }),
    );
  });

  test('links made before the format grew open as they did: what they do not say is as it was', async () => {
    expect(await open(await linkOf([1, { seed: [0, 7] }, []]))).toEqual({ ...formerScene(), seed: 7 });
    const grown = await linkOf([
      1,
      {
        path: [
          2,
          2,
          {
            0: [1, { rate: [0, 5e6] }, []],
            1: [0, { rate: 4e6, delay: 0.01, queue: { kind: 'droptail', limit: 20 } }],
          },
        ],
        flows: [2, 1, { 0: [1, { count: [0, 3], leave: [0, 1] }, []] }],
        traffic: [
          2,
          1,
          {
            0: [
              0,
              {
                kind: 'cbr',
                wave: 'square',
                high: 1e6,
                low: 0,
                on: 2,
                off: 2,
                start: 0,
                stop: null,
                packetSize: 1000,
                jitter: 0.5,
                enter: 0,
                leave: 1,
              },
            ],
          },
        ],
        loss: [1, { kind: [0, 'bernoulli'], p: [0, 0.01] }, []],
        events: [2, 1, { 0: [0, { at: 5, do: 'loss', model: { kind: 'none' } }] }],
      },
      [],
    ]);
    const opened = await open(grown);
    expect(opened.path.map(({ rate, loss }) => [rate, loss.kind])).toEqual([
      [5e6, 'bernoulli'],
      [4e6, 'none'],
    ]);
    expect(opened.flows).toMatchObject([{ count: 3, packets: null, direction: 'forward' }]);
    expect(opened.path[0]!.loss).toEqual({ kind: 'bernoulli', p: 0.01 });
    expect(opened.events).toEqual([{ at: 5, do: 'loss', hop: 0, model: { kind: 'none' } }]);
  });

  test('a prepared scenario goes by its name while nothing of it is changed', async () => {
    const preset = { name: 'yang2000-f12', scenario: busy };
    expect(await encodeHash(busy, preset)).toBe('#/play?preset=yang2000-f12');
    expect(await encodeHash({ ...busy, seed: 2 }, preset)).toBe('#/play?preset=yang2000-f12&seed=2');
    const opened = await decodeHash('#/play?preset=yang2000-f12', () => Promise.resolve(busy));
    expect(opened).toEqual({ scenario: busy, preset, view: {}, compare: null });
  });
});

describe('broken and hostile links are refused in one line', () => {
  const refused: [string, string | (() => Promise<string>), RegExp][] = [
    ['an unknown part of the page', '#/nowhere', /no part called/],
    ['no scenario at all', '#/play?', /holds no scenario/],
    ['a field that no scenario has', '#/play?x=1', /x: is not a field/],
    ['a later format', '#/play?s=3.abcd', /format “3”; this page reads formats 1 and 2/],
    ['a stray character', '#/play?s=1.abc)', /“\)”/],
    ['an end cut off in mid-character', '#/play?s=1.abcde', /breaks off/],
    ['an empty text', '#/play?s=1.', /breaks off/],
    ['bytes that were never deflated', '#/play?s=1.________', /cannot be unpacked/],
    ['an unknown preset', '#/play?preset=nothing', /no prepared scenario called “nothing”/],
    ['a preset that climbs out of its folder', '#/play?preset=../../etc/passwd', /no prepared scenario/],
    ['text that is no patch', () => linkOf('hello'), /altered/],
    ['a patch that does not fit', () => linkOf([2, 3, {}]), /altered/],
    ['JSON nested without end', () => linkOf(null, '['.repeat(90_000) + ']'.repeat(90_000)), /altered/],
    [
      'a patch nested without end',
      () => linkOf(null, `${'[2,1,{"0":'.repeat(3_000)}0${'}]'.repeat(3_000)}`),
      /altered/,
    ],
    ['a list of a million items', () => linkOf([1, { flows: [2, 1e6, {}] }, []]), /altered/],
    [
      'a field of the prototype',
      async () => linkOf(null, '[1, {"__proto__": [0, {"polluted": true}]}, []]'),
      /altered/,
    ],
    ['text that is no patch, in format 2', () => linkOf(null, 'hello', 2), /altered/],
    ['a patch of two whole values', () => link2Of([1, 2]), /altered/],
    ['fields for a number', () => link2Of({ seed: { x: 1 } }), /altered/],
    ['a list of a million items, in format 2', () => link2Of({ flows: { '#': 1e6 } }), /altered/],
    ['twenty thousand flow groups', () => link2Of({ flows: { '#': 20_000 } }), /at most 200000 values/],
    ['an item behind the end of a list', () => link2Of({ flows: { 5: { count: 1 } } }), /altered/],
    ['live changes without content', () => link2Of({ events: { '#': 3 } }), /altered/],
    ['fields gone that are no list', () => link2Of({ '-': 3 }), /altered/],
    ['a scenario without its flows', () => link2Of({ '-': [['flows']] }), /flows: must be/],
    ['a code without a word', () => linkOf(null, '{"zz":1}', 2), /altered/],
    [
      'a patch nested without end, in format 2',
      () => linkOf(null, `${'{"flows":{"0":'.repeat(5_000)}0${'}}'.repeat(5_000)}`, 2),
      /altered/,
    ],
    ['a field of the prototype, in format 2', () => linkOf(null, '{"__proto__":{"polluted":true}}', 2), /altered/],
    [
      'a field of the prototype in a whole value',
      () => linkOf(null, '[{"__proto__":{"polluted":true}}]', 2),
      /asks for what cannot be/,
    ],
    [
      'a scenario beside that cannot be',
      () => link2Of({ view: { compare: [{ seed: -1 }] } }),
      /view\.compare\.seed: must be a whole number/,
    ],
    [
      'a scenario beside that cannot be made out',
      () => link2Of({ view: { compare: [{ seed: {} }] } }),
      /compares with/,
    ],
    [
      'a field that the format does not have',
      () => linkOf([1, { evil: [0, 1] }, []]),
      /asks for what cannot be\. evil: is not a field/,
    ],
    [
      'a cut of more than everything',
      () => linkOf([1, { flows: [2, 2, { 1: [1, { scheme: [1, { b: [0, 1.5] }, []] }, []] }] }, []]),
      /flows\[1\]\.scheme\.b.*1\.5/,
    ],
    [
      'a run of endless work',
      () => linkOf([1, { path: [0, [{ rate: 1e11 }]], duration: [0, 36_000] }, []]),
      /asks for what cannot be/,
    ],
  ];
  test.each(refused)('%s', async (_, hash, reason) => {
    const error = await open(typeof hash === 'string' ? hash : await hash()).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(LinkError);
    expect((error as LinkError).message).toMatch(reason);
    expect((error as LinkError).message).not.toContain('\n');
    expect((error as LinkError).message.length).toBeLessThan(300);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('a link that is too long is not even decoded', async () => {
    await expect(open(`#/play?s=1.${'A'.repeat(MAX_LINK_LENGTH)}`)).rejects.toThrow(/20011 characters long/);
  });

  test('a link that would unpack to 15 MB is given up after 200 kB', async () => {
    const bomb = await linkOf([0, 'x'.repeat(15_000_000)]);
    expect(bomb.length).toBeLessThan(MAX_LINK_LENGTH);
    await expect(open(bomb)).rejects.toThrow(/more than 200 kB/);
  });

  test('a link cut off anywhere opens nothing, or says why, and never something else', async () => {
    const hash = await encodeHash(busy);
    for (let length = '#/play?s=1.'.length; length < hash.length; length++) {
      await expect(open(hash.slice(0, length))).rejects.toBeInstanceOf(LinkError);
    }
  });
});

describe('patches', () => {
  test('any two JSON values: the patch makes one out of the other, and equal values have none', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (from, to) => {
        // JSON has no −0 and no undefined; a field called __proto__ is refused on purpose.
        const [a, b] = [from, to].map((value) => JSON.parse(JSON.stringify(value)) as Json) as [Json, Json];
        fc.pre(!JSON.stringify([a, b]).includes('__proto__'));
        const patch = difference(a, b);
        expect(patch === undefined ? a : applyPatch(a, patch)).toEqual(b);
        expect(difference(b, JSON.parse(JSON.stringify(b)) as Json)).toBeUndefined();
      }),
    );
  });
});
