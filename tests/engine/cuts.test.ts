import { FIRST_HALVES } from '../../workers/engine/schemes/scheme.ts';
import { defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import { describe, expect, it } from 'vitest';

import { friendlyIncrease } from '../../workers/theory/throughput.ts';
import { findScheme, schemes } from '../../workers/engine/schemes/index.ts';
import type { WindowScheme } from '../../workers/engine/schemes/scheme.ts';
import type { RecoveryVariant } from '../../workers/engine/transport/window-law.ts';
import { cutsUntil } from '../schemes/support/window-cuts.ts';
import { loseOnce, openWindow, WindowRig } from './support/window-rig.ts';

const VARIANTS: RecoveryVariant[] = ['reno', 'newreno', 'sack'];

describe.each(VARIANTS)('a cut on %s recovery', (variant) => {
  const gaimd = { kind: 'aimd', a: 0.31, b: 0.125, variant };

  it('halves the first time with every law, and from then on leaves 1 − b of the window', () => {
    for (const b of [0.05, 0.125, 0.5, 0.9]) {
      const scheme = { kind: 'aimd', a: 1, b, variant };
      const found = cutsUntil(new WindowRig({ scheme, settings: openWindow(32), lose: loseOnce(40, 250, 700) }), 8);
      expect(found).toHaveLength(3);
      const [first, ...others] = found.map(({ before, after }) => after / before);
      expect(first).toBe(0.5);
      for (const kept of others) expect(kept).toBeCloseTo(1 - b, 12);
    }
  });

  it('puts the threshold at the whole part of the new window', () => {
    const found = cutsUntil(
      new WindowRig({ scheme: gaimd, settings: openWindow(32), lose: loseOnce(40, 250, 700) }),
      8,
    );
    expect(found.map(({ ssthresh }) => ssthresh)).toEqual(found.map(({ after }) => Math.floor(after)));
  });

  it('in slow start halves with every law, also later in a run', () => {
    // 41 makes the first cut. The flow stops at 3 s, its last three packets are lost and the timer brings them through;
    // at 4 s it starts again, in slow start, and loses a packet there.
    const settings = openWindow(40);
    const last = new WindowRig({ scheme: gaimd, settings, lose: loseOnce(41) }).run(2.95).sent.at(-1)!.sequence;
    let lostInSlowStart = -1;
    const rig: WindowRig = new WindowRig({
      scheme: gaimd,
      settings,
      lose: (sequence, time) => {
        if (time === 1 && (sequence === 41 || (sequence > last - 3 && sequence <= last))) return true;
        if (sequence <= last || rig.sender.cwnd < 6 || lostInSlowStart >= 0) return false;
        lostInSlowStart = sequence;
        return true;
      },
    });
    rig.run(2.95).sender.stop();
    rig.run(4);
    expect(rig.counts).toMatchObject({ lossEvents: 2, timeouts: 1 });
    expect(rig.sender.cwnd).toBeLessThan(rig.sender.ssthresh);
    rig.sender.start();
    const [cut] = cutsUntil(rig, 5);
    expect(lostInSlowStart).toBeGreaterThan(last);
    expect(cut!.after / cut!.before).toBe(0.5);
  });

  it('with truncated windows floors the window before it and after it', () => {
    const profile = 'ns-2 of 2000';
    const settings = { ...openWindow(32), minRto: 5 };
    const tcp = cutsUntil(
      new WindowRig({ scheme: { kind: 'tcp', variant }, profile, settings, lose: loseOnce(40, 250, 700) }),
      8,
    );
    expect(tcp).toHaveLength(3);
    for (const { before, after } of tcp) expect(after).toBe(Math.floor(Math.floor(before) / 2));
    const slow = cutsUntil(new WindowRig({ scheme: gaimd, profile, settings, lose: loseOnce(40, 250, 700) }), 8);
    expect(slow).toHaveLength(3);
    for (const { before, after } of slow.slice(1)) expect(after).toBe(Math.floor(0.875 * Math.floor(before)));
    // The window did have a fraction to lose.
    expect(slow.some(({ before }) => before !== Math.floor(before))).toBe(true);
  });

  it('is of the window in use, which ends at the maximum window', () => {
    const scheme = { kind: 'tcp', variant };
    const rig = new WindowRig({
      scheme,
      settings: { initialWindow: 8, initialSsthresh: 8, maxWindow: 12 },
      lose: loseOnce(200),
    });
    const [cut] = cutsUntil(rig, 5);
    expect(cut!.before).toBeGreaterThan(13);
    expect(cut!.after).toBe(6);
  });

  it('leaves at least one packet, and a threshold of at least 2', () => {
    const scheme = { kind: 'aimd', a: 1, b: 0.95, variant };
    const found = cutsUntil(new WindowRig({ scheme, settings: openWindow(16), lose: loseOnce(20, 80, 140, 200) }), 8);
    expect(found.length).toBeGreaterThanOrEqual(4);
    for (const { after, ssthresh } of found) {
      expect(after).toBeGreaterThanOrEqual(1);
      expect(ssthresh).toBeGreaterThanOrEqual(2);
    }
    expect(found.some(({ after }) => after === 1)).toBe(true);
  });

  it('at a timeout sets the threshold to half of the window, with every law (ns-2.35)', () => {
    // The first cut for 41, later all that is sent within a round trip is lost.
    const rig: WindowRig = new WindowRig({
      scheme: gaimd,
      settings: openWindow(40),
      lose: (sequence, time) => (sequence === 41 && time === 1) || (rig.eventQueue.now > 3 && rig.eventQueue.now < 3.1),
    });
    const timeout = cutsUntil(rig, 8).find(({ after }) => after === 1)!;
    expect(rig.counts.timeouts).toBe(1);
    expect(timeout.ssthresh).toBe(Math.floor(timeout.before / 2));
  });
});

describe('the laws', () => {
  const view = { now: 0, srtt: 0.1, maxWindow: 10_000 };
  const law = (kind: string, values: object) => (findScheme(kind) as WindowScheme).createLaw({ kind, ...values }, view);

  it('of TCP and AIMD(1, 1/2) are the same', () => {
    const tcp = law('tcp', { variant: 'sack' });
    const same = law('aimd', { a: 1, b: 0.5, variant: 'sack' });
    for (const window of [1, 2.5, 7.9, 100, 12_345.6]) {
      expect(same.increase(window)).toBe(tcp.increase(window));
      expect(same.decrease(window)).toBe(tcp.decrease(window));
    }
  });

  it('of AIMD add a in a round trip and keep 1 − b at a loss', () => {
    const slow = law('aimd', { a: 0.31, b: 0.125, variant: 'sack' });
    expect(16 * slow.increase(16)).toBeCloseTo(0.31, 12);
    expect(slow.decrease(16)).toBe(14);
  });

  it('climb as far as the two friendliness rules of the papers say for cuts of 1/2 to 1/256', () => {
    const table: [b: number, timeouts: number, losses: number][] = [
      [1 / 2, 1, 1],
      [1 / 4, 0.5833, 0.4286],
      [1 / 5, 0.48, 0.3333],
      [1 / 8, 0.3125, 0.2],
      [1 / 16, 0.1615, 0.0968],
      [1 / 256, 0.0104, 0.00587],
    ];
    for (const [b, timeouts, losses] of table) {
      expect(friendlyIncrease(b, 'timeouts')).toBeCloseTo(timeouts, 4);
      expect(friendlyIncrease(b, 'losses')).toBeCloseTo(losses, 4);
    }
  });

  it('come with cards whose presets and defaults are within their own bounds', () => {
    for (const card of schemes) {
      const keys = card.parameters.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const values of [{}, ...card.presets.map((preset) => preset.values)] as Record<string, unknown>[]) {
        expect(Object.keys(values).every((key) => keys.includes(key))).toBe(true);
        for (const parameter of card.parameters) {
          const value = values[parameter.key] ?? parameter.default;
          if (parameter.type === 'number') {
            expect(value).toBeGreaterThanOrEqual(parameter.min);
            expect(value).toBeLessThanOrEqual(parameter.max);
          } else if (parameter.type === 'flag') {
            expect(typeof value).toBe('boolean');
          } else if (parameter.type === 'text') {
            expect(typeof value).toBe('string');
          } else {
            expect(parameter.options.map((option) => option.value)).toContain(value);
          }
        }
      }
    }
  });
});

it.each(schemes.filter((scheme) => 'createLaw' in scheme).map((scheme) => [scheme.kind, scheme] as const))(
  'the card of %s says that a first loss halves, where that is not what its law does',
  (_kind, scheme) => {
    const law = scheme.createLaw(defaultsOf(scheme), { now: 0, srtt: 0.1, maxWindow: 1000 });
    const differs = law.cutsAlways !== true && law.decrease(40) !== 20;
    expect(scheme.law.includes(FIRST_HALVES)).toBe(differs);
  },
);
