/** The fog has lifted: the run of a record beside the same one with TCP in the seat. */
import type { Outcome as Measured } from '../../workers/hands/protocol.ts';
import { withTcp } from '../../workers/hands/seat.ts';
import { Legend } from './legend.tsx';
import { LinePlot, type PlotLine } from './line-plot.tsx';
import { Outcome, type OutcomeProps } from './outcome.tsx';
import { type Score, scoreOf, scoreWords, type Side } from './score.ts';
import { fixed, rateText } from '../format.ts';
import { Heads } from '../ui/heads.tsx';

export function WheelOutcome(props: OutcomeProps) {
  const { scenario, played } = props;
  return (
    <Outcome
      {...props}
      game="wheel"
      title={played === '' ? 'This game was played' : 'The fog lifts'}
      besideOf={withTcp}
      words={(hand, tcp) => scoreWords(scoreOf(scenario, hand, tcp))}
    >
      {(hand, tcp, width) => {
        const score = scoreOf(scenario, hand, tcp);
        const both = (of: (side: Measured) => ArrayLike<number>): PlotLine[] => [
          { name: 'You', colour: 'var(--flow-1)', times: hand.times, values: of(hand) },
          { name: 'TCP in your seat', colour: 'var(--flow-2)', dash: '9 3', times: tcp.times, values: of(tcp) },
        ];
        const windows = both((side) => side.windows[score.flow]!);
        const span = { atLeast: 10, from: 0, until: scenario.duration, width };
        return (
          <>
            <Legend lines={windows} />
            <LinePlot title="Window in this seat" unit="packets" lines={windows} {...span} height={300} />
            <LinePlot
              title="Queue that everybody waits in"
              unit="packets"
              lines={both(({ queue }) => queue)}
              {...span}
              height={170}
            />
            <ScoreTable score={score} />
          </>
        );
      }}
    </Outcome>
  );
}

const LINES: readonly [name: string, of: (side: Side) => string][] = [
  ['Through this seat', ({ mine }) => rateText(mine)],
  ['Through all other flows', ({ others }) => rateText(others)],
  ['Round trip in this seat', ({ roundTrip }) => (roundTrip === null ? '–' : `${fixed(1000 * roundTrip, 1)} ms`)],
  ['Packets waiting, on average', ({ queue }) => fixed(queue, 1)],
  ['Packets of this seat lost', ({ lost }) => String(lost)],
  ['Timeouts in this seat', ({ timeouts }) => String(timeouts)],
];

function ScoreTable({ score: { hand, tcp, others } }: { score: Score }) {
  return (
    <table className="hands-table">
      <Heads words={['Over the whole run', 'You', 'TCP in your seat']} />
      <tbody>
        {LINES.filter((_, index) => index !== 1 || others > 0).map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{of(hand)}</td>
            <td>{of(tcp)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
