/** The page without a network: its service worker, and new versions of the page, which wait until the reader accepts them. */
import { inCourse } from '../course/standing.ts';
import type { Player } from '../player/player.ts';
import { currentLanguage, watchLanguage } from '../words/language.ts';
import { say } from '../../workers/words/say.ts';

/** Wall time before the service worker fetches the page's files to cache them, ms: the page loads first. */
const REST_MS = 3_000;

/** Cache the page once it has loaded. Without service workers (a file, http, an old browser) nothing happens. */
export function registerOffline(player: Player): void {
  // In a course the platform serves the page, to those who may see it.
  if (!('serviceWorker' in navigator) || inCourse()) return;
  setTimeout(() => {
    navigator.serviceWorker.register('offline.js', { updateViaCache: 'none' }).then(
      // What blocks service workers may answer with nothing.
      (registration?: ServiceWorkerRegistration) => {
        if (!registration) return;
        offerVersions(registration, player);
        keepLanguage();
        watchLanguage(keepLanguage);
        // Browsers look for a new version only now and then by themselves. Without a network the update fails.
        if (registration.active) registration.update().catch(() => undefined);
      },
      () => undefined,
    );
  }, REST_MS);
}

/** What is read in a language now is read in it without a network. English is there at all times. */
function keepLanguage(): void {
  const language = currentLanguage();
  if (language === 'en') return;
  // A version that waits has what was kept when it was fetched, and is told too.
  void navigator.serviceWorker.ready.then(({ active, waiting, installing }) => {
    for (const worker of [active, waiting, installing]) worker?.postMessage(language);
  });
}

/** Offer the version that waits, and every one that is fetched while the page is open. */
function offerVersions(registration: ServiceWorkerRegistration, player: Player): void {
  if (registration.waiting) offer(registration.waiting, player);
  const fetched = (): void => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // If none is active, this is the first version: nothing to offer.
      if (worker.state === 'installed' && registration.active) offer(worker, player);
    });
  };
  fetched();
  registration.addEventListener('updatefound', fetched);
}

/** Show the offer as soon as there is no other notice. */
function offer(worker: ServiceWorker, player: Player): void {
  const action = { words: 'Reload to use it', run: () => activate(worker) };
  const offered = (): boolean => {
    if (player.state.notice !== null) return false;
    player.say({ kind: 'update', text: say('A new version is here.'), action });
    return true;
  };
  if (offered()) return;
  const stop = player.store.subscribe(() => {
    if (player.state.notice === null) {
      stop();
      offered();
    }
  });
}

/** Activate the new version and reload the page. */
function activate(worker: ServiceWorker): void {
  const reload = (): void => location.reload();
  // Another tab may have activated it already.
  if (worker.state !== 'installed') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('use');
}
