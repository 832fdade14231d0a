/** What both games have on their screen: time and pace, charts under the button that begins, and what is spoken. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Play } from './play.ts';
import { PlayBar } from './play-bar.tsx';
import { useRoom } from './use-room.ts';

/** Of the charts, px. */
const LEAST_HEIGHT = 180;

interface Props {
  play: Play;
  sound?: boolean;
  onSound?(on: boolean): void;
  /** The one key goes down while the game goes on. */
  onOneKey(): void;
  /** Another key. @returns whether it is one of the game */
  onKey(event: KeyboardEvent): boolean;
  charts(width: number, height: number): ReactNode;
  /** What stands under the button that begins. */
  rules: ReactNode;
  spoken: string;
  children: ReactNode;
}

export function GameScreen({ play, sound, onSound, onOneKey, onKey, charts, rules, spoken, children }: Props) {
  const { phase } = play.state;
  const [place, { width, height }] = useRoom();
  const screen = useRef<HTMLDivElement>(null);
  const focus = (): void => screen.current?.focus({ preventScroll: true });
  useEffect(focus, []);
  const down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key, repeat } = event;
    const on = (selectors: string): boolean =>
      event.target instanceof Element && event.target.closest(selectors) !== null;
    // Before the game goes on, its choices have the keys that they take.
    if (phase !== 'running' && on('select, input')) return;
    if (key === ' ') {
      if (on('button:not(.hands-hold), input, a')) return;
      event.preventDefault();
      if (repeat) return;
      if (phase === 'running') onOneKey();
      else play.go();
    } else if (key === 'p' && !repeat) {
      if (phase === 'running') play.pause();
      else play.go();
    } else if (onKey(event)) event.preventDefault();
  };
  return (
    // An application takes keys, also after a press on one of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="hands-screen"
      role="application"
      aria-label="The game"
      ref={screen}
      tabIndex={-1}
      onKeyDown={down}
      onKeyUp={(event) => event.key === ' ' && play.hold(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && play.hold(false)}
      onClick={({ target, detail }) => detail > 0 && target instanceof Element && target.closest('button') && focus()}
    >
      <PlayBar play={play} {...(onSound && { sound: sound ?? false, onSound })} />
      <div className="hands-charts relative" ref={place}>
        {charts(width, Math.max(LEAST_HEIGHT, height))}
        {phase !== 'running' && phase !== 'over' && (
          <div className="hands-ready">
            <button
              type="button"
              className="hands-go"
              onClick={() => {
                play.go();
                focus();
              }}
            >
              {phase === 'paused' ? 'Go on' : 'Ready? Press Space, or tap'}
            </button>
            {rules}
          </div>
        )}
      </div>
      {children}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}
