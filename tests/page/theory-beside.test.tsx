// @vitest-environment happy-dom
/** The table of numbers beside what theory says, which a page at rest fetches: each word stands beside its own group. */
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { comeToRest } from '../../src/at-rest.ts';
import { PHONE } from '../../src/page.ts';
import { NumberTable } from '../../src/panels/number-table.tsx';
import { theoryOf } from '../../src/theory/predict.ts';
import { Panel, scenarioOf } from '../panels/support/panel.tsx';
import { onScreen } from '../panels/support/screen.ts';

// A page that has come to rest.
const due: (() => void)[] = [];
const { setTimeout: later } = globalThis;
globalThis.setTimeout = ((work: () => void) => due.push(work)) as unknown as typeof later;
comeToRest();
globalThis.setTimeout = later;
for (const work of due) work();

const group = (id: string, kind: string, more: object = {}) => ({ id, label: id, scheme: { kind }, ...more });
const scenario = scenarioOf({
  duration: 200,
  flows: [group('Elm', 'tcp', { count: 2, startJitter: 1 }), group('Fir', 'cubic'), group('Gum', 'vegas')],
  loss: { kind: 'bernoulli', p: 0.02 },
});
const why = (): string => document.querySelector('.theory-why')!.textContent;

test('why there is no prediction stands beside the group that has none, by its name, beside the charts and under them', async () => {
  const panel = await Panel.of(null, scenario);
  await panel.play(60);
  for (const upright of [false, true]) {
    await panel.show(<NumberTable upright={upright} />);
    await act(async () => {
      await new Promise((resolve) => void setTimeout(resolve));
      await vi.dynamicImportSettled();
    });
    await panel.pass(300);
    const { numbers, now } = panel.player.state;
    const { groups } = theoryOf(numbers, now);
    const names = ['Elm', 'Fir', 'Gum'];
    const reasons = groups.map(({ mean }) => ('reason' in mean ? mean.reason : null));
    // Of some there is none, and not for the same reason as of all.
    expect(new Set(reasons).size).toBeGreaterThan(1);
    expect(why()).toBe(
      `${names.flatMap((name, at) => (reasons[at] === null ? [] : [`“${name}”: ${reasons[at]}`])).join('; ')}`.replaceAll(
        /[“”]/g,
        '',
      ),
    );
    // A cell without a prediction says why when it is pointed at: of its own group and number.
    for (const [at] of names.entries())
      for (const [key, head] of [
        ['mean', 'mean, '],
        ['cov', 'CoV'],
        ['roundTrip', 'round trip'],
      ] as const) {
        const cells = theoryCells(upright, head);
        if (cells.length === 0) continue;
        const prediction = groups[at]![key];
        const said = 'reason' in prediction ? prediction.reason : `${prediction.formula}. ${prediction.source}`;
        expect(cells[at]!.getAttribute('title'), `${key} of ${names[at]}`).toBe(said);
      }
  }
});

/** What theory says of the number whose head begins so, group by group. */
function theoryCells(upright: boolean, head: string): Element[] {
  const rows = [...document.querySelectorAll('.numbers tr')];
  if (upright) {
    const at = rows.findIndex((row) => row.querySelector('th[scope=row]')?.textContent.trim().startsWith(head));
    const below = rows[at + 1];
    return at >= 0 && below?.classList.contains('in-theory') ? [...below.querySelectorAll('td')] : [];
  }
  const column = [...rows[0]!.querySelectorAll('th')].findIndex(({ textContent }) =>
    textContent.trim().startsWith(head),
  );
  return rows.filter((row) => row.classList.contains('in-theory')).map((row) => row.querySelectorAll('td')[column]!);
}

test.each<[string, ...string[]]>([
  ['beside the charts has theory of the main rows alone'],
  ['on a phone, where it stands below them, has theory of every row', PHONE],
])('the upright table %s', async (_, ...screen) => {
  onScreen(...screen);
  const panel = await Panel.of(null, scenario);
  await panel.play(60);
  await panel.show(<NumberTable upright />);
  await act(async () => {
    await new Promise((resolve) => void setTimeout(resolve));
    await vi.dynamicImportSettled();
  });
  await panel.pass(300);
  const [mean, roundTrip] = ['mean, ', 'round trip'].map((head) => theoryCells(true, head).length);
  expect([mean, roundTrip]).toEqual([3, screen.length > 0 ? 3 : 0]);
});
