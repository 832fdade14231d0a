/** When more seeds are run for a statement that is open, and when no more are. */
import { expect, test } from 'vitest';
import { type Claim, wantedText } from '../../workers/papers/claims/claim.ts';
import { claims } from '../../workers/papers/claims/index.ts';
import { above } from '../../workers/papers/claims/checks.ts';
import { printsOfRun } from '../../workers/papers/claims/single-run.ts';
import { seedsWanted, untilDecided, withinAnHour } from '../../workers/papers/commands/until-decided.ts';
import { answerKey, type Ask } from '../../workers/papers/figures/ask.ts';
import { asked, measure } from '../../workers/papers/figures/quantity.ts';

const ask: Ask = { setup: 'jin2001-growth', choice: {}, measure: 'goodput' };
const quantity = asked('x', ask);
const above0 = { ...claims[0]!, ...above(quantity, 0), seeds: 4 };

/** Seeds 1 to n whose values lie `spread` about `mean`, each second one above it. */
const answersOf = (mean: number, spread: number, seeds: number) =>
  new Map(
    Array.from({ length: seeds }, (_, index) => [
      answerKey(ask, index + 1),
      { value: mean + (index % 2 === 0 ? spread : -spread) },
    ]),
  );

async function looks(claim: Claim, mean: number, secondsOfSeed: number, most = 1000): Promise<[number, string][]> {
  let made = 0;
  const run = async ({ seeds }: Claim) => {
    const seconds = (seeds - made) * secondsOfSeed;
    made = seeds;
    return { answers: answersOf(mean, 1, seeds), seconds };
  };
  const found: [number, string][] = [];
  for await (const { seeds, finding } of untilDecided(claim, run, most)) found.push([seeds, finding.verdict]);
  return found;
}

test('the seeds of a statement are doubled until its interval leaves the bound', async () => {
  // Student's t over the root of n: 0.92 of the spread with eight seeds, 0.55 with 16, 0.37 with 32.
  expect(await looks(above0, 0.5, 1)).toEqual([
    [4, 'open'],
    [8, 'open'],
    [16, 'open'],
    [32, 'holds'],
  ]);
});

test('no more are run where the next doubling would take longer than it may', async () => {
  // 8 seeds have taken 80 s, and 8 more would take as long again.
  expect(await looks(above0, 0.5, 10, 159)).toEqual([
    [4, 'open'],
    [8, 'open'],
  ]);
  expect((await looks(above0, 0.5, 10, 160)).at(-1)).toEqual([16, 'open']);
});

test('nor where no number of them would tell', async () => {
  const ofOneRun = { ...above0, ...printsOfRun(quantity, '0.5') };
  expect(await looks(ofOneRun, 0.5, 1)).toEqual([[4, 'open']]);
});

/** Looks at a statement of two numbers, of which the second has eight seeds of its own; the first has this mean. */
async function looksAtTwo(meanOfRest: number): Promise<{ found: number[]; asked: (number | undefined)[][] }> {
  const rest: Ask = { ...ask, measure: 'timeout-share' };
  const two = { ...above0, quantities: [asked('y', rest), { ...quantity, seeds: 8 }] };
  const [found, wanted]: [number[], (number | undefined)[][]] = [[], []];
  const run = async ({ seeds, quantities }: Claim) => {
    wanted.push([seeds, ...quantities.map((one) => one.seeds)]);
    const own = answersOf(wanted.length === 3 ? 2 : 0.1, 1, 32);
    const others = [1, 2, 3, 4].map((seed) => [answerKey(rest, seed), { value: meanOfRest + (-1) ** seed }] as const);
    return { answers: new Map([...own, ...others]), seconds: 1 };
  };
  for await (const { seeds } of untilDecided(two, run, 1000)) found.push(seeds);
  return { found, asked: wanted };
}

test('what has seeds of its own in a statement is run with more of them, and the rest of it with no more', async () => {
  const { found, asked: seeds } = await looksAtTwo(5);
  expect(found).toEqual([8, 16, 32]);
  expect(seeds).toEqual([8, 16, 32].map((own) => [4, undefined, own]));
});

test('where the rest of it is open, more seeds of what has its own would tell nothing, and none are run', async () => {
  expect((await looksAtTwo(0.1)).found).toEqual([8]);
});

test('an hour of runs does not tell what has its mean at the bound, and tells what is a tenth of its spread from it', () => {
  // Runs of two million packets each: an hour has some two thousand times four of them.
  const of60Mbps = asked('x', { ...ask, setup: 'jin2001-vs-tcp-red', choice: { bottleneckBps: 60e6 } });
  const dear = { ...above0, ...above(of60Mbps, 0), seeds: 4 };
  const judged = (mean: number) =>
    withinAnHour(dear, [measure(quantity, answersOf(mean, 1, 4), [1, 2, 3, 4])]).undecided;
  expect(judged(0.1)).toBeUndefined();
  expect(judged(0)).toBe('an hour');
});

test('what an hour of runs does not tell says how many seeds would, and how long the runs of their doubling take', () => {
  // Runs of two million packets each, as above; only the second number has seeds of its own, and is run with more.
  const of60Mbps = (seed: number) =>
    asked('x', { ...ask, setup: 'jin2001-vs-tcp-red', choice: { flowsEach: seed, bottleneckBps: 60e6 } });
  const dear = { ...above0, quantities: [of60Mbps(1), { ...of60Mbps(2), seeds: 4 }], seeds: 3 };
  const judge = above([quantity, quantity], 0).judge;
  const judged = (mean: number) => {
    const [rest, own] = [answersOf(9, 1, 3), answersOf(mean, 1, 4)];
    return withinAnHour({ ...dear, judge }, [measure(quantity, rest, [1, 2, 3]), measure(quantity, own, [1, 2, 3, 4])]);
  };
  expect(judged(0.1)).not.toHaveProperty('wanted');
  const near = judged(0.02);
  // (1.98 / 0.02)², a multiple of four
  expect(Math.abs(near.wanted!.seeds - 9801)).toBeLessThan(8);
  // Doubled from four they are 16,384, of 7,500 packets in each of 240 s; those of the first number stay three. An hour has 15.84 thousand millions.
  expect(near.wanted!.hours).toBeCloseTo((16_384 * 7500 * 240) / 15.84e9, 2);
  expect(wantedText(near)).toMatch(/^About 9,800 seeds would tell, 1\.9 hours of a processor /);
});

test('how many would tell goes as the square of the spread over the distance', () => {
  const wanted = (mean: number): number | null =>
    seedsWanted(above0, [measure(quantity, answersOf(mean, 1, 4), [1, 2, 3, 4])], 4);
  const [far, near] = [wanted(0.2)!, wanted(0.1)!];
  // (1.98 / 0.2)²
  expect(far).toBeGreaterThan(0.9 * 98);
  expect(far).toBeLessThan(1.1 * 98);
  expect(near / far).toBeCloseTo(4, 0);
  expect(wanted(0)).toBeNull();
});
