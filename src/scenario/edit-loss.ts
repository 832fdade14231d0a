/** Edits of losses. */
import { findCard, defaultsOf } from '../../workers/engine/scenario/parameter.ts';
import { runsOf } from '../../workers/engine/changes/lose.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { lossModels } from '../../workers/engine/network/losses/index.ts';
import type { LossModel, Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';
import type { FlowChoice } from './flow-choice.ts';
import { withHop } from './hops.ts';
import { withReverse } from './edit-path.ts';

/** What a reader begins with who chooses losses of a kind in place of others. */
export function lossOfKind(kind: LossModel['kind'], before: LossModel, duration: number): LossModel {
  const card = findCard(lossModels, kind)!;
  return card.fresh?.(before, duration) ?? defaultsOf(card);
}

/** The scenario with artificial loss before the queue of a hop. */
export function withLoss(scenario: Scenario, hop: number, model: LossModel): Scenario {
  return withHop(scenario, hop, { loss: model });
}

/** Which packets of one flow are lost by their numbers: its data, or the ACKs of them. */
export interface LostPackets extends FlowChoice {
  ack: boolean;
}

const isOf = ({ group, flow, ack }: LostPackets, event: TimedEvent): event is Extract<TimedEvent, { do: 'lose' }> =>
  event.do === 'lose' && event.group === group && event.flow === flow && event.ack === ack;

/** Numbers of the packets that the scenario loses, in order. */
export function lostPackets({ events }: Scenario, of: LostPackets): number[] {
  const all = events.flatMap((event) => (isOf(of, event) ? event.packets : []));
  return [...new Set(all)].sort((a, b) => a - b);
}

/** The scenario in which just these packets are lost, from the run's start on. To lose ACKs the reverse path is made real. */
export function withLostPackets(scenario: Scenario, of: LostPackets, packets: readonly number[]): Scenario {
  const others = scenario.events.filter((event) => !isOf(of, event));
  if (packets.length === 0) return { ...scenario, events: others };
  const { group, flow, ack } = of;
  const lost: TimedEvent = { at: 0, do: 'lose', group, flow, packets: [...packets], ack };
  return { ...(ack ? withReverse(scenario, true) : scenario), events: [...others, lost] };
}

/** `9, 25, 30-41`. */
export function packetsText(packets: readonly number[]): string {
  return runsOf(packets)
    .map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
    .join(', ');
}

/** Numbers and runs of numbers (`9, 25, 30-41`), none for an empty text; null where it cannot be read or names too many. */
export function readPackets(text: string): number[] | null {
  const packets = new Set<number>();
  for (const part of text.split(/[\s,;]+/).filter(Boolean)) {
    const [first, last = first, ...more] = part.split(/[-–]/);
    if (more.length > 0 || ![first, last].every((number) => /^\d{1,9}$/.test(number!))) return null;
    if (Number(last) < Number(first) || Number(last) - Number(first) >= LIMITS.packetsLost) return null;
    for (let packet = Number(first); packet <= Number(last); packet += 1) packets.add(packet);
    if (packets.size > LIMITS.packetsLost) return null;
  }
  return [...packets].sort((a, b) => a - b);
}
