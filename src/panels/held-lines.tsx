import { usePageState } from '../page.ts';
import { heldIn, heldWords } from '../player/held-notice.ts';
import { say } from '../../workers/words/say.ts';

/** Under a rule: what it gave in this run that cannot be, when first and how often. */
export function HeldLines({ group }: { group: number }) {
  const held = usePageState((state) => state.held);
  const lines = heldIn(held, group);
  if (lines.length === 0) return null;
  return (
    <ul className="warning small held-lines" aria-label="What was held in this run">
      {lines.map((one) => (
        <li key={`${one.line} ${one.name} ${one.why}`}>
          {one.times === 1
            ? say('{what}, once so far.', { what: heldWords(one) })
            : say('{what}, {count} times so far.', { what: heldWords(one), count: one.times })}
        </li>
      ))}
    </ul>
  );
}
