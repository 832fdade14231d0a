/** A race as it is read: all links together, then each by itself, with the columns of its table. */
import { linkColumns, OVERALL_COLUMNS, type RaceColumn } from './columns.ts';
import { isBeside, type Race } from './race.ts';
import { type LinkStandings, overall, type Standing } from './standing.ts';

export interface RaceView {
  /** Of a link its id. */
  id: string;
  name: string;
  about: string;
  /** The first is the height of its plane, the second the breadth. */
  columns: readonly RaceColumn[];
  standings: readonly Standing[];
}

export function viewsOf(race: Race, links: readonly LinkStandings[]): RaceView[] {
  return [
    {
      id: 'all',
      name: 'All links',
      about:
        'Means over all links. On each a rule stands elsewhere: look at the links one by one before you believe a mean of them.',
      columns: OVERALL_COLUMNS,
      standings: overall(race, links),
    },
    ...links.map(({ link, standings }) => ({
      id: link.id,
      name: link.name,
      about: link.about,
      columns: linkColumns(isBeside(link)),
      standings,
    })),
  ];
}

/** Why nobody has won. */
export const NO_SCORE =
  'There is no score. Every known single number for throughput and delay is won by whoever starves the others: read the plane ' +
  'together with Fairness and with what TCP gets beside it.';

/** The table of all views: a row an entry, a mean and the half of its 95 % interval for each link and quantity. */
export function raceTable(race: Race, links: readonly LinkStandings[]): (string | number | null)[][] {
  const parts = links.flatMap(({ link, standings }) =>
    linkColumns(isBeside(link)).map((column) => ({ link, column, standings })),
  );
  const head = [
    'entry',
    'rule',
    ...parts.flatMap(({ link, column: { name, unit } }) => [
      `${link.name}: ${name} [${unit}]`,
      `${link.name}: ${name}, half of 95 % [${unit}]`,
    ]),
    'broken',
  ];
  const rows = race.entries.map(({ name, scheme, broken }, index) => [
    name,
    scheme === null ? null : schemeText(scheme),
    ...parts.flatMap(({ column: { quantity, per }, standings }) => {
      const { mean, half } = standings[index]!.of[quantity];
      return [mean === null ? null : digits(mean / per), half === null ? null : digits(half / per)];
    }),
    broken ?? links.find(({ standings }) => standings[index]!.failed)?.standings[index]!.failed ?? null,
  ]);
  return [head, ...rows];
}

function digits(value: number): number {
  return Number(value.toPrecision(6));
}

/** A rule as it is written; of a built-in scheme its settings. */
export function schemeText(scheme: object): string {
  const { kind, rule, ...settings } = scheme as Record<string, unknown>;
  if (typeof rule === 'string') return rule;
  const words = Object.entries(settings).map(([key, value]) => `${key} ${String(value)}`);
  return [String(kind), ...words].join(', ');
}
