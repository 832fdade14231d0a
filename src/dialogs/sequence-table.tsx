import type { Ref } from 'react';
import { fixed } from '../format.ts';
import type { PacketLife } from '../run/sequence.ts';
import { SmallButton } from '../ui/button.tsx';
import { Heads } from '../ui/heads.tsx';
import { say } from '../../workers/words/say.ts';

/** Packets that the table lists at most. */
export const MOST_ROWS = 200;

interface Props {
  ref: Ref<HTMLTableElement>;
  lives: readonly PacketLife[];
  /** What the student fills in is left out. */
  question: boolean;
  onPress(life: PacketLife): void;
}

/** Packets as a table: when each was sent, received and acknowledged, and what became of it. */
export function SequenceTable({ ref, lives, question, onPress }: Props) {
  return (
    <div className="rounds-scroll thin-scroll">
      <table ref={ref} className="data-table small rounds-table sequence-table">
        <Heads
          words={['packet', 'sent, s', 'received, s', 'acknowledged, s', 'times sent', 'fate', !question && 'why']}
        />
        <tbody>
          {lives.map((life) => {
            const asked = (text: string): string => (question ? '' : text);
            return (
              <tr key={life.packet}>
                <th scope="row">{life.packet}</th>
                <td>{fixed(life.sent, 5)}</td>
                <td>{asked(fixed(life.received, 5))}</td>
                <td>{asked(fixed(life.acknowledged, 5))}</td>
                <td>{asked(String(life.timesSent))}</td>
                <td>{asked(fateWords(life))}</td>
                {!question && (
                  <td>
                    <SmallButton
                      aria-label={say('Why, packet {packet}', { packet: life.packet })}
                      onClick={() => onPress(life)}
                    >
                      Why?
                    </SmallButton>
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

/** `acknowledged, lost twice before`. */
function fateWords({ fate, lost }: PacketLife): string {
  if (lost.length === 0 || fate === 'lost') return fate;
  if (lost.length === 1) return say('{fate}, lost once', { fate: say(fate) });
  return say('{fate}, lost {count} times', { fate: say(fate), count: lost.length });
}

const HEADS = 'packet,sent_s,received_s,acknowledged_s,times_sent,times_lost,fate';

/** Comma-separated values of all packets, with every digit of the times. */
export function packetsCsv(lives: readonly PacketLife[]): string {
  const cell = (value: number): string => (Number.isNaN(value) ? '' : String(value));
  const lines = lives.map(({ packet, sent, received, acknowledged, timesSent, lost, fate }) =>
    [packet, cell(sent), cell(received), cell(acknowledged), timesSent, lost.length, fate].join(','),
  );
  return [HEADS, ...lines, ''].join('\n');
}
