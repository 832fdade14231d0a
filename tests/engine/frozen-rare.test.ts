/**
 * What happens seldom happens the same for ever: each scheme where packets are lost in bursts, where its timer backs off, where ACKs are lost,
 * where it has nothing to send, … as recorded; and a run that is observed is the same run.
 */
import { expect, test } from 'vitest';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { NumberHash } from '../support/number-hash.ts';
import { scenarioWith } from '../support/scenario.ts';
import { numbersOf, recordsOf } from './support/recorded.ts';
import { CONDITIONS, fieldsOf } from './support/conditions.ts';

/** Events of a run at most. */
const MOST_EVENTS = 1_500;

/** A digest of frames and summary; of an `observed` run another one, of all that is told of its flows, hops and packets. */
function digestsOf(fields: object, observed: boolean): string {
  const scenario = scenarioWith(fields);
  const plain = new Simulation(scenario);
  plain.runUntil(scenario.duration, MOST_EVENTS);
  const numbers = [plain.digest(), numbersOf(plain), ...plain.held().map(({ name, why, times }) => name + why + times)];
  const digest = new NumberHash().take(...numbers).toString();
  if (!observed) return digest;
  const packets = new NumberHash();
  const seen = new Simulation(scenario, undefined, { packet: (time, code) => packets.take(time, code) });
  const records = recordsOf(seen);
  seen.observePackets(0, (what, time, packet) => records.take(what, time, packet));
  seen.runUntil(scenario.duration, MOST_EVENTS);
  expect([seen.digest(), numbersOf(seen)]).toEqual(numbers.slice(0, 2));
  return `${digest} ${records.take(packets.toString()).toString()}`;
}

/** Schemes that differ from TCP by their law alone: a third of the conditions is enough. */
const LAWS = new Set(['aimd', 'binomial', 'simd', 'aiad-h', 'own', 'hands', 'dctcp', 'hands-rate']);

const cases = Object.entries(CONDITIONS).map(([name, conditions], turn) => ({ name, conditions, turn }));

test.each(cases)('where $name, each scheme does what it always did', ({ conditions, turn }) => {
  const lines = schemes.flatMap((card, place) => {
    if (LAWS.has(card.kind) && (turn + place) % 3 > 0) return [];
    // Conditions that name a sender are for the schemes that run over several.
    const namesSender = conditions.settings !== undefined && 'variant' in conditions.settings;
    if (namesSender && !card.parameters.some(({ key }) => key === 'variant')) return [];
    return [`${card.kind} ${digestsOf(fieldsOf(card, conditions, turn), (turn + place) % 6 === 0)}`];
  });
  expect(lines.join('\n')).toMatchSnapshot();
});
