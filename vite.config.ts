import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * What the built page may load: itself, nothing else; no inline script or style, no eval.
 * Left out of the dev server, whose hot reloading needs inline scripts.
 */
const CONTENT_SECURITY_POLICY =
  "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'";

function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  [child: string]: unknown;
}

/** Every node of a syntax tree. */
function* nodes(node: unknown): Generator<SyntaxNode> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) yield node as SyntaxNode;
  for (const child of Object.values(node)) yield* nodes(child);
}

/** Of the schemes' files, put something else in the place of some properties of their objects. */
function schemesWithout(name: string, instead: Readonly<Record<string, string>>): Plugin {
  return {
    name,
    // Not what is built for Node, such as the benches: it runs schemes.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform(code, id) {
      if (!/workers\/engine\/schemes\/[^/]+\.ts$/.test(id)) return null;
      const found = [...nodes(this.parse(code))].filter(({ type, key }) => type === 'Property' && key?.name !== undefined && Object.hasOwn(instead, key.name));
      // What lies within a property that is replaced goes with it.
      const outer = found.filter((node) => !found.some((around) => around !== node && around.start <= node.start && node.end <= around.end));
      const stripped = outer.reverse().reduce((text, { start, end, key }) => `${text.slice(0, start)}${key!.name}: ${instead[key!.name!]}${text.slice(end)}`, code);
      return { code: stripped, map: null };
    },
  };
}

/** The page reads cards and never runs a scheme: without `connect` and `createLaw`, all that a scheme stands on falls out of its bundle. */
const cardsForPage = schemesWithout('cards-without-rules', { connect: 'null', createLaw: 'null' });
/** The worker runs schemes and shows no card: it needs no words. */
const rulesForWorker = (): Plugin[] => [
  schemesWithout('rules-without-words', { about: "''", help: "''", citation: "''", taxonomy: "''", fullName: "''", notable: '[]', presets: '[]' }),
];

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds the service worker to `offline.js` beside the page and writes into it what it is to keep: every file of the build
 * and of public/, with its hash. Its name never changes and it lies at the root, so its scope is wherever the page lies.
 */
function offline(): Plugin {
  const hash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64');
  return {
    name: 'offline',
    // Command lines are bundled with this configuration too; they need none.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(here, 'workers/offline.worker.ts'), fileName: 'offline.js' });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['offline.js'];
        if (worker?.type !== 'chunk') this.error('the service worker was not built');
        if (worker.imports.length > 0) this.error('the service worker must be a single file');
        const built = Object.values(bundle).filter((file) => file !== worker && !file.fileName.startsWith('.vite/'));
        const files = [
          ...built.map((file): [string, string | Uint8Array] => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
          ...publicFiles().map((name): [string, string | Uint8Array] => [name, readFileSync(join(here, 'public', name))]),
        ].map(([name, content]) => [name === 'index.html' ? './' : name, `sha256-${hash(content)}`] as const);
        files.sort(([one], [other]) => (one < other ? -1 : 1));
        // The worker itself counts: another one is another version, whatever it keeps.
        const version = hash(worker.code + JSON.stringify(files));
        const parts = worker.code.split('OFFLINE_BUILD');
        if (parts.length !== 2) this.error('the service worker has not one place for the list of files');
        worker.code = parts.join(JSON.stringify({ version, files }));
      },
    },
  };
}

/** Paths of the files in public/, with `/`. Files whose names begin with a dot are for hosts, not for pages. */
function publicFiles(): string[] {
  return readdirSync(join(here, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(here, 'public/').length).replaceAll('\\', '/'));
}

export default defineConfig({
  root: 'src',
  // Relative, so that the built page works under any path of any static host.
  base: './',
  publicDir: '../public',
  plugins: [react(), contentSecurityPolicy(), cardsForPage, offline()],
  worker: { format: 'es', plugins: rulesForWorker },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // An inlined asset would be a data: URL, which the policy above refuses.
    assetsInlineLimit: 0,
    // Names the worker's built file, for the test that runs the very file that ships.
    manifest: true,
  },
  // The workers lie beside the root.
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
  preview: { host: '127.0.0.1' },
});
