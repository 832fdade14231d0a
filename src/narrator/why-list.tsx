/** The chain of causes as a list: each line takes time there. It holds what was asked, while the reader walks along it. */
import { useEffect, useRef, useState } from 'react';
import { fixed } from '../format.ts';
import { usePage } from '../page.ts';
import { chainAt } from './chain.ts';
import { recordOf } from './record.ts';
import { momentAt } from './sentences.ts';

export function WhyList({ onClose }: { onClose(): void }) {
  const { player } = usePage();
  const box = useRef<HTMLElement>(null);
  const [{ lines, title }] = useState(() => {
    const narrated = { record: recordOf(player.run), series: player.run.series };
    const { time } = player;
    const noun = momentAt(narrated, time).last?.variable === 'rate' ? 'rate' : 'window';
    return {
      lines: chainAt(narrated, time),
      title: `Why is the ${noun} of ${momentAt(narrated, time).name} what it is?`,
    };
  });
  useEffect(() => {
    player.togglePlay(false);
    box.current?.querySelector('button')?.focus();
  }, [player]);
  useEffect(() => {
    const element = box.current!;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section ref={box} className="why" aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {lines.map(({ text, time }) => (
          <li key={`${time} ${text}`}>
            {time === null ? (
              <p>
                <span>{text}</span>
              </p>
            ) : (
              <button type="button" title="Show this time" onClick={() => player.seek(time)}>
                <span className="why-time">{fixed(time, 3)} s</span>
                <span>{text}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      <button type="button" className="link-button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}
