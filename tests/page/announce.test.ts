/** What is said of a run, and when. */
import { describe, expect, test } from 'vitest';
import { runNumbers } from '../../src/run/numbers.ts';
import type { Player } from '../../src/player/player.ts';
import { PAUSE_MS, Speaker, STAY_MS } from '../../src/announce/speaker.ts';
import { summaryOf } from '../../src/announce/summary.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { playerAt, recorded } from './support/recorded.ts';
import { scenarioWith } from '../support/scenario.ts';

const scenario = scenarioWith({
  seed: 3,
  duration: 30,
  warmup: 5,
  path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 } }],
  flows: [
    { id: 'tcp', count: 2, scheme: { kind: 'tcp' } },
    { id: 'tfrc', count: 2, scheme: { kind: 'tfrc' } },
  ],
  traffic: [{ kind: 'cbr', wave: 'square', high: 5e6, low: 0, on: 10, off: 100, start: 20 }],
});
const run = recorded(scenario);

/** The numbers of a summary, in the order in which they are said. */
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+(\.\d+)?/g)].map(([number]) => Number(number));

describe('the summary', () => {
  test('tells what each scheme gets of the link, the queue and the fairness, as they stand at the time on show', () => {
    const text = summaryOf(playerAt(run, 15));
    expect(text).toMatch(
      /^At 15\.0 s: TCP [\d.]+, TFRC\(8\) [\d.]+ of 10 Mbit\/s; queue \d+ of 60; fairness [01]\.\d\d\.$/,
    );
    const numbers = runNumbers(run.series, 0, 15);
    const [, tcp, , tfrc, , queue, , fairness] = numbersIn(text);
    // Two digits are said.
    expect(tcp).toBeCloseTo(numbers.groups[0]!.now / 1e6, 0);
    expect(tfrc).toBeCloseTo(numbers.groups[1]!.now / 1e6, 0);
    expect(tcp! + tfrc!).toBeGreaterThan(9);
    expect(queue).toBe(numbers.queue);
    expect(fairness).toBe(Number(numbers.fairness!.toFixed(2)));
  });

  test('while a square wave takes half of the link, it says what is left', () => {
    expect(summaryOf(playerAt(run, 25))).toMatch(/of 5 Mbit\/s free;/);
  });

  test('what several sources took in the last second is left out, each by its own packets, also before a second is over', () => {
    const source = { kind: 'cbr', wave: 'constant' };
    const beside = recorded(
      normalizeScenario({
        ...scenario,
        duration: 12,
        sample: 0.1,
        traffic: [
          { ...source, high: 2e6, packetSize: 500, stop: 8 },
          { ...source, high: 1e6, packetSize: 1000 },
        ],
      }),
    );
    const free = (time: number): number => Number(/of (\S+) Mbit/.exec(summaryOf(playerAt(beside, time)))![1]);
    for (const [time, rate] of [
      [0.5, 7],
      [6, 7],
      [11, 9],
    ] as const)
      expect(free(time)).toBeCloseTo(rate, 0);
  });

  test('before the first sample it says so, and of one flow it says no fairness', () => {
    expect(summaryOf(playerAt(run, 0.01))).toBe('At 0.0 s: nothing has been measured yet.');
    const alone = recorded(
      normalizeScenario({ ...scenario, duration: 10, traffic: [], flows: [{ ...scenario.flows[0]!, count: 1 }] }),
    );
    expect(summaryOf(playerAt(alone, 9))).toMatch(/^At 9\.0 s: TCP [\d.]+ of 10 Mbit\/s; queue \d+ of 60\.$/);
  });

  test('of two compared runs it tells both, A first', () => {
    const player = playerAt(run, 15, {
      name: 'B',
      other: { name: 'A', scenario, numbers: runNumbers(run.series, 0, 10) },
    });
    (player as { otherRun: unknown }).otherRun = { series: run.series };
    expect(summaryOf(player as Player)).toMatch(/^At 15\.0 s: A: TCP .*\. B: TCP .*\.$/);
    // And what a row adds of both.
    const rows = ['inside'];
    const silent = { flow: 0, length: Infinity, drawn: () => [] };
    const series = Object.assign(Object.create(run.series), { flowState: silent });
    const two = playerAt({ ...run, series }, 15, { name: 'A', rows, other: player.state.other });
    expect(summaryOf(two).match(/Inside of/g)).toHaveLength(1);
    (two as { otherRun: unknown }).otherRun = { series };
    expect(summaryOf(two).match(/Inside of TCP 1: it sends nothing\./g)).toHaveLength(2);
  });

  test('where several links say different things, it names the queue and no capacity', () => {
    const hop = scenario.path[0]!;
    const parking = recorded(
      normalizeScenario({
        ...scenario,
        duration: 5,
        warmup: 1,
        traffic: [],
        path: [hop, { ...hop, queue: { kind: 'droptail', limit: 70 } }],
        flows: [{ ...scenario.flows[0]!, leave: 1 }],
      }),
    );
    expect(summaryOf(playerAt(parking, 4, { hop: 1 }))).toMatch(
      /^At 4\.0 s: TCP [\d.]+ Mbit\/s; queue at bottleneck\u00a02 \d+ of 70; fairness/,
    );
  });
});

describe('the speaker', () => {
  /** Wall time passes only where the test says. */
  function scripted() {
    let now = 0;
    const said: string[] = [];
    const waiting: { at: number; call: () => void }[] = [];
    const speaker = new Speaker(
      (text) => said.push(text),
      () => now,
      (call, ms) => waiting.push({ at: now + ms, call }),
    );
    const pass = (ms: number): void => {
      const until = now + ms;
      for (;;) {
        waiting.sort((a, b) => a.at - b.at);
        if (waiting.length === 0 || waiting[0]!.at > until) break;
        const { at, call } = waiting.shift()!;
        now = at;
        call();
      }
      now = until;
    };
    return { said, speaker, pass };
  }

  test('it speaks at once, then at most once in 2 s; of several wishes meanwhile it grants the last', () => {
    const { said, speaker, pass } = scripted();
    speaker.speak(() => 'one');
    pass(500);
    speaker.speak(() => 'two');
    pass(500);
    speaker.speak(() => 'three');
    expect(said).toEqual(['one']);
    pass(PAUSE_MS - 1_000);
    expect(said).toEqual(['one', 'three']);
  });

  test('a line that had to wait tells how things stand when it is said', () => {
    const { said, speaker, pass } = scripted();
    let time = 1;
    speaker.speak(() => `at ${time}`);
    speaker.speak(() => `at ${time}`);
    time = 2;
    pass(PAUSE_MS);
    expect(said).toEqual(['at 1', 'at 2']);
  });

  test('a line goes after its time, and not when another one has come since', () => {
    const { said, speaker, pass } = scripted();
    speaker.speak(() => 'one');
    pass(STAY_MS - 1_000);
    speaker.speak(() => 'two');
    pass(2_000);
    expect(said).toEqual(['one', 'two']);
    pass(STAY_MS);
    expect(said).toEqual(['one', 'two', '']);
  });
});
