import { fixed } from '../format.ts';
import { usePageState } from '../page.ts';
import type { GroupNumbers } from '../run/numbers.ts';
import { namesOf, slotsOf } from '../scenario/names.ts';
import { FlowMarker } from '../ui/flow-key.tsx';

const QUANTITIES: readonly { name: string; text(numbers: GroupNumbers): string }[] = [
  { name: 'now, Mbit/s', text: (numbers) => fixed(numbers.now / 1e6, 2) },
  { name: 'mean, Mbit/s', text: (numbers) => fixed(numbers.mean / 1e6, 2) },
  { name: 'share', text: (numbers) => `${fixed(100 * numbers.share, 0)} %` },
  { name: 'lost', text: (numbers) => `${fixed(100 * numbers.lost, 2)} %` },
  { name: 'round trip, ms', text: (numbers) => (numbers.roundTrip > 0 ? fixed(1000 * numbers.roundTrip, 0) : '–') },
];

/** What each group gets: a column per group beside the charts, or a row per group under them. */
export function NumberTable({ upright }: { upright: boolean }) {
  const scenario = usePageState((state) => state.scenario);
  const numbers = usePageState((state) => state.numbers);
  const names = namesOf(scenario);
  const slots = slotsOf(scenario);
  const groups = scenario.flows.map((flows, index) => ({
    id: flows.id,
    head: (
      <>
        <FlowMarker slot={slots[index]!} /> {names[index]}
      </>
    ),
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
            {groups.map((group) => <th key={group.id} scope="col">{group.head}</th>)}
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
            <th scope="row">{group.head}</th>
            {group.cells.map((cell, column) => <td key={QUANTITIES[column]!.name}>{cell}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
