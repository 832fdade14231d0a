import { afterEach, describe, expect, test, vi } from 'vitest';
import { registerOffline } from '../../src/offline/offline.ts';
import { setLanguage } from '../../src/words/language.ts';
import { formerScene } from '../support/former-scene.ts';
import { Bench } from './support/direct-worker.ts';

/** By a name that the compiler does not follow: it is of a worker's world, these tests are not. */
const WORKER: string = '../../workers/offline/offline.worker.ts';
const SCOPE = 'https://example.test/lecture/sawtooth/';

/** A browser's caches, of what is needed of them. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>();

  open(name: string) {
    const cache = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, cache);
    return Promise.resolve({
      put: (url: string, response: Response) => Promise.resolve(void cache.set(url, response)),
      match: (url: string) => this.match(url, { cacheName: name }),
      keys: () => Promise.resolve([...cache.keys()].map((url) => ({ url }))),
    });
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.all.keys()]);
  }

  match(url: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return Promise.resolve(this.all.get(cacheName)?.get(url)?.clone());
  }

  delete(name: string): Promise<boolean> {
    return Promise.resolve(this.all.delete(name));
  }
}

interface Host {
  files: Record<string, string>;
  asked: string[];
  /** With what options each was asked for; and a host that answers from another address. */
  options?: unknown[];
  redirects?: boolean;
}

/** The worker of a build of `files`, in a browser with `caches` and these windows; it speaks with `host`. */
async function workerOf(version: string, files: string[], caches: Caches, host: Host, windows: string[] = [SCOPE]) {
  const listeners = new Map<string, (event: unknown) => void>();
  const said: string[] = [];
  vi.stubGlobal('OFFLINE_BUILD', { version, files: files.map((path) => [path, `sha256-of-${path}`]) });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', (asked: string | { url: string }, options?: unknown) => {
    const url = typeof asked === 'string' ? asked : asked.url;
    host.asked.push(url);
    host.options?.push(options);
    const text = host.files[url.slice(SCOPE.length)];
    const response = text === undefined ? new Response('', { status: 404 }) : new Response(text);
    return Promise.resolve(Object.defineProperty(response, 'redirected', { value: host.redirects === true }));
  });
  vi.stubGlobal('self', {
    registration: { scope: SCOPE },
    clients: {
      matchAll: () => Promise.resolve(windows.map((url) => ({ url }))),
      claim: () => Promise.resolve(void said.push('claimed')),
    },
    skipWaiting: () => Promise.resolve(void said.push('let in')),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  });
  vi.resetModules();
  await import(WORKER);
  const dispatch = (type: string, event: object): Promise<unknown> => {
    let answer: Promise<unknown> = Promise.resolve(null);
    const wait = (promise: Promise<unknown>): void => void (answer = promise);
    listeners.get(type)!({ ...event, waitUntil: wait, respondWith: wait });
    return answer;
  };
  return {
    said,
    install: () => dispatch('install', {}),
    activate: () => dispatch('activate', {}),
    message: (data: unknown) => dispatch('message', { data }),
    /** The text of the answer; null if the request is left to the browser. */
    get: async (url: string, method = 'GET') => {
      const response = await dispatch('fetch', {
        request: { url: url.startsWith('https:') ? url : SCOPE + url, method },
      });
      return response instanceof Response ? response.text() : null;
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('the service worker', () => {
  const first = { './': 'page 1', 'assets/index-1.js': 'script 1', 'favicon.svg': 'icon' };
  const hostOf = (files: Record<string, string>): Host => ({
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace('./', ''), text])),
    asked: [],
  });

  test('gives the whole build without asking the network, by any name that the host has for the page', async () => {
    const host = hostOf(first);
    const worker = await workerOf('1', Object.keys(first), new Caches(), host);
    await worker.install();
    await worker.activate();
    expect(worker.said).toEqual(['claimed']);
    host.files = {};
    host.asked = [];
    expect(
      await Promise.all(
        ['', '?from=slides', 'index.html', 'assets/index-1.js', 'favicon.svg'].map((path) => worker.get(path)),
      ),
    ).toEqual(['page 1', 'page 1', 'page 1', 'script 1', 'icon']);
    expect(host.asked).toEqual([]);
  });

  test('asks the network for what is no part of the build, and leaves other requests alone', async () => {
    const host = hostOf({ ...first, 'notes.txt': 'hello' });
    const worker = await workerOf('1', Object.keys(first), new Caches(), host);
    await worker.install();
    expect(await worker.get('notes.txt')).toBe('hello');
    expect(await worker.get('', 'POST')).toBeNull();
    expect(await worker.get('https://example.test/another/')).toBeNull();
  });

  test('keeps all of a build or nothing, and what is there already stays', async () => {
    const caches = new Caches();
    const host = hostOf(first);
    const old = await workerOf('1', Object.keys(first), caches, host);
    await old.install();
    await old.activate();
    const halfThere = hostOf({ './': 'page 2' });
    const next = await workerOf('2', ['./', 'assets/index-2.js'], caches, halfThere);
    await expect(next.install()).rejects.toThrow('assets/index-2.js: 404');
    expect([...caches.all.keys()]).toEqual([`sawtooth ${SCOPE} 1`]);
  });

  test('asks for each file once, as the build has it, past what a browser keeps; what came from elsewhere is a page of its own', async () => {
    const host = { ...hostOf(first), options: [], redirects: true };
    const caches = new Caches();
    const worker = await workerOf('1', Object.keys(first), caches, host);
    await worker.install();
    expect(host.options).toEqual(
      Object.keys(first).map((path) => ({ integrity: `sha256-of-${path}`, cache: 'no-cache' })),
    );
    await worker.install();
    expect(host.asked).toHaveLength(3);
    // A browser takes no answer for a page that it was sent on to.
    const kept = [...caches.all.get(`sawtooth ${SCOPE} 1`)!.values()];
    expect(kept.map(({ redirected }) => redirected)).toEqual([false, false, false]);
    expect(await worker.get('favicon.svg')).toBe('icon');
  });

  test('gives what its build has not from the newest one before it', async () => {
    const caches = new Caches();
    for (const version of ['0', '1'])
      await (await workerOf(version, ['old.js'], caches, hostOf({ 'old.js': `script ${version}` }))).install();
    const worker = await workerOf('2', ['./'], caches, hostOf({ './': 'page 2' }));
    await worker.install();
    expect(await worker.get('old.js')).toBe('script 1');
  });

  test('a language that cannot be fetched is no failure, and what is no word to it is nothing', async () => {
    const worker = await workerOf('1', ['./', 'words/de/play-1.js'], new Caches(), hostOf({ './': 'page' }));
    await worker.install();
    expect(await worker.message('de')).toBeUndefined();
    expect(await worker.message({ language: 'de' })).toBeNull();
  });

  test('a new version waits until the reader asks for it', async () => {
    const caches = new Caches();
    const worker = await workerOf('2', ['./'], caches, hostOf({ './': 'page 2' }));
    await worker.install();
    await worker.message('anything');
    expect(worker.said).toEqual([]);
    await worker.message('use');
    expect(worker.said).toEqual(['let in']);
  });

  test('of languages it keeps those that were chosen, whole, and the next build does too', async () => {
    const words = {
      ...{ 'words/de/play-1.js': 'Spielen', 'words/de/lessons-1.js': 'Lektionen' },
      ...{ 'words/es/play-1.js': 'Jugar' },
    };
    const caches = new Caches();
    const host = hostOf({ ...first, ...words });
    const offline = async (version: string) => {
      const worker = await workerOf(version, Object.keys({ ...first, ...words }), caches, host);
      await worker.install();
      return worker;
    };
    const said = async (worker: Awaited<ReturnType<typeof offline>>): Promise<(string | null)[]> => {
      const { files } = host;
      host.files = {};
      const texts = await Promise.all(Object.keys(words).map((path) => worker.get(path)));
      host.files = files;
      return texts;
    };
    const one = await offline('1');
    expect(await said(one)).toEqual(['', '', '']);
    await one.message('de');
    expect(await said(one)).toEqual(['Spielen', 'Lektionen', '']);
    caches.all.set('another page', new Map());
    const two = await offline('2');
    caches.all.delete(`sawtooth ${SCOPE} 1`);
    expect(await said(two)).toEqual(['Spielen', 'Lektionen', '']);
  });

  test('once let in it removes what older versions left, and nothing of others', async () => {
    const caches = new Caches();
    for (const name of [
      'another page',
      `sawtooth https://example.test/elsewhere/ 1`,
      `sawtooth ${SCOPE} 0`,
      `sawtooth ${SCOPE} 1`,
    ])
      await caches.open(name);
    const worker = await workerOf('2', ['./'], caches, hostOf({ './': 'page 2' }), [
      SCOPE,
      'https://example.test/elsewhere/',
    ]);
    await worker.install();
    await worker.activate();
    expect([...caches.all.keys()]).toEqual([
      'another page',
      'sawtooth https://example.test/elsewhere/ 1',
      `sawtooth ${SCOPE} 2`,
    ]);
  });

  test('a second tab that still shows the version before finds its files, and only that version stays for it', async () => {
    const caches = new Caches();
    const zero = await workerOf('0', ['./'], caches, hostOf({ './': 'page 0' }));
    await zero.install();
    const one = await workerOf('1', Object.keys(first), caches, hostOf(first));
    await one.install();
    const host = hostOf({ './': 'page 2', 'assets/index-2.js': 'script 2' });
    const two = await workerOf(
      '2',
      Object.keys(host.files).map((path) => path || './'),
      caches,
      host,
      [SCOPE, `${SCOPE}#/play`],
    );
    await two.install();
    await two.activate();
    expect([...caches.all.keys()]).toEqual([`sawtooth ${SCOPE} 1`, `sawtooth ${SCOPE} 2`]);
    host.asked = [];
    expect([await two.get('assets/index-1.js'), await two.get('assets/index-2.js'), await two.get('')]).toEqual([
      'script 1',
      'script 2',
      'page 2',
    ]);
    expect(host.asked).toEqual([]);
  });
});

describe('on the page', () => {
  /** A browser with a worker that is `active` or none, and one in the state `next`. */
  function browser(next: 'installing' | 'installed' | null, active: boolean) {
    vi.useFakeTimers();
    const worker = Object.assign(new EventTarget(), {
      state: next ?? 'activated',
      postMessage: vi.fn<(message: string) => void>(),
    });
    const registration = Object.assign(new EventTarget(), {
      active: active ? {} : null,
      waiting: next === 'installed' ? worker : null,
      installing: next === 'installing' ? worker : null,
      update: vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no network'))),
    });
    const container = Object.assign(new EventTarget(), {
      register: vi.fn<() => Promise<object>>(() => Promise.resolve(registration)),
      ready: Promise.resolve({ active: worker }),
    });
    const reload = vi.fn<() => void>();
    vi.stubGlobal('navigator', { serviceWorker: container });
    vi.stubGlobal('location', { reload });
    const { player } = new Bench(formerScene());
    registerOffline(player);
    return { player, worker, registration, container, reload, settle: () => vi.advanceTimersByTimeAsync(5_000) };
  }

  test('the worker is asked for by a path relative to the page, when the page has come to rest', async () => {
    const { container, settle } = browser(null, false);
    expect(container.register).not.toHaveBeenCalled();
    await settle();
    expect(container.register).toHaveBeenCalledExactlyOnceWith('offline.js', { updateViaCache: 'none' });
  });

  test('each time the page opens it looks whether there is a new version; without a network it is the old one', async () => {
    const { registration, player, settle } = browser(null, true);
    await settle();
    expect(registration.update).toHaveBeenCalledOnce();
    expect(player.state.notice).toBeNull();
  });

  test('where there are no service workers, or they are refused, nothing happens', async () => {
    vi.stubGlobal('navigator', {});
    const { player } = new Bench(formerScene());
    registerOffline(player);
    const refusing = browser(null, false);
    refusing.container.register.mockImplementation(() => Promise.reject(new Error('not from a file')));
    await refusing.settle();
    const blocking = browser(null, false);
    blocking.container.register.mockImplementation(() => Promise.resolve(undefined as never));
    await blocking.settle();
    expect([player, refusing.player, blocking.player].map(({ state }) => state.notice)).toEqual([null, null, null]);
  });

  test('the worker is told of a language that is chosen, and of none while the page is in English', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    const { worker, settle } = browser(null, false);
    await settle();
    expect(worker.postMessage).not.toHaveBeenCalled();
    setLanguage('de');
    setLanguage('en');
    await settle();
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('de');
  });

  test('a version that waits is told of it too: once let in it has the language also without a network', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    const { worker, container, settle } = browser('installed', true);
    const active = { postMessage: vi.fn<(message: string) => void>() };
    Object.assign(container, { ready: Promise.resolve({ active, waiting: worker, installing: null }) });
    await settle();
    setLanguage('de');
    setLanguage('en');
    await settle();
    for (const { postMessage } of [active, worker]) expect(postMessage).toHaveBeenCalledExactlyOnceWith('de');
  });

  test('the first version is no news', async () => {
    const { player, worker, settle } = browser('installing', false);
    await settle();
    worker.state = 'installed';
    worker.dispatchEvent(new Event('statechange'));
    expect(player.state.notice).toBeNull();
  });

  test.each(['installing', 'installed'] as const)(
    'a new version (%s when the page opens) is offered, and let in only by the press',
    async (state) => {
      const { player, worker, container, reload, settle } = browser(state, true);
      await settle();
      worker.state = 'installed';
      worker.dispatchEvent(new Event('statechange'));
      expect(player.state.notice).toMatchObject({ kind: 'update', text: 'A new version is here.' });
      expect(worker.postMessage).not.toHaveBeenCalled();
      container.dispatchEvent(new Event('controllerchange'));
      expect(reload).not.toHaveBeenCalled();

      player.state.notice!.action!.run();
      expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('use');
      expect(reload).not.toHaveBeenCalled();
      container.dispatchEvent(new Event('controllerchange'));
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  test('what another tab has let in is only reloaded', async () => {
    const { player, worker, reload, settle } = browser('installed', true);
    await settle();
    worker.state = 'activated';
    player.state.notice!.action!.run();
    expect([worker.postMessage.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1]);
  });

  test('other news comes first', async () => {
    const { player, settle } = browser('installed', true);
    player.say({ kind: 'refused', text: 'No.' });
    await settle();
    expect(player.state.notice!.kind).toBe('refused');
    player.say(null);
    expect(player.state.notice!.kind).toBe('update');
  });
});
