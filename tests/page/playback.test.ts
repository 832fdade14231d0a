import { describe, expect, test } from 'vitest';
import { SPEEDS } from '../../src/player/state.ts';
import { Parts, scenario, ScriptedRun } from './support/run-parts.ts';

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
    playback.step(1, 'packet');
    expect([navigator.time, page.state.stepUnit]).toEqual([60, 'rtt']);
    // The numbers at rest are those of the end, with the outcome.
    expect(readouts.update(0, false)).toBe(true);
    expect(page.state).toMatchObject({ now: 60, finished: { digest: 'd' } });
    // Before the end there is none, however far the run is known.
    playback.seek(59.9);
    readouts.invalidate();
    readouts.update(1_000, false);
    expect(page.state).toMatchObject({ now: 59.9, finished: null });
    playback.seek(60);
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

  test('steps by the packets of the hop in view', () => {
    const [hop] = scenario.path;
    const { playback, page, navigator } = new Parts(new ScriptedRun({ ...scenario, path: [hop!, hop!] }).begun(5));
    page.set({ hop: 1 });
    playback.step(1, 'packet');
    expect(navigator.hop).toBe(1);
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
