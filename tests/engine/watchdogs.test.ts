import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Calendar, Timer } from '../../workers/engine/calendar.ts';
import { Watchdog, Watchdogs } from '../../workers/engine/watchdogs.ts';
import { runs } from './support/property.ts';

describe('watchdogs', () => {
  it('run out when timers of their own would, however they are set, cancelled and set again, from outside and from their expiry', () => {
    const action = fc.record({
      after: fc.double({ min: 0, max: 3, noNaN: true }),
      which: fc.nat(),
      // Now and then for a time that has passed.
      deadline: fc.option(fc.double({ min: -0.5, max: 5, noNaN: true }), { freq: 5 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.array(action, { maxLength: 150 }), fc.array(fc.double({ min: 0.01, max: 2, noNaN: true }), { maxLength: 30 }), (count, actions, again) => {
        const expiries = (make: (calendar: Calendar) => (onExpiry: () => void) => Pick<Timer, 'set' | 'cancel' | 'pending'>): [number, number][] => {
          const calendar = new Calendar();
          const log: [number, number][] = [];
          const renewals = [...again];
          const making = make(calendar);
          const all = Array.from({ length: count }, (_, index) =>
            making(() => {
              log.push([calendar.now, all[index]!.pending ? -1 : index]);
              const after = renewals.pop();
              if (after !== undefined) all[index]!.set(calendar.now + after);
            }),
          );
          let now = 0;
          for (const { after, which, deadline } of actions) {
            now += after;
            calendar.run(now, Infinity);
            calendar.advanceTo(now);
            if (deadline === null) all[which % count]!.cancel();
            else all[which % count]!.set(now + deadline);
            log.push([now, all[which % count]!.pending ? 1_000 : 2_000]);
          }
          calendar.run(now + 100, Infinity);
          // Those of one instant may come in another order.
          return log.sort(([a, i], [b, j]) => a - b || i - j);
        };
        const together = expiries((calendar) => {
          const watchdogs = new Watchdogs(calendar);
          return (onExpiry) => new Watchdog(watchdogs, onExpiry);
        });
        expect(together).toEqual(expiries((calendar) => (onExpiry) => new Timer(calendar, onExpiry)));
      }),
      runs(300),
    );
  });

  it('that are set anew each round trip have few events among them', () => {
    const calendar = new Calendar();
    const watchdogs = new Watchdogs(calendar);
    const all = Array.from({ length: 20 }, () => new Watchdog(watchdogs, () => expect.unreachable()));
    let events = 0;
    for (let step = 0; step < 2_000; step += 1) {
      events += calendar.run(step / 20, Infinity);
      calendar.advanceTo(step / 20);
      all[step % 20]!.set(step / 20 + 1.5);
    }
    // 100 round trips of 1 s: a timer each would have 20 events in most of them.
    expect(events).toBeLessThan(300);
  });
});
