/** Vegas: what packets that wait, or are late, make it do. */
import { cause } from './card.ts';

/** Its packets that wait and how many it lets, smallest and last round trip, s, and the packet acknowledged. */
const BACKLOG = ['backlog', 'most', 'shortest', 'roundTrip', 'acknowledged'] as const;
const DELTA = 'Δ = W (1 − baseRTT/RTT) with {shortest:span} at best and {roundTrip:span} now: {backlog:packets} >';
const WAITING = '{backlog:packets} packets of its own wait in queues; it allows {most:4}.';

export const delayCauses = {
  'delay signal': cause({
    numbers: BACKLOG,
    delayed: 'acknowledged',
    words: {
      told: 'yield',
      passing: '{backlog:packets} packets of {flow} wait in queues, too many: its window shrinks.',
      led: WAITING,
      windowRule: {
        says: `${DELTA} β = {most:3}: W ← W − 1 = {after:.2}.`,
        gives: ({ before }) => Math.max(2, before - 1),
      },
    },
  }),
  'delay ends slow start': cause({
    numbers: BACKLOG,
    delayed: 'acknowledged',
    words: {
      told: 'yield',
      passing: 'Packets begin to queue: {flow} ends slow start, {before:pair} to {after:pair}.',
      led: WAITING,
      windowRule: {
        says: `${DELTA} γ = {most:3}: W ← W − W/8 = {after:.2}.`,
        gives: ({ before }) => Math.max(2, before - before / 8),
      },
    },
  }),
  /** In recovery a duplicate ACK stands for a packet that has left. */
  'duplicate ACK': cause({
    numbers: [],
    everyAck: true,
    words: {
      led: 'A further duplicate ACK came.',
      windowRule: {
        says: 'W ← W + 1: each further duplicate ACK stands for a packet that has left.',
        gives: ({ before }) => before + 1,
      },
    },
  }),
  /** A duplicate ACK, and the missing packet was sent longer ago than the fine-grained timeout. The cut is the scheme's. */
  'fine timeout': cause({
    numbers: ['packet', 'cut', 'again', 'highest', 'duplicates'],
    endsRound: true,
    delayed: 'packet',
    words: {
      told: 'fall',
      namesPacket: true,
      answers: 'loss',
      answersUpTo: 'highest',
      passing: 'Packet {packet} is overdue: {flow} cuts, {before:pair} to {after:pair}.',
      led: 'A duplicate ACK came, and packet {packet} was out for too long.',
    },
  }),
};
