/** What lost packets did to a run, in words: all of it from the run and from the one without them. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Outcome } from '../../workers/hands/protocol.ts';
import { countText, fixed, rateText } from '../format.ts';
import { type FlowChoice, flowIndex } from '../scenario/flow-choice.ts';
import type { Lost } from './play.ts';

/** Within this time a window is seen to fall for a loss, s. */
const SOON = 2;

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

/** The first fall of a flow's window soon after a time; null if there is none. */
export function fallAfter(
  { times, windows }: Outcome,
  flow: number,
  time: number,
): { at: number; from: number; to: number } | null {
  const values = windows[flow]!;
  for (let index = 1; index < times.length && times[index]! <= time + SOON; index += 1) {
    if (times[index]! < time || values[index]! >= values[index - 1]!) continue;
    return { at: times[index]!, from: values[index - 1]!, to: values[index]! };
  }
  return null;
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
