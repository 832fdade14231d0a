/** What marks terms and shows their definitions: a file of its own, fetched after the first view. */
import { say } from '../../workers/words/say.ts';
import { marked } from './mark.ts';
import { descriptionOf } from './definitions.tsx';

export { showDefinitions } from './definitions.tsx';

export function Terms({ text, most, changing = false }: { text: string; most: number; changing?: boolean }) {
  return piecesOf(text, most).map(({ text: words, term }, index) =>
    term ? (
      <span
        key={index}
        className="term"
        translate="no"
        tabIndex={changing ? -1 : 0}
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

/** A text of more characters than this is not underlined as a whole. */
const SHORT = 40;

/** Terms are found by their English words: in another language a label as a whole opens the definition of the first that it names. */
function piecesOf(text: string, most: number): ReturnType<typeof marked> {
  const pieces = marked(text, most);
  const said = say(text);
  const first = pieces.find(({ term }) => term);
  if (said === text) return pieces;
  return [first && text.length <= SHORT ? { ...first, text: said } : { text: said }];
}

/** For an element that does something else when it is pressed: the definition of the first term in its text. */
export function termProps(text: string): { 'data-term'?: string; 'aria-describedby'?: string } {
  const term = marked(text, 1).find((piece) => piece.term)?.term;
  return term ? { 'data-term': term, 'aria-describedby': descriptionOf(term) } : {};
}

/** Put a row's title, unseen, upon the one that is drawn, so that its term opens its definition. */
export function markRow(box: HTMLElement, title: string, focusable: boolean): void {
  const nodes = piecesOf(title, 1).map(({ text, term }) => {
    if (!term) return document.createTextNode(text);
    const mark = document.createElement('span');
    mark.className = 'term';
    mark.textContent = text;
    mark.tabIndex = focusable ? 0 : -1;
    mark.dataset['term'] = term;
    mark.setAttribute('aria-describedby', descriptionOf(term));
    return mark;
  });
  box.replaceChildren(...nodes);
}
