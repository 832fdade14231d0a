import type { Notice as Words } from '../../workers/papers/figures/figure.ts';

interface Props {
  notice: Words;
  /** What our runs add to it, if anything; null until it is known: its room is kept. */
  here: string | null;
  className?: string;
}

/** What to notice in a figure: what the paper says of it and where; and as our runs have it, where they do not bear it out. */
export function Notice({ notice: { at, says }, here, className = 'notice ink-2 pretty' }: Props) {
  const ours = here ? `${here}.` : '';
  return (
    <p className={here === null ? `${className} waiting` : className}>
      {at === null ? <b>Here:</b> : <b>The paper</b>}
      {at === null ? ` ${says}` : ` (${at}): ${says}`}
      {ours && at === null && ` ${ours[0]!.toUpperCase()}${ours.slice(1)}`}
      {ours && at !== null && (
        <>
          {' '}
          <b>Here:</b> {ours}
        </>
      )}
    </p>
  );
}
