/** The counts by which readings are compared are of what the statements, the set-ups and the rules are now. */
import { expect, test } from 'vitest';
import { causeText } from '../../workers/papers/claims/cause.ts';
import { claims } from '../../workers/papers/claims/index.ts';
import { otherReadings, readingsOf, seedsOfReading } from '../../workers/papers/claims/other-readings.ts';
import { readingDigests } from '../../workers/papers/commands/reading-counts.ts';
import { turned } from '../../workers/papers/setups/evidence.ts';
import { READING_COUNTS, READING_DIGESTS } from '../../workers/papers/setups/reading-counts.ts';

test('no count of a reading is stale: it was made of what would be run today', () => {
  const stale = [...readingDigests(otherReadings, claims)].filter(([id, digest]) => READING_DIGESTS[id] !== digest);
  expect(
    stale.map(([id]) => `npm run claims -- --readings ^${id}$`),
    'to be counted again',
  ).toEqual([]);
});

test('a count has each of the readings, and every statement once in each', () => {
  expect(Object.keys(READING_COUNTS).toSorted()).toEqual(otherReadings.map(({ id }) => id).toSorted());
  for (const reading of otherReadings) {
    const { statements, seeds, counts } = READING_COUNTS[reading.id]!;
    expect([reading.id, seeds]).toEqual([reading.id, seedsOfReading(reading)]);
    expect(counts.map(([words]) => words)).toEqual(['', ...reading.others.map(([words]) => words)]);
    for (const [, ...verdicts] of counts) expect(verdicts.reduce((sum, each) => sum + each)).toBe(statements);
  }
});

test('a reading changes the runs of its own set-ups alone, and statements that it cannot change are not counted', () => {
  const [one, other] = [claims[0]!, claims.find(({ id }) => id === 'tsao2007-f4-unstable')!];
  const reading = otherReadings.find(({ id }) => id === 'tsao-bursty')!;
  const [taken, longer] = readingsOf(reading, [one, other], (a, b) => JSON.stringify(a) !== JSON.stringify(b));
  expect(taken).toEqual([other]);
  const trips = longer![0]!.quantities.flatMap(({ asks }) => asks.map(({ choice }) => choice['baseRttSeconds']));
  expect(new Set(trips)).toEqual(new Set([0.12]));
});

test('a reading that is told by its numbers keeps one for each quantity of its statements, as taken and otherwise', () => {
  for (const { id, told, others } of otherReadings.filter((reading) => reading.told)) {
    const quantities = claims.filter((claim) => told!.includes(claim.id)).flatMap((claim) => claim.quantities);
    const kept = READING_COUNTS[id]!.told!;
    expect(kept.map(([label]) => label).toSorted()).toEqual(quantities.map(({ label }) => label).toSorted());
    for (const row of kept) expect(row, id).toHaveLength(2 + others.length);
  }
});

test('what was tried where nothing explains a statement is told in its cause, each with its numbers and what it comes to', () => {
  const explained = claims.map(({ id, cause }) => ({ id, text: cause ? causeText(cause, {}) : '' }));
  for (const { id, told, others } of otherReadings.filter((reading) => reading.id.startsWith('tried-'))) {
    const { text } = explained.find((claim) => claim.id === told![0])!;
    const said = /Tried \(`npm run claims -- --readings ([\w-]+)`, \d+ seeds\): (.*?[a-z])\./.exec(text);
    expect(said?.[1]).toBe(id);
    const parts = said![2]!.split('; ');
    expect(parts).toHaveLength(others.length);
    const { counts, told: rows } = READING_COUNTS[id]!;
    others.forEach(([words], at) => {
      const [, held, open] = counts[at + 1]!;
      expect(parts[at]).toMatch(new RegExp(`^with ${words} `));
      expect(rows!.filter(([label, ...values]) => parts[at]!.includes(`${label} ${values[at + 1]}`))).not.toEqual([]);
      expect(parts[at]!.endsWith(held ? ': holds' : open ? ': cannot be told' : ': does not hold')).toBe(true);
    });
  }
});

test('statements that hold as taken and not otherwise, or the other way round, are named with the reading by which they turn', () => {
  for (const { id, others } of otherReadings.filter(({ named }) => named)) {
    const { counts, turns } = READING_COUNTS[id]!;
    const parts = turned(id).split('; ');
    expect(parts).toHaveLength(others.length);
    others.forEach(([words], at) => {
      expect(parts[at]).toMatch(new RegExp(`^with ${words} `));
      const [, held] = counts[0]!;
      const lost = turns!.filter(([, taken, ...found]) => taken === 'holds' && found[at] === 'fails');
      const won = turns!.filter(([, taken, ...found]) => taken === 'fails' && found[at] === 'holds');
      expect(lost.length, id).toBeLessThanOrEqual(held);
      const named = [...parts[at]!.matchAll(/`([^`]*)`/g)].map(
        ([, claim]) => `${claims.find((one) => one.id === turns![0]![0])!.paper}-${claim}`,
      );
      expect(named).toEqual([...lost, ...won].map(([claim]) => claim));
      expect(/none turns/.test(parts[at]!)).toBe(named.length === 0);
    });
  }
});
