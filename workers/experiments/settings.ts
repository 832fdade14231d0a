/** Settings of a scenario by their paths: what each is called, in what unit, and the scenario with another value of it. */
import { lossModels } from '../engine/network/losses/index.ts';
import { queues } from '../engine/network/queues/index.ts';
import { shapeOf, sources } from '../engine/network/sources/index.ts';
import type { Card, Field } from '../engine/scenario/parameter.ts';
import { findCard } from '../engine/scenario/parameter.ts';
import { meanBaseRtt, withRoundTrip } from '../engine/scenario/rtt.ts';
import { HOP_FIELDS, RUN_FIELDS } from '../engine/scenario/run-fields.ts';
import { GROUP_FIELDS, SOURCE_FIELDS } from '../engine/scenario/sender-fields.ts';
import { PROFILE, TRANSPORT_FIELDS } from '../engine/scenario/transport-fields.ts';
import { transportSettings } from '../engine/scenario/transport-profiles.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import { schemes } from '../engine/schemes/index.ts';
import { inRow, say, withinSentence } from '../words/say.ts';
import { paramsOf } from '../language/door.ts';
import type { Param } from '../language/rule.ts';
import { withParam } from '../language/with-param.ts';
import type { Setting, Value } from './experiment.ts';
import { groupNames } from './groups.ts';

/** The mean round trip with empty queues, s: every delay is stretched alike. No field of the format, but a control of the form. */
export const ROUND_TRIP = 'roundTrip';

/** In the place of a bottleneck's number: of every bottleneck on the path, one value for all. */
const EVERY = '*';
const EVERY_HOP = /^path\.\*\./;

/** Settings that are a card, and a limit, which without its queue says nothing. */
const SETTINGS = { queue: 'Queue', loss: 'Losses', scheme: 'Scheme', source: 'Shape', limit: 'Queue holds' };

const STEP = /^(?:[A-Za-z][A-Za-z0-9_]{0,39}|0|[1-9][0-9]{0,2})$/;
const MOST_STEPS = 6;
/** An experiment has its own seeds; these say nothing of a run. */
const NOT_VARIED = new Set(['seed', 'version', 'title', 'note', 'measured']);

/** A setting in words. */
export interface Named {
  name: string;
  /** As people write it, with `per` of the scenario's unit in one of it; '' for a pure number, a name or a whole thing. */
  unit: string;
  per: number;
  /** Of what is no plain field null. */
  field: Field | null;
}

type Fields = { readonly [key: string]: Value };

/** Why no setting can have this path; null if one can. */
export function pathProblem(path: string): string | null {
  if (path === '' || path === ROUND_TRIP) return null;
  const steps = path.replace(EVERY_HOP, 'path.0.').split('.');
  if (steps.length > MOST_STEPS || !steps.every((step) => STEP.test(step)))
    return 'must be the path of a field, as `path.0.queue.limit`';
  return NOT_VARIED.has(steps[0]!) ? 'must be a setting of the run, other than its seed and its words' : null;
}

/** What the setting is called in this scenario. */
export function namedSetting(scenario: Scenario, path: string): Named {
  const whole = (name: string): Named => ({ name, unit: '', per: 1, field: null });
  if (path === '') return whole(say('Scenario'));
  if (path === ROUND_TRIP) return { name: say('Round trip, empty queue'), unit: 'ms', per: 0.001, field: null };
  const found = fieldAt(scenario, path.split('.'));
  if (!found) return whole(path);
  const { field, name } = found;
  if (!field) return whole(name);
  const shown = field.type === 'number' && !field.shown?.inverse ? field.shown : undefined;
  const unit = field.type === 'number' ? (shown?.unit ?? field.unit) : '';
  return { name, unit, per: shown?.per ?? 1, field };
}

/** How a setting is called by what it belongs to. */
type Placed = (name: string) => string;
const alone: Placed = (name) => say(name);

/** `bottleneck 2: queue`. */
function of(whose: string): Placed {
  return (name) => say('{whose}: {setting}', { whose, setting: withinSentence(name) });
}

function placeOfHop(head: 'path' | 'reverse', hops: number, index: string): Placed {
  const whose =
    hops < 2
      ? null
      : index === EVERY
        ? say('every bottleneck')
        : say('bottleneck {number}', { number: Number(index) + 1 });
  const forth = whose === null ? null : of(whose);
  if (head === 'path') return forth ?? alone;
  return (name) => say('Back, {setting}', { setting: forth?.(name) ?? withinSentence(name) });
}

function fieldAt(scenario: Scenario, [head, index, ...rest]: string[]): { field: Field | null; name: string } | null {
  const among = (fields: readonly Field[], key: string | undefined, placed = alone) => {
    const field = fields.find((one) => one.key === key);
    return field ? { field, name: placed(field.name) } : null;
  };
  const inCard = (cards: readonly Card[], value: Value, key: string | undefined, name: string, placed: Placed) => {
    const { kind } = Object(value) as { kind?: unknown };
    if (key === undefined || key === 'kind') return { field: null, name: placed(name) };
    const card = findCard(cards, String(kind));
    return card ? among(card.parameters, key, key === 'limit' ? () => placed(SETTINGS.limit) : placed) : null;
  };
  if (index === undefined) return among(RUN_FIELDS, head);
  if (head === 'transport') return among([PROFILE, ...TRANSPORT_FIELDS], index);
  const [key, inner, param] = rest;
  const place = index === EVERY ? 0 : Number(index);
  if (head === 'path' || head === 'reverse') {
    const hops = head === 'path' ? scenario.path : scenario.reverse === 'ideal' ? [] : scenario.reverse;
    const hop = hops[place];
    if (!hop) return null;
    const placed = placeOfHop(head, hops.length, index);
    if (key === 'queue') return inCard(queues, hop.queue, inner, SETTINGS.queue, placed);
    if (key === 'loss') return inCard(lossModels, hop.loss, inner, SETTINGS.loss, placed);
    return among(HOP_FIELDS, key, placed);
  }
  if (head === 'flows') {
    const group = scenario.flows[place];
    if (!group) return null;
    const several = scenario.flows.length > 1;
    const whose = groupNames(scenario)[place]!;
    const placed = several ? of(whose) : alone;
    const own = key === 'scheme' && param !== undefined ? paramAt(group.scheme[inner!], param) : undefined;
    if (own)
      return {
        field: fieldOf(own),
        name: several ? say('{whose}: {setting}', { whose, setting: own.name }) : own.name,
      };
    if (param !== undefined) return null;
    if (key === 'scheme') return inCard(schemes, group.scheme, inner, SETTINGS.scheme, placed);
    if (key === 'transport') return among(TRANSPORT_FIELDS, inner, placed);
    return among(GROUP_FIELDS, key, placed);
  }
  if (head === 'traffic') {
    const source = scenario.traffic[place];
    if (!source) return null;
    const several = scenario.traffic.length > 1;
    const placed = of(several ? say('Source {number}', { number: place + 1 }) : say('Source'));
    const found = among(SOURCE_FIELDS, key, placed) ?? inCard(sources, source, key, SETTINGS.source, placed);
    // A constant stream has no height: it takes.
    const own = key && shapeOf(source).names?.[key];
    return found && own ? { ...found, name: placed(own) } : found;
  }
  return null;
}

/** Of a rule the param of that name: a path leads into its text, `flows.0.scheme.rule.b`. */
function paramAt(text: Value, name: string): Param | undefined {
  return typeof text === 'string' ? paramsOf(text).find((param) => param.name === name) : undefined;
}

function fieldOf({ name, least, most, value }: Param): Field {
  return { type: 'number', key: name, name, unit: '', min: least, max: most, default: value, help: '' };
}

/** What the setting is in the scenario; undefined where it is not there. */
export function valueAt(scenario: Scenario, path: string): Value {
  if (path === '') return scenario;
  if (path === ROUND_TRIP) return meanBaseRtt(scenario);
  // Of every bottleneck that of the first.
  const steps = path.replace(EVERY_HOP, 'path.0.').split('.');
  const at = (from: Value, names: readonly string[]): Value =>
    names.reduce<Value>(
      (value, step) =>
        typeof value === 'object' && value !== null ? (value as Fields)[step] : paramAt(value, step)?.value,
      from,
    );
  const value = at(scenario, steps);
  if (value !== undefined) return value;
  // What a profile says, and what all flows have.
  if (steps[0] === 'transport') return at(transportSettings(scenario.transport), steps.slice(1));
  if (steps[0] === 'flows' && steps[2] === 'transport')
    return at(transportSettings(scenario.transport, scenario.flows[Number(steps[1])]?.transport), steps.slice(3));
  return undefined;
}

/**
 * The scenario with another value of the setting, to be checked by `normalizeScenario`.
 * @throws RangeError if the path leads nowhere in it
 */
export function withValue(scenario: Scenario, path: string, value: Value): unknown {
  if (path === '') return { ...(Object(value) as object), seed: scenario.seed };
  if (path === ROUND_TRIP) {
    if (typeof value !== 'number' || !(value > 0)) throw new RangeError('must be a time above 0 s');
    return withRoundTrip(scenario, value);
  }
  if (!EVERY_HOP.test(path)) return changed(scenario, path.split('.'), value, '');
  const paths = scenario.path.map((_, hop) => path.replace(EVERY, String(hop)));
  return paths.reduce<Value>((all, own) => changed(all, own.split('.'), value, ''), scenario);
}

function changed(from: Value, [step, ...rest]: string[], value: Value, within: string): Value {
  if (step === undefined) return value;
  if (Array.isArray(from)) {
    const index = Number(step);
    if (!(index < from.length)) throw new RangeError(`leads to number ${step} of ${from.length}`);
    return from.with(index, changed(from[index], rest, value, step));
  }
  if (typeof from === 'string' && rest.length === 0) return withParamSet(from, step, value);
  if (typeof from !== 'object' || from === null) throw new RangeError('leads nowhere in the scenario');
  const fields = from as Fields;
  if (rest.length > 0 && !Object.hasOwn(fields, step)) throw new RangeError('leads nowhere in the scenario');
  if (step === 'kind' && fields['kind'] !== value) return ofKind(fields, value, within);
  return { ...fields, [step]: changed(fields[step], rest, value, step) };
}

/** The rule with another value in the place of a param's. @throws RangeError */
function withParamSet(text: string, name: string, value: Value): string {
  const param = paramAt(text, name);
  if (!param) throw new RangeError('leads nowhere in the scenario');
  const { least, most } = param;
  if (typeof value !== 'number' || !(value >= least && value <= most))
    throw new RangeError(`must be a number from ${least} to ${most}, as the rule’s param says`);
  return withParam(text, param, value);
}

/** Another kind begins with its defaults; a queue keeps the room that it has. */
function ofKind(before: Fields, kind: Value, within: string): Value {
  const { limit } = before;
  const known = queues.find((card) => card.kind === kind);
  if (within !== 'queue' || !known || typeof limit !== 'number') return { kind };
  return { kind, ...known.fitted?.(limit), limit };
}

/** The values of a setting, those of a range worked out: to four digits, in whole numbers where the field has them. */
export function valuesOf(scenario: Scenario, { path, values }: Setting): readonly Value[] {
  if ('list' in values) return values.list;
  const { from, to, count, scale } = values;
  const { field } = namedSetting(scenario, path);
  const whole = field?.type === 'number' && field.whole;
  const all = Array.from({ length: count }, (_, index) => {
    const part = index / (count - 1);
    const value = scale === 'log' ? from * (to / from) ** part : from + part * (to - from);
    // The ends are as they were given.
    if (index === 0 || index === count - 1) return index === 0 ? from : to;
    return whole ? Math.round(value) : Number(value.toPrecision(4));
  });
  return [...new Set(all)];
}

/** A value of the setting in words: `20 packets`, `never`, `Reno`. */
export function valueText(scenario: Scenario, setting: Setting, index: number): string {
  const words = valueWords(scenario, setting, index);
  const { unit } = namedSetting(scenario, setting.path);
  if (!unit || setting.names?.[index] || typeof valuesOf(scenario, setting)[index] !== 'number') return words;
  return valueIn(unit, words);
}

/** A number with its unit; of a count of things in the language's plural. */
function valueIn(unit: string, value: string): string {
  switch (unit) {
    case 'packets':
      return value === '1' ? say('1 packet') : say('{count} packets', { count: value });
    case 'bytes':
      return value === '1' ? say('1 byte') : say('{count} bytes', { count: value });
    case 'flows':
      return value === '1' ? say('1 flow') : say('{count} flows', { count: value });
    default:
      return `${value} ${value === '1' ? unit.replace(/^(\w{3,})s$/, '$1') : say(unit)}`;
  }
}

/** The same without its unit, as an axis has it. */
export function valueWords(scenario: Scenario, setting: Setting, index: number): string {
  const { names, path } = setting;
  const values = valuesOf(scenario, setting);
  const given = names?.[index];
  if (given) return given;
  const value = values[index];
  const { field, per } = namedSetting(scenario, path);
  if (typeof value === 'number') {
    if (field?.type === 'hop') return String(value + 1);
    return String(Number((value / per).toPrecision(5)));
  }
  if (field?.type === 'choice')
    return say(field.options.find((option) => option.value === value)?.label ?? String(value));
  if (typeof value === 'boolean') return say(value ? 'on' : 'off');
  if (value === null || typeof value === 'string') {
    if (field?.type === 'number' && field.or?.value === value) return say(field.or.words);
    return say(cardName(path, value) ?? String(value));
  }
  return objectWords(values as readonly Fields[], value as Fields, index);
}

const REGISTRIES: readonly (readonly Card[])[] = [schemes, queues, lossModels, sources];

function cardName(path: string, kind: Value): string | null {
  if (!path.endsWith('.kind')) return null;
  return REGISTRIES.flat().find((card) => card.kind === kind)?.name ?? null;
}

/** The settings of a card by its name, and by those plain settings in which others of its kind differ. */
function objectWords(all: readonly Fields[], value: Fields, index: number): string {
  const card = REGISTRIES.flat().find(({ kind }) => kind === value['kind']);
  if (!card) return typeof value['title'] === 'string' && value['title'] ? value['title'] : `${index + 1}`;
  const alike = all.filter((one) => one['kind'] === value['kind']);
  const differing = card.parameters.filter(({ key }) => alike.some((one) => one[key] !== value[key]));
  const words = differing.map((parameter) => {
    const set = value[parameter.key] ?? parameter.default;
    if (parameter.type === 'choice')
      return say(parameter.options.find((one) => one.value === set)?.label ?? String(set));
    const setting = 'symbol' in parameter && parameter.symbol ? parameter.symbol : withinSentence(parameter.name);
    return say('{setting} {value}', { setting, value: String(set) });
  });
  // The variants of TCP go by their own names.
  const variants = differing.length === 1 && differing[0]!.type === 'choice';
  return variants ? words[0]! : inRow('{first}, {next}', [say(card.name), ...words]);
}

/** Whether the axis of the setting is one of numbers. */
export function isNumeric(scenario: Scenario, setting: Setting): boolean {
  return !setting.names && valuesOf(scenario, setting).every((value) => typeof value === 'number');
}

/** Whether numbers are better shown by their ratios: they span more than a factor of 8, unevenly. */
export function isLogarithmic(scenario: Scenario, setting: Setting): boolean {
  if (!('list' in setting.values)) return setting.values.scale === 'log';
  const values = valuesOf(scenario, setting) as readonly number[];
  if (values.length < 3 || values.some((value) => !(value > 0))) return false;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most / least > 8;
}
