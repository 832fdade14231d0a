/**
 * Scenario ↔ address. `#/play` is the first scene; `#/play?preset=NAME` is a prepared scenario; `#/play?s=1.<…>` is the
 * difference from LINK_BASE_1 as JSON, deflated (raw), in base64url. Links are hostile input: length and unpacked size are bounded before anything is parsed.
 */
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import { describeRefusal, ScenarioError } from '../../workers/engine/scenario/refusal.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { defaultScenario } from './default.ts';
import { LINK_BASE_1 } from './link-base.ts';
import { applyPatch, difference, type Json, type Patch } from './patch.ts';

/** Characters of a link that are read at most. */
export const MAX_LINK_LENGTH = 20_000;
/** Bytes to which a link may unpack. */
export const MAX_UNPACKED_BYTES = 200_000;

/** The base with the fields that the format has gained since: what it leaves out means its default, in links as in files. */
const BASE = normalizeScenario(LINK_BASE_1) as unknown as Json;
const PLAY = '#/play';

/** What a link opened: a scenario, and its name if it is a prepared one. */
export interface Opened {
  scenario: Scenario;
  preset: Preset | null;
}

/** A link that cannot be opened; the message is one line for the reader. */
export class LinkError extends Error {}

/** A prepared scenario, as its name loads it. */
export interface Preset {
  name: string;
  scenario: Scenario;
}

/** The address of a scenario, from `#` on; by name if it is `preset` unchanged. */
export async function encodeHash(scenario: Scenario, preset: Preset | null = null): Promise<string> {
  if (difference(asJson(defaultScenario()), asJson(scenario)) === undefined) return PLAY;
  if (preset && difference(asJson(preset.scenario), asJson(scenario)) === undefined) return `${PLAY}?preset=${preset.name}`;
  const patch: Patch = difference(BASE, asJson(scenario)) ?? [1, {}, []];
  const packed = await deflate(new TextEncoder().encode(JSON.stringify(patch)));
  return `${PLAY}?s=1.${toBase64Url(packed)}`;
}

/**
 * The scenario that an address holds; the first scene for an empty one.
 * @param loadPreset fetches a prepared scenario by its name; rejects if there is none
 * @throws LinkError if it is damaged, too long, of another version, or asks for what no run can be
 */
export async function decodeHash(hash: string, loadPreset: (name: string) => Promise<unknown>): Promise<Opened> {
  if (hash === '' || hash === '#' || hash === '#/' || hash === PLAY) return { scenario: defaultScenario(), preset: null };
  if (hash.length > MAX_LINK_LENGTH) {
    throw new LinkError(`This link is ${hash.length} characters long; at most ${MAX_LINK_LENGTH} are read.`);
  }
  const [page, query] = split(hash, '?');
  if (page !== PLAY) throw new LinkError(`This page has no part called “${shorten(page.slice(1))}”.`);
  const fields = query.split('&');
  const name = fields.find((part) => part.startsWith('preset='))?.slice('preset='.length);
  if (name !== undefined) return openPreset(name, loadPreset);
  const field = fields.find((part) => part.startsWith('s='));
  if (field === undefined) throw new LinkError('This link holds no scenario: the part after “s=” is missing.');
  const [version, text] = split(field.slice(2), '.');
  if (version !== '1') throw new LinkError(`This link is of format “${shorten(version)}”; this page reads format 1.`);
  const unpacked = await inflate(fromBase64Url(text));
  return { scenario: toScenario(unpacked), preset: null };
}

async function openPreset(name: string, loadPreset: (name: string) => Promise<unknown>): Promise<Opened> {
  if (!/^[a-z0-9-]{1,60}$/.test(name)) throw new LinkError(`There is no prepared scenario called “${shorten(name)}”.`);
  let json: unknown;
  try {
    json = await loadPreset(name);
  } catch {
    throw new LinkError(`There is no prepared scenario called “${shorten(name)}”.`);
  }
  const scenario = checked(json);
  return { scenario, preset: { name, scenario } };
}

function toScenario(unpacked: Uint8Array): Scenario {
  let scenario: Json;
  try {
    scenario = applyPatch(BASE, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(unpacked)));
  } catch {
    throw new LinkError('This link was altered: it unpacks, but to nothing that this page understands.');
  }
  return checked(scenario);
}

function checked(scenario: unknown): Scenario {
  try {
    return normalizeScenario(scenario);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    throw new LinkError(`This link asks for what cannot be. ${describeRefusal(error.refusals[0]!)}.`);
  }
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return readAll(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')), Infinity);
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    return await readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')), MAX_UNPACKED_BYTES);
  } catch (error) {
    if (error instanceof LinkError) throw error;
    throw new LinkError('This link breaks off or was altered: it cannot be unpacked.');
  }
}

/** All bytes of a stream; stops reading it as soon as there are more than `limit`. */
async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel().catch(() => undefined);
      throw new LinkError(`This link unpacks to more than ${limit / 1000} kB, more than any scenario needs.`);
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const stranger = text.search(/[^A-Za-z0-9_-]/);
  if (stranger >= 0) throw new LinkError(`This link has a character that no link has: “${text[stranger]}”.`);
  if (text.length === 0 || text.length % 4 === 1) throw new LinkError('This link breaks off: its end is missing.');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function split(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator);
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)];
}

function shorten(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}

function asJson(scenario: Scenario): Json {
  return scenario as unknown as Json;
}
