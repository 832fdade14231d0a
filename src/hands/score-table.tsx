import { fixed, rateText } from '../format.ts';
import type { Score, Side } from './score.ts';
import { Heads } from '../ui/heads.tsx';

const LINES: readonly [name: string, of: (side: Side) => string][] = [
  ['Through this seat', ({ mine }) => rateText(mine)],
  ['Through all other flows', ({ others }) => rateText(others)],
  ['Round trip in this seat', ({ roundTrip }) => (roundTrip === null ? '–' : `${fixed(1000 * roundTrip, 1)} ms`)],
  ['Packets waiting, on average', ({ queue }) => fixed(queue, 1)],
  ['Packets of this seat lost', ({ lost }) => String(lost)],
  ['Timeouts in this seat', ({ timeouts }) => String(timeouts)],
];

export function ScoreTable({ score: { hand, tcp, others } }: { score: Score }) {
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
