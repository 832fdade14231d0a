/** What is said at run time is in the list that languages are held to: of runs, their set-ups and what explains them. */
import { afterEach, expect, test } from 'vitest';
import { happeningsIn } from '../../src/narrator/happenings.ts';
import { Narrator } from '../../src/narrator/narrator.ts';
import { sentenceOf, standingSentence } from '../../src/narrator/sentences.ts';
import { differences, differenceText } from '../../src/scenario/differences.ts';
import { effectiveAt } from '../../src/scenario/effective.ts';
import { scenarioText } from '../../src/scenario/in-words.ts';
import { sceneScenario, scenes } from '../../src/scenes/index.ts';
import { chainAt } from '../../src/why/chain.ts';
import { whyNot } from '../../src/why/why-not.ts';
import { sayWith } from '../../workers/words/say.ts';
import { isName } from '../tools/words/names.ts';
import { messagesOf } from '../tools/words/messages.ts';
import { LONG } from '../engine/support/long.ts';
import { narratedRun } from '../narrator/support/narrated-run.ts';
import { scenarioWith } from '../support/scenario.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
/** Where the texts of these stand. */
const SOURCES = /^(src\/(narrator|why|scenario|theory|run|format|charts\/rows)|workers\/engine\/)/;

afterEach(() => sayWith(null));

/** Every text that is asked for while `make` runs, as in another language, which has none of them. */
function askedFor(make: () => unknown): Set<string> {
  const asked = new Set<string>();
  sayWith({ translate: (english) => void asked.add(english.trim()), door: null });
  make();
  return asked;
}

function tellRun(kind: string): void {
  const path = [{ rate: 3e6, delay: 0.02, queue: { kind: 'red', limit: 30 }, loss: { kind: 'bernoulli', p: 0.005 } }];
  const flows = [
    { id: 'own', scheme: { kind } },
    { id: 'tcp', scheme: { kind: 'tcp' }, start: 2 },
  ];
  const run = narratedRun(scenarioWith({ duration: 5, warmup: 0, seed: 4, path, flows }), 5, 0);
  for (const happening of happeningsIn(run.record, run.series, -1, 5)) sentenceOf(happening, run);
  for (let time = 1; time < 5; time += 1) {
    standingSentence(run, time);
    new Narrator().at(run, time, 0, false);
    whyNot(run, time, chainAt(run, time).change);
  }
}

// All that the sources of these say is read for it.
test.runIf(LONG)(
  'every sentence that narrator, Why? and set-ups say of runs is a message that languages are told of',
  () => {
    const asked = askedFor(() => {
      for (const kind of ['tcp', 'cubic', 'tfrc']) tellRun(kind);
      const all = scenes.map((scene) => sceneScenario(scene, scene.scenario));
      for (const scenario of all) scenarioText(scenario, effectiveAt(scenario, 0));
      for (const scenario of all.slice(1)) differences(all[0]!, scenario).forEach(differenceText);
    });
    const known = new Set(messagesOf(ROOT, SOURCES).map(({ english }) => english));
    expect(known.size).toBeGreaterThan(500);
    expect(asked.size).toBeGreaterThan(100);
    expect(
      [...asked].filter((english) => !known.has(english) && !isName(english) && !/^[^{]*\d[^{]*$/.test(english)),
    ).toEqual([]);
  },
);
