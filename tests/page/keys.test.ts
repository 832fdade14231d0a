/** The keys: one table, and who has a key first. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { comboOf, isSingle, type KeyCommand, KEYS, listenToKeys } from '../../src/commands/keys.ts';
import { capsOf } from '../../src/commands/key-names.ts';
import { type Command, commands } from '../../src/commands/commands.ts';
import { placeCommands } from '../../src/commands/place-commands.ts';
import { enterLesson, leaveLesson } from '../../src/lesson/lesson.ts';
import { EXPERIMENT, placeOf, RACE } from '../../src/link/route.ts';
import { PRESETS } from '../../src/scenario/presets.ts';
import { found } from '../../src/commands/found.ts';
import { mode, setMode } from '../../src/screen/mode.ts';
import { setUpCommands } from '../../src/commands/set-up-commands.ts';
import { momentBeside } from '../../src/present/moments.ts';
import type { Player } from '../../src/player/player.ts';
import { ROWS } from '../../src/charts/rows/index.ts';
import { decodeHash } from '../../src/link/codec.ts';
import { formerScene } from '../support/former-scene.ts';
import { scenarioOf } from '../../workers/papers/figures/scenario-of.ts';
import { setups } from '../../workers/papers/setups/index.ts';
import { until } from '../support/until.ts';

const all: readonly KeyCommand[] = KEYS.flatMap((group) => group.commands);
const press = (key: string, modifiers: Partial<KeyboardEvent> = {}): string =>
  comboOf({ key, code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...modifiers });

/** A player that notes what it is asked for. */
function notingPlayer(state: object = {}) {
  const asked: unknown[][] = [];
  const store = { setState: (change: object) => asked.push(['set', change]) };
  const scenario = formerScene();
  const player = new Proxy(
    {
      state: { stepUnit: 'rtt', pointed: null, observedFlow: null, scenario, rows: ['throughput'], ...state },
      store,
      time: 10,
      run: { series: { scenario } },
    },
    {
      get: (own, name) =>
        name in own ? own[name as keyof typeof own] : (...given: unknown[]) => void asked.push([name, ...given]),
    },
  );
  return { player: player as unknown as Player, asked };
}

function askedBy(key: string, state: object = {}): unknown[][] {
  const { player, asked } = notingPlayer(state);
  all.find(({ keys }) => keys.includes(key))!.run(player);
  return asked;
}

beforeEach(() => setMode({ presenting: false, railHidden: false, dialog: null, sound: false }));

describe('a key has one name on every keyboard', () => {
  test('letters count with and without Shift, with Caps Lock and without', () => {
    expect(press('l')).toBe('l');
    expect(press('L', { shiftKey: true })).toBe('Shift+l');
    expect(press('L')).toBe('l');
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('Ctrl+Shift+z');
    expect(press('k', { metaKey: true })).toBe('Ctrl+k');
  });

  test('signs and digits are what they look like: Shift is how some keyboards type them', () => {
    expect(press('?', { shiftKey: true })).toBe('?');
    expect(press('1', { shiftKey: true })).toBe('1');
    expect(press(' ')).toBe('Space');
    expect(press('ArrowLeft', { shiftKey: true })).toBe('Shift+ArrowLeft');
  });

  test('brackets typed with Alt are brackets, and other keys with Alt are the browser’s', () => {
    expect(press('[', { altKey: true, ctrlKey: true })).toBe('[');
    expect(press('l', { altKey: true })).toBe('');
  });

  test('where letters are not Latin, the place of the key counts', () => {
    expect(press('л', { code: 'KeyK' })).toBe('k');
    expect(press('λ', { code: 'KeyL', shiftKey: true })).toBe('Shift+l');
    expect(press('ö', { code: 'Semicolon' })).toBe('ö');
  });
});

describe('the table of keys', () => {
  test('no key has two meanings, and each has words and a cap', () => {
    const keys = all.flatMap((command) => command.keys);
    expect(new Set(keys).size).toBe(keys.length);
    for (const command of all) {
      expect(command.words).toMatch(/^[a-z].*[^.]$/);
      for (const key of command.keys) expect(capsOf(key).join(' ')).not.toMatch(/\+|Arrow/);
    }
  });

  test('it holds every key that the visual language names', () => {
    const named = [
      'Space',
      'ArrowLeft',
      'ArrowRight',
      'Shift+ArrowLeft',
      'Shift+ArrowRight',
      'l',
      'Shift+l',
      '[',
      ']',
      'Home',
      'End',
      'f',
      '0',
      '1',
      '6',
      'c',
      'p',
      'h',
      'b',
      'e',
      'r',
      't',
      's',
      'a',
      'd',
      'g',
      'Ctrl+z',
      'Ctrl+Shift+z',
      'Ctrl+k',
      '?',
      'Escape',
      'PageDown',
      'PageUp',
      '.',
    ];
    const keys = all.flatMap((command) => command.keys);
    expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('each digit is for a row of the charts, in their order', () => {
    ROWS.slice(0, 9).forEach(({ id }, index) => expect(askedBy(String(index + 1))).toEqual([['toggleRow', id]]));
    expect(all.flatMap((command) => command.keys)).not.toContain('10');
  });

  test('arrows step by the unit in use; with Shift by the other, and the unit stays', () => {
    expect(askedBy('ArrowRight')).toEqual([['step', 1]]);
    expect(askedBy('Shift+ArrowRight')).toEqual([
      ['step', 1, 'loss'],
      ['set', { stepUnit: 'rtt' }],
    ]);
    expect(askedBy('Shift+ArrowLeft', { stepUnit: 'loss' })).toEqual([
      ['step', -1, 'rtt'],
      ['set', { stepUnit: 'loss' }],
    ]);
    expect(askedBy('Shift+l')).toEqual([['step', -1, 'loss']]);
  });

  test('D drops a packet of the flow that is pointed at, else of the one looked into, else of the first', () => {
    const drop = (group: string, flow: number) => [['act', { do: 'drop', group, flow, count: 1 }]];
    expect(askedBy('d')).toEqual(drop('tcp', 0));
    expect(askedBy('d', { observedFlow: { group: 'aimd', flow: 1 } })).toEqual(drop('aimd', 1));
    expect(askedBy('d', { observedFlow: { group: 'aimd', flow: 1 }, pointed: { group: 'tcp', flow: 1 } })).toEqual(
      drop('tcp', 1),
    );
  });

  test('time and view move by their keys, each as far as it says', () => {
    for (const [keys, ...asks] of [
      ['ArrowLeft', ['step', -1]],
      ['l', ['step', 1, 'loss']],
      ['[', ['shiftSpeed', -1]],
      [']', ['shiftSpeed', 1]],
      ['Home', ['seek', 0]],
      ['End f', ['follow']],
      ['Space .', ['togglePlay']],
      ['c', ['toggleCompare']],
      ['Ctrl+z', ['undo']],
      ['Ctrl+Shift+z', ['redo']],
      ['0', ['setWindow', null]],
      ['g', ['togglePlane']],
      ['r', ['toggleUnit']],
      ['Escape', ['point', null]],
    ] as const)
      for (const key of keys.split(' ')) expect([key, ...askedBy(key)]).toEqual([key, ...asks]);
    expect(askedBy('n', { narrator: true })).toEqual([['setView', { narrator: false }]]);
  });

  test('where a link keeps what can be done now locked, no packet is dropped', () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    enterLesson({ locked: ['now'] });
    expect(askedBy('d')).toEqual([]);
    leaveLesson();
    vi.unstubAllGlobals();
  });

  test('dialogs, rail and sound are switched by their keys', () => {
    for (const [key, dialog] of [
      ['t', 'table'],
      ['?', 'keys'],
      ['Ctrl+k', 'commands'],
      ['b', 'blank'],
      ['e', 'export'],
    ] as const) {
      askedBy(key);
      expect(mode.getState().dialog).toBe(dialog);
    }
    askedBy('h');
    askedBy('a');
    askedBy('m');
    expect(mode.getState()).toMatchObject({ railHidden: true, sound: true, networkHidden: true });
    askedBy('m');
    expect(mode.getState().networkHidden).toBe(false);
  });

  test('only letters, digits and signs are single keys: Space, arrows and Ctrl with a letter stay when those are switched off', () => {
    const single = all.flatMap((command) => command.keys).filter(isSingle);
    expect(single).toEqual(expect.arrayContaining(['l', 'Shift+l', '[', '0', '?', '.']));
    for (const key of ['Space', 'ArrowLeft', 'Shift+ArrowLeft', 'Ctrl+z', 'Ctrl+Shift+z', 'PageDown', 'Escape'])
      expect(isSingle(key)).toBe(false);
  });
});

describe('a key that is pressed', () => {
  /** What a press asks of the page, and whether the browser is kept from what it would do. */
  function pressed(
    key: string,
    event: object = {},
    open: readonly string[] = [],
  ): [asked: unknown[], prevented: boolean] {
    let listener: (event: object) => void = () => undefined;
    vi.stubGlobal('Element', class {});
    vi.stubGlobal('document', {
      addEventListener: (_: string, next: typeof listener) => (listener = next),
      querySelector: (selector: string) => (open.includes(selector) ? {} : null),
    });
    const { player, asked } = notingPlayer();
    listenToKeys(player);
    let prevented = false;
    const plain = { code: '', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    const more = { defaultPrevented: false, target: null, preventDefault: () => (prevented = true) };
    listener({ key, ...plain, ...more, ...event });
    vi.unstubAllGlobals();
    return [asked, prevented];
  }

  test.each<[what: string, press: Parameters<typeof pressed>, asks: number, prevents: boolean]>([
    ['is done, once', ['.'], 1, true],
    ['is not done again while it is held', ['.', { repeat: true }], 0, true],
    ['that steps goes on stepping while it is held', ['ArrowRight', { repeat: true }], 1, true],
    ['that undoes goes on while it is held', ['z', { ctrlKey: true, repeat: true }], 1, true],
    ['that means nothing is the browser’s', ['x'], 0, false],
    ['of which something else has made use is not done', ['.', { defaultPrevented: true }], 0, false],
    ['is that of a dialog that is open', ['.', {}, ['dialog:modal']], 0, false],
    ['closes a popover before all else', ['Escape', {}, [':popover-open']], 0, false],
    ['with a popover is done all the same if it is another one', ['.', {}, [':popover-open']], 1, true],
    ['that closes points at nothing any more', ['Escape'], 1, true],
  ])('%s', (_, given, asks, prevents) => {
    const [asked, prevented] = pressed(...given);
    expect([asked.length, prevented]).toEqual([asks, prevents]);
  });

  test('is that of a dialog that is still being fetched, and single ones may be switched off', () => {
    setMode({ dialog: 'share' });
    expect(pressed('.')).toEqual([[], false]);
    setMode({ dialog: null, singleKeys: false });
    expect([pressed('.'), pressed(' ')]).toEqual([
      [[], false],
      [[['togglePlay']], true],
    ]);
    setMode({ singleKeys: true });
    expect(pressed('.')).toEqual([[['togglePlay']], true]);
  });
});

describe('prepared moments', () => {
  const scenario = {
    ...formerScene(),
    events: [
      { at: 60, do: 'rate' as const, hop: 0, rate: 5e6 },
      { at: 20, do: 'stop' as const, group: 'tcp', count: 1 },
    ],
  };

  test('a remote goes from event to event in order of time, not of their listing', () => {
    expect(momentBeside(scenario, 0, 1)).toBe(20);
    expect(momentBeside(scenario, 20, 1)).toBe(60);
    expect(momentBeside(scenario, 60, -1)).toBe(20);
    expect(momentBeside(scenario, 60, 1)).toBeNull();
  });

  test('where nothing is prepared it goes from loss to loss', () => {
    expect(askedBy('PageDown')).toEqual([['step', 1, 'loss']]);
    expect(askedBy('PageUp')).toEqual([['step', -1, 'loss']]);
    const { player, asked } = notingPlayer();
    player.run.series.scenario = scenario;
    all.find(({ keys }) => keys.includes('PageDown'))!.run(player);
    expect(asked).toEqual([
      ['togglePlay', false],
      ['seek', 20],
    ]);
  });
});

describe('the command list', () => {
  const { player, asked } = notingPlayer();
  const show = vi.fn<(section: string) => void>();
  const list = commands(player, show);

  test('it offers sections, keys, scenes, scenarios and schemes, each once', () => {
    expect(new Set(list.map((command) => command.id)).size).toBe(list.length);
    expect([...new Set(list.map((command) => command.kind))]).toEqual([
      'Set up',
      'Do',
      'Scenes',
      'Scenarios',
      'Add a scheme',
    ]);
  });

  test('where a link locks the flows it adds none', () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    enterLesson({ locked: ['flows'] });
    expect(commands(player, show).filter(({ kind }) => kind === 'Add a scheme')).toEqual([]);
    leaveLesson();
    vi.unstubAllGlobals();
    expect(commands(player, show).filter(({ kind }) => kind === 'Add a scheme').length).toBeGreaterThan(10);
  });

  test('any of the words counts, and what most of them are found in comes first', () => {
    expect(found(list, 'add tfrc').map((command) => command.words)[0]).toBe('Add TFRC');
    expect(found(list, 'square').map((command) => command.words)).toContain('Disturbance');
    expect(found(list, 'zebra')).toEqual([]);
    expect(found(list, 'zebra losses')[0]!.words).toBe('Losses');
    expect(found(list, ' ')).toEqual(list);
  });

  test('it opens what has no key', () => {
    for (const [words, dialog] of [
      ['Open…', 'open'],
      ['Share…', 'share'],
      ['Export', 'export'],
      ['Print…', 'export'],
    ] as const) {
      found(list, words.toLowerCase())[0]!.run();
      expect(mode.getState().dialog).toBe(dialog);
    }
    for (const dialog of ['rounds', 'sequence', 'stretch']) {
      list.find(({ id }) => id === dialog)!.run();
      expect(mode.getState().dialog).toBe(dialog);
    }
  });

  test('it leads to the first scene, to prepared scenarios, and to every game, lesson, term and figure by its own address', async () => {
    const place = { hash: '' };
    vi.stubGlobal('location', place);
    const leadsTo = (command: Command): string => {
      command.run();
      return place.hash;
    };
    const scenarios = list.filter(({ kind }) => kind === 'Scenarios').map(leadsTo);
    expect(scenarios).toEqual(['#/play', ...PRESETS.map(({ name }) => `#/play?preset=${name}`)]);
    const places = placeCommands();
    const hashes = places.map(leadsTo);
    expect(new Set(hashes).size).toBe(places.length);
    expect(hashes.filter((hash) => placeOf(hash) === null)).toEqual([]);
    expect(hashes.slice(0, 3)).toEqual(['#/hands', '#/hands/bring-down', RACE]);
    list.find(({ id }) => id === 'experiment')!.run();
    await until(() => expect(place.hash).toBe(EXPERIMENT));
    vi.unstubAllGlobals();
  });

  test('the set-ups of the papers follow, each by its title and its paper, and open as the paper has them', async () => {
    const setUps = setUpCommands(player);
    const whole = [...list, ...setUps];
    expect(setUps).toHaveLength(setups.length);
    expect(new Set(whole.map((command) => command.id)).size).toBe(whole.length);
    expect(new Set(setUps.map(({ words, remark }) => `${words}, ${remark}`)).size).toBe(setups.length);
    const place = { hash: '#/play' };
    vi.stubGlobal('location', place);
    found(whole, 'yang 2000 seven tcp red')[0]!.run();
    await until(() => expect(place.hash).not.toBe('#/play'));
    const { scenario } = await decodeHash(place.hash, () => Promise.reject(new Error('none named')));
    expect(scenario).toEqual(scenarioOf({ setup: 'yang2000-1v7-red', choice: {}, seed: 1 }));
    // Where it is on show already it begins again.
    const before = asked.length;
    found(whole, 'yang 2000 seven tcp red')[0]!.run();
    await until(() => expect(asked.slice(before)).toEqual([['restart']]));
    asked.length = before;
    vi.unstubAllGlobals();
  });

  test('Enter goes there: a section is shown, a scheme is added, a key is as if pressed', () => {
    found(list, 'losses')[0]!.run();
    expect(show).toHaveBeenCalledWith('losses');
    list.find((command) => command.words === 'Next loss')!.run();
    list.find((command) => command.words === 'Add TFRC')!.run();
    expect(asked[0]).toEqual(['step', 1, 'loss']);
    const [, what, edit] = asked[1] as [
      string,
      string,
      (old: ReturnType<typeof formerScene>) => ReturnType<typeof formerScene>,
    ];
    expect(what).toBe('the flows');
    expect(edit(formerScene()).flows.map((group) => group.scheme.kind)).toEqual(['tcp', 'aimd', 'tfrc']);
  });
});
