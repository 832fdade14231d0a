import '../styles/nav.css';

import { galleryHash } from './route.ts';

/** The parts of the page. The playground is found again as it was left. */
export function Nav({ current }: { current: 'playground' | 'papers' }) {
  return (
    <nav className="nav" aria-label="Parts of the page">
      <a href="#/play" aria-current={current === 'playground' ? 'page' : undefined}>
        Playground
      </a>
      <a href={galleryHash()} aria-current={current === 'papers' ? 'page' : undefined}>
        Papers
      </a>
    </nav>
  );
}
