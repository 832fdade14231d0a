import { spanText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { ROW_IDS, ROW_NAMES, WINDOWS } from '../run/state.ts';
import { Segments, Select } from '../ui/controls.tsx';

/** What the charts show: rows, the phase plane, how much of the run, and in which unit of time. */
export function ViewChoices() {
  const { player } = usePage();
  const rows = usePageState((state) => state.rows);
  const plane = usePageState((state) => state.plane);
  const unit = usePageState((state) => state.unit);
  const span = usePageState((state) => state.window);
  return (
    <>
      <h2>Rows of the chart</h2>
      {ROW_IDS.map((row, index) => (
        <label key={row} className="check">
          <input type="checkbox" checked={rows.includes(row)} onChange={() => player.toggleRow(row)} />
          <span>{ROW_NAMES[row]}</span>
          <kbd>{index + 1}</kbd>
        </label>
      ))}
      <label className="check">
        <input type="checkbox" checked={plane} onChange={player.togglePlane} />
        <span>Phase plane</span>
        <kbd>G</kbd>
      </label>
      <h2>Time</h2>
      <Select
        label="In view"
        value={String(span)}
        options={WINDOWS.map((window) => ({
          value: String(window),
          label: window === null ? 'the whole run' : `the last ${spanText(window)}`,
        }))}
        onChange={(value) => player.setWindow(value === 'null' ? null : Number(value))}
      />
      <Segments
        label="In"
        value={unit}
        options={[
          { value: 's', label: 'Seconds' },
          { value: 'rtt', label: 'Round trips' },
        ]}
        onChange={player.toggleUnit}
      />
    </>
  );
}
