import { describe, expect, it } from 'vitest';
import { checkedJob } from '../../workers/papers/batch/job.ts';
import { doJob } from '../../workers/papers/batch/run-point.ts';
import { type Answer, answerKey, jobsOf, runOfAsk } from '../../workers/papers/figures/ask.ts';
import { asksOf } from '../../workers/papers/figures/figure.ts';
import { measure, type Quantity } from '../../workers/papers/figures/quantity.ts';
import {
  BEHIND,
  type CardEntry,
  cardPlaces,
  cardPlan,
  cardQuantities,
} from '../../workers/papers/figures/rule-card.ts';
import { EXAMPLES } from '../../workers/language/examples.ts';
import { LONG } from '../engine/support/long.ts';
import { entryOf } from '../../workers/race/race.ts';

const rule = (text: string): CardEntry => ({
  name: 'Yours',
  scheme: entryOf('Yours', { kind: 'own', rule: text }).scheme!,
});
const TCP_RULE = rule('on ack: W = W + 1 / W\non loss: W = W / 2');

/** The numbers of a card with one seed: of one panel, or of each, where `npm test` takes the last of those over a parameter. */
function numbersOf(entry: CardEntry, only?: 'share'): Record<string, (number | null)[]> {
  const whole = cardQuantities(entry);
  const some = Object.fromEntries(Object.entries(whole).map(([id, points]) => [id, LONG ? points : points.slice(-1)]));
  const all = only ? { [only]: LONG ? whole[only] : whole[only].slice(-2) } : some;
  const quantities: Quantity[] = Object.values(all).flatMap((points) => points.map(([, quantity]) => quantity));
  const answers = new Map<string, Answer>();
  for (const job of jobsOf(
    quantities.flatMap(({ asks }) => asks),
    [1],
  ))
    doJob(checkedJob(JSON.parse(JSON.stringify(job)))).forEach((answer, index) =>
      answers.set(answerKey(job.asks[index]!, 1), answer),
    );
  return Object.fromEntries(
    Object.entries(all).map(([id, points]) => [id, points.map(([, quantity]) => measure(quantity, answers, [1]).mean)]),
  );
}

describe('the card of a rule', () => {
  it('of TCP written as a rule is TCP’s card, to the last digit, and every number is there', () => {
    const own = numbersOf(TCP_RULE);
    expect(own).toEqual(numbersOf(BEHIND[0]!));
    expect(Object.values(own).flat()).toHaveLength(LONG ? 16 : 5);
    for (const value of Object.values(own).flat()) expect(value).not.toBeNull();
    // As TCP beside TCP: neither has more than half as much again of the other, at any rate of loss.
    for (const value of own['share']!) {
      expect(value).toBeGreaterThan(1 / 1.5);
      expect(value).toBeLessThan(1.5);
    }
  }, 240_000);

  it('of a bolder rule says that it is not TCP-friendly', () => {
    const bold = rule('on ack: W = W + 4 / W\non loss: W = 0.8 * W');
    for (const value of numbersOf(bold, 'share')['share']!) expect(value).toBeGreaterThan(1.5);
  }, 240_000);

  it('draws the rule as ink before the built-in schemes, a point of each on every panel', () => {
    const plan = cardPlan(TCP_RULE);
    expect(plan.panels).toHaveLength(5);
    expect(plan.series.filter(({ scheme }) => scheme === null)).toHaveLength(5);
    expect(plan.series).toHaveLength(5 * (1 + BEHIND.length));
    expect(new Set(asksOf(plan).map(({ setup }) => setup)).size).toBe((1 + BEHIND.length) * 13);
  });

  it('places schemes in the taxonomy where tsao2007’s Table 3 has them, a rule as the scheme that it writes down', () => {
    const own = (name: string): CardEntry => rule(EXAMPLES.find((example) => example.name === name)!.rule);
    const aiadH = { name: 'AIAD/H', scheme: { kind: 'aiad-h', variant: 'sack' } } as CardEntry;
    const placeOf = (entry: CardEntry): string => {
      const { ask } = cardPlaces(entry)[0]!;
      const [answer] = doJob(checkedJob({ key: '', request: { ...runOfAsk(ask), seed: 1 }, asks: [ask] }));
      return answer!.text ?? answer!.why!;
    };
    const built = (name: string): CardEntry => BEHIND.find((entry) => entry.name === name)!;
    expect(['GAIMD', 'IIAD', 'SQRT', 'SIMD'].map((name) => placeOf(built(name)))).toEqual([
      'non-historical; linear; variable',
      'historical; sublinear; non-historical',
      'historical; sublinear; variable',
      'historical; superlinear; variable',
    ]);
    expect(placeOf(aiadH)).toBe('historical; linear; non-historical');
    expect(placeOf(own('IIAD'))).toBe(placeOf(built('IIAD')));
    expect(placeOf(own('By rate'))).toContain('climb');
  });
});
