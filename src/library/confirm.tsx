import { useEffect, useRef, useState } from 'react';

interface Props {
  /** On the button, and on the one that it asks with. */
  words: string;
  sure: string;
  /** What it is about, for those who do not see where it stands. */
  label: string;
  className: string;
  onYes(): void;
}

/** A button for what cannot be undone: it asks once more in its own place. A double press changes nothing. */
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
    <span role="group" aria-label={label} className="confirm">
      <button type="button" className={`${className} warning-button`} onClick={onYes}>
        {sure}
      </button>
      <button ref={no} type="button" className={className} onClick={() => setAsking(false)}>
        No
      </button>
    </span>
  );
}
