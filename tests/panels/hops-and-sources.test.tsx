/** Editors of one of several: the second source, the second bottleneck and the reverse path are what is set, and no other. */
import { describe, expect, test, vi } from 'vitest';
import { PathEditor } from '../../src/panels/path-editor.tsx';
import { TraceEditor } from '../../src/panels/trace-editor.tsx';
import { TrafficEditor } from '../../src/panels/traffic-editor.tsx';
import { usePageState } from '../../src/page.ts';
import { knownHop } from '../../src/scenario/hops.ts';
import { TRACES } from '../../src/traces/catalogue.ts';
import type { Hop, Scenario } from '../../workers/engine/scenario/types.ts';
import { nameOf, Panel, scenarioOf } from './support/panel.tsx';
import { until } from '../support/until.ts';

const queue = { kind: 'droptail', limit: 50 };
/** Bottlenecks of 8 and 4 Mbit/s, and a way back of 6 and 2. */
const two = {
  path: [
    { rate: 8e6, delay: 0.01, queue },
    { rate: 4e6, delay: 0.02, queue },
  ],
  reverse: [
    { rate: 6e6, delay: 0.01, queue },
    { rate: 2e6, delay: 0.02, queue },
  ],
  flows: [{ id: 'tcp', leave: 1 }],
};
const wave = { kind: 'cbr', wave: 'square', high: 1e6, on: 2, off: 3 };
const hopsOf = ({ path, reverse }: Scenario): readonly Hop[] => [...path, ...(reverse === 'ideal' ? [] : reverse)];
const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.source-card')];
/** The editor of the hop in hand, as the rail has it. */
function Path() {
  const hop = usePageState(({ scenario, hop: wanted }) => knownHop(scenario, wanted));
  return <PathEditor hop={hop} />;
}
async function pathOf(hop: number, fields: object = two): Promise<Panel> {
  const panel = await Panel.of(<Path />, scenarioOf(fields));
  await panel.settle(() => panel.player.setHop(hop));
  return panel;
}
/** A control of a source's card, by its label. */
function within<E extends HTMLElement>(card: number, label: string, selector: string): E {
  return [...cards()[card]!.querySelectorAll<E>(selector)].find((each) => nameOf(each) === label)!;
}
async function pickIn(panel: Panel, select: HTMLSelectElement, words: string): Promise<void> {
  await panel.settle(() => {
    select.value = [...select.options].find((option) => option.textContent === words)!.value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

describe('of two sources', () => {
  const sources = {
    ...two,
    traffic: [
      { ...wave, leave: 1 },
      { ...wave, high: 2e6, enter: 1, leave: 1, start: 5 },
    ],
  };

  test('each is shown and set by itself', async () => {
    const panel = await Panel.of(<TrafficEditor />, scenarioOf(sources));
    expect(cards()).toHaveLength(2);
    const [first] = panel.scenario.traffic;
    await pickIn(panel, cards()[1]!.querySelector('select')!, 'sawtooth');
    expect(panel.scenario.traffic).toMatchObject([first!, { wave: 'sawtooth', high: 2e6, enter: 1, start: 5 }]);
    await panel.typeInto(within(1, 'Starts at, s', 'input'), '7');
    expect(panel.scenario.traffic.map(({ start }) => start)).toEqual([0, 7]);
    expect(panel.scenario.traffic[0]).toEqual(first);
  });

  test('the settings worth a press are parts of the link that each of them enters', async () => {
    const panel = await Panel.of(<TrafficEditor />, scenarioOf(sources));
    const chip = (card: number): HTMLButtonElement =>
      [...cards()[card]!.querySelectorAll<HTMLButtonElement>('.chip')].find(
        ({ textContent }) => textContent === '10:1',
      )!;
    for (const [card, high] of [
      [1, 3.6e6],
      [0, 7.2e6],
    ] as const) {
      await panel.settle(() => chip(card).click());
      expect(panel.scenario.traffic[card]).toMatchObject({ high, low: 0 });
      expect(chip(card).getAttribute('aria-pressed')).toBe('true');
    }
    expect(panel.scenario.traffic).toMatchObject([{ high: 7.2e6 }, { high: 3.6e6 }]);
  });

  test('the first goes with its changes of rate, and the other keeps its own under its new number', async () => {
    const panel = await Panel.of(
      <TrafficEditor />,
      scenarioOf({
        ...sources,
        events: [
          { at: 10, do: 'cbr', source: 0, on: false },
          { at: 20, do: 'cbr', source: 1, on: false },
        ],
      }),
    );
    await panel.press('Remove source 1');
    expect(panel.scenario.traffic).toMatchObject([{ high: 2e6 }]);
    expect(panel.scenario.events).toMatchObject([{ at: 20, source: 0, on: false }]);
    expect(cards()).toHaveLength(1);
  });

  test('one that becomes another kind stays where and when it was', async () => {
    const panel = await Panel.of(<TrafficEditor />, scenarioOf(sources));
    const [first] = panel.scenario.traffic;
    await pickIn(panel, cards()[1]!.querySelector('select')!, 'bursty sources');
    expect(panel.scenario.traffic).toMatchObject([first!, { kind: 'onoff', enter: 1, leave: 1, start: 5 }]);
    await panel.settle(() => panel.player.undo());
    expect(panel.scenario.traffic[1]).toMatchObject({ ...wave, high: 2e6 });
  });
});

describe('a hop of several', () => {
  const NAMES = ['bottleneck 1', 'bottleneck 2', 'reverse path 1', 'reverse path 2'];

  test.each([0, 1, 2, 3])('number %i is the one whose delay and limit are set', async (hop) => {
    const panel = await pathOf(hop);
    const before = hopsOf(panel.scenario);
    const delay = [...document.querySelectorAll('input')].find((each) => /delay/i.test(nameOf(each)))!;
    expect(Number(delay.value)).toBeCloseTo(before[hop]!.delay * 1000, 9);
    const typed = [...document.querySelectorAll<HTMLInputElement>('input[type=text], input:not([type])')].find((each) =>
      /delay/i.test(nameOf(each)),
    )!;
    await panel.typeInto(typed, '33');
    expect(hopsOf(panel.scenario).map((each) => each.delay)).toEqual(
      before.map((each, at) => (at === hop ? 0.033 : each.delay)),
    );
    await panel.press(`Limited rate at ${NAMES[hop]}`);
    expect(hopsOf(panel.scenario).map(({ rate }) => rate)).toEqual(
      before.map(({ rate }, at) => (at === hop ? null : rate)),
    );
  });

  test.each([
    [0, 'Remove no. 1', [4e6], [2e6], 0],
    [1, 'Remove no. 2', [8e6], [6e6], 0],
    [2, 'Remove no. 1', [4e6], [2e6], 0],
    [3, 'Remove no. 2', [8e6], [6e6], 0],
  ])('with number %i in hand “%s” takes both ways of it away', async (hop, words, rates, back, inHand) => {
    const panel = await pathOf(hop);
    await panel.press(words);
    const { path, reverse } = panel.scenario;
    expect(path.map(({ rate }) => rate)).toEqual(rates);
    expect((reverse as Hop[]).map(({ rate }) => rate)).toEqual(back);
    expect(panel.player.state.hop).toBe(inHand);
  });

  test('is added at the end of both ways, without the losses of the one before, and is then in hand', async () => {
    const lossy = { ...two, path: [two.path[0]!, { ...two.path[1]!, loss: { kind: 'bernoulli', p: 0.01 } }] };
    const panel = await pathOf(0, lossy);
    await panel.press('Add a bottleneck');
    const { path, reverse } = panel.scenario;
    expect(path.map(({ rate, loss }) => [rate, loss.kind])).toEqual([
      [8e6, 'none'],
      [4e6, 'bernoulli'],
      [4e6, 'none'],
    ]);
    expect((reverse as Hop[]).map(({ rate }) => rate)).toEqual([6e6, 2e6, 2e6]);
    expect([panel.player.state.hop, panel.scenario.flows[0]!.leave]).toEqual([2, 2]);
  });

  test('the way back is ideal again with what was said of it', async () => {
    const panel = await pathOf(0);
    expect(panel.text).toContain('ACKs wait in queues');
    await panel.press('Ideal');
    expect(panel.scenario.reverse).toBe('ideal');
    expect(panel.text).toContain('ACKs come back after their delay');
    await panel.press('Real');
    expect((panel.scenario.reverse as Hop[]).map(({ rate }) => rate)).toEqual([8e6, 4e6]);
  });
});

describe('what a link follows', () => {
  const trace = { name: 'My own', perMs: '1021', loop: true };
  const follows = (at: number): object => ({
    ...two,
    path: two.path.map((hop, place) => (place === at ? { ...hop, trace } : hop)),
  });
  /** 5 moments in each of ten periods of 10 ms: 500 packets of 1500 bytes a second. */
  const FILE = Array.from({ length: 50 }, (_, at) => 1 + at * 2).join('\n');

  test('is chosen for the hop in hand, says how long it is and what it gives on average, and goes on steadily with that', async () => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      fetched.push(url);
      return new Response(FILE);
    });
    const panel = await Panel.of(<TraceEditor hop={1} />, scenarioOf(two));
    const label = 'Its rate at bottleneck 2';
    await panel.choose(label, 'follows a trace: Wi-Fi-like');
    await until(async () => {
      await panel.pass(20);
      expect(panel.scenario.path[1]!.trace).toBeDefined();
    });
    expect(fetched).toEqual(['traces/wifi.trace']);
    expect(panel.scenario.path.map((hop) => hop.trace?.name)).toEqual([undefined, 'Wi-Fi-like']);
    const { perMs } = panel.scenario.path[1]!.trace!;
    const moments = perMs.split('').reduce((sum, each) => sum + parseInt(each, 36), 0);
    const mean = (moments * 1500 * 8) / (perMs.length / 1000);
    expect(panel.scenario.path[1]!.rate).toBeCloseTo(mean, -3);
    expect(panel.text).toContain(`${perMs.length} ms`.replace(' ', '\u00a0'));
    expect(panel.text).toContain(`${Number((mean / 1e6).toPrecision(2))}\u00a0Mbit/s on average`);
    expect(panel.text).toContain(TRACES[1].words);
    // Steady, each of ours, and a file: the one that is followed is one of ours.
    expect(document.querySelectorAll('option')).toHaveLength(2 + TRACES.length);
    await panel.press('Repeats at its end');
    expect(panel.scenario.path[1]!.trace!.loop).toBe(false);
    await panel.choose(label, 'steady');
    expect(panel.scenario.path.map((hop) => [hop.rate, hop.trace])).toEqual([
      [8e6, undefined],
      [expect.closeTo(mean, -3), undefined],
    ]);
  });

  test.each([0, 1])('of one’s own keeps its name, at bottleneck %i alone', async (hop) => {
    const panel = await Panel.of(<TraceEditor hop={hop} />, scenarioOf(follows(hop)));
    const chosen = document.querySelector('select')!.selectedOptions[0]!.textContent;
    expect(chosen).toBe('follows a trace: My own');
    await panel.show(<TraceEditor hop={1 - hop} />);
    expect(document.querySelector('select')!.selectedOptions[0]!.textContent).toBe('steady');
    expect(panel.text).not.toContain('My own');
  });

  test('is the one that was chosen last, whichever comes first, and of the run in which it was chosen', async () => {
    const answers = new Map<string, (response: Response) => void>();
    vi.stubGlobal('fetch', (url: string) => new Promise<Response>((answer) => answers.set(url, answer)));
    const comes = async (id: string, status = 200): Promise<void> => {
      await panel.settle(() => answers.get(`traces/${id}.trace`)!(new Response(FILE, { status })));
      await panel.pass(20);
    };
    const panel = await Panel.of(<TraceEditor hop={0} />, scenarioOf(two));
    const label = 'Its rate at bottleneck 1';
    const followed = (): string | undefined => panel.scenario.path[0]!.trace?.name;
    for (const name of ['Wi-Fi-like', 'Satellite-like', 'Mobile-like'])
      await panel.choose(label, `follows a trace: ${name}`);
    await comes('mobile');
    await comes('wifi');
    await comes('satellite', 404);
    expect([followed(), panel.player.state.notice]).toEqual(['Mobile-like', null]);
    await panel.choose(label, 'follows a trace: Wi-Fi-like');
    await panel.settle(() => panel.player.open(scenarioOf({ ...two, seed: 8 }), false, null));
    await comes('wifi');
    expect([followed(), panel.scenario.seed]).toEqual([undefined, 8]);
  });

  test('that cannot be fetched changes nothing, and is said', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const panel = await Panel.of(<TraceEditor hop={0} />, scenarioOf(two));
    const before = panel.scenario;
    await panel.choose('Its rate at bottleneck 1', 'follows a trace: Mobile-like');
    await until(async () => {
      await panel.pass(20);
      expect(panel.player.state.notice?.text).toBe('This trace could not be fetched. Nothing was changed.');
    });
    expect(panel.scenario).toBe(before);
  });
});
