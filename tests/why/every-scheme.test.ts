/**
 * What narrator and chain of causes say of a run of every scheme, as recorded: whoever changes words on purpose looks at the
 * difference and writes them anew by `vitest -u`. What a sentence says of its direction is held against the run besides.
 */
import { describe, expect, test } from 'vitest';
import { happeningsIn } from '../../src/narrator/happenings.ts';
import { Narrator } from '../../src/narrator/narrator.ts';
import { type Narrated, sentenceOf, standingSentence } from '../../src/narrator/sentences.ts';
import { chainAt } from '../../src/why/chain.ts';
import { whyNot } from '../../src/why/why-not.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { narratedRun } from '../narrator/support/narrated-run.ts';
import { scenarioWith } from '../support/scenario.ts';
import { plain } from './support/told.ts';

const LAST = 14;

/** A run of the scheme beside TCP, on a link that is faster at first, with losses of its own; the second flow of its group is told. */
function ofScheme(kind: string): Narrated {
  const scenario = scenarioWith({
    duration: LAST,
    warmup: 0,
    seed: 4,
    path: [
      { rate: 8e6, delay: 0.01, queue: { kind: 'droptail', limit: 60 } },
      { rate: 3e6, delay: 0.02, queue: { kind: 'droptail', limit: 30 }, loss: { kind: 'bernoulli', p: 0.002 } },
    ],
    flows: [
      { id: 'own', scheme: { kind }, count: 2, startJitter: 0.5 },
      { id: 'tcp', scheme: { kind: 'tcp' }, start: 6, stop: 11 },
    ],
    events: [{ do: 'delay', at: 9, hop: 0, delay: 0.03 }],
  });
  return narratedRun(scenario, LAST, 1);
}

const runs = new Map<string, Narrated>();
const runOf = (kind: string): Narrated => {
  const known = runs.get(kind) ?? ofScheme(kind);
  runs.set(kind, known);
  return known;
};
const kinds = schemes.map(({ kind }) => kind);

test.each(kinds)('%s', (kind) => {
  const run = runOf(kind);
  const happened = happeningsIn(run.record, run.series, -1, LAST);
  const seen = new Set<string>();
  const lines: string[] = [];
  const say = (time: number, text: string): void => {
    // The same with other numbers is no news.
    const words = text.replaceAll(/[\d.,]+/g, '#');
    if (seen.has(words)) return;
    seen.add(words);
    lines.push(`${time.toFixed(2)} ${plain(text)}`);
  };
  for (const happening of happened) say(happening.time, sentenceOf(happening, run));
  for (let time = 0.5; time <= LAST; time += 0.5) {
    say(time, standingSentence(run, time));
    say(time, new Narrator().at(run, time, 0, false));
    const chain = chainAt(run, time);
    for (const { text } of chain.lines) say(time, text);
    for (const { text } of whyNot(run, time, chain.change)) say(time, text);
  }
  expect(lines.join('\n')).toMatchSnapshot();
});

describe('a window that is said to open does so, and one that is said to close', () => {
  test.each(kinds)('%s', (kind) => {
    const run = runOf(kind);
    const window = run.series.flowColumn(1, 'cwnd');
    const { samples } = run.series;
    for (let time = 1; time < LAST - 0.5; time += 0.1) {
      const said = / (opens|closes)\.$/.exec(standingSentence(run, time))?.[1];
      // Only what goes on for a while.
      if (!said || said !== / (opens|closes)\.$/.exec(standingSentence(run, time + 0.1))?.[1]) continue;
      if (run.record.lastOf('cwnd', time + 0.2, ({ cause }) => cause !== 'growth')?.time ?? 0 > time - 0.3) continue;
      const [before, after] = [time, time + 0.1].map((at) => window.at(samples.indexAt(at)));
      if (said === 'opens') expect(after! - before!, `at ${time} s`).toBeGreaterThanOrEqual(0);
      else expect(after! - before!, `at ${time} s`).toBeLessThanOrEqual(0);
    }
  });
});
