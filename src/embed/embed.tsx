import { type Ref, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { fixed, speedText } from '../format.ts';
import { rowCards, type RowId } from '../charts/rows/index.ts';
import { usePage, usePageState } from '../page.ts';
import { ChartRows } from '../panels/charts.tsx';
import { showSection } from '../panels/show-section.ts';
import type { Show } from '../panels/sentence.tsx';
import { Rail } from '../panels/rail.tsx';
import { SetUpSheet } from '../side/set-up-sheet.tsx';
import { Stage } from '../panels/stage.tsx';
import { OverviewBar } from '../panels/overview-bar.tsx';
import { PlayButton } from '../panels/play-button.tsx';
import { SPEEDS } from '../player/state.ts';
import { encodeHash } from '../link/codec.ts';
import { address, currentLink } from '../link/address-bar.ts';
import { LessonBox } from '../side/lesson-box.tsx';
import { isHidden, lesson, useLesson } from '../lesson/lesson.ts';
import { sameShown } from '../link/page-view.ts';
import { Select } from '../ui/controls.tsx';
import { Mark } from '../ui/icons.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { readEmbed } from '../link/embed-link.ts';
import { fitInto, inFrame, showNextRows, wantedRows } from './frame.ts';
import { type EmbedLayout, nextRows as rowsAfter } from './layout.ts';
import { EmbedSentence, Notice } from './words.tsx';
import { Warning } from '../ui/warning.tsx';
import { LinkButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

export { startEmbed } from './frame.ts';

const NarratorLine = lazyPart(async () => (await import('../side/narrator-line.tsx')).NarratorLine, {
  onlyWhenShown: true,
  silent: true,
});
const WhyList = lazyPart(async () => (await import('../side/why-list.tsx')).WhyList, {
  words: ['why'],
  onlyWhenShown: true,
  silent: true,
});

/** Wall time without a further change after which the link is rebuilt, ms. */
const LINK_MS = 300;

/** The page within another page: the sentence, the network, the charts, and one bar. */
export function Embed() {
  const { player } = usePage();
  const sheet = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => fitInto(player, { frame: frame.current!, above: above.current!, notice: notice.current! }), [player]);
  const layout = useStore(inFrame, (state) => state.layout);
  const news = usePageState((state) => state.notice);
  const narrated = usePageState((state) => state.narrator);
  const show: Show = (section, way) => {
    if (isHidden(lesson.getState(), section)) return;
    sheet.current?.showModal();
    void showSection(section, way);
  };
  return (
    <main
      className="embed"
      ref={frame}
      style={layout ? ({ '--stage': `${layout.stage}px` } as React.CSSProperties) : undefined}
    >
      <div className="embed-top" ref={above}>
        <EmbedSentence id="sentence" onShow={show} />
        <LessonBox alone only="note" />
        {news && news.kind !== 'info' && news.kind !== 'update' && <Warning small>{news.text}</Warning>}
        {narrated && (
          <div className="narrator row on-line wrap still relative">
            <NarratorLine />
          </div>
        )}
      </div>
      <WhyList />
      <Stage onShow={show} />
      <div className="charts">
        <ChartRows />
      </div>
      <Under layout={layout} notice={notice} />
      <Bar />
      <SetUpSheet ref={sheet}>
        <Rail />
      </SetUpSheet>
    </main>
  );
}

/** The names of the rows that come after those on show; '' if all have room. */
function nextRows(shown: readonly RowId[]): string {
  const wanted = wantedRows();
  if (shown.length >= wanted.length) return '';
  const from = rowsAfter(wanted.indexOf(shown[0]!), shown.length, wanted.length);
  return rowCards(wanted.slice(from, from + shown.length))
    .map(({ name }) => name)
    .join(', ');
}

/** What a scene says; in a low frame a strip that leads to it, and to the rows that have no room. */
function Under({ layout, notice }: { layout: EmbedLayout | null; notice: Ref<HTMLDivElement> }) {
  const { low, strip } = layout ?? { low: false, strip: 0 };
  const { player } = usePage();
  const [open, setOpen] = useState(false);
  const says = useLesson(({ scene }) => Boolean(scene));
  const next = usePageState(({ rows }) => nextRows(rows));
  return (
    <div
      className={['embed-under flex apart small relative', low && 'low', open && 'open'].filter(Boolean).join(' ')}
      style={low ? { height: strip } : undefined}
    >
      {strip > 0 && says && (
        <LinkButton aria-expanded={open} onClick={() => setOpen(!open)}>
          What to notice
        </LinkButton>
      )}
      {strip > 0 && next && (
        <LinkButton onClick={() => showNextRows(player)}>{say('Show {what}', { what: say(next) })}</LinkButton>
      )}
      <Notice ref={notice} />
    </div>
  );
}

function Bar() {
  const { player } = usePage();
  const dead = usePageState((state) => state.phase === 'dead');
  const now = usePageState((state) => fixed(state.now, 1));
  const speed = usePageState((state) => state.speed);
  return (
    <footer className="embed-bar row small">
      <PlayButton disabled={dead} />
      <b className="embed-clock strong still">{now} s</b>
      <OverviewBar />
      <Select
        label="Speed"
        hideLabel
        value={String(speed)}
        options={SPEEDS.map((each) => ({ value: String(each), label: speedText(each).replace(' real', '') }))}
        onChange={(value) => player.setSpeed(value === 'null' ? null : Number(value))}
      />
      <h1 className="mark row">
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
    let [timer, made] = [0, 0];
    const make = (): void => {
      timer = 0;
      const number = ++made;
      const { scenario, shown } = currentLink({ ...player.state, rows: wantedRows() });
      encodeHash(scenario, address.preset, shown).then(
        // An earlier one may take longer to pack.
        (packed) => number === made && setHash(packed),
        () => undefined,
      );
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
