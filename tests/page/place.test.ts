/** Between the playground and the other parts of the page: what rests, what is opened, whose keys and addresses they are. */
import { expect, test, vi } from 'vitest';
import { currentPlace, keepPlace, watchPlace } from '../../src/link/place.ts';
import { isEmbedHash } from '../../src/link/route.ts';
import type { Player } from '../../src/player/player.ts';
import { openings } from '../../src/screen/openings.ts';
import { flowChoice, flowIndex, flowText, readFlow } from '../../src/scenario/flow-choice.ts';
import { namingFor } from '../../src/export/lay-under.ts';
import { loadTrace } from '../../src/traces/catalogue.ts';

test('the address of an embed is that word alone or with fields behind it', () => {
  const embeds = ['#/embed', '#/embed?seed=1', '#/embedded', '#/play?#/embed', '#/scene/embed', ''].filter(isEmbedHash);
  expect(embeds).toEqual(['#/embed', '#/embed?seed=1']);
});

test('the playground rests as it was left, and whoever comes back finds it; its keys are its own', () => {
  let arrive!: (event: object) => void;
  let press!: (event: object) => void;
  vi.stubGlobal('location', { hash: '#/papers' });
  vi.stubGlobal('history', { replaceState: (_: unknown, __: unknown, hash: string) => (location.hash = hash) });
  vi.stubGlobal('window', { addEventListener: (_: string, listener: typeof arrive) => (arrive = listener) });
  vi.stubGlobal('document', { addEventListener: (_: string, listener: typeof press) => (press = listener) });
  const enter = vi.fn<() => void>();
  const togglePlay = vi.fn<(playing: boolean) => void>();
  keepPlace({ togglePlay } as unknown as Player, enter);
  let told = 0;
  const { count } = openings.getState();
  const stop = watchPlace(() => (told += 1));
  /** Whether what listens to addresses behind it hears of it. */
  const goTo = (hash: string): boolean => {
    const event = { oldURL: `https://x/${location.hash}`, stopImmediatePropagation: vi.fn<() => void>() };
    location.hash = hash;
    arrive(event);
    return event.stopImmediatePropagation.mock.calls.length === 0;
  };
  const keyGoesOn = (): boolean => {
    const event = { stopImmediatePropagation: vi.fn<() => void>() };
    press(event);
    return event.stopImmediatePropagation.mock.calls.length === 0;
  };
  expect([currentPlace()?.part, enter.mock.calls.length, keyGoesOn()]).toEqual(['papers', 0, false]);
  // The playground is entered once, by what its first address holds.
  expect([goTo('#/play?seed=3'), enter.mock.calls.length, currentPlace(), keyGoesOn()]).toEqual([false, 1, null, true]);
  expect([goTo('#/play?seed=4'), enter.mock.calls.length, togglePlay.mock.calls]).toEqual([true, 1, []]);
  expect([goTo('#/terms/rtt'), togglePlay.mock.calls]).toEqual([false, [[false]]]);
  const there = currentPlace()!;
  // The same address again is the same place, to the object.
  goTo('#/terms/rtt');
  expect(currentPlace()).toBe(there);
  told = 3;
  const { item } = there;
  expect([item, goTo('#/lessons'), togglePlay.mock.calls.length]).toEqual(['rtt', false, 1]);
  // By the playground's plain address, and by that which was left, it is as it was; by another one is opened.
  expect([goTo('#/play'), location.hash]).toEqual([false, '#/play?seed=4']);
  goTo('#/terms');
  expect([goTo('#/play?seed=4'), location.hash]).toEqual([false, '#/play?seed=4']);
  goTo('#/terms');
  expect([goTo('#/play?seed=9'), location.hash, currentPlace()]).toEqual([true, '#/play?seed=9', null]);
  // Left at no address of its own, as the page opens, it has its plain one from then on.
  goTo('');
  goTo('#/terms');
  expect([goTo(''), location.hash]).toEqual([false, '#/play']);
  expect(told).toBe(12);
  stop();
  goTo('#/play');
  expect(told).toBe(12);
  // Whatever failed there is tried again at each address.
  expect(openings.getState().count - count).toBe(14);
});

test('a flow by name and number is the same flow, behind any groups', () => {
  const scenario = {
    flows: [
      { id: 'a', count: 2 },
      { id: 'b.c', count: 3 },
    ],
  } as Parameters<typeof flowChoice>[0];
  for (const index of [0, 1, 2, 3, 4]) {
    const choice = flowChoice(scenario, index)!;
    expect(flowIndex(scenario, readFlow(flowText(choice)))).toBe(index);
  }
  expect([flowChoice(scenario, 2), flowChoice(scenario, 5)]).toEqual([{ group: 'b.c', flow: 0 }, null]);
  expect(['a.2', 'd.0', 'a', undefined].map((text) => flowIndex(scenario, readFlow(text)))).toEqual(
    Array(4).fill(null),
  );
  expect([readFlow('a'), readFlow('.0')]).toEqual([null, { group: '', flow: 0 }]);
});

test('a measured run is called as its file, numbered where another has the name, and counts from the same zero', () => {
  const named = (file: string, ...measured: object[]): object =>
    namingFor({ state: { scenario: { measured } } } as unknown as Player, file);
  expect(named('lab.one.csv')).toEqual({ trace: 'lab.one', measured: 'lab.one', since: undefined });
  expect(named('lab.csv', { name: 'lab' }, { name: 'x', since: 5 })).toMatchObject({ measured: 'lab 2', since: 5 });
  expect(named('lab.csv', { name: 'lab' }, { name: 'lab 2' })).toMatchObject({ measured: 'lab 3' });
  expect(named('.csv')).toMatchObject({ measured: 'measured' });
});

test('a trace of the page is fetched by its name, and refused where the host has none', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response('1\n2\n', { status: url === 'traces/wifi.trace' ? 200 : 404 })),
  );
  expect(await loadTrace('wifi')).toMatchObject({ name: 'Wi-Fi-like', perMs: '11' });
  await expect(loadTrace('mobile')).rejects.toThrow('no trace mobile');
});
