/** Checks what comes to the batch worker: a job is plain data, and nothing is run that is not checked and bounded. */
import { normalizeScenario } from '../../engine/scenario/normalize.ts';
import { findMetric } from '../../measures/index.ts';
import { type Ask, type AskOptions, given, type Job, type RunRequest, runOfAsk } from '../figures/ask.ts';
import { findReading } from '../figures/readings.ts';
import { findSetup } from '../setups/index.ts';
import type { Choices, ChoiceValue } from '../setups/setup.ts';

/** Asks of one run, and characters of any text in it, at most. */
const MOST_ASKS = 500;
const LONGEST = 80;

type Fields = Record<string, unknown>;

/**
 * The job that `json` is. Its scenario is checked by `normalizeScenario`: what its choices make of a set-up, or the one given.
 * @throws RangeError that names the field, or ScenarioError
 */
export function checkedJob(json: unknown): Job {
  const { key, request, asks } = fieldsOf(json, 'job');
  const run = checkedRequest(request);
  if (!Array.isArray(asks) || asks.length === 0 || asks.length > MOST_ASKS)
    throw new RangeError(`asks: must be 1 to ${MOST_ASKS}`);
  return { key: typeof key === 'string' ? key : '', request: run, asks: asks.map((ask) => checkedAsk(ask, run)) };
}

function checkedRequest(json: unknown): RunRequest {
  const { setup, choice, seed, scenario } = fieldsOf(json, 'request');
  if (typeof seed !== 'number' || !Number.isInteger(seed) || seed < 0 || seed > 0xffffffff)
    throw new RangeError('seed: must be a whole number from 0 to 4294967295');
  if (scenario !== undefined) return { ...given(normalizeScenario(scenario)), seed };
  const id = textOf(setup, 'setup');
  if (!findSetup(id)) throw new RangeError(`setup: there is none called ${id}`);
  return { setup: id, choice: checkedChoices(choice, 'choice'), seed };
}

function checkedAsk(json: unknown, run: RunRequest): Ask {
  const { measure, options, part, trace, each } = fieldsOf(json, 'ask');
  const id = textOf(measure, 'measure');
  if (!findMetric(id) && !findReading(id)) throw new RangeError(`measure: there is none called ${id}`);
  if (trace !== undefined && !isIndex(trace)) throw new RangeError('trace: must be a small whole number');
  return {
    ...runOfAsk(run),
    measure: id,
    ...(options !== undefined && { options: checkedOptions(options) }),
    ...(part !== undefined && { part: textOf(part, 'part') }),
    ...(trace !== undefined && { trace }),
    ...(each === true && { each }),
  };
}

/** Numbers, words, and lists of the two. */
function checkedOptions(json: unknown): AskOptions {
  for (const [name, value] of Object.entries(fieldsOf(json, 'options'))) {
    const parts = Array.isArray(value) ? (value as unknown[]) : [value];
    if (parts.length > MOST_ASKS || !parts.every(isPlain))
      throw new RangeError(`options.${name.slice(0, LONGEST)}: must be numbers or words`);
  }
  return json as AskOptions;
}

function checkedChoices(json: unknown, where: string): Choices {
  for (const [name, value] of Object.entries(fieldsOf(json, where))) {
    const scheme = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!(scheme ? Object.values(value).every(isPlain) : isPlain(value) && typeof value !== 'boolean')) {
      throw new RangeError(`${where}.${name.slice(0, LONGEST)}: must be a number, a name or a scheme`);
    }
  }
  return json as Record<string, ChoiceValue>;
}

function fieldsOf(json: unknown, where: string): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new RangeError(`${where}: must be an object`);
  if (Object.keys(json).length > MOST_ASKS) throw new RangeError(`${where}: has too many fields`);
  return json as Fields;
}

function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string' || value.length > LONGEST) throw new RangeError(`${where}: must be a short text`);
  return value;
}

function isPlain(value: unknown): boolean {
  return (
    (typeof value === 'number' && Number.isFinite(value)) ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && value.length <= LONGEST)
  );
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100;
}
