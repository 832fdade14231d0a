import { dropped } from './dropped.ts';

interface FileProps {
  label: string;
  /** In small type. */
  small?: true;
  /** Kinds of files that are offered; all by default. */
  accept?: string;
  onFile(file: File): void;
}

/** A button that takes a file; the same one can be taken again. */
export function FileField({ label, small, accept, onFile }: FileProps) {
  return (
    <label className={`file row wrap on-line gap-8${small ? ' small' : ''}`}>
      {label}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          if (target.files?.[0]) onFile(target.files[0]);
          target.value = '';
        }}
      />
    </label>
  );
}

interface LinesProps {
  label: string;
  rows: number;
  value: string;
  placeholder?: string;
  onChange(text: string): void;
  onFile(file: File): void;
  /** Why what was dropped is no file. */
  onRefuse(why: string): void;
}

/** Lines that are typed or pasted, or come in a file that is dropped here. */
export function LinesField({ label, onChange, onFile, onRefuse, ...props }: LinesProps) {
  return (
    <label className="collect-lines">
      {label}
      <textarea
        className="block full"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onDrop={(event) => {
          const file = dropped(event.dataTransfer);
          if (file === undefined) return;
          // Elsewhere on the page a file is opened as a run or a lesson.
          event.preventDefault();
          event.stopPropagation();
          if (typeof file === 'string') onRefuse(file);
          else onFile(file);
        }}
        {...props}
      />
    </label>
  );
}
