/** What to notice: as the paper has it and, where our runs do not bear that out, as they have it. */
export function Notice({ paper, here }: { paper: string; here: string | null }) {
  // Its room is kept until it is known which it is.
  if (here === null) return <p className="notice waiting">{paper}</p>;
  if (here === '') return <p className="notice">{paper}</p>;
  return (
    <p className="notice">
      <b>The paper:</b> {paper} <b>Here:</b> {here}.
    </p>
  );
}
