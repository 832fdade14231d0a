/** The games on the page: the list, a game by one key, what the fog hides, the outcome, and the table of a class. */
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gameHash } from '../../src/hands/address.ts';
import { HandsPage } from '../../src/hands/hands-page.tsx';
import { LinePlot } from '../../src/hands/line-plot.tsx';
import { LEVELS } from '../../src/hands/levels.ts';
import { placeOf } from '../../src/link/route.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { measured } from '../../workers/hands/game.ts';
import { withRecord, withSeat } from '../../workers/hands/seat.ts';
import { beginDesk, desk } from './support/fake-hands.ts';
import { Panel } from './support/panel.tsx';

// The worker of a page comes from its bundler.
vi.mock('../../src/hands/spawn.ts', () => import('./support/fake-hands.ts'));

beforeEach(beginDesk);

const at = (hash: string) => <HandsPage place={placeOf(hash)!} />;
const screen = (): HTMLElement => document.querySelector('.hands-screen')!;
const tick = (times: number) => act(async () => desk.clock.tick(times));
const short = (id: string, duration: number) =>
  normalizeScenario({ ...LEVELS.find((level) => level.id === id)!.scenario(), duration });

/** Until the page says it: links are unpacked, and runs computed, in their own time. */
async function said(text: string): Promise<void> {
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain(text);
    },
    { timeout: 60_000, interval: 20 },
  );
}

/** The page of a game that waits for its player. */
async function ready(hash: string): Promise<Panel> {
  const panel = await Panel.of(at(hash));
  await said('Ready? Press Space, or tap');
  return panel;
}

/** All that can be read of the page: its text, and every name and value of its elements. */
function readable(): string {
  const attributes = [...document.querySelectorAll('main *')].flatMap((element) =>
    [...element.attributes].map(({ name, value }) => `${name}=${value}`),
  );
  return `${document.querySelector('main')!.textContent} ${attributes.join(' ')}`;
}

async function keyUp(key: string): Promise<void> {
  await act(async () => screen().dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true })));
}

describe('the games', () => {
  test('stand in a list, each with its address, and the table of a class', async () => {
    const panel = await Panel.of(at('#/hands'));
    const hrefs = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    for (const { id, title } of LEVELS) {
      expect(hrefs).toContain(`#/hands/${id}`);
      expect(panel.text).toContain(title);
    }
    expect(hrefs).toContain('#/hands/table');
  });

  test('one that there is not is refused in words', async () => {
    await Panel.of(at('#/hands/none'));
    await said('This game cannot be opened');
    expect(document.querySelector('[role=alert]')!.textContent).toBe('There is no game called “none”.');
  });

  test('a broken link is refused in words', async () => {
    await Panel.of(at('#/hands/wheel?s=2.AAAA'));
    await said('This game cannot be opened');
    expect(document.querySelector('[role=alert]')!.textContent).toMatch(/link/);
  });
});

describe('the wheel', () => {
  test('waits for a key, is driven by that key alone, and the fog lifts at its end', async () => {
    const scenario = short('beside-tcp', 6);
    const panel = await ready(await gameHash(scenario, 'wheel'));
    await tick(5);
    expect(panel.text).toContain('0.0 of 6 s');
    await panel.key(screen(), ' ');
    await panel.key(screen(), ' ');
    await tick(1);
    expect(document.querySelector('.hands-numbers')!.textContent).toContain('Acknowledged0 packets/s');
    await tick(19);
    await keyUp(' ');
    await tick(30);
    expect(panel.text).toContain('5.0 of 6 s');
    expect(document.querySelector('.hands-numbers')!.textContent).toContain('Window10 packets');
    expect(document.querySelector('[role=status]')!.textContent).toMatch(/^5 s: window 10, round trip \d/);
    await tick(10);
    await said('The fog lifts');
    await said('You got');
    const record = `${'a'.repeat(20)}h`;
    const { digest } = measured(withRecord(scenario, record));
    expect(panel.text).toContain(`to the same bits: digest ${digest}`);
    expect(document.querySelector<HTMLInputElement>('.hands-outcome input')!.value).toContain(
      await gameHash(withRecord(scenario, record), 'wheel'),
    );
  });

  test('hides the queue and everybody else while it goes on: nothing of them can be read or heard', async () => {
    const games = ['alone', 'crowd'].map((id) => short(id, 10));
    for (const scenario of games) {
      const panel = await ready(await gameHash(scenario, 'wheel'));
      await panel.key(screen(), ' ');
      await panel.key(screen(), ' ');
      await tick(60);
      const text = readable();
      expect(text).not.toMatch(/TCP|others|Mbit|drop-tail|fairness|waiting/i);
      for (const port of desk.ports) expect(JSON.stringify(port.reports)).not.toMatch(/queue|windows|flows|others/);
    }
  });

  test('by keys, buttons and touch: each is a step of the next tick', async () => {
    const panel = await ready(await gameHash(short('alone', 10), 'wheel'));
    await panel.press(/^Ready/);
    const window = () => document.querySelector('.hands-numbers b')!.textContent;
    for (const [key, after] of [
      ['ArrowUp', '2'],
      ['d', '4'],
      ['d', '8'],
      ['ArrowRight', '9'],
      ['ArrowLeft', '8'],
      ['ArrowDown', '7'],
      ['h', '3'],
      ['1', '1'],
    ] as const) {
      await panel.key(screen(), key);
      await tick(1);
      expect(window(), key).toBe(after);
    }
    await panel.press(/^\+1 ↑/);
    await tick(1);
    expect(window()).toBe('2');
    const hold = document.querySelector('.hands-hold')!;
    await panel.settle(() => hold.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1 })));
    await tick(4);
    expect(window()).toBe('6');
    expect(hold.getAttribute('aria-pressed')).toBe('true');
    await panel.settle(() => hold.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1 })));
    await tick(1);
    expect(window()).toBe('3');
  });

  test('opened by the link of a game that was played shows what it computes to, and can be played by oneself', async () => {
    const scenario = withRecord(short('alone', 6), 'aaaaaaaa');
    const panel = await Panel.of(at(await gameHash(scenario, 'wheel')));
    await said('This game was played');
    await said('Computed from the presses');
    expect(panel.text).toContain(measured(scenario).digest);
    await panel.press('Play it yourself');
    expect(panel.text).toContain('Ready? Press Space, or tap');
  });

  test('in a run that nobody drives yet has the seat that one chooses, and sets its window or its rate', async () => {
    const scenario = normalizeScenario({
      ...short('beside-tcp', 6),
      flows: [
        { id: 'a', label: 'Ann', scheme: { kind: 'tcp' }, count: 2 },
        { id: 'b', label: 'Ben', scheme: { kind: 'tfrc' }, count: 1 },
      ],
    });
    const panel = await ready(await gameHash(scenario, 'wheel'));
    const unit = () => document.querySelector('.hands-numbers dt')!.textContent;
    expect(unit()).toBe('Window');
    await panel.choose('Your seat', 'Ben');
    await panel.press('A rate');
    expect(unit()).toBe('Rate');
    await panel.key(screen(), ' ');
    await panel.key(screen(), 'ArrowUp');
    await tick(60);
    await said('The fog lifts');
    const seat = withSeat(scenario, 1, 'rate');
    const { digest } = measured(withRecord(seat, 'a'));
    await said(`to the same bits: digest ${digest}`);
  });

  test.each(['wheel', 'network'] as const)(
    'one of a minute that was played as the %s is still a game',
    async (role) => {
      const scenario = short(role === 'wheel' ? 'alone' : 'unequal', 60);
      const group = scenario.flows[0]!.id;
      const played =
        role === 'wheel'
          ? withRecord(scenario, 'a')
          : normalizeScenario({ ...scenario, events: [{ at: 3, do: 'drop', group, flow: 0, count: 1 }] });
      await Panel.of(at(await gameHash(played, role)));
      await said(role === 'wheel' ? 'This game was played' : 'What 1 lost packet did');
      expect(document.querySelector('[role=alert]')).toBeNull();
    },
  );

  test('of a run that is too long for a game says so', async () => {
    const long = normalizeScenario({ ...withRecord(short('alone', 6), 'a'), duration: 300 });
    await Panel.of(at(await gameHash(long, 'wheel')));
    await said('This game cannot be opened');
    expect(document.querySelector('[role=alert]')!.textContent).toBe('This run lasts 300 s, and a game at most 60 s.');
  });
});

test('the network loses and marks five packets, and each of them has its why', async () => {
  const panel = await ready('#/hands/unequal');
  await panel.press(/^Ready/);
  for (let harmed = 0; harmed < 6; harmed += 1) {
    if (harmed === 3) await panel.key(screen(), 'm');
    await panel.key(screen(), '2');
    await tick(40);
  }
  await said('0 packets left');
  await tick(60);
  await said('What 3 lost packets and 2 marked packets did');
  await said(', marked: its window fell for it');
  await said('Jain’s index');
  expect(document.querySelectorAll('.hands-losses li')).toHaveLength(5);
  expect([...document.querySelectorAll('.hands-losses button')].map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 5 }, () => 'Why?'),
  );
});

test('a flow that understands no marks has none to press, and the page says why', async () => {
  const scenario = LEVELS.find(({ id }) => id === 'bring-down')!.scenario();
  const deaf = normalizeScenario({ ...scenario, flows: scenario.flows.map((group) => ({ ...group, ecn: false })) });
  const panel = await ready(await gameHash(deaf, 'network'));
  await panel.press(/^Ready/);
  await panel.press('Mark');
  await panel.key(screen(), ' ');
  await tick(1);
  await said('5 packets left');
  await said('ECN is off there, so no packet of it can carry one');
  expect(document.querySelector<HTMLButtonElement>('.hands-aims button')!.disabled).toBe(true);
  await panel.press('Lose');
  await panel.key(screen(), ' ');
  await tick(1);
  await said('4 packets left');
});

test('a table ranks the links of a class, and a broken one is a row with its reason', async () => {
  const panel = await Panel.of(at('#/hands/table'));
  const games = ['aaaa', 'a'.repeat(30)].map((record) => withRecord(short('beside-tcp', 6), record));
  const [slow, fast] = await Promise.all(games.map((game) => gameHash(game, 'wheel')));
  const area = document.querySelector('textarea')!;
  await panel.settle(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(
      area,
      `Ada ${slow}\nnothing\nBen ${fast}`,
    );
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await panel.press('Compute them');
  await said('3 computed.');
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
  expect(rows[0]).toMatch(/^1Ben/);
  expect(rows[1]).toMatch(/^2Ada/);
  expect(rows[2]).toContain('Not computed: there is no link in this line');
  const links = [...document.querySelectorAll('tbody tr')].map((row) =>
    row.querySelector('th a')?.getAttribute('href'),
  );
  expect(links).toEqual([fast, slow, undefined]);
});

test('a plot shows what lies from its first moment to its last, both included, and scales by that alone', async () => {
  const line = { name: 'own', colour: 'black', times: [0, 1, 2, 3, 4], values: [90, 2, 8, 4, NaN] };
  const marks = [0.9, 1, 4, 4.1].map((time) => ({ time, text: `${time}` }));
  await Panel.of(
    <LinePlot
      {...{ title: 'Window', unit: 'packets', lines: [line], marks, from: 1, until: 4, atLeast: 1 }}
      {...{ width: 366, height: 148 }}
    />,
  );
  // 46 px for the axis, 14 beyond the last moment: 102 px a second. 24 px above and below: 8 packets are 100 px.
  const [path] = [...document.querySelectorAll('path[fill=none]')].map((each) => each.getAttribute('d'));
  expect(path).toBe('M46,99L148,24L250,74');
  expect([...document.querySelectorAll('.hands-plot-mark-text')].map(({ textContent }) => textContent)).toEqual([
    '1',
    '4',
  ]);
});
