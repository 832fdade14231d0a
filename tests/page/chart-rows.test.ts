/** Every row of the charts as data, before it is painted: its axis, lines, marks and words, and its columns, of a run whose numbers are known. */
import { beforeAll, describe, expect, test } from 'vitest';
import { dataTable } from '../../src/announce/table-data.ts';
import type { ChartInput } from '../../src/charts/chart-input.ts';
import { isDense } from '../../src/charts/lines.ts';
import { rowCards, type RowId, ROWS, withRow } from '../../src/charts/rows/index.ts';
import { chartColumns } from '../../src/export/results-of.ts';
import { FlowStateSeries } from '../../src/run/flow-state-series.ts';
import { RunSeries } from '../../src/run/series.ts';
import { FAIRNESS_OFFSET, flowOffset, hopOffset, twoQueueOffset } from '../../workers/engine/sampling/frame.ts';
import { scenarioWith } from '../support/scenario.ts';
import { type Drawn, drawnRow, inputOf } from './support/drawn-chart.ts';
import { fetchDrawings } from './support/drawings.ts';
import { stubBrowser, type Words } from './support/fake-canvas.ts';
import { framesOf, layoutOf, PERIOD, scenario } from './support/run-parts.ts';

beforeAll(stubBrowser);
beforeAll(fetchDrawings);

/** 20 s of three flows that get 0.4, 0.8 and 1.2 Mbit/s of 4. From 10 s on windows, round trips and queue are twice as large. */
const series = new RunSeries(scenario, layoutOf(scenario));
series.append(
  0,
  200,
  framesOf(scenario, 200, (row, index, layout) => {
    const times = index < 100 ? 1 : 2;
    for (let flow = 0; flow < 3; flow++) {
      const packets = 5 * (flow + 1);
      row[flowOffset(flow, 'sent')] = row[flowOffset(flow, 'delivered')] = packets;
      row[flowOffset(flow, 'cwnd')] = 6 * (flow + 1) * times;
      row[flowOffset(flow, 'srtt')] = 0.04 * (flow + 1) * times;
      row[flowOffset(flow, 'lossEvents')] = index === 59 && flow < 2 ? 1 : 0;
      row[flowOffset(flow, 'dropped')] = index === 59 && flow < 2 ? 2 : 0;
    }
    row[FAIRNESS_OFFSET] = 0.75;
    const hop = { queue: 8, queueMean: 6.5, queueMax: 12 } as const;
    for (const [column, value] of Object.entries(hop))
      row[hopOffset(layout, 0, column as keyof typeof hop)] = value * times;
    row[hopOffset(layout, 0, 'departures')] = 40;
    row[hopOffset(layout, 0, 'drops')] = index === 59 ? 4 : 0;
  }),
);
series.flowState = new FlowStateSeries(1, [
  { name: 'cwnd', unit: 'packets' },
  { name: 'ssthresh', unit: 'packets' },
  { name: 'RTO', unit: 's' },
]);
series.flowState.append(
  0,
  Float32Array.from({ length: 600 }, (_, at) => [12, 8, 0.25][at % 3]! * (at < 300 ? 1 : 2)),
);

/** Samples end at 0.1, 0.2, ... s: before and after the step. */
const [BEFORE, AFTER] = [5, 15];

/** A row at 20 s with the whole run in view. */
function drawn(id: RowId, of = series, change: Partial<ChartInput> = {}): Drawn {
  const observed = { flow: 1, variable: null };
  return drawnRow(inputOf(of, { now: 20, window: null, zoom: [0, 20], rows: [id], observed, ...change }));
}

/** The numbers of the row's axis, from the foot up, and where they stand. */
function axisOf({ chart, drawing }: Drawn): { value: number; y: number }[] {
  const { left } = chart.scene!.geometry;
  return drawing.words
    .filter(({ text, x }: Words) => x === left - 8 && /\d/.test(text))
    .map(({ text, y }) => ({ value: Number(text), y: y - 4 }));
}

/** What the cursor reads at a time. */
function readAt({ chart }: Drawn, time: number) {
  return chart.shown()[0]!.row.readings(chart.scene!, time);
}
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('every row', () => {
  test('has an id that links can hold, a name and a sentence, each its own', () => {
    for (const key of ['id', 'name', 'words'] as const)
      expect(new Set(ROWS.map((card) => card[key])).size).toBe(ROWS.length);
    for (const { id, name, words } of ROWS) {
      expect(id).toMatch(/^[a-z][A-Za-z0-9.-]{0,39}$/);
      expect(name).not.toBe('');
      expect(words).toMatch(/^[A-Z].*\.$/);
    }
    expect(rowCards(['queue', 'no row', 'throughput']).map(({ id }) => id)).toEqual(['queue', 'throughput']);
  });

  test('comes before the first one on show that follows it in the list; the others stay in their order', () => {
    expect(withRow(['queue', 'fairness'], 'window')).toEqual(['window', 'queue', 'fairness']);
    expect(withRow(['window', 'queue', 'throughput'], 'fairness')).toEqual([
      'window',
      'queue',
      'throughput',
      'fairness',
    ]);
  });

  test.each(ROWS)('$id draws its title, lines within its plot and readings at their height', (card) => {
    const result = drawn(card.id);
    const { scene } = result.chart;
    const { top, bottom } = scene!.geometry.rows[0]!;
    expect(result.drawing.words[0]!.text).toBe(result.chart.shown()[0]!.row.title(scene!)[0]);
    for (const { points } of result.drawing.strokes)
      for (const [x, y] of points) expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
    const axis = axisOf(result);
    for (const time of [BEFORE, 6, AFTER])
      for (const { y, text } of readAt(result, time)) {
        expect(y).toBeGreaterThanOrEqual(top);
        expect(y).toBeLessThanOrEqual(bottom);
        if (axis.length < 2) continue;
        // As high above the foot as its value says on the axis.
        const [foot, next] = [axis[0]!, axis[1]!];
        const value = Number.parseFloat(text);
        const expected = foot.y + ((value - foot.value) / (next.value - foot.value)) * (next.y - foot.y);
        const digit = Math.abs((next.y - foot.y) / (next.value - foot.value));
        const decimals = /\.(\d+)/.exec(text)?.[1]!.length ?? 0;
        expect(Math.abs(y - expected)).toBeLessThanOrEqual(0.5 * 10 ** -decimals * digit + 1e-6);
      }
  });

  test.each(ROWS)('$id reads within its plot, however little or much there is', ({ id }) => {
    // A link that is used to 30 %, and one that is full; queues that are empty, and full; flows with nothing and with all.
    for (const [packets, queue] of [
      [0, 0],
      [1, 0],
      [30, 30],
    ] as const) {
      const extreme = new RunSeries(scenario, layoutOf(scenario));
      const rows = framesOf(scenario, 200, (row, index, layout) => {
        for (let flow = 0; flow < 3; flow++) {
          row[flowOffset(flow, 'sent')] = row[flowOffset(flow, 'delivered')] = packets * flow;
          row[flowOffset(flow, 'cwnd')] = row[flowOffset(flow, 'srtt')] = packets * flow;
          row[flowOffset(flow, 'lossEvents')] = row[flowOffset(flow, 'dropped')] = index % 7 === 0 ? packets : 0;
        }
        row[FAIRNESS_OFFSET] = packets === 1 ? 1 / 3 : 1;
        for (const column of ['queue', 'queueMean', 'queueMax'] as const) row[hopOffset(layout, 0, column)] = queue;
        row[hopOffset(layout, 0, 'departures')] = packets === 30 ? 80 : 15 * packets;
      });
      extreme.append(0, 200, rows);
      extreme.flowState = series.flowState;
      const result = drawn(id, extreme);
      const { top, bottom } = result.chart.scene!.geometry.rows[0]!;
      for (const time of [1, 5, 19])
        for (const { y, text } of readAt(result, time)) {
          expect([text, y >= top - 1e-6 && y <= bottom + 1e-6]).toEqual([text, true]);
          expect(text).not.toMatch(/NaN|Infinity/);
        }
    }
  });

  test('link used says what part of the link was taken, also below the foot of its axis', () => {
    const low = new RunSeries(scenario, layoutOf(scenario));
    // 15 packets of 1,000 bytes in 0.1 s on 4 Mbit/s.
    low.append(
      0,
      200,
      framesOf(scenario, 200, (row, _, layout) => {
        row[hopOffset(layout, 0, 'departures')] = 15;
      }),
    );
    const result = drawn('used', low);
    const { bottom } = result.chart.scene!.geometry.rows[0]!;
    const [reading] = readAt(result, 10);
    expect(plain(reading!.text)).toBe('30.0 %');
    expect(reading!.y).toBeCloseTo(bottom, 6);
  });

  test('gives columns as long as the run, with units, of names of their own; and cells of the table that are text', () => {
    const columns = chartColumns(
      series,
      ROWS.map(({ id }) => id),
      0,
    );
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
    for (const { unit, values } of columns) {
      expect(unit).not.toBe('');
      expect(values.length).toBe(200);
      expect(Number.isFinite(values.at(199))).toBe(true);
    }
    for (const { table } of ROWS) {
      expect(table.words).not.toBe('');
      const cells = table.columns({ series, hop: 0, variable: null });
      expect(cells.length).toBeGreaterThan(0);
      for (const { head, cell } of cells) {
        expect(head).not.toBe('');
        expect(cell(99, 109)).toMatch(/^[\d.−–]+$/);
      }
    }
  });
});

interface Expected {
  id: RowId;
  title: string;
  axis: number[];
  /** At 5 s and at 15 s. */
  readings: [before: string[], after: string[]];
  /** Words right of the plot. */
  beside: string[];
  /** The row of the table from 14 to 15 s, by its heads. */
  table: Record<string, string>;
  /** Columns of results, at 5 s. */
  columns: Record<string, number>;
}

const THREE = ['TCP 1', 'TCP 2', 'TFRC(8)'];
const flows = (values: readonly string[]): string[] =>
  values.map((value, flow) => `${['TCP 1', 'TCP 2', 'TFRC'][flow]} ${value}`);
const byFlow = <Value>(head: string, values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value, flow) => [THREE[flow]! + head, value]));

const EXPECTED: Expected[] = [
  {
    id: 'throughput',
    title: 'Throughput of each flow, Mbit/s over the last second',
    axis: [0, 0.5, 1, 1.5, 2, 2.5, 3],
    readings: [
      flows(['0.40 Mbit/s', '0.80 Mbit/s', '1.20 Mbit/s']),
      flows(['0.40 Mbit/s', '0.80 Mbit/s', '1.20 Mbit/s']),
    ],
    beside: ['fair share 1.33', 'TFRC', 'TCP 2', 'TCP 1'],
    table: byFlow(', Mbit/s', ['0.400', '0.800', '1.200']),
    columns: { ...byFlow(' throughput, mean over 1 s', [4e5, 8e5, 12e5]), 'fair share': 4e6 / 3 },
  },
  {
    id: 'window',
    title: 'Window or rate × round trip of each flow, packets',
    axis: [0, 20, 40, 60],
    readings: [
      flows(['6.0 packets', '12.0 packets', '18.0 packets']),
      flows(['12.0 packets', '24.0 packets', '36.0 packets']),
    ],
    beside: ['TFRC', 'TCP 2', 'BDP ÷ 3 16.7', 'TCP 1'],
    table: byFlow(' window, packets', ['12.0', '24.0', '36.0']),
    columns: byFlow(' window', [6, 12, 18]),
  },
  {
    id: 'queue',
    title: 'Queue, packets waiting: most in each round trip, mean shaded; drops above',
    axis: [0, 15, 30],
    readings: [['queue 12 packets'], ['queue 24 packets']],
    beside: ['16', ' of 30', 'mean 10, 20 ms'],
    table: { 'Queue, packets': '13.0', 'Dropped, packets': '0' },
    columns: { 'queue, most': 12, 'queue, mean': 6.5, 'TCP, dropped': 0, 'TFRC(8), dropped': 0 },
  },
  {
    id: 'fairness',
    title: 'Fairness index of what the flows sent over the last second, and in each round trip (thin); 1 is equal',
    axis: [0, 0.5, 1],
    // (1 + 2 + 3)² / 3 (1 + 4 + 9)
    readings: [['fairness 0.86'], ['fairness 0.86']],
    beside: ['0.86', 'mean 0.86'],
    table: { 'Fairness index': '0.857' },
    columns: { 'fairness index, mean over 1 s': 36 / 42, 'fairness index of the sample': 0.75 },
  },
  {
    id: 'roundTrip',
    title: 'Round trip of each flow’s packets: path and queues, ms',
    axis: [0, 50, 100, 150, 200],
    // 100 ms of path; 6.5 and 13 that wait, half a packet in eight of ten cases, and the packet itself at 2 ms each.
    readings: [flows(['116 ms', '116 ms', '116 ms']), flows(['129 ms', '129 ms', '129 ms'])],
    beside: ['TCP 1', 'TCP 2', 'TFRC', 'empty path 100 ms'],
    table: byFlow(' round trip, ms', ['129', '129', '129']),
    columns: {
      ...byFlow(' round trip, smoothed', [0.04, 0.08, 0.12]),
      ...byFlow(' round trip, path and queues', [0.1158, 0.1158, 0.1158]),
    },
  },
  {
    id: 'losses',
    title: 'Loss events as the flows see them: a mark in each round trip with one',
    axis: [],
    readings: [[], []],
    beside: ['TCP 1', 'TCP 2', 'TFRC'],
    table: byFlow(' loss events', ['0', '0', '0']),
    columns: byFlow(' loss events', [0, 0, 0]),
  },
  {
    id: 'used',
    title: 'Link used, per cent over the last second',
    axis: [60, 80, 100],
    readings: [['used 80.0 %'], ['used 80.0 %']],
    beside: ['80', ' %'],
    table: { 'Link used, %': '80.0' },
    columns: { 'left the link': 40 },
  },
  {
    id: 'inside',
    title: 'Inside of TCP 2: cwnd and ssthresh, packets',
    axis: [0, 10, 20, 30],
    readings: [
      ['cwnd 12.0 packets', 'ssthresh 8.0 packets'],
      ['cwnd 24.0 packets', 'ssthresh 16.0 packets'],
    ],
    beside: ['cwnd', 'ssthresh'],
    table: { 'Inside of TCP 2: cwnd, packets': '24.0', 'Inside of TCP 2: ssthresh, packets': '16.0' },
    columns: { 'inside of TCP 2, cwnd': 12, 'inside of TCP 2, ssthresh': 8, 'inside of TCP 2, RTO': 0.25 },
  },
  {
    id: 'delivered',
    title: 'Delivered by each flow, MB since the run began',
    axis: [0, 1, 2, 3],
    // 50 samples of 5, 10 and 15 packets of 1,000 bytes; a TCP's first one has no data.
    readings: [flows(['0.25 MB', '0.50 MB', '0.75 MB']), flows(['0.75 MB', '1.50 MB', '2.25 MB'])],
    beside: ['TFRC', 'TCP 2', 'TCP 1'],
    table: byFlow(' delivered so far, MB', ['0.749', '1.499', '2.250']),
    columns: byFlow(' delivered so far', [249_040, 499_040, 750_000]),
  },
  {
    id: 'dropped',
    title: 'Lost by each flow, packets since the run began',
    axis: [0, 1, 2],
    // Two packets of each of the first two flows at 6 s.
    readings: [flows(['0 packets', '0 packets', '0 packets']), flows(['2 packets', '2 packets', '0 packets'])],
    beside: ['TCP 1', 'TCP 2', 'TFRC'],
    table: byFlow(' lost so far, packets', ['2', '2', '0']),
    columns: byFlow(' lost so far', [0, 0, 0]),
  },
];

describe.each(EXPECTED)('the row $id', ({ id, title, axis, readings, beside, table, columns }) => {
  test('says what it shows, on an axis of round numbers, and reads what the samples hold', () => {
    const result = drawn(id);
    const { right, rows } = result.chart.scene!.geometry;
    expect(
      plain(
        result.drawing.words
          .slice(0, 2)
          .map(({ text }) => text)
          .join(''),
      ),
    ).toBe(title);
    expect(axisOf(result).map(({ value }) => value)).toEqual(axis);
    const words = [BEFORE, AFTER].map((time) => readAt(result, time).map(({ name, text }) => plain(`${name} ${text}`)));
    expect(words).toEqual(readings);
    const labels = result.drawing.words.filter(
      ({ text, x, y }) => text !== '' && x > right && y <= rows[0]!.bottom + 5,
    );
    expect(labels.map(({ text }) => plain(text))).toEqual(beside);
  });

  test('gives the same numbers to a file and to the table', () => {
    const made = dataTable({ series, from: 0, to: 20, unit: 's', hop: 0, rows: [id], variable: null });
    const [, ...cells] = made.rows.find(([time]) => Number(time) === AFTER)!;
    expect(Object.fromEntries(made.heads.slice(1).map((head, index) => [plain(head), cells[index]]))).toEqual(table);
    const [, ...found] = chartColumns(series, [id], 0);
    expect(found.map(({ name }) => name)).toEqual(Object.keys(columns));
    for (const { name, values } of found)
      expect(values.at(49)).toBeCloseTo(columns[name]!, Math.abs(columns[name]!) > 100 ? 0 : 5);
  });
});

describe('of two runs with other groups', () => {
  /** Two groups too, but the first has one flow and the second three; what flow 1 does here flow 3 does there. */
  const groups = [
    { ...scenario.flows[1]!, id: 'first' },
    { ...scenario.flows[0]!, id: 'second', count: 3 },
  ];
  const of = { ...scenario, flows: groups, path: [{ ...scenario.path[0]!, rate: 6e6 }] };
  const other = new RunSeries(of, layoutOf(of));
  const rows = framesOf(of, 200, (row, index, layout) => {
    for (let flow = 0; flow < 4; flow++) {
      row[flowOffset(flow, 'sent')] = row[flowOffset(flow, 'delivered')] = 4 + 3 * flow;
      row[flowOffset(flow, 'cwnd')] = 7 + 2 * flow;
      row[flowOffset(flow, 'srtt')] = 0.05 + 0.01 * flow;
      row[flowOffset(flow, 'dropped')] = row[flowOffset(flow, 'lossEvents')] = index % (7 + flow) === 0 ? 1 : 0;
    }
    for (const column of ['queue', 'queueMean', 'queueMax'] as const)
      row[hopOffset(layout, 0, column)] = 3 + (index % 5);
    row[hopOffset(layout, 0, 'departures')] = 34;
  });
  other.append(0, 200, rows);
  other.flowState = series.flowState;
  const said = (
    id: RowId,
    time: number,
    ...parts: Parameters<typeof drawn> extends [unknown, ...infer Rest] ? Rest : never
  ) => readAt(drawn(id, ...parts), time).map(({ name, text }) => plain(`${name} ${text}`));

  test.each(ROWS)('$id reads of each what it reads of it alone, with its letter', ({ id, of: about }) => {
    // What is of the observed flow, and marks in lanes, are of the run alone that is set.
    const alone = about === 'observed flow' || id === 'losses';
    for (const time of [0.95, 5.75, 6.3, 19])
      for (const [main, beside] of [
        [series, other],
        [other, series],
      ] as const) {
        const lettered = (letter: string, run: RunSeries): string[] =>
          said(id, time, run).map((each) => `${letter} ${each}`);
        const both = said(id, time, main, { name: 'B', other: { name: 'A', series: beside } });
        const expected = [...lettered('B', main), ...(alone ? [] : lettered('A', beside))];
        expect(both.map((each) => each.replace(/^[AB] /, ''))).toEqual(expected.map((each) => each.slice(2)));
        if (about !== 'observed flow') expect(both).toEqual(expected);
      }
  });

  test.each(ROWS)(
    '$id gives columns and cells of the other run by the other run’s own groups',
    ({ id, columns, table }) => {
      const heads = table.columns({ series: other, hop: 0, variable: null }).map(({ head }) => head);
      const names = columns(other, 0).map(({ name }) => name);
      for (const list of [heads, names]) expect(new Set(list).size).toBe(list.length);
      for (const { values } of columns(other, 0)) expect([id, values.length]).toEqual([id, 200]);
    },
  );
});

test('the largest window that is set stands as a line of its own among the windows, with its name', () => {
  const bound = { ...scenario, transport: { ...scenario.transport, maxWindow: 32 } };
  const of = new RunSeries(bound, layoutOf(bound));
  const rows = framesOf(bound, 200, (row) => {
    for (let flow = 0; flow < 3; flow++) row[flowOffset(flow, 'cwnd')] = 40;
  });
  of.append(0, 200, rows);
  const names = drawn('window', of).drawing.words.map(({ text }) => plain(text));
  expect(names.filter((text) => text.startsWith('receive'))).toEqual(['receive window 32']);
  expect(drawn('window').drawing.words.some(({ text }) => text.startsWith('receive'))).toBe(false);
  // At the very top of the axis too, and not beyond it.
  const top = Math.max(...names.filter((text) => /^\d+$/.test(text)).map(Number));
  const seen = [top, top + 1].map((maxWindow) => {
    const at = { ...scenario, transport: { ...scenario.transport, maxWindow } };
    const bounded = new RunSeries(at, layoutOf(at));
    bounded.append(0, 200, rows);
    return drawn('window', bounded).drawing.words.some(({ text }) => text.startsWith('receive'));
  });
  expect(seen).toEqual([true, false]);
});

test('a file holds the fair share of one link with a rate; of several bottlenecks or a link without a limit it holds none', () => {
  const [link] = scenario.path;
  const shared = [[link!], [{ ...link!, rate: null }], [link!, link!]].map((path) => {
    const of = { ...scenario, path };
    return rowCards(['throughput'])[0]!
      .columns(new RunSeries(of, layoutOf(of)), 0)
      .some(({ name }) => name === 'fair share');
  });
  expect(shared).toEqual([true, false, false]);
});

test('a lost packet is a mark in the lane of its flow, in the middle of its sample', () => {
  const result = drawn('losses');
  const { scene } = result.chart;
  const marks = result.drawing.boxes.filter(({ width }) => width === 2);
  expect(marks.map(({ x }) => x + 1)).toEqual([5.95, 5.95].map((time) => Math.round(scene!.x(time))));
  expect(readAt(result, 6).map(({ name, text }) => plain(`${name} ${text}`))).toEqual([
    'TCP 1 1 loss event',
    'TCP 2 1 loss event',
  ]);
  expect(readAt(result, 6).map(({ y }) => y)).toEqual(marks.map(({ y, height }) => y + height / 2));
});

test('drops of a queue stand above its plot, in a lane for each group', () => {
  const result = drawn('queue');
  const { scene } = result.chart;
  const ticks = result.drawing.boxes.filter(({ width }) => width === 1.5);
  expect(ticks.map(({ x }) => x)).toEqual([Math.round(scene!.x(5.95))]);
  expect(ticks[0]!.y).toBeLessThan(scene!.geometry.rows[0]!.top);
});

test.each([
  [20, 'few samples', false],
  [1_200, 'many samples', true],
])(
  'of %d s, %s to a px, the queue of a hop with two is a thin line of the classic one and a bold one of the other',
  (seconds, _, dense) => {
    const waiting = { lowQueueMax: 3, classicQueueMax: 12 } as const;
    const path = [{ rate: 4e6, delay: 0.02, queue: { kind: 'dualpi2', limit: 30 } }];
    const of = scenarioWith({ ...scenario, duration: seconds, path });
    const two = new RunSeries(of, layoutOf(of));
    const count = seconds / PERIOD;
    const frames = framesOf(of, count, (row, __, layout) => {
      Object.assign(row, { [hopOffset(layout, 0, 'queueMean')]: 6, [hopOffset(layout, 0, 'queueMax')]: 15 });
      for (const column of ['lowQueueMax', 'classicQueueMax'] as const)
        row[twoQueueOffset(layout, 0, column)] = waiting[column];
    });
    two.append(0, count, frames);
    const result = drawn('queue', two, { now: seconds, zoom: [0, seconds] });
    expect(isDense(result.chart.scene!)).toBe(dense);
    const [foot, next] = axisOf(result);
    const { ink } = result.chart.scene!.palette;
    const lines = result.drawing.strokes.filter(({ points, colour }) => points.length > 50 && colour === ink);
    const packetsAt = (y: number): number =>
      foot!.value + ((y - foot!.y) / (next!.y - foot!.y)) * (next!.value - foot!.value);
    const inOrder = lines.toSorted((one, other) => one.width - other.width);
    expect(inOrder.map(({ width, points }) => [width, packetsAt(points.at(-1)![1])])).toEqual([
      [1.25, expect.closeTo(waiting.classicQueueMax, 5)],
      [2.5, expect.closeTo(waiting.lowQueueMax, 5)],
    ]);
  },
);

describe('axes', () => {
  test.each(ROWS.filter(({ id }) => id !== 'losses'))(
    'the lowest value of $id stands at the foot of its plot',
    ({ id }) => {
      const result = drawn(id);
      expect(axisOf(result)[0]!.y).toBeCloseTo(result.chart.scene!.geometry.rows[0]!.bottom, 6);
    },
  );

  test.each(['queue', 'fairness', 'used'] as const)('%s has its greatest possible value at the top', (id) => {
    const result = drawn(id);
    expect(axisOf(result).at(-1)!.y).toBeCloseTo(result.chart.scene!.geometry.rows[0]!.top, 6);
  });

  test('of many flows there is room for the upper edge of the band', () => {
    const six = { ...scenario, flows: [{ ...scenario.flows[0]!, count: 6 }] };
    const many = new RunSeries(six, layoutOf(six));
    const windows = framesOf(six, 200, (row) => {
      for (let flow = 0; flow < 6; flow++) row[flowOffset(flow, 'cwnd')] = [10, 10, 10, 10, 90, 90][flow]!;
    });
    many.append(0, 200, windows);
    expect(many.windowBands[0]!.middle.at(0)).toBe(10);
    expect(axisOf(drawn('window', many)).at(-1)!.value).toBeGreaterThanOrEqual(80);
  });

  test('of many round trips too, whichever of the flows have the longest', () => {
    const path = [{ ...scenario.path[0], queue: { kind: 'drr', limit: 50 } }];
    const six = scenarioWith({ path, flows: [{ ...scenario.flows[0], count: 6 }] });
    const topOf = (seconds: readonly number[]): number => {
      const many = new RunSeries(six, layoutOf(six));
      expect(many.measuresRoundTrip(0)).toBe(true);
      many.append(
        0,
        200,
        framesOf(six, 200, (row) => seconds.forEach((rtt, flow) => (row[flowOffset(flow, 'srtt')] = rtt))),
      );
      return axisOf(drawn('roundTrip', many)).at(-1)!.value;
    };
    const rising = [0.1, 0.1, 0.1, 0.1, 3, 3];
    expect(topOf(rising)).toBeGreaterThanOrEqual(2000);
    expect(topOf(rising.toReversed())).toBe(topOf(rising));
  });

  test.each([
    [45, 50],
    [90, 30],
  ])(
    'beside a window of 24 a threshold of %d makes an axis up to %d: what is far above has no room',
    (threshold, top) => {
      const of = new RunSeries(scenario, layoutOf(scenario));
      of.append(0, 200, framesOf(scenario, 200));
      of.flowState = new FlowStateSeries(1, [
        { name: 'cwnd', unit: 'packets' },
        { name: 'ssthresh', unit: 'packets' },
      ]);
      of.flowState.append(
        0,
        Float32Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 24 : threshold)),
      );
      const most = axisOf(drawn('inside', of)).at(-1)!.value;
      expect(most).toBeGreaterThanOrEqual(top - 10);
      expect(most).toBeLessThanOrEqual(top + 10);
    },
  );
});

test('the bold line of fairness is that of the last second, the thin one that of each sample', () => {
  const { chart, drawing } = drawn('fairness');
  const { top, bottom } = chart.scene!.geometry.rows[0]!;
  const heights = (width: number): number[] =>
    drawing.strokes
      .filter((stroke) => stroke.width === width && stroke.points.length > 20)
      .map(({ points }) => (bottom - points.at(-1)![1]) / (bottom - top));
  expect(heights(1.5)).toEqual([expect.closeTo(36 / 42, 5)]);
  expect(heights(1)).toEqual([expect.closeTo(0.75, 5)]);
});

test('the cursor reads the fairness of each compared run, not that of a future before a change, and none before a sample', () => {
  const other = new RunSeries(scenario, layoutOf(scenario));
  other.append(0, 200, framesOf(scenario, 200));
  const compared = drawn('fairness', series, { other: { name: 'B', series: other } });
  expect(readAt(compared, BEFORE).map(({ name, text }) => `${name} ${text}`)).toEqual([
    // (5 + 10 + 15)² / (3 (25 + 100 + 225)), and three that are equal.
    `A fairness ${(900 / 1050).toFixed(2)}`,
    'B fairness 1.00',
  ]);
  const ghosted = drawn('fairness', series, { ghost: { series: other, since: 3 } });
  expect(readAt(ghosted, BEFORE).map(({ name }) => name)).toEqual(['fairness']);
  expect(readAt(ghosted, 0)).toEqual([]);
});

test('where now lies beyond the stretch in view, the samples end at the right edge', () => {
  const { scene } = drawn('throughput', series, { zoom: [0, 10] }).chart;
  expect([scene!.nowX, scene!.nowInView]).toEqual([scene!.geometry.right, false]);
});
