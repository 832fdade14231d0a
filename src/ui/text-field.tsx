import { useId, useState } from 'react';

interface Props {
  label: string;
  value: string;
  /** Id of the text that explains it. */
  describedBy?: string;
  /** Takes what was typed; false if it cannot be read. */
  onCommit(text: string): boolean | void;
}

/** A line that can be typed. Enter or leaving applies it, Escape takes it back; what cannot be read stays. */
export function TextField({ label, value, describedBy, onCommit }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const commit = (): void => {
    if (draft === null || draft === value) return setDraft(null);
    const read = onCommit(draft) !== false;
    setWrong(!read);
    if (read) setDraft(null);
  };
  return (
    <div className="text-field gap-4">
      <label htmlFor={id} className="small ink-2">
        {label}
      </label>
      <input
        id={id}
        className="full"
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={wrong}
        aria-describedby={describedBy}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        data-applied={draft === null}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape' && draft !== null) {
            event.preventDefault();
            setDraft(null);
            setWrong(false);
          }
        }}
      />
    </div>
  );
}
