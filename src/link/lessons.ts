/** The lessons that come with the page, in the order of a course; their texts are `lessons/NAME.md` beside it. */
export const LESSONS: readonly {
  name: string;
  title: string;
  about: string;
  /** Other words by which it is looked for. */ also?: string;
}[] = [
  {
    name: 'sawtooth',
    title: 'Why a sawtooth',
    about: 'One sender looks for the right window.',
    also: 'congestion avoidance AIMD halving Reno window congestion control',
  },
  {
    name: 'slow-start',
    title: 'Slow start, three duplicate ACKs, a timeout',
    about: 'The picture of every textbook, bend by bend.',
    also: 'fast retransmit fast recovery ssthresh Tahoe Reno triple duplicate ACK RTO Kurose P40 window graph exam',
  },
  {
    name: 'rate-and-window',
    title: 'Rate and window are not the same',
    about: 'What a round trip has to do with throughput, and what a larger window buys.',
    also: 'Little law BDP bandwidth-delay product maximum window misconception',
  },
  {
    name: 'flow-control',
    title: 'Flow control and congestion control',
    about: 'Two windows, and the smaller one counts.',
    also: 'receive window rwnd advertised window slow receiver zero window buffer cwnd min',
  },
  {
    name: 'who-shares',
    title: 'Who shares?',
    about: 'Two flows, one link, and nobody in charge.',
    also: 'fairness share convergence phase plane Chiu Jain',
  },
  {
    name: 'buffer',
    title: 'How big a buffer?',
    about: 'Too small wastes the link, too large wastes time.',
    also: 'bufferbloat buffer size BDP latency',
  },
  {
    name: 'many-flows',
    title: 'How big a buffer, with many flows',
    about: 'The root of their number, and when that fails.',
    also: 'Appenzeller small buffers core router synchronized desynchronized BDP sqrt n',
  },
  {
    name: 'round-trips',
    title: 'Unequal round trips',
    about: 'The same rule for all, and yet the near one gets more.',
    also: 'RTT unfairness',
  },
  {
    name: 'losses',
    title: 'Losses that are not congestion',
    about: 'A radio spoils a few packets, and most of the link is gone.',
    also: 'random loss wireless wifi square root law timeout',
  },
  {
    name: 'cubic',
    title: 'CUBIC, what your laptop does',
    about: 'A climb that goes by time, and where it is Reno after all.',
    also: 'linux default RFC 9438 HyStart long fat network Reno-friendly region',
  },
  {
    name: 'fair',
    title: 'Fair to whom?',
    about: 'Between flows, between people, between paths.',
    also: 'max-min proportional fairness parking lot many connections download manager Jain',
  },
  {
    name: 'early',
    title: 'Queues that speak early',
    about: 'RED, CoDel, PIE, and marks in place of losses.',
    also: 'AQM ECN active queue management',
  },
  {
    name: 'smooth-or-quick',
    title: 'Smooth or quick',
    about: 'Give up less, and be slower to notice: the question of the four papers.',
    also: 'TFRC four papers',
  },
  {
    name: 'tcp-friendly',
    title: 'What TCP-friendly means',
    about: 'A good neighbour at steady losses, and where that fails.',
    also: 'fair share friendliness',
  },
  {
    name: 'delay-and-rate',
    title: 'Learning from delay and from rate',
    about: 'Vegas, BBR, and what they do to TCP, and TCP to them.',
    also: 'delay-based model-based bottleneck bandwidth',
  },
  {
    name: 'low-latency',
    title: 'Low latency for everybody',
    about: 'Two queues on one link: a millisecond beside fifteen, and nobody starves.',
    also: 'L4S DualPI2 dual queue Prague AccECN ECN coupled AQM',
  },
  {
    name: 'measure',
    title: 'Measure it yourself',
    about: 'Even, equal, soon up, soon down: say what they are and read them off.',
    also: 'metrics fairness CoV Jain',
  },
];
