import { Fragment } from 'react';
import { KEYED_ROWS, ROWS } from '../charts/rows/index.ts';
import { usePage, usePageState } from '../page.ts';
import { Segments, Select } from '../ui/controls.tsx';
import { type AnyControl, VIEW_CONTROLS } from '../view/index.ts';

/** What the charts show: rows, and every view setting that has a control. */
export function ViewChoices() {
  const { player } = usePage();
  const rows = usePageState((state) => state.rows);
  const parts = [undefined, ...new Set(VIEW_CONTROLS.flatMap(({ part }) => part ?? []))];
  return (
    <>
      <h2>Rows of the chart</h2>
      {ROWS.map(({ id, name, words }, index) => (
        <label key={id} className="check row small ink-2" title={words}>
          <input type="checkbox" checked={rows.includes(id)} onChange={() => player.toggleRow(id)} />
          <span className="grow">{name}</span>
          {index < KEYED_ROWS && <kbd>{index + 1}</kbd>}
        </label>
      ))}
      {parts.map((part) => (
        <Fragment key={part ?? ''}>
          {part && <h2>{part}</h2>}
          {VIEW_CONTROLS.filter((control) => control.part === part).map((control) =>
            control.options ? (
              <ViewChoice key={control.key} control={control} />
            ) : (
              <ViewCheck key={control.key} control={control} />
            ),
          )}
        </Fragment>
      ))}
    </>
  );
}

function ViewCheck({ control: { key, label, cap, also } }: { control: AnyControl }) {
  const { player } = usePage();
  const on = usePageState((state) => Boolean(state[key]));
  return (
    <label className="check row small ink-2">
      <input type="checkbox" checked={on} onChange={() => player.setView({ [key]: !on, ...also })} />
      <span className="grow">{label}</span>
      {cap && <kbd>{cap}</kbd>}
    </label>
  );
}

function ViewChoice({ control: { key, label, options = [], also } }: { control: AnyControl }) {
  const { player } = usePage();
  const value = usePageState((state) => String(state[key]));
  const props = {
    label,
    value,
    options: options.map((option) => ({ value: String(option.value), label: option.label })),
    onChange: (chosen: string) =>
      player.setView({ [key]: options.find((option) => String(option.value) === chosen)?.value, ...also }),
  };
  return options.length > 3 ? <Select {...props} /> : <Segments {...props} />;
}
