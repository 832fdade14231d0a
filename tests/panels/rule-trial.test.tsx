import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RuleTrial } from '../../src/panels/rule-trial.tsx';
import type { Outcome } from '../../workers/hands/protocol.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { Measurer } from '../../src/run/measurer.ts';
import { DeskPort } from '../hands/support/ports.ts';
import './support/panel.tsx';

describe('the small run beside the field of a rule', () => {
  let root: Root;
  const place = document.createElement('div');
  let runs = 0;
  /** Its run has come, if there is one. */
  const show = async (text: string | null): Promise<void> => {
    const before = runs;
    act(() => root.render(<RuleTrial text={text} paces={false} makeMeasurer={() => counted} />));
    if (text !== null) await act(() => vi.waitFor(() => expect(runs).toBe(before + 2)));
  };
  const measurer = new Measurer(() => new DeskPort());
  const counted = {
    measure: (scenario: Scenario) => measurer.measure(scenario).finally(() => (runs += 1)),
    close: () => measurer.close(),
  };
  const own = (): string => place.querySelector('.picture-line:not(.picture-behind)')?.getAttribute('d') ?? '';
  const tcp = (): string => place.querySelector('.picture-behind')?.getAttribute('d') ?? '';

  beforeEach(() => {
    root = createRoot(place);
  });
  afterEach(() => act(() => root.unmount()));

  test('is a true run: TCP written as a rule lies on TCP, to the last sample; a rule that stands still is a line', async () => {
    await show('on ack: W = W + 1 / W\non loss: W = W / 2');
    expect(own()).not.toBe('');
    expect(own()).toBe(tcp());
    await show('in slow start: W = 5\non ack: W = 5');
    expect(own()).not.toBe(tcp());
    expect(place.textContent).toContain('none is dropped');
  });

  test('stays while the text is no rule, and says of which it is', async () => {
    await show('on ack: W = W + 0.1');
    const before = own();
    await show(null);
    expect(own()).toBe(before);
    expect(place.textContent).toContain('Drawn: the rule before.');
  });

  test('is of the last rule, whenever the runs of others come; one that fails says so until another is run; none outlives the field', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked: { rule: unknown; done(outcome: Outcome): void; failed(error: Error): void }[] = [];
    const close = vi.fn<() => void>();
    const slow = {
      measure: ({ flows }: Scenario) =>
        new Promise<Outcome>((done, failed) => void asked.push({ rule: flows[0]!.scheme['rule'], done, failed })),
      close,
    };
    const outcome = (goodputBps: number): Outcome =>
      ({
        windows: [Float64Array.of(1, 2)],
        rates: [Float64Array.of(1, 2)],
        times: Float64Array.of(0, 1),
        flows: [{ goodputBps, drops: 0 }],
        meanQueue: 1,
      }) as unknown as Outcome;
    const give = async (text: string | null, ms = 250): Promise<void> => {
      act(() => root.render(<RuleTrial text={text} paces={false} makeMeasurer={() => slow} />));
      await act(async () => void vi.advanceTimersByTime(ms));
    };
    const answer = (from: number, mbps: number): Promise<void> =>
      act(async () => asked.slice(from, from + 2).forEach(({ done }) => done(outcome(mbps * 1e6))));
    await give('one', 249);
    await give('two');
    // Each beside TCP, and none of what was typed over.
    expect(asked.map(({ rule }) => rule)).toEqual([undefined, 'two']);
    await give('three');
    // Nobody waits for what has been typed over, which may hang.
    expect(close).toHaveBeenCalledTimes(1);
    await answer(2, 3);
    await answer(0, 2);
    expect(place.textContent).toContain('it gets 3 Mbit/s');
    await give('four');
    await act(async () => asked.slice(4).forEach(({ failed }) => failed(new Error('it died'))));
    expect(place.textContent).toMatch(/it gets 3 Mbit\/s.*This one could not be tried\./);
    await give('five');
    await answer(6, 5);
    expect(place.textContent).toMatch(/it gets 5 Mbit\/s; 1\.0 packets wait, none is dropped\.$/);
    // What has come in time is not given up.
    vi.advanceTimersByTime(60_000);
    expect(close).toHaveBeenCalledTimes(1);
    await give('six');
    vi.advanceTimersByTime(4_999);
    expect(close).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledTimes(2);
    await act(async () => root.render(null));
    expect(close.mock.calls.length).toBeGreaterThan(2);
  });
});
