/** Presses that few readers make, and what stands only in some runs: the rarer controls of the set-up, of time and of the numbers. */
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { BottleneckSection } from '../../src/panels/bottleneck-section.tsx';
import { Changes } from '../../src/panels/changes.tsx';
import { DelayNow } from '../../src/panels/delay-now.tsx';
import { FlowStatePanel } from '../../src/panels/flow-state-panel.tsx';
import { FlowsSection } from '../../src/panels/flows-section.tsx';
import { NowSection } from '../../src/panels/now-section.tsx';
import { NumberTable } from '../../src/panels/number-table.tsx';
import { LossesSection } from '../../src/panels/rail.tsx';
import { RunSection } from '../../src/panels/run-section.tsx';
import { showSection } from '../../src/panels/show-section.ts';
import { TraceEditor } from '../../src/panels/trace-editor.tsx';
import { Transport } from '../../src/panels/transport.tsx';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import { Panel, scenarioOf, textsOf, until } from './support/panel.tsx';

const queue = { kind: 'droptail', limit: 50 };
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('the run', () => {
  test('gets another seed below 10,000 at a press, and begins again as it is at another', async () => {
    vi.stubGlobal('crypto', { getRandomValues: (numbers: Uint32Array) => numbers.fill(123_456_789) });
    const panel = await Panel.of(<RunSection />);
    await panel.press('Another');
    expect(panel.scenario.seed).toBe(6789);
    await panel.play(3);
    const before = panel.scenario;
    await panel.press('Restart');
    await panel.pass(20);
    expect(panel.player.time).toBeLessThan(1);
    expect(panel.scenario).toEqual(before);
  });

  test('lists what was measured behind it, each of which can be taken away', async () => {
    const measured = ['lab', 'again', 'third'].map((name) => ({ name, time: [1, 2], cwnd: [3, 4] }));
    const panel = await Panel.of(<RunSection />, scenarioOf({ measured }));
    await panel.pass(20);
    expect(textsOf('.measured li span')).toEqual(
      ['lab', 'again', 'third'].map((name) => `Behind it, measured: ${name}`),
    );
    await panel.press('Remove again');
    expect(panel.scenario.measured!.map(({ name }) => name)).toEqual(['lab', 'third']);
    for (const name of ['lab', 'third']) await panel.press(`Remove ${name}`);
    expect([panel.scenario.measured, document.querySelector('.measured')]).toEqual([undefined, null]);
  });
});

test('of what has not been changed nothing is said', async () => {
  const panel = await Panel.of(<Changes />);
  expect(panel.text).toBe('');
});

describe('the second group', () => {
  const flows = [
    { id: 'first', scheme: { kind: 'tcp' } },
    { id: 'second', scheme: { kind: 'aimd', a: 0.2, b: 0.125 }, transport: { initialWindow: 3 } },
  ];

  test('gets the values that have a name, by that', async () => {
    const panel = await Panel.of(<FlowsSection />, scenarioOf({ flows }));
    const list = [...document.querySelectorAll('select')].findLast((each) => each.labels[0]?.textContent === 'As in')!;
    const { presets } = findScheme('aimd')!;
    const at = presets.length - 1;
    const option = [...list.options].find(({ text }) => text.startsWith(`${presets[at]!.name}, `))!;
    await panel.enter(list, option.value);
    expect(panel.scenario.flows[1]!.scheme).toMatchObject({ kind: 'aimd', ...presets[at]!.values });
    expect(panel.scenario.flows[0]!.scheme.kind).toBe('tcp');
  });

  test('sends as Linux of today at a press, as set again at another, and in all as the others at a third', async () => {
    const panel = await Panel.of(<FlowsSection />, scenarioOf({ flows: [flows[1], { ...flows[0], id: 'linux' }] }));
    const fold = (): string => textsOf('.flow-body .fold > summary').filter((text) => text.startsWith('Transport'))[1]!;
    const press = (words: string): Promise<void> =>
      panel.settle(() =>
        [...document.querySelectorAll('label')].findLast(({ textContent }) => textContent === words)!.click(),
      );
    const own = (): object => panel.scenario.flows[1]!.transport;
    expect(fold()).toContain('as all flows have it');
    await press('As Linux of today');
    expect([fold(), panel.scenario.flows[0]!.transport]).toEqual([
      expect.stringContaining('as Linux of today'),
      scenarioOf({ flows }).flows[1]!.transport,
    ]);
    expect(own()).toMatchObject({ initialWindow: 10 });
    await press('As set below');
    expect([fold(), own()]).toEqual([expect.stringContaining('as all flows have it'), {}]);
    await press('As Linux of today');
    await panel.settle(() =>
      [...document.querySelectorAll('button')]
        .findLast(({ textContent }) => textContent === 'As all flows have it')!
        .click(),
    );
    expect(own()).toEqual({});
    expect(panel.scenario.flows[0]!.transport).toEqual({ initialWindow: 3 });
  });

  test('is chosen by a press on its row or on values with a name, and set in the picker before it is taken', async () => {
    const panel = await Panel.of(<FlowsSection />, scenarioOf({ flows }));
    await panel.press('Add a scheme');
    const press = (words: string): Promise<void> =>
      panel.settle(() =>
        [...document.querySelectorAll<HTMLElement>('[role=option]')]
          .find((each) => (each.querySelector('b') ?? each).textContent === words)!
          .click(),
      );
    await press('TFRC');
    expect(textsOf('dialog h2')[0]).toContain('TFRC');
    expect(textsOf('[role=option][aria-selected=true] b')).toEqual(['TFRC']);
    const named = document.querySelector<HTMLElement>('.offer-presets .chip')!;
    const words = named.textContent;
    await panel.settle(() => named.click());
    expect(textsOf('[role=option][aria-selected=true]')).toEqual([words]);
    await press('TFRC');
    await panel.typeInto(
      [...document.querySelectorAll<HTMLInputElement>('dialog .number-field')].find(({ value }) => value === '8')!,
      '32',
    );
    await panel.press(/^Add TFRC/);
    expect(panel.scenario.flows.at(-1)!.scheme).toMatchObject({ kind: 'tfrc', intervals: 32 });
  });
});

describe('the path', () => {
  const two = (more: object = {}) => ({
    path: [
      { rate: 8e6, delay: 0.01, queue },
      { rate: 4e6, delay: 0.05, queue },
    ],
    ...more,
  });

  test('that has not run yet gets half its round trip from the link in hand, as its setting', async () => {
    const panel = await Panel.of(<DelayNow hop={1} />, scenarioOf(two()));
    const trip = (): number => Number(/takes (\d+) ms/.exec(plain(panel.text))![1]);
    const before = trip();
    await panel.press('Round trip ÷ 2');
    expect(trip()).toBeCloseTo(before / 2, 6);
    expect(panel.scenario.path[0]!.delay).toBe(0.01);
    expect(panel.scenario.events).toEqual([]);
  });

  test('says whether its bottlenecks follow each other, and has a trace in the place of a rate', async () => {
    const head = (): string => textsOf('#bottleneck > summary')[0]!;
    const apart = [0, 1].map((hop) => ({ id: `g${hop}`, enter: hop, leave: hop }));
    const panel = await Panel.of(<BottleneckSection />, scenarioOf(two({ flows: apart })));
    expect(head()).toContain('2 side by side');
    const [first, second] = two().path;
    const traced = [{ ...first, trace: { name: 'mine', perMs: '11', loop: true } }, second];
    const other = await Panel.of(<BottleneckSection />, scenarioOf({ path: traced }));
    expect(head()).toContain('2 in series');
    const rates = (): number => [...document.querySelectorAll('[data-vary$=".rate"]')].length;
    expect([
      rates(),
      [...document.querySelectorAll('select')].flatMap(({ selectedOptions: [one] }) =>
        /^follows/.exec(one!.text) ? [one!.text] : [],
      ),
    ]).toEqual([0, ['follows a trace: mine']]);
    await other.settle(() => other.player.setHop(1));
    expect([rates(), document.querySelectorAll('.fold .trace-editor').length]).toEqual([1, 1]);
    panel.unmount();
  });

  test.each([
    [[0.01, 0], 0, /1 in 100/],
    [[0.01, 0], 1, /at another hop/],
    [[0.01, 0.02], 1, /at 2 hops/],
    [[0, 0], 1, /none added/],
  ])('with losses of %j says at hop %i in brief where they are', async (losses, hop, words) => {
    const path = two().path.map((each, at) => ({
      ...each,
      loss: losses[at]! > 0 ? { kind: 'bernoulli', p: losses[at] } : { kind: 'none' },
    }));
    const panel = await Panel.of(<LossesSection />, scenarioOf({ path }));
    await panel.settle(() => panel.player.setHop(hop));
    expect(textsOf('#losses > summary')[0]).toMatch(words);
  });

  test('follows a trace from a file that is asked for, and what it follows already is no choice', async () => {
    const traced = [{ delay: 0.01, queue, trace: { name: 'mine', perMs: '11', loop: true } }];
    const panel = await Panel.of(<TraceEditor hop={0} />, scenarioOf({ path: traced }));
    const file = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const asked = vi.spyOn(file, 'click').mockImplementation(() => undefined);
    const fetched = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 404 }));
    vi.stubGlobal('fetch', fetched);
    const before = panel.scenario;
    await panel.enter(document.querySelector('select')!, 'own');
    expect([asked.mock.calls.length, fetched.mock.calls.length, panel.scenario]).toEqual([0, 0, before]);
    await panel.choose('Its rate', 'follows a trace from a file…');
    expect([asked.mock.calls.length, panel.scenario]).toEqual([1, before]);
    const large = Object.defineProperty(new File([''], 'other.trace'), 'size', { value: 1e9 });
    for (const files of [[], [large]]) {
      Object.defineProperty(file, 'files', { value: files, configurable: true });
      await panel.settle(() => file.dispatchEvent(new Event('change', { bubbles: true })));
    }
    await until(() => expect(panel.player.state.notice?.text).toMatch(/^other\.trace: 1000 MB are too many/));
  });
});

test('the phases of a run are put in the order that its seed draws, and it begins again', async () => {
  const events = [5, 10, 15, 20].map((at) => ({ do: 'rate', at, hop: 0, rate: 1e6 * at }));
  const panel = await Panel.of(<NowSection />, scenarioOf({ events }));
  await panel.press('Shuffle the four phases');
  const shuffled = panel.scenario.events.map((event) => ('rate' in event ? event.rate : 0));
  expect(shuffled).not.toEqual(events.map(({ rate }) => rate));
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(events.map(({ rate }) => rate));
  expect(panel.player.state).toMatchObject({
    playing: true,
    notice: { text: 'The changes now come in the order that seed 7 draws.' },
  });
});

describe('time', () => {
  test('is shown to a tenth of a millisecond where steps go by packets, and to a hundredth of a second else', async () => {
    const panel = await Panel.of(<Transport focusPlay={false} />);
    await panel.play(2);
    const digits = (): number => /\.(\d+)\ss/.exec(textsOf('.clock b')[0]!)![1]!.length;
    expect(digits()).toBe(2);
    await panel.settle(() => panel.player.store.setState({ stepUnit: 'packet' }));
    expect(digits()).toBe(4);
    await panel.settle(() => panel.player.store.setState({ playing: true }));
    expect(digits()).toBe(2);
  });

  test.each<[speed: number | null, reached: number, words: string[]]>([
    [2, 1.7, ['2× real']],
    [2, 1, ['2× real', 'running at 0.5 of that']],
    [null, 0, ['as fast as it goes', 'as fast as it goes']],
    [null, 37, ['37× real', 'as fast as it goes']],
  ])('at a speed of %j of which %d is reached says so', async (speed, reached, words) => {
    const panel = await Panel.of(<Transport focusPlay={false} />);
    await panel.settle(() => panel.player.store.setState({ speed, reached, playing: true }));
    expect(plain(textsOf('.speed output')[0]!)).toBe(words.join(''));
    await panel.settle(() => panel.player.store.setState({ playing: false }));
    expect(document.querySelector('.speed output small')).toBeNull();
  });

  test('has what the charts show behind “View”, once that is opened', async () => {
    const panel = await Panel.of(<Transport focusPlay={false} />);
    const box = document.querySelector('#view-choices')!;
    expect(box.textContent).toBe('');
    await panel.settle(() => box.dispatchEvent(new Event('beforetoggle')));
    await panel.pass(20);
    expect(box.textContent).toContain('Rows of the chart');
  });
});

test('a threshold that is not set yet is none, and a number that is none a dash', async () => {
  const panel = await Panel.of(<FlowStatePanel />);
  const values = ['ssthresh', 'cwnd'].map((name) => ({ name, unit: 'packets', value: NaN }));
  await panel.settle(() => panel.player.store.setState({ flowState: { flow: 0, time: 0, values } as never }));
  expect(textsOf('.inside-values td')).toEqual(['none yet', '–']);
});

test('the formulas of two compared runs are shown by a press, also while they are fetched, and gone when they are closed', async () => {
  const panel = await Panel.of(<NumberTable upright={false} />);
  await panel.settle(() => panel.player.toggleCompare());
  const shown = (): string | null => document.querySelector('dialog')?.getAttribute('aria-label') ?? null;
  act(() => panel.button('Numbers, in theory: show the formulas').click());
  await until(() => expect([shown(), textsOf('dialog .help').at(-1)]).toEqual(['Numbers and theory', 'One moment…']));
  act(() => document.querySelector('dialog')!.close());
  expect(shown()).toBeNull();
});

describe('a word that leads to a control', () => {
  const section = (inner: string): void => {
    document.body.innerHTML = `<details id="run"><summary>Run</summary>${inner}</details>`;
  };
  const focused = (): string => document.activeElement!.id || document.activeElement!.localName;

  test('waits for what is still to be fetched, and opens the folds on its way', async () => {
    section('');
    const shown = showSection('run', ['Fold', 'Seed']);
    await new Promise((resolve) => setTimeout(resolve));
    document
      .querySelector('details')!
      .insertAdjacentHTML('beforeend', '<details class="fold"><summary><span>Fold</span></summary></details>');
    await new Promise((resolve) => setTimeout(resolve));
    document.querySelector('.fold')!.insertAdjacentHTML('beforeend', '<label>Seed <input id="seed"></label>');
    await shown;
    expect([focused(), document.querySelector<HTMLDetailsElement>('.fold')!.open]).toEqual(['seed', true]);
  });

  test('gives the focus to the section where the control may not be used', async () => {
    section('<label>Seed <input id="seed" disabled></label>');
    await showSection('run', ['Seed']);
    expect([focused(), document.querySelector('details')!.open]).toEqual(['summary', true]);
    expect(document.querySelector('.found')!.localName).toBe('summary');
  });
});
