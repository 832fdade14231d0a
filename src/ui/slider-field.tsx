import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { compact, unitOf } from '../format.ts';
import { sliderScale } from '../scenario/slider.ts';
import { Marked } from '../terms/marked.tsx';
import { NumberField } from './number-field.tsx';
import { say } from '../../workers/words/say.ts';

interface Props {
  label: string;
  /** A variable's sign, set after the label; the unit then stands with them, in full. */
  symbol?: string;
  unit: string;
  value: number;
  min: number;
  max: number;
  /** Only whole numbers make sense: the slider steps by 1. */
  whole?: boolean;
  /** Values worth a tick, with what they stand for. */
  ticks?: readonly { value: number; source: string }[];
  /** Id of the text that explains it. */
  describedBy?: string;
  /** The path of the setting in the scenario on show. */
  vary?: string | undefined;
  onCommit(value: number): void;
}

/** Travel of the native slider; fine enough for any width. */
const TRAVEL = 1000;
/** A value is applied when the slider has rested this long, ms, or is let go. */
const REST_MS = 250;

/** A slider for feel and a field for exactness. Beyond the slider's ends the field still takes any legal value. */
export function SliderField(props: Props) {
  const { label, symbol, unit, value, min, max, whole = false, ticks = [], describedBy, vary, onCommit } = props;
  const id = useId();
  const scale = sliderScale(min, max, whole);
  const [draft, setDraft] = useState<number | null>(null);
  const timer = useRef(0);
  const shown = draft ?? value;
  const position = scale.position(shown);

  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (next: number | null): void => {
    clearTimeout(timer.current);
    setDraft(null);
    if (next !== null && next !== value) onCommit(next);
  };
  const move = (next: number): void => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => commit(next), REST_MS);
  };
  // A count goes up by one. A native step of a log slider may round to the same value: go on until it is another.
  const nudge = (event: KeyboardEvent): void => {
    const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    if (whole) return move(Math.min(max, Math.max(min, shown + way * (event.shiftKey ? 10 : 1))));
    let place = position + (way * (event.shiftKey ? 10 : 1)) / 100;
    while (scale.value(place) === shown && place > 0 && place < 1) place += way / 200;
    move(scale.value(place));
  };

  return (
    <div className="slider-field" data-vary={vary}>
      <label htmlFor={id}>
        <Marked text={label} />
        {symbol && (
          <>
            {' '}
            <i className="symbol">
              {symbol.split('_').map((part, level) => (level === 0 ? part : <sub key={level}>{part}</sub>))}
            </i>
          </>
        )}
        {symbol && unit && <span className="unit">, {say(unit)}</span>}
      </label>
      <span className="value">
        <NumberField
          label={[symbol ? `${say(label)} ${symbol}` : say(label), say(unit)].filter(Boolean).join(', ')}
          value={shown}
          describedBy={describedBy}
          onCommit={commit}
        />
        {!symbol && <span className="unit small ink-3">{unit}</span>}
      </span>
      <span className="slider block relative">
        <input
          id={id}
          type="range"
          min={0}
          max={TRAVEL}
          step={1}
          value={Math.round(position * TRAVEL)}
          aria-valuetext={`${compact(shown)} ${say(unitOf(compact(shown), unit))}`.trim()}
          aria-describedby={describedBy}
          style={{ '--done': `${position * 100}%` } as React.CSSProperties}
          onChange={(event) => move(scale.value(Number(event.target.value) / TRAVEL))}
          onKeyDown={nudge}
          onPointerUp={() => commit(draft)}
          // A press on a button right after typing means the typed value.
          onBlur={() => commit(draft)}
        />
        {ticks.map((tick) => (
          <i
            key={tick.source + tick.value}
            title={`${compact(tick.value)}: ${tick.source}`}
            style={{ left: `calc(7px + ${scale.position(tick.value)} * (100% - 14px))` }}
          />
        ))}
      </span>
    </div>
  );
}
