import type { Ref } from 'react';
import { fixed } from '../format.ts';
import type { WindowRound } from '../run/rounds.ts';
import { SmallButton } from '../ui/button.tsx';
import { Heads } from '../ui/heads.tsx';
import { endWords, inflatedText, spanWords, thresholdText, windowText } from './round-words.ts';
import { say } from '../../workers/words/say.ts';

interface Props {
  ref: Ref<HTMLTableElement>;
  rounds: readonly WindowRound[];
  /** Packets that the scenario loses. */
  lost: ReadonlySet<number>;
  /** What the student fills in is left out. */
  question: boolean;
  /** Losses may not be changed. */
  locked: boolean;
  /** Lose these packets, or no longer. */
  onLose(packets: readonly number[], lose: boolean, round: WindowRound): void;
}

/** The rounds as a table; in a row what would be lost. */
export function RoundsTable({ ref, rounds, lost, question, locked, onLose }: Props) {
  return (
    <div className="rounds-scroll thin-scroll">
      <table ref={ref} className="data-table small rounds-table">
        <Heads
          words={[
            'round',
            'time, s',
            'window',
            'ssthresh',
            'new packets',
            'segments',
            'sent again',
            'phase',
            'bound by',
            'ended by',
            !question && !locked && 'lose',
          ]}
        />
        <tbody>
          {rounds.map((round) => {
            const asked = (text: string): string => (question ? '' : text);
            return (
              <tr key={round.number}>
                <th scope="row">{round.number}</th>
                <td>{fixed(round.time, 3)}</td>
                <td>{question ? windowText(round.window) : inflatedText(round)}</td>
                <td>{asked(thresholdText(round.ssthresh))}</td>
                <td>{spanWords(round.packets)}</td>
                <td>{asked(spanWords(round.segments))}</td>
                <td>{asked(String(round.again))}</td>
                <td>{asked(round.phase)}</td>
                <td>{asked(round.bound)}</td>
                <td>{asked(endWords(round))}</td>
                {!question && !locked && (
                  <td className="rounds-lose">
                    <LoseButtons round={round} lost={lost} onLose={onLose} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function LoseButtons({ round, lost, onLose }: Pick<Props, 'lost' | 'onLose'> & { round: WindowRound }) {
  if (!round.packets) return null;
  const [first, last] = round.packets;
  const all = Array.from({ length: last + 1 - first }, (_, index) => first + index);
  const [loses, losesAll] = [lost.has(first), all.every((packet) => lost.has(packet))];
  return (
    <>
      <SmallButton
        aria-pressed={loses}
        aria-label={say('Lose packet {first}, of round {round}', { first, round: round.number })}
        onClick={() => onLose([first], !loses, round)}
      >
        {say('Packet {first}', { first })}
      </SmallButton>{' '}
      <SmallButton
        aria-pressed={losesAll}
        aria-label={say('Lose the whole round {round}', { round: round.number })}
        onClick={() => onLose(all, !losesAll, round)}
      >
        Whole round
      </SmallButton>
    </>
  );
}
