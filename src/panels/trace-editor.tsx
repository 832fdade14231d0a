import { useRef } from 'react';
import type { LinkTrace } from '../../workers/engine/network/trace.ts';
import { spanText } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import { withTrace } from '../scenario/edit-path.ts';
import { atHop, hopsOf, meanText } from '../scenario/hops.ts';
import { loadTrace, type TraceId, TRACES } from '../traces/catalogue.ts';
import { Switch } from '../ui/controls.tsx';
import { Select } from '../ui/select.tsx';
import { openWhenFetched } from '../export/open-when-fetched.ts';
import { say } from '../../workers/words/say.ts';

const STEADY = 'steady';
const FILE = 'file';
const OWN = 'own';

/** By what the link sends: a steady rate, or a trace, of ours or from a file. */
export function TraceEditor({ hop }: { hop: number }) {
  const { player } = usePage();
  const scenario = usePageState((state) => state.scenario);
  const file = useRef<HTMLInputElement>(null);
  const { trace, rate } = hopsOf(scenario)[hop]!;
  const known = TRACES.find(({ name }) => name === trace?.name);
  /** How often something has been asked for here: a trace that comes late is not the one that was asked for last. */
  const asked = useRef(0);
  const set = (next: LinkTrace | null): void =>
    void player.edit('what the link follows', (old) => withTrace(old, hop, next));
  const choose = (choice: TraceId | typeof STEADY | typeof FILE | typeof OWN): void => {
    if (choice === FILE) return file.current!.click();
    if (choice === OWN) return;
    const turn = (asked.current += 1);
    if (choice === STEADY) return set(null);
    const { base } = player.state;
    const isWanted = (): boolean => turn === asked.current && player.state.base === base;
    loadTrace(choice).then(
      (fetched) => isWanted() && set(fetched),
      () =>
        isWanted() &&
        player.say({ kind: 'refused', text: say('This trace could not be fetched. Nothing was changed.') }),
    );
  };
  return (
    <div className="trace-editor">
      <Select
        label={say('Its rate{at}', { at: atHop(scenario, hop) })}
        value={trace ? (known?.id ?? OWN) : STEADY}
        options={[
          { value: STEADY, label: 'steady' },
          ...TRACES.map(({ id, name }) => ({ value: id, label: say('follows a trace: {name}', { name: say(name) }) })),
          ...(trace && !known
            ? [
                {
                  value: OWN,
                  label: trace.name ? say('follows a trace: {name}', { name: trace.name }) : say('follows a trace'),
                } as const,
              ]
            : []),
          { value: FILE, label: 'follows a trace from a file…' },
        ]}
        onChange={choose}
      />
      <input
        ref={file}
        type="file"
        hidden
        aria-label="A trace in Mahimahi’s format"
        onChange={(event) => {
          const [chosen] = event.target.files!;
          event.target.value = '';
          if (chosen) openWhenFetched(player, chosen);
        }}
      />
      {trace && (
        <>
          <p className="help">
            {spanText(trace.perMs.length / 1000)}, {meanText(rate!)} on average: a moment for 1500 bytes at a time.{' '}
            {known?.words}
          </p>
          <Switch label="Repeats at its end" checked={trace.loop} onChange={(loop) => set({ ...trace, loop })} />
        </>
      )}
    </div>
  );
}
