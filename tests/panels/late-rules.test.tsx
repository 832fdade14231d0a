/**
 * The built page fetches what reads rules when a rule is read (workers/late/rules.ts). What a browser or a tab has kept with a rule
 * waits for it, and where it cannot be fetched, for the next visit; what is done meanwhile stays.
 */
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type * as CheckScenario from '../../src/player/check-scenario.ts';
import { library } from '../../src/library/library.ts';
import { LibraryLists } from '../../src/library/library-lists.tsx';
import { persistHistory } from '../../src/library/session.ts';
import { Bench } from '../page/support/direct-worker.ts';
import { Panel, scenarioOf, textsOf } from './support/panel.tsx';

/** What reads rules: whether it is here, and how what fetches it ends. */
const late = vi.hoisted(() => ({
  isHere: true,
  lacks: (input: unknown) => !late.isHere && /"own"/.test(JSON.stringify(input) ?? ''),
  come: (): void => undefined,
  fail: (): void => undefined,
}));
vi.mock('../../workers/language/door.ts', async (original) => ({
  ...(await original<object>()),
  lacksRules: late.lacks,
  rulesFor: (input: unknown) =>
    late.lacks(input)
      ? new Promise<void>((resolve, reject) => {
          late.come = () => {
            late.isHere = true;
            resolve();
          };
          late.fail = () => reject(new TypeError('Failed to fetch'));
        })
      : null,
}));
vi.mock('../../src/player/check-scenario.ts', async (original) => {
  const real = await original<typeof CheckScenario>();
  const check = (input: unknown): Scenario | string =>
    late.lacks(input) ? 'must be a rule: what reads rules is not here yet' : real.checkScenario(input);
  return { ...real, checkScenario: check };
});

const items = new Map<string, string>();
const drawer = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => void items.set(key, text),
  removeItem: (key: string) => void items.delete(key),
};
const runs = {
  plain: scenarioOf({ flows: [{ scheme: { kind: 'tcp' } }] }),
  ruled: scenarioOf({
    flows: [{ scheme: { kind: 'own', rule: 'on ack: W = W + 1 / W\non loss: W = W / 2' } }],
  }),
  other: scenarioOf({ seed: 8, flows: [{ scheme: { kind: 'tcp' } }] }),
};
type Name = keyof typeof runs;
const named = (one: Scenario): string => `${one.flows[0]!.scheme.kind} ${one.seed}`;
const shownBy = ({ player }: Bench): Name | undefined =>
  (Object.keys(runs) as Name[]).find((name) => named(runs[name]) === named(player.state.scenario));

beforeEach(() => {
  late.isHere = true;
  items.clear();
  vi.stubGlobal('localStorage', drawer);
});

describe('what a browser keeps', () => {
  test('only for a rule that is kept there is something to fetch', () => {
    late.isHere = false;
    expect(library.fetching()).toBeNull();
    library.addNamed('without', runs.plain);
    expect(library.fetching()).toBeNull();
    library.addRecent(runs.ruled, 1, null);
    expect(library.fetching()).not.toBeNull();
  });

  test('with a rule is listed when that has come; where it cannot be fetched this is said, nothing is offered as broken, and it is listed another time', async () => {
    library.addNamed('without', runs.plain);
    library.addNamed('with a rule', runs.ruled);
    late.isHere = false;
    const listed = (): string[] => textsOf('.library-open').map((text) => /^with(?:out| a rule)/.exec(text)![0]);
    const panel = await Panel.of(<LibraryLists onOpen={() => undefined} />);
    const said = (): boolean => panel.text.includes('reads rules could not be fetched');
    expect([listed(), said()]).toEqual([['without'], false]);
    await panel.settle(() => late.fail());
    expect([listed(), said()]).toEqual([['without'], true]);
    expect(panel.text).not.toContain('cannot be read');
    expect(library.list()).toMatchObject({ broken: 0, unread: [{ name: 'with a rule' }] });
    // Another one of its name would take its place.
    await panel.enter(panel.input('Name the scenario on show'), 'with a rule');
    expect(textsOf('.name-form button')).toEqual(['Replace it']);
    items.set('sawtooth-kept-1', items.get('sawtooth-kept-1')!.replace('"kind":"tcp"', '"kind":"no scheme"'));
    library.removeBroken();
    const again = await Panel.of(<LibraryLists onOpen={() => undefined} />);
    await again.settle(() => late.come());
    expect([listed(), said()]).toEqual([['with a rule'], false]);
  });
});

describe('what a tab keeps over a reload', () => {
  /** A page whose address opens that run, and what stores its session at once. */
  function visit(run: Name, holdsAll: boolean) {
    const bench = new Bench(runs[run]);
    const bar = { hash: '#/play?seed=7', holdsAll, writing: false };
    const flush = persistHistory(
      bench.player,
      () => drawer,
      () => bar,
    );
    return { bench, flush, bar };
  }

  /** As far back as steps lead: what is on show, from now on. */
  function stepsBack(bench: Bench): (Name | undefined)[] {
    const shown = [shownBy(bench)];
    while (bench.player.state.canUndo) {
      bench.player.undo();
      bench.pass(100);
      shown.push(shownBy(bench));
    }
    return shown;
  }

  /** What has come is taken up, in its turn. */
  const arrive = async (): Promise<void> => {
    for (let turn = 0; turn < 2; turn++) await act(async () => void (await new Promise((done) => setTimeout(done))));
  };

  /** From a rule to none: the address holds what is on show. Or the other way, to a run that no address holds. */
  function leaveBehind(holdsAll: boolean): void {
    items.clear();
    late.isHere = true;
    const { bench, flush } = visit(holdsAll ? 'ruled' : 'plain', holdsAll);
    bench.player.edit('the scheme', () => runs[holdsAll ? 'plain' : 'ruled']);
    bench.pass(100);
    flush();
    late.isHere = false;
  }

  test.each([
    [true, ['plain', 'ruled']],
    [false, ['ruled', 'plain']],
  ])(
    'is untouched before what reads rules has come, and is there then; in the address: %s',
    async (holdsAll, steps) => {
      leaveBehind(holdsAll);
      const kept = new Map(items);
      const { bench, flush } = visit('plain', holdsAll);
      await arrive();
      // A change of the page that nobody made.
      bench.player.store.setState({ base: { ...runs.plain } });
      flush();
      expect([bench.player.state.canUndo, items]).toEqual([false, kept]);
      late.come();
      await arrive();
      bench.pass(100);
      expect(stepsBack(bench)).toEqual(steps);
      // And what is done from then on is kept.
      flush();
      expect(items).not.toEqual(kept);
    },
  );

  const deeds = {
    edit: ({ player }: Bench) => player.edit('the seed', () => runs.other),
    'edit, undone': (bench: Bench) => {
      deeds.edit(bench);
      bench.pass(100);
      bench.player.undo();
    },
    opening: ({ player }: Bench) => player.open(runs.other, false, null),
    comparison: ({ player }: Bench) => player.toggleCompare(),
  };
  type Deed = keyof typeof deeds;

  test.each<[Deed, holdsAll: boolean, steps: Name[]]>([
    ['edit', true, ['other', 'plain', 'ruled']],
    ['edit', false, ['other', 'plain', 'ruled', 'plain']],
    ['edit, undone', true, ['plain', 'ruled']],
    ['edit, undone', false, ['plain', 'ruled', 'plain']],
    ['opening', true, ['other', 'plain', 'ruled']],
    ['opening', false, ['other', 'ruled', 'plain']],
    ['comparison', false, ['plain', 'ruled', 'plain']],
  ])(
    'lies beneath what was done (%s) before what reads rules has come, or without it; in the address: %s',
    async (deed, holdsAll, steps) => {
      for (const end of ['come', 'fail', null] as const) {
        leaveBehind(holdsAll);
        const { bench, flush, bar } = visit('plain', holdsAll);
        await arrive();
        deeds[deed](bench);
        bench.pass(100);
        if (end) late[end]();
        await arrive();
        expect([end, shownBy(bench), bench.player.state.canRedo]).toEqual([end, steps[0], deed === 'edit, undone']);
        bar.holdsAll = true;
        flush();
        late.isHere = true;
        const next = visit(steps[0]!, true);
        expect([end, stepsBack(next.bench)]).toEqual([end, steps]);
        if (end === 'come') expect(stepsBack(bench)).toEqual(steps);
      }
    },
  );

  test('lies beneath what was done in place of a link that could not be read without it', async () => {
    items.clear();
    const { bench, flush } = visit('plain', true);
    bench.player.edit('the scheme', () => runs.ruled);
    bench.pass(100);
    flush();
    late.isHere = false;
    const instead = visit('plain', true);
    await arrive();
    deeds.edit(instead.bench);
    instead.bench.pass(100);
    late.fail();
    await arrive();
    instead.flush();
    late.isHere = true;
    expect(stepsBack(visit('other', true).bench)).toEqual(['other', 'plain', 'ruled', 'plain']);
  });
});
