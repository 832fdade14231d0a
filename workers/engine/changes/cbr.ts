import { LIMITS } from '../scenario/limits.ts';
import { changeCard } from './card.ts';

export const cbr = changeCard({
  do: 'cbr',
  about: 'Switches an unresponsive source on or off.',
  fields: [
    {
      type: 'number',
      key: 'source',
      name: 'Source',
      unit: '',
      min: 0,
      max: LIMITS.traffic - 1,
      default: 0,
      whole: true,
      help: 'Its place in traffic, from 0.',
    },
    { type: 'flag', key: 'on', name: 'On', default: false, given: true, help: 'Whether it sends.' },
  ],
  act({ source, on }, { sources, now }) {
    if (on) sources[source]!.start(now);
    else sources[source]!.stop();
  },
  shows({ source, on }, { sources }) {
    sources[source] = on;
  },
  verb: ({ source, on }, say) => `${say.source(source)} ${on ? 'on' : 'off'}`,
  thing: ({ source, on }, say) => `${say.source(source)} ${on ? 'on' : 'off'} from ${say.time}`,
});
