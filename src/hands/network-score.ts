/** What lost packets did to a run, in words: all of it from the run and from the one without them. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { LostByHand, Outcome } from '../../workers/hands/protocol.ts';
import { countText, fixed, rateText } from '../format.ts';
import { type FlowChoice, flowIndex } from '../scenario/flow-choice.ts';
import type { Lost } from './play.ts';

export interface ALoss {
  at: number;
  /** Index among all flows, and its name. */
  flow: number;
  choice: FlowChoice;
}

/** The packets that a game's events lose. */
export function lossesOf(scenario: Scenario): ALoss[] {
  return scenario.events.flatMap((event) => {
    if (event.do !== 'drop') return [];
    const choice = { group: event.group, flow: event.flow };
    const flow = flowIndex(scenario, choice);
    return flow === null ? [] : [{ at: event.at, flow, choice }];
  });
}

/** The game with these packets lost: events with their exact times. */
export function withLosses(scenario: Scenario, lost: readonly Lost[]): object {
  const choices = scenario.flows.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, flow) => ({ group: id, flow })),
  );
  const events = lost.map(({ at, flow }) => ({ at, do: 'drop', ...choices[flow]!, count: 1 }));
  return { ...scenario, events: [...scenario.events, ...events].sort((one, other) => one.at - other.at) };
}

/** What came of a packet that was lost: the fall that answers for it, and for which packet that was. */
export function lostWords({ packet, fall }: LostByHand): string {
  if (packet === null) return 'no packet of it came by any more.';
  if (!fall) return `packet ${packet}: nothing fell for it.`;
  const fell = `from ${fixed(fall.from, 1)} to ${fixed(fall.to, 1)} packets at ${fixed(fall.at, 1)} s`;
  if (fall.packet === packet) return `packet ${packet}: its window fell for it, ${fell}.`;
  const of =
    fall.lostBy === 'hand' ? 'which you lost too' : fall.lostBy ? `${fateWords(fall.lostBy)}, not by you` : 'not yours';
  return `packet ${packet}: its window fell ${fell}, for packet ${fall.packet}, ${of}; one cut answers for all that is missing of a window.`;
}

/** How the queue, or a loss model, made a packet fall. */
function fateWords(fate: string): string {
  return fate === 'lost' ? 'lost on the way' : 'dropped by the queue';
}

export function networkWords(scenario: Scenario, lossy: Outcome, whole: Outcome): string[] {
  const total = ({ flows }: Outcome) => flows.reduce((sum, { goodputBps }) => sum + goodputBps, 0);
  const [with5, without] = [total(lossy), total(whole)];
  const share = without > 0 ? (100 * (without - with5)) / without : 0;
  const count = countText(lossesOf(scenario).length, 'packet');
  const lines = [
    `${count} lost in ${scenario.duration} s: ${rateText(with5)} came through in place of ${rateText(without)}, ${fixed(Math.abs(share), 1)} % ${share >= 0 ? 'less' : 'more'}.`,
  ];
  if (lossy.flows.length > 1)
    lines.push(
      `Jain’s index of fairness, 1 where all get the same, is ${fixed(lossy.fairness, 3)} in place of ${fixed(whole.fairness, 3)}.`,
    );
  return lines;
}
