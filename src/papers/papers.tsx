/** The part of the page that holds the papers: a file of its own, fetched when somebody goes there. */
import '../styles/figure-page.css';
import '../styles/plots.css';
import '../styles/paper-tables.css';
import '../styles/claims.css';

import { useEffect, useRef } from 'react';
import { findFigure } from '../../workers/papers/figures/index.ts';
import { PAPERS } from '../scenario/papers.ts';
import { FigurePage } from './figure-page.tsx';
import { Frame } from '../frame/frame.tsx';
import { GalleryPage } from './gallery.tsx';
import { galleryHash, type Place } from '../link/route.ts';
import { useTitle } from '../ui/use-title.ts';
import { pool } from './spawn.ts';
import { say } from '../../workers/words/say.ts';

export function Papers({ place }: { place: Place }) {
  const { item: id, query } = place;
  const figure = id === null ? null : findFigure(id);
  const title = figure ? `Sawtooth: ${PAPERS[figure.paper]!.short}, ${figure.number}` : 'Sawtooth: papers';
  const body = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  const compute = query.get('run') !== 'no';
  useEffect(() => {
    if (compute) pool.warm();
  }, [compute]);
  useEffect(() => () => pool.close(), []);
  useTitle(figure ? `${PAPERS[figure.paper]!.short}, ${figure.number} · Sawtooth` : 'Papers · Sawtooth');
  // Whoever goes to another figure begins at its top, also with a screen reader.
  useEffect(() => {
    body.current?.scrollTo(0, 0);
    // Where there is little height the page scrolls as a whole.
    scrollTo(0, 0);
    if (!first.current) body.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    first.current = false;
  }, [id]);
  return (
    <Frame place={place} title={title} body={body}>
      {id === null && <GalleryPage query={query} />}
      {figure && <FigurePage key={figure.id} figure={figure} compute={compute} />}
      {id !== null && !figure && <NoFigure id={id} />}
    </Frame>
  );
}

function NoFigure({ id }: { id: string }) {
  return (
    <main className="gallery">
      <h1 className="figure-title" tabIndex={-1}>
        {say('There is no figure called “{id}”', { id })}
      </h1>
      <p className="notice ink-2 pretty">
        <a href={galleryHash()}>All figures and tables</a>
      </p>
    </main>
  );
}
