/** Which figures of the gallery are shown, by what stands in the address. Pure. */
import type { Figure } from '../../workers/papers/figures/figure.ts';
import { PAPERS } from '../scenario/papers.ts';
import { inRow, say } from '../../workers/words/say.ts';

export const FILTERS = ['paper', 'scheme', 'kind', 'lesson'] as const;
export type FilterName = (typeof FILTERS)[number];
/** '' for no filter. */
export type Filters = Readonly<Record<FilterName, string>>;

export const NO_FILTERS: Filters = { paper: '', scheme: '', kind: '', lesson: '' };

export function filtersOf(query: URLSearchParams): Filters {
  return Object.fromEntries(FILTERS.map((name) => [name, query.get(name) ?? ''])) as Filters;
}

/** Families of schemes that the filter offers, with any parameters. */
function familyOf(scheme: string): string {
  if (scheme.startsWith('TCP(') || scheme.startsWith('AIMD')) return 'AIMD, TCP(b)';
  return scheme.replace(/[(/ ].*$/, (rest) => (scheme.startsWith('AIAD') ? rest.slice(0, 2) : ''));
}

function valuesOf(figure: Figure, name: FilterName): readonly string[] {
  return name === 'scheme' ? [...new Set(figure.schemes.map(familyOf))] : [figure[name]];
}

/** The filters' values, in the order of the figures. */
export function optionsOf(figures: readonly Figure[], name: FilterName): string[] {
  return [...new Set(figures.flatMap((figure) => valuesOf(figure, name)))];
}

export function matches(figure: Figure, filters: Filters): boolean {
  return FILTERS.every((name) => filters[name] === '' || valuesOf(figure, name).includes(filters[name]));
}

/** A filter's value in words. */
export function wordOf(name: FilterName, value: string): string {
  return name === 'paper' ? (PAPERS[value]?.short ?? value) : value;
}

/** The filters that match nothing, and the fewest to drop to find something. */
export function nothingFound(
  figures: readonly Figure[],
  filters: Filters,
): { words: string; ways: { words: string; filters: Filters }[] } {
  const asked = FILTERS.filter((name) => filters[name] !== '');
  const said = asked.map(
    (name) =>
      ({
        paper: say('of {paper}', { paper: wordOf('paper', filters.paper) }),
        scheme: say('with {scheme}', { scheme: filters.scheme }),
        kind: filters.kind === 'table' ? say('among the tables') : say('among the figures'),
        lesson: say('about {lesson}', { lesson: filters.lesson }),
      })[name],
  );
  const ways = asked.flatMap((name) => {
    const wider = { ...filters, [name]: '' };
    const count = figures.filter((figure) => matches(figure, wider)).length;
    const word = wordOf(name, filters[name]);
    const words =
      count === 1 ? say('Drop “{word}”: 1 figure', { word }) : say('Drop “{word}”: {count} figures', { word, count });
    return count > 0 ? [{ words, filters: wider }] : [];
  });
  return {
    words: say('There is no figure {which}.', { which: inRow('{first} {next}', said) }),
    ways:
      ways.length > 0
        ? ways
        : [{ words: say('All {count} figures and tables', { count: figures.length }), filters: NO_FILTERS }],
  };
}
