/**
 * What each cause, and each scheme of the causes that it tells in its own words, says of numbers that all differ: a number in
 * another's place is seen. As recorded; whoever changes words on purpose writes them anew by `vitest -u`.
 */
import { expect, test } from 'vitest';
import { factsOf, groupOf, tellingOf } from '../../src/narrator/facts.ts';
import { told as saidOf } from '../../src/narrator/words/sentence.ts';
import { textsOfScheme } from '../../src/scenario/card-words.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { MOST_NUMBERS } from '../../workers/engine/transport/causes.ts';
import { bbrCauses } from '../../workers/engine/transport/causes/bbr.ts';
import { delayCauses } from '../../workers/engine/transport/causes/delay.ts';
import { type Cause, causeCard, CAUSES } from '../../workers/engine/transport/causes/index.ts';
import { rateCauses } from '../../workers/engine/transport/causes/rates.ts';
import { tfrcCauses } from '../../workers/engine/transport/causes/tfrc.ts';
import type { Words } from '../../workers/engine/transport/telling.ts';
import { changeOf, plain, told } from './support/told.ts';

/** Numbers of a record: no two of a row are the same, and each of two neighbours is the larger one in some row. */
const PLACES = Array.from({ length: MOST_NUMBERS }, (_, place) => place);
const NUMBERS = [
  PLACES.map((place) => 3 + 4 * place),
  PLACES.map((place) => (place % 2 === 0 ? 2 + 4 * place : 14 + 4 * place)),
  PLACES.map((place) => 7 - place / 4),
  PLACES.map((place) => 5 + 3 * place),
];
/** Which stand for one of several: a rule, an answer. Each row has another. */
const CODES = new Set(['which', 'halved', 'probes', 'safe']);
/** What came before, of window, threshold and state. */
const BEFORE = [
  changeOf('growth', [0], { before: 47, after: 53, time: 8 }),
  changeOf('third duplicate ACK', [1, 2, 0, 3], { variable: 'ssthresh', before: 101, after: 73, time: 7 }),
  changeOf('slow start', [0], { variable: 'state', before: 0, after: 1, time: 6 }),
];
const FACTS = { other: 97, how: 1, gap: 0.011, lost: 67, late: 0.71, roundTrip: 0.53, timeout: 1.9, rate: 83 };

const runs = new Map<string, ReturnType<typeof told>>();
function runOf(kind: string): ReturnType<typeof told> {
  const run = runs.get(kind) ?? told({ kind }, { changes: BEFORE });
  runs.set(kind, run);
  return run;
}

/** All that is said of a change with that cause in a flow of that scheme, and what its rule gives. */
function sayingsOf(cause: Cause, kind: string): string {
  const run = runOf(kind);
  const {
    led,
    windowRule,
    rateRule,
    passing,
    once,
    sameEvent,
    behind,
    made,
    from = [],
  } = tellingOf(cause, groupOf(run));
  const words: [string, Words | null | undefined][] = [
    ...Object.entries({ led, passing, once, 'same event': sameEvent?.says, behind, made }),
    ...from.map(({ variable, says }): [string, Words | undefined] => [`from ${variable}`, says]),
  ];
  const { numbers: names } = causeCard(cause);
  const said = NUMBERS.flatMap((all, row) =>
    (['cwnd', 'rate'] as const).flatMap((variable) => {
      const numbers = all.map((number, place) => (CODES.has(names[place] ?? '') ? row : number));
      const [before, after] = row === 1 ? [23, 61] : [59, 29];
      const facts = factsOf(run, 10, changeOf(cause, numbers, { variable, before, after }), FACTS);
      const rule = variable === 'cwnd' ? windowRule : rateRule;
      const texts = [...words, [`rule of the ${variable}`, rule?.says] as const].flatMap(([part, of]) => {
        const text = saidOf(of, facts);
        return text === null ? [] : [`${part}: ${plain(text)}`];
      });
      return rule ? [...texts, `gives ${rule.gives(facts)}`] : texts;
    }),
  );
  return [...new Set(said)].join('\n');
}

/** Whose parameters the words of some causes have. */
const schemeOf = (cause: Cause): string =>
  cause in tfrcCauses || cause in rateCauses
    ? 'tfrc'
    : cause in bbrCauses
      ? 'bbr'
      : cause in delayCauses
        ? 'vegas'
        : 'tcp';

test.each(CAUSES)('%s', (cause) => {
  expect(sayingsOf(cause, schemeOf(cause))).toMatchSnapshot();
});

const own = schemes.flatMap((card) =>
  Object.keys(textsOfScheme(card).words.causes ?? {}).map((cause) => [card.kind, cause as Cause] as const),
);
test.each(own)('%s: %s', (kind, cause) => {
  expect(sayingsOf(cause, kind)).toMatchSnapshot();
});
