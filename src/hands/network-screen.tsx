/** The network: five packets to lose or to mark. Whoever is the network sees all of it. */
import { TICKS_PER_SECOND } from '../../workers/engine/schemes/hands-steps.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { understandsMarks } from '../../workers/hands/seat.ts';
import { flowColour } from '../charts/palette.ts';
import { packetsText } from '../format.ts';
import { nameOfFlow, slotsOf } from '../scenario/names.ts';
import { SmallButton } from '../ui/button.tsx';
import { Segments } from '../ui/controls.tsx';
import { say } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';
import { GameScreen } from './game-screen.tsx';
import { Legend } from './legend.tsx';
import { LinePlot, type PlotLine } from './line-plot.tsx';
import type { Play } from './play.ts';

/** Flows that have a button. */
const MOST_BUTTONS = 8;

export function NetworkScreen({ play }: { play: Play }) {
  const { phase, how } = play.state;
  const { scenario } = play;
  const flows = Math.min(
    MOST_BUTTONS,
    scenario.flows.reduce((sum, { count }) => sum + count, 0),
  );
  const times = play.network.map(({ tick }) => tick / TICKS_PER_SECOND);
  const lines = windowLines(
    scenario,
    times,
    Array.from({ length: flows }, (_, flow) => play.network.map(({ windows }) => windows[flow]!)),
  );
  const deaf = lines.filter((_, flow) => !understandsMarks(scenario, flow)).map(({ name }) => name);
  const span = { atLeast: 10, from: 0, until: scenario.duration };
  return (
    <GameScreen
      play={play}
      onOneKey={() => play.harm(0)}
      onKey={({ key, repeat }) => {
        if (repeat) return false;
        if (key === 'm') play.setHow(how === 'drop' ? 'mark' : 'drop');
        else if (Number(key) >= 1 && Number(key) <= flows) play.harm(Number(key) - 1);
        else return false;
        return true;
      }}
      charts={(width, height) => (
        <>
          <LinePlot
            title={flows === 1 ? 'Window' : 'Windows'}
            unit="packets under way at most"
            lines={lines}
            marks={play.presses.map(({ at }, index) => ({ time: at, text: String(index + 1) }))}
            {...span}
            width={width}
            height={Math.round(height * 0.62)}
          />
          <LinePlot
            title="Queue"
            unit="packets waiting"
            lines={[{ name: 'queue', colour: 'var(--ink)', times, values: play.network.map(({ queue }) => queue) }]}
            {...span}
            width={width}
            height={Math.round(height * 0.38)}
          />
        </>
      )}
      rules={
        <>
          <p>
            {say(
              'You have five packets to lose in {seconds} s. Space loses the next one of the first flow; a number that of another.',
              { seconds: scenario.duration },
            )}
          </p>
          <p className="ink-2">
            M has a press mark a packet in place of losing it: nothing is missing then, and a sender that understands
            marks (ECN) slows down as for a loss.
          </p>
        </>
      }
      spoken={spoken(play)}
    >
      <Legend lines={lines} />
      <div className="hands-pads">
        <p className="hands-left">
          {sayMarked('<b>{packets}</b> left', { packets: packetsText(play.left) }, { b: (words) => <b>{words}</b> })}
        </p>
        <Segments
          label="A press"
          value={how}
          options={{ drop: 'Lose', mark: 'Mark' }}
          onChange={(next) => play.setHow(next)}
        />
        <div className="hands-steps hands-aims" role="group" aria-label="The next packet of">
          {lines.map(({ name }, flow) => (
            <SmallButton
              key={name}
              disabled={phase !== 'running' || play.left === 0 || (how === 'mark' && deaf.includes(name))}
              onClick={() => play.harm(flow)}
            >
              {how === 'drop' ? say('Lose the next of {name}', { name }) : say('Mark the next of {name}', { name })}{' '}
              <kbd aria-hidden="true">{flow + 1}</kbd>
            </SmallButton>
          ))}
        </div>
        {how === 'mark' && deaf.length > 0 && (
          <p role="status">
            {say('{names}: no marks. ECN is off there, so no packet of it can carry one.', { names: deaf.join(', ') })}
          </p>
        )}
      </div>
    </GameScreen>
  );
}

function spoken({ state, presses, left, scenario }: Play): string {
  const last = presses.at(-1);
  if (!last) return state.how === 'mark' ? say('A press marks now.') : '';
  const said = { name: nameOfFlow(scenario, last.flow), at: last.at, left };
  return last.how === 'drop'
    ? say('A packet of {name} lost at {at} s; {left} left.', said)
    : say('A packet of {name} marked at {at} s; {left} left.', said);
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
