/** What is read in another language is said in it; the run, and what goes into files, is not. */
import { afterEach, expect, test } from 'vitest';
import { effectiveAt } from '../../src/scenario/effective.ts';
import { hopName } from '../../src/scenario/hops.ts';
import { scenarioText } from '../../src/scenario/in-words.ts';
import { shortSentence } from '../../src/scenario/short-sentence.ts';
import { entryOf } from '../../src/words/entries.ts';
import { LANGUAGES } from '../../src/words/language.ts';
import { inEnglish, say, sayWith } from '../../workers/words/say.ts';
import { speakWith } from '../../src/words/speak.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { scenarioWith } from '../support/scenario.ts';
import { textsOf, translationsIn } from '../tools/words/files.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

afterEach(() => sayWith(null));

function digest(): string {
  const path = [{ rate: 3e6, delay: 0.02, queue: { kind: 'red', limit: 25 }, loss: { kind: 'bernoulli', p: 0.01 } }];
  const flows = [{ scheme: { kind: 'cubic' }, count: 2, startJitter: 1 }, { scheme: { kind: 'tfrc' } }];
  const simulation = new Simulation(scenarioWith({ duration: 4, warmup: 0, seed: 7, sample: 0.1, path, flows }));
  simulation.runUntil(4);
  return simulation.digest();
}

test('a run has the same digest in each language', () => {
  const english = digest();
  for (const language of OTHERS) {
    speakWith(language, [...textsOf(ROOT, language).values()]);
    expect(say('Share'), language).not.toBe('Share');
    expect(digest(), language).toBe(english);
  }
});

test('what is made for a file is English while the page is not, also where making it fails', () => {
  const scenario = scenarioWith({ path: [{ rate: 3e6 }, { rate: 4e6 }], flows: [{ scheme: { kind: 'tcp' } }] });
  speakWith('de', [entryOf('bottleneck {number}', 'Engpass { $number }')]);
  expect(hopName(scenario, 1)).toBe('Engpass 2');
  expect(inEnglish(() => hopName(scenario, 1))).toBe('bottleneck 2');
  expect(() =>
    inEnglish(() => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(hopName(scenario, 1)).toBe('Engpass 2');
});

test('a scenario is a sentence in English, and in another language a list; short or whole, a file has the sentence', () => {
  const scenario = scenarioWith({ path: [{ rate: 3e6, delay: 0.02 }], flows: [{ scheme: { kind: 'tcp' } }] });
  const said = (): string => scenarioText(scenario, effectiveAt(scenario, 0)).replaceAll('\u00a0', ' ');
  const [english, short] = [said(), scenarioText(scenario, effectiveAt(scenario, 0), shortSentence)];
  expect(english).toMatch(/^One TCP flow .*\.$/);
  speakWith('de', [entryOf('round trip {span}', 'Umlaufzeit { $span }'), entryOf('{rate} link', 'Leitung { $rate }')]);
  expect(said()).toBe('TCP · Leitung 3 Mbit/s · drop-tail queue of 60 packets · Umlaufzeit 100 ms.');
  expect(scenarioText(scenario, effectiveAt(scenario, 0), shortSentence).replaceAll('\u00a0', ' ')).toBe(said());
  expect(inEnglish(said)).toBe(english);
  expect(short).not.toBe(english);
});

test('the digest in an id alone tells the messages of a language apart', () => {
  speakWith('de', ['m-m2bcgo = Teilen\n']);
  expect(say('Share')).toBe('Teilen');
  for (const language of OTHERS) {
    const ids = [...textsOf(ROOT, language).values()].flatMap((text) => translationsIn(text).map(({ id }) => id));
    expect(new Set(ids.map((id) => id.slice(-6))).size, language).toBe(ids.length);
  }
});
