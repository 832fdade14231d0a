import * as v from 'valibot';
import { flag, whole } from '../scenario/fields.ts';
import { LIMITS } from '../scenario/limits.ts';
import { changeCard } from './card.ts';

export const cbr = changeCard({
  do: 'cbr',
  about: 'Switches an unresponsive source on or off.',
  entries: { source: v.optional(whole(0, LIMITS.traffic - 1), 0), on: flag() },
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
