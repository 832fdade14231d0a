/** The fog has lifted: the run of a record beside the same one with TCP in the seat, both computed from the game's scenario. */
import { useEffect, useState } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Outcome } from '../../workers/hands/protocol.ts';
import { withTcp } from '../../workers/hands/seat.ts';
import { urlOf } from '../link/links.ts';
import { encodeHash } from '../link/codec.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { GAMES, gameHash } from './address.ts';
import { LinePlot, type PlotLine } from './line-plot.tsx';
import { Legend } from './network-screen.tsx';
import { scoreOf, scoreWords } from './score.ts';
import type { Measurer } from '../run/measurer.ts';
import { ScoreTable } from './score-table.tsx';
import { useRoom } from './use-room.ts';

interface Props {
  /** With its steps in it. */
  scenario: Scenario;
  /** Digest of the run as it was played; '' where it was opened by its link. */
  played: string;
  measurer: Measurer;
  again(): void;
}

interface Done {
  hand: Outcome;
  tcp: Outcome;
  link: string;
  playground: string;
}

export function WheelOutcome({ scenario, played, measurer, again }: Props) {
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState('');
  const [place, { width }] = useRoom();
  useEffect(() => {
    let gone = false;
    const tcp = withTcp(scenario);
    Promise.all([
      measurer.measure(scenario),
      measurer.measure(tcp),
      gameHash(scenario, 'wheel'),
      encodeHash(scenario, null, { compare: tcp }),
    ]).then(
      ([hand, beside, link, playground]) => {
        if (!gone) setDone({ hand, tcp: beside, link, playground });
      },
      (error: unknown) => {
        if (!gone) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [scenario, measurer]);

  const score = done && scoreOf(scenario, done.hand, done.tcp);
  const lines = done &&
    score && {
      windows: [
        line('You', 'var(--flow-1)', done.hand, done.hand.windows[score.flow]!),
        line('TCP in your seat', 'var(--flow-2)', done.tcp, done.tcp.windows[score.flow]!, '9 3'),
      ],
      queues: [
        line('You', 'var(--flow-1)', done.hand, done.hand.queue),
        line('TCP in your seat', 'var(--flow-2)', done.tcp, done.tcp.queue, '9 3'),
      ],
    };
  return (
    <section className="hands-outcome" aria-label="Outcome">
      <h2 tabIndex={-1} ref={(head) => head?.focus({ preventScroll: true })}>
        {played === '' ? 'This game was played' : 'The fog lifts'}
      </h2>
      {problem && (
        <p className="warning" role="alert">
          {problem}
        </p>
      )}
      {!done && !problem && <p role="status">Both runs are computed…</p>}
      <div ref={place}>
        {lines && score && done && (
          <>
            <div className="hands-words" role="status">
              {scoreWords(score).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            <Legend lines={lines.windows} />
            <LinePlot
              title="Window in this seat"
              unit="packets"
              lines={lines.windows}
              atLeast={10}
              {...{ from: 0, until: scenario.duration, width, height: 300 }}
            />
            <LinePlot
              title="Queue that everybody waits in"
              unit="packets"
              lines={lines.queues}
              atLeast={10}
              {...{ from: 0, until: scenario.duration, width, height: 170 }}
            />
            <ScoreTable score={score} />
            <p className="hands-digest small ink-2">
              {digestWords(played, done.hand.digest)}{' '}
              <a href={done.playground}>Both runs side by side in the playground</a>
            </p>
            <CopyField
              label={`A link to this game, ${urlOf(done.link).length} characters`}
              text={urlOf(done.link)}
              what="Copy link"
            />
          </>
        )}
      </div>
      <p className="row wrap gap-16 hands-next">
        <button type="button" className="small-button" onClick={again}>
          Play it {played === '' ? 'yourself' : 'again'}
        </button>
        <a href={GAMES}>Other games</a>
      </p>
    </section>
  );
}

function line(name: string, colour: string, { times }: Outcome, values: ArrayLike<number>, dash?: string): PlotLine {
  return { name, colour, times, values, ...(dash && { dash }) };
}

function digestWords(played: string, computed: string): string {
  if (played === '') return `Computed from the steps in the link; digest of all samples ${computed}.`;
  return played === computed
    ? `Computed again from your steps, to the same bits: digest ${computed}.`
    : `Computed again from your steps, and it is not what you played: ${computed} in place of ${played}. That is a mistake of this page.`;
}
