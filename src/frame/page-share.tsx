import { type ReactNode, useRef, useState } from 'react';
import type { Lesson } from '../lesson/lesson-fields.ts';
import { frameCode, urlOf } from '../link/links.ts';
import { LessonWords } from '../ui/class-fields.tsx';
import { CopyField, LinkField } from '../ui/copy-field.tsx';
import { RoomCode, RoomCodeButton } from '../ui/room-code.tsx';
import { closeAround, Modal } from '../ui/modal.tsx';
import { Fold } from '../ui/controls.tsx';
import { placeOf } from '../link/route.ts';
import { hashWith, wordsOf } from './page-link.ts';
import { SmallButton } from '../ui/button.tsx';
import '../styles/share.css';

/** Size of a figure or of the terms in another page, CSS px. */
const FRAME = { width: 900, height: 640 };

/** This page as a link, a QR code and an embed, with a question to its readers; `children` are more ways. */
export function PageShare({ title, children }: { title: string; children: ReactNode }) {
  const head = useRef<HTMLHeadingElement>(null);
  const [words, setWords] = useState<Pick<Lesson, 'note' | 'question' | 'answer'>>(() =>
    wordsOf(placeOf(location.hash)?.query ?? new URLSearchParams()),
  );
  const [large, enlarge] = useState(false);
  const url = urlOf(hashWith(location.hash, words));
  if (large) return <RoomCode url={url} onSmaller={() => enlarge(false)} />;
  const asks = words.question?.trim() ? 'a question' : words.note?.trim() ? 'a note' : 'nothing asked';
  return (
    <Modal name="share" label="Share" className="popover share-panel">
      <h2 ref={head}>Share</h2>
      <div className="share-link">
        <div>
          <LinkField url={url} title={title} />
          <CopyField
            label="In a page of yours"
            text={frameCode(urlOf(hashWith(location.hash, words, true)), title, FRAME)}
            what="Copy embed"
            lines={4}
          />
        </div>
        <RoomCodeButton url={url} help="Press it for the back row." onLarger={() => enlarge(true)} />
      </div>
      <Fold title="For a class" value={asks}>
        <LessonWords fields={words} url={url} change={(part) => setWords((before) => ({ ...before, ...part }))} />
      </Fold>
      {children}
      <div className="row gap-8 presses">
        <SmallButton onClick={() => closeAround(head.current!)}>Close</SmallButton>
      </div>
    </Modal>
  );
}
