import { fixed } from '../format.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { usePageState } from '../page.ts';
import type { GroupNumbers } from '../run/numbers.ts';
import { ASIDE_WIDTH } from '../charts/geometry.ts';
import { namesOf, slotsOf } from '../scenario/names.ts';
import { FlowMarker } from '../ui/flow-key.tsx';

const QUANTITIES: readonly { name: string; text(numbers: GroupNumbers): string }[] = [
  { name: 'now, Mbit/s', text: (numbers) => fixed(numbers.now / 1e6, 2) },
  { name: 'mean, Mbit/s', text: (numbers) => fixed(numbers.mean / 1e6, 2) },
  { name: 'share', text: (numbers) => `${fixed(100 * numbers.share, 0)} %` },
  { name: 'lost', text: (numbers) => `${fixed(100 * numbers.lost, 2)} %` },
  { name: 'round trip, ms', text: (numbers) => (numbers.roundTrip > 0 ? fixed(1000 * numbers.roundTrip, 0) : '–') },
];

/** Width of the quantities’ names, of a number with its gap, and of a letter in the first and the second line of a head, px. */
const [NAMES, NUMBER, LETTER, SMALL_LETTER] = [84, 56, 6.5, 5.6];

/** Whether a column for each group, its name on two lines where it has brackets, fits beside the charts. */
export function fitUpright(scenario: Scenario): boolean {
  const columns = namesOf(scenario).map((name) => {
    const [first = '', second = ''] = headLines(name);
    return Math.max(NUMBER, 26 + LETTER * first.length, 10 + SMALL_LETTER * second.length);
  });
  return columns.reduce((sum, width) => sum + width, NAMES) <= ASIDE_WIDTH;
}

/** `AIMD(0.2, 1/8 cut)` as `AIMD` and `(0.2, 1/8 cut)`. */
function headLines(name: string): string[] {
  return name.split(/(?=\()/);
}

/** What each group gets: a column per group beside the charts, or a row per group under them. */
export function NumberTable({ upright }: { upright: boolean }) {
  const scenario = usePageState((state) => state.scenario);
  const numbers = usePageState((state) => state.numbers);
  const names = namesOf(scenario);
  const slots = slotsOf(scenario);
  const groups = scenario.flows.map((flows, index) => ({
    id: flows.id,
    slot: slots[index]!,
    name: names[index]!,
    cells: QUANTITIES.map((quantity) => (numbers.groups[index] ? quantity.text(numbers.groups[index]) : '–')),
  }));
  const caption = <caption className="visually-hidden">Each group together, means since {numbers.since} s</caption>;
  if (upright) {
    return (
      <table className="numbers">
        {caption}
        <thead>
          <tr>
            <td />
            {groups.map((group) => (
              <th key={group.id} scope="col">
                <FlowMarker slot={group.slot} /> {headLines(group.name).map((line, at) => <span key={at}>{line}</span>)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {QUANTITIES.map((quantity, row) => (
            <tr key={quantity.name}>
              <th scope="row">{quantity.name}</th>
              {groups.map((group) => <td key={group.id}>{group.cells[row]}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return (
    <table className="numbers across">
      {caption}
      <thead>
        <tr>
          <td />
          {QUANTITIES.map((quantity) => <th key={quantity.name} scope="col">{quantity.name}</th>)}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.id}>
            <th scope="row"><FlowMarker slot={group.slot} /> {group.name}</th>
            {group.cells.map((cell, column) => <td key={QUANTITIES[column]!.name}>{cell}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
