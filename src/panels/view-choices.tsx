import { ROWS } from '../charts/rows/index.ts';
import { spanText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { WINDOWS } from '../run/state.ts';
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
      {ROWS.map(({ id, name, words }, index) => (
        <label key={id} className="check" title={words}>
          <input type="checkbox" checked={rows.includes(id)} onChange={() => player.toggleRow(id)} />
          <span>{name}</span>
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
