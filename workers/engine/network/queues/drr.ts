import type { Parameter, Settings } from '../../scenario/parameter.ts';
import { limitParameter, quantumParameter, type QueueCard } from './card.ts';

const parameters = [limitParameter(60), quantumParameter(1000)] as const satisfies readonly Parameter[];

/** Limit in packets, quantum in bytes. */
export type DrrQueue = Settings<'drr', typeof parameters>;

/** Deficit round robin (Shreedhar and Varghese 1995), with a queue for each flow and no hashing. */
export const drr: QueueCard<DrrQueue> = {
  kind: 'drr',
  name: 'fair',
  fullName: 'Fair queueing (deficit round robin)',
  about:
    'A queue for each flow, served in turn: a flow that sends more than its share only makes its own queue longer. When the buffer is full, the flow with the longest queue loses a packet.',
  parameters,
  citation: 'M. Shreedhar, G. Varghese, Efficient fair queuing using deficit round-robin, SIGCOMM 1995.',
  decides: 'by flow',
  build: ({ quantum }) => ({ quantum, newFirst: false, pushOut: 1, ofFlow: () => null }),
  words: {},
  ns2: {
    type: 'DRR',
    limit: ({ limit }) => limit,
    variables: ({ limit, quantum }, meanPacketBytes) => [
      ['blimit_', Math.round(limit * meanPacketBytes)],
      ['quantum_', quantum],
      ['buckets_', BUCKETS],
    ],
  },
};

/** Of ns-2's hash of senders: enough that two hardly ever share one. */
const BUCKETS = 4096;
