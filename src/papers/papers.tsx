/** The part of the page that holds the papers: a file of its own, fetched when somebody goes there. */
import '../styles/papers.css';
import '../styles/thumbs.css';
import '../styles/figure-page.css';
import '../styles/plots.css';
import '../styles/paper-tables.css';
import '../styles/claims.css';

import { useEffect, useRef, useState } from 'react';
import { findFigure } from '../../workers/papers/figures/index.ts';
import { ThemeButton } from '../ui/theme-button.tsx';
import { Mark } from '../ui/icons.tsx';
import { FigurePage } from './figure-page.tsx';
import { GalleryPage } from './gallery.tsx';
import { Nav } from './nav.tsx';
import { galleryHash, type PaperPlace } from './route.ts';
import { pool } from './spawn.ts';

export function Papers({ place: { figure: id, query } }: { place: PaperPlace }) {
  const figure = id === null ? null : findFigure(id);
  const body = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  const compute = query.get('run') !== 'no';
  useEffect(() => {
    if (compute) pool.warm();
  }, [compute]);
  useEffect(() => {
    const title = document.title;
    return () => {
      document.title = title;
      pool.close();
    };
  }, []);
  // Whoever goes to another figure begins at its top, also with a screen reader.
  useEffect(() => {
    body.current?.scrollTo(0, 0);
    if (!first.current) body.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    first.current = false;
  }, [id]);
  return (
    <div className="papers">
      <header className="top-bar">
        <a className="mark" href="#/play" aria-label="Sawtooth: the playground">
          <Mark />
          <span>Sawtooth</span>
        </a>
        <Nav current="papers" />
        <div className="tools">
          <CopyLink />
          <ThemeButton />
        </div>
      </header>
      <div className="papers-body" ref={body}>
        {id === null && <GalleryPage query={query} />}
        {figure && <FigurePage key={figure.id} figure={figure} compute={compute} />}
        {id !== null && !figure && <NoFigure id={id} />}
      </div>
    </div>
  );
}

function NoFigure({ id }: { id: string }) {
  return (
    <main className="gallery">
      <h1 className="figure-title" tabIndex={-1}>
        There is no figure called “{id}”
      </h1>
      <p className="notice">
        <a href={galleryHash()}>All figures and tables</a>
      </p>
    </main>
  );
}

function CopyLink() {
  const [said, setSaid] = useState('Copy link');
  const copy = (): void => {
    const say = (words: string): void => {
      setSaid(words);
      setTimeout(() => setSaid('Copy link'), 2_000);
    };
    navigator.clipboard.writeText(location.href).then(
      () => say('Copied'),
      () => say('Not allowed here'),
    );
  };
  return (
    <button type="button" className="text-button copy-link" aria-live="polite" onClick={copy}>
      {said}
    </button>
  );
}
