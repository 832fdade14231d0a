/** The set-up in words. Assumptions have a dotted underline and give their reason; numbers can be changed, which runs the figure again. */
import { useMemo, useState } from 'react';
import type { Figure } from '../../workers/papers/figures/figure.ts';
import type { Note } from '../../workers/papers/setups/notes.ts';
import { compact } from '../format.ts';
import { NumberField } from '../ui/number-field.tsx';
import { type Changes, type Choosable, refusalOf, setUpsOf } from './set-up.ts';
import { Warning } from '../ui/warning.tsx';
import { LinkButton } from '../ui/button.tsx';
import { inRow, say } from '../../workers/words/say.ts';

interface Props {
  /** As the paper has it. */
  figure: Figure;
  changes: Changes;
  onChange(changes: Changes): void;
}

export function SetUpPanel({ figure, changes, onChange }: Props) {
  const setUps = useMemo(() => setUpsOf(figure), [figure]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const set = ({ setup, name, value }: Choosable, next: number): void => {
    const own = { ...changes[setup] };
    if (Math.abs(next - value) < 1e-9 * Math.abs(value)) delete own[name];
    else own[name] = next;
    const rest = Object.fromEntries(Object.entries(changes).filter(([other]) => other !== setup));
    const wanted = Object.keys(own).length > 0 ? { ...rest, [setup]: own } : rest;
    const refused = refusalOf(figure, wanted);
    setRefusal(refused && `${refused} Nothing was changed.`);
    if (!refused) onChange(wanted);
  };
  if (setUps.length === 0) return null;
  return (
    <section className="set-up" aria-label="Set-up">
      <div className="desk-head row on-line apart small ink-3">
        <h2 className="desk-title">Set-up</h2>
        {Object.keys(changes).length > 0 && <LinkButton onClick={() => onChange({})}>Back to the paper’s</LinkButton>}
      </div>
      <Warning small>{refusal}</Warning>
      {setUps.map(({ id, title, sentence, varied, notes, choosable }) => (
        <div key={id} className="set-up-one">
          {setUps.length > 1 && <h3>{title}</h3>}
          <p className="set-up-words pretty">{sentence}</p>
          {varied.length > 0 && (
            <p className="set-up-words pretty">
              {say('The runs differ in {what}.', { what: inRow('{first}; in {next}', varied) })}
            </p>
          )}
          <Assumed notes={notes} />
          <Inferred notes={notes} />
          {choosable.length > 0 && (
            <details className="choices" open={Object.hasOwn(changes, id) || undefined}>
              <summary>Change a number: the figure runs again</summary>
              <div className="choice-grid">
                {choosable.map((one) => {
                  const value = changes[id]?.[one.name] ?? one.value;
                  return (
                    <span key={one.name} className={value === one.value ? 'choice s' : 'choice s strong'}>
                      <span>
                        {one.words}
                        {one.unit && <span className="unit">, {one.unit}</span>}
                      </span>
                      <NumberField
                        label={[one.words, one.unit].filter(Boolean).join(', ')}
                        value={value / one.perUnit}
                        onCommit={(next) => set(one, next * one.perUnit)}
                      />
                      {value !== one.value && (
                        <span className="unit">
                          {say('{value} in the paper’s', { value: compact(one.value / one.perUnit) })}
                        </span>
                      )}
                    </span>
                  );
                })}
              </div>
            </details>
          )}
        </div>
      ))}
    </section>
  );
}

/** Assumptions; a press gives the reason. */
function Assumed({ notes }: { notes: readonly Note[] }) {
  const assumed = notes.filter(({ source }) => source === 'assumed');
  if (assumed.length === 0) return <p className="help">The paper gives all of it.</p>;
  return (
    <>
      <p className="help">Dotted: assumed, because the paper does not say.</p>
      <ul className="assumptions">
        {assumed.map(({ parameter, value, why }) => (
          <li key={parameter}>
            <details>
              <summary>
                {parameter}: <span className="assumed">{value}</span>
              </summary>
              <p className="s ink-2">{why}.</p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function Inferred({ notes }: { notes: readonly Note[] }) {
  const others = notes.filter(({ source }) => source !== 'assumed');
  if (others.length === 0) return null;
  return (
    <details className="given">
      <summary>What the paper gives</summary>
      <ul className="small ink-2">
        {others.map(({ parameter, value, source, why }) => (
          <li key={parameter}>
            {parameter}: {value}
            {source === 'stated' && why && <span className="unit"> ({why})</span>}
            {source !== 'stated' && (
              <span className="unit">
                {' '}
                ({source === 'inferred' ? 'inferred' : 'known of the paper'}
                {why && `: ${why}`})
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
