import { usePage, usePageState } from '../page.ts';
import { differences, differenceText } from '../scenario/differences.ts';
import { Segments } from '../ui/controls.tsx';

/** Of two compared runs: which one the page sets, and in what it differs from the other. */
export function CompareBar() {
  const { player } = usePage();
  const name = usePageState((state) => state.name);
  const other = usePageState((state) => state.other?.name ?? null);
  const text = usePageState(({ other: beside, scenario, name: own }) => {
    if (!beside) return '';
    const found = differences(beside.scenario, scenario).map(differenceText);
    return found.length === 0 ? `${own} is as ${beside.name}. Change something: it changes ${own} only.` : `${own} has ${found.join('; ')}.`;
  });
  if (other === null) return null;
  return (
    <div className="compare-bar">
      <Segments label="Set run" value={name} options={[{ value: 'A', label: 'A' }, { value: 'B', label: 'B' }]} onChange={(wanted) => wanted !== name && player.switchRun()} />
      <p>{text}</p>
      <button type="button" className="link-button" onClick={player.toggleCompare}>End the comparison</button>
    </div>
  );
}
