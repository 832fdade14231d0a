/** Which part of the page an address is of: `#/papers` is the gallery, `#/papers/yang2000-fig12` a figure, all else the playground. */

export interface PaperPlace {
  /** Id of a figure; null for the gallery. */
  figure: string | null;
  /** What stands after the `?`: filters of the gallery, `run=no` for a figure that is not to compute by itself. */
  query: URLSearchParams;
}

const PAPERS = /^#\/papers(?:\/([a-z0-9-]{1,40}))?\/?(?:\?(.*))?$/;

/** Null where the address is not of the papers. */
export function paperPlace(hash: string): PaperPlace | null {
  const found = PAPERS.exec(hash);
  return found && { figure: found[1] ?? null, query: new URLSearchParams(found[2] ?? '') };
}

export function galleryHash(filters: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
  return `#/papers${query && `?${query}`}`;
}

export function figureHash(id: string): string {
  return `#/papers/${id}`;
}
