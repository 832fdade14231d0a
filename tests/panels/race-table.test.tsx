/** The table of a race: in the order of the race or by any column, and what has no number last whichever way. */
import { expect, test } from 'vitest';
import { RaceTable } from '../../src/papers/race-table.tsx';
import { linkColumns } from '../../workers/race/columns.ts';
import { normalizeRace } from '../../workers/race/race.ts';
import { QUANTITIES, spreadOf } from '../../workers/race/standing.ts';
import type { RaceView } from '../../workers/race/views.ts';
import { Panel } from './support/panel.tsx';

const MEANS = { Cubic: null, Mine: 3e6, Reno: 1e6, Vegas: null, Yours: 2e6 };
const { entries } = normalizeRace({
  version: 1,
  entries: Object.keys(MEANS).map((name) => ({ name, scheme: { kind: 'tcp' } })),
});
const view: RaceView = {
  ...{ id: 'short', name: 'A short link', about: '', columns: linkColumns(true) },
  standings: entries.map((entry) => ({
    ...{ entry, point: null, failed: null },
    of: Object.fromEntries(
      QUANTITIES.map((quantity) => [quantity, spreadOf([MEANS[entry.name as keyof typeof MEANS]])]),
    ) as RaceView['standings'][number]['of'],
  })),
};

const names = (): string => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent).join(' ');
const sorted = (): (string | null)[] =>
  [...document.querySelectorAll('thead th[aria-sort]')].map((head) => head.getAttribute('aria-sort'));

test.each(linkColumns(true).map(({ name }, index) => [name, index] as const))(
  'by %s: the greatest first, then the least, then the order of the race; those without a number last',
  async (_, index) => {
    const nothing = (): void => undefined;
    const panel = await Panel.of(
      <RaceTable view={view} views={[view]} seed={1} focus={null} onFocus={nothing} onLink={nothing} />,
    );
    const press = (): Promise<void> =>
      panel.settle(() => document.querySelectorAll<HTMLElement>('thead button')[index + 1]!.click());
    expect([names(), sorted()]).toEqual(['Cubic Mine Reno Vegas Yours', []]);
    await press();
    expect([names(), sorted()]).toEqual(['Mine Yours Reno Cubic Vegas', ['descending']]);
    await press();
    expect([names(), sorted()]).toEqual(['Reno Yours Mine Cubic Vegas', ['ascending']]);
    await press();
    expect([names(), sorted()]).toEqual(['Cubic Mine Reno Vegas Yours', []]);
    await panel.settle(() => document.querySelector<HTMLElement>('thead button')!.click());
    await panel.settle(() => document.querySelector<HTMLElement>('thead button')!.click());
    expect([names(), sorted()]).toEqual(['Yours Vegas Reno Mine Cubic', ['descending']]);
  },
);
