/**
 * How properties are run: the same cases every time, so that a red test is red for everybody. `PROPERTY_SEED=n` tries
 * others, `PROPERTY_RUNS=n` more of them; `npm run test:long` tries ten times as many.
 */
import type { Parameters } from 'fast-check';
import { LONG } from './long.ts';

const { PROPERTY_SEED, PROPERTY_RUNS } = process.env;

export function runs<T>(count: number): Parameters<T> {
  return {
    seed: PROPERTY_SEED === undefined ? 20_261_121 : Number(PROPERTY_SEED),
    numRuns: PROPERTY_RUNS === undefined ? (LONG ? 10 * count : Math.ceil(count / 3)) : Number(PROPERTY_RUNS),
  };
}
