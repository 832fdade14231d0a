/** Turns untrusted JSON into an experiment: each of its points is a scenario that the engine runs. */
import * as v from 'valibot';

import { boundsOf } from '../engine/scenario/bounds.ts';
import { fields, list, oneOf, text, whole, number } from '../engine/scenario/fields.ts';
import { hopsOf } from '../engine/scenario/hops.ts';
import { LIMITS } from '../engine/scenario/limits.ts';
import { normalizeScenario, shortJson, toRefusal } from '../engine/scenario/normalize.ts';
import { type Refusal, ScenarioError } from '../engine/scenario/refusal.ts';
import type { Scenario } from '../engine/scenario/types.ts';
import {
  BOUNDS,
  COURSES,
  type Experiment,
  type Measure,
  type Must,
  type Setting,
  type Values,
  withOwnScenario,
} from './experiment.ts';
import { LONGEST_EXPRESSION } from './expression.ts';
import { findMeasure, measureKey, takesGroup, usualMeasures } from './measures.ts';
import { statedMeasures, statementProblem } from './must.ts';
import { type Point, rawPoints, rememberPoints } from './points.ts';
import { pathProblem, valuesOf } from './settings.ts';

const count = (most: number) => whole(1, most);
const end = () => number(-1e15, 1e15);

const settingSchema = fields({
  path: v.optional(text(200), ''),
  values: v.optional(list(v.unknown(), BOUNDS.values)),
  from: v.optional(end()),
  to: v.optional(end()),
  count: v.optional(count(BOUNDS.values)),
  scale: v.optional(oneOf('linear', 'log')),
  names: v.optional(list(text(LIMITS.identifier), BOUNDS.values)),
});

const measureSchema = v.union(
  [
    text(80),
    fields({
      id: text(80),
      group: v.optional(text(LIMITS.identifier)),
      hop: v.optional(whole(0, 2 * LIMITS.hops)),
      source: v.optional(whole(0, LIMITS.traffic)),
    }),
  ],
  'must be the id of a measure, or an object with id and group, hop or source',
);

const mustSchema = v.union(
  [text(LONGEST_EXPRESSION), fields({ says: text(LONGEST_EXPRESSION), part: v.optional(number(0, 1), 1) })],
  'must be a statement, or an object with says and part',
);

const schema = fields({
  version: v.literal(1, 'must be 1, the version of the format'),
  title: v.optional(text(LIMITS.text), ''),
  scenario: v.unknown(),
  vary: v.optional(list(settingSchema, BOUNDS.settings), []),
  seeds: v.optional(count(BOUNDS.seeds), 5),
  measures: v.optional(list(measureSchema, BOUNDS.measures)),
  over: v.optional(list(oneOf(...COURSES), COURSES.length), []),
  overMean: v.optional(v.boolean('must be true or false'), false),
  must: v.optional(list(mustSchema, BOUNDS.statements), []),
  map: v.optional(v.boolean('must be true or false'), false),
  theory: v.optional(v.boolean('must be true or false'), true),
  figure: v.optional(text(LIMITS.identifier)),
});

/**
 * Check `input`, an experiment or a scenario that states what must hold, and fill in every default.
 * @throws ScenarioError with path, rule and value of each field that breaks a rule
 */
export function normalizeExperiment(input: unknown): Experiment {
  const result = v.safeParse(schema, withOwnScenario(input));
  if (!result.success) throw new ScenarioError(result.issues.slice(0, 20).map(toRefusal));
  const { version, title, seeds, over, overMean, must, map, theory, figure, vary: settings, measures } = result.output;
  const scenario = within('scenario', () => normalizeScenario(result.output.scenario));
  const vary = settings.map((setting, index) => settingOf(scenario, setting, `vary[${index}]`));
  if (vary.length === 2 && vary[0]!.path === vary[1]!.path)
    refuse('vary[1].path', 'must be another setting than the first', vary[1]!.path);
  const experiment: Experiment = {
    ...{ version, title, scenario, vary, seeds },
    measures:
      measures?.map((measure, index) => measureOf(scenario, measure, `measures[${index}]`)) ??
      distinct([
        ...usualMeasures(scenario),
        ...must.flatMap((one, index) =>
          statedMeasures(saysOf(one)).map((measure) => measureOf(scenario, measure, `must[${index}]`)),
        ),
      ]),
    over: [...new Set(over)],
    overMean,
    must: [],
    ...{ map, theory, ...(figure !== undefined && { figure }) },
  };
  const stated: Experiment = {
    ...experiment,
    must: must.map((one, index) => mustOf(experiment, one, `must[${index}]`)),
  };
  rememberPoints(stated, checkedPoints(stated));
  return stated;
}

type RawSetting = v.InferOutput<typeof settingSchema>;

function settingOf(scenario: Scenario, raw: RawSetting, at: string): Setting {
  const { path, values, from, to, count: steps, scale, names } = raw;
  const problem = pathProblem(path);
  if (problem) refuse(`${at}.path`, problem, path);
  const ranged = [from, to, steps, scale].some((one) => one !== undefined);
  if ((values !== undefined) === ranged)
    refuse(at, 'must have either values, or from, to and count', values === undefined ? 'neither' : 'both');
  const taken = values ? { list: values } : rangeOf(raw, at);
  if ('list' in taken && taken.list.length === 0) refuse(`${at}.values`, 'must have at least one value', []);
  const setting = { path, values: taken, ...(names && { names }) };
  const { length } = valuesOf(scenario, setting);
  if (names && names.length !== length)
    refuse(`${at}.names`, `must be one for each of the ${length} values`, names.length);
  return setting;
}

function rangeOf({ from, to, count: steps, scale = 'linear' }: RawSetting, at: string): Values {
  if (from === undefined || to === undefined || steps === undefined)
    return refuse(
      at,
      'must have from, to and count',
      [from, to, steps].filter((one) => one !== undefined),
    );
  if (!(from < to)) refuse(`${at}.to`, `must be above from, which is ${from}`, to);
  if (scale === 'log' && !(from > 0)) refuse(`${at}.from`, 'must be above 0 on a logarithmic scale', from);
  return { from, to, count: steps, scale };
}

function measureOf(scenario: Scenario, raw: string | Measure, at: string): Measure {
  const given = typeof raw === 'string' ? { id: raw } : raw;
  const { id, group, hop, source } = given;
  const found = findMeasure(id);
  if (!found) return refuse(`${at}.id`, 'must be the id of a number or metric of one run', id);
  if (group !== undefined && !(takesGroup(found) && scenario.flows.some((one) => one.id === group)))
    refuse(`${at}.group`, takesGroup(found) ? 'must be the id of a group of flows' : 'is not of this measure', group);
  if (hop !== undefined && (found.of !== 'hop' || !(hop < hopsOf(scenario).length)))
    refuse(`${at}.hop`, found.of === 'hop' ? 'must be the number of a hop, from 0' : 'is not of this measure', hop);
  if (source !== undefined && (found.of !== 'source' || !(source < scenario.traffic.length)))
    refuse(
      `${at}.source`,
      found.of === 'source' ? 'must be the place of a source, from 0' : 'is not of this measure',
      source,
    );
  const of = { ...(group !== undefined && { group }), ...(hop !== undefined && { hop }) };
  return { id, ...of, ...(source !== undefined && { source }) };
}

/** Each once. */
function distinct(measures: readonly Measure[]): Measure[] {
  return [...new Map(measures.map((measure) => [measureKey(measure), measure])).values()].slice(0, BOUNDS.measures);
}

function saysOf(must: string | Must): string {
  return typeof must === 'string' ? must : must.says;
}

function mustOf(experiment: Experiment, raw: string | Must, at: string): Must {
  const { says, part } = typeof raw === 'string' ? { says: raw, part: 1 } : raw;
  const problem = statementProblem(experiment, says);
  return problem ? refuse(at, problem, says) : { says, part };
}

/** All points, each of them checked; a refusal names the value that makes it. */
function checkedPoints(experiment: Experiment): Point[] {
  const { scenario, vary, seeds } = experiment;
  const sizes = vary.map((setting) => valuesOf(scenario, setting).length);
  const all = sizes.reduce((product, size) => product * size, 1);
  if (all > BOUNDS.points) refuse('vary', `must give at most ${BOUNDS.points} points`, all);
  if (all * seeds > BOUNDS.runs)
    refuse('seeds', `must give at most ${BOUNDS.runs} runs, points times seeds`, all * seeds);
  let packets = 0;
  const points = rawPoints(experiment).map(({ at, ...raw }): Point => {
    const where = at.map((value, index) => `vary[${index}].values[${value}]`).join(' with ') || 'scenario';
    const own = within(where, () => raw.scenario());
    packets += boundsOf(own).work * seeds;
    return { at, values: raw.values, scenario: own };
  });
  if (packets > BOUNDS.packets)
    refuse('', `must need at most ${BOUNDS.packets.toExponential()} packets in all its runs`, packets);
  return points;
}

/** What `read` gives; the fields of its refusals are of the part `where`. */
function within<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) refuse(where, error.message, '');
    if (!(error instanceof ScenarioError)) throw error;
    throw new ScenarioError(
      error.refusals.map((refusal) => ({ ...refusal, path: refusal.path ? `${where}: ${refusal.path}` : where })),
    );
  }
}

function refuse(path: string, rule: string, value: unknown): never {
  const refusal: Refusal = { path, rule, value: shortJson(value) };
  throw new ScenarioError([refusal]);
}

/** A setting of a file. */
export interface SettingFile {
  path: string;
  values?: readonly unknown[];
  from?: number;
  to?: number;
  count?: number;
  scale?: 'linear' | 'log';
  names?: readonly string[];
}

/** What a file holds. */
export interface ExperimentFile extends Omit<Experiment, 'vary'> {
  vary: SettingFile[];
}

export function settingFile({ path, values, names }: Setting): SettingFile {
  return { path, ...('list' in values ? { values: values.list } : values), ...(names && { names }) };
}

export function experimentFile({ vary, ...rest }: Experiment): ExperimentFile {
  return { ...rest, vary: vary.map(settingFile) };
}
