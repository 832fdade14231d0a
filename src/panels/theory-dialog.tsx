import { Fragment, useEffect, useRef } from 'react';
import { fixed } from '../format.ts';
import { usePageState } from '../page.ts';
import { namesOf, slotsOf } from '../scenario/names.ts';
import type { Prediction } from '../theory/prediction.ts';
import type { Theory } from '../theory/predict.ts';
import { FlowMarker } from '../ui/flow-key.tsx';
import { Heads } from '../ui/heads.tsx';
import { sayMarked } from '../words/say-marked.tsx';
import { cellText, numberRows, type RowKey } from '../run/number-rows.ts';

/** Every number beside what theory says of it, live: the closed form and whose it is, or why none applies. */
export function TheoryDialog({ theory, onClose }: { theory: Theory | null; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const numbers = usePageState((state) => state.numbers);
  useEffect(() => dialog.current!.showModal(), []);
  const names = namesOf(numbers.scenario);
  const slots = slotsOf(numbers.scenario);
  const rows = numberRows(numbers).filter((row) => row.key !== 'now');
  return (
    <dialog ref={dialog} className="popover theory-dialog" aria-label="Numbers and theory" onClose={onClose}>
      <form method="dialog" className="row apart">
        <h2>Numbers and theory</h2>
        <button type="submit" className="small-button">
          Close
        </button>
      </form>
      <p className="help">
        {sayMarked(
          'Measured since {since} s. The forms get the loss event rate <i>p</i> and the round trip <i>R</i> that are measured; nothing is fitted. Where what a form assumes does not hold, it is left out, and the reason stands in its place.',
          { since: fixed(numbers.since, 0) },
          { i: (name) => <i>{name}</i> },
        )}
      </p>
      {!theory && <p className="help">One moment…</p>}
      {theory?.groups.map((predictions: Partial<Record<RowKey, Prediction>>, at) => (
        <table key={at} className="numbers">
          <Heads
            words={[
              <Fragment key={at}>
                <FlowMarker slot={slots[at]!} /> {names[at]}
              </Fragment>,
              'measured',
              'in theory',
            ]}
          />
          {rows.map((row) => (
            <Pair
              key={row.key}
              head={row.head}
              about={row.about}
              measured={cellText(row, numbers.groups[at]?.[row.key])}
              prediction={predictions[row.key]}
              text={(value) => cellText(row, value)}
            />
          ))}
        </table>
      ))}
      {theory && (
        <table className="numbers">
          <Heads words={['All together', 'measured', 'in theory']} />
          <Pair
            head="link used, %"
            about="Part of the link’s rate in use"
            measured={numbers.used === null ? '–' : fixed(100 * numbers.used, 1)}
            prediction={theory.used}
            text={(value) => fixed(100 * value, 1)}
          />
        </table>
      )}
    </dialog>
  );
}

interface Props {
  head: string;
  about: string;
  measured: string;
  /** Undefined where no theory is asked: of shares of the link, and of transfers. */
  prediction: Prediction | undefined;
  text(value: number): string;
}

function Pair({ head, about, measured, prediction, text }: Props) {
  const known = prediction && 'value' in prediction;
  return (
    <tbody>
      <tr>
        <th scope="row" title={about}>
          {head}
        </th>
        <td>{measured}</td>
        <td>{known ? text(prediction.value) : 'n/a'}</td>
      </tr>
      {prediction && (
        <tr className="form">
          <td colSpan={3}>
            {known ? (
              <>
                <i>{prediction.formula}</i> <span>{prediction.source}</span>
              </>
            ) : (
              prediction.reason
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}
