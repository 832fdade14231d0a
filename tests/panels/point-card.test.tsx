/** The card of a figure's point: what it stands for, each seed as a link to its own run, and how it is put away. */
import { act, createRef } from 'react';
import { expect, test } from 'vitest';
import { answerKey } from '../../workers/papers/figures/ask.ts';
import type { Ask } from '../../workers/papers/figures/ask.ts';
import { asksOf } from '../../workers/papers/figures/figure.ts';
import { findFigure } from '../../workers/papers/figures/index.ts';
import { compact } from '../../src/format.ts';
import { decodeHash } from '../../src/link/codec.ts';
import { drawnFigure } from '../../src/papers/figure-data.ts';
import { FigureView } from '../../src/papers/figure-view.tsx';
import { answerTo } from '../page/support/fake-batch.ts';
import { Panel } from './support/panel.tsx';
import { inWidth } from './support/wide.ts';

const SEEDS = [4, 9];

inWidth(900);

const figure = findFigure('bansal2001-fig13')!;
/** The figure, of whose asks those that `without` names have no value, and all others are more than measured where that is said. */
function dataOf(without: (ask: Ask) => boolean = () => false, beyond = false) {
  const answers = new Map(
    SEEDS.flatMap((seed) =>
      asksOf(figure).map((ask) => {
        const answer = answerTo(ask, seed);
        const given = without(ask)
          ? { value: null, why: 'nothing was sent' }
          : beyond
            ? { ...answer, beyond: true }
            : answer;
        return [answerKey(ask, seed), given as typeof answer] as const;
      }),
    ),
  );
  return drawnFigure(figure, answers, SEEDS);
}

async function shown(data = dataOf()): Promise<{ panel: Panel; plot: SVGSVGElement }> {
  const panel = await Panel.of(
    <FigureView data={data} ghost={null} seen={null} height={600} box={createRef<HTMLDivElement>()} />,
  );
  const plot = document.querySelector<SVGSVGElement>('.plot')!;
  return { panel, plot };
}
const card = (): HTMLElement | null => document.querySelector('.point-card');
const textOf = (): string => card()!.textContent.replaceAll(/\s+/g, ' ');
const pick = async (panel: Panel, plot: SVGSVGElement, ...keys: string[]): Promise<void> => {
  act(() => plot.focus());
  for (const key of [...keys, 'Enter']) await panel.key(plot, key);
};

test('names line, place and mean, and has a link for each seed to the very run', async () => {
  const data = dataOf();
  const { panel, plot } = await shown(data);
  await pick(panel, plot, 'ArrowRight');
  const status = document.querySelector('[role=status]')!.textContent;
  const content = data.series.filter(({ panel: of }) => of === figure.panels[0]!.id);
  const one = content.find(({ name }) => card()!.getAttribute('aria-label')!.startsWith(`${name} at `))!;
  const point = one.points.find(({ measured }) => status.endsWith(`: ${compact(measured!.mean!, 3)}`))!;
  expect(textOf()).toContain(`${card()!.getAttribute('aria-label')}: ${compact(point.measured!.mean!, 3)}`);
  expect(status).toBe(`${card()!.getAttribute('aria-label')}: ${compact(point.measured!.mean!, 3)}`);
  const links = [...card()!.querySelectorAll<HTMLAnchorElement>('.unit a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(
    point.measured!.values.map((value) => compact(value!, 3)),
  );
  for (const [at, seed] of SEEDS.entries()) {
    expect(links[at]!.getAttribute('aria-label')).toContain(`the run with seed ${seed}, in the playground`);
    // A link is encoded first.
    while (!links[at]!.hasAttribute('href')) await panel.settle(() => undefined);
    const { scenario } = await decodeHash(links[at]!.getAttribute('href')!, () => Promise.reject(new Error('none')));
    expect(scenario.seed).toBe(seed);
  }
});

test('of another point shows that point’s own, and is only one', async () => {
  const { panel, plot } = await shown();
  await pick(panel, plot, 'ArrowRight');
  const first = card()!.getAttribute('aria-label');
  await pick(panel, plot, 'ArrowRight');
  expect(document.querySelectorAll('.point-card')).toHaveLength(1);
  expect(card()!.getAttribute('aria-label')).not.toBe(first);
  expect(textOf()).toContain(card()!.getAttribute('aria-label'));
});

test('takes the focus, and gives it back to the figure at Escape; a press beside it puts it away, one in it does not', async () => {
  const { panel, plot } = await shown();
  await pick(panel, plot, 'ArrowRight');
  expect(document.activeElement).toBe(card());
  act(
    () =>
      void card()!
        .querySelector('b')!
        .dispatchEvent(new Event('pointerdown', { bubbles: true })),
  );
  expect(card()).not.toBeNull();
  await panel.key(card()!, 'a');
  expect(card()).not.toBeNull();
  await panel.key(card()!, 'Escape');
  expect([card(), document.activeElement]).toEqual([null, plot]);
  await pick(panel, plot);
  act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(card()).toBeNull();
});

test('says of a point that was not reached that it is more, and of one without a value why', async () => {
  const late = await shown(dataOf(undefined, true));
  await pick(late.panel, late.plot, 'ArrowRight');
  expect(textOf()).toMatch(/: more than [\d.]+/);
  const none = dataOf(() => true);
  const empty = await shown(none);
  await pick(empty.panel, empty.plot, 'ArrowRight');
  // Nothing is drawn where there is no value: there is no point to pick.
  expect(card()).toBeNull();
});
