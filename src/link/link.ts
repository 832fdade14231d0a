/**
 * Experiment ↔ address. `#/play` is the first scene. Anything else is a base and what differs from it:
 *
 *   #/play?preset=NAME                          a prepared scenario, by its name
 *   #/play?preset=NAME&flows.1.count=7&seed=3   and a few fields in the open (overrides.ts)
 *   #/play?preset=NAME&s=2.<…>                  and any difference, packed: a patch (patch.ts) as JSON, its words by
 *                                               codes (link-words.ts), deflated, in base64url
 *   #/scene/NAME, #/scene/NAME?seed=3           the same of a scene (scenes/); an embed has `scene=NAME` for it
 *
 * Without a name the base is LINK_BASE_1. A difference of format 2 is that of the scenario and, as its field `view`, of
 * how it is shown (view.ts), with `view.compare` the patch that makes the scenario on show beside it. Format 1 had no
 * names and no view. Every format is read for ever; tests/scenario/links holds links of each.
 *
 * Links are hostile input: length and unpacked size are bounded before anything is parsed, and the result is
 * validated as a file is.
 */
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { describeRefusal, type Refusal, ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { defaultScenario } from '../scenario/default.ts';
import { FIRST_VIEW } from '../view/first-view.ts';
import type { Scene } from '../scenes/scene.ts';
import { LINK_BASE_1 } from './link-base.ts';
import { fetched, NotFetched } from './late-part.ts';
import { LinkError, shorten } from './link-error.ts';
import { needRules } from './need-rules.ts';
import { MAX_LINK_LENGTH } from './link-limits.ts';
import { applyOverrides, type Override, overridesOf, overrideText, readOverride } from './overrides.ts';
import { pack, unpack } from './packing.ts';
import { applyPatch, difference, type Json } from '../scenario/patch.ts';
import { applyPatch1 } from './patch-1.ts';
import { withCodes, withWords } from './link-words.ts';
import { readView, type View, viewFields } from './view.ts';

const PLAY = '#/play';
const SCENE = '#/scene/';
const FORMAT = '2';
/** A difference stands in the open if it has at most this many fields and its link this many characters. */
const MAX_OPEN_FIELDS = 6;
const MAX_OPEN_LENGTH = 160;

/** A prepared scenario, as its name loads it; of a scene also how it is shown. */
export interface Preset {
  name: string;
  scenario: Scenario;
  scene?: Scene;
  shown?: Shown;
}

/** What a link holds beside the scenario. */
export interface Shown {
  view?: View;
  /** A scenario on show beside the first, or null. */
  compare?: Scenario | null;
}

/** What a link opened: the prepared scenario or scene is the one that its link names, if it names one. */
export interface Opened extends Required<Shown> {
  scenario: Scenario;
  preset: Preset | null;
}

/** The base with the fields that the format has gained since: what it leaves out means its default, in links as in files. */
let base1: Scenario | null = null;
const linkBase = (): Scenario => (base1 ??= normalizeScenario(LINK_BASE_1));

/**
 * The shortest address of a scenario and how it is shown, from `#` on; in the open if little differs from the base.
 * @param preset the prepared scenario or scene that it came from: its link may name it and hold the difference
 * @throws LinkError if it is longer, or unpacks to more, than what is read
 */
export async function encodeHash(scenario: Scenario, preset: Preset | null = null, shown: Shown = {}): Promise<string> {
  const wanted = documentOf(scenario, shown);
  if (difference(documentOf(defaultScenario(), { view: FIRST_VIEW }), wanted) === undefined) return PLAY;
  const packed: string[] = [];
  for (const from of preset ? [preset, null] : [null]) {
    const start = addressOf(from);
    const base = documentOf(from?.scenario ?? linkBase(), from?.shown);
    const patch = difference(base, wanted);
    if (patch === undefined && from) return start;
    // The base itself has an address too: that with its own seed.
    const overrides: Override[] | null =
      patch === undefined ? [['seed', scenario.seed]] : overridesOf(patch, base, wanted);
    if (overrides && overrides.length <= MAX_OPEN_FIELDS) {
      const open = fieldsOf(start, overrides.map(overrideText));
      if (open.length <= MAX_OPEN_LENGTH) return open;
    }
    packed.push(fieldsOf(start, [`s=${FORMAT}.${await pack(withCodes(patch ?? {}))}`]));
  }
  const shortest = packed.reduce((best, hash) => (hash.length < best.length ? hash : best));
  if (shortest.length > MAX_LINK_LENGTH) {
    throw new LinkError(
      `A link to this would be ${shortest.length} characters long; at most ${MAX_LINK_LENGTH} are read. Save it as a file instead.`,
    );
  }
  return shortest;
}

/**
 * What an address holds; the first scene for an empty one.
 * @param loadPreset fetches a prepared scenario by its name; rejects if there is none
 * @throws LinkError if it is damaged, too long, of a later format, or asks for what no run can be
 */
export async function decodeHash(hash: string, loadPreset: (name: string) => Promise<unknown>): Promise<Opened> {
  if (hash === '' || hash === '#' || hash === '#/' || hash === PLAY)
    return { scenario: defaultScenario(), preset: null, view: FIRST_VIEW, compare: null };
  if (hash.length > MAX_LINK_LENGTH) {
    throw new LinkError(`This link is ${hash.length} characters long; at most ${MAX_LINK_LENGTH} are read.`);
  }
  const [page, query] = split(hash, '?');
  const ofScene = page.startsWith(SCENE) ? page.slice(SCENE.length) : null;
  if (page !== PLAY && ofScene === null)
    throw new LinkError(`This page has no part called “${shorten(page.slice(1))}”.`);
  const { name, scene = ofScene, packed, overrides } = readFields(query, ofScene !== null);
  const preset = scene !== null ? await openScene(scene) : name !== null ? await openPreset(name, loadPreset) : null;
  try {
    const document = packed === null ? baseOf(preset) : await unpackDocument(packed, preset);
    const whole = overrides.length > 0 ? applyOverrides(document, overrides) : document;
    await needRules(whole);
    return { preset, ...readDocument(whole) };
  } catch (error) {
    // The rest of the link is broken: the prepared scenario that it names opens all the same.
    if (error instanceof LinkError && preset) throw new LinkError(error.message, addressOf(preset));
    throw error;
  }
}

/** The address of a prepared scenario or scene; of none, what the address of any other begins with. */
function addressOf(preset: Preset | null): string {
  if (preset?.scene) return SCENE + preset.name;
  return `${PLAY}?${preset ? `preset=${preset.name}` : ''}`;
}

function baseOf(preset: Preset | null): Json {
  return documentOf(preset?.scenario ?? linkBase(), preset?.shown);
}

interface Fields {
  name: string | null;
  scene?: string;
  packed: string | null;
  overrides: Override[];
}

/** @param mayBeEmpty the address says before the `?` what it is of */
function readFields(query: string, mayBeEmpty: boolean): Fields {
  const fields: Fields = { name: null, packed: null, overrides: [] };
  if (query === '' && mayBeEmpty) return fields;
  const seen = new Set<string>();
  for (const field of query.split('&')) {
    const [key, value] = split(field, '=');
    if (key === '') throw new LinkError('This link holds no scenario: nothing is named after “?” or “&”.');
    if (seen.has(key)) throw new LinkError(`This link sets “${shorten(key)}” twice.`);
    seen.add(key);
    if (key === 'preset') fields.name = value;
    else if (key === 'scene') fields.scene = value;
    else if (key === 's') fields.packed = value;
    else fields.overrides.push(readOverride(key, value));
  }
  return fields;
}

async function openPreset(name: string, loadPreset: (name: string) => Promise<unknown>): Promise<Preset> {
  const unknown = new LinkError(`There is no prepared scenario called “${shorten(name)}”.`);
  if (!/^[a-z0-9-]{1,60}$/.test(name)) throw unknown;
  let json: unknown;
  try {
    json = await loadPreset(name);
  } catch (error) {
    // As `fetch` rejects where there is no network.
    throw error instanceof TypeError ? new NotFetched() : unknown;
  }
  await needRules(json);
  return { name, scenario: checked(() => normalizeScenario(json)) };
}

async function openScene(id: string): Promise<Preset> {
  const { findScene, sceneScenario } = await fetched(import('../scenes/index.ts'));
  const scene = findScene(id);
  if (!scene) throw new LinkError(`There is no scene called “${shorten(id)}”: Open has a list of them.`);
  const [scenario, compare] = [scene.scenario, scene.compare].map((input) => input && sceneScenario(scene, input));
  return { name: scene.id, scene, scenario: scenario!, shown: { view: scene.view, compare: compare ?? null } };
}

/** The readers of the formats: each makes today's document out of what its links hold. */
async function unpackDocument(packed: string, preset: Preset | null): Promise<Json> {
  const [format, text] = split(packed, '.');
  if (format !== '1' && format !== FORMAT) {
    throw new LinkError(`This link is of format “${shorten(format)}”; this page reads formats 1 and ${FORMAT}.`);
  }
  const base = format === '1' ? documentOf(linkBase()) : baseOf(preset);
  const patch = await unpack(text);
  try {
    return format === '1' ? applyPatch1(base, patch) : applyPatch(base, withWords(patch as Json));
  } catch {
    throw new LinkError('This link was altered: it unpacks, but to nothing that this page understands.');
  }
}

/** Scenario and view as one JSON value: what differences are taken of. */
function documentOf(scenario: Scenario, { view = {}, compare = null }: Shown = {}): Json {
  const beside = compare && difference(linkForm(scenario), linkForm(compare));
  return { ...linkForm(scenario), view: { ...viewFields(view), ...(compare ? { compare: beside ?? {} } : {}) } };
}

/** The scenario as links have it, for ever: the first hop's loss is `loss` of the scenario, which is shorter. */
function linkForm({ events, ...scenario }: Scenario): { [key: string]: Json } {
  const [first, ...others] = scenario.path;
  const path = [{ ...first!, loss: { kind: 'none' } }, ...others];
  const form = { ...scenario, path, loss: first!.loss, events };
  return form as unknown as { [key: string]: Json };
}

function readDocument(document: Json): Omit<Opened, 'preset'> {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    return { scenario: checked(() => normalizeScenario(document)), view: {}, compare: null };
  const { view, ...rest } = document;
  const scenario = checked(() => normalizeScenario(rest));
  if (typeof view !== 'object' || view === null || Array.isArray(view) || !Object.hasOwn(view, 'compare')) {
    return { scenario, view: checked(() => readView(view, scenario)), compare: null };
  }
  const { compare, ...shown } = view;
  return { scenario, view: checked(() => readView(shown, scenario)), compare: readCompare(compare, scenario) };
}

function readCompare(patch: Json | undefined, scenario: Scenario): Scenario {
  let beside: Json;
  try {
    beside = applyPatch(linkForm(scenario), patch);
  } catch {
    throw new LinkError('This link was altered: the scenario that it compares with cannot be made out.');
  }
  return checked(() => normalizeScenario(beside), 'view.compare');
}

/** What `read` gives, its refusal in one line for the reader. */
function checked<T>(read: () => T, within = ''): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const first: Refusal = error.refusals[0]!;
    const path = [within, first.path].filter((part) => part !== '').join('.');
    throw new LinkError(`This link asks for what cannot be. ${describeRefusal({ ...first, path })}.`);
  }
}

function fieldsOf(start: string, fields: readonly string[]): string {
  return start + (start.endsWith('?') ? '' : start.includes('?') ? '&' : '?') + fields.join('&');
}

function split(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}
