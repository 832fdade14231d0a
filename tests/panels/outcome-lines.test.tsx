/** What a run became without a packet's loss or a flow: the numbers of both runs since then, A before B, whichever is set. */
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { OutcomeLines } from '../../src/side/outcome-lines.tsx';
import { outcomeOf } from '../../src/why/difference.ts';
import { Panel, scenarioOf } from './support/panel.tsx';

const two = scenarioOf({
  flows: [
    { id: 'tcp', scheme: { kind: 'tcp' } },
    { id: 'aimd', scheme: { kind: 'aimd', a: 0.2, b: 0.125 } },
  ],
});
const lines = (): string[][] =>
  [...document.querySelectorAll('dl')].map((list) => [
    list.querySelector('dt')!.textContent,
    ...[...list.querySelectorAll('dd')].map((each) => each.textContent.replaceAll(/\s+/g, ' ').trim()),
  ]);

async function without(
  scenario = two,
  exemption: object = { do: 'spare', group: 'tcp', flow: 0, packet: 100 },
): Promise<Panel> {
  const panel = await Panel.of(<OutcomeLines />, scenario);
  await panel.play(10);
  expect(lines()).toEqual([]);
  await act(async () => {
    panel.player.without({ ...panel.scenario, events: [{ at: 4, ...exemption }] } as typeof two, 12);
    panel.bench.pass(3_000);
    panel.player.togglePlay(false);
    panel.bench.pass(300);
  });
  return panel;
}

describe('beside the run without a loss', () => {
  test('stand the flow itself and the other, by name, each with its own numbers in A and in B', async () => {
    const panel = await without();
    const { player } = panel;
    const expected = (of: number): string[] => {
      const [a, b] =
        player.state.name === 'A' ? [player.series, player.otherRun!.series] : [player.otherRun!.series, player.series];
      const [was, is] = [a, b].map((series) => outcomeOf(series, [of], 4, player.state.now)!);
      const pair = (key: 'throughput' | 'dropped' | 'window', scale: number, digits: number): string =>
        `A ${(was![key] * scale).toFixed(digits)} → , B ${(is![key] * scale).toFixed(digits)}`;
      return ['since 4.00 s', pair('throughput', 1e-6, 2), pair('dropped', 1, 0), pair('window', 1, 1)];
    };
    for (const name of ['B', 'A']) {
      expect(player.state.name).toBe(name);
      expect(lines().map(([head]) => head)).toEqual(['TCP', 'AIMD']);
      lines().forEach(([, ...numbers], flow) => expect(numbers).toEqual(expected(flow)));
      await act(async () => {
        player.switchRun();
        panel.bench.pass(300);
      });
    }
  });

  test('of more flows the others stand together; without a whole flow they stand alone', async () => {
    await without(scenarioOf());
    expect(lines().map(([head]) => head)).toEqual([expect.stringContaining('TCP'), 'all others together']);
    await without(two, { do: 'absent', group: 'aimd', flow: 0 });
    expect(lines().map(([head]) => head)).toEqual(['TCP']);
  });

  test('what both runs are without makes no difference between them', async () => {
    const spare = { at: 4, do: 'spare', group: 'tcp', flow: 0, packet: 100, hop: 0, delay: false } as const;
    const panel = await Panel.of(<OutcomeLines />, { ...two, events: [spare] });
    await panel.play(10);
    await act(async () => {
      panel.player.without({ ...two, events: [spare, { at: 5, do: 'rate', hop: 0, rate: 3e6 }] }, 5);
      panel.bench.pass(3_000);
    });
    expect([panel.player.otherRun !== null, lines()]).toEqual([true, []]);
  });
});

test('the mean of a stretch begins with the first sample after it, and sums over the flows', async () => {
  const panel = await Panel.of(null, two);
  await panel.play(10);
  const { series } = panel.player;
  const outcome = outcomeOf(series, [0, 1], 4, 9)!;
  const [from, to] = [series.samples.indexAt(4), series.samples.indexAt(9)];
  const sums = [0, 1].map((flow) => {
    let [window, delivered] = [0, 0];
    for (let index = from + 1; index <= to; index++) {
      window += series.flowColumn(flow, 'cwnd').at(index);
      delivered += series.flowColumn(flow, 'delivered').at(index);
    }
    return { window: window / (to - from), rate: (8000 * delivered) / ((to - from) * series.layout.period) };
  });
  expect(outcome.window).toBeCloseTo(sums[0]!.window + sums[1]!.window, 6);
  expect(outcome.throughput).toBeCloseTo(sums[0]!.rate + sums[1]!.rate, 0);
  expect(outcomeOf(series, [0], 9, 9)).toBeNull();
});
