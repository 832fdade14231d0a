import { describe, expect, test } from 'vitest';
import { fetchCheck } from '../../src/player/check-edit.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { type Parts, partsAt as at, scenario } from './support/run-parts.ts';

const withSeed =
  (seed: number) =>
  (old: Scenario): Scenario => ({ ...old, seed });
const DROP = { do: 'drop', group: 'tcp', flow: 0, count: 1 } as const;

/** The worker loads what was asked for last and computes it up to `now`, s; the editor hears of it as from the player. */
function answer({ run, editor }: Parts, now = 0): void {
  if (run.handle.receive(run.loaded()) === 'new') editor.runBegan();
  if (now > 0 && run.handle.receive(run.frames(now)) === 'replaced') editor.runReplaced();
}

describe('an edit', () => {
  test('begins the run again, says so once it has run, and can be undone and made again', () => {
    const parts = at(5);
    expect(parts.editor.edit('the seed', withSeed(9))).toBe(true);
    expect(parts.run.client.taken()).toMatchObject([{ do: 'load', time: 0, play: false, scenario: { seed: 9 } }]);
    expect(parts.state).toMatchObject({
      notice: { kind: 'info', text: 'Restarted: the seed changed.' },
      canUndo: true,
    });
    answer(parts);
    parts.editor.undo();
    expect(parts.state).toMatchObject({ scenario, canUndo: false, canRedo: true });
    parts.editor.redo();
    expect(parts.state).toMatchObject({ scenario: { seed: 9 }, canUndo: true, canRedo: false });
  });

  test('before the run has begun needs no notice', () => {
    const parts = at(0);
    parts.editor.edit('the seed', withSeed(9));
    expect(parts.state.notice).toBeNull();
  });

  test('plays on if the run played, or had ended', () => {
    for (const [state, play] of [
      [{ playing: true }, true],
      [{ finished: { digest: '', summary: {} as never } }, true],
      [{}, false],
    ] as const) {
      const parts = at(5);
      parts.page.set(state);
      parts.editor.edit('the seed', withSeed(9));
      expect(parts.run.client.of('load').at(-1)!.play).toBe(play);
    }
  });

  test('keeps what was changed live as the setting, and says how many changes ended; after that none has', () => {
    const parts = at(5);
    parts.editor.changed({ at: 5, do: 'rate', hop: 0, rate: 1e6 });
    parts.editor.changed({ at: 5, ...DROP });
    expect(parts.state.liveEvents).toBe(2);
    parts.editor.edit('the seed', withSeed(9));
    expect(parts.state).toMatchObject({ liveEvents: 0, scenario: { seed: 9, events: [], path: [{ rate: 1e6 }] } });
    expect(parts.state.notice!.text).toBe(
      'Restarted: the seed changed. The 2 changes made while it ran ended with it.',
    );
    parts.page.set({ now: 3 });
    parts.editor.edit('the seed', withSeed(8));
    expect(parts.state.notice!.text).toBe('Restarted: the seed changed.');
  });

  test('that breaks a rule is refused in words, and changes nothing', async () => {
    await fetchCheck();
    const parts = at(5);
    const broken = (old: Scenario): Scenario => ({ ...old, duration: -1 });
    expect(parts.editor.refusalOf(broken)).toMatch(/^duration: /);
    expect(parts.state.notice).toBeNull();
    expect(parts.editor.edit('the duration', broken)).toBe(false);
    expect(parts.state).toMatchObject({ scenario, canUndo: false, notice: { kind: 'refused' } });
    expect(parts.run.client.taken()).toEqual([]);
  });
});

test.each([
  [3, ', and gone on to 3.00 s'],
  [5, ', and gone on to 5.00 s'],
  [20, ''],
])('a flow that is added and starts at %s s is waited for at 5 s only if it has joined by then', (start, where) => {
  const parts = at(5);
  const joins = (old: Scenario): Scenario => ({
    ...old,
    flows: [...old.flows, { ...old.flows[0]!, id: 'new', start }],
  });
  expect(parts.editor.edit('the flows', joins)).toBe(true);
  expect(parts.state.notice).toMatchObject({ text: `Restarted${where}: the flows changed.` });
});

describe('an edit at the time on show', () => {
  test.each([
    [4, 3],
    [3, 4],
  ])(
    'asked for twice before the first has been computed makes both, and one undo takes both back (since %d and %d s)',
    (one, other) => {
      const parts = at(5);
      const longer = (old: Scenario): Scenario => ({ ...old, duration: old.duration + 1 });
      expect(parts.editor.editHere('the seed', withSeed(9), one)).toBe(true);
      expect(parts.editor.editHere('the duration', longer, other)).toBe(true);
      parts.run.handle.receive(parts.run.frames(Math.min(65, scenario.duration)));
      parts.run.client.taken();
      parts.editor.advance();
      const both = { seed: 9, duration: scenario.duration + 1 };
      expect(parts.run.client.taken()).toMatchObject([{ do: 'load', scenario: both }]);
      answer(parts, 5);
      expect(parts.state.scenario).toMatchObject(both);
      // The run as it was lies beside it from where either of them differs.
      expect(parts.run.handle.ghost?.since).toBe(3);
      parts.editor.undo();
      expect(parts.state).toMatchObject({ scenario, canUndo: false });
    },
  );
});

test.each([
  ['near the picture', 5.3, false],
  ['further ahead', 20, false],
  ['further ahead of a picture that plays', 20, true],
])('a change made while an edit at the time on show is computed holds with it: the engine %s', (_, head, playing) => {
  const parts = at(5, head);
  if (playing) parts.playback.togglePlay(true);
  parts.editor.editHere('the seed', withSeed(9), 3);
  parts.run.client.taken();
  parts.editor.act(DROP);
  if (head > 5.3) answer(parts, 5);
  expect(parts.run.client.of('change')).toEqual([{ do: 'change', change: DROP }]);
  parts.run.handle.receive(parts.run.frames(scenario.duration));
  parts.run.client.changing = 1;
  parts.run.client.taken();
  parts.editor.advance();
  expect(parts.run.client.taken()).toEqual([]);
  // The engine answers.
  parts.run.client.changing = 0;
  parts.editor.changed({ at: 5, ...DROP });
  parts.editor.advance();
  const both = { seed: 9, events: [{ at: 5, ...DROP }] };
  expect(parts.run.client.taken()).toMatchObject([{ do: 'load', scenario: both }]);
  answer(parts, 5);
  expect(parts.state).toMatchObject({ scenario: both, liveEvents: 1 });
  parts.editor.undo();
  expect(parts.state).toMatchObject({ scenario, liveEvents: 0, canUndo: false });
});

test('an edit at the time on show is undone and made again at the time on show, forth and back, also before the run has come there', () => {
  const parts = at(5);
  parts.editor.editHere('the seed', withSeed(9), 3);
  parts.run.handle.receive(parts.run.frames(scenario.duration));
  parts.editor.advance();
  answer(parts, 5);
  const goesTo = (): number[] => {
    parts.run.client.taken();
    parts.run.handle.receive(parts.run.loaded());
    parts.navigator.begin();
    parts.editor.runBegan();
    return parts.run.client.taken().flatMap((call) => (call.do === 'runTo' ? [call.time] : []));
  };
  for (const seed of [scenario.seed, 9, scenario.seed, 9]) {
    if (seed === 9) parts.editor.redo();
    else parts.editor.undo();
    expect(parts.state.scenario.seed).toBe(seed);
    expect(goesTo()).toEqual([5]);
  }
  parts.editor.undo();
  parts.editor.redo();
  expect(goesTo()).toEqual([5]);
});

describe('an edit at the time on show that cannot be made so', () => {
  test('because the engine would refuse it is said, and changes nothing', async () => {
    await fetchCheck();
    const parts = at(5);
    expect(parts.editor.editHere('the duration', (old) => ({ ...old, duration: -1 }), 3)).toBe(false);
    expect(parts.state).toMatchObject({ scenario, canUndo: false, notice: { kind: 'refused' } });
    parts.editor.advance();
    expect(parts.run.client.taken()).toEqual([]);
  });

  test('because the engine is not there yet begins the run again', () => {
    const parts = at(5);
    parts.page.set({ phase: 'starting' });
    expect(parts.editor.editHere('the seed', withSeed(9), 3)).toBe(true);
    expect(parts.run.client.taken()).toMatchObject([{ do: 'load', scenario: { seed: 9 } }]);
  });
});

describe('the baseline', () => {
  test('is the first run after each opening, and no edit of it', () => {
    const parts = at(0);
    parts.editor.open(withSeed(1)(scenario), false, null);
    answer(parts);
    parts.editor.edit('the seed', withSeed(2));
    answer(parts);
    expect([parts.state.scenario.seed, parts.state.base.seed]).toEqual([2, 1]);
    parts.editor.backToBase();
    answer(parts);
    expect(parts.state.scenario.seed).toBe(1);
    parts.editor.open(withSeed(5)(scenario), false, null);
    answer(parts);
    parts.editor.edit('the seed', withSeed(6));
    answer(parts);
    expect([parts.state.scenario.seed, parts.state.base.seed]).toEqual([6, 5]);
    parts.editor.undo();
    answer(parts);
    expect([parts.state.scenario.seed, parts.state.base.seed]).toEqual([5, 5]);
  });

  test('is what is opened as soon as it is asked for, and that of the run on show again if the engine refuses it', () => {
    const parts = at(0);
    parts.editor.open(withSeed(1)(scenario), false, null);
    answer(parts);
    parts.editor.open(withSeed(2)(scenario), false, null);
    expect([parts.state.scenario.seed, parts.state.base.seed]).toEqual([2, 2]);
    parts.editor.refused();
    expect([parts.state.scenario.seed, parts.state.base.seed]).toEqual([1, 1]);
  });

  test('is the last of several that are opened before the first has begun', () => {
    const parts = at(0);
    parts.editor.open(withSeed(1)(scenario), false, null);
    const first = parts.run.client.of('load').at(-1)!.run;
    parts.editor.open(withSeed(2)(scenario), false, null);
    for (const run of [first, first + 1]) {
      expect(parts.run.handle.receive(parts.run.loaded(run))).toBe('new');
      parts.editor.runBegan();
    }
    expect([parts.state.scenario.seed, parts.state.base.seed]).toEqual([2, 2]);
  });
});

describe('a change at the time on show', () => {
  test('is made in the running run while the engine is near the picture', () => {
    const parts = at(5, 5.3);
    parts.editor.act(DROP);
    expect(parts.run.client.taken()).toEqual([{ do: 'change', change: DROP }]);
  });

  test('is made in a replay where the engine is further ahead', () => {
    const parts = at(5, 5.4);
    parts.editor.act(DROP);
    expect(parts.run.client.taken()).toMatchObject([{ do: 'load', time: 5, play: false }]);
  });

  test('in the past waits for the replay, with those that follow, and then no more', () => {
    const parts = at(20);
    parts.navigator.seek(8);
    parts.editor.act(DROP);
    parts.editor.act({ do: 'rate', hop: 0, rate: 1e6 });
    expect(parts.run.client.taken()).toMatchObject([{ do: 'load', time: 8, scenario: { events: [] } }]);
    answer(parts, 8);
    expect(parts.run.client.taken()).toEqual([
      { do: 'change', change: DROP },
      { do: 'change', change: { do: 'rate', hop: 0, rate: 1e6 } },
    ]);
    parts.editor.act(DROP);
    expect(parts.run.client.taken()).toEqual([{ do: 'change', change: DROP }]);
  });

  test('waits where another run is computed to take the place of the one on show, which would change unseen', () => {
    const parts = at(5, 5.3);
    parts.editor.act(DROP);
    parts.editor.changed({ at: 5.3, ...DROP });
    // The run without it is on its way to the time on show.
    parts.editor.undo();
    const known = parts.run.client.of('change').length;
    parts.editor.act({ do: 'rate', hop: 0, rate: 1e6 });
    expect(parts.run.client.of('change')).toHaveLength(known);
    answer(parts, 5);
    expect(parts.run.client.of('change').slice(known)).toEqual([
      { do: 'change', change: { do: 'rate', hop: 0, rate: 1e6 } },
    ]);
  });

  test('at 0 is made there too', () => {
    const parts = at(20);
    parts.navigator.seek(0);
    parts.editor.act(DROP);
    expect(parts.run.client.taken()).toMatchObject([{ do: 'load', time: 0 }]);
    answer(parts);
    expect(parts.run.client.taken()).toEqual([{ do: 'change', change: DROP }]);
    parts.editor.act(DROP);
    expect(parts.run.client.taken()).toEqual([{ do: 'change', change: DROP }]);
  });

  test('takes live changes of a later time back, and keeps events of the scenario and live ones of that very time', () => {
    const parts = at(20);
    const own = { at: 15, do: 'rate', hop: 0, rate: 3e6 } as const;
    parts.page.set({ scenario: { ...scenario, events: [own] } });
    parts.editor.changed({ at: 8, ...DROP });
    parts.editor.changed({ at: 12, ...DROP });
    parts.navigator.seek(8);
    parts.editor.act(DROP);
    expect(parts.run.client.of('load').at(-1)!.scenario.events).toEqual([own, { at: 8, ...DROP }]);
    expect(parts.state.liveEvents).toBe(1);
  });

  test('that waits is forgotten when another run begins, and when the engine refuses', () => {
    for (const end of [
      ({ editor }: Parts) => editor.edit('the seed', withSeed(9)),
      ({ editor }: Parts) => editor.refused(),
    ]) {
      const parts = at(20);
      parts.navigator.seek(8);
      parts.editor.act(DROP);
      end(parts);
      answer(parts, 1);
      expect(parts.run.client.of('change')).toEqual([]);
    }
  });

  test('before the start or after the end of the run is an edit of the scenario', () => {
    const finished = { digest: '', summary: {} as never };
    for (const state of [{ now: 0 }, { now: 60, finished }, { now: 5, phase: 'slow' }] as const) {
      const parts = at(5);
      parts.page.set(state);
      parts.editor.change('the seed', DROP, withSeed(9));
      expect(parts.state.scenario.seed).toBe(9);
    }
    const parts = at(5);
    parts.editor.change('the seed', DROP, withSeed(9));
    expect(parts.run.client.taken()).toEqual([{ do: 'change', change: DROP }]);
  });
});

describe('live changes', () => {
  test('can be left out: the run begins again and plays', () => {
    const parts = at(5);
    parts.editor.changed({ at: 5, ...DROP });
    parts.editor.forgetLiveChanges();
    expect(parts.run.client.of('load').at(-1)).toMatchObject({ play: true, scenario: { events: [] } });
    expect(parts.state).toMatchObject({ liveEvents: 0, playing: true });
    parts.editor.undo();
    expect(parts.state).toMatchObject({ liveEvents: 1 });
  });

  test('of a rate holds from the start by a press: the run begins again with it, plays, and has no change any more', () => {
    const parts = at(5);
    parts.editor.changed({ at: 5, do: 'rate', hop: 0, rate: 5e6 });
    parts.page.set({ playing: false });
    parts.editor.fromTheStart();
    const { scenario: own } = parts.run.client.of('load').at(-1)!;
    expect(own.path[0]!.rate).toBe(5e6);
    expect(own.events).toEqual([]);
    expect(parts.state.liveEvents).toBe(0);
    expect(parts.state.notice!.text).toBe('Restarted: what was set while it ran holds from the start.');
    expect(parts.run.client.of('play')).not.toEqual([]);
    parts.editor.undo();
    expect(parts.state).toMatchObject({ liveEvents: 1 });
    expect(parts.state.scenario.path[0]!.rate).toBe(scenario.path[0]!.rate);
  });

  test.each<[string, number, (parts: Parts) => void]>([
    ['undone', 5, ({ editor }) => editor.undo()],
    ['left behind in the past', 2, ({ editor }) => editor.act(DROP)],
  ])('that are %s leave no news of themselves, but what was refused stands', (_, time, takeBack) => {
    for (const [kind, left] of [
      ['info', null],
      ['refused', 'Said of it.'],
    ] as const) {
      const parts = at(5, 5.3);
      parts.editor.act(DROP);
      parts.editor.changed({ at: 5.3, ...DROP });
      parts.page.say({ kind, text: 'Said of it.' });
      parts.navigator.seek(time);
      takeBack(parts);
      expect(parts.state.notice?.text ?? null).toBe(left);
    }
  });

  test('are undone at the time on show, edits from the beginning', () => {
    const parts = at(5, 5.3);
    parts.editor.act(DROP);
    parts.editor.changed({ at: 5.3, ...DROP });
    parts.editor.undo();
    expect(parts.run.client.of('load').at(-1)).toMatchObject({ time: 5, scenario: { events: [] } });
    answer(parts, 5);
    parts.editor.edit('the seed', withSeed(9));
    answer(parts);
    parts.editor.undo();
    expect(parts.run.client.of('load').at(-1)).toMatchObject({ time: 0, scenario: { seed: scenario.seed } });
  });
});
