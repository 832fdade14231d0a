import { describe, expect, test } from 'vitest';
import { Play } from '../../src/hands/play.ts';
import { LEVELS } from '../../src/hands/levels.ts';
import { withPresses } from '../../src/hands/network-score.ts';
import { measured } from '../../workers/hands/game.ts';
import { withRecord } from '../../workers/hands/seat.ts';
import { DeskPort, HandClock } from './support/ports.ts';

function begun(id: string): { play: Play; port: DeskPort; clock: HandClock } {
  const level = LEVELS.find((each) => each.id === id)!;
  const port = new DeskPort();
  const clock = new HandClock();
  const play = new Play(() => port, clock.every, level.scenario(), level.role);
  play.open();
  return { play, port, clock };
}

describe('a game that is played', () => {
  test('waits until its player is ready, and no press before counts', () => {
    const { play, port, clock } = begun('alone');
    play.press('a');
    play.hold(true);
    clock.tick(5);
    expect(play.state).toMatchObject({ phase: 'ready', tick: 0 });
    expect(port.commands.map(({ type }) => type)).toEqual(['begin']);
    play.go();
    clock.tick();
    expect(play.record).toBe('.');
  });

  test('by one key: held it adds a packet each tick, let go it halves and holds', () => {
    const { play, clock } = begun('alone');
    play.go();
    play.hold(true);
    clock.tick(9);
    play.hold(false);
    clock.tick(4);
    expect(play.record).toBe('aaaaaaaaah...');
    expect(play.own.map(({ window }) => window)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 5, 5, 5, 5]);
    // A short tap between two ticks is both.
    play.hold(true);
    play.hold(false);
    clock.tick(3);
    expect(play.record.slice(-3)).toBe('ah.');
  });

  test('takes a step a tick, and forgets what is pressed faster than three ahead', () => {
    const { play, clock } = begun('alone');
    play.go();
    for (const letter of 'xxxxxx') play.press(letter);
    clock.tick(6);
    expect(play.record).toBe('xxx...');
  });

  test('goes half and quarter as fast, and the same to the bit', () => {
    const digests = [1, 0.5, 0.25].map((speed) => {
      const { play, clock } = begun('beside-tcp');
      play.setSpeed(speed);
      play.go();
      expect(clock.periods.at(-1)).toBe(100 / speed);
      play.hold(true);
      clock.tick(30);
      play.hold(false);
      clock.tick(570);
      return play.state.digest;
    });
    expect(new Set(digests).size).toBe(1);
  });

  test('goes on at another speed from the press on, and at rest it is wound up by nobody', () => {
    const { play, clock } = begun('alone');
    play.setSpeed(0.5);
    expect(clock.periods).toEqual([]);
    play.go();
    play.setSpeed(0.25);
    expect(clock.periods).toEqual([200, 400]);
    play.pause();
    play.setSpeed(1);
    expect([clock.periods.length, clock.runs]).toEqual([2, false]);
  });

  test('skips no tick and sends none twice while its worker is slow', () => {
    const { play, port, clock } = begun('alone');
    port.late = true;
    play.go();
    clock.tick(3);
    expect(play.record).toHaveLength(1);
    port.deliver();
    clock.tick(2);
    expect(play.record).toHaveLength(2);
    expect(play.state.tick).toBe(1);
  });

  test('rests while it is paused: a held key is let go', () => {
    const { play, clock } = begun('alone');
    play.go();
    play.hold(true);
    clock.tick(4);
    play.pause();
    expect(clock.runs).toBe(false);
    expect(play.state).toMatchObject({ phase: 'paused', held: false });
    play.go();
    clock.tick(2);
    expect(play.record).toBe('aaaah.');
  });

  test('is over after a minute, and its record repeats it to the last bit', () => {
    const { play, clock } = begun('wireless');
    play.go();
    for (let second = 0; second < 60; second += 1) {
      play.hold(second % 3 > 0);
      clock.tick(10);
    }
    expect(play.state).toMatchObject({ phase: 'over', tick: 600, held: false });
    expect(clock.runs).toBe(false);
    expect(measured(withRecord(play.scenario, play.record)).digest).toBe(play.state.digest);
  });

  test('in the fog is told of its own flow alone', () => {
    const { play, port, clock } = begun('crowd');
    play.go();
    play.hold(true);
    clock.tick(100);
    const fields = new Set(port.reports.flatMap((report) => ('seen' in report ? Object.keys(report.seen) : [])));
    expect([...fields].sort()).toEqual(['acked', 'again', 'roundTrip', 'tick', 'timeouts', 'window']);
  });

  test('says why where its worker refuses, or none can be had', () => {
    const { scenario, role } = { scenario: LEVELS[0]!.scenario(), role: 'wheel' as const };
    const refused = new Play(() => new DeskPort(), new HandClock().every, { ...scenario, duration: -1 }, role);
    refused.open();
    expect(refused.state).toMatchObject({ phase: 'refused' });
    expect(refused.state.why).toContain('duration');
    const none = new Play(
      () => {
        throw new Error('no workers');
      },
      new HandClock().every,
      scenario,
      role,
    );
    none.open();
    expect(none.state.why).toContain('refuses Web Workers');
  });

  test('ends its worker when it is left', () => {
    const { play, port, clock } = begun('alone');
    play.go();
    play.close();
    expect(port.ended).toBe(true);
    expect(clock.runs).toBe(false);
  });
});

test('of the network five packets may be lost or marked, each at its tick, and their events repeat the run to the last bit', () => {
  const { play, clock } = begun('unequal');
  play.go();
  for (let second = 0; second < 30; second += 1) {
    if (second % 6 === 5) play.setHow(play.state.how === 'drop' ? 'mark' : 'drop');
    if (second % 3 === 2) play.harm(1);
    clock.tick(10);
  }
  expect(play.presses.map(({ at, flow, how }) => [at, flow, how])).toEqual([
    [2, 1, 'drop'],
    [5, 1, 'mark'],
    [8, 1, 'mark'],
    [11, 1, 'drop'],
    [14, 1, 'drop'],
  ]);
  expect(play.left).toBe(0);
  const { digest, harmed } = measured(withPresses(play.scenario, play.presses));
  expect(digest).toBe(play.state.digest);
  expect(harmed.map(({ how, packet, fall }) => [how, fall!.packet === packet])).toEqual(
    play.presses.map(({ how }) => [how, true]),
  );
});

test('of the network one packet is aimed at in a tick, the first that was asked for, and only while the game goes on', () => {
  const { play, clock } = begun('unequal');
  play.harm(0);
  play.go();
  clock.tick(1);
  expect(play.presses).toEqual([]);
  play.harm(1);
  play.harm(0);
  clock.tick(2);
  expect(play.presses).toEqual([{ at: 0.1, flow: 1, how: 'drop' }]);
  play.pause();
  play.harm(0);
  play.go();
  clock.tick(1);
  expect(play.left).toBe(4);
});
