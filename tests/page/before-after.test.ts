/** What a change did, in numbers: the same stretch of both runs, of the flows that both have. */
import { expect, test } from 'vitest';
import { beforeAfter } from '../../src/first/before-after.ts';
import { RunSeries } from '../../src/run/series.ts';
import { flowOffset, hopOffset } from '../../workers/engine/sampling/frame.ts';
import { framesOf, layoutOf, scenario } from './support/run-parts.ts';

/** 20 s in which each flow sends so many packets in 0.1 s, from 15 s on twice as many, loses one in ten, and so many wait. */
function series(packets: number, waiting: number, seconds = 20): RunSeries {
  const of = new RunSeries(scenario, layoutOf(scenario));
  const frames = framesOf(scenario, 10 * seconds, (row, index, layout) => {
    for (let flow = 0; flow < 3; flow++) {
      const sent = packets * (index < 150 ? 1 : 2);
      row[flowOffset(flow, 'sent')] = sent;
      row[flowOffset(flow, 'delivered')] = row[flowOffset(flow, 'dropped')] = sent / 10;
    }
    row[hopOffset(layout, 0, 'queueMean')] = waiting;
  });
  of.append(0, 10 * seconds, frames);
  return of;
}

test('are means of the last ten seconds, from the change on, as far as both runs have come', () => {
  const [before, after] = [series(10, 5), series(20, 15)];
  const numbers = (since: number, time: number, other = after) =>
    beforeAfter(before, other, since, time)?.map(
      ({ name, unit, before: one, after: two }) => `${name} ${one} ${two} ${unit}`,
    );
  // 5 and 15 packets of 8,000 bits at 4 Mbit/s; three flows that get a tenth of 10 and 20 packets in 0.1 s.
  const first = ['wait 10 30 ms', 'lost 10.0 10.0 %', 'TCP 0.24 0.48 Mbit/s'];
  expect(numbers(0, 12)).toEqual(first);
  expect(numbers(11, 12)).toEqual(first);
  // Less than a second since the change.
  expect(numbers(11.2, 12)).toBeUndefined();
  // Half of ten seconds with twice as much; all of five.
  expect(numbers(0, 20)![2]).toBe('TCP 0.36 0.72 Mbit/s');
  expect(numbers(15, 20)![2]).toBe('TCP 0.48 0.96 Mbit/s');
  // The other run has come to 6 s only.
  expect(numbers(0, 20, series(20, 15, 6))).toEqual(first);
});
