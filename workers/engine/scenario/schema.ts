/**
 * The schema of a scenario: type, default and bounds of every field. Rules over several fields are in rules.ts.
 */
import * as v from 'valibot';

import { PLAIN_QUEUE, queues } from '../network/queues/index.ts';
import { changes, type TimedEvent } from '../changes/index.ts';
import { sources } from '../network/sources/index.ts';
import { lossModels } from '../network/losses/index.ts';
import { schemes } from '../schemes/index.ts';
import { entriesOf, oneOfCards, overridesOf } from './card-schema.ts';
import { fields, flag, identifier, list, number, object, seconds, text } from './fields.ts';
import { LIMITS } from './limits.ts';
import { HOP_FIELDS, RUN_FIELDS } from './run-fields.ts';
import { GROUP_FIELDS, SOURCE_FIELDS } from './sender-fields.ts';
import { PROFILE, TRANSPORT_FIELDS } from './transport-fields.ts';

const transportOptions = overridesOf(TRANSPORT_FIELDS);
const transport = object({ ...entriesOf([PROFILE]), ...transportOptions });

const scheme = oneOfCards(schemes);
const lossModel = oneOfCards(lossModels);

// The order of the fields is that of every file and link: the name and the scheme of a group come first.
const { label, ...ofGroup } = entriesOf(GROUP_FIELDS);
const flowGroup = object({
  id: v.optional(identifier(), ''),
  label,
  scheme: v.optional(scheme, { kind: 'tcp' }),
  ...ofGroup,
  transport: v.optional(object(transportOptions), {}),
});

/** The rule that a trace's digits break, if they do. */
const digits = `must be 1 to ${LIMITS.trace} digits to base 36 (0 to 9, a to z), one a millisecond`;

const trace = object({
  name: v.optional(text(LIMITS.identifier), ''),
  perMs: v.pipe(v.string(digits), v.maxLength(LIMITS.trace, digits), v.regex(/^[0-9a-z]+$/, digits)),
  loop: v.optional(flag(), true),
});

const hop = object({
  ...entriesOf(HOP_FIELDS),
  queue: v.optional(oneOfCards(queues), { kind: PLAIN_QUEUE.kind }),
  loss: v.optional(lossModel, { kind: 'none' }),
  trace: v.optional(trace),
});

const path = () => v.pipe(list(hop, LIMITS.hops), v.minLength(1, 'must have at least one hop'));

const IDEAL = v.literal('ideal', "must be 'ideal' or a list of hops, one for each of path");
const reversePath = path();

/** A change at a time. */
export const timedEventSchema = v.variant(
  'do',
  changes.map((card) =>
    fields({ at: seconds(), do: v.literal(card.do), ...entriesOf(card.fields) }),
  ) as unknown as v.VariantOptions<'do'>,
  `must be one of ${changes.map((card) => `'${card.do}'`).join(', ')}`,
) as unknown as v.GenericSchema<unknown, TimedEvent>;

const values = v.optional(list(v.nullable(number(0, 1e9)), LIMITS.measuredRows));
const measuredRun = object({
  name: text(LIMITS.identifier),
  since: v.optional(number(0, 1e11, 's')),
  time: list(seconds(), LIMITS.measuredRows),
  cwnd: values,
  rtt: values,
  queue: values,
});

export const scenarioSchema = fields({
  version: v.literal(1, 'must be 1, the version of the format'),
  ...entriesOf(RUN_FIELDS),
  path: v.optional(path(), [{}]),
  reverse: v.optional(
    // Not a union: that would refuse the whole list where one field of a hop is wrong.
    v.lazy((input): typeof IDEAL | typeof reversePath => (Array.isArray(input) ? reversePath : IDEAL)),
    'ideal',
  ),
  transport: v.optional(transport, {}),
  flows: v.pipe(list(flowGroup, LIMITS.groups), v.minLength(1, 'must have at least one flow group')),
  traffic: v.optional(list(oneOfCards(sources, entriesOf(SOURCE_FIELDS)), LIMITS.traffic), []),
  /** The first hop's loss model, from the time when paths had one hop. Normalization moves it to `path[0].loss`. */
  loss: v.optional(lossModel, { kind: 'none' }),
  events: v.optional(list(timedEventSchema, LIMITS.events), []),
  measured: v.optional(list(measuredRun, LIMITS.measured)),
});
