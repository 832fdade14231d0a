const PARTS = [
  { id: 'playground', words: 'Playground', hash: '#/play' },
  { id: 'lessons', words: 'Lessons', hash: '#/lessons' },
  { id: 'papers', words: 'Papers', hash: '#/papers' },
  { id: 'terms', words: 'Terms', hash: '#/terms' },
] as const;

/** The parts of the page. The playground is found again as it was left. */
export function Nav({
  current,
}: {
  current: (typeof PARTS)[number]['id'] | 'experiment' | 'hands' | 'race' | 'sentences';
}) {
  return (
    <nav className="nav flex" aria-label="Parts of the page">
      {PARTS.map(({ id, words, hash }) => (
        <a key={id} className="row ink-2" href={hash} aria-current={current === id ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}
