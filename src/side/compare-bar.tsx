import { usePage, usePageState } from '../page.ts';
import { differences, differenceText } from '../scenario/differences.ts';
import { Segments } from '../ui/controls.tsx';
import { headOf, runsInNumbers, wholeDifference, wholeRows, wholeText } from '../panels/compare-rows.ts';
import { OutcomeLines } from './outcome-lines.tsx';
import { Button } from '../ui/button.tsx';
import { inRow, say } from '../../workers/words/say.ts';
import '../styles/compare.css';

/** Of two compared runs: which one the page sets, in what it differs from the other, and what came of that in numbers. */
export function CompareBar() {
  const { player } = usePage();
  const name = usePageState((state) => state.name);
  const other = usePageState((state) => state.other?.name ?? null);
  const text = usePageState(({ other: beside, scenario, name: own }) => {
    if (!beside) return '';
    const found = differences(beside.scenario, scenario).map(differenceText);
    return found.length === 0
      ? say('{own} is as {other}. Change something: it changes {own} only.', { own, other: beside.name })
      : say('{own}: {differences}.', { own, differences: inRow('{first}; {next}', found) });
  });
  if (other === null) return null;
  return (
    <div className="compare-bar row wrap s still">
      <Segments
        label="Set run"
        value={name}
        options={{ A: 'A', B: 'B' }}
        onChange={(wanted) => wanted !== name && player.switchRun()}
      />
      <Button className="link-button end" onClick={() => player.toggleCompare()}>
        End the comparison
      </Button>
      <p>{text}</p>
      <CalledOut />
      <OutcomeLines />
    </div>
  );
}

/** Each number of A and what it is in B; B's stands out where it is another. */
function CalledOut() {
  const runs = runsInNumbers(usePageState((state) => state));
  if (!runs) return null;
  const [a, b] = runs;
  const { since } = b;
  return (
    <dl className="called-out s">
      <div className="called-since">
        <dt>A → B</dt>
        <dd style={{ minWidth: '15ch' }}>
          {a.since === since
            ? say('means since {since} s', { since })
            : say('means since {first} and {since} s', { first: a.since, since })}
        </dd>
      </div>
      {wholeRows(a, b).map((row) => (
        <div key={row.name} data-differs={/[1-9]/.test(wholeDifference(row, a, b)) || undefined}>
          <dt>{headOf(row)}</dt>
          <dd style={{ minWidth: `${2 * row.chars + 3}ch` }}>
            <span className="visually-hidden">A </span>
            {wholeText(row, a)}
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden">, B </span>
            <b>{wholeText(row, b)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
