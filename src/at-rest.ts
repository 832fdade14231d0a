/** Work that waits until the page has come to rest: what is fetched then opens at once later, and without a network. */

/** After the first view, ms. */
const REST_MS = 1_500;

let waiting: (() => unknown)[] | null = [];

/** Run `work` when the page has come to rest; at once if it has. A promise that it returns may be rejected: whoever needs its result asks again. */
export function whenAtRest(work: () => unknown): void {
  if (waiting) waiting.push(work);
  else void Promise.resolve(work()).catch(() => undefined);
}

/** The first view has been asked for: the page comes to rest a while after it. */
export function comeToRest(): void {
  setTimeout(() => {
    const due = waiting ?? [];
    waiting = null;
    for (const work of due) whenAtRest(work);
  }, REST_MS);
}
