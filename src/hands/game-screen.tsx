/** What both games have on their screen: time and pace, charts under the button that begins, and what is spoken. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { type Play, SPEEDS } from './play.ts';
import { useRoom } from './use-room.ts';
import { fixed } from '../format.ts';
import { SmallButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { sayMarked } from '../words/say-marked.tsx';

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

const NAMES: Readonly<Record<number, string>> = { 1: 'Full', 0.5: 'Half', 0.25: 'Quarter' };

/** Time, pace and pause of a game. */
function PlayBar({ play, sound, onSound }: Pick<Props, 'play' | 'sound' | 'onSound'>) {
  const { phase, speed } = play.state;
  const { duration } = play.scenario;
  return (
    <div className="hands-bar row wrap gap-16">
      <span className="hands-time tabular">
        {sayMarked(
          '<b>{now}</b> of {duration} s',
          { now: fixed(play.seconds, 1), duration },
          { b: (words) => <b>{words}</b> },
        )}
      </span>
      <progress max={duration} value={play.seconds} aria-label="Time of the game" />
      <Choice
        label="Speed"
        value={String(speed)}
        options={SPEEDS.map((each) => ({ value: String(each), label: NAMES[each]! }))}
        onChange={(value) => play.setSpeed(Number(value))}
      />
      {(phase === 'running' || phase === 'paused') && (
        <SmallButton onClick={() => (phase === 'running' ? play.pause() : play.go())}>
          {phase === 'running' ? 'Pause' : 'Go on'}
        </SmallButton>
      )}
      {onSound && (
        <SmallButton aria-pressed={sound} onClick={() => onSound(!sound)}>
          {sound ? 'Sound off' : 'Sound on'}
        </SmallButton>
      )}
    </div>
  );
}
