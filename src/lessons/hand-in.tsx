/** What a student hands in: the answer as a code, as text and for a camera. */
import { useEffect } from 'react';
import { CopyField } from '../ui/copy-field.tsx';
import { QrPicture } from '../ui/qr-picture.tsx';
import type { Answer } from './answer.ts';
import { encodeAnswer, newTag } from './code.ts';
import '../styles/share.css';

interface Props {
  /** Key of the lesson's text. */
  lesson: string;
  step: number;
  answer: Answer;
  /** Of the run up to the step's end. */
  digest: string;
  reason: string;
  onReason(reason: string): void;
}

/** The same for all answers until the page is loaded again: one that is handed in twice stays one. */
let tagOfVisit: string | null = null;

export function HandIn({ lesson, step, answer, digest, reason, onReason }: Props) {
  const code = encodeAnswer({ lesson, step, answer, digest, reason, tag: (tagOfVisit ??= newTag()) });
  // The page around an embed may collect.
  useEffect(() => {
    if (window.parent !== window) window.parent.postMessage({ type: 'sawtooth', answer: code }, '*');
  }, [code]);
  return (
    <details className="hand-in">
      <summary className="link-button">Hand it in</summary>
      <h2 className="visually-hidden">Your answer to hand in</h2>
      <label>
        Why? <input type="text" maxLength={150} value={reason} onChange={(event) => onReason(event.target.value)} />
      </label>
      <CopyField label="Your answer as a code" text={code} what="Copy code" />
      <div className="hand-in-code">
        <QrPicture text={code} what="your answer" />
      </div>
    </details>
  );
}
