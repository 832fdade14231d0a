/** Fields that several kinds of change have. */
import { LIMITS, NUMBER_OF_FLOWS } from '../scenario/limits.ts';
import { number, type AnyField } from '../scenario/parameter.ts';

export const GROUP = {
  type: 'text',
  key: 'group',
  name: 'Group',
  longest: LIMITS.identifier,
  default: '',
  given: true,
  help: 'Id of a flow group.',
} as const satisfies AnyField;

export const FLOW = number({
  key: 'flow',
  name: 'Flow',
  range: [0, LIMITS.flows - 1],
  default: 0,
  whole: true,
  help: 'One flow of the group, from 0.',
});

/** Of that flow, the next ones. */
export const NEXT_PACKETS = number({
  key: 'count',
  name: 'Packets',
  unit: 'packets',
  range: [1, 1_000],
  default: 1,
  whole: true,
  help: 'How many packets.',
});

export const SOME_FLOWS = number({
  ...NUMBER_OF_FLOWS,
  or: { value: null, switch: 'Some of them', words: 'all', isDefault: true },
  help: 'How many flows of the group.',
});

export const HOP = number({
  key: 'hop',
  name: 'Hop',
  range: [0, 2 * LIMITS.hops - 1],
  default: 0,
  whole: true,
  help: 'A hop of the path, or behind them one of the reverse path.',
});
