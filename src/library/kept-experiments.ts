/** The experiments that a person made last, by their links, in this browser's storage; it may be forbidden, full or hold anything. */

/** Kept at most, and characters of a title and of a link. */
const MOST = 30;
const LONGEST = { title: 120, hash: 60_000 };
const KEY = 'sawtooth-experiments-1';

export interface KeptExperiment {
  /** ms since 1970 */
  at: number;
  title: string;
  hash: string;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Newest first. */
export function keptExperiments(store: () => Store = () => localStorage): KeptExperiment[] {
  try {
    const list: unknown = JSON.parse(store().getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** One of the same title or link gives way to it. */
export function keepExperiment(
  title: string,
  hash: string,
  at = Date.now(),
  store: () => Store = () => localStorage,
): void {
  const kept = { at, title: title.slice(0, LONGEST.title), hash };
  if (!isKept(kept)) return;
  const others = keptExperiments(store).filter((one) => one.title !== kept.title && one.hash !== hash);
  try {
    store().setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
  } catch {
    // Not kept: its link is in the address all the same.
  }
}

function isKept(json: unknown): json is KeptExperiment {
  const { at, title, hash } = Object(json) as Partial<KeptExperiment>;
  return (
    typeof at === 'number' &&
    typeof title === 'string' &&
    title.length <= LONGEST.title &&
    typeof hash === 'string' &&
    hash.length <= LONGEST.hash &&
    hash.startsWith('#/experiment?e=')
  );
}
