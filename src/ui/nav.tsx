const PARTS = [
  { part: 'playground', words: 'Playground', hash: '#/play' },
  { part: 'lessons', words: 'Lessons', hash: '#/lessons' },
  { part: 'papers', words: 'Papers', hash: '#/papers' },
  { part: 'terms', words: 'Terms', hash: '#/terms' },
] as const;

/** The parts of the page. The playground is found again as it was left. */
export function Nav({
  current,
}: {
  current: (typeof PARTS)[number]['part'] | 'experiment' | 'hands' | 'race' | 'sentences';
}) {
  return (
    <nav className="nav flex" aria-label="Parts of the page">
      {PARTS.map(({ part, words, hash }) => (
        <a key={part} className="row ink-2" href={hash} aria-current={current === part ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}
