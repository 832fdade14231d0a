/** Time, pace and pause of a game. */
import { fixed } from '../format.ts';
import { SmallButton } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { sayMarked } from '../words/say-marked.tsx';
import { type Play, SPEEDS } from './play.ts';

const NAMES: Readonly<Record<number, string>> = { 1: 'Full', 0.5: 'Half', 0.25: 'Quarter' };

interface Props {
  play: Play;
  sound?: boolean;
  onSound?(on: boolean): void;
}

export function PlayBar({ play, sound, onSound }: Props) {
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
