import { describe, expect, it } from 'vitest';

import { NONE, probeTimeout, TailProbe } from '../../workers/engine/transport/tail-probe.ts';

function sent(end: number, again: number): TailProbe {
  const probe = new TailProbe();
  probe.begin(end, again);
  return probe;
}

describe('a tail loss probe', () => {
  it('is under way until an ACK of all that had been sent with it comes, or recovery begins', () => {
    expect(new TailProbe().underWay).toBe(false);
    const probe = sent(20, NONE);
    expect(probe.answer(19, true)).toBe(NONE);
    expect(probe.underWay).toBe(true);
    expect(probe.answer(20, true)).toBe(NONE);
    expect(probe.underWay).toBe(false);
    const other = sent(20, 20);
    other.forget();
    expect(other.underWay).toBe(false);
  });

  it('that was new data has replaced nothing, with any acknowledgment', () => {
    expect(sent(20, NONE).answer(25, true)).toBe(NONE);
  });

  it('that was sent again has replaced a lost packet if later data are acknowledged and it did not arrive twice', () => {
    const probe = sent(20, 18);
    // The ACK of all tells not yet which of the two has come.
    expect(probe.answer(20, true)).toBe(NONE);
    expect(probe.underWay).toBe(true);
    expect(probe.answer(21, true)).toBe(18);
    expect(probe.underWay).toBe(false);
    const twice = sent(20, 18);
    expect(twice.answer(20, true)).toBe(NONE);
    expect(twice.answer(20, false)).toBe(NONE);
    expect(twice.underWay).toBe(false);
  });

  it('goes after two round trips and 2 ms, of a packet that is alone the least timeout more, before any sample after 1 s', () => {
    expect(probeTimeout(0.1, false, 0.2)).toBeCloseTo(0.202, 12);
    expect(probeTimeout(0.1, true, 0.2)).toBeCloseTo(0.4, 12);
    expect(probeTimeout(0, false, 0.2)).toBe(1);
  });
});
