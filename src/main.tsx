import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/common.css';
import './styles/numbers.css';
import './styles/layout.css';
import './styles/controls.css';
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

import { type ReactNode, startTransition, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { comeToRest, inTurn, whenUsed } from './at-rest.ts';
import { FrameLoop } from './run/frame-loop.ts';
import { guideFirst } from './first/guide-first.ts';
import { type Page, PageContext, REDUCED_MOTION } from './page.ts';
import { fromTheStart, withPart } from './link/late-part.ts';
import { keepPlace } from './link/place.ts';
import { isEmbedHash } from './link/route.ts';
import { Root } from './root.tsx';
import { RunClient } from './run/client.ts';
import { type ClientMaker, Player } from './player/player.ts';
import { DEFAULT_SPEED, defaultScenario } from './scenario/default.ts';
import { syncAddress } from './link/address-bar.ts';
import { applyRememberedTheme, colourFrame } from './theme.ts';
import { trustOwnScripts } from './trusted-types.ts';
import { Boundary, lazyPart } from './ui/lazy-part.tsx';
import { InLanguage } from './words/in-language.tsx';
import { askedLanguage, type Language, needWords, readersLanguage } from './words/language.ts';

/** The lean worker comes with the page; the whole one is fetched for the scenarios that need it. */
const spawn = (whole: boolean): Worker =>
  whole
    ? new Worker(new URL('../workers/live/whole.worker.ts', import.meta.url), { type: 'module', name: 'live' })
    : new Worker(new URL('../workers/live/live.worker.ts', import.meta.url), { type: 'module', name: 'live' });

/** The address of an embed shows the embed in place of the page. */
const isEmbed = (): boolean => isEmbedHash(location.hash);

const openDefault = (): void => {
  location.hash = '#/play';
};

const FAILED = (
  <p className="help" role="alert">
    The page failed. What you had is kept: the address holds the run. Reload the page to go on with it, or{' '}
    <a href="./">start again</a>.
  </p>
);

/** Starts the page, each part in a task of its own: the page answers meanwhile. */
function start(): void {
  trustOwnScripts();
  applyRememberedTheme();
  colourFrame();
  comeToRest();

  const loop = new FrameLoop(flushSync);
  const clients: RunClient[] = [];
  const makeClient: ClientMaker = (replaced) => {
    const client = new RunClient(spawn, () => performance.now(), loop.request, replaced);
    clients.push(client);
    return client;
  };
  window.setInterval(() => {
    for (const client of clients) client.watch();
  }, 1_000);
  const makePlayer = (): Player => new Player(makeClient, loop, defaultScenario(), DEFAULT_SPEED);
  const player = makePlayer();

  const embedded = isEmbed();
  window.addEventListener('hashchange', () => {
    const asked = askedLanguage();
    if (asked) speakIn(asked).catch(() => undefined);
    if (embedded || isEmbed()) location.reload();
  });
  if (embedded) {
    const load = async () => {
      const embed = await import('./embed/embed.tsx');
      embed.startEmbed(player);
      return embed.Embed;
    };
    const Embed = lazyPart(load, { onlyWhenShown: true });
    return inTurn(() => draw({ player, loop, makePlayer }, <Embed />));
  }

  const autoplay = !matchMedia(REDUCED_MOTION).matches;
  inTurn(() => keepPlace(player, () => syncAddress(player, autoplay, guideFirst)));
  inTurn(() =>
    draw(
      { player, loop, makePlayer },
      <Root>
        <App focusPlay={!autoplay} onOpenDefault={openDefault} />
      </Root>,
    ),
  );
  const standing = <Part,>(load: () => Promise<Part>, begin: (part: Part) => unknown): void =>
    inTurn(() => fromTheStart(player, load, begin));
  standing(
    () => import('./commands/keys.ts'),
    ({ listenToKeys }) => listenToKeys(player),
  );
  whenUsed(() => needWords('refused', 'export'));
  whenUsed(() => withPart(player, import('./panels/vary.ts'), ({ offerToVary }) => offerToVary(player)));
  standing(
    () => import('./library/persist.ts'),
    ({ persistWork }) => persistWork(player),
  );
  standing(
    () => import('./export/drop.ts'),
    ({ takeDrops }) => takeDrops(player),
  );
  // Not with the development server: its files change all the time.
  if (import.meta.env.PROD) inTurn(async () => (await import('./offline/offline.ts')).registerOffline(player));
  keepPrinting(async () => (await import('./export/print.tsx')).preparePrinting(player));
}

/** A browser does not wait for a file when it prints: the sheet's is there once somebody is, and as the first key Ctrl+P waits for it. Where it cannot be fetched the page is printed as it is. */
function keepPrinting(prepare: () => Promise<void>): void {
  let ready = false;
  let prepared: Promise<void> | null = null;
  const once = (): Promise<void> =>
    (prepared ??= prepare().then(
      () => void (ready = true),
      () => void (prepared = null),
    ));
  whenUsed(once);
  addEventListener('keydown', (event) => {
    if (ready || !(event.ctrlKey || event.metaKey) || event.key !== 'p') return;
    event.preventDefault();
    void once().then(() => print());
  });
}

function draw(page: Page, content: ReactNode): void {
  const root = createRoot(document.getElementById('root')!);
  // In slices: the page answers while it is first drawn.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Boundary instead={() => FAILED}>
          <PageContext value={page}>
            <InLanguage>{content}</InLanguage>
          </PageContext>
        </Boundary>
      </StrictMode>,
    ),
  );
}

async function speakIn(language: Language): Promise<void> {
  await (await import('./words/speak.ts')).speak(language);
}

// To evaluate the modules is a task already.
const language = readersLanguage();
if (language === 'en') inTurn(start);
// What cannot be fetched is said in English.
else void speakIn(language).then(start, start);
