/** The messages of the page: every text of its sources that a person reads or hears, and in which file of a language it belongs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Constants, constantsIn, type Found, textsIn } from './texts.ts';

/** In what order a language is best translated: the playground's part first. */
export const AREAS = [
  ...(['play', 'cards', 'telling', 'notices', 'why', 'terms', 'scenes', 'export'] as const),
  ...(['work', 'hands', 'lessons', 'papers', 'refused'] as const),
] as const;
export type Area = (typeof AREAS)[number];

export interface Message {
  english: string;
  area: Area;
  /** Where it stands first. */
  file: string;
}

/** The first that fits counts. */
const AREA_OF: readonly (readonly [RegExp, Area])[] = [
  [/^workers\/engine\/(transport\/causes\/|network\/fate-words)/, 'why'],
  [/^workers\/(measures\/numbers|race\/|language\/)/, 'work'],
  [/^workers\/measures\//, 'papers'],
  [/^workers\/(engine|theory)\//, 'cards'],
  [/^src\/(papers\/(experiment|race|rule|arrangement)|panels\/rule-)/, 'work'],
  [/^(src|workers)\/hands\//, 'hands'],
  [/^(src|workers)\/(papers|experiments)\//, 'papers'],
  [/^src\/(why\/|side\/why)/, 'why'],
  [/^src\/(narrator|theory)\//, 'telling'],
  [/^src\/(terms|glossary)\//, 'terms'],
  [/^src\/scenes\//, 'scenes'],
  // What comes with src/dialogs/dialogs.ts, but for what other pages show too.
  [/^src\/(dialogs\/(?!command-list|keys-dialog|dialog-h|scene-list)|panels\/(sound-box|present-foot))/, 'export'],
  [/^src\/(export|course|measured|traces|library|sentences)\//, 'export'],
  [/^src\/(lessons|lesson)\//, 'lessons'],
  [/^src\//, 'play'],
];
/** Sentences of a run stand on cards beside one another: those that only *Why?* says, and those that the narrator says. */
const ONLY_WHY = new Set('says led behind made once unanswered memory sameEvent rule'.split(' '));
const IN_PASSING = new Set('passing standing'.split(' '));
/** Where sentences are kept in lists and constants too: every text of theirs that has a place in it, or some words, is told. */
const TOLD = /^(workers\/engine\/(transport\/causes\/|network\/(fate-words|queues\/)|schemes\/)|src\/(why|narrator)\/)/;

/** Not read: what only tests, documents or records show. */
const SILENT_FILES =
  /\.(test|d)\.tsx?$|^src\/(words\/(?!preview)|sentences\/list|validation|link\/link-words)|^workers\/(live|headless|late|offline|results|ns2)\//;

/** Command lines say in English why they do not run. */
const IN_A_TERMINAL = /^workers\/papers\/commands\//;

/**
 * Every message of the project, in the order of its files; of equal texts the one that is translated first.
 * @param among of these files alone: to read all takes long
 */
export function messagesOf(root: string, among?: RegExp): Message[] {
  const found = new Map<string, Message>();
  for (const [file, { said }] of textsOf(root, among)) {
    const area = AREA_OF.find(([where]) => where.test(file))?.[1];
    for (const each of said) {
      if (each.refuses ? IN_A_TERMINAL.test(file) : area === undefined || isForDocuments(file, each)) continue;
      const message = { english: each.text, area: each.refuses ? 'refused' : areaWithin(area!, file, each), file };
      const known = found.get(each.text);
      if (!known || AREAS.indexOf(message.area) < AREAS.indexOf(known.area)) found.set(each.text, message);
    }
  }
  return [...found.values()];
}

function areaWithin(area: Area, file: string, { keys }: Found): Area {
  if (!file.startsWith('workers/engine/')) return area;
  if (keys.some((key) => IN_PASSING.has(key))) return 'telling';
  return keys.some((key) => ONLY_WHY.has(key)) ? 'why' : area;
}

/** What only documents and refusals say of the engine's cards: they are in English. */
function isForDocuments(file: string, { keys: [key = ''] }: Found): boolean {
  if (file.startsWith('workers/engine/changes/')) return key === 'about' || key === 'help';
  return key === 'rule' && /^workers\/engine\/(changes|scenario|simulation)/.test(file);
}

/** Those by which the page knows a refusal again. */
export function refusalsOf(messages: readonly Message[]): string[] {
  return messages.filter(({ area }) => area === 'refused').map(({ english }) => english);
}

/** Every text that stands anywhere in the sources: what a translation may be of. */
export function everyText(root: string): Set<string> {
  return new Set([...textsOf(root)].flatMap(([, { all, said }]) => [...all, ...said.map(({ text }) => text)]));
}

function textsOf(root: string, among = /^/): Map<string, ReturnType<typeof textsIn>> {
  const files = sourcesOf(root).filter((file) => among.test(file));
  const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const constants: Constants = new Map(sources.flatMap(([file, source]) => [...constantsIn(file, source)]));
  return new Map(sources.map(([file, source]) => [file, textsIn(file, source, { constants, told: TOLD.test(file) })]));
}

function sourcesOf(root: string): string[] {
  return ['src', 'workers'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replaceAll('\\', '/').replace(/^\//, ''))
      .filter((file) => !SILENT_FILES.test(file))
      .sort(),
  );
}
