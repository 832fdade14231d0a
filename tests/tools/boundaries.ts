/**
 * Who may import whom, and what the engine may use, so that a run stays a function of its scenario alone.
 * The lint (.oxlintrc.json) keeps clocks, timers and the page's globals out of the engine; the compiler keeps out the
 * DOM; here is what neither can say: lists of what is allowed rather than of what is not.
 */
import { posix } from 'node:path';
import { parseSync } from 'vite';

export interface Breach {
  path: string;
  line: number;
  rule: string;
}

/** Packages of pure arithmetic and checking that the engine may stand on. */
const ENGINE_PACKAGES = [/^pure-rand(\/|$)/, /^valibot$/, /^@stdlib\//];

/** What the one reader and writer of CSV stands on. */
const CSV_PACKAGE = 'd3-dsv';

/** The functions of `Math` that give the same bits in every engine; the others differ in the last digit. */
const EXACT_MATH = new Set('sqrt floor ceil abs min max trunc sign round imul clz32 fround'.split(' '));

/** Methods whose result depends on the language of the machine. */
const LOCAL_METHODS = new Set('toLocaleString toLocaleLowerCase toLocaleUpperCase localeCompare'.split(' '));

/**
 * All that the page may import of `workers/`: cards and their registries, the scenario, what is said between page and
 * worker, how a run is recorded, and plain definitions. Nothing that runs: a run is a worker's.
 */
const PAGE_MAY_IMPORT = [
  /^workers\/engine\/version\.ts$/,
  /^workers\/engine\/scenario\//,
  // Cards: schemes, queues, losses and sources. The loss processes and their chance draw the pictures of the losses.
  /^workers\/engine\/schemes\/(index|scheme|hands-steps)\.ts$/,
  /^workers\/engine\/network\/(queues|sources)\/(index|card)\.ts$/,
  /^workers\/engine\/changes\/(index|card|lose)\.ts$/,
  /^workers\/engine\/(network\/losses\/[^/]+|random)\.ts$/,
  /^workers\/engine\/(sampling\/(frame|summary|statistics)|network\/packet-records)\.ts$/,
  /^workers\/engine\/(transport\/(causes|telling)|transport\/causes\/(index|card|cuts)|network\/(fates|fate-words)|schemes\/theory)\.ts$/,
  // When a trace lets packets leave: the stage places them by it.
  /^workers\/engine\/network\/trace\.ts$/,
  /^workers\/live\/(protocol|packet-log|cause-records)\.ts$/,
  /^workers\/(measures|theory|language|ns2|results|experiments|race|words)\//,
  /^workers\/papers\/(?!batch\/|commands\/)/,
  /^workers\/papers\/batch\/(protocol|cost)\.ts$/,
  /^workers\/papers\/batch\/batch\.worker\.ts\?worker&url$/,
  /^workers\/hands\/(protocol|seat)\.ts$/,
  /^workers\/hands\/game\.worker\.ts\?worker&url$/,
];

/** A house of its own, on the page and in the workers: whoever lives outside enters by its doors. */
const HOUSE = /^(src|workers)\/papers\//;
const DOORS = new Set([
  'src/papers/index.ts',
  'src/papers/race.ts',
  'workers/papers/index.ts',
  'workers/papers/batch/index.ts',
]);

/**
 * The rooms of the page, lowest first: each imports only rooms that stand before it, by types too, so that no circle can
 * arise. A file of `src/` itself is a room of its own.
 */
const PAGE_FLOORS: readonly (readonly [floor: string, rooms: string])[] = [
  ['tools', 'words format.ts first-after.ts at-rest.ts slices.ts theme.ts trusted-types.ts search'],
  ['data', 'traces validation scenario screen measured'],
  ['the run', 'run'],
  ['telling', 'theory narrator why'],
  ['pictures', 'charts stage previews'],
  ['what is on show, and its link', 'view scenes lesson player link'],
  ['panels', 'terms page.ts ui announce present first library export panels course side'],
  ['entry', 'commands embed dialogs frame lessons glossary hands papers sentences offline root.tsx app.tsx main.tsx'],
];
const PAGE_ROOMS = PAGE_FLOORS.flatMap(([, rooms]) => rooms.split(' '));

/**
 * What each room of `workers/` may import of the others; a room that is not named may import all of them. The first room
 * that holds a file counts.
 */
const ROOMS: readonly (readonly [room: string, mayImport: readonly string[]])[] = [
  ['theory/', []],
  // What is told of runs is said as the page says it: in a worker and on the command line, where nobody speaks another language, in English.
  ['words/', []],
  ['language/', ['theory/']],
  ['engine/', ['theory/', 'language/']],
  ['measures/', ['engine/', 'theory/']],
  ['experiments/', ['engine/', 'theory/', 'language/', 'measures/', 'results/', 'words/']],
  ['race/', ['engine/', 'theory/', 'language/', 'measures/', 'experiments/', 'words/']],
  // The definitions of the papers run nothing; what runs them stands on them.
  ['papers/batch/', ['engine/', 'language/', 'experiments/', 'measures/', 'papers/']],
  ['papers/commands/', ['engine/', 'experiments/', 'headless/', 'papers/', 'papers/batch/', 'race/', 'results/']],
  ['papers/', ['engine/', 'theory/', 'measures/', 'experiments/', 'words/']],
  ['ns2/', ['engine/', 'theory/']],
  ['results/', ['engine/']],
  // What the build puts in the place of a part that is fetched when a scenario needs it.
  ['late/', ['engine/', 'language/']],
  ['offline/', []],
];

/** What every room of the engine may import: the clock, chance, plain definitions of settings. */
const ENGINE_BASE = [
  'event-queue.ts',
  'random.ts',
  'scenario/types.ts',
  'scenario/saying.ts',
  'scenario/parameter.ts',
  'scenario/limits.ts',
];
/** What parts of the network, and what stands at its ends, know of one another. */
const PACKETS = [
  'network/packets.ts',
  'network/endpoints.ts',
  'network/counts.ts',
  'network/packet-records.ts',
  'network/fates.ts',
];

/**
 * What each room of the engine may import of the others, besides `ENGINE_BASE`: files, or rooms with `/` at the end. The
 * first room that holds a file counts. What is in none (assemble/, simulation.ts) puts the parts together and knows all.
 */
const ENGINE_ROOMS: readonly (readonly [room: string, mayImport: readonly string[]])[] = [
  ['event-queue.ts', []],
  ['random.ts', []],
  ['version.ts', []],
  // Cards and their registries; of the transports nothing.
  [
    'scenario/',
    [
      ...['schemes/index.ts', 'schemes/scheme.ts', 'changes/index.ts'],
      ...['network/queues/', 'network/losses/', 'network/sources/', 'network/trace.ts'],
    ],
  ],
  ['network/trace.ts', []],
  // What changes a network knows its hops.
  ['changes/', ['network/hops/', 'network/losses/', 'network/sources/', 'scenario/hops.ts']],
  ['network/pipes/', PACKETS],
  ['network/queues/', PACKETS],
  ['network/losses/', PACKETS],
  ['network/sources/', PACKETS],
  ['network/hops/', [...PACKETS, 'network/pipes/', 'network/queues/', 'network/losses/', 'network/trace.ts']],
  ['network/', PACKETS],
  ['transport/', PACKETS],
  ['schemes/', ['transport/', 'network/packets.ts']],
  ['sampling/', ['network/counts.ts']],
];

/** The one door of the page for the command line: a lesson's text means the same on both sides, with the scenarios that it may open. */
const LESSON_READER = 'workers/headless/lesson.ts';
const LESSON_DOOR = /^(src\/lessons\/check-lesson\.ts|public\/scenarios\/[^/]+\.json)$/;

/** What runs under Node. */
const COMMAND_LINE = /^workers\/(headless|papers\/commands)\//;

/** Rooms that must give the same bits everywhere. */
const EXACT_ROOM = /^workers\/(engine|theory|language|measures)\//;

/**
 * What the file at `path` (relative to the project, with `/`) breaks.
 * Throws if `source` does not parse.
 */
export function boundaryBreaches(path: string, source: string): Breach[] {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const breaches: Breach[] = [];
  const refuse = (node: SyntaxNode, rule: string): void => {
    breaches.push({ path, line: source.slice(0, node.start).split('\n').length, rule });
  };
  const exact = EXACT_ROOM.test(path);
  visit(program as unknown as SyntaxNode, null, (node, parent) => {
    if ('source' in node && node.source) {
      const rule = importRule(path, literalText(node.source as SyntaxNode));
      if (rule) refuse(node, rule);
    }
    if (exact) {
      const rule = engineRule(node, parent);
      if (rule) refuse(node, rule);
    }
  });
  return breaches;
}

/** Why the file may not import `specifier`, or null. A specifier that is not a plain string is undefined. */
function importRule(path: string, specifier: string | undefined): string | null {
  if (specifier === undefined) return 'imports must name their module';
  if (!specifier.startsWith('.')) return packageRule(path, specifier);
  const target = posix.join(posix.dirname(path), specifier);
  const into = target.split('/')[0];
  if (HOUSE.test(target) && !HOUSE.test(path) && !DOORS.has(target))
    return `the papers are entered by ${into}/papers/index.ts, not by ${target}`;
  const room = roomOf(path);
  const mayEnter = ROOMS.find(([name]) => name === room)?.[1];
  if (mayEnter) {
    const entered = roomOf(target);
    if (room === 'engine/' && entered === room) return engineImportRule(path, target);
    return entered === room || mayEnter.includes(entered)
      ? null
      : `workers/${room.slice(0, -1)} does not import ${target}`;
  }
  if (path === LESSON_READER && LESSON_DOOR.test(target)) return null;
  if (path.startsWith('workers/')) return into === 'workers' ? null : `workers do not import ${target}`;
  if (path.startsWith('src/')) {
    if (into === 'src') return floorRule(path, target);
    if (PAGE_MAY_IMPORT.some((allowed) => allowed.test(target))) return null;
    return `the page does not import ${target}`;
  }
  return null;
}

/** The room of `workers/` that holds the file, with `/` at its end; '' elsewhere. */
function roomOf(path: string): string {
  const named = ROOMS.find(([room]) => path.startsWith(`workers/${room}`))?.[0];
  return named ?? /^workers\/([^/]+\/)/.exec(path)?.[1] ?? '';
}

/** Why a file of the page may not import another one, or null. Styles belong to nobody. */
function floorRule(path: string, target: string): string | null {
  const [from, to] = [path, target].map((name) => name.split('/')[1]!) as [string, string];
  if (to === 'styles') return null;
  const [here, there] = [PAGE_ROOMS.indexOf(from), PAGE_ROOMS.indexOf(to)];
  const unknown = here < 0 ? from : there < 0 ? to : null;
  if (unknown !== null)
    return `src/${unknown} has no floor: give it a place in PAGE_FLOORS (tests/tools/boundaries.ts)`;
  if (here >= there) return null;
  return `src/${from} does not import ${target}: ${to} stands above it (PAGE_FLOORS in tests/tools/boundaries.ts)`;
}

/** Why a file of the engine may not import another one, or null. */
function engineImportRule(path: string, target: string): string | null {
  const [from, to] = [path, target].map((name) => name.slice('workers/engine/'.length)) as [string, string];
  const [room, mayImport] = ENGINE_ROOMS.find(([name]) => from.startsWith(name)) ?? [];
  if (room === undefined || mayImport === undefined) return null;
  const allowed = [...mayImport, ...ENGINE_BASE, ...(room.endsWith('/') ? [room] : [])];
  return allowed.some((name) => to.startsWith(name)) ? null : `engine/${room} does not import ${target}`;
}

function packageRule(path: string, specifier: string): string | null {
  const pure = ENGINE_PACKAGES.some((allowed) => allowed.test(specifier));
  if (EXACT_ROOM.test(path) && !pure) return `the engine does not import ${specifier}`;
  if (path.startsWith('workers/results/') && specifier === CSV_PACKAGE) return null;
  if (COMMAND_LINE.test(path))
    return pure || specifier.startsWith('node:') ? null : `the command line does not import ${specifier}`;
  if (path.startsWith('workers/') && !pure) return `workers do not import ${specifier}`;
  if (path.startsWith('src/') && specifier.startsWith('node:')) return `the page does not import ${specifier}`;
  return null;
}

/** Why this node may not stand in the engine, or null. */
function engineRule(node: SyntaxNode, parent: SyntaxNode | null): string | null {
  switch (node.type) {
    case 'ImportExpression':
      return 'the engine loads nothing while it runs: no import()';
    case 'MetaProperty':
      return isNamed(node.meta, 'import') ? 'the engine does not know where it runs: no import.meta' : null;
    case 'BinaryExpression':
    case 'AssignmentExpression':
      return node.operator === '**' || node.operator === '**=' ? '** differs between engines in the last digit' : null;
    case 'MemberExpression': {
      const name = memberName(node);
      return name !== undefined && LOCAL_METHODS.has(name) ? `${name} differs between machines` : null;
    }
    case 'Identifier': {
      if (node.name !== 'Math') return null;
      const name = parent?.type === 'MemberExpression' && parent.object === node ? memberName(parent) : undefined;
      if (name === undefined) return 'Math is used only as Math.name';
      return EXACT_MATH.has(name) ? null : `Math.${name} differs between engines in the last digit`;
    }
    default:
      return null;
  }
}

interface SyntaxNode {
  type: string;
  start: number;
  [field: string]: unknown;
}

function visit(
  node: SyntaxNode,
  parent: SyntaxNode | null,
  enter: (node: SyntaxNode, parent: SyntaxNode | null) => void,
): void {
  enter(node, parent);
  for (const field of Object.values(node)) {
    for (const child of Array.isArray(field) ? field : [field]) {
      if (isNode(child)) visit(child, node, enter);
    }
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isNamed(value: unknown, name: string): boolean {
  return isNode(value) && value.name === name;
}

/** The name in `object.name` or `object['name']`; undefined where it is computed. */
function memberName(node: SyntaxNode): string | undefined {
  const property = node.property as SyntaxNode;
  return node.computed === true ? literalText(property) : (property.name as string | undefined);
}

function literalText(node: SyntaxNode): string | undefined {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}
