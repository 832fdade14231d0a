/** The lessons that come with the page, in the order of a course; their texts are `lessons/NAME.md` beside it. */
export const LESSONS: readonly { name: string; title: string; about: string }[] = [
  { name: 'sawtooth', title: 'Why a sawtooth', about: 'One sender looks for the right window.' },
  { name: 'who-shares', title: 'Who shares?', about: 'Two flows, one link, and nobody in charge.' },
  { name: 'buffer', title: 'How big a buffer?', about: 'Too small wastes the link, too large wastes time.' },
];
