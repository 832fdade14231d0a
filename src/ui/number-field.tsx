import { useState } from 'react';
import { compact, parseNumber } from '../format.ts';

interface Props {
  label: string;
  value: number;
  /** The field hands over any number; what may run is for the engine to say. */
  onCommit(value: number): void;
  /** Significant digits shown. */
  digits?: number;
  describedBy?: string;
}

/** A number that can be typed: `10`, `0.5`, `1/8`. Enter or leaving the field applies it, Escape takes it back. */
export function NumberField({ label, value, onCommit, digits = 5, describedBy }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null ? value : parseNumber(draft);
  const commit = (): void => {
    if (draft !== null && Number.isFinite(typed) && typed !== value) onCommit(typed);
    setDraft(null);
  };
  return (
    <input
      className="number-field strong to-right"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={!Number.isFinite(typed)}
      value={draft ?? compact(value, digits)}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      data-applied={draft === null}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape' && draft !== null) {
          // It takes back what was typed, and does not close the dialog around the field.
          event.preventDefault();
          setDraft(null);
        }
      }}
    />
  );
}
