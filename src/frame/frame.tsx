/**
 * What stands around the papers and around the terms: the name, the parts of the page, what concerns the page as a whole,
 * and what the link asks. In a frame of another page only a line with a link to the whole.
 */
import '../styles/papers.css';

import { type ReactNode, type Ref, useEffect } from 'react';
import { CourseLine } from '../course/course-line.tsx';
import { inCourse } from '../course/standing.ts';
import { NoteAndQuestion } from '../ui/note-and-question.tsx';
import { Mark } from '../ui/icons.tsx';
import { LanguageButton } from '../ui/language-button.tsx';
import { ThemeButton } from '../ui/theme-button.tsx';
import { Nav } from '../ui/nav.tsx';
import { hashWith, isFramed, wordsOf } from './page-link.ts';
import { PageTools } from './page-tools.tsx';
import type { Place } from '../link/route.ts';

interface Props {
  place: Place;
  /** What the page's link is called where it is sent. */
  title: string;
  body: Ref<HTMLDivElement>;
  /** More ways to share it. */
  share?: ReactNode;
  children: ReactNode;
}

export function Frame({ place, title, body, share, children }: Props) {
  const framed = isFramed(place.query);
  const words = wordsOf(place.query);
  return (
    <div className={framed ? 'papers framed' : 'papers'}>
      {framed ? <FrameLine /> : <TopBar current={place.part} title={title} share={share} />}
      <div className="papers-body relative" ref={body}>
        {(words.note || words.question) && (
          <section className="lesson still page-lesson" aria-label="From the maker of this link">
            <NoteAndQuestion {...words} />
          </section>
        )}
        {children}
      </div>
    </div>
  );
}

function TopBar({ current, title, share }: { current: Place['part']; title: string; share: ReactNode }) {
  return (
    <header className="top-bar row">
      <a className="mark row" href="#/play" aria-label="Sawtooth: the playground">
        <Mark />
        <span>Sawtooth</span>
      </a>
      <Nav current={current} />
      <div className="tools row end gap-4">
        <PageTools title={title} share={share} />
        <LanguageButton />
        <ThemeButton />
      </div>
    </header>
  );
}

/** In a frame links open beside it: there is no room for the playground within. */
function FrameLine() {
  useEffect(() => {
    const leave = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) Object.assign(link, { target: '_blank', rel: 'noopener' });
    };
    document.addEventListener('click', leave, true);
    return () => document.removeEventListener('click', leave, true);
  }, []);
  return (
    <footer className="frame-line row small">
      <Mark /> Sawtooth{' '}
      {inCourse() ? (
        <CourseLine />
      ) : (
        <a
          className="link-button end"
          href={hashWith(location.hash, wordsOf(new URLSearchParams(location.hash.split('?')[1])))}
        >
          Open
        </a>
      )}
    </footer>
  );
}
