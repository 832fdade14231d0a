import type { SchemeCard as Card } from '../../workers/engine/schemes/scheme.ts';
import type { SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { formTextsOf } from '../scenario/card-texts.ts';
import { sourceText } from '../scenario/papers.ts';
import { Law } from '../ui/law.tsx';
import { Marked } from '../terms/marked.tsx';
import { ComparedWith } from '../validation/compared-with.tsx';
import { CardFields } from './card-fields.tsx';

/** The law of a scheme, line by line. */
export function Laws({ card }: { card: Card }) {
  return formTextsOf(card).law.map((line) => (
    <p key={line} className="law">
      <Law line={line} />
    </p>
  ));
}

/** Terms that are marked in a text of a few lines. */
const MOST_TERMS = 4;

/** What a scheme does, in words. */
export function About({ card }: { card: Card }) {
  return (
    <p className="about">
      <Marked text={formTextsOf(card).about} most={MOST_TERMS} />
    </p>
  );
}

interface Props {
  card: Card;
  scheme: SchemeChoice;
  /** Its path in the scenario on show; left out where it is of no run yet. */
  at?: string;
  onSet(scheme: SchemeChoice): void;
}

/** A control for each parameter. `onSet` receives the changed scheme. */
export function Parameters({ card, scheme, at, onSet }: Props) {
  return (
    <CardFields
      name={card.name}
      fields={card.parameters}
      values={scheme}
      at={at}
      onSet={(change) => onSet({ ...scheme, ...change } as SchemeChoice)}
    />
  );
}

/** Where a scheme stands among the others, who made it, and how far it is off. */
export function Origin({ card }: { card: Card }) {
  const { taxonomy } = card;
  const { citation } = formTextsOf(card);
  return (
    <dl className="origin">
      <dt>Control</dt>
      <dd>{card.control === 'window' ? 'by a window: ACKs let packets out' : 'by a rate: a timer lets packets out'}</dd>
      <dt>Policies</dt>
      <dd>
        {sourceText(taxonomy)}
        {taxonomy.includes('tsao2007') ? '' : ` (${sourceText('tsao2007')}, Table 3)`}
      </dd>
      <dt>Source</dt>
      <dd>{sourceText(citation)}</dd>
      <ComparedWith kind={card.kind} />
    </dl>
  );
}
