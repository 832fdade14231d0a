/** The page without a network: its service worker, and new versions of the page, which wait until the reader wants them. */
import type { Player } from '../run/player.ts';

/** Wall time that the page has for itself before its files are fetched once more to be kept, ms. */
const REST_MS = 3_000;

/**
 * Keep the page for use without a network, once it has come to rest. Where that is not to be had (a file opened from
 * disk, plain http, a browser without it) nothing happens.
 */
export function keepOffline(player: Player): void {
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker.register('offline.js', { updateViaCache: 'none' }).then(
      (registration) => {
        offerVersions(registration, player);
        // Left alone, browsers look for a new version when they see fit. Without a network it is the old one.
        if (registration.active) registration.update().catch(() => undefined);
      },
      () => undefined,
    );
  }, REST_MS);
}

/** Offer the version that waits, and every one that comes while the page is open. */
function offerVersions(registration: ServiceWorkerRegistration, player: Player): void {
  if (registration.waiting) offer(registration.waiting, player);
  const fetched = (): void => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // Without one that is active this is the first, and nothing new.
      if (worker.state === 'installed' && registration.active) offer(worker, player);
    });
  };
  fetched();
  registration.addEventListener('updatefound', fetched);
}

/** Say it as soon as nothing else is being said. */
function offer(worker: ServiceWorker, player: Player): void {
  const action = { words: 'Reload to use it', run: () => letIn(worker) };
  const say = (): boolean => {
    if (player.state.notice !== null) return false;
    player.say({ kind: 'update', text: 'A new version is here.', action });
    return true;
  };
  if (say()) return;
  const stop = player.store.subscribe(() => {
    if (player.state.notice === null) {
      stop();
      say();
    }
  });
}

/** Let the new version in and open the page anew with it. */
function letIn(worker: ServiceWorker): void {
  const reload = (): void => location.reload();
  // Another tab may have let it in already.
  if (worker.state !== 'installed') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  worker.postMessage('use');
}
