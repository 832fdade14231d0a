import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { comboOf, keepsKey, KEYS } from '../keys.ts';
import { fixed, speedText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { ChartRows } from '../panels/charts.tsx';
import { Rail, showSection } from '../panels/rail.tsx';
import { RefusalLine, Words } from '../panels/sentence.tsx';
import { Stage } from '../panels/stage.tsx';
import { OverviewBar } from '../panels/transport.tsx';
import type { RowId } from '../run/state.ts';
import { SPEEDS } from '../run/state.ts';
import { encodeHash } from '../scenario/codec.ts';
import type { SectionId } from '../scenario/describe.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { address, onShow } from '../share/address-bar.ts';
import { LessonBox } from '../share/lesson-later.tsx';
import { isHidden, lesson } from '../share/lesson.ts';
import { sameShown } from '../share/shown.ts';
import { Select } from '../ui/controls.tsx';
import { Mark, PauseIcon, PlayIcon } from '../ui/icons.tsx';
import { readEmbed } from './link.ts';
import { openEmbed, talk } from './open.ts';
import { shortSentence } from './short-sentence.ts';
import '../styles/embed.css';

/** Below this there is room for one row, px. */
const LOW = 300;
/** Heights at which nothing is cramped, px: of the stage, of a row, of the axis and what parts them, of the bar. */
const [STAGE, ROW, REST, BAR] = [138, 78, 38, 44];
const WRITE_MS = 300;

/** The page within another page: the sentence, the network, the charts, and one bar. */
export function Embed() {
  const { player } = usePage();
  const box = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const rows = useRowsThatFit(box);
  useConversation(box, rows);
  useTimeKeys();
  const notice = usePageState((state) => state.notice);
  const scenario = usePageState((state) => state.scenario);
  const standing = usePageState((state) => JSON.stringify(effectiveAt(state.scenario, state.now)));
  const parts = shortSentence(scenario, JSON.parse(standing) as ReturnType<typeof effectiveAt>);
  const show = (section: SectionId): void => {
    if (isHidden(lesson.getState(), section)) return;
    sheet.current?.showModal();
    showSection(section);
  };
  return (
    <main className="embed" ref={box}>
      <div className="embed-top">
        <p className="sentence" title={parts.map(({ text }) => text).join('')}><Words parts={parts} onShow={show} /></p>
        <LessonBox />
        {notice && notice.kind !== 'info' && notice.kind !== 'update' && <p className="warning" role="alert">{notice.text}</p>}
      </div>
      <Stage onShow={show} />
      <ChartRows />
      <Bar rows={rows} />
      <dialog ref={sheet} className="sheet" aria-label="Set up">
        <form method="dialog" className="sheet-head">
          <b>Set up</b>
          <button type="submit" className="text-button">Done</button>
        </form>
        <RefusalLine />
        <div className="rail"><Rail /></div>
      </dialog>
    </main>
  );

  /** Opens the link, once, and talks with the page around for as long as it stands. */
  function useConversation(element: RefObject<HTMLElement | null>, wanted: RefObject<readonly RowId[]>): void {
    useEffect(() => {
      const height = (): number => {
        const { hidden = '' } = document.documentElement.dataset;
        const top = element.current!.querySelector<HTMLElement>('.embed-top')!.offsetHeight;
        const stage = hidden.includes('stage') ? 0 : STAGE;
        return top + stage + (hidden.includes('charts') ? 0 : ROW * wanted.current.length + REST) + BAR;
      };
      const { tell, stop } = talk(player, height);
      const observer = new ResizeObserver(tell);
      observer.observe(element.current!.firstElementChild!);
      return () => {
        stop();
        observer.disconnect();
      };
    }, [element, wanted]);
  }
}
