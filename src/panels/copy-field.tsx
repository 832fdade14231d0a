import { useEffect, useId, useRef, useState } from 'react';

/** How long "Copied" stands, ms. */
const COPIED_MS = 2_000;

/** A text with a button that copies it; where the browser forbids that, the button selects it. `lines` makes it a text area. */
export function CopyField({
  label,
  text,
  what,
  lines,
  children,
}: {
  label: string;
  text: string;
  what: string;
  lines?: number;
  children?: React.ReactNode;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [said, say] = useState('');
  const copy = async (): Promise<void> => {
    field.current!.select();
    try {
      await navigator.clipboard.writeText(text);
      say('Copied');
    } catch {
      // Not allowed, or not to be had over plain http.
      say('Selected; copy it with Ctrl+C');
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => say(''), COPIED_MS);
    return () => clearTimeout(timer);
  }, [said]);
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
      <div className="row">
        <button type="button" className="small-button" disabled={!text} onClick={() => void copy()}>
          {what}
        </button>
        {children}
        <span className="help" role="status">
          {said}
        </span>
      </div>
    </>
  );
}
