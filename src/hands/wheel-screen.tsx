/** The wheel: what comes back to one's own end, and eight steps. Nothing else of the network is on the page while it goes on. */
import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { HAND_STEPS, TICKS_PER_SECOND } from '../../workers/engine/schemes/hands-steps.ts';
import { setsRate } from '../../workers/hands/seat.ts';
import { fixed, unitOf } from '../format.ts';
import { Button, SmallButton } from '../ui/button.tsx';
import { GameScreen } from './game-screen.tsx';
import { LinePlot } from './line-plot.tsx';
import { OwnSound } from './own-sound.ts';
import type { Play } from './play.ts';
import { say } from '../../workers/words/say.ts';

/** Seconds of the run in view, and between two spoken sentences. */
const IN_VIEW = 20;
const SPOKEN_EVERY = 5;
/** Ticks over which what arrives is averaged. */
const AVERAGED = 10;

/** Keys of the steps, by their letters. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowUp: 'a',
  ArrowDown: 's',
  ArrowRight: 'u',
  ArrowLeft: 'd',
  d: 'x',
  h: 'h',
  '1': 'z',
};
const CAPS: Readonly<Record<string, string>> = { a: '↑', s: '↓', u: '→', d: '←', x: 'D', h: 'H', z: '1' };

/** @param choice of the seat, before the game begins */
export function WheelScreen({ play, choice }: { play: Play; choice: ReactNode }) {
  const { phase, tick, held } = play.state;
  const { scenario } = play;
  const isRate = setsRate(scenario);
  const [sound, setSound] = useState<OwnSound | null>(null);
  useEffect(() => () => sound?.close(), [sound]);
  useEffect(() => sound?.hear(phase === 'running' ? (play.own.at(-1) ?? null) : null), [sound, phase, tick, play]);

  const touch = (event: PointerEvent<HTMLElement>): void => {
    if (phase === 'running') play.hold(true);
    else play.go();
    // A finger that slides off the button holds it still. One that has left meanwhile cannot be captured, and that is an error.
    try {
      event.currentTarget.setPointerCapture?.(event.pointerId);
    } catch {
      play.hold(false);
    }
  };
  const now = play.seconds;
  const from = Math.max(0, now - IN_VIEW);
  const until = Math.max(IN_VIEW, now);
  const times = play.own.map((seen) => seen.tick / TICKS_PER_SECOND);
  const last = play.own.at(-1);
  return (
    <GameScreen
      play={play}
      sound={sound !== null}
      onSound={(on) => setSound(on ? new OwnSound() : null)}
      onOneKey={() => play.hold(true)}
      onKey={({ key }) => {
        const letter = KEYS[key];
        if (letter !== undefined) play.press(letter);
        return letter !== undefined;
      }}
      charts={(width, height) => (
        <>
          <LinePlot
            title={isRate ? 'Your rate' : 'Your window'}
            unit={isRate ? 'packets per second' : 'packets under way at most'}
            lines={[
              {
                name: 'window',
                colour: 'var(--flow-1)',
                steps: true,
                times,
                values: play.own.map((seen) => seen.window),
              },
            ]}
            marked={isRate ? 'found missing' : 'sent again'}
            marks={play.own.filter(({ again }) => again > 0).map((seen) => ({ time: seen.tick / TICKS_PER_SECOND }))}
            atLeast={10}
            from={from}
            until={until}
            width={width}
            height={Math.round(height * 0.58)}
          />
          <LinePlot
            title="Round trip of the last ACK"
            unit="ms"
            lines={[
              {
                name: 'round trip',
                colour: 'var(--flow-3)',
                times,
                values: play.own.map((seen) => (seen.roundTrip > 0 ? 1000 * seen.roundTrip : NaN)),
              },
            ]}
            atLeast={20}
            from={from}
            until={until}
            width={width}
            height={Math.round(height * 0.42)}
          />
        </>
      )}
      rules={
        <>
          {phase === 'ready' && choice}
          <p>
            {isRate
              ? 'Hold Space, or the large button, and your rate grows by ten packets/s every tenth of a second. Let go, and it halves. That is enough to play; the other steps are for a finer hand.'
              : 'Hold Space, or the large button, and your window grows by a packet every tenth of a second. Let go, and it halves. That is enough to play; the other steps are for a finer hand.'}
          </p>
          <p className="ink-2">
            {say(
              'Fog hides the queue and everybody else: you see what comes back to you. It lifts after {duration} s.',
              {
                duration: scenario.duration,
              },
            )}
          </p>
        </>
      }
      spoken={spoken(play)}
    >
      <dl className="hands-numbers">
        <Number
          name={isRate ? 'Rate' : 'Window'}
          value={last ? `${last.window}` : isRate ? '10' : '1'}
          unit={isRate ? 'packets/s' : 'packets'}
        />
        <Number name="Acknowledged" value={last ? fixed(perSecond(play), 0) : '–'} unit="packets/s" />
        <Number
          name="Round trip"
          value={last && last.roundTrip > 0 ? fixed(1000 * last.roundTrip, 0) : '–'}
          unit="ms"
        />
        <Number
          name={isRate ? 'Found missing' : 'Sent again'}
          value={String(play.own.reduce((sum, { again }) => sum + again, 0))}
          unit="packets"
        />
      </dl>
      <div className="hands-pads">
        <Button
          className={held ? 'hands-hold held' : 'hands-hold'}
          aria-pressed={held}
          onPointerDown={touch}
          onPointerUp={() => play.hold(false)}
          onPointerCancel={() => play.hold(false)}
          onContextMenu={(event) => event.preventDefault()}
        >
          {phase === 'running' ? 'Hold to grow, let go to halve' : phase === 'paused' ? 'Go on' : 'Start'}
        </Button>
        <div className="hands-steps" role="group" aria-label="Steps">
          {HAND_STEPS.filter(({ letter }) => letter !== '.').map(({ letter, button, did }) => (
            <SmallButton key={letter} disabled={phase !== 'running'} title={did} onClick={() => play.press(letter)}>
              {button} <kbd aria-hidden="true">{CAPS[letter]}</kbd>
            </SmallButton>
          ))}
        </div>
      </div>
    </GameScreen>
  );
}

function Number({ name, value, unit }: { name: string; value: string; unit: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> {unitOf(value, unit)}
      </dd>
    </div>
  );
}

/** Packets acknowledged in the last second. */
function perSecond(play: Play): number {
  const recent = play.own.slice(-AVERAGED);
  return (recent.reduce((sum, { acked }) => sum + acked, 0) * TICKS_PER_SECOND) / Math.max(1, recent.length);
}

/** A sentence every few seconds, of what was seen then. */
function spoken(play: Play): string {
  const at = Math.floor(play.seconds / SPOKEN_EVERY) * SPOKEN_EVERY;
  const then = play.own[at * TICKS_PER_SECOND - 1];
  if (!then || play.state.phase === 'ready') return '';
  const again = play.own.slice(0, then.tick).reduce((sum, each) => sum + each.again, 0);
  const said = { at, window: then.window, trip: Math.round(1000 * then.roundTrip), again };
  if (setsRate(play.scenario))
    return then.roundTrip > 0
      ? say('{at} s: rate {window}, round trip {trip} ms, {again} found missing.', said)
      : say('{at} s: rate {window}, no answer yet, {again} found missing.', said);
  return then.roundTrip > 0
    ? say('{at} s: window {window}, round trip {trip} ms, {again} sent again.', said)
    : say('{at} s: window {window}, no answer yet, {again} sent again.', said);
}
