const BOTH = {
  count: 2,
  start: 0,
  startJitter: 0.5,
  stop: null,
  accessDelay: 0.03,
  rttCv: 0.1,
  packetSize: 1000,
  ecn: true,
  enter: 0,
  leave: 0,
  direction: 'forward',
  transport: {},
} as const;

/**
 * What a link of format 1 is the difference from. FROZEN: a change here would change what every link ever shared
 * says. When the first scene or the format moves on, leave this as it is (and give new links a new format number).
 */
export const LINK_BASE_1 = {
  version: 1,
  title: '',
  note: '',
  seed: 1,
  duration: 300,
  warmup: 20,
  sample: 'rtt',
  path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 60 } }],
  reverse: 'ideal',
  transport: { profile: 'ns-2.35', sendJitter: 0.003, initialSsthresh: 40 },
  flows: [
    { id: 'tcp', label: '', scheme: { kind: 'tcp', variant: 'sack' }, ...BOTH },
    { id: 'aimd', label: '', scheme: { kind: 'aimd', a: 0.2, b: 0.125, variant: 'sack' }, ...BOTH },
  ],
  traffic: [],
  loss: { kind: 'none' },
  events: [],
} as const;
