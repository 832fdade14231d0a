/**
 * Links are for ever. `links/format-N.json` holds links of every format with what they meant when they were made; none
 * is ever changed or taken out, new ones may be added. `links/presets.json` holds the prepared scenarios that links name.
 */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { decodeHash, encodeHash, type Preset } from '../../src/link/codec.ts';
import { defaultScenario } from '../../src/scenario/default.ts';
import { FIRST_VIEW } from '../../src/view/first-view.ts';
import { LINK_WORDS, withCodes, withWords } from '../../src/link/link-words.ts';
import type { Json } from '../../src/scenario/patch.ts';
import { PRESETS } from '../../src/scenario/presets.ts';
import type { View } from '../../src/link/view.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { setups } from '../../workers/papers/setups/index.ts';
import format1 from './links/format-1.json' with { type: 'json' };
import format2 from './links/format-2.json' with { type: 'json' };
import published from './links/presets.json' with { type: 'json' };
import { presetFile, presetText } from './support/presets.ts';

interface Stored {
  what: string;
  /** Release that made it. */
  made: string;
  hash: string;
  /** The scenario that it held then, all fields that the format had. */
  says: Said;
  view?: View;
  compare?: Said;
}

/** When they were made the loss of the first hop stood beside the path. */
interface Said {
  path: object[];
  loss: object;
}

function asToday({ loss, ...said }: Said): object {
  return { ...said, path: said.path.map((hop, index) => (index === 0 ? { ...hop, loss } : hop)) };
}

/** Words that links of release 0.1.0 knew. */
const WORDS_AT_FIRST = 171;

const stored: Stored[] = [...format1, ...(format2 as unknown as Stored[])];

describe('every link ever shared still opens', () => {
  it.each(
    stored.map((link): [string, Stored] => [`${link.what} (${link.made}, ${link.hash.length} characters)`, link]),
  )('%s', async (_, link) => {
    const opened = await decodeHash(link.hash, presetFile);
    // Fields that the format has gained since may be there too.
    expect(opened.scenario).toMatchObject(asToday(link.says));
    expect(opened.view).toEqual(link.view ?? {});
    if (link.compare) expect(opened.compare).toMatchObject(asToday(link.compare));
    else expect(opened.compare).toBeNull();
  });

  it('and of each format there are links in the open, packed and with changes', () => {
    expect(stored.filter(({ hash }) => hash.includes('s=1.')).length).toBeGreaterThan(8);
    expect(stored.filter(({ hash }) => hash.includes('s=2.')).length).toBeGreaterThan(8);
    expect(stored.some(({ hash }) => /^#\/play\?preset=[\w-]+$/.test(hash))).toBe(true);
    expect(stored.some(({ hash }) => /^#\/play\?preset=[\w-]+&[a-z.]+=/.test(hash))).toBe(true);
    expect(stored.some(({ hash }) => /^#\/play\?preset=[\w-]+&s=2\./.test(hash))).toBe(true);
  });
});

describe('a prepared scenario that links name', () => {
  it.each(Object.entries(published))(
    '%s is what it was when it was published (to change one, publish another beside it)',
    (name, digest) => {
      expect(createHash('sha256').update(presetText(name)).digest('hex')).toBe(digest);
    },
  );

  it('is entered here when it is published', () => {
    expect(Object.keys(published)).toEqual(expect.arrayContaining(PRESETS.map(({ name }) => name)));
  });
});

describe('the words of links', () => {
  it('keep their codes: the list may grow, and its beginning never changes', () => {
    const begun = LINK_WORDS.slice(0, WORDS_AT_FIRST).join(' ');
    expect(createHash('sha256').update(begun).digest('hex')).toBe(
      '18977875cfe42bcf1038246bfa84597920c675b2cf2aeb4a56ffcd30b796690f',
    );
    expect(new Set(LINK_WORDS).size).toBe(LINK_WORDS.length);
  });

  it('come back from their codes, and so does all that looks like a code', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        fc.array(
          fc.oneof(fc.constantFrom(...LINK_WORDS), fc.string({ maxLength: 3 }), fc.stringMatching(/^[~A-Za-z]{1,3}$/)),
        ),
        (value, texts) => {
          const json = JSON.parse(
            JSON.stringify([value, texts, Object.fromEntries(texts.map((text) => [text, text]))]),
          ) as Json;
          expect(withWords(withCodes(json))).toEqual(json);
        },
      ),
    );
    for (const word of LINK_WORDS) expect(withCodes(word)).toMatch(/^[A-Za-z]{1,2}$/);
    expect(() => withWords('zz')).toThrow(TypeError);
  });
});

/** 300 and 2000 characters are for the whole address: this much is left for the part before the hash. */
const SITE = 'https://sawtooth.example.org/courses/networks/'.length;

describe('links are short', () => {
  const asPresets: Preset[] = setups.map((setup) => ({ name: setup.id, scenario: normalizeScenario(setup.build()) }));

  it('that of every prepared scenario and set-up, with another seed, more flows and a view: at most 300 characters', async () => {
    const prepared = await Promise.all(
      PRESETS.map(async ({ name }) => ({ name, scenario: normalizeScenario(await presetFile(name)) })),
    );
    for (const preset of [...prepared, ...asPresets]) {
      const { scenario } = preset;
      expect(await encodeHash(scenario, preset)).toBe(`#/play?preset=${preset.name}`);
      const flows = scenario.flows.map((group, index) => (index === 0 ? { ...group, count: group.count + 1 } : group));
      const changed = await encodeHash({ ...scenario, seed: 4_294_967_295, flows }, preset, {
        view: { window: 40, rows: ['throughput', 'queue'] },
      });
      expect(SITE + changed.length, changed).toBeLessThanOrEqual(300);
      const live = [10.123456789, 20.2, 33.3].map((at) => ({
        at,
        do: 'loss' as const,
        hop: 0,
        model: { kind: 'bernoulli' as const, p: 0.02 },
      }));
      const lesson = await encodeHash({ ...scenario, events: [...scenario.events, ...live] }, preset);
      expect(SITE + lesson.length, lesson).toBeLessThanOrEqual(300);
    }
  });

  it('that of every set-up as a free scenario, with its title and note: at most 2000 characters', async () => {
    for (const { name, scenario } of asPresets)
      expect(SITE + (await encodeHash(scenario)).length, name).toBeLessThanOrEqual(2000);
  });

  it('that of a free scenario of six schemes, every sort of hop, source and loss, and twenty live changes: at most 2000 characters', async () => {
    const hash = await encodeHash(full);
    expect((await decodeHash(hash, presetFile)).scenario).toEqual(full);
    expect(SITE + hash.length).toBeLessThanOrEqual(2000);
  });

  it('a view with a note, a question and an answer adds at most 400 characters, a live change at most 40', async () => {
    const bare = (await encodeHash(full)).length;
    expect((await encodeHash(full, null, { view: fullView })).length - bare).toBeLessThanOrEqual(400);
    const more = Array.from({ length: 10 }, (_, index) => ({
      at: 130 + 10 * (((index + 1) * 0.6180339887498949) % 1),
      do: 'rate' as const,
      hop: 2,
      rate: 4e6 + index * 1e5,
    }));
    expect((await encodeHash({ ...full, events: [...full.events, ...more] })).length - bare).toBeLessThanOrEqual(400);
  });

  it('and that of the first scene is the shortest', async () => {
    expect(await encodeHash(defaultScenario(), null, { view: FIRST_VIEW })).toBe('#/play');
  });
});

const red = {
  kind: 'red',
  limit: 156,
  minThreshold: 15.6,
  maxThreshold: 78.1,
  maxP: 0.08,
  weight: 0.004,
  gentle: false,
  wait: false,
  ecn: true,
  markP: 0.5,
};

/** Four hops and as many back, a group of every other scheme with values of its own, all sorts of sources, losses and changes. */
const full: Scenario = normalizeScenario({
  version: 1,
  title: 'All schemes on a parking lot with congested ways back',
  note: 'Four hops of different rates and queues; every scheme once; sources that answer to nobody; losses that come and go.',
  seed: 3_141_592_653,
  duration: 240,
  warmup: 35,
  sample: 0.125,
  path: [
    { rate: 12.5e6, delay: 0.013, queue: red },
    {
      rate: 9.7e6,
      delay: 0.017,
      queue: { kind: 'codel', limit: 400, target: 0.007, interval: 0.12, ecn: true },
      loss: { kind: 'periodic', every: 777 },
    },
    { rate: 11.3e6, delay: 0.019, queue: { kind: 'pie', limit: 300, target: 0.02, alpha: 0.2, beta: 1.1 } },
    {
      rate: 8.9e6,
      delay: 0.023,
      queue: { kind: 'droptail', limit: 87 },
      loss: { kind: 'gilbert', by: 'seconds', good: 3, bad: 0.1, lossGood: 0.001, lossBad: 0.2 },
    },
  ],
  reverse: [13e6, 9e6, 10e6, 7e6].map((rate, index) => ({
    rate,
    delay: 0.011 + index / 500,
    queue: { ...red, limit: 90 + index },
  })),
  transport: { profile: 'ns-2 of 2000', sendJitter: 0.0015, maxWindow: 300, minRto: 0.25, timerTick: 0.05 },
  flows: schemes
    .filter((_, index) => index % 2 === 0)
    .slice(0, 6)
    .map(({ kind, parameters }, index) => ({
      id: `${kind}-group`,
      label: `${kind} here`,
      scheme: {
        kind,
        ...Object.fromEntries(
          parameters.map((parameter) => [
            parameter.key,
            parameter.type === 'number'
              ? parameter.whole
                ? parameter.min + 1
                : Number(((2 * parameter.default + parameter.max) / 3).toPrecision(3))
              : parameter.type === 'flag'
                ? !parameter.default
                : parameter.type === 'text'
                  ? 'on ack: W = W + 2 / W'
                  : parameter.options[0]!.value,
          ]),
        ),
      },
      count: 1 + (index % 4),
      start: index / 4,
      startJitter: 0.3,
      stop: 200 + index,
      accessDelay: 0.02 + index / 1000,
      rttCv: 0.02,
      packetSize: 500 + 100 * index,
      enter: index % 3,
      leave: 3,
      direction: index % 5 === 4 ? 'reverse' : 'forward',
      packets: index % 3 === 2 ? 5000 : null,
      transport: { initialWindow: 1 + index, delayedAck: index % 2 === 0 },
    })),
  traffic: [
    { kind: 'cbr', wave: 'square', high: 3.3e6, low: 4e5, on: 2.5, off: 1.5, start: 11, stop: 211, enter: 1, leave: 2 },
    { kind: 'cbr', wave: 'reverse-sawtooth', high: 2.2e6, on: 4, jitter: 0.1 },
    { kind: 'onoff', sources: 7, rate: 4e5, meanOn: 0.9, meanOff: 1.9, shape: 1.3, startJitter: 1 },
    { kind: 'onoff', sources: 3, rate: 2e5, lengths: 'exponential', leave: 1 },
  ],
  loss: {
    kind: 'schedule',
    steps: [
      { at: 20, model: { kind: 'bernoulli', p: 0.003 } },
      {
        at: 60,
        model: {
          kind: 'phases',
          phases: [
            { seconds: 6, every: 200 },
            { seconds: 1, every: 4 },
          ],
        },
      },
      { at: 120, model: { kind: 'interval', mean: 2, cv: 0.4 } },
    ],
  },
  events: Array.from({ length: 20 }, (_, index) => {
    // Times of a reader's hand: no two alike, to the last digit.
    const at = 5 + 11 * index + (((index + 1) * 0.6180339887498949) % 1);
    const kinds = [
      { do: 'rate', hop: index % 4, rate: 5e6 + index * 1e5 },
      { do: 'drop', group: 'tcp-group', count: 1 + (index % 3) },
      { do: 'loss', hop: 1, model: { kind: 'bernoulli', p: index / 1000 } },
      { do: 'stop', group: 'binomial-group', count: 1 },
      { do: 'cbr', source: index % 4, on: index % 2 === 0 },
      { do: 'spare', group: 'tcp-group', packet: 311 + index, hop: index % 4 },
      { do: 'absent', group: 'tcp-group' },
    ];
    return { at, ...kinds[index % 7] };
  }),
});

const fullView: View = {
  rows: ['throughput', 'queue', 'cwnd', 'fairness'],
  window: 40,
  from: 60,
  hop: 3,
  unit: 'rtt',
  theme: 'dark',
  locked: ['flows', 'path', 'loss'],
  note: 'Watch the second hop while the rate falls.',
  question: 'Which scheme gives way first, and why?',
  answer: 'The one whose round trip is the shortest: it hears of the loss before the others do.',
};

describe('a browser without the streams that pack links', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['missing', 'without deflate-raw'])('is reported as what it is, not as an altered link: %s', async (how) => {
    const [{ hash }] = stored
      .filter((link) => link.hash.startsWith('#/play?s=2.') && !link.view && !link.compare)
      .toSorted((one, other) => other.hash.length - one.hash.length) as [Stored];
    const { scenario } = await decodeHash(hash, presetFile);
    const none =
      how === 'missing'
        ? undefined
        : class {
            constructor() {
              throw new TypeError('Unsupported compression format');
            }
          };
    vi.stubGlobal('DecompressionStream', none);
    vi.stubGlobal('CompressionStream', none);
    await expect(decodeHash(hash, presetFile)).rejects.toThrow(/This browser is too old/);
    await expect(encodeHash(scenario)).rejects.toThrow(/This browser is too old/);
  });
});
