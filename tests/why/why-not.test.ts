/** Why a flow does not cut once more, and why it sends no more: of what is recorded, with its numbers, and nothing where nothing is. */
import { describe, expect, test } from 'vitest';
import { whyNot } from '../../src/why/why-not.ts';
import { HOLDS, STATES, type Hold } from '../../workers/engine/transport/causes.ts';
import { changeOf, fateOf, plain, told, type Change, type Narrated, type PacketFate } from './support/told.ts';

const tcp = { kind: 'tcp' };

function said(run: Narrated, time: number, cut: Change | null = null): [text: string, time: number | null][] {
  return whyNot(run, time, cut).map((each) => [plain(each.text), each.time]);
}

describe('no second cut', () => {
  // For packet 100; it answers for all up to 120.
  const cut = changeOf('third duplicate ACK', [100, 40, 0, 120]);
  const own = fateOf('dropped, queue full', 100, 9);
  const answered = (...fates: PacketFate[]) => said(told(tcp, { changes: [cut], fates: [own, ...fates] }), 10.5, cut);

  test('is said of the first packet of the same window, and of how many there are', () => {
    expect(
      answered(fateOf('lost', 105, 9.1), fateOf('ACK dropped', 107, 9.2), fateOf('dropped early', 120, 9.3)),
    ).toEqual([
      [
        'It did not cut again for packet 105 and 1 more, lost as well: sent before the cut, which answers for all up to packet 120. So one cut answers for a whole window of data.',
        9.1,
      ],
    ]);
    expect(answered(fateOf('pushed out', 120, 9.1))[0]![0]).toMatch(
      /^It did not cut again for packet 120, dropped as well/,
    );
  });

  test('is not said of the packet of the cut, of earlier or later ones, or of what is still to come', () => {
    expect(answered()).toEqual([]);
    expect(answered(fateOf('dropped, queue full', 99, 8.9), fateOf('dropped, queue full', 121, 9.9))).toEqual([]);
    expect(answered(fateOf('dropped, queue full', 110, 10.6))).toEqual([]);
  });

  test('is said of marks as of marks', () => {
    const marked = changeOf('mark', [100, 40, 0, 120]);
    const fates = [fateOf('marked', 100, 9), fateOf('marked at the head', 103, 9.1)];
    expect(said(told(tcp, { changes: [marked], fates }), 10.5, marked)[0]![0]).toMatch(
      /^It did not cut again for packet 103, marked as well: .* So the mark has been answered already\.$/,
    );
  });

  test('of a timeout answers for what was sent before it, of which it has the number elsewhere', () => {
    const timeout = changeOf('timeout', [100, 40, 0, 1, 120]);
    const fates = [own, fateOf('dropped, queue full', 119, 9.1)];
    expect(said(told(tcp, { changes: [timeout], fates }), 10.5, timeout)[0]![0]).toContain('up to packet 120.');
  });

  test('is said of the cut that a window still comes down for', () => {
    const threshold = { ...cut, variable: 'ssthresh' as const };
    const down = changeOf('rate reduction', [20, 40, 10, 5, 30], { time: 10.3 });
    const fates = [own, fateOf('lost', 105, 9.1)];
    expect(said(told(tcp, { changes: [threshold, down], fates }), 10.5, down)[0]![0]).toContain('for packet 105, lost');
  });

  test('is said of TFRC’s losses within a round trip of the first, and of none later', () => {
    const event = changeOf('loss event', [100, 0.01, 0.1], { variable: 'rate' });
    const losses = (...times: number[]) =>
      said(
        told(
          { kind: 'tfrc' },
          { changes: [event], fates: [own, ...times.map((time, index) => fateOf('lost', 101 + index, time))] },
        ),
        9.99,
        event,
      )
        .map(([text]) => text)
        .filter((text) => text.includes('same loss event'));
    expect(losses(9.05, 9.08)).toEqual([
      'Packet 101 was lost too, 50 ms after packet 100: within one round trip it is the same loss event.',
    ]);
    expect(losses(9.2)).toEqual([]);
  });
});

describe('a loss that has not been answered', () => {
  const dropped = fateOf('dropped, queue full', 121, 10.2);
  const ofScheme = (scheme: object, ...changes: Change[]) =>
    said(told(scheme, { changes, fates: [dropped] }), 10.5).find(([text]) => text.startsWith('It has not cut'));

  test('is not known yet, until something answers to it', () => {
    expect(ofScheme(tcp)).toEqual(['It has not cut for packet 121, dropped: nothing has told it yet.', 10.2]);
    const early = changeOf('third duplicate ACK', [100, 40, 0, 120], { time: 10.1 });
    expect(ofScheme(tcp, early)).toBeDefined();
    for (const variable of ['cwnd', 'rate', 'state'] as const)
      expect(ofScheme(tcp, { ...early, variable, time: 10.3, until: 10.3 })).toBeUndefined();
    expect(ofScheme(tcp, changeOf('growth', [0], { time: 10.3 }))).toBeDefined();
    expect(
      ofScheme({ kind: 'tear' }, changeOf('nothing arrives', [9], { time: 10.3, variable: 'rate' })),
    ).toBeUndefined();
  });

  test('is told of the last of several', () => {
    const fates = [dropped, fateOf('marked', 130, 10.3), fateOf('lost', 140, 10.6)];
    expect(said(told(tcp, { fates }), 10.5)).toEqual([
      ['It has not cut for packet 130, marked: nothing has told it yet.', 10.3],
    ]);
  });

  test('does not matter to BBR, and to TFRCP only at the end of an interval, not in start-up', () => {
    const state = (name: (typeof STATES)[number]) =>
      changeOf('start', [], { variable: 'state', time: 1, before: 0, after: STATES.indexOf(name) });
    expect(ofScheme({ kind: 'bbr' })![0]).toContain('BBR goes by delivery rates, not by losses.');
    expect(ofScheme({ kind: 'tfrcp', interval: 2.5 }, state('equation'))![0]).toContain(
      'it looks at losses only once in 2.5 s.',
    );
    expect(ofScheme({ kind: 'tfrcp', interval: 2.5 }, state('start-up'))![0]).toContain('nothing has told it yet.');
  });
});

describe('it sends no more', () => {
  const hold = (name: Hold) =>
    changeOf('sent', [], { variable: 'hold', time: 9.5, before: NaN, after: HOLDS.indexOf(name) });
  const rto = (until = 9) => changeOf('round trip', [0.1, 0.3, 1], { variable: 'rto', time: 8, until, after: 0.3 });
  const recovery = changeOf('third duplicate ACK', [1], {
    variable: 'state',
    time: 9,
    after: STATES.indexOf('fast recovery'),
  });
  const window = changeOf('recovered', [90], { time: 9, after: 20 });
  const of = (scheme: object, changes: Change[], windows: number[] = []) =>
    said(told(scheme, { changes, windows }), 10).map(([text]) => text);

  test.each<[Hold, string]>([
    ['window full', 'It sends no more: its window of 20.0 is full, so each further packet waits for an ACK.'],
    [
      'probe sent',
      'It sends no more: nothing came back for two round trips. It has sent a probe beyond its window, and waits for the ACK.',
    ],
    ['handshake', 'It sends no data yet: the handshake has not been acknowledged.'],
    ['no data', 'It sends nothing new: the application has no more data.'],
    ['pacing', 'It sends no sooner: it paces its packets.'],
    ['window below one', 'It sends nothing: marks have cut its window below one packet.'],
  ])('%s', (name, text) => {
    expect(of(tcp, [window, hold(name)])).toEqual([text]);
    // With a timer that runs, where an ACK is waited for.
    const timed = ['no data', 'pacing'].includes(name)
      ? text
      : `${text} If none comes, the timer ends the wait after 300 ms.`;
    expect(of(tcp, [window, rto(), hold(name)])).toEqual([timed]);
    // Of a timeout that still changes the record has only the last value.
    expect(of(tcp, [window, rto(11), hold(name)])).toEqual([text]);
  });

  test('in recovery because what is lost counts as on its way', () => {
    expect(of(tcp, [window, recovery, hold('window full')])).toEqual([
      'It sends no more: it still repairs a loss, and as much as its window of 20 allows counts as on its way.',
    ]);
  });

  test('with a window that still grows, as the samples have it', () => {
    const growing = changeOf('growth', [0], { time: 8, until: 12, after: 25 });
    const full = (windows: number[]) => of(tcp, [growing, hold('window full')], windows)[0];
    expect(full([1, 2, 3, 4, 5, 6, 7, 8, 9, 22, 23])).toContain('its window of 22.0 is full');
    // Before the first sample there is none.
    expect(full([])).toContain('its window of – is full');
  });

  test('where a rate is a clock until the next packet is due, but BBR’s is not all', () => {
    const rate = changeOf('report', [50, 0.1], { variable: 'rate', time: 9, after: 50 });
    expect(of({ kind: 'tfrc' }, [rate])).toEqual([
      'It sends no sooner: its rate is a clock, with a packet every 20 ms.',
    ]);
    expect(of({ kind: 'bbr' }, [rate])).toEqual([]);
    expect(of({ kind: 'bbr' }, [rate, hold('pacing')])).toEqual([
      'It sends no sooner: it paces its packets, one every 20 ms.',
    ]);
    expect(of(tcp, [])).toEqual([]);
  });

  test('since it is done or was stopped, and not for what it waited for', () => {
    const end = (cause: 'finished' | 'stop') =>
      changeOf(cause, [], { variable: 'active', time: 9.7, before: 1, after: 0 });
    expect(of(tcp, [hold('window full'), end('finished')])).toEqual(['It sends no more: all its data have arrived.']);
    expect(of(tcp, [hold('window full'), end('stop')])).toEqual([
      'It sends no more: it was stopped, and offers no new data.',
    ]);
    const again = changeOf('start', [], { variable: 'active', time: 9.8, before: 0, after: 1 });
    expect(of(tcp, [hold('no data'), end('stop'), again])[0]).toContain('the application has no more data');
  });
});
