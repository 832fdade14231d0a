/** Verdict marks: a form and a word, never colour alone. */
import type { Verdict } from '../../workers/papers/claims/claim.ts';

export function VerdictMark({ verdict }: { verdict: Verdict | 'waiting' }) {
  return (
    <svg className={`verdict-mark ${verdict}`} viewBox="0 0 16 16" aria-hidden="true">
      {verdict === 'holds' && (
        <>
          <circle cx="8" cy="8" r="6.5" className="fill" />
          <path className="tick" d="M4.8 8.3l2.2 2.2 4.2-4.6" />
        </>
      )}
      {verdict === 'open' && (
        <>
          <circle cx="8" cy="8" r="5.75" className="line" />
          <path d="M8 2.25a5.75 5.75 0 000 11.5z" className="fill" />
        </>
      )}
      {verdict === 'fails' && <path d="M3.5 3.5l9 9m0-9l-9 9" className="cross" />}
      {verdict === 'none' && <path d="M3.5 8h9" className="line" />}
      {verdict === 'waiting' && <circle cx="8" cy="8" r="5.75" className="line dashed" />}
    </svg>
  );
}
