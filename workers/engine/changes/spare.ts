import { hopsOf } from '../scenario/hops.ts';
import { LIMITS } from '../scenario/limits.ts';
import { flag, number } from '../scenario/parameter.ts';
import { changeCard } from './card.ts';
import { FLOW, GROUP, HOP } from './fields.ts';

/**
 * In another run that packet is not there then, and nothing is spared. `delay` is not for hops that serve flows in turn:
 * what a packet waits for there is not only what came before it.
 */
export const spare = changeCard({
  do: 'spare',
  about:
    'The packet with that number (of an ACK: what it acknowledges) is neither lost nor dropped nor marked at the hop at exactly the event’s time; with `delay` it does not wait there either: what waits before it is sent at once.',
  fields: [
    GROUP,
    FLOW,
    number({
      key: 'packet',
      name: 'Packet',
      // An ACK before the first packet has come acknowledges −1.
      range: [-1, LIMITS.packetNumber],
      default: 0,
      whole: true,
      given: true,
      help: 'Its number.',
    }),
    HOP,
    flag({ key: 'delay', name: 'Delay', default: false, help: 'It does not wait there either.' }),
  ],
  fromStart: true,
  exempts: true,
  ofPackets: true,
  refusal({ hop: at, delay }, scenario) {
    const follows = delay && hopsOf(scenario)[at]!.trace;
    return follows ? { key: 'hop', rule: 'must be a hop that follows no trace' } : null;
  },
  visitsQueue: ({ delay }) => delay,
  begin({ group: id, flow: index, packet, hop: at }, { hops, flowsOf }, time) {
    hops[at]!.spare(flowsOf(id)[index]!.endpoint, packet, time);
  },
  act({ group: id, flow: index, packet, hop: at, delay }, { hops, flowsOf, now }) {
    if (delay) hops[at]!.sendAtOnceBefore(flowsOf(id)[index]!.endpoint, packet, now);
  },
  verb: ({ flow: index, packet, delay }, say) =>
    say.words(delay ? 'spared the delay of packet {packet} of {flow}' : 'spared packet {packet} of {flow}', {
      packet,
      flow: say.flow(index),
    }),
  thing: ({ flow: index }, say) => say.flow(index),
});
