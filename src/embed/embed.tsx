import { useEffect, useRef, useState } from 'react';
import { fixed, speedText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { ChartRows } from '../panels/charts.tsx';
import { showSection } from '../panels/show-section.ts';
import { type Show, Words } from '../panels/sentence.tsx';
import { Rail } from '../panels/rail.tsx';
import { SetUpSheet } from '../panels/set-up-sheet.tsx';
import { Stage } from '../panels/stage.tsx';
import { OverviewBar } from '../panels/overview-bar.tsx';
import { SPEEDS } from '../run/state.ts';
import { encodeHash } from '../link/codec.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { address, currentLink } from '../link/address-bar.ts';
import { LessonBox } from '../lesson/lesson-box.tsx';
import { isHidden, lesson } from '../lesson/lesson.ts';
import { sameShown } from '../link/page-view.ts';
import { Select } from '../ui/controls.tsx';
import { Mark } from '../ui/icons.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PauseIcon, PlayIcon } from '../ui/time-icons.tsx';
import { readEmbed } from './link.ts';
import { shortSentence } from './short-sentence.ts';
import { fitInto, wantedRows } from './frame.ts';
import '../styles/embed.css';

export { startEmbed } from './frame.ts';

const NarratorLine = lazyPart(async () => (await import('../narrator/narrator-line.tsx')).NarratorLine, {
  onlyWhenShown: true,
  silent: true,
});
const WhyList = lazyPart(async () => (await import('../why/why-list.tsx')).WhyList, {
  onlyWhenShown: true,
  silent: true,
});

/** Wall time without a further change after which the link is rebuilt, ms. */
const LINK_MS = 300;

/** The page within another page: the sentence, the network, the charts, and one bar. */
export function Embed() {
  const { player } = usePage();
  const sheet = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const charts = useRef<HTMLDivElement>(null);
  useEffect(() => fitInto(player, top.current!, charts.current!), [player]);
  const notice = usePageState((state) => state.notice);
  const narrated = usePageState((state) => state.narrator);
  const show: Show = (section, way) => {
    if (isHidden(lesson.getState(), section)) return;
    sheet.current?.showModal();
    void showSection(section, way);
  };
  return (
    <main className="embed">
      <div className="embed-top" ref={top}>
        <ShortSentence onShow={show} />
        <LessonBox />
        {notice && notice.kind !== 'info' && notice.kind !== 'update' && (
          <p className="warning" role="alert">
            {notice.text}
          </p>
        )}
        {narrated && (
          <div className="narrator">
            <NarratorLine />
          </div>
        )}
      </div>
      <WhyList />
      <Stage onShow={show} />
      <div className="charts" ref={charts}>
        <ChartRows />
      </div>
      <Bar />
      <SetUpSheet ref={sheet}>
        <Rail />
      </SetUpSheet>
    </main>
  );
}

function ShortSentence(props: { onShow: Show }) {
  const scenario = usePageState((state) => state.scenario);
  const standing = usePageState((state) => JSON.stringify(effectiveAt(state.scenario, state.now)));
  const parts = shortSentence(scenario, JSON.parse(standing) as ReturnType<typeof effectiveAt>);
  return (
    <p id="sentence" className="sentence">
      <Words parts={parts} {...props} />
    </p>
  );
}

function Bar() {
  const { player } = usePage();
  const playing = usePageState((state) => state.playing);
  const dead = usePageState((state) => state.phase === 'dead');
  const now = usePageState((state) => fixed(state.now, 1));
  const speed = usePageState((state) => state.speed);
  return (
    <footer className="embed-bar">
      <button
        type="button"
        className="play"
        aria-label={playing ? 'Pause' : 'Play'}
        disabled={dead}
        onClick={() => player.togglePlay()}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <b className="embed-clock">{now} s</b>
      <OverviewBar />
      <Select
        label="Speed"
        hideLabel
        value={String(speed)}
        options={SPEEDS.map((each) => ({ value: String(each), label: speedText(each).replace(' real', '') }))}
        onChange={(value) => player.setSpeed(value === 'null' ? null : Number(value))}
      />
      <h1 className="mark">
        <Mark />
        <span>Sawtooth</span>
      </h1>
      <OpenLink />
    </footer>
  );
}

/** To the full page, with what has been changed here. */
function OpenLink() {
  const { player } = usePage();
  const [hash, setHash] = useState(() => readEmbed(location.hash).hash);
  useEffect(() => {
    let timer = 0;
    const make = (): void => {
      timer = 0;
      const { scenario, shown } = currentLink({ ...player.state, rows: wantedRows() });
      encodeHash(scenario, address.preset, shown).then(setHash, () => undefined);
    };
    const stop = player.store.subscribe((state, before) => {
      if (!sameShown(state, before)) timer ||= window.setTimeout(make, LINK_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [player]);
  return (
    <a className="link-button" href={hash} target="_blank" rel="noopener">
      Open
    </a>
  );
}
