import { useRef } from 'react';
import { NARROW, useMedia, usePage, usePageState } from './page.ts';
import { withPart } from './link/late-part.ts';
import { Charts } from './panels/charts.tsx';
import { DialogHost } from './dialogs/dialog-host.tsx';
import { NewsLine } from './side/news-line.tsx';
import type { Show } from './panels/sentence.tsx';
import { SetUpSheet } from './side/set-up-sheet.tsx';
import { Stage } from './panels/stage.tsx';
import { TopBar } from './panels/top-bar.tsx';
import { useMode } from './screen/mode.ts';
import { useSetUp } from './screen/set-up.ts';
import { LessonBox } from './side/lesson-box.tsx';
import { isHidden, lesson } from './lesson/lesson.ts';
import { lazyPart } from './ui/lazy-part.tsx';
import { currentLanguage } from './words/language.ts';

// The network and the charts are drawn before what sets them is fetched.
const Sentence = lazyPart(async () => (await import('./panels/sentence.tsx')).Sentence, {
  silent: true,
  name: 'The set-up in words',
});
const Rail = lazyPart(async () => (await import('./panels/rail.tsx')).Rail, { silent: true, name: 'The set-up' });
const Transport = lazyPart(async () => (await import('./panels/transport.tsx')).Transport, {
  silent: true,
  name: 'The bar of time',
});
const CompareBar = lazyPart(async () => (await import('./side/compare-bar.tsx')).CompareBar, {
  silent: true,
  name: 'The comparison in numbers',
});

const ModelNote = lazyPart(async () => (await import('./side/model-note.tsx')).ModelNote, {
  onlyWhenShown: true,
  silent: true,
  name: 'The textbook’s model in words',
});

const WhyList = lazyPart(async () => (await import('./side/why-list.tsx')).WhyList, {
  words: ['why'],
  silent: true,
  name: 'Why?',
});
const NarratorLine = lazyPart(async () => (await import('./side/narrator-line.tsx')).NarratorLine, {
  silent: true,
  name: 'The narrator',
});

const LanguageNote = lazyPart(async () => (await import('./ui/language-note.tsx')).LanguageNote, {
  onlyWhenShown: true,
  silent: true,
});

/** The page: what is said and set at the left, network and charts beside it, time at the bottom. */
export function App({ focusPlay, onOpenDefault }: { focusPlay: boolean; onOpenDefault(): void }) {
  const alone = useMode((mode) => mode.presenting || mode.railHidden);
  const scale = useMode((mode) => mode.scale);
  const network = useMode((mode) => !mode.networkHidden);
  const narrated = usePageState((state) => state.narrator);
  const playing = usePageState((state) => state.playing);
  const modelled = usePageState((state) => state.model !== null);
  const comparing = usePageState((state) => state.other !== null);
  const narrow = useMedia(NARROW) || alone;
  const calm = useSetUp((state) => state.calm);
  const sheet = useRef<HTMLDialogElement>(null);
  const { player } = usePage();

  const show: Show = (section, way) => {
    if (isHidden(lesson.getState(), section)) return;
    if (narrow) sheet.current?.showModal();
    void withPart(player, import('./panels/show-section.ts'), ({ showSection }) => showSection(section, way));
  };
  return (
    <div className={['page', calm && 'calm', narrow && 'one-column'].filter(Boolean).join(' ')}>
      {!calm && (
        <button
          type="button"
          className="skip"
          onClick={() => document.querySelector<HTMLElement>('.row-stop')?.focus()}
        >
          Skip to the charts
        </button>
      )}
      <TopBar onSetUp={narrow ? () => sheet.current?.showModal() : null} />
      <main className="main">
        <div className="sentence-place still">
          <Sentence onShow={show} />
        </div>
        {/* In the order of focus what is said and set comes after the sentence and before the picture; it is drawn beside it. */}
        <div className="side thin-scroll">
          <NewsLine onOpenDefault={onOpenDefault} />
          <div className={playing ? 'telling playing' : 'telling'}>
            <LessonBox />
            {narrated && (
              <div className="narrator row on-line wrap still relative">
                <NarratorLine />
              </div>
            )}
          </div>
          {comparing && <CompareBar />}
          {modelled && <ModelNote />}
          {!narrow && (
            <section className="rail relative" aria-label="Set up">
              <Rail />
            </section>
          )}
          {currentLanguage() !== 'en' && <LanguageNote />}
        </div>
        <WhyList />
        {network && <Stage onShow={show} scale={scale} />}
        <Charts />
      </main>
      {narrow && (
        <SetUpSheet ref={sheet}>
          <Rail />
        </SetUpSheet>
      )}
      <footer className="transport row gap-16">
        <Transport focusPlay={focusPlay} />
      </footer>
      <DialogHost onShow={show} />
    </div>
  );
}
