/** The table of a race: in the order of the race or by any column, and what has no number last whichever way; and what a class hands in to it. */
import { expect, test } from 'vitest';
import { RaceDesk } from '../../src/papers/race-desk.tsx';
import { RaceTable } from '../../src/papers/race-table.tsx';
import { linkColumns } from '../../workers/race/columns.ts';
import { normalizeRace, type Race } from '../../workers/race/race.ts';
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

test('what a class hands in races once it is pasted, before the built-in schemes, and the field is empty again', async () => {
  const race = normalizeRace({ version: 1, entries: [{ name: 'TCP', scheme: { kind: 'tcp' } }] });
  const changes: Race[] = [];
  const state = { race, problem: null, linkless: null, card: null, change: (next: Race) => void changes.push(next) };
  const panel = await Panel.of(<RaceDesk state={state} race={race} ref={null} />);
  const area = document.querySelector('textarea')! as unknown as HTMLInputElement;
  const button = (): HTMLButtonElement => panel.button('Let them race') as HTMLButtonElement;
  for (const [text, disabled] of [
    ['', true],
    [' \n', true],
    ['Ada:\non ack: W = W + 2 / W\non loss: W = W / 2', false],
  ] as const) {
    await panel.enter(area, text);
    expect(button().disabled, text).toBe(disabled);
  }
  await panel.press('Let them race');
  while (changes.length === 0) await panel.pass(20);
  expect(changes.map(({ entries: all }) => all.map(({ name }) => name))).toEqual([['Ada', 'TCP']]);
  expect([area.value, button().disabled]).toEqual(['', true]);
});
