import { type ReactNode, useEffect, useRef, useState } from 'react';
import { compact, fixed, speedText } from '../format.ts';
import { PHONE, useMedia, usePage, usePageState } from '../page.ts';
import { useSetUp } from '../screen/set-up.ts';
import { SPEEDS } from '../player/state.ts';
import { roundTripsBy } from '../run/steps.ts';
import { Select } from '../ui/select.tsx';
import { NextLossIcon, PreviousLossIcon, StepBackIcon, StepIcon } from '../ui/time-icons.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { OverviewBar } from './overview-bar.tsx';
import { PlayButton } from './play-button.tsx';
import { Button, SmallButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';

const ViewChoices = lazyPart(async () => (await import('./view-choices.tsx')).ViewChoices);

/**
 * Time: play, pause, steps forth and back, the whole run to go anywhere in, how fast it goes, and what the charts show.
 * @param focusPlay the page waits for a press of Play, which has the focus when it opens
 */
export function Transport({ focusPlay }: { focusPlay: boolean }) {
  const { player } = usePage();
  const ended = usePageState((state) => state.finished !== null);
  const dead = usePageState((state) => state.phase === 'dead');
  const phone = useMedia(PHONE);
  const calm = useSetUp((state) => state.calm);
  const playButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusPlay) playButton.current?.focus();
  }, [focusPlay]);
  const stepUnit = usePageState((state) => state.stepUnit);
  const by = say({ packet: 'one packet', rtt: 'one round trip', loss: 'to the loss' }[stepUnit]);
  return (
    <>
      <div className="buttons row">
        {!calm && (
          <>
            <IconButton title="Previous loss (Shift+L)" disabled={dead} onClick={() => player.step(-1, 'loss')}>
              <PreviousLossIcon />
            </IconButton>
            <IconButton title={say('Step back {by} (←)', { by })} disabled={dead} onClick={() => player.step(-1)}>
              <StepBackIcon />
            </IconButton>
          </>
        )}
        <PlayButton keyed disabled={dead} ref={playButton} />
        {!calm && (
          <>
            <IconButton
              title={say('Step forward {by} (→)', { by })}
              disabled={dead || ended}
              onClick={() => player.step(1)}
            >
              <StepIcon />
            </IconButton>
            <IconButton title="Next loss (L)" disabled={dead || ended} onClick={() => player.step(1, 'loss')}>
              <NextLossIcon />
            </IconButton>
          </>
        )}
      </div>
      <Clock />
      <OverviewBar />
      {phone ? <SpeedChoice /> : <Speed />}
      {!calm && <ViewButton />}
    </>
  );
}

interface Props {
  title: string;
  disabled: boolean;
  onClick(): void;
  children: ReactNode;
}

function IconButton({ title, disabled, onClick, children }: Props) {
  return (
    <Button
      className="icon-button"
      title={title}
      aria-label={say(title).split(/ ?[(（]/, 1)[0]}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

/** Back to the present, and what the charts show. */
function ViewButton() {
  const { player } = usePage();
  const following = usePageState((state) => state.zoom === null && state.known - state.now < 0.5);
  const [opened, setOpened] = useState(false);
  return (
    <div className="view row gap-12">
      <SmallButton title="Go to the latest time, and fit the axes (F)" disabled={following} onClick={player.follow}>
        Follow
      </SmallButton>
      <SmallButton popoverTarget="view-choices">View</SmallButton>
      <div
        id="view-choices"
        popover="auto"
        className="popover view-choices"
        role="group"
        aria-label="What the charts show"
        onBeforeToggle={() => setOpened(true)}
      >
        {opened && <ViewChoices />}
      </div>
    </div>
  );
}

function Clock() {
  const now = usePageState((state) => state.now);
  // A step of one packet is shorter than the usual resolution of 0.01 s.
  const fine = usePageState((state) => !state.playing && state.stepUnit === 'packet');
  const { player } = usePage();
  return (
    <div className="clock small ink-3 still">
      <b className="block strong">{`${fixed(now, fine ? 4 : 2)} s`}</b>
      <span>{say('round trip {number}', { number: Math.floor(roundTripsBy(player.run.series, now) + 1e-6) })}</span>
    </div>
  );
}

/** The speed's choices where there is no room for a slider. */
function SpeedChoice() {
  const { player } = usePage();
  const speed = usePageState((state) => state.speed);
  const options = SPEEDS.map((choice) => ({
    value: String(choice),
    label: choice === null ? say('fastest') : `${choice >= 1 ? choice : `1/${1 / choice}`}×`,
  }));
  return (
    <div className="speed row small ink-2">
      <Select
        label="Speed"
        hideLabel
        value={String(speed)}
        options={options}
        onChange={(value) => player.setSpeed(value === 'null' ? null : Number(value))}
      />
    </div>
  );
}

function Speed() {
  const { player } = usePage();
  const speed = usePageState((state) => state.speed);
  const playing = usePageState((state) => state.playing);
  const reached = usePageState((state) => state.reached);
  const index = SPEEDS.indexOf(speed);
  const slow = playing && speed !== null && reached > 0 && reached < 0.8 * speed;
  const text =
    speed === null && playing && reached > 0 ? say('{speed}× real', { speed: compact(reached, 2) }) : speedText(speed);
  return (
    <div className="speed row small ink-2">
      <label htmlFor="speed">Speed</label>
      <span className="slider block relative">
        <input
          id="speed"
          type="range"
          min={0}
          max={SPEEDS.length - 1}
          step={1}
          value={index < 0 ? 6 : index}
          aria-valuetext={speedText(speed)}
          style={{ '--done': `${(100 * Math.max(0, index)) / (SPEEDS.length - 1)}%` } as React.CSSProperties}
          onChange={(event) => player.setSpeed(SPEEDS[Number(event.target.value)] ?? null)}
        />
      </span>
      <output className="strong" htmlFor="speed">
        {text}
        {slow && (
          <small className="block ink-3">
            {say('running at {part} of that', { part: compact(reached / speed, 1) })}
          </small>
        )}
        {speed === null && playing && <small className="block ink-3">as fast as it goes</small>}
      </output>
    </div>
  );
}
