/** The hop in view: the one that the charts show and the rail sets, as events count hops. */
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { hopsOf } from '../../workers/engine/scenario/hops.ts';
import { knownHop } from '../scenario/hops.ts';
import { viewSetting } from './view-setting.ts';

export const hop = viewSetting({
  initial: { hop: 0 },
  fields: {
    hop: {
      type: 'number',
      min: 0,
      max: 2 * LIMITS.hops - 1,
      unit: '',
      whole: true,
      help: 'The hop on show, as events count hops.',
    },
  },
  toLink(state) {
    const known = knownHop(state.scenario, state.hop);
    return known > 0 ? { hop: known } : {};
  },
  fromLink: (fields, { scenario }) => ({ hop: knownHop(scenario, fields.hop ?? 0) }),
  refusal(fields, scenario) {
    const last = hopsOf(scenario).length - 1;
    return (fields.hop ?? 0) > last ? { field: 'hop', rule: `must be a hop of the path, 0 to ${last}` } : null;
  },
});
