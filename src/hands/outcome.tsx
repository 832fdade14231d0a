/** A game that is over: its run beside the same one without what was done in it, both computed from the game's scenario. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Outcome as Measured, Role } from '../../workers/hands/protocol.ts';
import { encodeHash } from '../link/codec.ts';
import { urlOf } from '../link/links.ts';
import type { Measurer } from '../run/measurer.ts';
import { CopyField } from '../ui/copy-field.tsx';
import { say } from '../../workers/words/say.ts';
import { GAMES, gameHash } from './address.ts';
import { Warning } from '../ui/warning.tsx';
import { useRoom } from './use-room.ts';

export interface OutcomeProps {
  /** With what was done in it. */
  scenario: Scenario;
  /** Digest of the run as it was played; '' where it was opened by its link. */
  played: string;
  measurer: Measurer;
  again(): void;
}

interface Done {
  hand: Measured;
  beside: Measured;
  link: string;
  playground: string;
}

interface Props extends OutcomeProps {
  game: Role;
  title: string;
  /** The run beside it. */
  besideOf(scenario: Scenario): Scenario;
  words(hand: Measured, beside: Measured): string[];
  children(hand: Measured, beside: Measured, width: number): ReactNode;
}

export function Outcome({ scenario, played, measurer, again, game, title, besideOf, words, children }: Props) {
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState('');
  const [place, { width }] = useRoom();
  useEffect(() => {
    let gone = false;
    const other = besideOf(scenario);
    Promise.all([
      measurer.measure(scenario),
      measurer.measure(other),
      gameHash(scenario, game),
      encodeHash(scenario, null, { compare: other }),
    ]).then(
      ([hand, beside, link, playground]) => {
        if (!gone) setDone({ hand, beside, link, playground });
      },
      (error: unknown) => {
        if (!gone) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [scenario, measurer, game, besideOf]);
  return (
    <section className="hands-outcome" aria-label="Outcome">
      <h2 tabIndex={-1} ref={(head) => head?.focus({ preventScroll: true })}>
        {title}
      </h2>
      <Warning>{problem}</Warning>
      {!done && !problem && <p role="status">Both runs are computed…</p>}
      <div ref={place}>
        {done && (
          <>
            <div className="hands-words" role="status">
              {words(done.hand, done.beside).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            {children(done.hand, done.beside, width)}
            <p className="hands-digest small ink-2">
              {digestWords(played, done.hand.digest)}{' '}
              <a href={done.playground}>Both runs side by side in the playground</a>
            </p>
            <CopyField
              label={say('A link to this game, {n} characters', { n: urlOf(done.link).length })}
              text={urlOf(done.link)}
              what="Copy link"
            />
          </>
        )}
      </div>
      <p className="row wrap gap-16 hands-next">
        <button type="button" className="small-button" onClick={again}>
          {played === '' ? 'Play it yourself' : 'Play it again'}
        </button>
        <a href={GAMES}>Other games</a>
      </p>
    </section>
  );
}

function digestWords(played: string, digest: string): string {
  if (played === '') return say('Computed from the presses in the link; digest of all samples {digest}.', { digest });
  return played === digest
    ? say('Computed again from your presses, to the same bits: digest {digest}.', { digest })
    : say(
        'Computed again from your presses, and it is not what you played: {digest} in place of {played}. That is a mistake of this page.',
        { digest, played },
      );
}
