/** The first scene: what its run brings, how its pace follows that, and what it invites to. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeHere, INVITATIONS } from '../../src/first/invitations.ts';
import { firstAnswer, firstSharing, guide } from '../../src/first/guide.ts';
import { beforeAfter } from '../../src/first/before-after.ts';
import { answered, invited, told } from '../../src/first/invited.ts';
import { fetchCheck } from '../../src/player/check-edit.ts';
import { defaultScenario, FIRST_SPEED } from '../../src/scenario/default.ts';
import { schemeDefaults, withAddedGroup, withScheme } from '../../src/scenario/edit-flows.ts';
import { formerScene } from '../support/former-scene.ts';
import { Bench } from './support/direct-worker.ts';

const RTT = 0.1;

let bench: Bench;
/** Play until `done`, at most this many s of wall time. @returns how long it took, s */
function play(done: () => boolean, most: number): number {
  const from = bench.wall;
  while (!done() && bench.wall - from < 1000 * most) bench.pass(100);
  expect(done()).toBe(true);
  return (bench.wall - from) / 1000;
}

beforeAll(fetchCheck);
beforeEach(() => {
  bench = new Bench(defaultScenario(), FIRST_SPEED);
  guide(bench.player);
  bench.player.togglePlay(true);
});

describe('the first scene', () => {
  test('loses one packet within eight seconds at the pace of single packets, and answers by halving one round trip later', () => {
    const { player } = bench;
    const lost = (): boolean => player.run.drops.length > 0 && player.time >= player.run.drops.timeOf(0);
    expect(play(lost, 8)).toBeGreaterThan(4);
    expect(player.state.speed).toBe(FIRST_SPEED);
    play(() => player.state.speed !== FIRST_SPEED, 4);
    const { drops, series } = player.run;
    expect(drops.after(player.time)).toBe(1);
    const answer = firstAnswer(player.run)!;
    // The loss is heard of by three ACKs that follow it through the full queue: between one and two round trips.
    expect(answer - drops.timeOf(0)).toBeGreaterThan(RTT);
    expect(answer - drops.timeOf(0)).toBeLessThan(2.5 * RTT);
    const window = (time: number): number => series.flowColumn(0, 'cwnd').at(series.samples.indexAt(time));
    expect(window(answer) / window(drops.timeOf(0))).toBeCloseTo(0.5, 1);
    expect(player.time).toBeGreaterThan(answer + RTT);
  });

  test('then goes faster; within a minute a second flow has joined, the fairness index has fallen and risen, and the reader is invited', () => {
    const { player } = bench;
    play(() => invited.getState(), 60);
    const { series } = player;
    const shared = firstSharing(player.run)!;
    const index = Array.from({ length: series.samples.indexAt(shared) }, (_, at) => series.steadyFairness.at(at));
    // Of the first flow alone there is none.
    expect(index.findIndex((value) => !Number.isNaN(value))).toBeGreaterThan(
      series.samples.indexAt(defaultScenario().flows[1]!.start),
    );
    expect(Math.min(...index.filter((value) => !Number.isNaN(value)))).toBeLessThan(0.75);
    expect(series.steadyFairness.at(series.samples.indexAt(shared))).toBeGreaterThanOrEqual(0.9);
    expect(shared).toBeGreaterThan(defaultScenario().flows[1]!.start + 1);
    expect(player.state.speed).toBe(1);
  });

  test('the pace that the reader sets stands', () => {
    const { player } = bench;
    bench.pass(1_000);
    player.setSpeed(2);
    play(() => invited.getState(), 30);
    expect(player.state.speed).toBe(2);
  });

  test('another scenario plays at the page’s own pace', () => {
    bench.pass(500);
    bench.player.open(formerScene(), true, null);
    bench.pass(200);
    expect(bench.player.state.speed).toBe(5);
    expect(invited.getState()).toBe(false);
  });

  test('a while after the reader was invited the story has been told; of another scenario neither holds', () => {
    const { player } = bench;
    play(() => invited.getState(), 60);
    expect(told.getState()).toBe(false);
    play(() => told.getState(), 30);
    player.open(formerScene(), true, null);
    bench.pass(200);
    expect([invited.getState(), told.getState()]).toEqual([false, false]);
  });
});

describe('an invitation', () => {
  test.each(INVITATIONS)('$words: is done in the run as it goes on, and undone', (invitation) => {
    const { player } = bench;
    player.setSpeed(5);
    play(() => player.time > 10, 5);
    const { time } = player;
    changeHere(player, invitation);
    bench.pass(300);
    expect(player.time).toBeGreaterThanOrEqual(time - 0.01);
    expect(player.time).toBeLessThan(time + 3);
    expect(player.state.scenario).not.toEqual(defaultScenario());
    expect(answered.getState().given).toMatchObject({ words: invitation.words });
    const changed = player.time;
    player.undo();
    bench.pass(300);
    expect(player.state.scenario).toEqual(defaultScenario());
    expect(player.time).toBeGreaterThanOrEqual(changed);
    expect(player.run.ghost).toBeNull();
  });

  test('keeps the run as it was beside its answer, beyond the time on show, and says what changed in numbers of both runs', () => {
    const { player } = bench;
    player.setSpeed(5);
    play(() => player.time > 15, 5);
    const before = player.series;
    const bigger = INVITATIONS.find(({ fromStart }) => fromStart)!;
    changeHere(player, bigger);
    play(() => player.time > 30, 10);
    const { ghost } = player.run;
    expect(ghost).toMatchObject({ series: before, since: 0 });
    expect(ghost!.series.samples.timeOf(ghost!.series.length - 1)).toBeGreaterThan(player.time);
    const [wait, lost] = beforeAfter(ghost!.series, player.series, 0, player.time)!;
    // A queue of 6 packets of 10 ms each, and one of 30.
    expect(wait).toMatchObject({ name: 'wait', unit: 'ms' });
    expect(Number(wait!.before)).toBeLessThan(60);
    expect(Number(wait!.after)).toBeGreaterThan(3 * Number(wait!.before));
    expect(Number(wait!.after)).toBeLessThan(300);
    expect(Number(lost!.after)).toBeLessThan(Number(lost!.before));
  });

  test('says what the flows got that were there before, not what has been mixed in beside them', () => {
    const { player } = bench;
    player.setSpeed(5);
    play(() => player.time > 15, 5);
    changeHere(
      player,
      INVITATIONS.find(({ words }) => words === 'Mix in another scheme')!,
    );
    play(() => player.time > 30, 10);
    const { ghost, series } = player.run;
    const all = beforeAfter(ghost!.series, series, ghost!.since, player.time)!;
    const after = Number(all.find(({ unit }) => unit === 'Mbit/s')!.after);
    const to = series.samples.indexAt(player.time);
    const from = series.samples.indexAt(player.time - 10);
    const joined = series.groupRate(series.scenario.flows.length - 1, from, to) / 1e6;
    const rest =
      series.scenario.flows.slice(0, -1).reduce((sum, _, group) => sum + series.groupRate(group, from, to), 0) / 1e6;
    expect(joined).toBeGreaterThan(0.05);
    expect(after).toBeCloseTo(rest, 1);
  });

  test('has no numbers before a second of what differs', () => {
    const { player } = bench;
    player.setSpeed(5);
    play(() => player.time > 15, 5);
    expect(beforeAfter(player.series, player.series, player.time - 0.5, player.time)).toBeNull();
    expect(beforeAfter(player.series, player.series, player.time - 2, player.time)).not.toBeNull();
  });

  test('a scheme or a wave comes from now on, a buffer is as if from the start', () => {
    const [mix, buffer, wave] = INVITATIONS.map(({ edit }) => edit(defaultScenario(), 12));
    expect(mix!.flows.map(({ scheme, start }) => [scheme.kind, start])).toEqual([
      ['tcp', 0],
      ['tcp', 7.5],
      ['bbr', 12],
    ]);
    expect(buffer!.path[0]!.queue.limit).toBe(30);
    expect(wave!.traffic).toMatchObject([{ wave: 'square', start: 12, high: 5e5 }]);
  });
});

describe('after a flow was mixed in', () => {
  test('an edit that begins the run again goes on where it joins: nobody waits for it a second time', () => {
    const { player } = bench;
    player.setSpeed(5);
    play(() => player.time > 20, 10);
    changeHere(player, INVITATIONS[0]!);
    bench.pass(500);
    const joins = player.state.scenario.flows.at(-1)!.start;
    expect(joins).toBeGreaterThan(19);
    player.edit('the flows', (old) => withScheme(old, 0, schemeDefaults('cubic')));
    bench.pass(300);
    expect(player.state.scenario.flows[0]!.scheme.kind).toBe('cubic');
    expect(player.time).toBeGreaterThanOrEqual(joins);
    expect(player.time).toBeLessThan(joins + 3);
  });

  test('a scheme that is added in the set-up begins with the run', () => {
    const { player } = bench;
    player.edit('the flows', (old) => withAddedGroup(old, schemeDefaults('cubic'), 1));
    bench.pass(300);
    expect(player.state.scenario.flows.map(({ start }) => start)).toEqual([0, 7.5, 0]);
    expect(player.time).toBeLessThan(1);
  });
});

test('where a change is refused nothing is answered, and what refused it stays said', () => {
  answered.setState({ given: null });
  const said: unknown[] = [];
  for (const taken of [false, true]) {
    const { player } = new Bench(defaultScenario());
    changeHere(
      Object.create(player, {
        editHere: { value: () => taken },
        say: { value: (notice: unknown) => void said.push(notice) },
      }) as typeof player,
      INVITATIONS[1]!,
    );
    expect([answered.getState().given !== null, said]).toEqual([taken, taken ? [null] : []]);
  }
});
