/** Fields that several kinds of change have. */
import { LIMITS } from '../scenario/limits.ts';
import type { AnyField } from '../scenario/parameter.ts';

export const GROUP = {
  type: 'text',
  key: 'group',
  name: 'Group',
  longest: LIMITS.identifier,
  default: '',
  given: true,
  help: 'Id of a flow group.',
} as const satisfies AnyField;

export const FLOW = {
  type: 'number',
  key: 'flow',
  name: 'Flow',
  unit: '',
  min: 0,
  max: LIMITS.flows - 1,
  default: 0,
  whole: true,
  help: 'One flow of the group, from 0.',
} as const satisfies AnyField;

export const SOME_FLOWS = {
  type: 'number',
  key: 'count',
  name: 'Flows',
  unit: 'flows',
  min: 1,
  max: LIMITS.flows,
  default: 1,
  whole: true,
  or: { value: null, switch: 'Some of them', words: 'all', isDefault: true },
  help: 'How many flows of the group.',
} as const satisfies AnyField;

export const HOP = {
  type: 'number',
  key: 'hop',
  name: 'Hop',
  unit: '',
  min: 0,
  max: 2 * LIMITS.hops - 1,
  default: 0,
  whole: true,
  help: 'A hop of the path, or behind them one of the reverse path.',
} as const satisfies AnyField;
