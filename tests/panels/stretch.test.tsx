/** The numbers of a stretch of a run: computed from its samples, by hand as well. */
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { commands } from '../../src/commands/commands.ts';
import { StretchDialog } from '../../src/dialogs/stretch-dialog.tsx';
import { NumberTable } from '../../src/panels/number-table.tsx';
import { cellText, numberRows } from '../../src/run/number-rows.ts';
import type { RunNumbers } from '../../src/run/numbers.ts';
import { heldExperiment } from '../../src/link/held-experiment.ts';
import { mode, setMode } from '../../src/screen/mode.ts';
import { type Said, sayWith } from '../../workers/words/say.ts';
import { Panel, scenarioOf, until } from './support/panel.tsx';

/** Two links in series; one flow over both, one over each. */
const lot = scenarioOf({
  duration: 60,
  warmup: 5,
  path: [
    { rate: 4e6, delay: 0.01, queue: { kind: 'droptail', limit: 20 } },
    { rate: 8e6, delay: 0.01, queue: { kind: 'droptail', limit: 20 } },
  ],
  flows: [
    { id: 'long', label: 'long', scheme: { kind: 'tcp' } },
    { id: 'first', label: 'first', scheme: { kind: 'tcp' }, leave: 0 },
    { id: 'second', label: 'second', scheme: { kind: 'tcp' }, enter: 1 },
  ],
});

async function played(): Promise<Panel> {
  const panel = await Panel.of(<StretchDialog />, lot);
  await panel.play(20);
  act(() => panel.player.setZoom([8, 16]));
  await panel.show(<p />);
  await panel.show(<StretchDialog />);
  return panel;
}

test.each([0, 1, 2])(
  'of %d pings there is a table of probes if there is any, each with a row of its own',
  async (count) => {
    const ping = { kind: 'ping' };
    const panel = await Panel.of(<StretchDialog />, scenarioOf({ duration: 20, traffic: Array(count).fill(ping) }));
    await panel.play(10);
    for (const node of [<p key="none" />, <StretchDialog key="again" />]) await panel.show(node);
    const captions = [...document.querySelectorAll('.stretch-dialog thead th:first-child')].map(
      ({ textContent }) => textContent,
    );
    expect(captions).toEqual(['Flows', 'Queues', ...(count > 0 ? ['Probes'] : [])]);
  },
);

/** The cells of a row by its head. */
function row(head: string): number[] {
  const found = [...document.querySelectorAll('.stretch-dialog tbody tr')].find(
    (each) => each.querySelector('th')!.textContent === head,
  );
  return [...found!.querySelectorAll('td')].map(({ textContent }) => Number(textContent));
}

test('of the stretch that is zoomed into it has the means and highest values of flows and queues', async () => {
  const panel = await played();
  const { series } = panel.player;
  const samples = series.length;
  const within = Array.from({ length: samples }, (_, at) => at).filter((at) => {
    const end = series.samples.timeOf(at);
    return end - series.layout.period >= 8 - 1e-6 && end <= 16 + 1e-6;
  });
  expect(within.length).toBeGreaterThan(50);
  const sum = (of: (at: number) => number): number => within.reduce((all, at) => all + of(at), 0);
  const most = (of: (at: number) => number): number => Math.max(...within.map(of));
  const delivered = sum((at) => series.flowColumn(0, 'delivered').at(at));
  const span = within.length * series.layout.period;
  expect(row('throughput, Mbit/s')[0]).toBeCloseTo((delivered * 8e3) / span / 1e6, 2);
  expect(row('packets/s')[0]).toBeCloseTo(delivered / span, 0);
  expect(row('received, kB')[0]).toBeCloseTo(delivered, 0);
  expect(row('highest window')[0]).toBeCloseTo(
    most((at) => series.flowColumn(0, 'cwnd').at(at)),
    1,
  );
  expect(row('highest')[1]).toBe(most((at) => series.hopColumn(1, 'queueMax').at(at)));
  // The heads of flows and of queues are alike here.
  const drops = [0, 1].map((hop) => sum((at) => series.hopColumn(hop, 'drops').at(at)));
  const tables = document.querySelectorAll('.stretch-dialog table');
  const ofQueues = [...tables[1]!.querySelectorAll('tbody tr')].find((each) => each.textContent.startsWith('dropped'));
  expect([...ofQueues!.querySelectorAll('td')].map(({ textContent }) => Number(textContent))).toEqual(drops);
  const [median, high] = [row('queueing delay, ms: median'), row('99th percentile')];
  expect(high[0]).toBeGreaterThan(median[0]!);
  // Full queues of 20 packets take 40 and 20 ms, and a packet is sent in 2 and 1 ms.
  expect(high[0]).toBeLessThan(66);
  expect(row('one way, ms')[0]).toBeLessThan(row('round trip, ms')[0]!);
});

test('the shares of a network that is solved by hand stand beside what the flows got', async () => {
  await played();
  expect(row('max-min fair share, Mbit/s')).toEqual([2, 2, 6]);
  // x + y = 4, x + z = 8 and 1/x = 1/y + 1/z: 3x² − 24x + 32 = 0.
  const x = 4 - Math.sqrt(16 / 3);
  expect(row('proportionally fair, Mbit/s')).toEqual([x, 4 - x, 8 - x].map((share) => Number(share.toFixed(3))));
});

test('its ends are typed, which zooms the charts, and all is copied as CSV', async () => {
  const panel = await played();
  await panel.type('To, s', '12');
  expect(panel.player.state.zoom).toEqual([8, 12]);
  expect(panel.text).toContain('Numbers from 8.00 to 12.00 s');
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await panel.press('Copy as CSV');
  expect(copied[0]!.split('\n')[0]).toBe('from_s,to_s,of,measure,value');
  expect(copied[0]).toMatch(/^8,12,long,throughput_mbit_s,\d\.\d+$/m);
  expect(copied[0]).toMatch(/^8,12,bottleneck 2,highest_queue_packets,\d+$/m);
  // In another language the names on show are its own, those of the table that is copied stay.
  const filled = (english: string, said: Said = {}): string =>
    english.replace(/\{(\w+)\}/g, (_, name: string) => String(said[name]));
  sayWith({ translate: (...asked) => `«${filled(...asked)}»`, door: null });
  await panel.type('To, s', '13');
  await panel.press('Copy as CSV');
  sayWith(null);
  expect(panel.text).toContain('«bottleneck 2»');
  expect(copied[1]).toMatch(/^8,13,bottleneck 2,highest_queue_packets,\d+$/m);
  await panel.press('All since the warm-up');
  expect(panel.player.state.zoom).toBeNull();
  expect(panel.text).toMatch(/Numbers from 5\.00 to 1\d\.\d\d s/);
  await panel.type('To, s', '1e9');
  expect(panel.player.state.zoom![1]).toBe(60);
});

test('what a flow has no number of, having sent nothing yet, is empty in the CSV and no 0', async () => {
  const late = { id: 'late', scheme: { kind: 'tcp' }, start: 50 };
  const panel = await Panel.of(null, scenarioOf({ flows: [{ id: 'tcp' }, late] }));
  await panel.play(20);
  await panel.settle(() => panel.player.setZoom([8, 12]));
  await panel.show(<StretchDialog />);
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await panel.press('Copy as CSV');
  const cells = copied[0]!
    .split('\n')
    .flatMap((line) => (line.startsWith('8,12,TCP B,') ? [line.split(',').slice(3)] : []));
  const empty = cells.flatMap(([measure, value]) => (value === '' ? [measure] : []));
  const means = [
    'mean_window_packets',
    'round_trip_ms',
    'one_way_ms',
    'queueing_ms_p50',
    'queueing_ms_p95',
    'queueing_ms_p99',
  ];
  expect(empty).toEqual([...means, 'max_min_share_mbit_s', 'proportional_share_mbit_s']);
  expect(cells.find(([measure]) => measure === 'packets_sent')).toEqual(['packets_sent', '0']);
});

test('an end that is typed beyond the other, or beyond the run, goes no further, and zooms into no stretch without length', async () => {
  const panel = await played();
  await panel.type('From, s', '-3');
  expect(panel.player.state.zoom).toEqual([0, 16]);
  await panel.type('From, s', '30');
  expect(panel.player.state.zoom).toEqual([0, 16]);
  expect(panel.text).toContain('Numbers from 30.00 to 30.00 s');
  await panel.type('To, s', '40');
  expect(panel.player.state.zoom).toEqual([30, 40]);
  expect(panel.text).toContain('No sample lies whole in this stretch yet.');
});

test('“Every measure” opens the page of all measures, of this stretch, and closes the dialog', async () => {
  const panel = await played();
  act(() => setMode({ dialog: 'stretch' }));
  await panel.press('Every measure…');
  await until(() => expect(mode.getState().dialog).toBeNull());
  expect(location.hash).toMatch(/^#\/experiment/);
  expect(heldExperiment()!.scenario).toMatchObject({ warmup: 8, duration: 16 });
});

test('what is too little for the digits of a row is less than the least that they can say, and no 0', () => {
  const lost = { key: 'lost', head: '', about: '', scale: 100, digits: 3 } as const;
  expect([0, 4e-6, 6e-6, 0.02].map((part) => cellText(lost, part))).toEqual(['0.000', '< 0.001', '0.001', '2.000']);
  expect(cellText({ ...lost, digits: 0 }, 0.001)).toBe('< 1');
});

test('before anything was measured it says so', async () => {
  const panel = await Panel.of(<StretchDialog />, lot);
  expect(panel.text).toContain('Nothing has been measured yet. Press Play');
});

test('it opens below the numbers while the charts are zoomed, and from the list of commands', async () => {
  const panel = await Panel.of(<NumberTable upright={false} />, lot);
  expect(panel.text).not.toContain('Numbers of this stretch');
  act(() => panel.player.setZoom([8, 16]));
  await panel.press('Numbers of this stretch');
  expect(mode.getState().dialog).toBe('stretch');
  expect(commands(panel.player, () => undefined).find(({ id }) => id === 'stretch')!.synonyms).toContain('percentile');
});

test('on a link of 100 Mbit/s a flow of 0.05 Mbit/s can be read', () => {
  const fast = scenarioOf({ path: [{ rate: 100e6, delay: 0.1, queue: { kind: 'droptail', limit: 100 } }] });
  const mean = numberRows({ scenario: fast, covBin: 0.1, averaging: 1 }).find(({ key }) => key === 'mean')!;
  expect((mean.scale * 5e4).toFixed(mean.digits)).toBe('0.05');
});

test('beside flows with a hundredth and a thousandth of a Mbit/s every mean has two digits that count', () => {
  const own = (mean: number) => ({ scenario: lot, covBin: 0.1, averaging: 1, groups: [{ mean: 5e6 }, { mean }] });
  const shown = (mean: number): string =>
    cellText(
      numberRows(own(mean) as unknown as RunNumbers).find(({ key }) => key === 'mean')!,
      mean,
    );
  expect([2e6, 0.12e6, 0.014e6, 0.0044e6, 0].map(shown)).toEqual(['2.00', '0.12', '0.014', '0.0044', '0.00']);
});

test('RED’s average and the chance that it gives stand beside its queue, by the straight line between its thresholds', async () => {
  const queue = { kind: 'red', limit: 100, minThreshold: 1, maxThreshold: 50, maxP: 0.2, weight: 0.01, gentle: false };
  const panel = await Panel.of(<p />, scenarioOf({ path: [{ rate: 4e6, delay: 0.02, queue }] }));
  await panel.play(20);
  await panel.show(<StretchDialog />);
  const [average] = row('RED’s average');
  expect(average).toBeGreaterThan(1);
  // A chance that is linear in the average has the mean average's chance as its mean, where all lie between the thresholds.
  expect(row('RED’s chance, %')[0]).toBeCloseTo((100 * 0.2 * (average! - 1)) / 49, 1);
});
