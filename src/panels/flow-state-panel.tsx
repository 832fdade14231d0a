import { useMemo } from 'react';
import { anyRowOf } from '../charts/rows/index.ts';
import { flowStateText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { drawnTogether } from '../run/flow-state-series.ts';
import { flowName, namesOf } from '../scenario/names.ts';
import { Select } from '../ui/controls.tsx';
import { Button, SmallButton } from '../ui/button.tsx';
import { openDialog } from '../screen/mode.ts';

/** What a chosen flow's scheme knows and decides, live: the engine's own variables by their names in the papers. */
export function FlowStatePanel() {
  const { player } = usePage();
  const flows = usePageState((state) => state.scenario.flows);
  const observedFlow = usePageState((state) => state.observedFlow);
  const flowState = usePageState((state) => state.flowState);
  const shown = usePageState((state) => anyRowOf('observed flow', state.rows));
  const variable = usePageState((state) => state.variable);
  const options = useMemo(() => {
    const names = namesOf({ flows });
    return flows.flatMap((group, index) =>
      Array.from({ length: group.count }, (_, flow) => ({
        value: `${flow} ${group.id}`,
        label: flowName(names[index]!, group.count, flow),
      })),
    );
  }, [flows]);
  const choose = (value: string): void => {
    const [, flow, group] = /^(\d+) (.*)$/s.exec(value) ?? [];
    player.inspect(group === undefined ? null : { group, flow: Number(flow) });
  };
  const drawn =
    shown && flowState
      ? drawnTogether(
          flowState.values.filter(({ value }) => typeof value === 'number'),
          variable,
        ).map(({ name }) => name)
      : [];
  return (
    <section className="inside" aria-label="Inside a flow">
      <Select
        label="Inside of"
        value={observedFlow ? `${observedFlow.flow} ${observedFlow.group}` : ''}
        options={[{ value: '', label: 'no flow' }, ...options]}
        onChange={choose}
      />
      <p className="row wrap gap-8">
        <SmallButton
          title="Its window by transmission round, as textbooks draw it"
          onClick={() => openDialog('rounds')}
        >
          By rounds
        </SmallButton>
        <SmallButton title="Each packet and ACK: sequence plot and ladder" onClick={() => openDialog('sequence')}>
          Packet by packet
        </SmallButton>
      </p>
      {flowState && <p className="inside-help xs ink-3">Press a name to draw it over time.</p>}
      {flowState && (
        <table className="numbers inside-values">
          <tbody>
            {flowState.values.map(({ name, unit, value }) => (
              <tr key={name}>
                <th scope="row">
                  {typeof value === 'number' ? (
                    <Button
                      aria-pressed={drawn.includes(name)}
                      onClick={() => (drawn.includes(name) ? player.toggleRow('inside') : player.drawVariable(name))}
                    >
                      {name}
                    </Button>
                  ) : (
                    name
                  )}
                </th>
                <td>{name === 'ssthresh' && Number.isNaN(value) ? 'none yet' : flowStateText(value, unit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
