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

/** The functions of `Math` that give the same bits in every engine; the others differ in the last digit. */
const EXACT_MATH = new Set(
  'sqrt floor ceil abs min max trunc sign round imul clz32 fround'.split(' '),
);

/** Methods whose result depends on the language of the machine. */
const LOCAL_METHODS = new Set('toLocaleString toLocaleLowerCase toLocaleUpperCase localeCompare'.split(' '));

/**
 * All that the page may import of `workers/`: what is said between the two, and what describes a run. No simulator; only
 * the loss models and their chance, so that their pictures are drawn by what really runs.
 */
const PAGE_MAY_IMPORT = [
  /^workers\/protocol\.ts$/,
  /^workers\/engine\/version\.ts$/,
  /^workers\/engine\/scenario\//,
  /^workers\/engine\/schemes\//,
  /^workers\/engine\/(network\/loss|random)\.ts$/,
  /^workers\/engine\/metrics\//,
  /^workers\/engine\/probes\/(frame|summary|tap|metrics[^/]*)\.ts$/,
  /^workers\/packet-trace\.ts$/,
  // Scripts for ns-2 are written from the scenario; nothing runs.
  /^workers\/export\//,
  // The papers' figures are definitions; what runs them is asked for as the file of a worker.
  /^workers\/setups\//,
  /^workers\/figures\/(?!run-point)/,
  /^workers\/batch-(protocol|cost)\.ts$/,
  /^workers\/batch\.worker\.ts\?worker&url$/,
];

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
  const engine = path.startsWith('workers/engine/');
  visit(program as unknown as SyntaxNode, null, (node, parent) => {
    if ('source' in node && node.source) {
      const rule = importRule(path, literalText(node.source as SyntaxNode));
      if (rule) refuse(node, rule);
    }
    if (engine) {
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
  if (path.startsWith('workers/engine/')) {
    return target.startsWith('workers/engine/') ? null : `the engine imports only itself, not ${target}`;
  }
  if (path.startsWith('workers/setups/')) {
    return /^workers\/(engine|setups)\//.test(target) ? null : `set-ups import the engine and each other, not ${target}`;
  }
  if (path.startsWith('workers/figures/')) {
    return /^workers\/(engine|setups|figures)\//.test(target) ? null : `figures import the engine, the set-ups and each other, not ${target}`;
  }
  if (path.startsWith('workers/')) return into === 'workers' ? null : `workers do not import ${target}`;
  if (path.startsWith('src/')) {
    if (into === 'src' || PAGE_MAY_IMPORT.some((allowed) => allowed.test(target))) return null;
    return `the page does not import ${target}`;
  }
  return null;
}

function packageRule(path: string, specifier: string): string | null {
  const pure = ENGINE_PACKAGES.some((allowed) => allowed.test(specifier));
  if (path.startsWith('workers/engine/') && !pure) return `the engine does not import ${specifier}`;
  if (path.startsWith('workers/headless/')) return pure || specifier.startsWith('node:') ? null : `the command line does not import ${specifier}`;
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

function visit(node: SyntaxNode, parent: SyntaxNode | null, enter: (node: SyntaxNode, parent: SyntaxNode | null) => void): void {
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
