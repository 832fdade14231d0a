/** What claims come to of the same answers, and what is read off the same run, as it always was. */
import { expect, test } from 'vitest';
import { causeText } from '../../workers/papers/claims/cause.ts';
import { claims } from '../../workers/papers/claims/index.ts';
import { runSpan, side } from '../../workers/papers/claims/interval.ts';
import { ran } from '../../workers/papers/batch/run-point.ts';
import { type Answer, answerKey, type AskOptions } from '../../workers/papers/figures/ask.ts';
import { asksOf } from '../../workers/papers/figures/figure.ts';
import { figures } from '../../workers/papers/figures/index.ts';
import { measure, type Measured } from '../../workers/papers/figures/quantity.ts';
import { findReading } from '../../workers/papers/figures/readings.ts';
import { answerTo } from '../page/support/fake-batch.ts';
import { digestOf } from '../support/digest.ts';
import { scenarioWith } from '../support/scenario.ts';

const asks = [...figures.flatMap(asksOf), ...claims.flatMap(({ quantities }) => quantities.flatMap((one) => one.asks))];

test('a claim is judged as it was: of any answers, of close ones, and where some are missing or lower bounds', () => {
  const WAYS: readonly ((answer: Answer, seed: number) => Answer)[] = [
    (answer) => answer,
    ({ value, ...answer }, seed) => ({ ...answer, value: 0.5 + value! / 50 + seed / 1000 }),
    (answer, seed) =>
      seed === 4 ? { value: null, why: 'none' } : seed % 3 === 0 ? { ...answer, beyond: true } : answer,
  ];
  const seeds = [1, 2, 3, 4, 5];
  const judged = WAYS.map((way) => {
    const answers = new Map(
      claims.flatMap(({ quantities }) =>
        quantities.flatMap((one) =>
          one.asks.flatMap((ask) =>
            seeds.map((seed) => [answerKey(ask, seed), way(answerTo(ask, seed), seed)] as const),
          ),
        ),
      ),
    );
    return claims.map((claim) => claim.judge(claim.quantities.map((quantity) => measure(quantity, answers, seeds))));
  });
  expect(
    claims.map(
      ({ id, expects }, place) =>
        `${id} ${judged.map((each) => each[place]!.verdict[0]).join('')} ${digestOf([expects, ...judged.map((each) => each[place])]).slice(0, 6)}`,
    ),
  ).toMatchSnapshot();
});

test('what is told of a claim that does not hold, here and of its cause, has the numbers of its answers; the cause taken away, it is judged as it was', () => {
  const numbersIn = (text: string): string => (text.match(/\d+(?:\.\d+)?/g) ?? []).join(' ');
  const seeds = [1, 2, 3, 4, 5];
  const lines = claims.flatMap(({ id, cause, here, quantities }) => {
    if (!cause && !here) return [];
    // Each mean its own, on both sides of 1.
    const values = quantities.map(({ label }, place) => ({ label, mean: 0.6 + 0.17 * place }));
    const told = cause ? causeText(cause, { values }) : '';
    const said = here?.(...([values.map(({ mean }) => mean), values.map(({ label }) => label)] as const)) ?? '';
    const counter = cause?.counter;
    const answers = new Map(
      counter?.quantities.flatMap((one) =>
        one.asks.flatMap((ask) => seeds.map((seed) => [answerKey(ask, seed), answerTo(ask, seed)] as const)),
      ),
    );
    const judged = counter?.judge(counter.quantities.map((quantity) => measure(quantity, answers, seeds)));
    return [`${id} ${numbersIn(told)} | ${numbersIn(said)} | ${judged ? digestOf(judged).slice(0, 6) : ''}`];
  });
  expect(lines).toMatchSnapshot();
});

test('one is more than another, or not, as it was', () => {
  const of = (values: (number | null)[], beyond = false): Measured => {
    const known = values.filter((value) => value !== null);
    const mean = known.length > 0 ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
    return { label: '', values, mean, low: mean, high: mean, sd: 0, beyond, why: null };
  };
  const LISTS = [
    [1],
    [2],
    [null],
    [1, 1.1, 0.9],
    [2, 2.1, null],
    [2, 2.1, 1.9],
    [1, 1, 1],
    [1 + 1e-14, 1, 1],
    [0, 3, 1],
  ];
  const both = [false, true];
  const sides = LISTS.map((one) =>
    LISTS.map((other) =>
      both
        .flatMap((first) =>
          both.map((second) =>
            [side(of(one, first), of(other, second)), side(of(one, first), of(other, second), 0.5, 99.9)]
              .map((word) => word[0])
              .join(''),
          ),
        )
        .join(' '),
    ).join(' | '),
  );
  const spans = [1, 2, 3, 38, 39, 40, 41].map((count) =>
    runSpan([null, ...Array.from({ length: count }, (_, index) => (index * 17) % 41)]),
  );
  expect([
    ...sides,
    ...spans.map((span) => span && `${Number(span.least.toPrecision(9))} ${Number(span.most.toPrecision(9))}`),
  ]).toMatchSnapshot();
});

test('what is read off a run is as it was', () => {
  const link = { rate: 2.4e6, delay: 0.01, queue: { kind: 'droptail', limit: 25 } };
  const runs = ['rtt', 0.25].map((sample, place) =>
    ran(
      scenarioWith({
        duration: 24,
        warmup: 4,
        seed: place,
        sample,
        path: [link, { ...link, loss: { kind: 'bernoulli', p: 0.003 } }],
        flows: [
          { id: 'tcp', count: 2, startJitter: 1 },
          { id: 'other', scheme: { kind: 'tfrc' }, count: 2, leave: place },
        ],
        traffic: [{ kind: 'cbr', wave: 'square', high: 1e6, low: 0, on: 3, off: 3, start: 6 }],
        events: [
          { at: 10, do: 'rate', hop: 0, rate: 1.2e6 },
          { at: 16, do: 'rate', hop: 0, rate: 2.4e6 },
        ],
      }),
    ),
  );
  const OPTIONS: readonly AskOptions[] = [
    { at: 10, from: 4, to: 20 },
    // Ends in a frame with a loss, and in others.
    ...Array.from({ length: 12 }, (_, place) => ({
      at: 10,
      from: 5 + place / 8,
      to: 17 + place / 4,
    })),
    {
      at: 16,
      from: 12,
      to: 24,
      flows: ['other'],
      packets: 3,
      level: 2,
      smooth: 0.5,
      hop: 1,
      of: 'delivered',
    },
    {
      at: 10,
      before: [4, 10],
      after: [11, 16],
      flows: [1],
      level: 0.3,
      packets: 12,
      bin: 0.5,
      source: 0,
      withQueue: 1,
      sinceChange: 1,
      firstMoment: 1,
    },
  ];
  const names = [...new Set(asks.map((ask) => ask.measure))]
    .filter((name) => findReading(name) && name !== 'digest')
    .toSorted();
  const lines = names.map((name) => {
    const read = runs.flatMap((run) =>
      OPTIONS.map((options) => {
        try {
          const answer = findReading(name)!(run, options);
          return answer === null ? null : { ...answer, why: answer.why === undefined };
        } catch (error) {
          return (error as Error).name;
        }
      }),
    );
    return `${name}: ${digestOf(read)}`;
  });
  expect(lines).toMatchSnapshot();
});
