const PARTS = [
  ['playground', 'Playground', '#/play'],
  ['lessons', 'Lessons', '#/lessons'],
  ['papers', 'Papers', '#/papers'],
  ['terms', 'Terms', '#/terms'],
] as const;

/** The parts of the page. The playground is found again as it was left. */
export function Nav({
  current,
}: {
  current: (typeof PARTS)[number][0] | 'experiment' | 'hands' | 'race' | 'sentences';
}) {
  return (
    <nav className="nav flex" aria-label="Parts of the page">
      {PARTS.map(([part, words, hash]) => (
        <a key={part} className="row ink-2" href={hash} aria-current={current === part ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}
