import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decodeHash, encodeHash, LinkError, type Opened } from '../../src/link/codec.ts';
import { withLoss } from '../../src/scenario/edit-loss.ts';
import { formerScene } from '../support/former-scene.ts';
import { applyOverrides, overridesOf, overrideText, readOverride } from '../../src/link/overrides.ts';
import { difference, type Json } from '../../src/scenario/patch.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { anyScenario } from '../engine/support/arbitrary.ts';
import { runs } from '../engine/support/property.ts';
import { presetFile } from './support/presets.ts';

const open = (hash: string): Promise<Opened> => decodeHash(hash, presetFile);
const yang = async (): Promise<Scenario> => normalizeScenario(await presetFile('yang2000-f12'));

/** The error of a link that does not open. */
const refusal = (hash: string): Promise<LinkError> =>
  open(hash).then(
    () => expect.unreachable(`${hash} opened`),
    (error: unknown) => {
      expect(error).toBeInstanceOf(LinkError);
      return error as LinkError;
    },
  );

describe('a link that people can read', () => {
  it('names a prepared scenario and what is different: seven TCP flows become nine', async () => {
    const scenario = await yang();
    const { scenario: opened, preset } = await open('#/play?preset=yang2000-f12&flows.1.count=9&seed=3');
    expect(opened).toEqual({ ...scenario, seed: 3, flows: [scenario.flows[0], { ...scenario.flows[1], count: 9 }] });
    expect(preset).toEqual({ name: 'yang2000-f12', scenario });
    expect(await encodeHash(opened, preset)).toBe('#/play?preset=yang2000-f12&seed=3&flows.1.count=9');
  });

  it('has what differs in the open up to six fields and 160 characters, and beyond either packed', async () => {
    const preset = { name: 'yang2000-f12', scenario: await yang() };
    const link = (change: object): Promise<string> => encodeHash({ ...preset.scenario, ...change }, preset);
    const titled = await link({ title: '' });
    const room = 160 - titled.length;
    expect((await link({ title: 'x'.repeat(room) })).length).toBe(160);
    expect(await link({ title: 'x'.repeat(room + 1) })).toMatch(/[?&]s=\d+\./);
    const fields = { seed: 3, duration: 77, warmup: 3, title: 'a', note: 'b', sample: 0.2 };
    expect(await link(fields)).toMatch(/^#\/play\?preset=yang2000-f12(&[a-z]+=[\w.]+){6}$/);
    const flows = preset.scenario.flows.with(0, { ...preset.scenario.flows[0]!, start: 1 });
    expect(await link({ ...fields, flows })).toMatch(/[?&]s=\d+\./);
  });

  it('sets rates with exponents, flags, texts and nothing', async () => {
    const { scenario } = await open(
      '#/play?path.0.rate=5e6&flows.0.ecn=false&title=One%20half&flows.1.label=%227%22&flows.0.stop=null&sample=0.1',
    );
    expect(scenario).toMatchObject({
      title: 'One half',
      sample: 0.1,
      path: [{ rate: 5e6 }],
      flows: [{ ecn: false, stop: null }, { label: '7' }],
    });
  });

  it('has commas as they are, but for one at a value’s end, which a message takes for its own', () => {
    expect(overrideText(['title', 'one, two,'])).toBe('title=one,%20two%2C');
    expect(readOverride('title', 'one,%20two%2C')).toEqual(['title', 'one, two,']);
  });

  it('keeps all fields of a thing whose kind it names again', async () => {
    const red = { kind: 'red', limit: 90, minThreshold: 20, maxThreshold: 70, ecn: true };
    const document = { path: [{ rate: 1e6, queue: red }] };
    expect(applyOverrides(document, [['path.0.queue.kind', 'red']])).toEqual(document);
    expect(
      applyOverrides(document, [
        ['path.0.queue.limit', 80],
        ['path.0.queue.kind', 'red'],
        ['path.0.queue.maxThreshold', 60],
      ]),
    ).toEqual({ path: [{ rate: 1e6, queue: { ...red, limit: 80, maxThreshold: 60 } }] });
    expect(applyOverrides(document, [['path.0.queue.kind', 'codel']])).toEqual({
      path: [{ rate: 1e6, queue: { kind: 'codel' } }],
    });
    const { scenario } = await open('#/play?preset=yang2000-f12&path.0.queue.limit=33&path.0.queue.kind=droptail');
    expect(scenario.path[0]!.queue).toEqual({ kind: 'droptail', limit: 33 });
  });

  it('resets a queue, a scheme or a loss model to the defaults of another kind', async () => {
    const { scenario } = await open(
      '#/play?path.0.queue.kind=red&flows.1.scheme.kind=tfrc&flows.1.scheme.intervals=6&loss.kind=bernoulli&loss.p=0.02',
    );
    expect(scenario.path[0]!.queue).toMatchObject({ kind: 'red', limit: 60, gentle: true });
    expect(scenario.flows[1]!.scheme).toEqual({
      kind: 'tfrc',
      intervals: 6,
      discounting: true,
      conservative: false,
      spread: 0,
    });
    expect(scenario.path[0]!.loss).toEqual({ kind: 'bernoulli', p: 0.02 });
  });

  it('may change what a packed difference holds', async () => {
    const packed = await encodeHash({ ...formerScene(), events: [{ at: 3, do: 'rate', hop: 0, rate: 5e6 }] });
    expect(packed).toMatch(/^#\/play\?s=2\./);
    expect((await open(`${packed}&seed=9`)).scenario).toEqual({ ...(await open(packed)).scenario, seed: 9 });
  });

  it('is written where few fields differ, and a packed one where many do or things come and go', async () => {
    const first = formerScene();
    expect(await encodeHash({ ...first, seed: 2, duration: 60 })).toBe('#/play?seed=2&duration=60');
    expect(await encodeHash(withLoss(first, 0, { kind: 'bernoulli', p: 0.01 }))).toBe(
      '#/play?loss.kind=bernoulli&loss.p=0.01',
    );
    const changes = {
      seed: 2,
      duration: 60,
      warmup: 1,
      sample: 0.1,
      title: 'T',
      note: 'N',
    } as const;
    expect(await encodeHash(withLoss({ ...first, ...changes }, 0, { kind: 'bernoulli', p: 0.01 }))).toMatch(
      /^#\/play\?s=2\./,
    );
    expect(await encodeHash({ ...first, flows: first.flows.slice(0, 1) })).toMatch(/^#\/play\?s=2\./);
  });

  it.each([
    [
      '#/play?preset=yang2000-f12&flows.1.count=0',
      /flows\[1\]\.count: must be a whole number from 1 .*got 0/,
      '#/play?preset=yang2000-f12',
    ],
    [
      '#/play?preset=yang2000-f12&flows.5.count=2',
      /“flows\.5\.count”, which is not there/,
      '#/play?preset=yang2000-f12',
    ],
    ['#/play?path.1=3', /“path\.1”, which is not there/, null],
    ['#/play?preset=yang2000-f12&s=2.____', /cannot be unpacked/, '#/play?preset=yang2000-f12'],
    ['#/play?preset=yang2000-f12&utm=x', /utm: is not a field/, '#/play?preset=yang2000-f12'],
    ['#/play?flows=3', /flows: must be a list/, null],
    ['#/play?flows.length=1', /“flows\.length”, which is not there/, null],
    ['#/play?flows.01.count=1', /“flows\.01\.count”, which is the name of no field/, null],
    ['#/play?__proto__.x=1', /“__proto__\.x”, which is the name of no field/, null],
    ['#/play?constructor.prototype.x=1', /“constructor\.prototype\.x”, which is not there/, null],
    ['#/play?seed=1&seed=2', /“seed” twice/, null],
    ['#/play?preset=yang2000-f12&preset=bansal2001-f8', /“preset” twice/, null],
    ['#/play?title=%E0%A4', /value of “title” cannot be read/, null],
    ['#/play?title=%22open', /“title” begins with a quote/, null],
    ['#/play?version=2', /version: must be 1/, null],
    ['#/play?loss.kind=storm', /loss\.kind: must be one of/, null],
    ['#/play?view.compare=3', /view\.compare: must be an object/, null],
    ['#/play?view.theme=pink', /view\.theme: must be one of 'light', 'dark'/, null],
    ['#/play?view.hop=1', /view\.hop: must be a hop of the path/, null],
    ['#/play?view=3', /view: must be an object/, null],
  ])('%s is refused in words, with the nearest address that opens', async (hash, reason, nearest) => {
    const error = await refusal(hash);
    expect(error.message).toMatch(reason);
    expect(error.nearest).toBe(nearest);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('overrides', () => {
  it('of a difference make just that difference, for any two scenarios', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyScenario, anyScenario, fc.boolean(), (one, other, related) => {
        const from = one as unknown as Json;
        // Unrelated scenarios differ in everything: related ones, in what can be said in the open.
        const to = (related
          ? {
              ...one,
              seed: other.seed,
              title: 'α & “β”=%',
              path: one.path.map((hop, index) => ({
                ...hop,
                ...(index === 0 ? { loss: other.path[0]!.loss } : {}),
                delay: other.path[index]?.delay ?? hop.delay,
              })),
            }
          : other) as unknown as Json;
        const patch = difference(from, to);
        const overrides = patch === undefined ? null : overridesOf(patch, from, to);
        if (!overrides) return;
        compared += 1;
        const read = overrides.map((override) => {
          const text = overrideText(override);
          expect(text).toMatch(/^[A-Za-z0-9.]+=[A-Za-z0-9%!'()*,._~-]*$/);
          const [path, value] = text.split('=') as [string, string];
          return readOverride(path, value);
        });
        expect(read).toEqual(overrides);
        expect(normalizeScenario(applyOverrides(from, read))).toEqual(to);
      }),
      runs(600, 3),
    );
    expect(compared).toBeGreaterThan(50);
  });

  it('say all fields of a thing that is given as a whole, and none where one of its fields is gone', () => {
    const from = { a: { kind: 'x', p: 1, q: 2 } };
    const made = (to: { [key: string]: Json }) => overridesOf({ a: [to] }, from, { a: to });
    expect(made({ kind: 'x', p: 3, q: 2 })).toEqual([
      ['a.kind', 'x'],
      ['a.p', 3],
      ['a.q', 2],
    ]);
    expect(made({ kind: 'x', p: 3 })).toBeNull();
    expect(made({ kind: 'y', p: 3 })).toEqual([
      ['a.kind', 'y'],
      ['a.p', 3],
    ]);
    // What is no object has no name for what is in it.
    expect(overridesOf(7, 6, 7)).toBeNull();
  });

  it('that lead into a value, or beyond a list, are refused by their names', async () => {
    for (const path of ['seed.x', 'title.0', 'flows.9.count', 'flows.0.none.x'])
      expect((await refusal(`#/play?${path}=3`)).message).toBe(`This link sets “${path}”, which is not there.`);
  });

  it('carry every text that a field may hold', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.constantFrom('true', 'null', '7', '-1e5', '"', '"x"', '""', ' 7', ''),
        ),
        (text) => {
          expect(readOverride('title', overrideText(['title', text]).slice('title='.length))).toEqual(['title', text]);
        },
      ),
      runs(300, 3),
    );
  });
});
