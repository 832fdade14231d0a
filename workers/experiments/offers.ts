/** What may vary in a scenario, and the values to begin with. */
import { lossModels } from '../engine/network/losses/index.ts';
import { queues } from '../engine/network/queues/index.ts';
import {
  applies,
  type Card,
  defaultsOf,
  type Field,
  type FieldValues,
  findCard,
  type NumberParameter,
} from '../engine/scenario/parameter.ts';
import { normalizeScenario } from '../engine/scenario/normalize.ts';
import { HOP_FIELDS, RUN_FIELDS } from '../engine/scenario/run-fields.ts';
import { GROUP_FIELDS, SOURCE_FIELDS } from '../engine/scenario/sender-fields.ts';
import { PROFILE, TRANSPORT_FORM } from '../engine/scenario/transport-fields.ts';
import { transportSettings } from '../engine/scenario/transport-profiles.ts';
import type { Scenario, SchemeChoice } from '../engine/scenario/types.ts';
import { findScheme, schemes } from '../engine/schemes/index.ts';
import { sources } from '../engine/network/sources/index.ts';
import { paramsOf } from '../language/door.ts';
import { normalizeExperiment } from './check.ts';
import type { Experiment, Setting, Value, Values } from './experiment.ts';
import { groupNames } from './groups.ts';
import { MEASURES, usualMeasures } from './measures.ts';
import { say } from '../words/say.ts';
import { namedSetting, ROUND_TRIP, valueAt, valuesOf, withValue } from './settings.ts';

export interface OfferedSetting {
  path: string;
  name: string;
  /** Of the link, a group of flows, a source, or the run. */
  part: string;
}

/** Every setting that the forms of this scenario have. */
export function settingsIn(scenario: Scenario): OfferedSetting[] {
  const offers: OfferedSetting[] = [];
  const names = groupNames(scenario);
  const add = (part: string, path: string): void => {
    offers.push({ part, path, name: namedSetting(scenario, path).name });
  };
  const addFields = (part: string, at: string, fields: readonly Field[], values: object): void => {
    const own = values as Readonly<Record<string, unknown>>;
    for (const field of fields)
      if (field.type !== 'text' && !('sameAs' in field) && applies(field, own))
        add(part, at ? `${at}.${field.key}` : field.key);
  };
  const addCard = (part: string, at: string, cards: readonly Card[], value: { kind: string }, whole: string): void => {
    add(part, whole);
    const card = findCard(cards, value.kind);
    if (card) addFields(part, at, card.parameters, value);
  };
  add(say('The link'), ROUND_TRIP);
  const addHop = (part: string, at: string, { queue, loss, ...plain }: Scenario['path'][number]): void => {
    addFields(part, at, HOP_FIELDS, plain);
    addCard(part, `${at}.queue`, queues, queue, `${at}.queue.kind`);
    addCard(part, `${at}.loss`, lossModels, loss, `${at}.loss.kind`);
  };
  const [first, ...others] = scenario.path;
  const alike = (of: 'queue' | 'loss'): boolean => others.every((hop) => hop[of].kind === first![of].kind);
  if (others.length > 0 && alike('queue') && alike('loss')) addHop(say('Every bottleneck'), 'path.*', first!);
  scenario.path.forEach((hop, index) =>
    addHop(
      others.length > 0 ? say('Bottleneck {number}', { number: index + 1 }) : say('The link'),
      `path.${index}`,
      hop,
    ),
  );
  scenario.flows.forEach((group, index) => {
    const part = scenario.flows.length > 1 ? say('Flows: {name}', { name: names[index]! }) : say('The flows');
    addCard(part, `flows.${index}.scheme`, schemes, group.scheme, `flows.${index}.scheme`);
    const { rule } = group.scheme;
    if (typeof rule === 'string')
      for (const param of paramsOf(rule)) add(part, `flows.${index}.scheme.rule.${param.name}`);
    addFields(part, `flows.${index}`, GROUP_FIELDS, group);
  });
  scenario.traffic.forEach((source, index) => {
    const card = findCard<Card>(sources, source.kind);
    const part = scenario.traffic.length > 1 ? say('Source {number}', { number: index + 1 }) : say('The source');
    if (card) addFields(part, `traffic.${index}`, [...card.parameters, ...SOURCE_FIELDS], source);
  });
  const { transport, flows } = scenario;
  const ofTransport = (
    part: string,
    at: string,
    fields: readonly Field[],
    values: object,
    scheme?: SchemeChoice,
  ): void =>
    addFields(part, at, fields, {
      ...values,
      control: controlOf(scheme),
      variant: scheme ? scheme['variant'] : 'sack',
    });
  ofTransport(say('Transport of all flows'), 'transport', [PROFILE, ...TRANSPORT_FORM], transportSettings(transport));
  flows.forEach((group, index) => {
    const own = Object.keys(group.transport).length > 0;
    // Of one group alone that has none of its own it is that of all flows.
    if (flows.length > 1 || own)
      ofTransport(
        ...([say('Transport of {name}', { name: names[index]! }), `flows.${index}.transport`, TRANSPORT_FORM] as const),
        ...([transportSettings(transport, group.transport), group.scheme] as const),
      );
  });
  addFields(
    say('The run'),
    '',
    RUN_FIELDS.filter(({ key }) => key !== 'seed'),
    scenario,
  );
  return offers;
}

/** What an option of the transport may be of no effect on; of no scheme in particular, a window. */
function controlOf(scheme?: SchemeChoice): string {
  return (scheme && findScheme(scheme.kind)?.control) ?? 'window';
}

/** The setting with values to begin with: around the one that it has, or what there is to choose from; null where there is nothing. */
export function firstSetting(scenario: Scenario, path: string): Setting | null {
  const values = firstValues(scenario, path);
  return values && { path, values };
}

/**
 * Of this scenario with one setting varied; null where there is nothing to vary. Values that no run can have here are left out.
 * @throws ScenarioError if no value is left
 */
export function firstExperiment(scenario: Scenario, path: string): Experiment | null {
  // Its seed takes the values that follow it.
  if (path === 'seed') return normalizeExperiment({ version: 1, scenario, vary: [], seeds: FIRST_SEEDS });
  const setting = firstSetting(scenario, path);
  if (!setting) return null;
  const possible = valuesOf(scenario, setting).filter((value) => {
    try {
      normalizeScenario(withValue(scenario, path, value));
      return true;
    } catch {
      return false;
    }
  });
  const measures = path.startsWith('traffic.')
    ? [...usualMeasures(scenario), ...BESIDE_A_SOURCE.map((id) => ({ id }))]
    : undefined;
  return normalizeExperiment({ version: 1, scenario, vary: [{ path, values: possible }], measures });
}

/** Beside what is usual, where a source varies: as sheets ask for it, of the flows and of the source. */
const BESIDE_A_SOURCE = ['throughput', 'mean-rtt', 'source-rate', 'source-loss'];

/** Of a run that is repeated. */
const FIRST_SEEDS = 10;

function firstValues(scenario: Scenario, path: string): Values | null {
  const value = valueAt(scenario, path);
  if (/^flows\.\d+\.scheme$/.test(path)) return { list: schemesBeside(value as SchemeChoice) };
  if (path.endsWith('.queue.kind')) return { list: withOwn(value, ['droptail', 'red', 'codel', 'fq-codel'], queues) };
  if (path.endsWith('.loss.kind')) return { list: withOwn(value, ['none', 'bernoulli', 'gilbert'], lossModels) };
  const { field } = namedSetting(scenario, path);
  if (path === ROUND_TRIP) return around(value as number, 0.001, 2, false);
  if (!field) return null;
  if (field.type === 'flag') return { list: [false, true] };
  if (field.type === 'choice') return { list: field.options.map((option) => option.value) };
  if (field.type === 'hop') return { list: scenario.path.map((_, index) => index) };
  if (field.type !== 'number') return null;
  const most = Math.min(field.max, mostOf(scenario, path, field));
  const now = typeof value === 'number' ? value : begunWith(scenario, path, field);
  return now === 0 ? fromZero(field, most, scenario.duration) : around(now, field.min, most, field.whole === true);
}

/** What the setting's switch begins with. */
function begunWith(scenario: Scenario, path: string, { begins, default: usual }: NumberParameter): number {
  const others = path.slice(0, path.lastIndexOf('.'));
  return begins ? begins(valueAt(scenario, others) as FieldValues, scenario.duration) : usual;
}

/**
 * A time of the run lies within it. A source that sends more than its links carry fills them, and so does one that sends more
 * still.
 */
function mostOf({ duration, path: hops, traffic }: Scenario, path: string, { ofRun, unit }: NumberParameter): number {
  if (ofRun) return duration;
  const source = path.startsWith('traffic.') && unit === 'bit/s' && traffic[Number(path.split('.')[1])];
  if (!source) return Infinity;
  return Math.min(...hops.slice(source.enter, source.leave + 1).map(({ rate }) => rate ?? Infinity));
}

function withOwn(own: Value, wanted: readonly string[], cards: readonly Card[]): Value[] {
  const kinds = new Set(cards.map(({ kind }) => kind));
  return [...new Set([own, ...wanted.filter((kind) => kinds.has(kind))])];
}

/** A quarter, half, the value, twice and four times of it, within the field's bounds. */
function around(value: number, min: number, max: number, whole: boolean): Values {
  const values = [0.25, 0.5, 1, 2, 4].map((factor) => {
    const next = Math.min(max, Math.max(min, value * factor));
    return whole ? Math.round(next) : Number(next.toPrecision(4));
  });
  return { list: [...new Set(values)] };
}

/** None, and a twentieth, a tenth and a fifth of what its slider goes to; of a time no more than of the run. */
function fromZero({ shown, unit, whole }: NumberParameter, max: number, duration: number): Values {
  const end = Math.min(max, shown ? shown.max * shown.per : max, unit === 's' ? duration : Infinity);
  const values = [0, 0.05, 0.1, 0.2].map((part) =>
    whole ? Math.round(part * end) : Number((part * end).toPrecision(4)),
  );
  return { list: [...new Set(values)] };
}

/** The variants of TCP and Vegas for TCP; else the scheme beside TCP and CUBIC. */
function schemesBeside(own: SchemeChoice): SchemeChoice[] {
  const of = (kind: string, more: object = {}): SchemeChoice => ({ ...defaultsOf(findScheme(kind)!), ...more });
  const variants = findScheme('tcp')!.parameters.find(({ key }) => key === 'variant');
  if (own.kind === 'tcp' && variants?.type === 'choice') {
    const names = ['tahoe', 'reno', 'newreno'].filter((name) => variants.options.some(({ value }) => value === name));
    return [...names.map((variant) => ({ ...own, variant })), of('vegas')];
  }
  return [own, ...['tcp', 'cubic'].filter((kind) => kind !== own.kind).map((kind) => of(kind))];
}

/**
 * Every measure of one run, or of two beside each other (A and B); of a stretch from `from` to `to` s, where one is given: the
 * same run, measured from there and ended there.
 * @throws ScenarioError
 */
export function numbersOf(runs: readonly Scenario[], stretch: readonly [from: number, to: number] | null): Experiment {
  const own = runs.map((run) => (stretch ? { ...run, warmup: stretch[0], duration: stretch[1] } : run));
  return normalizeExperiment({
    version: 1,
    title: 'The numbers of this run',
    scenario: own[0],
    vary: own.length > 1 ? [{ path: '', values: own, names: ['A', 'B'] }] : [],
    seeds: 1,
    measures: MEASURES.map(({ id }) => id),
  });
}

/** Schemes that may be added to a list: every variant of TCP, and each other scheme with its defaults that nobody's hands drive. */
export function schemesToAdd(): { name: string; value: SchemeChoice }[] {
  return schemes.flatMap((card) => {
    if (card.byHand) return [];
    const variants = card.kind === 'tcp' ? card.parameters.find(({ key }) => key === 'variant') : undefined;
    const base = defaultsOf(card) as SchemeChoice;
    if (variants?.type !== 'choice') return [{ name: card.name, value: base }];
    return variants.options.map(({ value, label }) => ({
      name: `${card.name} ${label}`,
      value: { ...base, variant: value } as SchemeChoice,
    }));
  });
}
