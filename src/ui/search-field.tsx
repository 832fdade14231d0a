import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  value: string;
  onChange(text: string): void;
}

/** A field that finds in a list while it is typed into; it shows what to type, its label if nothing else. */
export function SearchField({ label, placeholder = label, onChange, ...props }: Props) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
      {...props}
    />
  );
}
