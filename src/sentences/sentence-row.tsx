/** A sentence in two languages, with controls for what is put into it. */
import { memo, useState } from 'react';
import { compact } from '../format.ts';
import { argumentsOf, type Arguments, inEnglish } from '../narrator/words/sentence.ts';
import type { Messages } from '../words/bundle.ts';
import type { Row } from './checked.ts';
import { examplesOf, type Place, placesOf } from './places.ts';

interface Props {
  row: Row;
  /** How the second language is written: its tag, and which way. */
  lang: string;
  dir: 'ltr' | 'rtl';
  messages: Messages;
}

export const SentenceRow = memo(function SentenceRow({ row, lang, dir, messages }: Props) {
  const { english, id, standing, said, faults } = row;
  const places = placesOf(english, said);
  const [facts, setFacts] = useState<Arguments>(() => examplesOf(places));
  const put = places.length > 0 ? argumentsOf(english, facts, plainly) : undefined;
  const translation = standing === 'missing' ? undefined : messages.translate(english, put);
  return (
    <li className="sentence-row" data-standing={standing}>
      <p lang="en" dir="ltr" translate="no">
        {inEnglish(english, facts, plainly)}
      </p>
      {standing === 'missing' ? (
        <p className="ink-3">missing</p>
      ) : (
        <p lang={lang} dir={dir} translate="no">
          {translation ?? said}
        </p>
      )}
      {faults.length > 0 && (
        <ul className="sentence-faults small" translate="no">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {places.length > 0 && (
        <div className="sentence-places row wrap small">
          {places.map((place) => (
            <Control
              key={place.name}
              place={place}
              value={facts[place.name]}
              onChange={(value) => setFacts({ ...facts, [place.name]: value })}
            />
          ))}
        </div>
      )}
      <p className="sentence-id small ink-3" dir="ltr" translate="no">
        <code>{id}</code> {row.file}
      </p>
    </li>
  );
});

interface ControlProps {
  place: Place;
  value: unknown;
  onChange(value: string | number): void;
}

/** The largest number of the slider; the field beside it takes any. */
const SLIDER = 30;

function Control({ place, value, onChange }: ControlProps) {
  const { name } = place;
  if (place.is === 'number') {
    const number = Number(value);
    return (
      <label className="row gap-8">
        <bdi translate="no">{name}</bdi>
        <input
          type="range"
          aria-label={name}
          min={0}
          max={SLIDER}
          value={Math.min(SLIDER, number)}
          onChange={({ target }) => onChange(Number(target.value))}
        />
        <input
          type="number"
          aria-label={name}
          min={0}
          max={1e9}
          step="any"
          value={number}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      </label>
    );
  }
  return (
    <label className="row gap-8">
      <bdi translate="no">{name}</bdi>
      {place.is === 'code' ? (
        <select translate="no" value={Number(value)} onChange={({ target }) => onChange(Number(target.value))}>
          {place.words.map((word, code) => (
            <option key={code} value={code}>
              {code}: {word}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" maxLength={80} value={String(value)} onChange={({ target }) => onChange(target.value)} />
      )}
    </label>
  );
}

function plainly(value: number): string {
  return compact(value);
}
