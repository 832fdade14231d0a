import { agreementLines } from './agreement.ts';

/** With which systems a scheme or a queue was compared, and how far it is off: two cells of a card's list. */
export function ComparedWith({ kind }: { kind: string }) {
  const lines = agreementLines(kind);
  return (
    <>
      <dt>Compared with</dt>
      {lines.length === 0 ? (
        <dd>Not compared with another system.</dd>
      ) : (
        lines.map((line) => <dd key={line}>{line}.</dd>)
      )}
    </>
  );
}
