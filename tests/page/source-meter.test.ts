/** What the unresponsive sources send, as the charts hatch it: of waves the rate that they are set to, of the rest what they sent. */
import { describe, expect, test } from 'vitest';
import { SourceMeter } from '../../src/run/source-meter.ts';
import { scenarioWith } from '../support/scenario.ts';

const PERIOD = 0.5;

/** What is taken, Mbit/s, and the level in the samples that end at these times; `sent` packets of each source in each. */
function taken(fields: object, ends: number[], sent: (source: number, end: number) => number = () => 0): number[][] {
  const scenario = scenarioWith({ duration: 60, flows: [{ id: 'tcp' }], ...fields });
  const meter = new SourceMeter(scenario.traffic, PERIOD);
  return ends.map((end) => {
    meter.take(scenario, end, (source) => sent(source, end));
    return [meter.taken / 1e6, meter.level];
  });
}

const constant = (high: number, start = 0) => ({ kind: 'cbr', wave: 'constant', high, start });

describe('the rate of the sources', () => {
  test('of a constant one is there from its start on, in the sample whose middle it is by', () => {
    expect(taken({ traffic: [constant(2e6, 2)] }, [2, 2.25, 2.5])).toEqual([
      [0, 0],
      [2, 1],
      [2, 1],
    ]);
  });

  test('of a square wave is high and low in turn, counted from when it was switched on', () => {
    const wave = { kind: 'cbr', wave: 'square', high: 4e6, low: 1e6, on: 2, off: 3, start: 1 };
    const ends = [1, 2, 3, 3.5, 6, 6.5].map((time) => time + PERIOD / 2);
    expect(taken({ traffic: [wave] }, ends).map(([rate]) => rate)).toEqual([4, 4, 1, 1, 4, 4]);
    const events = [
      { at: 2.5, do: 'cbr', source: 0, on: false },
      { at: 5.5, do: 'cbr', source: 0, on: true },
    ];
    // Off from 2.5 to 5.5 s; then two seconds high again.
    expect(
      taken(
        { traffic: [wave], events },
        [2.4, 2.6, 5.4, 5.6, 7.4, 7.6].map((time) => time + PERIOD / 2),
      ).map(([rate]) => rate),
    ).toEqual([4, 0, 0, 4, 4, 1]);
  });

  test('of two is that of both, as a part of the most that both send; a change is of its own source', () => {
    const events = [{ at: 5, do: 'cbr', source: 1, on: false }];
    expect(taken({ traffic: [constant(1e6), constant(3e6)], events }, [4, 6])).toEqual([
      [4, 1],
      [1, 0.25],
    ]);
  });

  test('of a wave that changes within a sample is its mean', () => {
    const wave = { kind: 'cbr', wave: 'square', high: 4e6, low: 0, on: 0.1, off: 0.3 };
    expect(taken({ traffic: [wave] }, [1, 2, 3]).map(([rate]) => rate)).toEqual([1, 1, 1]);
    // One whose plateaus last as long as a sample is high and low in turn.
    const just = { ...wave, on: PERIOD, off: PERIOD };
    expect(taken({ traffic: [just] }, [0.5, 1, 1.5, 2]).map(([rate]) => rate)).toEqual([4, 0, 4, 0]);
  });

  test('of bursts is what was sent, averaged over half a second, in eighths of their most', () => {
    const bursts = { kind: 'onoff', sources: 4, rate: 1e6, packetSize: 500 };
    // 4 Mbit/s are 500 packets of 500 bytes in half a second.
    const rates = taken({ traffic: [bursts] }, [0.5, 1, 1.5], (_, end) => (end === 1 ? 500 : 130));
    expect(rates).toEqual([
      [1, 0.25],
      [4, 1],
      [1, 0.25],
    ]);
  });
});
