/** Theory for the number table: fetched after the first view, which has nothing to predict yet. */
import { useEffect, useState } from 'react';
import type { theoryOf } from './predict.ts';

/** Wall time after which it is fetched, ms. */
const REST_MS = 1_200;

/** `theoryOf`, or null as long as it has not been fetched. */
export function useTheory(): typeof theoryOf | null {
  const [predict, setPredict] = useState<{ theoryOf: typeof theoryOf } | null>(null);
  useEffect(() => {
    // Where it cannot be had the table goes on without.
    const timer = setTimeout(() => void import('./predict.ts').then(setPredict, () => undefined), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return predict?.theoryOf ?? null;
}
