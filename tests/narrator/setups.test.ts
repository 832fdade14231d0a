/** Every set-up of the papers, asked at a hundred times of its first half minute. */
import { expect, test } from 'vitest';
import { chainAt } from '../../src/why/chain.ts';
import { atRest } from '../../src/narrator/narrator.ts';
import { MOST_WORDS } from '../../src/narrator/sentences.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { setups } from '../../workers/papers/setups/index.ts';
import { LONG } from '../engine/support/long.ts';
import { narratedRun } from './support/narrated-run.ts';

const SECONDS = 30;
const TIMES = 100;

test.each(LONG ? setups.map(({ id }) => id) : ['yang2000-1v7'])(
  '%s: a sentence of at most 15 words and a chain of causes at any time, each with numbers that are known',
  (id) => {
    const scenario = normalizeScenario(setups.find((setup) => setup.id === id)!.build());
    const run = narratedRun(scenario, SECONDS);
    expect(run.record.changes.length).toBeGreaterThan(0);
    for (let index = 1; index <= TIMES; index += 1) {
      const time = (index * SECONDS) / TIMES;
      const sentence = atRest(run, time);
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(MOST_WORDS);
      const texts = [sentence, ...chainAt(run, time).lines.map(({ text }) => text)];
      for (const text of texts) expect(text).not.toMatch(/NaN|undefined|Infinity/);
    }
  },
);
