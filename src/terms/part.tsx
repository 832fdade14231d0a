/** What marks terms and shows their definitions: a file of its own, fetched after the first view. */
import { marked } from './mark.ts';
import { descriptionOf } from './definitions.tsx';

export { showDefinitions } from './definitions.tsx';

export function Terms({ text, most }: { text: string; most: number }) {
  return marked(text, most).map(({ text: words, term }, index) =>
    term ? (
      <span
        key={index}
        className="term"
        // It does nothing but show its definition, as its name and description say: a button would promise more.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        // What stands around it may have a title, which would lie upon the card.
        title=""
        data-term={term}
        aria-describedby={descriptionOf(term)}
      >
        {words}
      </span>
    ) : (
      words
    ),
  );
}

/** For an element that does something else when it is pressed: the definition of the first term in its text. */
export function termProps(text: string): { 'data-term'?: string; 'aria-describedby'?: string } {
  const term = marked(text, 1).find((piece) => piece.term)?.term;
  return term ? { 'data-term': term, 'aria-describedby': descriptionOf(term) } : {};
}
