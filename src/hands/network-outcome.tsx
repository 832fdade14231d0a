/** What five lost packets did: the run beside the one without them, and why of each. */
import { useEffect, useState } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Outcome } from '../../workers/hands/protocol.ts';
import { forNetwork } from '../../workers/hands/seat.ts';
import { countText, fixed, rateText } from '../format.ts';
import { encodeHash } from '../link/codec.ts';
import { urlOf } from '../link/links.ts';
import { usePage } from '../page.ts';
import { nameOfFlow } from '../scenario/names.ts';
import { LinkButton } from '../ui/button.tsx';
import { CopyField } from '../ui/copy-field.tsx';
import { GAMES, gameHash } from './address.ts';
import { LinePlot } from './line-plot.tsx';
import type { Measurer } from '../run/measurer.ts';
import { Legend, windowLines } from './network-screen.tsx';
import { lossesOf, lostWords, networkWords } from './network-score.ts';
import { useRoom } from './use-room.ts';
import { openWhy } from '../link/open-why.ts';

interface Props {
  /** With its losses in it. */
  scenario: Scenario;
  played: string;
  measurer: Measurer;
  again(): void;
}

interface Done {
  lossy: Outcome;
  whole: Outcome;
  link: string;
  playground: string;
}

export function NetworkOutcome({ scenario, played, measurer, again }: Props) {
  const { player } = usePage();
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useState('');
  const [place, { width }] = useRoom();
  useEffect(() => {
    let gone = false;
    const whole = forNetwork(scenario);
    Promise.all([
      measurer.measure(scenario),
      measurer.measure(whole),
      gameHash(scenario, 'network'),
      encodeHash(scenario, null, { compare: whole }),
    ]).then(
      ([lossy, without, link, playground]) => {
        if (!gone) setDone({ lossy, whole: without, link, playground });
      },
      (error: unknown) => {
        if (!gone) setProblem(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      gone = true;
    };
  }, [scenario, measurer]);
  const losses = lossesOf(scenario);
  const lines = done && windowLines(scenario, done.lossy.times, done.lossy.windows);
  return (
    <section className="hands-outcome" aria-label="Outcome">
      <h2 tabIndex={-1} ref={(head) => head?.focus({ preventScroll: true })}>
        What {countText(losses.length, 'lost packet')} did
      </h2>
      {problem && (
        <p className="warning" role="alert">
          {problem}
        </p>
      )}
      {!done && !problem && <p role="status">Both runs are computed…</p>}
      <div ref={place}>
        {done && lines && (
          <>
            <div className="hands-words" role="status">
              {networkWords(scenario, done.lossy, done.whole).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
            <Legend lines={lines} />
            <LinePlot
              title="Windows"
              unit="packets"
              lines={lines}
              marks={losses.map(({ at }, index) => ({ time: at, text: String(index + 1) }))}
              atLeast={10}
              {...{ from: 0, until: scenario.duration, width, height: 300 }}
            />
            <table className="hands-table">
              <thead>
                <tr>
                  <th scope="col">Flow</th>
                  <th scope="col">With your losses</th>
                  <th scope="col">Without</th>
                </tr>
              </thead>
              <tbody>
                {done.lossy.flows.map((flow, index) => (
                  <tr key={index}>
                    <th scope="row">{nameOfFlow(scenario, index)}</th>
                    <td>{rateText(flow.goodputBps)}</td>
                    <td>{rateText(done.whole.flows[index]!.goodputBps)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <h3>Each of them</h3>
            <ol className="hands-losses">
              {losses.map(({ at, flow, choice }, index) => {
                const one = done.lossy.lost[index]!;
                return (
                  <li key={index}>
                    {fixed(at, 1)} s, {nameOfFlow(scenario, flow)}, {lostWords(one)}{' '}
                    <LinkButton
                      onClick={() => void openWhy(player, scenario, choice, one.fall?.at ?? one.lostAt ?? at)}
                    >
                      Why?
                    </LinkButton>
                  </li>
                );
              })}
            </ol>
            <p className="hands-digest small ink-2">
              {played === '' || played === done.lossy.digest
                ? `Computed again from the link, to the same bits: digest ${done.lossy.digest}. `
                : `Computed again, it is not what you played: ${done.lossy.digest} in place of ${played}. That is a mistake of this page. `}
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
          Play it again
        </button>
        <a href={GAMES}>Other games</a>
      </p>
    </section>
  );
}
