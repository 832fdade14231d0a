/** What a hand does with a race: who races and from which seed, what a class hands in by file, the card of a rule, what is taken along. */
import { useEffect, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { heldRace } from '../../src/link/held-race.ts';
import { raceHash } from '../../src/link/race-link.ts';
import { type Place, placeOf } from '../../src/link/route.ts';
import { RaceDesk } from '../../src/papers/race-desk.tsx';
import { RacePage } from '../../src/papers/race-page.tsx';
import { type RaceState, useRace } from '../../src/papers/race-state.ts';
import { RacePlane } from '../../src/papers/race-plane.tsx';
import { RaceTable } from '../../src/papers/race-table.tsx';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { USUAL } from '../../workers/race/built-in.ts';
import { linkColumns } from '../../workers/race/columns.ts';
import { normalizeRace, type Race, RACE_BOUNDS } from '../../workers/race/race.ts';
import { QUANTITIES, spreadOf } from '../../workers/race/standing.ts';
import type { RaceView } from '../../workers/race/views.ts';
import { noise } from '../support/noise.ts';
import { batch, beginBatch } from './support/fake-spawn.ts';
import { dropFolder } from './support/drop-folder.ts';
import { Panel, scenarioOf, textsOf, until } from './support/panel.tsx';
import { saved } from './support/saved.ts';
import { inWidth } from './support/wide.ts';

// The workers of a page come from its bundler.
vi.mock('../../src/papers/spawn.ts', () => import('./support/fake-spawn.ts'));

inWidth(900);
beforeEach(beginBatch);

const RULE = 'on ack: W = W + 2 / W\non loss: W = W / 2';
const OTHER = 'on ack: W = W + 1 / W\non loss: W = W / 4';
const entriesOf = (...names: string[]) => names.map((name) => ({ name, scheme: { kind: 'tcp' } }));
const raceOf = (more: object = {}): Race => normalizeRace({ version: 1, entries: entriesOf('TCP'), ...more });

describe('the desk of a race', () => {
  let race: Race;
  function Desk({ from, linkless = null }: { from: Race; linkless?: string | null }) {
    const [now, change] = useState(from);
    useEffect(() => {
      race = now;
    }, [now]);
    return <RaceDesk state={{ race: now, problem: null, linkless, card: null, change }} race={now} ref={null} />;
  }
  const names = (): string[] => race.entries.map(({ name }) => name);
  const file = async (panel: Panel, given: File): Promise<void> => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(input, 'files', { value: [given], configurable: true });
    await panel.settle(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  };
  const said = (): string => textsOf('.help[role=status]')[0]!.replaceAll(/\s+/g, ' ');

  test('takes out who races, and adds a built-in scheme that does not race yet', async () => {
    const panel = await Panel.of(<Desk from={raceOf({ entries: entriesOf('One', 'Two', 'Three') })} />);
    await panel.press('Without Two');
    expect(names()).toEqual(['One', 'Three']);
    const offered = [...document.querySelectorAll('select option')].slice(1).map(({ textContent }) => textContent);
    expect(offered).toEqual(
      schemes.filter(({ kind, byHand }) => !['own', 'tcp'].includes(kind) && !byHand).map(({ name }) => name),
    );
    await panel.choose('Add a built-in scheme', offered[0]!);
    expect(names()).toEqual(['One', 'Three', offered[0]]);
    expect(race.entries.at(-1)!.broken).toBeNull();
  });

  test('a race that is full takes no more', async () => {
    const most = RACE_BOUNDS.entries;
    const many = Array.from({ length: most - 1 }, (_, at) => ({ ...raceOf().entries[0]!, name: `No. ${at}` }));
    const panel = await Panel.of(<Desk from={{ ...raceOf(), entries: many }} />);
    for (const scheme of ['Vegas', 'CUBIC']) await panel.choose('Add a built-in scheme', scheme);
    expect([names().length, names().at(-1)]).toEqual([most, 'Vegas']);
  });

  test('has no more seeds than a race can, and a first seed that is one', async () => {
    const panel = await Panel.of(<Desk from={raceOf({ seeds: RACE_BOUNDS.seeds - 1 })} />);
    await panel.press('Seeds: one more');
    await panel.press('Seeds: one more');
    expect(race.seeds).toBe(RACE_BOUNDS.seeds);
    for (const [typed, seed] of [
      ['-4', 0],
      ['12.6', 13],
      ['1e12', 0xffffffff],
    ] as const) {
      await panel.type('The first seed', typed);
      expect(race.seed, typed).toBe(seed);
    }
  });

  test('says why no link holds the race', async () => {
    const panel = await Panel.of(<Desk from={raceOf()} linkless="It is too long." />);
    expect(panel.text).toContain('It is too long. This tab keeps it meanwhile.');
  });

  test.each([
    [`Ada:\n${RULE}`, ['Ada'], '1 rule read.'],
    [`Ada:\n${RULE}\n\nBob:\n${OTHER}\n\nAda:\n${RULE}`, ['Ada', 'Bob'], '2 rules read. 1 handed in twice.'],
    ['Cleo: on ack: Wnd = 1', ['Cleo'], '0 rules read. 1 broken one: the table says why.'],
    [
      `Cleo: on ack: Wnd = 1\n\nDan: on ack: Wnd = 2\n\n${'x'.repeat(30_000)}`,
      ['Cleo', 'Dan'],
      '0 rules read. 2 broken ones: the table says why. 1 line passed over, longer than 20400 characters.',
    ],
    [
      `${'x'.repeat(30_000)}\n${'y'.repeat(30_000)}`,
      [],
      '0 rules read. 2 lines passed over, longer than 20400 characters.',
    ],
  ])('reads a file and says what came of it (%#)', async (text, more, words) => {
    const panel = await Panel.of(<Desk from={raceOf()} />);
    await file(panel, new File([text], 'class.txt'));
    await until(() => expect(said()).toContain('read.'));
    expect(said()).toBe(`${words} Nothing leaves this page; names stay here and in its link.`);
    expect(names()).toEqual([...more, 'TCP']);
  });

  test('reads no file that is too large', async () => {
    const panel = await Panel.of(<Desk from={raceOf()} />);
    const large = new File([`Ada:\n${RULE}`], 'large.txt');
    Object.defineProperty(large, 'size', { value: 4e6 + 1 });
    await file(panel, large);
    expect(textsOf('[role=alert]')).toContain('This file has 4000001 bytes; at most 4000000 are read here.');
    expect(names()).toEqual(['TCP']);
    await file(panel, new File([`Ada:\n${RULE}`], 'small.txt'));
    await until(() => expect(names()).toEqual(['Ada', 'TCP']));
    expect(textsOf('[role=alert]')).toEqual([]);
    await dropFolder(panel, 'rules');
    expect(textsOf('[role=alert]')).toEqual(['rules is a folder: drop a file that is in it.']);
  });

  describe('while a file is read', () => {
    /** A file that is read when the test wants it. */
    const slow = (text: string): { given: File; come(): void } => {
      let come = (): void => undefined;
      const read = new Promise<string>((resolve) => {
        come = () => resolve(text);
      });
      return { given: Object.assign(new File([text], 'class.txt'), { text: () => read }), come };
    };

    test('what the reader changes in the race stays, and so does what stands in the box', async () => {
      const panel = await Panel.of(<Desk from={raceOf({ entries: entriesOf('One', 'Two') })} />);
      const { given, come } = slow(`Ada:\n${RULE}`);
      await file(panel, given);
      await panel.press('Without Two');
      await panel.press('Seeds: one more');
      await panel.type('Rules or links with a rule, names in front; or drop a table here', 'Bob:');
      await panel.settle(come);
      await until(() => expect(names()).toEqual(['Ada', 'One']));
      expect(race.seeds).toBe(RACE_BOUNDS.leastSeeds + 1);
      expect(document.querySelector('textarea')!.value).toBe('Bob:');
    });

    test('places that are taken meanwhile are taken: the first race that have one', async () => {
      const most = RACE_BOUNDS.entries;
      const many = Array.from({ length: most - 2 }, (_, at) => ({ ...raceOf().entries[0]!, name: `No. ${at}` }));
      const panel = await Panel.of(<Desk from={{ ...raceOf(), entries: many }} />);
      const { given, come } = slow(`Ada:\n${RULE}\n\nBob:\n${OTHER}`);
      await file(panel, given);
      await panel.choose('Add a built-in scheme', 'Vegas');
      await panel.settle(come);
      await until(() => expect(said()).toContain('2 rules read. The first races: a race has at most 150 entries.'));
      expect([names().length, names()[0], names().at(-1)]).toEqual([most, 'Ada', 'Vegas']);
    });

    test.each(['a file', 'the box'])('who leaves meanwhile leaves the race as it was, from %s', async (from) => {
      const begun = async () => {
        const change = vi.fn<RaceState['change']>();
        const state = { race: raceOf(), problem: null, linkless: null, card: null, change };
        const panel = await Panel.of(<RaceDesk state={state} race={state.race} ref={null} />);
        const { given, come } = slow(`Ada:\n${RULE}`);
        if (from === 'a file') await file(panel, given);
        else await panel.type('Rules or links with a rule, names in front; or drop a table here', `Ada:\n${RULE}`);
        return { panel, change, read: from === 'a file' ? come : () => panel.button('Let them race').click() };
      };
      const left = await begun();
      if (from === 'the box') left.read();
      left.panel.unmount();
      if (from === 'a file') left.read();
      const stays = await begun();
      await stays.panel.settle(stays.read);
      await until(() => expect(stays.change).toHaveBeenCalled());
      expect(left.change).not.toHaveBeenCalled();
    });
  });

  test('what is pasted is gone from the box when it races', async () => {
    const panel = await Panel.of(<Desk from={raceOf()} />);
    await panel.type('Rules or links with a rule, names in front; or drop a table here', `Ada:\n${RULE}`);
    await panel.press('Let them race');
    await until(() => expect(names()).toEqual(['Ada', 'TCP']));
    expect(document.querySelector('textarea')!.value).toBe('');
  });

  test('reads what was handed in on another page, once', async () => {
    heldRace.handedIn = `Ada:\n${RULE}`;
    await Panel.of(<Desk from={raceOf()} />);
    await until(() => expect(names()).toEqual(['Ada', 'TCP']));
    expect(heldRace.handedIn).toBe('');
  });
});

describe('the numbers and the plane of a race', () => {
  const view: RaceView = {
    ...{ id: 'all', name: 'All links', about: '', columns: linkColumns(true) },
    // So near, but for the last, that there is no room for all names.
    standings: raceOf({
      entries: entriesOf(...'abcdefghi'.replaceAll(/./g, 'A name as long as $&,').split(',').slice(0, 9)),
    }).entries.map((entry, at) => ({
      ...{ entry, point: null, failed: null },
      of: Object.fromEntries(
        QUANTITIES.map((quantity) => [quantity, spreadOf(Array(2).fill(at < 8 ? 1e6 + at : 2e6))]),
      ) as RaceView['standings'][number]['of'],
    })),
  };
  function Both({ width, onLink, onOpen }: { width: number; onLink(id: string): void; onOpen(entry: number): void }) {
    const [focus, setFocus] = useState<number | null>(null);
    const common = { view, focus, onFocus: setFocus };
    return (
      <>
        <RacePlane {...common} width={width} height={300} onOpen={onOpen} />
        <RaceTable
          {...common}
          seed={1}
          views={[view, { ...view, id: 'short', name: 'A short link' }]}
          onLink={onLink}
        />
      </>
    );
  }
  const over = (panel: Panel, target: Element, type: string) =>
    panel.settle(() => target.dispatchEvent(new PointerEvent(type, { bubbles: true })));

  test.each([900, 400])(
    'stand out together: a row pointed at in the plane, a mark in the table, %i px wide',
    async (width) => {
      const [onLink, onOpen] = [vi.fn<(id: string) => void>(), vi.fn<(entry: number) => void>()];
      const panel = await Panel.of(<Both width={width} onLink={onLink} onOpen={onOpen} />);
      expect(panel.text.includes('better: up and to the left')).toBe(width > 520);
      const rows = [...document.querySelectorAll('tbody tr')];
      const marks = [...document.querySelectorAll('.race-mark')];
      const labelled = marks.map((mark) => mark.querySelector(':scope > text') !== null);
      expect(labelled).toContain(false);
      for (const at of [labelled.indexOf(false), labelled.indexOf(true)]) {
        for (const target of [rows[at]!, marks[at]!]) {
          await over(panel, target, 'pointerover');
          expect(rows.map((each) => each.className)).toEqual(rows.map((_, index) => (index === at ? 'focused' : '')));
          expect(document.querySelectorAll('.race-mark.dim')).toHaveLength(rows.length - 1);
          // A mark whose name has no room has it while it stands out.
          expect(textsOf('.race-name')).toEqual(labelled[at] ? [] : [view.standings[at]!.entry.name]);
          await over(panel, target, 'pointerout');
          expect(document.querySelectorAll('.dim, .focused')).toHaveLength(0);
        }
      }
      await panel.settle(() => marks[1]!.dispatchEvent(new MouseEvent('click', { bubbles: true })));
      expect(onOpen.mock.calls).toEqual([[1]]);
      await panel.press('a short link');
      expect(onLink.mock.calls).toEqual([['short']]);
    },
  );
});

describe('the page of a race', () => {
  const pageAt = (hash: string): Promise<Panel> => {
    location.hash = hash;
    return Panel.of(<RacePage place={placeOf(hash)!} />, scenarioOf());
  };
  let states: RaceState[];
  beforeEach(() => void (states = []));
  function Held({ place, scenario = scenarioOf() }: { place: Place; scenario?: Scenario }) {
    const state = useRace(place, () => scenario);
    useEffect(() => void states.push(state), [state]);
    return null;
  }

  test('is of the race that its address holds, and leads on from one that it does not', async () => {
    const race = raceOf({ title: 'Ours', entries: entriesOf('Ada', 'Bob') });
    const there = placeOf(await raceHash(race))!;
    await Panel.of(<Held place={there} />);
    await until(() => expect(states.at(-1)).toMatchObject({ race, problem: null, linkless: null, card: null }));
    expect(heldRace.race).toEqual(race);
    await pageAt('#/race?r=9.x');
    await until(() => expect(textsOf('h1')).toEqual(['This race cannot be opened']));
    expect(textsOf('.notice')).toEqual(['This link is of a later format than this page reads. A new race']);
  });

  test('with nobody in it says so, and has nothing to run', async () => {
    heldRace.race = raceOf({ entries: [] });
    const panel = await pageAt('#/race');
    await until(() => expect(panel.text).toContain('Nobody races yet: add a rule or a built-in scheme.'));
    expect([batch.workers.length, textsOf('.rule-card').length]).toEqual([0, 0]);
  });

  test.each([
    ['Yours', RULE, [{ scheme: { kind: 'own', rule: RULE } }], [], true],
    ['Yours', OTHER, [{ scheme: { kind: 'own', rule: RULE } }], [], false],
    ['Ours', RULE, [{ scheme: { kind: 'tcp' } }], [{ name: 'Ours', scheme: { kind: 'own', rule: RULE } }], true],
    ['Yours', RULE, [{ scheme: { kind: 'own', rule: RULE, variant: 'reno' } }], entriesOf('TCP'), false],
  ])(
    '%s is asked for by its rule (%#), once: in front, or where it races already',
    async (name, rule, flows, held, races) => {
      Object.assign(heldRace, { card: rule, race: held.length > 0 ? raceOf({ entries: held }) : null });
      const scenario = scenarioOf({ flows: flows.map((flow, at) => ({ id: `f${at}`, ...flow })) });
      const here = placeOf('#/race')!;
      location.hash = '#/race';
      await Panel.of(<Held place={here} scenario={scenario} />, scenario);
      await until(() => expect(states.at(-1)?.card?.name).toBe(name));
      const { race, card } = states.at(-1)!;
      expect([card!.scheme!['rule'], heldRace.card]).toEqual([rule, null]);
      expect(race!.entries.map((entry) => entry.name)[0]).toBe(name);
      const usual = held.length > 0 ? held : [...(flows[0]!.scheme.kind === 'own' ? [''] : []), ...USUAL];
      expect(race!.entries).toHaveLength(usual.length + (races ? 0 : 1));
    },
  );

  test('too long for a link is kept in this tab, and says so', async () => {
    // What is broken stays in the race as it was given.
    const rules = noise(30 * 3_800).match(/.{3800}/g)!;
    const entries = rules.map((rule, at) => ({ name: `n${at}`, scheme: { kind: 'own', rule } }));
    heldRace.race = raceOf({ entries });
    const panel = await pageAt('#/race');
    await until(() => expect(panel.text).toContain('Save it as a file instead. This tab keeps it meanwhile.'));
    expect([location.hash, heldRace.race.entries.length]).toEqual(['#/race', entries.length]);
  });

  test('is taken along as a table, a file and on paper; and measures a rule at a press', async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    heldRace.race = raceOf({ title: 'Ours', entries: [{ name: 'Ada', scheme: { kind: 'own', rule: RULE } }] });
    const panel = await pageAt('#/race');
    await until(() => expect(batch.workers.length).toBeGreaterThan(0));
    const files = saved();
    await panel.press('CSV');
    await panel.press('File');
    await panel.press('Print');
    await panel.press('Who races');
    expect(files.map(({ name }) => name)).toEqual(['sawtooth-ours.csv', 'sawtooth-ours.json']);
    expect(await files[0]!.text()).toMatch(/^# sawtooth race: Ours\r?\n# engine [^\n]+, seeds 1 2 3 4 5\r?\n/);
    expect(normalizeRace(JSON.parse(await files[1]!.text()))).toEqual(heldRace.race);
    expect([print.mock.calls.length, scrolled.mock.calls.length]).toEqual([1, 1]);
    await panel.press('Measure it');
    // The runs of the race wait for those of the rule.
    expect(textsOf('.run-bar .primary')).toEqual(['Run']);
    await until(() => expect(textsOf('.rule-places tbody th')[0]).toBe('Ada'));
    expect(document.querySelectorAll('.rule-card .figure-box .panel').length).toBeGreaterThan(1);
  });
});
