/** Work that waits for the page to rest or its reader to act: what it fetches then opens at once, also offline. */

/** After the first view, ms. */
const REST_MS = 1_500;

let waiting: (() => unknown)[] | null = [];

/** What readers do first, and after how long they have done nothing, ms. */
const DEEDS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;
const IDLE_MS = 30_000;

let unused: (() => unknown)[] | null = [];

const turns: (() => unknown)[] = [];

/** Run `work` in a task of its own, after those before it: the page draws and answers in between. A promise that it returns may be rejected: whoever needs its result asks again. */
export function inTurn(work: () => unknown): void {
  if (turns.push(work) === 1) setTimeout(takeTurn);
}

function takeTurn(): void {
  try {
    // What it throws at once is an error of the page, and is seen as one.
    void Promise.resolve(turns[0]!()).catch(() => undefined);
  } finally {
    turns.shift();
    if (turns.length > 0) setTimeout(takeTurn);
  }
}

/** Run `work` in its turn, when the page has come to rest. */
export function whenAtRest(work: () => unknown): void {
  if (waiting) waiting.push(work);
  else inTurn(work);
}

/** Run `work` when the page is at rest and the reader has done something, or nothing for long: who only watches fetches less. */
export function whenUsed(work: () => unknown): void {
  if (unused) unused.push(work);
  else whenAtRest(work);
}

/** The first view has been asked for: the page comes to rest a while after it, and waits for its reader. */
export function comeToRest(): void {
  const use = (): void => {
    clearTimeout(idle);
    for (const deed of DEEDS) removeEventListener(deed, use);
    const due = unused ?? [];
    unused = null;
    for (const work of due) whenAtRest(work);
  };
  const idle = setTimeout(use, IDLE_MS);
  for (const deed of DEEDS) addEventListener(deed, use, { passive: true });
  setTimeout(() => {
    const due = waiting ?? [];
    waiting = null;
    for (const work of due) whenAtRest(work);
  }, REST_MS);
}
