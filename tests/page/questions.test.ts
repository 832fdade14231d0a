/** What the reader asks of a run: why, and what it would be without something. */
import { describe, expect, test } from 'vitest';
import { begun } from '../../src/player/begun.ts';
import { fetchCheck } from '../../src/player/check-edit.ts';
import { explainedBy } from '../../src/player/observed-flow.ts';
import type { Player } from '../../src/player/player.ts';
import { Questions } from '../../src/player/questions.ts';
import type { PageState } from '../../src/player/state.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { Parts, scenario, ScriptedRun } from './support/run-parts.ts';

const flow = { group: 'tcp', flow: 1 };
const other = normalizeScenario({ ...scenario, seed: 2 });

function asking(): { parts: Parts; questions: Questions } {
  const parts = new Parts(new ScriptedRun().begun(30));
  const { page, runs, playback, comparison } = parts;
  return { parts, questions: new Questions(page, runs, playback, comparison) };
}

describe('why', () => {
  test('is asked at rest, at its time, with nothing of the last question highlighted', () => {
    const { parts, questions } = asking();
    parts.playback.togglePlay(true);
    parts.page.set({ highlight: { flow: 0, time: 3, at: null } });
    questions.ask({ flow, time: 12, variable: null });
    expect(parts.page.state).toMatchObject({ question: { flow, time: 12 }, highlight: null, playing: false });
    expect(parts.navigator.time).toBe(12);
    const { redraws } = parts;
    questions.ask(null);
    expect([parts.page.state.question, parts.navigator.time, parts.redraws]).toEqual([null, 12, redraws + 1]);
  });

  test('is recorded while a panel sums it up, and no longer', () => {
    const { parts, questions } = asking();
    const { redraws } = parts;
    questions.sum(true);
    expect([parts.page.state.summing, parts.redraws]).toEqual([true, redraws + 1]);
    questions.sum(false);
    expect([parts.page.state.summing, parts.redraws]).toEqual([false, redraws + 2]);
  });
});

describe('the flow whose causes are recorded', () => {
  const observedFlow = { group: 'tfrc', flow: 0 };
  const of = (state: object) =>
    explainedBy({
      question: null,
      narrator: false,
      summing: false,
      observedFlow: null,
      ...state,
    } as unknown as PageState);

  test('is the one that is asked about, else of the narrator or a summary the observed one or the first, else none', () => {
    expect(of({ question: { flow, time: 3, variable: null }, observedFlow, narrator: true })).toEqual(flow);
    for (const who of ['narrator', 'summing']) {
      expect(of({ [who]: true, observedFlow })).toEqual(observedFlow);
      expect(of({ [who]: true })).toBe('first');
    }
    expect(of({ observedFlow })).toBeNull();
  });
});

describe('without something', () => {
  test('a run B is shown beside it from that time on, and both play', () => {
    const { parts, questions } = asking();
    questions.ask({ flow, time: 12, variable: null });
    questions.without(other, 10);
    expect(parts.copies).toHaveLength(1);
    expect(parts.page.state).toMatchObject({ question: null, name: 'B', playing: true, notice: { kind: 'info' } });
    expect(parts.page.state.notice!.text).toContain('the same seed, the same chance');
    expect(parts.copies[0]!.client.of('load').at(-1)).toMatchObject({ scenario: other, play: false, time: 10 });
    expect(parts.navigator.time).toBe(10);
  });

  test('asked again, the new run takes the place of the last one', () => {
    const { parts, questions } = asking();
    questions.without(other, 10);
    questions.without(normalizeScenario({ ...scenario, seed: 3 }), 5);
    expect(parts.copies).toHaveLength(2);
    expect(parts.runs.all).toHaveLength(2);
    expect(parts.runs.current).toBe(parts.copies[1]!.handle);
    expect(parts.copies[1]!.client.of('load').at(-1)).toMatchObject({ scenario: { seed: 3 }, time: 5 });
  });

  test('that needs much memory waits for a press, and says so; that is too much is not shown', async () => {
    await fetchCheck();
    const heavy = (limit: number, delay = 1) =>
      normalizeScenario({
        ...scenario,
        path: [{ rate: 1e9, delay, queue: { kind: 'droptail', limit } }],
        flows: [{ id: 'tcp', transport: { maxWindow: 100_000 }, scheme: { kind: 'rap' } }],
        traffic: [{ kind: 'cbr', high: 2e9 }],
      });
    const one = asking();
    one.questions.without(heavy(900_000), 10);
    expect(one.parts.page.state).toMatchObject({ name: 'B', playing: false, notice: { kind: 'heavy' } });
    const two = asking();
    two.parts.page.set({ scenario: heavy(1_000_000, 2.5) });
    two.questions.without(heavy(1_000_000, 2.5), 10);
    expect(two.parts.page.state).toMatchObject({ name: 'A', other: null, notice: { kind: 'refused' } });
    expect([two.parts.copies, two.parts.navigator.time]).toEqual([[], 0]);
  });
});

test('what is opened has begun when the engine is there and neither run is being loaded', async () => {
  const { page } = new Parts();
  const player = { store: page.store, run: { loading: true }, otherRun: { loading: true } };
  Object.defineProperty(player, 'state', { get: () => page.state });
  page.set({ phase: 'starting' });
  let known = false;
  void begun(player as unknown as Player).then(() => (known = true));
  const change = async (act: () => void): Promise<boolean> => {
    act();
    page.set({ now: page.state.now + 1 });
    await Promise.resolve();
    return known;
  };
  expect(await change(() => undefined)).toBe(false);
  expect(await change(() => page.set({ phase: 'ready' }))).toBe(false);
  expect(await change(() => (player.run.loading = false))).toBe(false);
  expect(await change(() => (player.otherRun.loading = false))).toBe(true);
});
