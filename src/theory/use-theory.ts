/** Theory for the number table: fetched after the first view, which has nothing to predict yet. */
import { useEffect, useState } from 'react';
import { whenAtRest } from '../at-rest.ts';
import type { theoryOf } from './predict.ts';

/** `theoryOf`, or null as long as it has not been fetched. */
export function useTheory(): typeof theoryOf | null {
  const [predict, setPredict] = useState<{ theoryOf: typeof theoryOf } | null>(null);
  // Where it cannot be fetched the table goes on without.
  useEffect(() => whenAtRest(async () => setPredict(await import('./predict.ts'))), []);
  return predict?.theoryOf ?? null;
}
