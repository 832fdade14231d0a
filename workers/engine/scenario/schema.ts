/**
 * The door of the engine: shape, defaults and bounds of every field of a scenario, in one place.
 * Rules that span several fields are in rules.ts.
 */
import * as v from 'valibot';

import { schemes } from '../schemes/index.ts';
import type { Parameter } from '../schemes/scheme.ts';
import { LIMITS } from './limits.ts';

/** A bound as people read it: 1e11 and not a row of zeros. */
function readable(value: number): string {
  return Math.abs(value) >= 1e10 ? value.toExponential().replace('e+', 'e') : String(value);
}

function range(min: number, max: number, unit: string): string {
  return `from ${readable(min)} to ${readable(max)}${unit && ` ${unit}`}`;
}

/** A finite number from `min` to `max`; `rule` says so in words. */
function number(min: number, max: number, unit = '') {
  const rule = `must be a number ${range(min, max, unit)}`;
  return v.pipe(v.number(rule), v.finite(rule), v.minValue(min, rule), v.maxValue(max, rule));
}

function whole(min: number, max: number, unit = '') {
  const rule = `must be a whole number ${range(min, max, unit)}`;
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(min, rule), v.maxValue(max, rule));
}

function flag() {
  return v.boolean('must be true or false');
}

function text(longest: number) {
  const rule = `must be text of at most ${longest} characters`;
  return v.pipe(v.string(rule), v.maxLength(longest, rule));
}

function oneOf<const Options extends readonly string[]>(...options: Options) {
  return v.picklist(options, `must be one of ${options.map((option) => `'${option}'`).join(', ')}`);
}

function list<Item extends v.GenericSchema>(item: Item, longest: number) {
  const rule = `must be a list of at most ${longest}`;
  // The length first: a list too long is not looked into.
  return v.pipe(v.array(v.unknown(), rule), v.maxLength(longest, rule), v.array(item, rule));
}

/** An object with just these fields; anything else in it is refused. */
function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') return 'is not a field of the format';
    if (issue.expected === 'Object') return 'must be an object with fields';
    const entry = entries[String(issue.path?.[0].key)] as { message?: unknown } | undefined;
    return typeof entry?.message === 'string' ? entry.message : 'must be given';
  });
}

function byKind<Options extends v.VariantOptions<'kind'>>(options: Options, kinds: readonly string[]) {
  return v.variant('kind', options, `must be one of ${kinds.map((kind) => `'${kind}'`).join(', ')}`);
}

const seconds = (max: number = LIMITS.duration) => number(0, max, 's');
const rate = () => number(LIMITS.minRate, LIMITS.maxRate, 'bit/s');
const packetSize = () => whole(LIMITS.minPacketSize, LIMITS.maxPacketSize, 'bytes');
const identifier = () => text(LIMITS.identifier);

const queue = byKind(
  [
    fields({ kind: v.literal('droptail'), limit: v.optional(whole(1, LIMITS.queue, 'packets'), 60) }),
    fields({
      kind: v.literal('red'),
      limit: v.optional(whole(1, LIMITS.queue, 'packets'), 60),
      minThreshold: v.optional(number(0, LIMITS.queue, 'packets'), 5),
      maxThreshold: v.optional(number(0, LIMITS.queue, 'packets'), 15),
      maxP: v.optional(number(1e-6, 1), 0.1),
      weight: v.optional(number(1e-6, 1), 0.002),
      gentle: v.optional(flag(), true),
      wait: v.optional(flag(), true),
      ecn: v.optional(flag(), false),
      markP: v.optional(number(0, 1), 0.1),
    }),
  ],
  ['droptail', 'red'],
);


const transportEntries = {
  timerTick: v.optional(number(1e-6, 1, 's')),
  minRto: v.optional(seconds(60)),
  maxRto: v.optional(number(0.01, LIMITS.duration, 's')),
  initialRto: v.optional(number(0.01, 60, 's')),
  minRtoBeforeBackoff: v.optional(flag()),
  limitedTransmit: v.optional(flag()),
  truncateWindows: v.optional(flag()),
  initialWindow: v.optional(whole(1, 1_000, 'packets')),
  initialSsthresh: v.optional(v.nullable(whole(1, LIMITS.maxWindow, 'packets'))),
  handshake: v.optional(flag()),
  delayedAck: v.optional(flag()),
  maxWindow: v.optional(whole(1, LIMITS.maxWindow, 'packets')),
  sendJitter: v.optional(seconds(1)),
};

const transport = fields({
  profile: v.optional(oneOf('ns-2.35', 'ns-2 of 2000'), 'ns-2.35'),
  ...transportEntries,
});

function parameterSchema(parameter: Parameter): v.GenericSchema<unknown> {
  if (parameter.type === 'choice') {
    return v.optional(oneOf(...parameter.options.map((option) => option.value)), parameter.default);
  }
  if (parameter.type === 'flag') return v.optional(flag(), parameter.default);
  if (parameter.whole) return v.optional(whole(parameter.min, parameter.max, parameter.unit), parameter.default);
  return v.optional(number(parameter.min, parameter.max, parameter.unit), parameter.default);
}

const scheme = byKind(
  schemes.map((card) =>
    fields({
      kind: v.literal(card.kind),
      ...Object.fromEntries(card.parameters.map((parameter) => [parameter.key, parameterSchema(parameter)])),
    }),
  ) as unknown as v.VariantOptions<'kind'>,
  schemes.map((card) => card.kind),
);

const flowGroup = fields({
  id: v.optional(identifier(), ''),
  label: v.optional(text(LIMITS.identifier), ''),
  scheme: v.optional(scheme, { kind: 'tcp' }),
  count: v.optional(whole(1, LIMITS.flows, 'flows'), 1),
  start: v.optional(seconds(), 0),
  startJitter: v.optional(seconds(), 0),
  stop: v.optional(v.nullable(seconds()), null),
  accessDelay: v.optional(seconds(LIMITS.delay), 0.03),
  rttCv: v.optional(number(0, 1), 0),
  packetSize: v.optional(packetSize(), 1000),
  ecn: v.optional(flag(), true),
  enter: v.optional(whole(0, LIMITS.hops - 1), 0),
  leave: v.optional(whole(0, LIMITS.hops - 1)),
  direction: v.optional(oneOf('forward', 'reverse'), 'forward'),
  packets: v.optional(v.nullable(whole(1, 1e8, 'packets')), null),
  transport: v.optional(fields(transportEntries), {}),
});

const cbr = fields({
  kind: v.literal('cbr'),
  wave: v.optional(oneOf('constant', 'square', 'sawtooth', 'reverse-sawtooth'), 'constant'),
  high: v.optional(rate(), 5e6),
  low: v.optional(number(0, LIMITS.maxRate, 'bit/s'), 0),
  on: v.optional(number(0.001, LIMITS.duration, 's'), 10),
  off: v.optional(number(0.001, LIMITS.duration, 's'), 10),
  start: v.optional(seconds(), 0),
  stop: v.optional(v.nullable(seconds()), null),
  packetSize: v.optional(packetSize(), 1000),
  jitter: v.optional(number(0, 1), 0.5),
  enter: v.optional(whole(0, LIMITS.hops - 1), 0),
  leave: v.optional(whole(0, LIMITS.hops - 1)),
});

const onOff = fields({
  kind: v.literal('onoff'),
  sources: v.optional(whole(1, LIMITS.onOffSources, 'sources'), 5),
  rate: v.optional(rate(), 500e3),
  meanOn: v.optional(number(0.001, LIMITS.duration, 's'), 1),
  meanOff: v.optional(number(0.001, LIMITS.duration, 's'), 2),
  lengths: v.optional(oneOf('pareto', 'exponential'), 'pareto'),
  shape: v.optional(number(1.01, 10), 1.5),
  start: v.optional(seconds(), 0),
  startJitter: v.optional(seconds(), 0),
  stop: v.optional(v.nullable(seconds()), null),
  packetSize: v.optional(packetSize(), 1000),
  enter: v.optional(whole(0, LIMITS.hops - 1), 0),
  leave: v.optional(whole(0, LIMITS.hops - 1)),
});

const gilbertLosses = {
  lossGood: v.optional(number(0, 1), 0),
  lossBad: v.optional(number(0, 1), 1),
};

const plainLossModels = [
    fields({ kind: v.literal('none') }),
    fields({
      kind: v.literal('periodic'),
      every: v.optional(whole(1, 1e9, 'packets'), 100),
      offset: v.optional(whole(1, 1e9, 'packets')),
    }),
    fields({ kind: v.literal('bernoulli'), p: v.optional(number(0, 1), 0.01) }),
    fields({
      kind: v.literal('interval'),
      mean: v.optional(number(0.001, LIMITS.duration, 's'), 5),
      cv: v.optional(number(0, 1), 1),
    }),
    fields({
      kind: v.literal('pattern'),
      gaps: v.optional(v.pipe(list(whole(1, 1e9, 'packets'), LIMITS.lossSteps), v.minLength(1, 'must have at least one gap')), [
        50, 50, 50, 400, 400, 400,
      ]),
    }),
    fields({
      kind: v.literal('phases'),
      phases: v.optional(
        v.pipe(
          list(
            fields({ seconds: number(0.001, LIMITS.duration, 's'), every: v.nullable(whole(1, 1e9, 'packets')) }),
            LIMITS.lossSteps,
          ),
          v.minLength(1, 'must have at least one phase'),
        ),
        [
          { seconds: 6, every: 200 },
          { seconds: 1, every: 4 },
        ],
      ),
    }),
    v.variant(
      'by',
      [
        fields({
          kind: v.literal('gilbert'),
          by: v.literal('packets'),
          toBad: v.optional(number(0, 1), 0.005),
          toGood: v.optional(number(0, 1), 0.5),
          ...gilbertLosses,
        }),
        fields({
          kind: v.literal('gilbert'),
          by: v.literal('seconds'),
          good: v.optional(number(0.001, LIMITS.duration, 's'), 2),
          bad: v.optional(number(0.001, LIMITS.duration, 's'), 0.2),
          ...gilbertLosses,
        }),
      ],
      "must be 'packets' or 'seconds'",
    ),
] as const;

const PLAIN_LOSSES = ['none', 'periodic', 'bernoulli', 'interval', 'pattern', 'phases', 'gilbert'] as const;

const lossModel = byKind(
  [
    ...plainLossModels,
    fields({
      kind: v.literal('schedule'),
      steps: v.pipe(
        list(fields({ at: seconds(), model: byKind([...plainLossModels], PLAIN_LOSSES) }), LIMITS.lossSteps),
        v.minLength(1, 'must have at least one step'),
      ),
    }),
  ],
  [...PLAIN_LOSSES, 'schedule'],
);

const hop = fields({
  rate: v.optional(v.nullable(rate()), 10e6),
  delay: v.optional(seconds(LIMITS.delay), 0.02),
  queue: v.optional(queue, { kind: 'droptail' }),
  loss: v.optional(lossModel, { kind: 'none' }),
});

const path = () => v.pipe(list(hop, LIMITS.hops), v.minLength(1, 'must have at least one hop'));

const at = seconds();
const hopIndex = v.optional(whole(0, 2 * LIMITS.hops - 1), 0);
const someFlows = v.optional(v.nullable(whole(1, LIMITS.flows, 'flows')), null);
const changes = [
  fields({ at, do: v.literal('start'), group: identifier(), count: someFlows }),
  fields({ at, do: v.literal('stop'), group: identifier(), count: someFlows }),
  fields({ at, do: v.literal('loss'), hop: hopIndex, model: lossModel }),
  fields({ at, do: v.literal('rate'), hop: hopIndex, rate: rate() }),
  fields({
    at,
    do: v.literal('drop'),
    group: identifier(),
    flow: v.optional(whole(0, LIMITS.flows - 1), 0),
    count: v.optional(whole(1, 1_000, 'packets'), 1),
  }),
  fields({ at, do: v.literal('cbr'), source: v.optional(whole(0, LIMITS.traffic - 1), 0), on: flag() }),
] as const;

export const timedEventSchema = v.variant(
  'do',
  changes,
  "must be one of 'start', 'stop', 'loss', 'rate', 'drop', 'cbr'",
);

export const scenarioSchema = fields({
  version: v.literal(1, 'must be 1, the version of the format'),
  title: v.optional(text(LIMITS.text), ''),
  note: v.optional(text(LIMITS.text), ''),
  seed: v.optional(whole(0, 4_294_967_295), 1),
  duration: v.optional(number(0.001, LIMITS.duration, 's'), 120),
  warmup: v.optional(seconds()),
  sample: v.optional(
    v.union(
      [v.literal('rtt'), number(LIMITS.minSample, LIMITS.duration, 's')],
      `must be 'rtt' or a number of seconds from ${LIMITS.minSample} to ${LIMITS.duration}`,
    ),
    'rtt',
  ),
  path: v.optional(path(), [{}]),
  reverse: v.optional(v.union([v.literal('ideal'), path()], "must be 'ideal' or a list of hops, one for each of path"), 'ideal'),
  transport: v.optional(transport, {}),
  flows: v.pipe(list(flowGroup, LIMITS.groups), v.minLength(1, 'must have at least one flow group')),
  traffic: v.optional(list(byKind([cbr, onOff], ['cbr', 'onoff']), LIMITS.traffic), []),
  loss: v.optional(lossModel, { kind: 'none' }),
  events: v.optional(list(timedEventSchema, LIMITS.events), []),
});
