/**
 * How properties are run: the same cases every time, so that a red test is red for everybody. `PROPERTY_SEED=n` tries
 * others, `PROPERTY_RUNS=n` more of them. `npm run test:long` tries ten times the number that a property names, `npm test` a
 * sixth of it.
 */
import type { Parameters } from 'fast-check';
import { LONG } from './long.ts';

const { PROPERTY_SEED, PROPERTY_RUNS } = process.env;

/** @param part which part of them `npm test` tries: a third where a sixth would not show what the property is about */
export function runs<T>(count: number, part: 3 | 6 = 6): Parameters<T> {
  return {
    seed: PROPERTY_SEED === undefined ? 20_261_121 : Number(PROPERTY_SEED),
    numRuns: PROPERTY_RUNS === undefined ? (LONG ? 10 * count : Math.ceil(count / part)) : Number(PROPERTY_RUNS),
  };
}
