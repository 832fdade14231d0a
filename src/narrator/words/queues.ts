/** What each queue does to a packet, in a sentence. */
import { capitalized } from '../../format.ts';
import type { PacketFate } from '../../../workers/live/cause-records.ts';
import type { Queue } from '../../../workers/engine/scenario/types.ts';
import { queueCard } from '../../../workers/engine/network/queues/index.ts';
import { packets, type QueueWords, seconds } from './teller.ts';

/** By the queue's kind. A queue that is not here is called by its name. */
const WORDS: Readonly<Record<string, QueueWords>> = {
  red: {
    fate({ fate, packet, average }) {
      if (fate === 'dropped early')
        return `RED drops packet ${packet} early: on average ${packets(average)} packets wait.`;
      if (fate === 'marked') return `RED marks packet ${packet}: on average ${packets(average)} packets wait.`;
      return null;
    },
  },
  pie: {
    fate({ fate, packet, chance }) {
      const percent = `${packets(100 * chance)} %`;
      if (fate === 'dropped early') return `PIE drops packet ${packet} early, by a chance of ${percent}.`;
      if (fate === 'marked') return `PIE marks packet ${packet}, by a chance of ${percent}.`;
      return null;
    },
  },
  codel: { fate: byWaiting },
  'fq-codel': { fate: byWaiting },
  dualpi2: {
    fate({ fate, packet, chance, waited }) {
      const part = `${packets(100 * chance)} %`;
      switch (fate) {
        case 'marked for its wait':
          return `The low-latency queue marks packet ${packet}: it waited ${seconds(waited)}.`;
        case 'marked by the coupling':
          return `The low-latency queue marks packet ${packet}: for the classic queue’s wait it marks ${part}.`;
        case 'marked by PI2':
          return `The classic queue marks packet ${packet}, by a chance of ${part}.`;
        case 'dropped by PI2':
          return `The classic queue drops packet ${packet}, by a chance of ${part}.`;
        case 'dropped in overload':
          return `The low-latency queue is overloaded and drops packet ${packet}.`;
        default:
          return null;
      }
    },
  },
};

function byWaiting({ fate, packet, waited }: PacketFate, queue: Queue): string | null {
  const { name } = queueCard(queue);
  if (fate === 'dropped at the head')
    return `${name} drops packet ${packet} at the head: it waited ${seconds(waited)}.`;
  return fate === 'marked at the head' ? `${name} marks packet ${packet}: it waited ${seconds(waited)}.` : null;
}

export function fateSentence(fate: PacketFate, queue: Queue, name: string): string {
  const own = WORDS[queue.kind]?.fate?.(fate, queue);
  if (own) return own;
  const { packet, waiting, limit } = fate;
  switch (fate.fate) {
    case 'dropped, queue full':
      return `Packet ${packet} of ${name} falls: the queue holds ${waiting} of ${limit}.`;
    case 'pushed out':
      return `The buffer is full, mostly of ${name}: packet ${packet} falls from its head.`;
    case 'lost':
      return `Packet ${packet} of ${name} is lost on the way, not in the queue.`;
    case 'marked':
    case 'marked at the head':
      return `${queueCard(queue).name} marks packet ${packet} of ${name}: ${waiting} wait.`;
    default:
      return `${capitalized(queueCard(queue).name)} drops packet ${packet} of ${name}: ${waiting} wait.`;
  }
}

/** The queue fills, or is full. */
export function levelSentence(level: 'standing' | 'full'): string {
  return level === 'full'
    ? 'The queue is full: the next packet to come falls.'
    : 'More comes than the link can send: packets wait in the queue.';
}
