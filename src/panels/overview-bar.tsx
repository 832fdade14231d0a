import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Overview } from '../charts/overview.ts';
import { compact, spanText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { keepDrawn } from './keep-drawn.ts';
import { say } from '../../workers/words/say.ts';

/** The whole run, to go anywhere in. */
export function OverviewBar() {
  const { player, loop } = usePage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const now = usePageState((state) => Math.floor(state.now * 10) / 10);
  const known = usePageState((state) => Math.floor(state.known));
  const duration = usePageState((state) => state.scenario.duration);
  useEffect(() => {
    const element = canvas.current!;
    const overview = new Overview(element);
    const end = keepDrawn(loop, element, {
      resize: () => overview.resize(element.clientWidth, element.clientHeight),
      restyle: () => overview.restyle(),
      draw() {
        const { window, zoom } = player.state;
        overview.draw(player.series, player.time, { known: player.navigator.known, window, zoom });
        return false;
      },
    });
    const scrub = (event: PointerEvent): void => {
      if (event.type === 'pointerdown') element.setPointerCapture(event.pointerId);
      else if (!element.hasPointerCapture(event.pointerId)) return;
      player.seek(overview.timeAt(event.offsetX));
    };
    element.addEventListener('pointerdown', scrub);
    element.addEventListener('pointermove', scrub);
    return () => {
      element.removeEventListener('pointerdown', scrub);
      element.removeEventListener('pointermove', scrub);
      end();
    };
  }, [player, loop]);
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 }[event.key];
    if (by === undefined && event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    event.stopPropagation();
    if (by === undefined) player.seek(event.key === 'Home' ? 0 : player.navigator.known);
    else player.seek(player.time + (by * duration) / 100);
  };
  return (
    <div className="overview grow relative">
      <canvas
        ref={canvas}
        role="slider"
        tabIndex={0}
        aria-label="Time on show"
        aria-valuemin={0}
        aria-valuemax={duration}
        aria-valuenow={now}
        aria-valuetext={say(
          known > now + 1 ? '{now} s of {duration} s, known up to {known} s' : '{now} s of {duration} s',
          { now, duration: compact(duration), known },
        )}
        onKeyDown={press}
      />
      <span className="overview-end xs ink-3">{spanText(duration)}</span>
    </div>
  );
}
