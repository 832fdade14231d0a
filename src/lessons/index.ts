/** The lessons that come with the page, in the order of a course; their texts are `lessons/NAME.md` beside it. */
export const LESSONS: readonly { name: string; title: string; about: string }[] = [
  { name: 'sawtooth', title: 'Why a sawtooth', about: 'One sender looks for the right window.' },
  { name: 'who-shares', title: 'Who shares?', about: 'Two flows, one link, and nobody in charge.' },
  { name: 'buffer', title: 'How big a buffer?', about: 'Too small wastes the link, too large wastes time.' },
  {
    name: 'round-trips',
    title: 'Unequal round trips',
    about: 'The same rule for all, and yet the near one gets more.',
  },
  {
    name: 'losses',
    title: 'Losses that are not congestion',
    about: 'A radio spoils a few packets, and most of the link is gone.',
  },
  { name: 'early', title: 'Queues that speak early', about: 'RED, CoDel, PIE, and marks in place of losses.' },
  {
    name: 'smooth-or-quick',
    title: 'Smooth or quick',
    about: 'Give up less, and be slower to notice: the question of the four papers.',
  },
  {
    name: 'tcp-friendly',
    title: 'What TCP-friendly means',
    about: 'A good neighbour at steady losses, and where that fails.',
  },
  {
    name: 'delay-and-rate',
    title: 'Learning from delay and from rate',
    about: 'Vegas, BBR, and what they do to TCP, and TCP to them.',
  },
  {
    name: 'measure',
    title: 'Measure it yourself',
    about: 'Even, equal, soon up, soon down: say what they are and read them off.',
  },
];
