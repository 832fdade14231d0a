/** Turns untrusted JSON into a scenario that the engine runs. All input comes through here. */
import * as v from 'valibot';

import { tableOf } from '../network/trace.ts';
import { LIMITS } from './limits.ts';
import { type Refusal, ScenarioError } from './refusal.ts';
import { crossFieldRefusals } from './rules.ts';
import { scenarioSchema, timedEventSchema } from './schema.ts';
import type { Hop, Scenario, TimedEvent } from './types.ts';

/** Most refusals in a report: a hostile file must not make it long. */
const MAX_REFUSALS = 20;

/**
 * Check `input` and fill in every default.
 * @throws ScenarioError with path, rule and value of each field that breaks a rule
 */
export function normalizeScenario(input: unknown): Scenario {
  refuseTooLarge(input);
  // A list is an object too, whose methods would be taken for fields.
  if (Array.isArray(input))
    throw new ScenarioError([{ path: '', rule: 'must be an object with fields', value: 'a list' }]);
  const result = v.safeParse(scenarioSchema, input);
  if (!result.success) throw new ScenarioError(result.issues.slice(0, MAX_REFUSALS).map(toRefusal));
  const scenario = withDependentDefaults(result.output);
  const refusals = crossFieldRefusals(scenario);
  if (refusals.length > 0) throw new ScenarioError(refusals.slice(0, MAX_REFUSALS));
  return scenario;
}

/**
 * Check one event against the format and the scenario it belongs to, and fill in its defaults.
 * @throws ScenarioError
 */
export function normalizeEvent(input: unknown, scenario: Scenario): TimedEvent {
  const result = v.safeParse(timedEventSchema, input);
  if (!result.success) throw new ScenarioError(result.issues.slice(0, MAX_REFUSALS).map(toRefusal));
  const event = result.output;
  const refusals = crossFieldRefusals({ ...scenario, events: [event] });
  if (refusals.length > 0) throw new ScenarioError(refusals.slice(0, MAX_REFUSALS));
  return event;
}

/** Refuses an input of too many values. It visits no more of them than the limit. */
function refuseTooLarge(input: unknown): void {
  const pending: unknown[] = [input];
  let values = 0;
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null) continue;
    const size = Array.isArray(value) ? value.length : Object.keys(value).length;
    values += size;
    if (values > LIMITS.values) {
      throw new ScenarioError([{ path: '', rule: `must have at most ${LIMITS.values} values in all`, value: 'more' }]);
    }
    for (const child of Object.values(value)) pending.push(child);
  }
}

type Parsed = v.InferOutput<typeof scenarioSchema>;

/** Moves the scenario's `loss`, where old links and files have the first hop's loss model, into `path[0].loss`. */
function pathWithLoss(path: Parsed['path'], loss: Parsed['loss']): Parsed['path'] {
  if (loss.kind === 'none') return path;
  const { kind } = path[0]!.loss;
  if (kind !== 'none') {
    const rule = "must be 'none' where the scenario's own loss says what the first hop loses";
    throw new ScenarioError([{ path: 'path[0].loss', rule, value: kind }]);
  }
  return path.with(0, { ...path[0]!, loss });
}

/** Fills in the defaults that depend on other fields. */
function withDependentDefaults({ loss, ...parsed }: Parsed): Scenario {
  const lastHop = parsed.path.length - 1;
  return {
    ...parsed,
    warmup: parsed.warmup ?? parsed.duration / 5,
    path: pathWithLoss(parsed.path, loss).map(withTraceRate),
    reverse: parsed.reverse === 'ideal' ? 'ideal' : parsed.reverse.map(withTraceRate),
    transport: withoutUndefined(parsed.transport),
    flows: parsed.flows.map((group, index) => ({
      ...group,
      id: group.id || `group-${index + 1}`,
      scheme: group.scheme as Scenario['flows'][number]['scheme'],
      leave: group.leave ?? lastHop,
      transport: withoutUndefined(group.transport),
    })),
    traffic: parsed.traffic.map((source) => ({ ...source, leave: source.leave ?? lastHop })),
  };
}

/** The rate of a hop that follows a trace is the trace's own. */
function withTraceRate(hop: Parsed['path'][number]): Hop {
  const { trace, ...others } = hop;
  return trace ? { ...others, rate: tableOf(trace).rate, trace } : others;
}

function withoutUndefined<T extends object>(object: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/** What a schema found wrong. */
export function toRefusal(issue: v.BaseIssue<unknown>): Refusal {
  const last = issue.path?.at(-1);
  return { path: pathOf(issue), rule: issue.message, value: shortJson(last ? last.value : issue.input) };
}

function pathOf(issue: v.BaseIssue<unknown>): string {
  let path = '';
  for (const item of issue.path ?? []) {
    path += typeof item.key === 'number' ? `[${item.key}]` : `${path && '.'}${shorten(String(item.key), 40)}`;
  }
  return path;
}

/** A value as JSON for a message, at most 60 characters. Never throws. */
export function shortJson(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null)
    return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
  if (typeof value === 'string') return JSON.stringify(shorten(value, 50));
  return shorten(String(value), 60);
}

function shorten(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
