/** A lesson's prose as elements: text, emphasis, code, links to places of the page, and what was measured. */
import { Fragment } from 'react';
import { compact } from '../format.ts';
import type { Measured } from '../scenes/measured.ts';
import { Marked } from '../terms/marked.tsx';
import { say } from '../../workers/words/say.ts';
import type { Claim } from './expression.ts';
import type { Paragraph, Piece, Prose } from './lesson-file.ts';
import { claimHolds, evaluate, whyUntold } from './measures.ts';

interface Props {
  /** What statements are measured in; null before it is there. */
  run?: Measured | null;
  /** Terms open their definitions. */
  marked?: boolean;
  /** On paper, where nothing is measured, a number's bounds stand for it. */
  bounds?: boolean;
}

export function Words({ prose, ...props }: Props & { prose: Prose }) {
  return prose.map((piece, index) => <One key={index} piece={piece} {...props} />);
}

function One({ piece, ...props }: Props & { piece: Piece }) {
  const { run = null, marked = false, bounds = false } = props;
  switch (piece.is) {
    case 'text':
      return marked ? <Marked text={keptTogether(piece.text)} /> : keptTogether(piece.text);
    case 'code':
      return <code>{piece.text}</code>;
    case 'emphasis':
      return (
        <em>
          <Words prose={piece.pieces} {...props} />
        </em>
      );
    case 'strong':
      return (
        <strong>
          <Words prose={piece.pieces} {...props} />
        </strong>
      );
    case 'link':
      return (
        <a href={piece.hash} target="_blank" rel="noopener">
          <Words prose={piece.pieces} {...props} />
        </a>
      );
    case 'claim':
      return <Said {...piece} run={run} bounds={bounds} />;
  }
}

/** No line ends between a number, which may stand in a statement before, and its unit. */
function keptTogether(text: string): string {
  return text.replace(/(\d|^) (?=(?:%|s|ms|Mbit\/s)(?!\p{L}))/gu, '$1\u00a0');
}

interface SaidProps extends Required<Pick<Props, 'run' | 'bounds'>> {
  claim: Claim;
  wrong?: string;
}

/** A number or words of the run. What the run does not bear out, or does not tell, is marked, and said so. */
function Said({ claim, wrong, run, bounds }: SaidProps) {
  if (!run && !bounds) return <b className="claim">…</b>;
  const text =
    claim.is === 'words' ? claim.words : run ? null : say('{low} to {high}', { low: claim.low, high: claim.high });
  const untold = wrong ?? (run && whyUntold(claim, run));
  const holds = untold === null && (!run || claimHolds(claim, run));
  const shown = text ?? (untold === null && claim.is === 'number' ? compact(evaluate(claim.sum, run!), 2) : '–');
  if (holds) return <b className={run ? 'claim' : undefined}>{shown}</b>;
  return (
    <>
      <b className="claim not-so">{shown}</b>{' '}
      <span className="not-so">
        {untold === null
          ? say('(in this run it came out differently)')
          : say('(cannot be told: {why})', { why: untold })}
      </span>
    </>
  );
}

export function Paragraphs({ paragraphs, run = null, bounds = false }: Props & { paragraphs: readonly Paragraph[] }) {
  return paragraphs.map((paragraph, index) => {
    if (paragraph.is === 'paragraph')
      return (
        <p key={index}>
          <Words prose={paragraph.pieces} run={run} bounds={bounds} marked={!bounds} />
        </p>
      );
    const items = paragraph.items.map((item, place) => (
      <li key={place}>
        <Words prose={item} run={run} bounds={bounds} />
      </li>
    ));
    return (
      <Fragment key={index}>
        {paragraph.ordered ? <ol className="prose">{items}</ol> : <ul className="prose">{items}</ul>}
      </Fragment>
    );
  });
}
