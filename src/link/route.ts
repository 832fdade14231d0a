/** Which part of the page an address is of: `#/papers` is the gallery, `#/papers/yang2000-fig12` a figure, `#/lessons` the lessons, `#/lessons/sawtooth` one of them, `#/terms` the terms, `#/terms/rtt` one of them, `#/experiment?e=…` an experiment, `#/hands` the games, `#/race?r=…` a race, `#/sentences` what the page says in two languages, all else the playground. */

export interface Place {
  part: 'papers' | 'lessons' | 'terms' | 'experiment' | 'hands' | 'race' | 'sentences';
  /** A figure's id, or a lesson's or term's name; null for all of them. */
  item: string | null;
  /** What stands after the `?`: filters of the gallery, a note and a question, `run=no` for a figure that is not to compute by itself, a lesson's step or its text. */
  query: URLSearchParams;
}

const PLACE = /^#\/(papers|lessons|terms|experiment|hands|race|sentences)(?:\/([a-z0-9-]{1,40}))?\/?(?:\?(.*))?$/;

/** Null where the address is of the playground. */
export function placeOf(hash: string): Place | null {
  const found = PLACE.exec(hash);
  return (
    found && { part: found[1] as Place['part'], item: found[2] ?? null, query: new URLSearchParams(found[3] ?? '') }
  );
}

/** Whether the address is of a run alone, for the page of somebody else. */
export function isEmbedHash(hash: string): boolean {
  return /^#\/embed(?:\?|$)/.test(hash);
}

export function galleryHash(filters: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
  return `#/papers${query && `?${query}`}`;
}

/** Of an experiment that is kept in this tab; with `?e=` behind it that which the address holds. */
export const EXPERIMENT = '#/experiment';

/** Of a race that is kept in this tab, or a new one; with `?r=` behind it that which the address holds. */
export const RACE = '#/race';

/** What the page says, in two languages. */
export const SENTENCES = '#/sentences';

export function figureHash(id: string): string {
  return `#/papers/${id}`;
}

export function sceneHash(id: string): string {
  return `#/scene/${id}`;
}

export function termHash(name: string): string {
  return `#/terms/${name}`;
}

export function lessonHash(name: string): string {
  return `#/lessons/${name}`;
}

/** Where the answers to a link's own question are collected. */
export function collectHash(link: string): string {
  return `#/lessons?collect=1&of=${encodeURIComponent(link)}`;
}
