import { useState } from 'react';
import { fixed } from '../format.ts';
import { usePage, usePageState } from '../page.ts';
import type { Player } from '../player/player.ts';
import { knownHop } from '../scenario/hops.ts';
import { dataTable } from '../announce/table-data.ts';
import { whyLines } from '../why/tally.ts';
import { useSummaries } from '../side/use-summaries.ts';
import { Modal } from '../ui/modal.tsx';
import { SmallButton } from '../ui/button.tsx';
import { Heads } from '../ui/heads.tsx';
import { DialogHead } from './dialog-head.tsx';
import { say } from '../../workers/words/say.ts';

/** What the charts show, in numbers: as it stood when the table was made, so that it can be read in peace. */
export function DataDialog() {
  const { player } = usePage();
  const playing = usePageState((state) => state.playing);
  const [{ run, table, made, why }, setTable] = useState(() => tableInView(player));
  useSummaries(() => setTable(tableInView(player)));
  return (
    <Modal name="table" label="Table of the data in view" className="popover data-dialog">
      <DialogHead
        title={
          run
            ? say('Data in view of run {run} at {time} s', { run, time: fixed(made, 1) })
            : say('Data in view at {time} s', { time: fixed(made, 1) })
        }
      >
        {playing && <SmallButton onClick={() => setTable(tableInView(player))}>Bring up to date</SmallButton>}
      </DialogHead>
      {why.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {table.rows.length === 0 ? (
        <p>Nothing has been measured in this stretch of time yet.</p>
      ) : (
        <table className="data-table small">
          <caption className="to-left ink-2">
            <span>{table.caption}</span>
          </caption>
          <Heads words={table.heads} />
          <tbody>
            {table.rows.map(([time, ...cells]) => (
              <tr key={time}>
                <th scope="row">{time}</th>
                {cells.map((cell, column) => (
                  <td key={table.heads[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Modal>
  );
}

function tableInView(player: Player) {
  const { zoom, window, unit, hop, rows, variable, name, other } = player.state;
  const { series } = player.run;
  const made = player.time;
  const [from, to] = zoom ?? [window === null ? 0 : Math.max(0, made - window), made];
  return {
    // Of two compared runs the one that the page sets.
    run: other ? name : '',
    made,
    why: whyLines(player.run, from, to),
    table: dataTable({ series, from, to, unit, rows, variable, hop: knownHop(series.scenario, hop) }),
  };
}
