/**
 * The service worker: keeps the built page as a whole, so that it opens and runs without a network: in English, and in each
 * language that was chosen here. It holds exactly one build; the next one is fetched beside it and waits until a reader asks
 * for it, because no lecture may change under the lecturer. Knows nothing of what the page does. Built to `offline.js` beside
 * the page (vite.config.ts).
 */
declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: a digest of it, and every file with its path from here and its hash for `integrity` (W3C SRI). */
declare const OFFLINE_BUILD: { version: string; files: readonly (readonly [path: string, integrity: string])[] };

const { version, files } = OFFLINE_BUILD;
/** Where the page lies, ending with `/`. Other pages of the same origin are left alone, and so are their caches. */
const { scope } = self.registration;
const OURS = `sawtooth ${scope} `;
const CACHE = OURS + version;

/** The language that a file of this path says; undefined of all that is needed in each. */
function languageOf(path: string): string | undefined {
  return /^words\/([\w-]+)\//.exec(path)?.[1];
}

/** Fetch those of the build that are not kept yet. */
async function keep(wanted: (language: string | undefined) => boolean): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    files.map(async ([path, integrity]) => {
      const url = new URL(path, scope).href;
      if (!wanted(languageOf(path)) || (await cache.match(url))) return;
      const response = await fetch(url, { integrity, cache: 'no-cache' });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await cache.put(url, response.redirected ? new Response(response.body, response) : response);
    }),
  );
}

/** Fetch the whole build, or nothing: a file that is missing, or of another build, refuses it. */
async function fetchBuild(): Promise<void> {
  const before = await keptLanguages();
  try {
    await keep((language) => language === undefined || before.has(language));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Those that older builds have here: a new build has them too. */
async function keptLanguages(): Promise<Set<string | undefined>> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = await Promise.all(ours.map(async (name) => (await caches.open(name)).keys()));
  return new Set(kept.flat().map(({ url }) => languageOf(url.slice(scope.length))));
}

/** Remove what older builds left; but a page of the build before may still be open in another tab, and needs its files. */
async function removeOldBuilds(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.filter((client) => client.url.startsWith(scope)).length;
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all((open > 1 ? old.slice(0, -1) : old).map((name) => caches.delete(name)));
}

/** The file from this build, else from the one before, else from the network. */
async function answer(request: Request): Promise<Response> {
  // The page's address may carry a query; and hosts differ in whether they name its file.
  const { origin, pathname } = new URL(request.url);
  const key = origin + pathname.replace(/\/index\.html$/, '/');
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  for (const cacheName of [CACHE, ...names.reverse()]) {
    const kept = await caches.match(key, { cacheName, ignoreVary: true });
    if (kept) return kept;
  }
  return fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fetchBuild()));

self.addEventListener('activate', (event) => event.waitUntil(removeOldBuilds().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(scope)) event.respondWith(answer(request));
});

self.addEventListener('message', (event) => {
  const { data } = event as { data: unknown };
  if (data === 'use') event.waitUntil(self.skipWaiting());
  // A language that was chosen. What cannot be fetched now is when it is chosen again.
  else if (typeof data === 'string') event.waitUntil(keep((language) => language === data).catch(() => undefined));
});

export {};
