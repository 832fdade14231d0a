import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { RecoveryVariant } from '../../workers/engine/transport/window-law.ts';
import { runs } from './support/property.ts';
import { openWindow, WindowRig } from './support/window-rig.ts';

const VARIANTS: RecoveryVariant[] = ['reno', 'newreno', 'sack'];

/** Sets of losses and marks: by number of the packet and of its transmission. */
const fate = fc.record({
  // Not packet 1: while packet 0 is the only one acknowledged, ns-2 (bugfix_ss_) and so we may cut again.
  lost: fc.uniqueArray(fc.integer({ min: 2, max: 400 }), { maxLength: 60 }),
  lostAgain: fc.uniqueArray(fc.integer({ min: 2, max: 400 }), { maxLength: 10 }),
  marked: fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 40 }),
  window: fc.integer({ min: 2, max: 60 }),
  limitedTransmit: fc.boolean(),
  truncateWindows: fc.boolean(),
});

describe.each(VARIANTS)('with any losses and marks, a %s sender', (variant) => {
  it('cuts at most once per window: all sent before a cut is acknowledged before the next one that is no timeout', () => {
    let cutsSeen = 0;
    fc.assert(
      fc.property(fate, ({ lost, lostAgain, marked, window, limitedTransmit, truncateWindows }) => {
        const [first, again, marks] = [new Set(lost), new Set(lostAgain), new Set(marked)];
        const rig = new WindowRig({
          scheme: { kind: 'aimd', a: 1, b: 0.25, variant },
          ecn: true,
          settings: { ...openWindow(window), limitedTransmit, truncateWindows },
          lose: (sequence, time) => (time === 1 && first.has(sequence)) || (time === 2 && again.has(sequence)),
          mark: (sequence) => marks.has(sequence),
        });
        let cuts = 0;
        let acks = 0;
        let sentAtCut = -1;
        let lastWasTimeout = false;
        let highest = -1;
        let seen = 0;
        rig.watch(12, () => {
          const { lossEvents } = rig.counts;
          if (lossEvents > cuts) {
            const byTimer = rig.acks.length === acks;
            const { acknowledged, echo } = rig.acks.at(-1) ?? { acknowledged: -1, echo: false };
            // Right after a timeout a mark may cut again (tcp.cc `ecn`).
            if (!byTimer && !(lastWasTimeout && echo)) {
              expect(acknowledged).toBeGreaterThanOrEqual(sentAtCut);
              cutsSeen += 1;
            }
            sentAtCut = highest;
            lastWasTimeout = byTimer;
            cuts = lossEvents;
          }
          acks = rig.acks.length;
          for (; seen < rig.sent.length; seen += 1) highest = Math.max(highest, rig.sent[seen]!.sequence);
        });
      }),
      runs(60, 3),
    );
    expect(cutsSeen).toBeGreaterThan(100);
  });

  it('brings every packet through in the end and keeps its window at 1 or more', () => {
    fc.assert(
      fc.property(fate, ({ lost, lostAgain, marked, window, limitedTransmit, truncateWindows }) => {
        const [first, again, marks] = [new Set(lost), new Set(lostAgain), new Set(marked)];
        const rig = new WindowRig({
          scheme: { kind: 'tcp', variant },
          ecn: true,
          settings: { ...openWindow(window), limitedTransmit, truncateWindows, maxWindow: 80 },
          lose: (sequence, time) => (time === 1 && first.has(sequence)) || (time === 2 && again.has(sequence)),
          mark: (sequence) => marks.has(sequence),
        });
        let least = Infinity;
        rig.watch(400, ({ cwnd }) => {
          least = Math.min(least, cwnd);
          if ((rig.acks.at(-1)?.acknowledged ?? -1) > 400) rig.sender.stop();
        });
        expect(least).toBeGreaterThanOrEqual(1);
        const { sent, delivered, dropped } = rig.counts;
        expect(rig.acks.at(-1)!.acknowledged).toBe(Math.max(...rig.sent.map(({ sequence }) => sequence)));
        expect(delivered + dropped).toBe(sent);
        // A flow that is done lets its timer go.
        rig.run(800);
        expect(rig.counts.sent).toBe(sent);
      }),
      runs(60, 3),
    );
  });
});
