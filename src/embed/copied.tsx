/** The frame that a copied embed asks for: as high as what its link shows needs at the frame's width. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { RowId } from '../charts/rows/index.ts';
import { NoteAndQuestion } from '../ui/note-and-question.tsx';
import { isHidden } from '../lesson/lesson.ts';
import type { Lesson } from '../lesson/lesson-fields.ts';
import { readAddress } from '../link/address.ts';
import { INITIAL_VIEW, viewFromLink } from '../view/index.ts';
import { EMBED_ROWS, naturalHeight } from './layout.ts';
import { EmbedSentence, Notice } from './words.tsx';

/** Width of a copied embed, CSS px. */
export const EMBED_WIDTH = 640;

/** A link and the height that its embed needs, CSS px. */
export interface Measured {
  hash: string;
  height: number;
}

/** What the embed of a link shows. */
interface Shown {
  hash: string;
  scenario: Scenario;
  view: Lesson;
  rows: readonly RowId[];
  narrator: boolean;
}

async function shownBy(hash: string): Promise<Shown> {
  const { scenario, view } = await readAddress(hash);
  const usual = { ...INITIAL_VIEW, rows: EMBED_ROWS, narrator: false };
  const { rows, narrator } = viewFromLink(view, scenario, usual);
  return { hash, scenario, view, rows, narrator };
}

/** The words of the embed, out of sight, to measure them. @param hash the page's link */
export function CopiedFrame({ hash, onMeasured }: { hash: string; onMeasured(measured: Measured): void }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const above = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let current = true;
    void shownBy(hash).then((read) => current && setShown(read));
    return () => {
      current = false;
    };
  }, [hash]);
  const on = shown !== null;
  useLayoutEffect(() => {
    if (!shown) return;
    const { scenario, view, rows } = shown;
    const measure = (): void =>
      onMeasured({
        hash: shown.hash,
        height: naturalHeight({
          scenario,
          rows,
          above: above.current!.scrollHeight,
          notice: notice.current!.scrollHeight,
          stage: !isHidden(view, 'stage'),
          charts: !isHidden(view, 'charts'),
        }),
      });
    measure();
    // What is fetched later, or in another font.
    const observer = new ResizeObserver(measure);
    observer.observe(above.current!);
    observer.observe(notice.current!);
    return () => observer.disconnect();
  }, [shown, onMeasured]);
  if (!on) return null;
  const { view, narrator } = shown;
  return (
    <div className="embed measured" style={{ width: EMBED_WIDTH }} aria-hidden="true" inert>
      <div className="embed-top" ref={above}>
        {!isHidden(view, 'sentence') && <EmbedSentence onShow={() => undefined} />}
        {(view.note || view.question) && (
          <section className="lesson still asks">
            <NoteAndQuestion {...view} />
          </section>
        )}
        {narrator && <div className="narrator row on-line wrap still relative" />}
      </div>
      <Notice ref={notice} />
    </div>
  );
}
