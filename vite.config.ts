import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { PAGE_POLICY } from './tests/tools/headers.mjs';
import { lateRules } from './tests/tools/late-rules.mjs';
import { lateWords } from './tests/tools/late-words.mjs';
import { saidInLanguages } from './tests/tools/words/door.mjs';
import { listed } from './tests/tools/words/listed.ts';
import { messagesAlone, partName } from './tests/tools/words/ftl.mjs';
import { withoutWords } from './tests/tools/without-words.mjs';

/** Writes the page's policy into the built page, for hosts that send no headers. The dev server's hot reloading needs inline scripts. */
function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Builds the service worker to `offline.js` beside the page and writes into it what it is to keep: every file of the build
 * and of public/, with its hash. Its name never changes and it lies at the root, so its scope is wherever the page lies.
 * The same list, but for itself, is `files.json`: of it a package for a learning platform is made.
 */
function offline(): Plugin {
  const hash = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('base64');
  return {
    name: 'offline',
    // Command lines are bundled with this configuration too; they need none.
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(here, 'workers/offline/offline.worker.ts'), fileName: 'offline.js' });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['offline.js'];
        if (worker?.type !== 'chunk') this.error('the service worker was not built');
        if (worker.imports.length > 0) this.error('the service worker must be a single file');
        const built = Object.values(bundle).filter((file) => file !== worker && !file.fileName.startsWith('.vite/'));
        const files = [
          ...built.map((file): [string, string | Uint8Array] => [
            file.fileName,
            file.type === 'chunk' ? file.code : file.source,
          ]),
          ...publicFiles().map((name): [string, string | Uint8Array] => [
            name,
            readFileSync(join(here, 'public', name)),
          ]),
        ].map(([name, content]) => [name === 'index.html' ? './' : name, `sha256-${hash(content)}`] as const);
        files.sort(([one], [other]) => (one < other ? -1 : 1));
        const list = JSON.stringify(files);
        this.emitFile({ type: 'asset', fileName: 'files.json', source: list });
        files.push(['files.json', `sha256-${hash(list)}`]);
        // The worker itself counts: another one is another version, whatever it keeps.
        const version = hash(worker.code + JSON.stringify(files));
        const parts = worker.code.split('OFFLINE_BUILD');
        if (parts.length !== 2) this.error('the service worker has not one place for the list of files');
        worker.code = parts.join(JSON.stringify({ version, files }));
      },
    },
  };
}

/** Writes the terms of every font that the page has to `font-licenses.txt`. */
function fontLicenses(): Plugin {
  const scope = join(here, 'node_modules/@fontsource-variable');
  return {
    name: 'font-licenses',
    apply: 'build',
    generateBundle() {
      const texts = readdirSync(scope).map(
        (font) => `${font}\n\n${readFileSync(join(scope, font, 'LICENSE'), 'utf8')}`,
      );
      this.emitFile({ type: 'asset', fileName: 'font-licenses.txt', source: texts.join('\n\n') });
    },
  };
}

/** Paths of the files in public/, with `/`. Files whose names begin with a dot are for hosts, not for pages. */
function publicFiles(): string[] {
  return readdirSync(join(here, 'public'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(here, 'public/').length).replaceAll('\\', '/'));
}

/** Hints for bundlers are of no use to a browser. */
const comments = { annotation: false };

export default defineConfig({
  root: 'src',
  // Relative, so that the built page works under any path of any static host.
  base: './',
  publicDir: '../public',
  plugins: [
    lateRules(here, 'page'),
    withoutWords('page'),
    lateWords(here),
    saidInLanguages(here),
    messagesAlone(),
    listed(),
    react(),
    contentSecurityPolicy(),
    offline(),
    fontLicenses(),
  ],
  worker: {
    format: 'es',
    plugins: () => [lateRules(here, 'worker'), withoutWords('worker')],
    rolldownOptions: { output: { comments } },
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // An inlined asset would be a data: URL, which the policy above refuses.
    assetsInlineLimit: 0,
    // What is fetched later asks for what it needs itself: lists of that for every part would be in the first view.
    modulePreload: false,
    // Names the worker's built file, for the test that runs the very file that ships.
    manifest: true,
    // The terms of what the page is made of; those of the fonts, which styles bring, are written by fontLicenses().
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        comments,
        chunkFileNames: partName,
        codeSplitting: {
          // One file for the first view, whatever else uses its modules: split by those uses it would be thirty.
          groups: [
            { name: 'first-view', tags: ['$initial'], test: (id) => !id.includes('/workers/offline/') },
            // They come together, and the head of an answer weighs as much as one of them.
            {
              name: 'small',
              test: /\/src\/(?:ui\/(?:button|choice|select|slider-field|dropped)|words\/say-marked|link\/need-rules|export\/open-when-fetched)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  // The workers lie beside the root.
  server: { host: '127.0.0.1', fs: { allow: ['..'] } },
  preview: { host: '127.0.0.1' },
});
