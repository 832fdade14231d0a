import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/numbers.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/stage.css';
import './styles/rail.css';
import './styles/transport.css';
import './styles/dialogs.css';
import './styles/parameters.css';
import './styles/picker.css';
import './styles/details.css';
import './styles/charts.css';
import './styles/presenting.css';
import './styles/data-table.css';
import './styles/lesson.css';
import './styles/narrator.css';
import './styles/calm.css';
import './styles/forced-colours.css';

import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { comeToRest, whenAtRest } from './at-rest.ts';
import { FrameLoop } from './charts/loop.ts';
import { PageContext, REDUCED_MOTION } from './page.ts';
import { keepPlace } from './papers/place.ts';
import { Root } from './papers/root.tsx';
import { RunClient } from './run/client.ts';
import { type ClientMaker, Player } from './run/player.ts';
import { DEFAULT_SPEED, defaultScenario } from './scenario/default.ts';
import { syncAddress } from './link/address-bar.ts';
import { applyRememberedTheme, colourFrame } from './theme.ts';
import { trustOwnScripts } from './trusted-types.ts';
import { Boundary, lazyPart } from './ui/lazy-part.tsx';

trustOwnScripts();
applyRememberedTheme();
colourFrame();

const spawn = (): Worker =>
  new Worker(new URL('../workers/live/live.worker.ts', import.meta.url), { type: 'module', name: 'live' });
const loop = new FrameLoop();
const clients: RunClient[] = [];
const makeClient: ClientMaker = (replaced) => {
  const client = new RunClient(spawn, () => performance.now(), loop.request, replaced);
  clients.push(client);
  return client;
};
const makePlayer = (): Player => new Player(makeClient, loop, defaultScenario(), DEFAULT_SPEED);
const player = makePlayer();
const autoplay = !matchMedia(REDUCED_MOTION).matches;

window.setInterval(() => {
  for (const client of clients) client.watch();
}, 1_000);
/** The address of an embed shows the embed in place of the page. */
const isEmbed = (): boolean => /^#\/embed(?:\?|$)/.test(location.hash);
const embedded = isEmbed();
const Embed = lazyPart(
  async () => {
    const embed = await import('./embed/embed.tsx');
    embed.startEmbed(player);
    return embed.Embed;
  },
  { onlyWhenShown: true },
);
window.addEventListener('hashchange', () => {
  if (embedded || isEmbed()) location.reload();
});

/** Start a part that is fetched separately. If it cannot be fetched, the page goes on without it. */
function begin<Part>(fetched: Promise<Part>, start: (part: Part) => void): void {
  fetched.then(start, () => undefined);
}

comeToRest();
if (!embedded) {
  keepPlace(player, () => syncAddress(player, autoplay));
  begin(import('./keys.ts'), ({ listenToKeys }) => listenToKeys(player));
  begin(import('./library/persist.ts'), ({ persistWork }) => persistWork(player));
  begin(import('./export/drop.ts'), ({ takeDrops }) => takeDrops(player));
  // A browser does not wait for a file when it prints.
  whenAtRest(async () => (await import('./export/print.tsx')).preparePrinting(player));
}
// Not with the development server: its files change all the time.
if (import.meta.env.PROD && !embedded)
  begin(import('./offline/offline.ts'), ({ registerOffline }) => registerOffline(player));

const openDefault = (): void => {
  location.hash = '#/play';
};

const FAILED = (
  <p className="help" role="alert">
    The page failed. What you had is kept: the address holds the run. Reload the page to go on with it, or{' '}
    <a href="./">start again</a>.
  </p>
);

const root = createRoot(document.getElementById('root')!);
// In slices: the page answers while it is first drawn.
startTransition(() =>
  root.render(
    <StrictMode>
      <Boundary instead={FAILED}>
        <PageContext value={{ player, loop, makePlayer }}>
          {embedded ? (
            <Embed />
          ) : (
            <Root>
              <App focusPlay={!autoplay} onOpenDefault={openDefault} />
            </Root>
          )}
        </PageContext>
      </Boundary>
    </StrictMode>,
  ),
);
