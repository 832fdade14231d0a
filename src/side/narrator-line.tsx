/** The line of text that says what happens in the run. Its place is in the page before it is fetched, so that nothing moves. */
import { useEffect, useRef, useState } from 'react';
import { Speaker } from '../announce/speaker.ts';
import { usePage, usePageState } from '../page.ts';
import { Marked } from '../terms/marked.tsx';
import { Narrator } from '../narrator/narrator.ts';
import { recordOf } from '../narrator/record.ts';
import { askAbout } from '../player/ask-why.ts';
import { Button } from '../ui/button.tsx';

/** A screen reader speaks a sentence at most so often, ms. */
const SPOKEN_EVERY_MS = 8_000;
/** The space between a number and its unit, at which no line ends. */
const NUMBER_UNIT = /(\d) (?=(?:m?s|%|[kMG]bit\/s)(?![\w]))/g;

export function NarratorLine() {
  const { player, loop } = usePage();
  const on = usePageState((state) => state.narrator);
  const [text, setText] = useState('');
  const [spoken, setSpoken] = useState('');
  const answered = usePageState((state) => state.question !== null);
  const waits = usePageState((state) => !state.playing && state.now === 0);
  const speaker = useRef<Speaker>(null);
  const narrating = useRef<Narrator>(null);
  useEffect(() => {
    if (!on) return;
    const narrator = (narrating.current = new Narrator());
    speaker.current ??= new Speaker(
      setSpoken,
      () => performance.now(),
      (then, ms) => void setTimeout(then, ms),
      SPOKEN_EVERY_MS,
    );
    let shown = '';
    return loop.add((wallMs) => {
      const { run, time, state } = player;
      const record = recordOf(run);
      if (player.otherRun) recordOf(player.otherRun);
      const next =
        state.phase === 'ready' ? narrator.at({ record, series: run.series }, time, wallMs, state.playing) : '';
      if (next !== shown) {
        shown = next;
        setText(next.replace(NUMBER_UNIT, '$1\u00a0'));
        speaker.current!.speak(() => next);
      }
      return false;
    });
  }, [on, player, loop]);
  if (!on) return null;
  return (
    <>
      <p className="narrator-text pretty">
        <Marked text={text} changing />
      </p>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
      <Button
        className="link-button narrator-why small still"
        // Before anything has happened there is nothing to ask, and its place is kept.
        style={{ visibility: waits ? 'hidden' : undefined }}
        aria-expanded={answered}
        title="Why is that so?"
        onClick={() => askAbout(player, narrating.current?.about ?? null)}
      >
        Why?
      </Button>
      <Button
        className="link-button narrator-off small still end"
        aria-label="Narrator off"
        title="Do not say what happens"
        onClick={() => player.setView({ narrator: false })}
      >
        Off
      </Button>
    </>
  );
}
