interface Props {
  paper: string;
  /** Null until it is known; its room is kept. */
  here: string | null;
  className?: string;
}

/** What to notice in a figure: as the paper has it and, where our runs do not bear that out, as they have it. */
export function Notice({ paper, here, className = 'notice ink-2 pretty' }: Props) {
  if (here === null) return <p className={`${className} waiting`}>{paper}</p>;
  if (here === '') return <p className={className}>{paper}</p>;
  return (
    <p className={className}>
      <b>The paper:</b> {paper} <b>Here:</b> {here}.
    </p>
  );
}
