/** The table of a class: a list of links, each computed anew. */
import { useEffect, useRef, useState } from 'react';
import { fixed, rateText } from '../format.ts';
import { SmallButton } from '../ui/button.tsx';
import { Select } from '../ui/controls.tsx';
import { Heads } from '../ui/heads.tsx';
import type { Measurer } from '../run/measurer.ts';
import { MOST_LINKS, type Order, ORDERS, ranked, readList, type Row, rowOf } from './ranking.ts';
import { makeMeasurer } from './spawn.ts';
import { say } from '../../workers/words/say.ts';

export function TableScreen() {
  const [text, setText] = useState('');
  const [rows, setRows] = useState<Row[]>([]);
  const [order, setOrder] = useState<Order>('mine');
  const [said, tell] = useState('');
  const [leftOut, setLeftOut] = useState('');
  const measurer = useRef<Measurer | null>(null);
  const round = useRef(0);
  useEffect(
    () => () => {
      round.current += 1;
      measurer.current?.close();
    },
    [],
  );
  const compute = async (): Promise<void> => {
    const mine = (round.current += 1);
    measurer.current?.close();
    const own = (measurer.current = makeMeasurer());
    const list = readList(text);
    setLeftOut(list.leftOut);
    setRows([]);
    if (list.lines.length === 0) return tell(say('Paste a link first, one in a line.'));
    for (const [index, line] of list.lines.entries()) {
      tell(say('Computing {index} of {count}…', { index: index + 1, count: list.lines.length }));
      const row = await rowOf(line, (scenario) => own.measure(scenario));
      if (mine !== round.current) return;
      setRows((before) => [...before, row]);
    }
    tell(say('{count} computed.', { count: list.lines.length }));
  };
  const shown = ranked(rows, order);
  return (
    <section className="hands-ranking">
      <label htmlFor="hands-links">
        {say('Links, one in a line, at most {most}; a name may stand before each', { most: MOST_LINKS })}
      </label>
      <textarea
        id="hands-links"
        rows={7}
        spellCheck={false}
        value={text}
        placeholder="Ada https://…#/hands/wheel?s=2.…"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row wrap gap-16">
        <SmallButton onClick={() => void compute()}>Compute them</SmallButton>
        <Select
          label="Rank by"
          value={order}
          options={Object.entries(ORDERS).map(([value, { name }]) => ({ value, label: name }))}
          onChange={(value) => setOrder(value as Order)}
        />
        <span role="status" className="small ink-2">
          {said}
        </span>
      </div>
      {leftOut && <p className="warning">{leftOut}</p>}
      {shown.length > 0 && (
        <div className="hands-scroll">
          <table className="hands-table">
            <Heads
              words={[
                'Place',
                'Name',
                'Got',
                'TCP in that seat',
                'Others, beside it',
                'Others, beside TCP',
                'Waiting',
                'Lost',
              ]}
            />
            <tbody>
              {shown.map((row, index) => (
                <tr key={`${row.name} ${row.link}`}>
                  <td>{row.why === undefined ? index + 1 : '–'}</td>
                  <th scope="row">
                    {row.why === undefined ? <a href={row.link.slice(row.link.indexOf('#'))}>{row.name}</a> : row.name}
                  </th>
                  {row.why === undefined ? (
                    <>
                      <td>{rateText(row.score.hand.mine)}</td>
                      <td>{rateText(row.score.tcp.mine)}</td>
                      <td>{rateText(row.score.hand.others)}</td>
                      <td>{rateText(row.score.tcp.others)}</td>
                      <td>{fixed(row.score.hand.queue, 1)}</td>
                      <td>{row.score.hand.lost}</td>
                    </>
                  ) : (
                    <td colSpan={6} className="hands-why">
                      {say('Not computed: {why}', { why: say(row.why) })}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
