/** A code to hand in: as text, for a camera, and for the page around. */
import { useEffect, useState } from 'react';
import { SmallButton } from './button.tsx';
import { say } from '../../workers/words/say.ts';
import { CopyField } from './copy-field.tsx';
import { QrPicture } from './qr-picture.tsx';
import '../styles/share.css';
import '../styles/hand-in.css';

interface Props {
  label: string;
  text: string;
  /** The same as one or more codes that a camera can read; each stands for itself. */
  pictures: readonly string[];
  what: string;
}

export function HandInCode({ label, text, pictures, what }: Props) {
  const [at, setAt] = useState(0);
  const shown = Math.min(at, pictures.length - 1);
  // The page around an embed may collect.
  useEffect(() => {
    if (window.parent !== window) window.parent.postMessage({ type: 'sawtooth', answer: text }, '*');
  }, [text]);
  return (
    <>
      <CopyField label={label} text={text} what={say('Copy code')} />
      <div className="hand-in-code">
        <QrPicture text={pictures[shown]!} what={what} />
      </div>
      {pictures.length > 1 && (
        <div className="row gap-8">
          <span role="status">{say('Code {number} of {count}', { number: shown + 1, count: pictures.length })}</span>
          <SmallButton onClick={() => setAt((shown + 1) % pictures.length)}>Show the next</SmallButton>
        </div>
      )}
    </>
  );
}
