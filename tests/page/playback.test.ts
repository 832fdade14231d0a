import { describe, expect, test } from 'vitest';
import { SPEEDS } from '../../src/player/state.ts';
import { hopOffset } from '../../workers/engine/sampling/frame.ts';
import { framesOf, Parts, scenario, ScriptedRun } from './support/run-parts.ts';

function at(head: number): Parts {
  return new Parts(new ScriptedRun().begun(head));
}

describe('playback', () => {
  test('plays and pauses by turns, and on request; before the engine is ready, once it is', () => {
    const { playback, page, navigator } = at(0.5);
    const playing: boolean[] = [];
    for (const play of [undefined, undefined, true, true, false, undefined]) {
      playback.togglePlay(play);
      expect(page.state.playing).toBe(navigator.playing);
      playing.push(navigator.playing);
    }
    expect(playing).toEqual([true, false, true, true, false, true]);
    const early = at(0);
    early.page.set({ phase: 'starting' });
    early.playback.togglePlay();
    expect([early.page.state.playing, early.navigator.playing]).toEqual([true, false]);
    early.playback.begin();
    expect([early.page.state.phase, early.page.state.playing, early.navigator.playing]).toEqual(['ready', true, true]);
  });

  test('stops at the end of the run once its outcome is known; play then begins at 0', () => {
    const { playback, page, navigator, readouts, run } = at(60);
    playback.togglePlay(true);
    playback.seek(60);
    playback.stopAtEnd();
    expect(page.state.playing).toBe(true);
    run.handle.receive({ type: 'finished', run: 1, digest: 'd', summary: {} as never });
    playback.stopAtEnd();
    expect([page.state.playing, navigator.playing, navigator.time]).toEqual([false, false, 60]);
    playback.step(1, 'rtt');
    expect(navigator.time).toBe(60);
    // The numbers at rest are those of the end, with the outcome.
    expect(readouts.update(0, false)).toBe(true);
    expect(page.state).toMatchObject({ now: 60, finished: { digest: 'd' } });
    playback.togglePlay();
    expect([navigator.playing, navigator.time]).toEqual([true, 0]);
  });

  test.each(['packet', 'rtt', 'loss'] as const)(
    'steps by %s change nothing beyond either end of the run, and lead away from it',
    (unit) => {
      const { playback, page, navigator } = at(60);
      const stepped = (direction: 1 | -1): number => {
        playback.step(direction, unit);
        return navigator.time;
      };
      expect([stepped(-1), stepped(-1)]).toEqual([0, 0]);
      expect(stepped(1)).toBeGreaterThan(0);
      playback.seek(60);
      expect([stepped(1), stepped(1)]).toEqual([60, 60]);
      const back = stepped(-1);
      expect(back).toBeLessThan(60);
      expect(back).toBeGreaterThan(50);
      expect(stepped(1)).toBeGreaterThan(back);
      expect(page.state.playing).toBe(false);
    },
  );

  test('follows the run from the latest sample, after any zoom', () => {
    const { playback, page, navigator } = at(20);
    playback.seek(3);
    page.setZoom([1, 2]);
    playback.follow();
    expect(navigator.time).toBeCloseTo(20);
    expect([page.state.zoom, page.takeRefit(), page.takeRefit()]).toEqual([null, true, false]);
  });

  test('shifts the speed along the slider, and stays at its ends', () => {
    const { playback, page, run } = at(1);
    playback.shiftSpeed(1);
    expect(page.state.speed).toBe(2);
    expect(run.client.of('speed').at(-1)).toEqual({ do: 'speed', speed: 2 });
    for (let press = 0; press < 30; press++) playback.shiftSpeed(1);
    expect(page.state.speed).toBeNull();
    for (let press = 0; press < 30; press++) playback.shiftSpeed(-1);
    expect(page.state.speed).toBe(SPEEDS[0]);
  });

  test('steps by what it stepped by last, at the hop in view', () => {
    const { playback, page, navigator } = at(5);
    page.set({ hop: 7, playing: true });
    playback.step(1, 'packet');
    expect(page.state).toMatchObject({ stepUnit: 'packet', playing: false });
    // The run has one hop.
    expect(navigator.hop).toBe(0);
    expect(navigator.time).toBe(0.01);
  });
});

describe('readouts', () => {
  /** Parts whose queue holds ten packets more at every second. */
  function queueing(): Parts {
    const run = new ScriptedRun().begun();
    const data = framesOf(scenario, 100, (row, index, layout) => {
      row[hopOffset(layout, 0, 'queue')] = 10 * Math.floor(index / 10);
    });
    run.handle.receive(run.frames(10, { data, count: 100 }));
    return new Parts(run);
  }

  test('are those of the time on show, five times a second while it moves, and at rest when it jumps', () => {
    const parts = queueing();
    const renewals: { now: number; wall: number }[] = [];
    parts.page.store.subscribe(
      ({ now }, before) => void (now !== before.now && renewals.push({ now, wall: parts.wallMs })),
    );
    parts.navigator.seek(5.05);
    parts.pass(1_000);
    expect(renewals).toEqual([{ now: 5.05, wall: 10 }]);
    expect(parts.state.numbers.queue).toBe(40);
    expect(parts.state.known).toBeCloseTo(10);
    parts.navigator.playing = true;
    parts.pass(700);
    // By then all that is known has been shown.
    expect(renewals.slice(1).map(({ wall }) => wall)).toEqual([1_010, 1_220, 1_430]);
  });

  test('take the queue from what is drawn, where that is known', () => {
    const parts = queueing();
    const counts: (number | null)[] = [13, null];
    parts.readouts.countWaitingBy({ count: () => counts.shift()!, belies: () => false });
    parts.navigator.seek(5.05);
    parts.pass(300);
    expect(parts.state.numbers.queue).toBe(13);
    parts.readouts.invalidate();
    parts.pass(20);
    expect(parts.state.numbers.queue).toBe(40);
    parts.readouts.countWaitingBy(null);
    parts.readouts.invalidate();
    parts.pass(20);
    expect(parts.state.numbers.queue).toBe(40);
  });

  test('tell the outcome at the end of the run only', () => {
    const parts = at(60);
    parts.run.handle.receive({ type: 'finished', run: 1, digest: 'd', summary: {} as never });
    for (const [time, digest] of [
      [59.9, undefined],
      [60, 'd'],
      [0, undefined],
    ] as const) {
      parts.playback.seek(time);
      parts.pass(20);
      expect(parts.state.finished?.digest).toBe(digest);
    }
  });
});
