/** What five packets, lost or marked, did: the run beside the one without that, and why of each. */
import { forNetwork } from '../../workers/hands/seat.ts';
import { fixed, rateText } from '../format.ts';
import { openWhy } from '../link/open-why.ts';
import { usePage } from '../page.ts';
import { nameOfFlow } from '../scenario/names.ts';
import { LinkButton } from '../ui/button.tsx';
import { Heads } from '../ui/heads.tsx';
import { Legend } from './legend.tsx';
import { LinePlot } from './line-plot.tsx';
import { harmedWords, networkWords, whatWasDone, pressesOf } from './network-score.ts';
import { windowLines } from './network-screen.tsx';
import { Outcome, type OutcomeProps } from './outcome.tsx';
import { say } from '../../workers/words/say.ts';

export function NetworkOutcome(props: OutcomeProps) {
  const { player } = usePage();
  const { scenario } = props;
  const presses = pressesOf(scenario);
  return (
    <Outcome
      {...props}
      game="network"
      title={say('What {done} did', { done: whatWasDone(presses) })}
      besideOf={forNetwork}
      words={(hand, whole) => networkWords(scenario, hand, whole)}
    >
      {(hand, whole, width) => {
        const lines = windowLines(scenario, hand.times, hand.windows);
        return (
          <>
            <Legend lines={lines} />
            <LinePlot
              title="Windows"
              unit="packets"
              lines={lines}
              marks={presses.map(({ at }, index) => ({ time: at, text: String(index + 1) }))}
              atLeast={10}
              from={0}
              until={scenario.duration}
              width={width}
              height={300}
            />
            <table className="hands-table">
              <Heads words={['Flow', 'With your presses', 'Without']} />
              <tbody>
                {hand.flows.map((flow, index) => (
                  <tr key={index}>
                    <th scope="row">{nameOfFlow(scenario, index)}</th>
                    <td>{rateText(flow.goodputBps)}</td>
                    <td>{rateText(whole.flows[index]!.goodputBps)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <h3>Each of them</h3>
            <ol className="hands-losses">
              {presses.map(({ at, flow, choice }, index) => {
                const one = hand.harmed[index]!;
                return (
                  <li key={index}>
                    {say('{time} s, {flow}, {what}', {
                      time: fixed(at, 1),
                      flow: nameOfFlow(scenario, flow),
                      what: harmedWords(one),
                    })}{' '}
                    <LinkButton
                      onClick={() => void openWhy(player, scenario, choice, one.fall?.at ?? one.harmedAt ?? at)}
                    >
                      Why?
                    </LinkButton>
                  </li>
                );
              })}
            </ol>
          </>
        );
      }}
    </Outcome>
  );
}
