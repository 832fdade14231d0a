/** How it is told what became of a packet. Only the page reads it; a queue says in its card what it has to say besides. */
import type { Fate } from './fates.ts';

/**
 * Sentences with places, as transport/telling.ts has them: `packet`, `waiting`, `limit`, `waited`, `chance` and `average` as they are
 * recorded, `hop` (`{hop:at}`: ` at bottleneck 2` where there are several), and the names `flow` and `queue`.
 */
export interface FateWords {
  /** 0 dropped, 1 lost in front of the queue, 2 marked, 3 late, 4 its ACK was dropped: for `{how?dropped|lost|marked}`. */
  how: 0 | 1 | 2 | 3 | 4;
  /** As what a cut for it is counted. */
  countedAs?: 'full queue' | 'early drops' | 'loss on the way';
  /** What the narrator says, at most 15 words. */
  passing: string;
  /** What a chain of causes says. */
  led: string;
  /** By which rule it happened. */
  rule: string;
}

const BEFORE_FULL = '{queue} decides it, before the queue is full.';
const BY_CHANGE = 'a change of this run asks for it, and no queue.';
const LOW = 'in the low-latency queue, where {waiting#packet|packets} stood behind it';
const CLASSIC =
  'in the classic queue, with {waiting#packet|packets} behind it: its controller (PI2) asks for p_C = p² = {chance:percent}';

export const FATE_WORDS: Readonly<Record<Fate, FateWords>> = {
  'dropped, queue full': {
    how: 0,
    countedAs: 'full queue',
    passing: 'Packet {packet} of {flow} falls: the queue holds {waiting} of {limit}.',
    led: 'Packet {packet} was dropped: the queue{hop:at} held {waiting} of {limit}.',
    rule: 'what comes while the queue is full is dropped.',
  },
  'dropped early': {
    how: 0,
    countedAs: 'early drops',
    passing: '{Queue} drops packet {packet} of {flow}: {waiting} wait.',
    led: "Packet {packet} was dropped early, by the queue's rule: the queue{hop:at} held {waiting} of {limit}.",
    rule: BEFORE_FULL,
  },
  'dropped at the head': {
    how: 0,
    countedAs: 'early drops',
    passing: '{queue} drops packet {packet} at the head: it waited {waited:seconds}.',
    led: 'Packet {packet} was dropped when its turn came: it had waited {waited:span}.',
    rule: BEFORE_FULL,
  },
  lost: {
    how: 1,
    countedAs: 'loss on the way',
    passing: 'Packet {packet} of {flow} is lost on the way, not in the queue.',
    led: 'Packet {packet} was lost in front of the queue{hop:at}, which held {waiting} of {limit}.',
    rule: 'packets are lost {losses}.',
  },
  marked: {
    how: 2,
    passing: '{queue} marks packet {packet} of {flow}: {waiting} wait.',
    led: 'Packet {packet} was marked: the queue{hop:at} held {waiting} of {limit}.',
    rule: BEFORE_FULL,
  },
  'marked at the head': {
    how: 2,
    passing: '{queue} marks packet {packet}: it waited {waited:seconds}.',
    led: 'Packet {packet} was marked when its turn came: it had waited {waited:span}.',
    rule: BEFORE_FULL,
  },
  'ACK dropped': {
    how: 4,
    passing: 'An ACK of {flow} is dropped.',
    led: 'Packet {packet} was acknowledged, but that ACK was dropped.',
    rule: 'ACKs are dropped as data are.',
  },
  waited: {
    how: 3,
    passing: 'Packet {packet} of {flow} waits.',
    led: 'Packet {packet} waited: the queue{hop:at} held {waiting} of {limit}.',
    rule: 'packets leave in the order in which they came.',
  },
  'pushed out': {
    how: 0,
    countedAs: 'full queue',
    passing: 'The buffer is full, mostly of {flow}: packet {packet} falls from its head.',
    led: 'Packet {packet} was dropped to make room: the queue was full with {waiting}, and this flow had most of it.',
    rule: 'when the buffer is full, {queue} drops from the head of the longest queue.',
  },
  'marked for its wait': {
    how: 2,
    passing: 'The low-latency queue marks packet {packet}: it waited {waited:seconds}.',
    led: `Packet {packet} was marked ${LOW}: it had waited {waited:span}, longer than that queue’s threshold.`,
    rule: BEFORE_FULL,
  },
  'marked by the coupling': {
    how: 2,
    passing: 'The low-latency queue marks packet {packet}: for the classic queue’s wait it marks {chance:chance}.',
    led: `Packet {packet} was marked ${LOW}: it had waited {waited:span}, and the classic queue’s controller asks for marks on p_CL = k p = {chance:percent} here.`,
    rule: BEFORE_FULL,
  },
  'marked by PI2': {
    how: 2,
    passing: 'The classic queue marks packet {packet}, by a chance of {chance:chance}.',
    led: `Packet {packet} was marked ${CLASSIC}, and it can carry a mark; it had waited {waited:span}.`,
    rule: BEFORE_FULL,
  },
  'dropped by PI2': {
    how: 0,
    countedAs: 'early drops',
    passing: 'The classic queue drops packet {packet}, by a chance of {chance:chance}.',
    led: `Packet {packet} was dropped ${CLASSIC}; it had waited {waited:span}.`,
    rule: BEFORE_FULL,
  },
  'dropped in overload': {
    how: 0,
    countedAs: 'early drops',
    passing: 'The low-latency queue is overloaded and drops packet {packet}.',
    led: `Packet {packet} was dropped ${LOW}: both queues are overloaded, every packet that passes here is marked already, and p_C = {chance:percent} is dropped.`,
    rule: BEFORE_FULL,
  },
  'ACK marked': {
    how: 2,
    passing: 'The answer to packet {packet} of {flow} is marked on its way back.',
    led: 'Packet {packet} was answered, and the answer was marked on its way back.',
    rule: BEFORE_FULL,
  },
  'made room at the head': {
    how: 0,
    countedAs: 'full queue',
    passing: 'The queue is full: packet {packet} of {flow} falls from its head.',
    led: 'Packet {packet} was dropped from the head: the queue{hop:at} was full, with {limit}, and another came. It had waited {waited:span}.',
    rule: 'for what comes while the queue is full the packet that has waited longest is dropped.',
  },
  'lost by a change': {
    how: 1,
    countedAs: 'loss on the way',
    passing: 'Packet {packet} of {flow} is lost because a change asks for it.',
    led: 'Packet {packet} was lost because a change asked for it: the queue{hop:at} held {waiting} of {limit}.',
    rule: BY_CHANGE,
  },
  'marked by a change': {
    how: 2,
    passing: 'Packet {packet} of {flow} is marked because a change asks for it.',
    led: 'Packet {packet} was marked because a change asked for it: the queue{hop:at} held {waiting} of {limit}.',
    rule: BY_CHANGE,
  },
};
