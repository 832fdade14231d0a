import { type RefObject, useEffect, useRef } from 'react';
import { Overview } from '../charts/overview.ts';
import { compact, fixed, spanText, speedText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { SPEEDS, WINDOWS } from '../run/state.ts';
import { baseRtt } from '../scenario/effective.ts';
import { watchTheme } from '../theme.ts';
import { Segments, Select } from '../ui/controls.tsx';
import { PauseIcon, PlayIcon, RestartIcon, StepIcon } from '../ui/icons.tsx';

/** Time: play, pause, step, how far the run has come, how fast it goes, and how much of it the charts show. */
export function Transport({ playButton }: { playButton: RefObject<HTMLButtonElement | null> }) {
  const { player } = usePage();
  const playing = usePageState((state) => state.playing);
  const ended = usePageState((state) => state.finished !== null);
  const dead = usePageState((state) => state.phase === 'dead');
  const unit = usePageState((state) => state.unit);
  const span = usePageState((state) => state.window);
  const label = playing ? 'Pause' : ended ? 'Play again from the start' : 'Play';
  return (
    <footer className="transport">
      <div className="buttons">
        <button type="button" className="icon-button" title="Restart" aria-label="Restart from 0" disabled={dead} onClick={() => player.restart()}><RestartIcon /></button>
        <button type="button" className="play" title={`${label} (Space)`} aria-label={label} disabled={dead} ref={playButton} onClick={player.togglePlay}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
        <button type="button" className="icon-button" title="Step one round trip (→)" aria-label="Step one round trip" disabled={dead || ended} onClick={player.step}><StepIcon /></button>
      </div>
      <Clock />
      <OverviewBar />
      <Speed />
      <div className="view">
        <Select
          label="Time in view" hideLabel value={String(span)}
          options={WINDOWS.map((window) => ({ value: String(window), label: window === null ? 'whole run' : `last ${spanText(window)}` }))}
          onChange={(value) => player.setWindow(value === 'null' ? null : Number(value))}
        />
        <button type="button" className="small-button" title="Fit the axes to what is in view (F)" onClick={player.refit}>Fit</button>
        <Segments label="Unit of time" hideLabel value={unit} options={[{ value: 's', label: 'Seconds' }, { value: 'rtt', label: 'Round trips' }]} onChange={player.toggleUnit} />
      </div>
    </footer>
  );
}

function Clock() {
  const now = usePageState((state) => state.now);
  const rtt = usePageState((state) => baseRtt(state.scenario));
  return (
    <div className="clock">
      <b>{fixed(now, 2)} s</b>
      <span>round trip {rtt > 0 ? Math.floor(now / rtt + 1e-6) : 0}</span>
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
  const text = speed === null && playing && reached > 0 ? `${compact(reached, 2)}× real` : speedText(speed);
  return (
    <div className="speed">
      <label htmlFor="speed">Speed</label>
      <span className="slider">
        <input
          id="speed" type="range" min={0} max={SPEEDS.length - 1} step={1} value={index < 0 ? 6 : index}
          aria-valuetext={speedText(speed)}
          style={{ '--done': `${(100 * Math.max(0, index)) / (SPEEDS.length - 1)}%` } as React.CSSProperties}
          onChange={(event) => player.setSpeed(SPEEDS[Number(event.target.value)] ?? null)}
        />
      </span>
      <output htmlFor="speed">
        {text}
        {slow && <small>running at {compact(reached / speed, 1)} of that</small>}
        {speed === null && playing && <small>as fast as it goes</small>}
      </output>
    </div>
  );
}

function OverviewBar() {
  const { player, loop } = usePage();
  const canvas = useRef<HTMLCanvasElement>(null);
  const done = usePageState((state) => Math.floor(state.now));
  const duration = usePageState((state) => state.scenario.duration);
  useEffect(() => {
    const element = canvas.current!;
    const overview = new Overview(element);
    const observer = new ResizeObserver(() => {
      overview.resize(element.clientWidth, element.clientHeight);
      loop.request();
    });
    observer.observe(element);
    const stopWatching = watchTheme(() => {
      overview.restyle();
      loop.request();
    });
    const remove = loop.add(() => {
      const { series, state } = player;
      overview.draw(series, Math.max(player.time, 0), state.window);
      return false;
    });
    return () => {
      observer.disconnect();
      stopWatching();
      remove();
    };
  }, [player, loop]);
  return (
    <div className="overview">
      <canvas ref={canvas} role="progressbar" aria-label="How far the run has come" aria-valuemin={0} aria-valuemax={duration} aria-valuenow={done} aria-valuetext={`${done} of ${compact(duration)} s`} />
      <span className="overview-end">{spanText(duration)}</span>
    </div>
  );
}
