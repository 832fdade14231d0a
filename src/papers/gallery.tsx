/** All figures and tables of the four papers, with a small picture of what our runs give. */
import { useEffect, useState } from 'react';
import type { Figure } from '../../workers/papers/figures/figure.ts';
import { figures } from '../../workers/papers/figures/index.ts';
import { PAPERS } from '../scenario/papers.ts';
import { Select } from '../ui/controls.tsx';
import {
  type FilterName,
  FILTERS,
  type Filters,
  filtersOf,
  matches,
  NO_FILTERS,
  nothingFound,
  optionsOf,
  wordOf,
} from './filters.ts';
import { type Gallery, loadGallery, type ThinSeries } from './gallery-data.ts';
import { Notice } from './notice.tsx';
import { figureHash, galleryHash } from '../link/route.ts';
import { loadFindings } from './shipped.ts';
import { Thumb } from './thumb.tsx';
import { say } from '../../workers/words/say.ts';

const LABELS: Readonly<Record<FilterName, string>> = {
  paper: 'Paper',
  scheme: 'Scheme',
  kind: 'Kind',
  lesson: 'Lesson',
};

export function GalleryPage({ query }: { query: URLSearchParams }) {
  const [gallery, setGallery] = useState<Gallery | null | 'loading'>('loading');
  useEffect(() => {
    void loadGallery().then(setGallery);
  }, []);
  const [heres, setHeres] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    Promise.all([import('../../workers/papers/claims/shipped.ts'), loadFindings()]).then(
      ([{ shippedHeres }, findings]) => setHeres(shippedHeres(figures, findings)),
      () => setHeres(new Map()),
    );
  }, []);
  const filters = filtersOf(query);
  const shown = figures.filter((figure) => matches(figure, filters));
  const papers = [...new Set(shown.map(({ paper }) => paper))];
  const asked = FILTERS.some((name) => filters[name] !== '');
  const set = (name: FilterName, value: string): void => {
    go(galleryHash({ ...filters, [name]: value }));
  };
  return (
    <main className="gallery">
      <h1 className="figure-title">The papers, live</h1>
      <p className="notice ink-2 pretty">
        Every figure and table of four classic papers on TCP-friendly congestion control. Open one and it is run again,
        packet by packet, on this machine.
      </p>
      <div className="filters row wrap" role="search" aria-label="Figures">
        {FILTERS.map((name) => (
          <Select
            key={name}
            label={LABELS[name]}
            value={filters[name]}
            options={[
              { value: '', label: 'all' },
              ...optionsOf(figures, name).map((value) => ({ value, label: wordOf(name, value) })),
            ]}
            onChange={(value) => set(name, value)}
          />
        ))}
        <span className="filter-count small ink-3 end" role="status">
          {shown.length === figures.length
            ? say('{count} figures and tables', { count: shown.length })
            : say('{count} of {all}', { count: shown.length, all: figures.length })}
        </span>
        {asked && (
          <a className="link-button" href={galleryHash()}>
            Show all
          </a>
        )}
      </div>
      {shown.length === 0 && <Nothing filters={filters} />}
      {papers.map((paper) => {
        const own = shown.filter((figure) => figure.paper === paper);
        return (
          <section key={paper} className="gallery-paper" aria-labelledby={`paper-${paper}`}>
            <h2 id={`paper-${paper}`}>{PAPERS[paper]!.short}</h2>
            <p className="unit">{PAPERS[paper]!.full}</p>
            <ul className="tiles">
              {own.map((figure) => (
                <Tile
                  key={figure.id}
                  figure={figure}
                  thin={gallery === 'loading' ? undefined : gallery?.figures[figure.id]}
                  here={heres && (heres.get(figure.id) ?? '')}
                  missing={gallery !== 'loading' && figure.panels.length > 0 && !gallery?.figures[figure.id]}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </main>
  );
}

function go(hash: string): void {
  location.hash = hash;
}

interface Props {
  figure: Figure;
  thin: readonly ThinSeries[] | undefined;
  missing: boolean;
  /** What our runs give instead of what the figure's sentence says; null until that is known. */
  here: string | null;
}

function Tile({ figure, thin, missing, here }: Props) {
  return (
    <li className="tile">
      <a href={figureHash(figure.id)}>
        <span className="tile-picture block relative">
          <Thumb figure={figure} thin={thin} />
          {missing && <span className="tile-missing small ink-3">not computed yet</span>}
        </span>
        <span className="s ink-3 block">{figure.number}</span>
        <span className="tile-title strong block pretty">{figure.title}</span>
      </a>
      <Notice className="tile-notice ink-2 pretty" notice={figure.notice} here={here} />
      <p className="tile-kind xs ink-3">
        {figure.kind} · {figure.lesson}
      </p>
    </li>
  );
}

function Nothing({ filters }: { filters: Filters }) {
  const { words, ways } = nothingFound(figures, filters);
  return (
    <div className="nothing">
      <p>{words}</p>
      <ul>
        {ways.map((way) => (
          <li key={way.words}>
            <a className="link-button" href={galleryHash({ ...NO_FILTERS, ...way.filters })}>
              {way.words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
