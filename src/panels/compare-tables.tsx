import { usePageState } from '../page.ts';
import type { GroupNumbers, RunNumbers } from '../run/numbers.ts';
import { namesOf, slotsOf } from '../scenario/names.ts';
import { fixed } from '../format.ts';
import { FlowMarker } from '../ui/flow-key.tsx';
import { cellText, differenceText, numberRows, signed } from './number-rows.ts';
import { headLines } from './number-table.tsx';

/** Of the whole run, one number each. */
const WHOLE: readonly { head: string; digits: number; of(numbers: RunNumbers): number | null }[] = [
  { head: 'sum, Mbit/s', digits: 2, of: ({ groups }) => groups.reduce((sum, group) => sum + group.mean, 0) / 1e6 },
  { head: 'fairness index', digits: 2, of: (numbers) => numbers.meanFairness },
  { head: 'queue, packets', digits: 1, of: (numbers) => numbers.meanQueue },
  { head: 'link used, %', digits: 1, of: ({ used }) => (used === null ? null : 100 * used) },
];

/** Two runs in numbers: a table per scheme with A, B and B − A, and one of the run as a whole. Schemes meet by their group’s id. */
export function CompareTables() {
  const state = usePageState((all) => all);
  const { other } = state;
  if (!other) return null;
  const own = { scenario: state.scenario, numbers: state.numbers };
  const [a, b] = state.name === 'A' ? [own, other] : [other, own];
  const rows = numberRows(own.scenario, own.numbers.covBin);
  const ids = [...new Set([...own.scenario.flows, ...other.scenario.flows].map((group) => group.id))];
  const head = (what: React.ReactNode) => (
    <thead>
      <tr>
        <th scope="col">{what}</th>
        <th scope="col">A</th>
        <th scope="col">B</th>
        <th scope="col">B − A</th>
      </tr>
    </thead>
  );
  return (
    <div className="compare-tables">
      {ids.map((id) => {
        const [inA, inB] = [groupOf(a, id), groupOf(b, id)];
        const known = groupOf(own, id).name ? own : other;
        const { name, slot } = groupOf(known, id);
        return (
          <table key={id} className="numbers compare">
            <caption className="visually-hidden">{name}: run A, run B, and the difference</caption>
            {head(<><FlowMarker slot={slot} /> {headLines(name).map((line) => <span key={line}>{line}</span>)}</>)}
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row" title={row.about}>{row.head}</th>
                  <td>{cellText(row, inA.numbers?.[row.key])}</td>
                  <td>{cellText(row, inB.numbers?.[row.key])}</td>
                  <td className="difference">{differenceText(row, inA.numbers, inB.numbers)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
      <table className="numbers compare">
        <caption className="visually-hidden">The whole run: A, B, and the difference of means</caption>
        {head('All, on average')}
        <tbody>
          {WHOLE.map((row) => {
            const [inA, inB] = [row.of(a.numbers), row.of(b.numbers)];
            return (
              <tr key={row.head}>
                <th scope="row">{row.head}</th>
                <td>{inA === null ? '–' : fixed(inA, row.digits)}</td>
                <td>{inB === null ? '–' : fixed(inB, row.digits)}</td>
                <td className="difference">{inA === null || inB === null ? '–' : signed(inB - inA, row.digits)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type Side = { scenario: Parameters<typeof namesOf>[0]; numbers: RunNumbers };

function groupOf({ scenario, numbers }: Side, id: string): { name: string; slot: number; numbers: GroupNumbers | undefined } {
  const at = scenario.flows.findIndex((group) => group.id === id);
  return { name: namesOf(scenario)[at] ?? '', slot: slotsOf(scenario)[at] ?? 1, numbers: numbers.groups[at] };
}
