/** Every set-up of the papers, asked at a hundred times and at a hundred random changes of its first half minute. */
import { expect, test } from 'vitest';
import { chainAt } from '../../src/why/chain.ts';
import { whyNot } from '../../src/why/why-not.ts';
import { forksOf } from '../../src/why/without.ts';
import { Narrator } from '../../src/narrator/narrator.ts';
import { MOST_WORDS } from '../../src/narrator/sentences.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { RandomStream } from '../../workers/engine/random.ts';
import { setups } from '../../workers/papers/setups/index.ts';
import { LONG } from '../engine/support/long.ts';
import { narratedRun } from './support/narrated-run.ts';

const SECONDS = 30;
const TIMES = 100;
const UNKNOWN = /NaN|undefined|Infinity/;

test.each(LONG ? setups.map(({ id }) => id) : ['yang2000-1v7'])(
  '%s: a sentence of at most 15 words and a chain of causes at any time, each with numbers that are known',
  (id) => {
    const scenario = normalizeScenario(setups.find((setup) => setup.id === id)!.build());
    const run = narratedRun(scenario, SECONDS);
    expect(run.record.changes.length).toBeGreaterThan(0);
    for (let index = 1; index <= TIMES; index += 1) {
      const time = (index * SECONDS) / TIMES;
      const sentence = new Narrator().at(run, time, 0, false);
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(MOST_WORDS);
      expect(sentence).not.toMatch(UNKNOWN);
    }
    const random = new RandomStream(1, id);
    const asked = run.record.changes.filter(({ variable }) => variable === 'cwnd' || variable === 'rate');
    for (let count = 0; count < TIMES; count += 1) {
      const { time } = asked[Math.floor(random.uniform() * asked.length)]!;
      const { lines, change, fate, wait } = chainAt(run, time);
      const packets = [fate, wait].filter((each) => each !== null);
      expect(change).not.toBeNull();
      for (const { text } of [...lines, ...whyNot(run, time, change)]) expect(text).not.toMatch(UNKNOWN);
      for (const each of lines) if (each.time !== null) expect(each.time).toBeLessThanOrEqual(time);
      // What is offered without it is a scenario that opens.
      if (count < 3) for (const fork of forksOf(run, packets, change!.time)) normalizeScenario(fork.scenario);
    }
  },
);
