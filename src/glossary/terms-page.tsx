/** All terms on one page, by subject; a search; from each the scenes in which it is seen. An address may point at one. */
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Frame } from '../frame/frame.tsx';
import { type Place, sceneHash, termHash } from '../link/route.ts';
import { findTerm, searchTerms, termGroups } from '../terms/index.ts';
import { TermPicture } from '../terms/picture.tsx';
import { scenesOf } from '../terms/scenes-of.ts';
import type { Term, TermGroup } from '../terms/term.ts';
import '../styles/terms.css';
import { Warning } from '../ui/warning.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useTitle } from '../ui/use-title.ts';
import '../styles/terms-page.css';
import { say } from '../../workers/words/say.ts';

export function TermsPage({ place }: { place: Place }) {
  const { item } = place;
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  // Typed for, they come by how well they fit; else by subject.
  const shown: readonly TermGroup[] =
    wanted.trim() === '' ? termGroups : [{ title: 'Found', terms: searchTerms(wanted) }];
  const count = shown.reduce((sum, { terms }) => sum + terms.length, 0);
  const body = useRef<HTMLDivElement>(null);
  const chosen = item === null ? undefined : findTerm(item);
  useTitle('Terms · Sawtooth');
  useEffect(() => {
    const article = chosen ? document.getElementById(`about-${chosen.name}`) : null;
    article?.scrollIntoView?.({ block: 'center' });
    article?.querySelector('h3')?.focus({ preventScroll: true });
  }, [chosen]);
  return (
    <Frame place={place} title={chosen ? `Sawtooth: ${chosen.title}` : 'Sawtooth: terms'} body={body}>
      <main className="terms">
        <h1 className="figure-title" tabIndex={-1}>
          The words of congestion control
        </h1>
        <p className="notice ink-2 pretty">
          Wherever one of them stands in the playground with dots under it, rest on it or press it to read what it
          means.
        </p>
        <div className="terms-find row gap-16" role="search">
          <SearchField label="Find a term" value={typed} onChange={setTyped} />
          <span className="filter-count small ink-3 end nowrap" role="status">
            {count === 0 ? 'None is called so.' : count === 1 ? say('1 term') : say('{count} terms', { count })}
          </span>
        </div>
        {item !== null && !chosen && <Warning>{say('There is no term “{name}”.', { name: item })}</Warning>}
        {shown.map(
          ({ title, terms }) =>
            terms.length > 0 && (
              <section key={title} aria-label={title}>
                <h2>{title}</h2>
                <div className="terms-grid">
                  {terms.map((term) => (
                    <Entry key={term.name} term={term} chosen={term === chosen} />
                  ))}
                </div>
              </section>
            ),
        )}
      </main>
    </Frame>
  );
}

function Entry({ term, chosen }: { term: Term; chosen: boolean }) {
  return (
    <article id={`about-${term.name}`} className={chosen ? 'term-entry gap-16 chosen' : 'term-entry gap-16'}>
      <TermPicture term={term} />
      <div>
        <h3 tabIndex={-1}>
          <a href={termHash(term.name)}>{term.title}</a>
        </h3>
        <p>{term.definition}</p>
        <p className="term-links flex wrap small">
          {scenesOf(term).map(({ id, name }) => (
            <a key={id} href={sceneHash(id)}>
              {say('See it: {name}', { name: say(name) })}
            </a>
          ))}
        </p>
      </div>
    </article>
  );
}
