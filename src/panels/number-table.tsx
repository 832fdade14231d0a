import { useEffect, useState } from 'react';
import { PHONE, useMedia, usePage, usePageState } from '../page.ts';
import type { RunNumbers } from '../run/numbers.ts';
import { streamNames } from '../scenario/describe-traffic.ts';
import { namesOf, slotsOf } from '../scenario/names.ts';
import { Marked } from '../terms/marked.tsx';
import type { Prediction } from '../theory/prediction.ts';
import type { Theory, theoryOf } from '../theory/predict.ts';
import { FlowMarker } from '../ui/flow-key.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { cellText, type NumberRow, numberRows, type RowKey } from '../run/number-rows.ts';
import { headLines } from './upright.ts';
import { Button, SmallButton } from '../ui/button.tsx';
import { Heads } from '../ui/heads.tsx';
import { openDialog } from '../screen/mode.ts';
import { whenAtRest } from '../at-rest.ts';
import { inRow, say } from '../../workers/words/say.ts';

const TheoryDialog = lazyPart(async () => (await import('./theory-dialog.tsx')).TheoryDialog);
const CompareTables = lazyPart(async () => (await import('./compare-tables.tsx')).CompareTables);

/** What each group gets, and what theory says of it, a column or a row per group; of two compared runs both. */
export function NumberTable({ upright }: { upright: boolean }) {
  const { player } = usePage();
  // With these all are new; the queue's, which is not in the table, may be new sooner.
  usePageState((state) => state.numbers.groups);
  const { numbers } = player.state;
  const time = usePageState((state) => state.now);
  const compared = usePageState((state) => state.other !== null);
  const phone = useMedia(PHONE);
  const zoomed = usePageState((state) => state.zoom !== null);
  const predict = useTheory();
  const [formulas, showFormulas] = useState(false);
  const theory = predict && predict(numbers, time);
  const tell = (): void => showFormulas(true);
  const brief = upright && !phone;
  return (
    <section className="numbers-part" aria-label="Numbers of each scheme">
      {compared ? (
        <CompareTables />
      ) : (
        <NumberGrid numbers={numbers} theory={theory} upright={upright} brief={brief} tell={tell} />
      )}
      <p className="theory-why xs ink-3 to-right">
        {compared ? (
          <TheoryButton of="Numbers" tell={tell} />
        ) : (
          <>
            {(theory && (brief || !upright) && whyNot(theory, namesOf(numbers.scenario))) ||
              say('means since {since} s', { since: numbers.since })}
            {theory && !saysAnything(theory, brief ? BRIEF : THEORY) && (
              <>
                {' '}
                <TheoryButton of="Numbers" tell={tell} />
              </>
            )}
          </>
        )}
      </p>
      {zoomed && <SmallButton onClick={() => openDialog('stretch')}>Numbers of this stretch</SmallButton>}
      {formulas && <TheoryDialog theory={theory} onClose={() => showFormulas(false)} />}
    </section>
  );
}

/** The rows under which theory has a row of its own: all that it may speak of; beside the charts, those that it mostly does. */
const THEORY = new Set<RowKey>(['mean', 'share', 'cov', 'lost', 'lossEventRate', 'roundTrip']);
const BRIEF = new Set<RowKey>(['mean', 'share', 'cov']);

interface GridProps {
  numbers: RunNumbers;
  /** Null as long as it is not there. */
  theory: Theory | null;
  /** A column per group; else a row per group. */
  upright: boolean;
  /** Theory only of the main rows. */
  brief: boolean;
  /** Show the formulas. */
  tell(): void;
}

/** The table alone. */
export function NumberGrid({ numbers, theory, upright, brief, tell }: GridProps) {
  const { scenario } = numbers;
  const names = [...namesOf(scenario), ...streamNames(scenario.traffic)];
  const slots = slotsOf(scenario);
  const rows = numberRows(numbers);
  const columns: readonly Partial<Record<RowKey, number | null>>[] = [...numbers.groups, ...numbers.streams];
  const ofTheory = [...(brief ? BRIEF : THEORY)].filter((key) => saysAnything(theory, [key]));
  const measured = (row: NumberRow, at: number): string => cellText(row, columns[at]![row.key]);
  const name = (at: number) => (
    <>
      {slots[at] !== undefined && <FlowMarker slot={slots[at]} />}{' '}
      {headLines(names[at]!).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </>
  );
  const caption = (
    <caption className="visually-hidden">
      {say('Each scheme’s flows together, means since {since} s, and what theory says of them', {
        since: numbers.since,
      })}
    </caption>
  );
  if (upright) {
    return (
      <table className="numbers">
        {caption}
        <Heads words={['', ...names.map((_, at) => name(at))]} />
        <tbody>
          {rows.flatMap((row) => [
            <tr key={row.key}>
              <th scope="row" title={row.about}>
                <Marked text={row.head} />
              </th>
              {names.map((_, at) => (
                <td key={at}>{measured(row, at)}</td>
              ))}
            </tr>,
            ofTheory.includes(row.key) ? (
              <tr key={`${row.key} in theory`} className="in-theory">
                <th scope="row">
                  {row.key === ofTheory[0] ? (
                    <TheoryButton of={row.head} tell={tell} />
                  ) : (
                    <>
                      <span className="visually-hidden">{row.head}, </span>in theory
                    </>
                  )}
                </th>
                {names.map((_, at) => (
                  <TheoryCell key={at} row={row} theory={theory} at={at} />
                ))}
              </tr>
            ) : null,
          ])}
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
          {rows.map((row) => (
            <th key={row.key} scope="col" title={row.about}>
              <Marked text={row.head} />
            </th>
          ))}
        </tr>
      </thead>
      {names.map((text, at) => (
        <tbody key={at}>
          <tr>
            <th scope="row">{name(at)}</th>
            {rows.map((row) => (
              <td key={row.key}>{measured(row, at)}</td>
            ))}
          </tr>
          {ofTheory.length > 0 && (
            <tr className="in-theory">
              <th scope="row">
                {at === 0 ? (
                  <TheoryButton of={text} tell={tell} />
                ) : (
                  <>
                    <span className="visually-hidden">{text}, </span>in theory
                  </>
                )}
              </th>
              {rows.map((row) => (
                <TheoryCell key={row.key} row={row} theory={theory} at={at} />
              ))}
            </tr>
          )}
        </tbody>
      ))}
    </table>
  );
}

function TheoryButton({ of, tell }: { of: string; tell(): void }) {
  return (
    <Button
      className="theory-button"
      onClick={tell}
      aria-label={say('{of}, in theory: show the formulas', { of: say(of) })}
    >
      in theory
    </Button>
  );
}

function TheoryCell({ row, theory, at }: { row: NumberRow; theory: Theory | null; at: number }) {
  const prediction = theory && predictionOf(theory, at, row.key);
  if (!prediction) return <td />;
  if ('reason' in prediction) return <td title={prediction.reason}>–</td>;
  return <td title={`${prediction.formula}. ${prediction.source}`}>{cellText(row, prediction.value)}</td>;
}

/** Of a row of which theory never speaks there is none. */
function predictionOf({ groups }: Theory, at: number, key: RowKey): Prediction | undefined {
  return (groups[at] as Partial<Record<RowKey, Prediction>> | undefined)?.[key];
}

/** Whether theory has a value in any of these rows, of any group: a row of none is not shown. */
function saysAnything(theory: Theory | null, keys: Iterable<RowKey>): boolean {
  return [...keys].some((key) => theory?.groups.some((_, at) => 'value' in (predictionOf(theory, at, key) ?? {})));
}

/** Why theory says nothing of the means, in one line: said once where it is the same for all. */
function whyNot({ groups }: Theory, names: readonly string[]): string {
  const reasons = groups.map(({ mean }) => ('reason' in mean ? mean.reason : ''));
  if (new Set(reasons).size === 1) return reasons[0] ? say('Theory: {reason}.', { reason: say(reasons[0]) }) : '';
  const each = reasons.flatMap((reason, at) =>
    reason ? [say('{run}: {state}', { run: headLines(names[at]!)[0]!, state: say(reason) })] : [],
  );
  return inRow('{first}; {next}', each);
}

/** `theoryOf`, or null as long as it has not been fetched. */
function useTheory(): typeof theoryOf | null {
  const [predict, setPredict] = useState<{ theoryOf: typeof theoryOf } | null>(null);
  // Where it cannot be fetched the table goes on without.
  useEffect(() => whenAtRest(async () => setPredict(await import('../theory/predict.ts'))), []);
  return predict?.theoryOf ?? null;
}
