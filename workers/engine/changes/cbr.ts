import { LIMITS } from '../scenario/limits.ts';
import { flag, number } from '../scenario/parameter.ts';
import { changeCard } from './card.ts';

export const cbr = changeCard({
  do: 'cbr',
  about: 'Switches an unresponsive source on or off.',
  fields: [
    number({
      key: 'source',
      name: 'Source',
      range: [0, LIMITS.traffic - 1],
      default: 0,
      whole: true,
      help: 'Its place in traffic, from 0.',
    }),
    flag({ key: 'on', name: 'On', default: false, given: true, help: 'Whether it sends.' }),
  ],
  act({ source, on }, { sources, now }) {
    if (on) sources[source]!.start(now);
    else sources[source]!.stop();
  },
  shows({ source, on }, { sources }) {
    sources[source] = on;
  },
  verb: ({ source, on }, say) => say.words(on ? '{source} on' : '{source} off', { source: say.source(source) }),
  thing: ({ source, on }, say) =>
    say.words(on ? '{source} on from {time}' : '{source} off from {time}', {
      source: say.source(source),
      time: say.time,
    }),
  told: ({ on }, say) =>
    say.words(on ? 'Other traffic comes: less is left for the flows.' : 'The other traffic goes: its share is free.'),
});
