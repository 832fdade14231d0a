/** The numbers and words on the stage at their bounds: nobody waits, a full queue, nobody sends, all send. */
import { beforeAll, describe, expect, test } from 'vitest';
import { DropLog, PacketStore } from '../../src/run/packet-store.ts';
import { RunSeries } from '../../src/run/series.ts';
import { StagePainter } from '../../src/stage/painter.ts';
import { flowOffset, trafficOffset } from '../../workers/engine/sampling/frame.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { fakeCanvas, stubBrowser } from './support/fake-canvas.ts';
import { goOn, observedRun } from './support/observed-run.ts';
import { framesOf, layoutOf, PERIOD, scenario } from './support/run-parts.ts';

beforeAll(stubBrowser);

type Shown = Parameters<StagePainter['draw']>[0];

/** What the stage says of a run at rest at `time` (s), with spaces that may break; `queue` is the page's number of packets that wait. */
function saidOf(run: object, time: number, queue: number): string[] {
  const { canvas, drawing } = fakeCanvas();
  const state = { playing: false, speed: 1, pointed: null, highlight: null, hop: 0, numbers: { queue } };
  const painter = new StagePainter(canvas);
  painter.draw({ run, time, state } as unknown as Shown, 1084, 254, 1, false, 1_000);
  return drawing.words.map(({ text }) => text.replaceAll('\u00a0', ' '));
}

/** What is said of the queue: how many wait, and what room is left. */
const ofQueue = (said: readonly string[]): string[] => said.filter((text) => /waiting|room for|full:/.test(text));

describe('what the stage says of a queue', () => {
  const LIMIT = 12;
  const path = (queue: object) => [{ rate: 4e6, delay: 0.02, queue: { limit: LIMIT, ...queue } }];

  test.each([
    ['drop-tail', { kind: 'droptail' }, ''],
    ['RED', { kind: 'red', minThreshold: 3, maxThreshold: 9 }, 'RED, '],
  ])('of %s: what waits and what has room come to its limit; with no room the next one falls', (_, queue, name) => {
    const of = normalizeScenario({ ...scenario, path: path(queue) });
    const series = new RunSeries(of, layoutOf(of));
    series.append(0, 10, framesOf(of, 10));
    const run = { series, packets: new PacketStore(), drops: new DropLog(), wiring: [] };
    for (let waiting = 0; waiting <= LIMIT + 1; waiting++)
      expect(ofQueue(saidOf(run, 10 * PERIOD, waiting)).toSorted(), `${waiting}`).toEqual(
        [
          `${waiting} waiting`,
          waiting < LIMIT ? `${name}room for ${LIMIT - waiting}` : 'full: the next one falls',
        ].toSorted(),
      );
  });

  test('packet by packet: when a packet falls it is full, and what it says adds up at any time', () => {
    const run = observedRun({ path: path({ kind: 'droptail' }) });
    goOn(run, 8);
    const shown = { ...run, wiring: run.simulation.wiring };
    const falls = Array.from({ length: run.drops.length }, (_, index) => run.drops.timeOf(index)).filter(
      (at) => at > 4,
    );
    expect(falls.length).toBeGreaterThan(20);
    for (const time of falls.slice(0, 20))
      expect(ofQueue(saidOf(shown, time, LIMIT)), `${time}`).toEqual([`${LIMIT} waiting`, 'full: the next one falls']);
    for (let time = 4; time < 8; time += 0.1) {
      const [, waiting] = /(\d+) waiting/.exec(saidOf(shown, time, 0).join())!;
      expect(ofQueue(saidOf(shown, time, Number(waiting)))).toContainEqual(
        Number(waiting) < LIMIT ? `room for ${LIMIT - Number(waiting)}` : 'full: the next one falls',
      );
    }
  });
});

describe('what the stage says of senders', () => {
  const COUNT = 20;
  const of = normalizeScenario({
    ...scenario,
    flows: [
      { id: 'many', count: COUNT },
      { id: 'rated', scheme: { kind: 'rap' }, count: COUNT },
      { id: 'one', scheme: { kind: 'vegas' } },
    ],
    traffic: [{ kind: 'cbr', high: 1e6 }],
  });
  const series = new RunSeries(of, layoutOf(of));
  // In sample number k the first k flows of each group send, with windows of 4, 6, 8…; the last ones and the source from the middle on.
  series.append(
    0,
    COUNT + 1,
    framesOf(of, COUNT + 1, (row, sample, layout) => {
      for (let flow = 0; flow <= 2 * COUNT; flow++) {
        const place = flow % COUNT;
        const sends = flow === 2 * COUNT ? sample > COUNT / 2 : place < sample;
        row[flowOffset(flow, 'cwnd')] = sends ? 4 + 2 * place : 0;
        row[flowOffset(flow, 'sent')] = row[flowOffset(flow, 'delivered')] = sends ? 5 : 0;
      }
      row[trafficOffset(layout, 0, 'sent')] = sample > COUNT / 2 ? 10 : 0;
    }),
  );
  const run = { series, packets: new PacketStore(), drops: new DropLog(), wiring: [] };

  test('a group’s window is the mean of those that send, from none of them to all', () => {
    for (let sample = 0; sample <= COUNT; sample++) {
      const said = saidOf(run, (sample + 1) * PERIOD, 3);
      const ofGroups = said.filter((text) => /^(windows?|sends?) \d|^not sending$|^silent$/.test(text));
      // 4, 6, 8… have this mean.
      const many = sample === 0 ? 'not sending' : `windows ${(3 + sample).toFixed(1)}`;
      expect(ofGroups[0], `${sample} of ${COUNT}`).toBe(many);
      expect(ofGroups[1]).toMatch(sample === 0 ? /^not sending$/ : /^send \d+\.\d\d( Mbit\/s)?$/);
      const late = sample > COUNT / 2;
      // In one line with its name.
      expect(said[said.indexOf('Vegas') - 1]).toBe(late ? '4.0' : '–');
      expect(ofGroups[2]).toMatch(late ? /^sends \d+\.\d\d( Mbit\/s)?$/ : /^silent$/);
      for (const text of said) expect(text).not.toMatch(/NaN|Infinity|undefined|−\d/);
    }
  });
});
