import { useEffect, useId, useRef, useState } from 'react';
import { SmallButton } from './button.tsx';

/** How long "Copied" stands, ms. */
const COPIED_MS = 2_000;

interface CopyFieldProps {
  label: string;
  text: string;
  what: string;
  lines?: number;
  children?: React.ReactNode;
}

/** A text with a button that copies it; where the browser forbids that, the button selects it. `lines` makes it a text area. */
export function CopyField({ label, text, what, lines, children }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const props = {
    id,
    ref: field,
    value: text,
    readOnly: true,
    spellCheck: false,
    onFocus: () => field.current!.select(),
  };
  return (
    <>
      <h3>
        <label htmlFor={id}>{label}</label>
      </h3>
      {lines ? <textarea {...props} rows={lines} /> : <input type="text" {...props} />}
      <CopyRow text={text} what={what} select={() => field.current!.select()}>
        {children}
      </CopyRow>
    </>
  );
}

interface LinkFieldProps {
  url: string;
  /** What it is sent as. */
  title: string;
  text?: string;
}

/** A link: copied, sent, tried. */
export function LinkField({ url, title, text }: LinkFieldProps) {
  const send = (): void =>
    void navigator.share({ title, url, ...(text !== undefined && { text }) }).catch(() => undefined);
  return (
    <CopyField label="Link" text={url} what="Copy link">
      {'share' in navigator && (
        <SmallButton disabled={!url} onClick={send}>
          Send…
        </SmallButton>
      )}
      {url && (
        <a className="link-button" href={url} target="_blank" rel="noopener">
          Try it
        </a>
      )}
    </CopyField>
  );
}

interface CopyRowProps {
  /** Or what makes it, where that takes long. */
  text: string | (() => string);
  what: string;
  select(): void;
  children?: React.ReactNode;
}

/** A button that copies a text. @param select selects it where it stands, for browsers that forbid copying */
export function CopyRow({ text, what, select, children }: CopyRowProps) {
  const [said, setSaid] = useState({ words: '' });
  const say = (words: string): void => setSaid({ words });
  const copy = async (): Promise<void> => {
    select();
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      say('Copied');
    } catch {
      // Not allowed, or not to be had over plain http.
      say('Selected; copy it with Ctrl+C');
    }
  };
  useEffect(() => {
    if (said.words === '') return undefined;
    const timer = setTimeout(() => setSaid({ words: '' }), COPIED_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div className="row gap-8 presses">
      <SmallButton disabled={!text} onClick={() => void copy()}>
        {what}
      </SmallButton>
      {children}
      <span className="help" role="status">
        {said.words}
      </span>
    </div>
  );
}
