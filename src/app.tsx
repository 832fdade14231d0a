import { useRef } from 'react';
import { NARROW, useMedia, usePageState } from './page.ts';
import { Charts } from './panels/charts.tsx';
import { DialogHost } from './panels/dialog-host.tsx';
import { NewsLine } from './panels/news-line.tsx';
import type { Show } from './panels/sentence.tsx';
import { SetUpSheet } from './panels/set-up-sheet.tsx';
import { Stage } from './panels/stage.tsx';
import { TopBar } from './panels/top-bar.tsx';
import { useMode } from './present/mode.ts';
import { useSetUp } from './present/set-up.ts';
import { LessonBox } from './lesson/lesson-box.tsx';
import { isHidden, lesson } from './lesson/lesson.ts';
import { lazyPart } from './ui/lazy-part.tsx';

// The network and the charts are drawn before what sets them is fetched.
const Sentence = lazyPart(async () => (await import('./panels/sentence.tsx')).Sentence, { silent: true });
const Rail = lazyPart(async () => (await import('./panels/rail.tsx')).Rail, { silent: true });
const Transport = lazyPart(async () => (await import('./panels/transport.tsx')).Transport, { silent: true });
const CompareBar = lazyPart(async () => (await import('./panels/compare-bar.tsx')).CompareBar, { silent: true });

const WhyList = lazyPart(async () => (await import('./why/why-list.tsx')).WhyList, { silent: true });
const NarratorLine = lazyPart(async () => (await import('./narrator/narrator-line.tsx')).NarratorLine, {
  silent: true,
});

/** The page: set-up at the left, network and charts in the middle, time at the bottom. */
export function App({ focusPlay, onOpenDefault }: { focusPlay: boolean; onOpenDefault(): void }) {
  const alone = useMode((mode) => mode.presenting || mode.railHidden);
  const scale = useMode((mode) => mode.scale);
  const narrated = usePageState((state) => state.narrator);
  const comparing = usePageState((state) => state.other !== null);
  const narrow = useMedia(NARROW) || alone;
  const calm = useSetUp((state) => state.calm);
  const sheet = useRef<HTMLDialogElement>(null);

  const show: Show = (section, way) => {
    if (isHidden(lesson.getState(), section)) return;
    if (narrow) sheet.current?.showModal();
    void import('./panels/show-section.ts').then(({ showSection }) => showSection(section, way));
  };
  return (
    <div className={calm ? 'page calm' : 'page'}>
      <TopBar onSetUp={narrow ? () => sheet.current?.showModal() : null} />
      <main className="main">
        <div className="sentence-place">
          <Sentence onShow={show} />
        </div>
        <NewsLine onOpenDefault={onOpenDefault} />
        <LessonBox />
        {/* In the order of focus the rail comes after the sentence and before what it sets; it is drawn beside them. */}
        {!narrow && (
          <section className="rail" aria-label="Set up">
            <Rail />
          </section>
        )}
        {comparing && <CompareBar />}
        {narrated && (
          <div className="narrator">
            <NarratorLine />
          </div>
        )}
        <WhyList />
        <Stage onShow={show} scale={scale} />
        <Charts />
      </main>
      {narrow && (
        <SetUpSheet ref={sheet}>
          <Rail />
        </SetUpSheet>
      )}
      <footer className="transport">
        <Transport focusPlay={focusPlay} />
      </footer>
      <DialogHost onShow={show} />
    </div>
  );
}
