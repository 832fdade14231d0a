/** A lesson's prose as elements: text, emphasis, code, links to places of the page, and what was measured. */
import { Fragment } from 'react';
import { compact } from '../format.ts';
import type { Measured } from '../scenes/measured.ts';
import { Marked } from '../terms/marked.tsx';
import type { Claim } from './expression.ts';
import type { Paragraph, Piece, Prose } from './lesson-file.ts';
import { claimHolds, evaluate } from './measures.ts';

interface Props {
  /** What statements are measured in; null before it is there. */
  run?: Measured | null;
  /** Terms open their definitions. */
  marked?: boolean;
}

export function Words({ prose, run = null, marked = false }: Props & { prose: Prose }) {
  return prose.map((piece, index) => <One key={index} piece={piece} run={run} marked={marked} />);
}

function One({ piece, run = null, marked }: Props & { piece: Piece }) {
  switch (piece.is) {
    case 'text':
      return marked ? <Marked text={piece.text} /> : piece.text;
    case 'code':
      return <code>{piece.text}</code>;
    case 'emphasis':
      return (
        <em>
          <Words prose={piece.pieces} run={run} />
        </em>
      );
    case 'strong':
      return (
        <strong>
          <Words prose={piece.pieces} run={run} />
        </strong>
      );
    case 'link':
      return (
        <a href={piece.hash} target="_blank" rel="noopener">
          <Words prose={piece.pieces} run={run} />
        </a>
      );
    case 'claim':
      return <Said claim={piece.claim} run={run} />;
  }
}

/** A number or words of the run. What the run does not bear out is marked, and said so. */
function Said({ claim, run }: { claim: Claim; run: Measured | null }) {
  if (!run) return <b className="claim">…</b>;
  const holds = claimHolds(claim, run);
  const text = claim.is === 'words' ? claim.words : compact(evaluate(claim.sum, run), 2);
  if (holds) return <b className="claim">{text}</b>;
  return (
    <>
      <b className="claim not-so">{text}</b> <span className="not-so">(in this run it came out differently)</span>
    </>
  );
}

export function Paragraphs({ paragraphs, run = null }: { paragraphs: readonly Paragraph[]; run?: Measured | null }) {
  return paragraphs.map((paragraph, index) => {
    if (paragraph.is === 'paragraph')
      return (
        <p key={index}>
          <Words prose={paragraph.pieces} run={run} marked />
        </p>
      );
    const items = paragraph.items.map((item, place) => (
      <li key={place}>
        <Words prose={item} run={run} />
      </li>
    ));
    return <Fragment key={index}>{paragraph.ordered ? <ol>{items}</ol> : <ul>{items}</ul>}</Fragment>;
  });
}
