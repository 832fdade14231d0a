import { usePageState } from '../page.ts';
import type { GroupNumbers, RunNumbers } from '../run/numbers.ts';
import { namesOf, slotsOf } from '../scenario/names.ts';
import { FlowMarker } from '../ui/flow-key.tsx';
import { Heads } from '../ui/heads.tsx';
import { differenceText, headOf, runsInNumbers, wholeDifference, wholeRows, wholeText } from './compare-rows.ts';
import { cellText, numberRows } from '../run/number-rows.ts';
import { headLines } from './upright.ts';
import { say } from '../../workers/words/say.ts';

/** Two runs in numbers: a table per scheme with A, B and B − A, and one of the run as a whole. Schemes meet by their group’s id. */
export function CompareTables() {
  const runs = runsInNumbers(usePageState((all) => all));
  if (!runs) return null;
  const [a, b] = runs;
  const rows = numberRows(a);
  const ids = [...new Set([...a.scenario.flows, ...b.scenario.flows].map((group) => group.id))];
  const head = (what: React.ReactNode) => <Heads words={[what, 'A', 'B', 'B − A']} />;
  return (
    <div className="compare-tables flex wrap">
      {ids.map((id) => {
        const [inA, inB] = [groupOf(a, id), groupOf(b, id)];
        const { name, slot } = inA.name ? inA : inB;
        const another = inB.name && inB.name !== name ? inB : null;
        return (
          <table key={id} className="numbers compare">
            <caption className="visually-hidden">
              {another
                ? say('{name}, in B {other}: run A, run B, and the difference', { name, other: another.name })
                : say('{name}: run A, run B, and the difference', { name })}
            </caption>
            {head(
              <>
                <FlowMarker slot={slot} />{' '}
                {headLines(name).map((line) => (
                  <span key={line}>{line}</span>
                ))}
                {another && (
                  <span>
                    B: <FlowMarker slot={another.slot} /> {another.name}
                  </span>
                )}
              </>,
            )}
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  <th scope="row" title={row.about}>
                    {row.head}
                  </th>
                  <td>{cellText(row, inA.numbers?.[row.key])}</td>
                  <td>{cellText(row, inB.numbers?.[row.key])}</td>
                  <td className="strong">{differenceText(row, inA.numbers, inB.numbers)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
      <table className="numbers compare">
        <caption className="visually-hidden">The whole run: A, B, and the difference of means</caption>
        {head(say('All, on average'))}
        <tbody>
          {wholeRows(a, b).map((row) => (
            <tr key={row.name}>
              <th scope="row">{headOf(row)}</th>
              <td>{wholeText(row, a)}</td>
              <td>{wholeText(row, b)}</td>
              <td className="strong">{wholeDifference(row, a, b)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function groupOf(
  { scenario, groups }: RunNumbers,
  id: string,
): { name: string; slot: number; numbers: GroupNumbers | undefined } {
  const at = scenario.flows.findIndex((group) => group.id === id);
  return { name: namesOf(scenario)[at] ?? '', slot: slotsOf(scenario)[at] ?? 1, numbers: groups[at] };
}
