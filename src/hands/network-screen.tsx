/** The network: five packets to lose. Whoever is the network sees all of it. */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { TICKS_PER_SECOND } from '../../workers/engine/schemes/hands-steps.ts';
import { flowColour } from '../charts/palette.ts';
import { countText } from '../format.ts';
import { nameOfFlow, slotsOf } from '../scenario/names.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { SmallButton } from '../ui/button.tsx';
import { LinePlot, type PlotLine } from './line-plot.tsx';
import type { Play } from './play.ts';
import { PlayBar } from './play-bar.tsx';
import { useRoom } from './use-room.ts';

/** Flows that have a button. */
const MOST_BUTTONS = 8;

export function NetworkScreen({ play }: { play: Play }) {
  const { phase } = play.state;
  const { scenario } = play;
  const [place, { width, height }] = useRoom();
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => screen.current?.focus({ preventScroll: true }), []);
  const flows = Math.min(
    MOST_BUTTONS,
    scenario.flows.reduce((sum, { count }) => sum + count, 0),
  );
  const down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    const onButton = event.target instanceof Element && event.target.closest('button, input, a') !== null;
    if (event.key === ' ' && !onButton) {
      event.preventDefault();
      if (phase === 'running') play.lose(0);
      else play.go();
    } else if (event.key === 'p') {
      if (phase === 'running') play.pause();
      else play.go();
    } else if (Number(event.key) >= 1 && Number(event.key) <= flows) play.lose(Number(event.key) - 1);
  };
  const times = play.network.map(({ tick }) => tick / TICKS_PER_SECOND);
  const lines = windowLines(
    scenario,
    times,
    Array.from({ length: flows }, (_, flow) => play.network.map(({ windows }) => windows[flow]!)),
  );
  const until = scenario.duration;
  const tall = Math.max(180, height);
  const marks = play.lost.map(({ at }, index) => ({ time: at, text: String(index + 1) }));
  return (
    // An application takes keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className="hands-screen" role="application" aria-label="The game" ref={screen} tabIndex={-1} onKeyDown={down}>
      <PlayBar play={play} />
      <div className="hands-charts relative" ref={place}>
        <LinePlot
          title={flows === 1 ? 'Window' : 'Windows'}
          unit="packets under way at most"
          lines={lines}
          marks={marks}
          atLeast={10}
          {...{ from: 0, until, width, height: Math.round(tall * 0.62) }}
        />
        <LinePlot
          title="Queue"
          unit="packets waiting"
          lines={[{ name: 'queue', colour: 'var(--ink)', times, values: play.network.map(({ queue }) => queue) }]}
          atLeast={10}
          {...{ from: 0, until, width, height: Math.round(tall * 0.38) }}
        />
        {phase !== 'running' && phase !== 'over' && (
          <div className="hands-ready">
            <button
              type="button"
              className="hands-go"
              onClick={() => {
                play.go();
                screen.current?.focus();
              }}
            >
              {phase === 'paused' ? 'Go on' : 'Ready? Press Space, or tap'}
            </button>
            <p>
              You have five packets to lose in {scenario.duration} s. Space loses the next one of the first flow; a
              number that of another.
            </p>
          </div>
        )}
      </div>
      <Legend lines={lines} />
      <div className="hands-pads">
        <p className="hands-left">
          <b>{countText(play.left, 'packet')}</b> left to lose
        </p>
        <div className="hands-steps hands-aims" role="group" aria-label="Lose the next packet of">
          {lines.map(({ name }, flow) => (
            <SmallButton
              key={name}
              disabled={phase !== 'running' || play.left === 0}
              onClick={({ detail }) => {
                play.lose(flow);
                if (detail > 0) screen.current?.focus();
              }}
            >
              Lose the next of {name} <kbd aria-hidden="true">{flow + 1}</kbd>
            </SmallButton>
          ))}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {play.lost.length > 0 &&
          play.lost
            .slice(-1)
            .map(({ at, flow }) => `A packet of ${nameOfFlow(scenario, flow)} lost at ${at} s; ${play.left} left.`)}
      </p>
    </div>
  );
}

/** A line for each flow's window, in the colours of the playground. */
export function windowLines(
  scenario: Scenario,
  times: ArrayLike<number>,
  windows: readonly ArrayLike<number>[],
): PlotLine[] {
  const slots = slotsOf(scenario);
  const places = scenario.flows.flatMap(({ count }, group) =>
    Array.from({ length: count }, (_, flow) => ({ slot: slots[group]!, flow })),
  );
  return windows.map((values, index) => ({
    name: nameOfFlow(scenario, index),
    colour: flowColour(places[index]!.slot, places[index]!.flow),
    ...(places[index]!.flow % 3 > 0 && { dash: '7 4' }),
    times,
    values,
  }));
}

export function Legend({ lines }: { lines: readonly PlotLine[] }) {
  return (
    <p className="hands-legend row wrap gap-16">
      {lines.map(({ name, colour, dash }) => (
        <span key={name} className="row gap-8">
          <svg width="26" height="8" aria-hidden="true">
            <path d="M1 4H25" stroke={colour} strokeWidth="2.5" strokeDasharray={dash} />
          </svg>
          {name}
        </span>
      ))}
    </p>
  );
}
