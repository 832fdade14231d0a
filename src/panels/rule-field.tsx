/** The field of a rule of one's own: plain text over the same text in colours, what is wrong with it, sliders of its params. */
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { EXAMPLES } from '../../workers/language/examples.ts';
import type { Param } from '../../workers/language/rule.ts';
import { capitalized } from '../format.ts';
import { heldRace } from '../link/held-race.ts';
import { RACE } from '../link/route.ts';
import { Button } from '../ui/button.tsx';
import { PlaceSelect } from '../ui/select.tsx';
import { SliderField } from '../ui/slider-field.tsx';
import { completionsAt, piecesOf, readingOf, withSlid } from './rule-text.ts';
import { RuleTrial } from './rule-trial.tsx';
import { say } from '../../workers/words/say.ts';
import '../styles/rules.css';

interface Props {
  label: string;
  value: string;
  describedBy: string;
  /** The path of the rule in the scenario on show. */
  path?: string | undefined;
  /** Takes a rule that can be read; false if the scenario cannot have it. */
  onCommit(text: string): boolean | void;
}

/** A rule is run when nothing has been typed for this long, ms, or the field is left. */
const REST_MS = 600;

export function RuleField({ label, value, describedBy, path, onCommit }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const { rule, error } = useMemo(() => readingOf(text), [text]);
  const pieces = useMemo(() => piecesOf(text, error), [text, error]);
  // Undo and links bring another text from outside.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) setText(value);
  }
  const isNew = rule !== null && text !== value;
  const commit = (): void => {
    if (!isNew) return;
    setSent(text);
    onCommit(text);
  };
  const onRest = useEffectEvent(commit);
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(onRest, REST_MS);
    return () => clearTimeout(timer);
  }, [isNew, text]);

  const { from, offers } = caret === null ? { from: 0, offers: [] } : completionsAt(text, caret);
  const complete = (offer: string): void => {
    const area = field.current!;
    area.focus();
    area.setSelectionRange(from, caret);
    // So that the browser's own undo takes it back; where it cannot, the text is set.
    if (!document.execCommand('insertText', false, offer)) {
      area.setRangeText(offer, from, caret!, 'end');
      setText(area.value);
    }
    setCaret(area.selectionStart);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey && event.code === 'Space' && offers[0]) {
      event.preventDefault();
      complete(offers[0].text);
    }
  };
  const example = EXAMPLES.findIndex((each) => each.rule === text);
  return (
    <div className="rule-field">
      <PlaceSelect
        label="Begin from"
        chosen={example}
        absent="a rule of your own"
        words={EXAMPLES.map(({ name }) => name)}
        onChoose={(place) => setText(EXAMPLES[place]?.rule ?? text)}
      />
      {example >= 0 && <p className="help">{EXAMPLES[example]!.says}</p>}
      <label htmlFor={id} className="small ink-2">
        {label}
      </label>
      <div className="rule-text">
        <pre aria-hidden="true">
          {pieces.map((piece, index) => (
            <span key={index} className={`rule-${piece.kind}${piece.isWrong ? ' rule-wrong' : ''}`}>
              {piece.text}
            </span>
          ))}
          {'\n'}
        </pre>
        <textarea
          ref={field}
          id={id}
          rows={3}
          value={text}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={error !== null}
          aria-describedby={`${id}-why ${describedBy}`}
          onChange={(event) => {
            setText(event.target.value);
            setCaret(event.target.selectionStart);
          }}
          onKeyDown={onKeyDown}
          onSelect={(event) => caret !== null && setCaret(event.currentTarget.selectionStart)}
          onBlur={(event) => {
            commit();
            if (!event.relatedTarget?.closest('.rule-offers')) setCaret(null);
          }}
        />
      </div>
      {offers.length > 0 && (
        <p className="rule-offers flex wrap gap-4 small" role="group" aria-label="What may be meant">
          {offers.map((offer) => (
            <Button key={offer.text} className="chip" title={offer.help} onClick={() => complete(offer.text)}>
              {offer.text}
            </Button>
          ))}
        </p>
      )}
      <p id={`${id}-why`} className={error ? 'warning s' : 'visually-hidden'} role="status">
        {error && say('{why} The run keeps the last rule that could be read.', { why: sentence(error.message) })}
      </p>
      <RuleTrial text={rule ? text : null} paces={rule?.paces === true} />
      {rule && (
        <p className="small">
          <a href={RACE} onClick={() => (heldRace.card = text)}>
            Its card, and links that break it
          </a>
        </p>
      )}
      {rule?.params.map((param) => (
        <ParamSlider
          key={param.name}
          param={param}
          vary={path && `${path}.${param.name}`}
          onSet={(next) => setText(withSlid(text, param, next))}
        />
      ))}
    </div>
  );
}

/** With a capital and a full stop, unless it asks. */
function sentence(reason: string): string {
  return capitalized(reason) + (reason.endsWith('?') ? '' : '.');
}

function ParamSlider({ param, vary, onSet }: { param: Param; vary: string | undefined; onSet(value: number): void }) {
  const { name, value, least, most } = param;
  return <SliderField label={name} unit="" value={value} min={least} max={most} vary={vary} onCommit={onSet} />;
}
