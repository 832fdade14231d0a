/** The textbooks' window graph: what it shows of a run, what a press loses, what is asked when its phases are hidden. */
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { RoundsDialog } from '../../src/dialogs/rounds-dialog.tsx';
import { commands } from '../../src/commands/commands.ts';
import { FlowStatePanel } from '../../src/panels/flow-state-panel.tsx';
import { mode, setMode } from '../../src/screen/mode.ts';
import { windowGraph } from '../../src/scenes/course/window-graph.ts';
import { sceneScenario } from '../../src/scenes/index.ts';
import { cellsOf, Panel, scenarioOf, textsOf } from './support/panel.tsx';

/** Kurose and Ross, chapter 3, P40. */
const p40 = (more: object = {}) =>
  scenarioOf({
    duration: 20,
    path: [{ rate: 100e6, delay: 0.05, queue: { kind: 'droptail', limit: 1000 } }],
    transport: { initialWindow: 1, initialSsthresh: 32, handshake: false, ...more },
    flows: [{ id: 'tcp', scheme: { kind: 'tcp', variant: 'reno' }, count: 1 }],
  });

async function played(scenario = p40(), seconds = 5): Promise<Panel> {
  const panel = await Panel.of(<RoundsDialog />, scenario);
  await panel.play(seconds);
  await panel.show(<RoundsDialog />);
  return panel;
}

const row = (round: number): string[] => cellsOf('.rounds-table', round);

test('the graph has window and threshold by round, its phases are named, and the table has the same rounds', async () => {
  await played();
  expect(document.querySelector('svg.rounds-graph')!.getAttribute('aria-label')).toMatch(
    /^Window by transmission round, 1 to \d+: slow start in rounds 1 to 6, congestion avoidance in rounds 7 to \d+$/,
  );
  expect(textsOf('.rounds-axis')).toEqual(['transmission round', 'window, packets']);
  expect(textsOf('.rounds-phase')).toEqual(['slow start', 'congestion avoidance']);
  expect(textsOf('.rounds-word')).toContain('ssthresh 32');
  expect(row(4).slice(1, 9)).toEqual(['8', '32', '7–14', '8–15', '0', 'slow start', 'congestion window', 'ACK']);
  // P40 h: during what round is the 70th segment sent?
  expect(row(7)[4]).toMatch(/^64–9\d$/);
});

test('P40 by presses: a packet of round 16 lost brings three duplicate ACKs, the whole of round 22 a timeout; pressed again, they pass', async () => {
  const panel = await played();
  const [, , , packets] = row(16);
  const first = Number(packets!.split('–')[0]);
  await panel.press(/of round 16$/);
  await panel.pass(500);
  expect(panel.scenario.events).toEqual([{ at: 0, do: 'lose', group: 'tcp', flow: 0, packets: [first], ack: false }]);
  await panel.show(<RoundsDialog />);
  expect(row(16).slice(6, 9)).toEqual([
    'congestion avoidance',
    'congestion window',
    `third duplicate ACK, packet ${first}`,
  ]);
  expect(row(17)[6]).toBe('fast recovery');
  const [window, inflated] = row(17)[1]!.split(', to ').map(Number);
  expect(window).toBeCloseTo(Number(row(16)[1]) / 2 + 3, 1);
  // One more for each duplicate ACK after the third.
  expect(inflated).toBeGreaterThan(window! + 30);
  expect(document.querySelectorAll('.rounds-inflated')).toHaveLength(1);

  await panel.press('Lose the whole round 22');
  await panel.pass(500);
  await panel.show(<RoundsDialog />);
  expect(row(22)[8]).toMatch(/^timeout, packet \d+$/);
  expect(row(23).slice(1, 7)).toEqual(['1', String(Math.floor(Number(row(22)[1]) / 2)), '–', '–', '1', 'slow start']);

  expect(panel.button('Lose the whole round 22').getAttribute('aria-pressed')).toBe('true');
  await panel.press('Lose the whole round 22');
  await panel.press(/of round 16$/);
  await panel.pass(500);
  expect(panel.scenario.events).toEqual([]);
});

test('the exercise of the shelf asks of the rounds in which its run has them', async () => {
  await played(sceneScenario(windowGraph, windowGraph.scenario), 40);
  const asked = [...windowGraph.view.question!.matchAll(/after round (\d+)/g)].map(([, round]) => Number(round));
  expect(asked.map((round) => row(round)[8]!.replace(/,.*/, ''))).toEqual(['third duplicate ACK', 'timeout']);
  expect([1, 19, 27].map((round) => row(round)[2])).toEqual([
    '32',
    expect.stringMatching(/^2\d/),
    expect.stringMatching(/^1\d/),
  ]);
});

test('with its phases hidden it is a question: bands, words and threshold are gone, and the table has room for them', async () => {
  const panel = await played();
  await panel.press('Hide phases');
  expect(textsOf('.rounds-phase, .rounds-threshold')).toEqual([]);
  expect(document.querySelector('.rounds-window')).not.toBeNull();
  expect(row(4)).toEqual([row(4)[0], '8', '', '7–14', '', '', '', '', '']);
  expect(panel.text).not.toContain('Lose the first packet');
});

test('a receive window below the congestion window is a line of its own, and what is under way stays below it', async () => {
  await played(p40({ maxWindow: 24 }));
  expect(textsOf('.rounds-word')).toContain('receive window 24');
  expect(document.querySelector('.rounds-beyond')).not.toBeNull();
  expect(row(4)[7]).toBe('congestion window');
  expect(row(6)[7]).toBe('receive window');
});

test('it begins where its reader says, and copies its rounds as CSV', async () => {
  const panel = await played();
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await panel.type('From round', '5');
  await panel.press('Copy as CSV');
  const [head, line] = copied[0]!.split('\n');
  expect(head).toMatch(/^round,time_s,cwnd_at_start,cwnd,ssthresh,/);
  expect(line).toMatch(/^5,0\.\d+,9,16,32,16,15,30,0,slow start,congestion window,ACK,,,16,31$/);
});

test('before the run has begun, and of a flow without a window, it says why there is no round', async () => {
  const panel = await Panel.of(<RoundsDialog />, scenarioOf({ flows: [{ id: 'tfrc', scheme: { kind: 'tfrc' } }] }));
  expect(panel.text).toContain('TFRC sends by a rate, one packet after the other by a timer');
  await panel.press('Look at it packet by packet');
  expect(mode.getState().dialog).toBe('sequence');
  await Panel.of(<RoundsDialog />, p40());
  expect(document.body.textContent).toContain('No round is over yet. Play, and they come.');
});

test('it opens from Inside of a flow, and from the list of commands by any of its words', async () => {
  const panel = await Panel.of(<FlowStatePanel />, p40());
  await panel.press('By rounds');
  expect(mode.getState().dialog).toBe('rounds');
  act(() => setMode({ dialog: null }));
  const command = commands(panel.player, () => undefined).find(({ id }) => id === 'rounds')!;
  expect(command.synonyms).toContain('transmission round');
  act(() => command.run());
  expect(mode.getState().dialog).toBe('rounds');
});

test('without a threshold it draws none and says so, and narrow graphs list their phases below', async () => {
  await played(p40({ initialSsthresh: null }), 1);
  expect(row(4)[2]).toBe('none yet');
  expect(textsOf('.rounds-threshold')).toEqual([]);
  const lose = { at: 0, do: 'lose', group: 'tcp', flow: 0, packets: [300], ack: false };
  await played(scenarioOf({ ...p40(), events: [lose] }));
  expect(textsOf('.rounds-phases li').slice(0, 3)).toEqual([
    '1–6 slow start',
    expect.stringMatching(/^7–\d+ congestion avoidance$/),
    expect.stringMatching(/^\d+ fast recovery$/),
  ]);
});

test('the graph is as wide as its place, also when that changes; a place that is out of sight keeps it; printed, it begins at its top', async () => {
  let width = 900;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined);
  const panel = await played();
  const drawn = (): number => Number(document.querySelector('.rounds-graph')!.getAttribute('viewBox')!.split(' ')[2]);
  expect(drawn()).toBe(900);
  for (const [next, then] of [
    [500, 500],
    [0, 500],
    [1000, 1000],
  ] as const) {
    width = next;
    await panel.settle(() => dispatchEvent(new Event('resize')));
    expect(drawn()).toBe(then);
  }
  dispatchEvent(new Event('beforeprint'));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  await panel.show(null);
  for (const event of ['resize', 'beforeprint']) dispatchEvent(new Event(event));
  expect(scrolled).toHaveBeenCalledTimes(1);
});
