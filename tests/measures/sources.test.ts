import { describe, expect, it } from 'vitest';

import { ask, handMade, partOf, reasonOf, times, valueOf } from './support/hand-made.ts';

const from = { from: 1 };

describe('a source that nobody slows down', () => {
  const run = handMade({
    flows: [{ sent: times(5, 40) }],
    traffic: [
      { sent: times(5, 100), delivered: [0, 90, 90, 90, 90], dropped: [100, 10, 10, 10, 10] },
      { sent: times(5, 50), delivered: times(5, 50), dropped: times(5, 0), source: { packetSize: 500 } },
    ],
  });

  it('delivers 90 packets of 1,000 bytes in a second, and loses 10 of 100', () => {
    expect(valueOf(ask('source-rate', run, { ...from, source: 0 }))).toBe(720_000);
    expect(valueOf(ask('source-loss', run, { ...from, source: 0 }))).toBe(0.1);
    expect(valueOf(ask('source-rate', run, { ...from, source: 1 }))).toBe(200_000);
    expect(valueOf(ask('source-loss', run, { ...from, source: 1 }))).toBe(0);
  });

  it('is every one of them together, if none is named', () => {
    expect(valueOf(ask('source-rate', run, from))).toBe(920_000);
    expect(valueOf(ask('source-loss', run, from))).toBe(40 / 600);
    expect(partOf(ask('source-loss', run, from), 'sent')).toBe(600);
  });

  it('has no rate where none runs, where there is none of that number, and no loss where nothing was sent', () => {
    expect(reasonOf(ask('source-rate', run, { ...from, source: 2 }))).toBe('there is no source 2 in the run');
    const alone = handMade({ flows: [{ sent: times(5, 40) }] });
    expect(reasonOf(ask('source-loss', alone, from))).toBe('no source runs beside the flows');
    const silent = handMade({ flows: [{ sent: times(5, 40) }], traffic: [{ sent: times(5, 0) }] });
    expect(reasonOf(ask('source-loss', silent, from))).toBe('no source sent anything in the window');
  });
});
