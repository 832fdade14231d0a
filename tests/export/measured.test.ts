import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMeasured, readMeasured } from '../../src/measured/read-measured.ts';
import { valueAt } from '../../src/measured/value-at.ts';
import { measuredColumns, measuredTable } from '../../src/announce/measured-columns.ts';
import { withoutMeasured } from '../../src/export/lay-under.ts';
import { readFile } from '../support/whole-files.ts';
import { encodeHash, decodeHash } from '../../src/link/codec.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { seriesOf } from '../page/support/runs.ts';
import { messageOf } from '../support/refusals.ts';
import { scenarioWith } from '../support/scenario.ts';

describe('a table of measurements whose first row names its columns', () => {
  test('has windows in packets, round trips in ms as ss writes them, queues in packets; times since 1970 begin at 0', () => {
    const run = readMeasured('timestamp,cwnd,srtt,queue\n1700000000.5,10,40.5,0\n1700000001,20,,12\n', 'lab');
    expect(run).toEqual({
      name: 'lab',
      since: 1700000000.5,
      time: [0, 0.5],
      cwnd: [10, 20],
      rtt: [0.0405, null],
      queue: [0, 12],
    });
  });

  test('may say its units, in brackets or behind a line, be in quotes, parted by semicolons or tabs, with other columns between', () => {
    const brackets = readMeasured('"Time (ms)";port;"RTT (s)"\r\n0;5001;0.1\r\n500;5001;0.2\r\n', 'x');
    expect(brackets).toEqual({ name: 'x', time: [0, 0.5], rtt: [0.1, 0.2] });
    expect(readMeasured('t\trtt_us\tssthresh\n0\t1500\t7\n', 'x').rtt).toEqual([0.0015]);
  });

  test('counts from the times of a run that was measured with it, and only where its own are since 1970', () => {
    const shared = readMeasured('time,cwnd\n1700000003,5\n', 'x', 1700000000);
    expect([shared.since, shared.time]).toEqual([1700000000, [3]]);
    expect(readMeasured('time,cwnd\n3,5\n4,6\n', 'x', 1700000000)).toEqual({ name: 'x', time: [3, 4], cwnd: [5, 6] });
    // The first second of those that count since 1970.
    expect(readMeasured('time,cwnd\n100000000,5\n', 'x')).toMatchObject({ since: 1e8, time: [0] });
  });

  test.each<['time' | 'cwnd' | 'rtt' | 'queue', number, string[]]>([
    ['time', 2, ['time', 't', 'Timestamp', 'ts', 'seconds', 'time (sec)', 't [s]']],
    ['time', 2e-3, ['time_ms', 'ts [ms]']],
    ['time', 2e-6, ['time (us)']],
    ['cwnd', 2, ['cwnd', 'snd_cwnd', 'window (segments)', 'CWND [pkts]', 'cwnd (packets)']],
    ['rtt', 2, ['rtt [s]']],
    ['rtt', 2e-3, ['rtt', 'srtt ms', 'latency (ms)', '"RTT_ms"']],
    ['rtt', 2e-6, ['srtt us']],
    ['queue', 2, ['queue', 'qlen (pkts)', 'queue_length', 'backlog (packets)']],
  ])('has its %s in the unit of the page, %d for 2, where it is named %j', (column, value, heads) => {
    const beside = column === 'time' ? 'cwnd' : 'time';
    for (const head of heads) expect(readMeasured(`${head},${beside}\n2,2\n`, 'x')[column], head).toEqual([value]);
  });

  test('is refused where it begins before the run that it was measured with', () => {
    expect(messageOf(() => readMeasured('time,cwnd\n1699999997,5\n', 'x', 1700000000))).toBe(
      'Line 2 must be of a time from 0 to 36000 s after that of the measured run on show, got -3 s.',
    );
  });

  test('passes over a column in a unit that is none of its kind; of two alike the first counts', () => {
    expect(readMeasured('time,rtt (min),cwnd\n0,7,1\n', 'x')).toEqual({ name: 'x', time: [0], cwnd: [1] });
    expect(readMeasured('time,cwnd,window,t\n0,1,2,9\n', 'x')).toEqual({ name: 'x', time: [0], cwnd: [1] });
  });

  test('may be as long, as late and as large as is said, and two rows may be of one time', () => {
    const { time } = readMeasured(`time,cwnd\n${'0,1\n'.repeat(LIMITS.measuredRows - 1)}36000,1e9`, 'x');
    expect([time.length, time.at(-1)]).toEqual([LIMITS.measuredRows, LIMITS.duration]);
    expect(readMeasured('time,cwnd\n0,NaN\n1,-\n2,"3"\n', 'n'.repeat(99))).toMatchObject({
      name: 'n'.repeat(LIMITS.identifier),
      cwnd: [null, null, 3],
    });
  });

  test.each([
    ['time,port\n0,5001\n', 'Line 1 of this table must name a column cwnd, rtt or queue beside the time.'],
    ['time,cwnd\n0,1\n1\n', 'Line 3 must have 2 cells, as line 1 has, got “1”.'],
    ['time,cwnd\n0,1\n1,two\n', 'Line 3, column “cwnd”, must be a number or empty, got “two”.'],
    ['time,cwnd\n,1\n', 'Line 2, column “time”, must be a number, got “”.'],
    ['time,cwnd\n2,1\n1,1\n', 'Line 3 must not be before the line above it, 2, got “1”.'],
    ['time,cwnd\n0,1\n40000,1\n', 'Line 3 must be of a time from 0 to 36000 s after the first, got 40000 s.'],
    ['time,rtt\n0,1e12\n1,2e12\n', 'Line 3, column “rtt”, must be at most 1000000000, got “2e12”.'],
    ['time,cwnd\n0,1\n2,1\n1,1\n', 'Line 4 must not be before the line above it, 2, got “1”.'],
    ['time,constructor\n0,1\n', 'Line 1 of this table must name a column cwnd, rtt or queue beside the time.'],
    ['time,cwnd\n0,"\n', 'Line 2, column “cwnd”, must be a number or empty, got “"”.'],
    [`time,${'x'.repeat(1_996)},cwnd\n0,1,1\n`, 'Line 1 must have at most 2000 characters, got 2006.'],
    [`time,cwnd,${'x'.repeat(50)}\n0,1\n`, 'Line 2 must have 3 cells, as line 1 has, got “2”.'],
    ['time,cwnd\n', 'This table of measurements has no row with a value.'],
    [
      `time,cwnd\n${'0,1\n'.repeat(20_001)}`,
      'These measurements have 20001 rows; at most 20000 are read. Take every second or tenth one.',
    ],
  ])('is refused in one line: %#', (text, message) => {
    expect(messageOf(() => readMeasured(text, 'x'))).toBe(message);
  });
});

describe('a log', () => {
  test('of ping -D has a round trip for each answer; its other lines are passed over', () => {
    const log = [
      'PING 10.0.0.2 (10.0.0.2) 56(84) bytes of data.',
      '[1700000000.250000] 64 bytes from 10.0.0.2: icmp_seq=1 ttl=64 time=12.3 ms',
      '[1700000001.250000] no answer yet for icmp_seq=2',
      '[1700000002.250000] 64 bytes from 10.0.0.2: icmp_seq=3 ttl=64 time=412 ms',
      '',
      '--- 10.0.0.2 ping statistics ---',
      '3 packets transmitted, 2 received, 33% packet loss, time 2003ms',
      'rtt min/avg/max/mdev = 12.3/212.1/412.0/199.8 ms',
    ].join('\n');
    expect(isMeasured(log)).toBe(true);
    expect(readMeasured(log, 'ping')).toEqual({
      name: 'ping',
      since: 1700000000.25,
      time: [0, 2],
      rtt: [0.0123, 0.412],
    });
  });

  test('of a queue monitor is a time and a length a line', () => {
    expect(readMeasured('1700000000.1,0\n1700000000.2,17\n', 'q')).toEqual({
      name: 'q',
      since: 1700000000.1,
      time: [0, 0.1],
      queue: [0, 17],
    });
  });

  test.each([
    [
      '64 bytes from 10.0.0.2: icmp_seq=1 ttl=64 time=12.3 ms\n',
      'Line 1 must begin with its time in brackets: let ping write it with -D, got “64 bytes from 10.0.0.2: icmp_seq=1 ttl=6…”.',
    ],
    ['0.1,3\n0.2,x\n', 'Line 2 must be a time and a queue length, got “0.2,x”.'],
    ['0.2,3\n0.1,3\n', 'Line 2 must not be before the line above it, 0.2, got “0.1”.'],
    ['0.2,3\n0.3,1000000001\n', 'Line 2 must have a value of at most 1000000000, got “1000000001”.'],
  ])('is refused in one line: %#', (text, message) => {
    expect(messageOf(() => readMeasured(text, 'x'))).toBe(message);
  });
});

test('a measured run is told from scenarios, exported tables, traces and lessons', () => {
  expect(['{"version":1}', '# sawtooth results 1\ntime (s),x (1)', '1\n2\n', '# A lesson', ''].map(isMeasured)).toEqual(
    Array(5).fill(false),
  );
  const answer = '64 bytes from 10.0.0.2: icmp_seq=1 ttl=64 time=12.3 ms';
  const kinds = [
    'rtt;Time\r\n1;0',
    '0.5 3\n0.6 4',
    ' 1700000000.1;0',
    '-1,3',
    answer,
    `$ ping 10.0.0.2\nPING 10.0.0.2`,
  ];
  expect(kinds.filter((text) => !isMeasured(text))).toEqual([]);
});

test('what was measured last stands until the next measurement, a gap aside, and a second behind the last', () => {
  const value = fc.option(fc.nat(9), { freq: 2 });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(8), value), { minLength: 1 }), fc.nat(80), (steps, tenths) => {
      let now = 0;
      const times = steps.map(([step]) => (now += step / 4));
      const values = steps.map(([, each]) => each);
      const time = tenths / 8;
      const known = values.filter((each, index) => each !== null && times[index]! <= time);
      expect(valueAt(times, values, time)).toBe(time > now + 1 ? null : (known.at(-1) ?? null));
    }),
    { seed: 29, numRuns: 300 },
  );
});

describe('a scenario with a measured run', () => {
  const measured = [{ name: 'lab', since: 1.7e9, time: [0, 1, 2.5], cwnd: [4, null, 9], rtt: [0.1, 0.2, 0.3] }];
  const scenario = scenarioWith({ duration: 4, warmup: 0, sample: 0.5, flows: [{}], measured });

  test('keeps it in its file and in its link', async () => {
    const file = await readFile(JSON.stringify(scenario, null, 2), () => Promise.reject(new Error()));
    expect(file.scenario).toEqual(scenario);
    const hash = await encodeHash(scenario);
    expect((await decodeHash(hash, () => Promise.reject(new Error()))).scenario).toEqual(scenario);
    expect(withoutMeasured(scenario, 0)).toEqual(normalizeScenario({ ...scenario, measured: undefined }));
  });

  test('runs as without it, bit for bit', () => {
    expect(seriesOf(scenario).series.samples.columns.map((column) => column.at(7))).toEqual(
      seriesOf(withoutMeasured(scenario, 0)).series.samples.columns.map((column) => column.at(7)),
    );
  });

  test('has what was measured last at each sample in exports and in the data table, of the rows on show', () => {
    const { series } = seriesOf(scenario);
    const columns = measuredColumns(series, ['window', 'queue']);
    expect(columns.map(({ name, unit }) => `${name} (${unit})`)).toEqual(['measured lab, window (packets)']);
    // Samples end at 0.5, 1 … 4 s; 1 s after the last measurement its value stands no more.
    expect(Array.from({ length: 8 }, (_, sample) => columns[0]!.values.at(sample))).toEqual([4, 4, 4, 4, 9, 9, 9, NaN]);
    const [window, head] = measuredTable(series, ['roundTrip', 'window']);
    expect([head!.head, head!.cell(0, 3), head!.cell(0, 7)]).toEqual(['lab round trip, ms', '200', '–']);
    expect([window!.head, window!.cell(0, 5)]).toEqual(['lab window, packets', '9.0']);
    expect(measuredColumns(series, ['roundTrip'])[0]!.values.at(3)).toBe(0.2);
  });

  test('of several is left with the others when one is taken away', () => {
    const runs = ['one', 'two', 'three'].map((name) => ({ ...measured[0]!, name }));
    const left = withoutMeasured({ ...scenario, measured: runs }, 1);
    expect(left.measured!.map(({ name }) => name)).toEqual(['one', 'three']);
  });

  test.each([
    [{ name: 'x', time: [0, 1], cwnd: [1] }, 'measured[0].cwnd: must have a value for each time, 2, got 1'],
    [{ name: 'x', time: [1, 0] }, 'measured[0].time[1]: must not be before the one above it, 1, got 0'],
    [{ name: 'x', time: [0], cwnd: ['1'] }, 'measured[0].cwnd[0]: must be a number from 0 to 1000000000, got "1"'],
    [{ name: 'x', time: [0], speed: [1] }, 'measured[0].speed: is not a field of the format, got'],
  ])('is refused where it breaks a rule: %#', (run, message) => {
    expect(messageOf(() => scenarioWith({ flows: [{}], measured: [run] }))).toContain(message);
  });
});
