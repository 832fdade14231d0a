/**
 * What happens seldom happens the same for ever: each scheme where packets are lost in bursts, where its timer backs off, where ACKs are lost,
 * where it has nothing to send, … as recorded; and whoever looks changes nothing.
 */
import { expect, test } from 'vitest';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { NumberHash } from '../support/number-hash.ts';
import { scenarioWith } from '../support/scenario.ts';
import { numbersOf, recordsOf } from './support/recorded.ts';
import { fieldsOf, WEATHERS } from './support/weathers.ts';

/** Events of a run at most. */
const MOST_EVENTS = 1_500;

/** Frames and summary; and where it is `watched`, all that is told of flows, hops and packets, of the same run. */
function kept(fields: object, watched: boolean): string {
  const scenario = scenarioWith(fields);
  const alone = new Simulation(scenario);
  alone.runUntil(scenario.duration, MOST_EVENTS);
  const numbers = [alone.digest(), numbersOf(alone), ...alone.held().map(({ name, why, times }) => name + why + times)];
  const both = new NumberHash().take(...numbers);
  if (!watched) return both.toString();
  const packets = new NumberHash();
  const seen = new Simulation(scenario, undefined, { packet: (time, code) => packets.take(time, code) });
  const records = recordsOf(seen);
  seen.observePackets(0, (what, time, packet) => records.take(what, time, packet));
  seen.runUntil(scenario.duration, MOST_EVENTS);
  expect([seen.digest(), numbersOf(seen)]).toEqual(numbers.slice(0, 2));
  return [both, records.take(packets.toString())].join(' ');
}

/** Those that differ from TCP by their law alone: a third of the weathers tells it. */
const LAWS = new Set(['aimd', 'binomial', 'simd', 'aiad-h', 'own', 'hands', 'dctcp', 'hands-rate']);

const weathers = Object.entries(WEATHERS).map(([name, weather], turn) => ({ name, weather, turn }));

test.each(weathers)('where $name, each scheme does what it always did', ({ weather, turn }) => {
  const lines = schemes.flatMap((card, place) => {
    if (LAWS.has(card.kind) && (turn + place) % 3 > 0) return [];
    // Today's senders are those of schemes that can be had over several.
    const isModern = weather.settings !== undefined && 'variant' in weather.settings;
    if (isModern && !card.parameters.some(({ key }) => key === 'variant')) return [];
    return [`${card.kind} ${kept(fieldsOf(card, weather, turn), (turn + place) % 6 === 0)}`];
  });
  expect(lines.join(', ')).toMatchSnapshot();
});
