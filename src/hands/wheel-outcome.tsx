/** The fog has lifted: the run of a record beside the same one with TCP in the seat. */
import type { Outcome as Measured } from '../../workers/hands/protocol.ts';
import { withTcp } from '../../workers/hands/seat.ts';
import { Legend } from './legend.tsx';
import { LinePlot, type PlotLine } from './line-plot.tsx';
import { Outcome, type OutcomeProps } from './outcome.tsx';
import { ScoreTable } from './score-table.tsx';
import { scoreOf, scoreWords } from './score.ts';

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
