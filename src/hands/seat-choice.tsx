/** Whose seat one takes, and whether one sets its window or its rate. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Sets } from '../../workers/hands/seat.ts';
import { namesOf } from '../scenario/names.ts';
import { Segments, Select } from '../ui/controls.tsx';

export interface Seat {
  group: number;
  sets: Sets;
}

interface Props {
  /** The run without anybody in it, and the groups of which a seat is free. */
  scenario: Scenario;
  groups: readonly number[];
  seat: Seat;
  onChange(seat: Seat): void;
}

export function SeatChoice({ scenario, groups, seat, onChange }: Props) {
  const names = namesOf(scenario);
  return (
    <div className="row wrap gap-16 hands-seat">
      {groups.length > 1 && (
        <Select
          label="Your seat"
          value={String(seat.group)}
          options={groups.map((group) => ({ value: String(group), label: names[group]! }))}
          onChange={(group) => onChange({ ...seat, group: Number(group) })}
        />
      )}
      <Segments
        label="You set"
        value={seat.sets}
        options={{ window: 'A window', rate: 'A rate' }}
        onChange={(sets) => onChange({ ...seat, sets })}
      />
    </div>
  );
}
