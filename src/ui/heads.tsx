import type { ReactNode } from 'react';

/** The head of a table: a column for each of these; '' stands above the names of the rows, and what is false is left out. */
export function Heads({ words }: { words: readonly ReactNode[] }) {
  const cell = (head: ReactNode, at: number): ReactNode => {
    if (head === false) return null;
    const Tag = head === '' ? 'td' : 'th';
    return (
      <Tag key={at} scope={head === '' ? undefined : 'col'}>
        {head}
      </Tag>
    );
  };
  return (
    <thead>
      <tr>{words.map(cell)}</tr>
    </thead>
  );
}
