import { describe, expect, it } from 'vitest';

import { ask, beyondOf, handMade, partOf, readingOf, reasonOf, times, valueOf } from './support/hand-made.ts';
import { changesOf } from '../../workers/measures/step.ts';

/** Something that changes at a time: a live change of loss to what it was, which the hand-made frames do not feel. */
const changeAt = (...at: number[]): object => ({
  events: at.map((time) => ({ at: time, do: 'loss', hop: 0, model: { kind: 'none' } })),
});

/** One flow with these windows after a start at 16, and one loss indication in each round trip after it. */
function persistent(...windows: number[]): ReturnType<typeof handMade> {
  const cwnd = [...times(5, 16), ...windows];
  return handMade({ flows: [{ cwnd, sent: cwnd, lossEvents: [...times(5, 0), ...windows.map(() => 1)] }] });
}

describe('responsiveness D', () => {
  it('is 1 for a flow that halves', () => {
    const { value, caveats } = readingOf(ask('halving-D', persistent(8, 4, 2), { at: 4 }));
    expect({ value, caveats }).toEqual({ value: 1, caveats: [] });
  });

  it('is 6 for a flow that keeps 7/8: five cuts leave 0.513, six 0.449', () => {
    const windows = [1, 2, 3, 4, 5, 6, 7].map((n) => 16 * 0.875 ** n);
    expect(valueOf(ask('halving-D', persistent(...windows), { at: 4 }))).toBe(6);
  });

  it('counts from the first loss indication, not from the disturbance', () => {
    const run = handMade({ flows: [{ cwnd: [16, 16, 16, 16, 17, 8], lossEvents: [0, 0, 0, 0, 0, 1] }] });
    expect(valueOf(ask('halving-D', run, { at: 2 }))).toBe(1);
  });

  it('says if a round trip brought none or two', () => {
    const run = handMade({ flows: [{ cwnd: [16, 16, 12, 12, 6], lossEvents: [0, 0, 1, 0, 2] }] });
    const { value, caveats } = readingOf(ask('halving-D', run, { at: 1 }));
    expect(value).toBe(3);
    expect(caveats).toEqual(['2 of the round trips counted did not bring exactly one loss indication']);
  });

  it('is not reached where the flow does not yield, and does not exist without losses or with long frames', () => {
    expect(beyondOf(ask('halving-D', persistent(15, 14, 13), { at: 4 }))).toBe(3);
    expect(reasonOf(ask('halving-D', handMade({ flows: [{ sent: times(9, 4) }] }), { at: 4 }))).toMatch(
      /^no loss indication reached flow0\[0\] after 4 s/,
    );
    expect(reasonOf(ask('halving-D', handMade({ rtt: 0.5, flows: [{ sent: times(9, 4) }] }), { at: 4 }))).toMatch(
      /^needs a frame for every round trip/,
    );
  });
});

/** 20 packets per round trip, from round trip 40 on these, then 10 for as long. */
function stepDown(...rates: number[]): ReturnType<typeof handMade> {
  return handMade({
    flows: [{ sent: [...times(40, 20), ...rates, ...times(40 - rates.length, 10)] }],
    scenario: changeAt(40),
  });
}

describe('adaptation time R', () => {
  it('is the first round trip from which on the rate stays within 5 % of the step', () => {
    // 10.2 is near enough, 10.6 after it is not.
    const { value, window, parts } = readingOf(ask('adapt-R', stepDown(16, 12, 10.2, 10.6)));
    expect(value).toBe(5);
    expect(window).toMatchObject({ from: 40, to: 80, binRtts: 1 });
    expect(parts.map((part) => part.value)).toEqual([20, 10]);
  });

  it('is 1 for a flow that is there at once, and takes another α or a smoothing', () => {
    expect(valueOf(ask('adapt-R', stepDown()))).toBe(1);
    expect(valueOf(ask('adapt-R', stepDown(16, 12, 10.2, 10.6), { alpha: 0.1 }))).toBe(3);
    // Means of two: 15, 10.
    expect(valueOf(ask('adapt-R', stepDown(), { smooth: 2 }))).toBe(2);
  });

  it('is the same in finer frames', () => {
    const halves = [...times(80, 10), 8, 8, 6, 6, ...times(76, 5)];
    const run = handMade({ period: 0.5, rtt: 1, flows: [{ sent: halves }], scenario: changeAt(40) });
    expect(valueOf(ask('adapt-R', run))).toBe(3);
  });

  it('is not reached while the rate swings, and does not exist without a step', () => {
    const swing = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? 8 : 12));
    expect(beyondOf(ask('adapt-R', stepDown(...swing)))).toBe(40);
    // 10 in the last round trip by chance: not settled, as the new rate is taken from there.
    expect(beyondOf(ask('adapt-R', stepDown(...swing.slice(1), 10)))).toBe(30);
    expect(reasonOf(ask('adapt-R', handMade({ flows: [{ sent: times(80, 9) }], scenario: changeAt(40) })))).toBe(
      'the rate is the same before and after 40 s: no step to follow',
    );
    expect(reasonOf(ask('adapt-R', handMade({ flows: [{ sent: times(80, 9) }] })))).toMatch(
      /^nothing changes in this run/,
    );
    expect(reasonOf(ask('adapt-R', handMade({ flows: [{ sent: times(80, 9) }] }), { at: 80 }))).toMatch(
      /^nothing was recorded after/,
    );
  });

  it('leaves out flows that join or leave, unless they are asked for', () => {
    const stays = { sent: [...times(40, 20), ...times(40, 10)] };
    const joins = { sent: [...times(40, 0), ...times(40, 30)], cwnd: [...times(40, 0), ...times(40, 9)] };
    const run = handMade({ flows: [stays, joins], scenario: changeAt(40) });
    expect(partOf(ask('adapt-R', run), 'T_∞, packets/RTT')).toBe(10);
    expect(partOf(ask('adapt-R', run, { flows: [1] }), 'T_∞, packets/RTT')).toBe(30);
    const replaced = handMade({
      flows: [{ ...joins }, { sent: [...times(40, 9), ...times(40, 0)], cwnd: [...times(40, 9), ...times(40, 0)] }],
      scenario: changeAt(40),
    });
    expect(reasonOf(ask('adapt-R', replaced))).toMatch(/^no flow is there from before/);
  });
});

describe('the part of the step done', () => {
  it('is 0.4, 0.8, 0.98, 1 of the way from 20 to 10; half in 2, 90 % in 3, all in 4 round trips', () => {
    const { value, series } = readingOf(ask('rate-adapt', stepDown(16, 12, 10.2)));
    const expected = [0.4, 0.8, 0.98, 1];
    series[0]!.values.slice(0, 4).forEach((part, n) => expect(part).toBeCloseTo(expected[n]!, 6));
    expect(series[0]!.times[0]).toBe(41);
    expect(value).toBe(1);
    const answer = ask('rate-adapt', stepDown(16, 12, 10.2));
    expect([partOf(answer, 'RTTs to 50 %'), partOf(answer, 'RTTs to 90 %'), partOf(answer, 'RTTs to 100 %')]).toEqual([
      2, 3, 4,
    ]);
  });

  it('shows 50 round trips', () => {
    const run = handMade({ flows: [{ sent: [...times(40, 20), ...times(90, 10)] }], scenario: changeAt(40) });
    expect(readingOf(ask('rate-adapt', run)).window).toMatchObject({ from: 40, to: 90 });
  });

  it('of a step up goes from 0 to 1 as well', () => {
    const run = handMade({ flows: [{ sent: [...times(40, 10), 12, 18, ...times(38, 20)] }], scenario: changeAt(40) });
    const { values } = readingOf(ask('rate-adapt', run)).series[0]!;
    expect(values.slice(0, 3)).toEqual([expect.closeTo(0.2, 9), expect.closeTo(0.8, 9), 1]);
  });
});

describe('the undershoot', () => {
  it('is 1 where the rate never falls below the new one, 0.3 where it falls to 3 of 10, 0 where it falls silent', () => {
    expect(valueOf(ask('overshoot', stepDown(16, 12)))).toBe(1);
    expect(valueOf(ask('overshoot', stepDown(16, 3, 8)))).toBeCloseTo(0.3, 6);
    expect(valueOf(ask('overshoot', stepDown(0, 3, 8)))).toBe(0);
  });

  it('is of steps down to something', () => {
    expect(
      reasonOf(
        ask('overshoot', handMade({ flows: [{ sent: [...times(40, 5), ...times(40, 9)] }], scenario: changeAt(40) })),
      ),
    ).toMatch(/^the rate rises/);
    expect(
      reasonOf(
        ask('overshoot', handMade({ flows: [{ sent: [...times(40, 5), ...times(40, 0)] }], scenario: changeAt(40) })),
      ),
    ).toMatch(/^the new steady rate is 0/);
  });
});

describe('the changes of a scenario', () => {
  const flows = [{ sent: times(100, 1) }];
  const changes = (scenario: object, traffic = [] as object[]): number[] =>
    changesOf(handMade({ flows, traffic: traffic.map((source) => ({ source })), scenario }));

  it('are its events but for drops of packets, in order, each once', () => {
    const events = [
      { at: 60, do: 'loss', hop: 0, model: { kind: 'none' } },
      { at: 30, do: 'rate', hop: 0, rate: 1e6 },
      { at: 30, do: 'stop', group: 'flow0' },
      { at: 7, do: 'drop', group: 'flow0', flow: 0, count: 1 },
    ];
    expect(changes({ events })).toEqual([30, 60]);
  });

  it('are groups that start later or stop, not those that start first', () => {
    const group = (id: string, start: number, stop: number | null): object => ({
      id,
      scheme: { kind: 'tcp' },
      start,
      stop,
    });
    expect(changes({ flows: [group('a', 0, null), group('b', 20, 80)] })).toEqual([20, 80]);
  });

  it('are the edges of square waves, and steps and phases of loss', () => {
    expect(changes({}, [{ wave: 'square', high: 1e5, low: 0, on: 30, off: 10 }])).toEqual([30, 40, 70, 80]);
    const step = (at: number): object => ({ at, model: { kind: 'bernoulli', p: 0.1 } });
    expect(changes({ loss: { kind: 'schedule', steps: [step(0), step(55)] } })).toEqual([55]);
    expect(
      changes({
        loss: {
          kind: 'phases',
          phases: [
            { seconds: 20, every: 9 },
            { seconds: 40, every: null },
          ],
        },
      }),
    ).toEqual([20, 60, 80]);
  });
});
