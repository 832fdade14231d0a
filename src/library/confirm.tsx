import { useEffect, useRef, useState } from 'react';

interface Props {
  /** Text of the button, and of the one that confirms. */
  words: string;
  sure: string;
  /** Accessible name: what the button deletes. */
  label: string;
  className: string;
  onYes(): void;
}

/** A button for what cannot be undone: it asks for confirmation in its place. A double press does nothing. */
export function Confirm({ words, sure, label, className, onYes }: Props) {
  const [asking, setAsking] = useState<boolean | null>(null);
  const no = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking !== null) (asking ? no : first).current!.focus();
  }, [asking]);
  if (!asking)
    return (
      <button ref={first} type="button" className={className} aria-label={label} onClick={() => setAsking(true)}>
        {words}
      </button>
    );
  return (
    <span role="group" aria-label={label} className="confirm gap-12">
      <button type="button" className={`${className} warning-button`} onClick={onYes}>
        {sure}
      </button>
      <button ref={no} type="button" className={className} onClick={() => setAsking(false)}>
        No
      </button>
    </span>
  );
}
