/** Long work of the page, in slices between which it draws and answers. */
import { startTransition, useEffect, useState } from 'react';

/** Time after which a slice ends at the next `yield`, ms. */
const SLICE_MS = 8;

/** Work that may rest at each `yield`; what it does between two of them takes far less than a slice, however much there is. */
export type Sliced<T> = Generator<void, T>;

/** All of it at once. */
export function wholly<T>(work: Sliced<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** @returns what stops it */
export function inSlices<T>(work: Sliced<T>, done: (result: T) => void): () => void {
  let timer = 0;
  const goOn = (): void => {
    const until = performance.now() + SLICE_MS;
    do {
      const next = work.next();
      if (next.done) return done(next.value);
    } while (performance.now() < until);
    timer = window.setTimeout(goOn);
  };
  timer = window.setTimeout(goOn);
  return () => clearTimeout(timer);
}

/** The last result of work in slices, and which work it is of. @param work begins it; null is none */
export function useSliced<T>(work: (() => Sliced<T>) | null): { of: () => Sliced<T>; result: T } | null {
  const [done, setDone] = useState<{ of: () => Sliced<T>; result: T } | null>(null);
  useEffect(
    // What comes of it is drawn in slices too.
    () => (work ? inSlices(work(), (result) => startTransition(() => setDone({ of: work, result }))) : undefined),
    [work],
  );
  return done;
}
