import type { Parameter, Settings } from '../../scenario/parameter.ts';
import { limitParameter, quantumParameter, type QueueCard } from './card.ts';
import { Codel, delayParameters, targetBelowInterval } from './codel.ts';

const parameters = [
  limitParameter(1000),
  ...delayParameters,
  quantumParameter(1514),
] as const satisfies readonly Parameter[];

/** Limit in packets, times in s, quantum in bytes. */
export type FqCodelQueue = Settings<'fq-codel', typeof parameters>;

/** Packets dropped at once from the longest queue (RFC 8290, Sec. 4.1.2; at most half of its bytes). */
const BATCH = 64;

/** FQ-CoDel (RFC 8290), with a queue for each flow where the RFC hashes flows into 1024. */
export const fqCodel: QueueCard<FqCodelQueue> = {
  kind: 'fq-codel',
  name: 'FQ-CoDel',
  fullName: 'Flow queue CoDel',
  about:
    'A queue for each flow, served in turn, and CoDel in each of them. A flow that sends little is served first and hardly waits, however much the others send. The usual cure for bufferbloat at home.',
  parameters,
  citation: 'RFC 8290 (Hoeiland-Joergensen and others, 2018).',
  conflict: targetBelowInterval,
  decides: 'by flow',
  build: ({ limit, quantum, target, interval, ecn }) => ({
    quantum,
    newFirst: true,
    pushOut: BATCH,
    ofFlow: () => new Codel({ kind: 'codel', limit, target, interval, ecn }),
  }),
  words: {},
  ns2: 'ns-2.35 has no FQ-CoDel',
};
