/** Why a window is cut for a loss or a mark, and what follows until all is repaired. */
import { type Facts, say, type Said, type Source, type Text } from '../telling.ts';
import { cause } from './card.ts';

/** A packet that is missing or marked; the window cut, 1 if it was halved in place of the law's cut (told as 2 where that is another one), the highest packet sent. */
const NUMBERS = ['packet', 'cut', 'halved', 'highest'] as const;
type Cut = (typeof NUMBERS)[number];

/** What all of them have in common; the law's terms follow their numbers, and their rule is the scheme's. */
const CUT = { numbers: NUMBERS, open: true } as const;
const TOLD = {
  told: 'cut',
  namesPacket: true,
  answers: 'loss',
  answersUpTo: 'highest',
  behind:
    'Packet {packet} was found missing: the threshold became {after:packets}, where the window had been {cut:packets}.',
  behindPacket: true,
} as const;

/** How the narrator says what a cut leaves, by `how`: it halves, cuts otherwise, or begins again from one. */
const NUMBERED = '{how?halves|cuts|begins again}: {before:pair} to {after:pair}.';

/** By when the flow hears of a packet that fell; else what it heard. */
function heard(otherwise: Text, fromOne = false): (facts: Facts<Cut>) => Said {
  return (facts) => {
    const { late, roundTrip } = facts;
    if (late < 2 * roundTrip && late > roundTrip / 2)
      return cutting(facts, `{Flow} hears of it one round trip later, and ${NUMBERED}`, fromOne);
    if (Number.isFinite(late))
      return cutting(facts, `{Flow} hears of packet {lost} after {late:seconds}, and ${NUMBERED}`, fromOne);
    return cutting(facts, otherwise, fromOne);
  };
}

const HALVED_INSTEAD = 'A first loss, or one in slow start, halves {flow}: {before:pair} to {after:pair}.';

function cutting({ after, cut, halved }: Facts<Cut>, text: Text, fromOne = false): Said {
  if (halved === 2) return HALVED_INSTEAD;
  const halves = halved === 1 || after === cut / 2;
  return say(text, { how: fromOne ? 2 : halves ? 0 : 1 });
}

/** The cut to whose threshold a window comes down. */
const CUT_BEFORE: Source = { variable: 'ssthresh', counts: ({ cause: by }) => by === 'timeout' || by in cutCauses };

const THREE_DUPLICATES = 'Three duplicate ACKs: {flow} {how?halves|cuts|begins again}, {before:pair} to {after:pair}.';

export const cutCauses = {
  'third duplicate ACK': cause({
    ...CUT,
    endsRound: true,
    words: {
      ...TOLD,
      passing: heard(THREE_DUPLICATES),
      led: 'The third duplicate ACK told {flow} that packet {packet} is missing.',
    },
  }),
  /** Tahoe: the window begins again at one. */
  'third duplicate ACK, from one': cause({
    ...CUT,
    endsRound: true,
    words: {
      ...TOLD,
      passing: heard(THREE_DUPLICATES, true),
      led: 'The third duplicate ACK told {flow} that packet {packet} is missing.',
      windowRule: { says: 'W ← 1 at a loss, and slow start up to half of it: {cut:.2} / 2.', gives: () => 1 },
    },
  }),
  mark: cause({
    ...CUT,
    words: {
      ...TOLD,
      answers: 'mark',
      once: 'So the mark has been answered already.',
      countedAs: 'marks',
      passing: (facts) =>
        cutting(
          facts,
          'An ACK brings the mark: {flow} {how?halves|cuts}, {before:pair} to {after:pair}; nothing was lost.',
        ),
      led: 'An ACK told {flow} that packet {packet} was marked.',
      behind:
        'Packet {packet} was marked: the threshold became {after:packets}, where the window had been {cut:packets}.',
    },
  }),
  /** What a scoreboard of every packet finds lost: by RACK, a packet that is overdue by its reordering window. */
  'overdue by RACK': cause({
    ...CUT,
    endsRound: true,
    words: {
      ...TOLD,
      passing: heard('Packet {packet} is overdue: {flow} {how?halves|cuts}, {before:pair} to {after:pair}.'),
      led: 'RACK told {flow} that packet {packet} is lost: a later one has arrived, and a quarter of a round trip has passed.',
    },
  }),
  /** TLP: the probe had replaced a lost packet. */
  'probe replaced a loss': cause({
    ...CUT,
    words: {
      ...TOLD,
      namesPacket: undefined,
      atOnce: true,
      passing: (facts) =>
        cutting(
          facts,
          'The probe of {flow} had replaced a lost packet: it {how?halves|cuts}, {before:pair} to {after:pair}.',
        ),
      led: 'Data sent later were acknowledged, and the probe only once: packet {packet}, which it repeated, had been lost.',
    },
  }),
  /** After a timeout a retransmission is lost. */
  'retransmission lost': cause({
    ...CUT,
    endsRound: true,
    words: {
      ...TOLD,
      passing: heard('What {flow} had sent again is lost: it {how?halves|cuts}, {before:pair} to {after:pair}.'),
      led: 'Later packets arrived, and not what was sent again: packet {packet} is lost once more.',
    },
  }),
  /** A loss of a window that a mark or a loss has already cut. Tahoe begins again at one all the same. */
  'loss already answered': cause({
    numbers: ['packet'],
    open: true,
    endsRound: true,
    words: {
      answers: 'loss',
      led: 'Packet {packet} is missing, of a window that has been cut already.',
      windowRule: { says: 'W ← 1 at every loss.', gives: () => 1 },
    },
  }),
  /** All packets sent before the cut are acknowledged. Vegas: the window that is left. */
  recovered: cause({
    numbers: ['acknowledged', 'left'],
    open: true,
    words: {
      told: 'recovered',
      led: 'All packets sent before the cut are acknowledged.',
      windowRule: { says: 'the window is again what the cut left: {after:packets}.', gives: ({ left }) => left },
    },
  }),
  /** NewReno: an ACK of a part of what was missing. Packets acknowledged, and those that duplicate ACKs had added. */
  'partial ACK': cause({
    numbers: ['acknowledged', 'inflation'],
    words: {
      led: 'An ACK of {acknowledged} packets: part of what was missing has arrived.',
      windowRule: {
        says: ({ acknowledged, inflation }) =>
          say('W ← W − {left:packets}: what is acknowledged has left, but for what duplicate ACKs had added.', {
            left: acknowledged - inflation,
          }),
        gives: ({ before, acknowledged, inflation }) => Math.max(1, before - (acknowledged - inflation)),
      },
    },
  }),
  /**
   * PRR (RFC 6937, Sec. 3.1), an ACK in recovery: the threshold, the window before the cut, packets delivered and sent since, in
   * flight, delivered by this ACK, 1 if it acknowledges new data and tells of no further loss.
   */
  'rate reduction': cause({
    numbers: ['target', 'prior', 'delivered', 'sent', 'inFlight', 'newly', 'safe'],
    everyAck: true,
    words: {
      routine: false,
      answers: 'perhaps',
      led: 'An ACK came while a loss is repaired: the window comes down to the threshold, not at once.',
      from: [CUT_BEFORE],
      windowRule: {
        says: ({ target, inFlight }) =>
          target < inFlight
            ? 'PRR: of {delivered:packets} packets that have arrived since the cut it replaces {target:packets} in {prior:packets}, and {sent:packets} have gone: with {inFlight:packets} in flight the window is {after:.2}.'
            : 'PRR: no more are in flight than the threshold of {target:packets}, so for each packet that arrives one goes, and one more while nothing further is lost: with {inFlight:packets} in flight the window is {after:.2}.',
        gives({ target, prior, delivered, sent, inFlight, newly, safe }) {
          const proportional = Math.ceil((target * delivered) / prior) - sent;
          const bound = Math.min(target - inFlight, Math.max(delivered - sent, newly) + safe);
          // The first retransmission goes, even if as much is in flight as may be.
          return inFlight + Math.max(target < inFlight ? proportional : bound, sent > 0 ? 0 : 1);
        },
      },
    },
  }),
  /** PRR: the recovery is over, and the window is the threshold. */
  reduced: cause({
    numbers: ['target'],
    words: {
      told: 'recovered',
      led: 'All packets sent before the cut are acknowledged.',
      from: [CUT_BEFORE],
      windowRule: {
        says: 'the window is the threshold that the cut set, {target:packets}.',
        gives: ({ target }) => target,
      },
    },
  }),
};

/** Causes of a cut for a packet that is missing or marked. */
export type CutCause =
  | ('third duplicate ACK' | 'third duplicate ACK, from one' | 'mark')
  | ('overdue by RACK' | 'probe replaced a loss' | 'retransmission lost');
