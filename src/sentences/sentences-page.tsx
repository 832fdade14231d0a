/** All that the page says, in English and in one other language beside it: as the page has it, or as a file has that somebody makes. */
import '../styles/sentences.css';
import '../styles/right-to-left.css';

import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { save } from '../export/save.ts';
import { Frame } from '../frame/frame.tsx';
import type { Place } from '../link/route.ts';
import { useSliced } from '../slices.ts';
import { SmallButton } from '../ui/button.tsx';
import { Select } from '../ui/controls.tsx';
import { messagesOf } from '../words/bundle.ts';
import { type Entry, unfilled } from '../words/entries.ts';
import { currentLanguage, type Language, LANGUAGES } from '../words/language.ts';
import { ownName } from '../words/names.ts';
import { previewOf } from '../words/preview.ts';
import { say } from '../../workers/words/say.ts';
import { filesOf, speakFrom } from '../words/speak.ts';
import { checking, type Row, type Standing } from './checked.ts';
import { type Sentence, SENTENCES } from './list.ts';
import { Warning } from '../ui/warning.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { useTitle } from '../ui/use-title.ts';
import { dropped, unreadable } from '../ui/dropped.ts';
import { FileField } from '../ui/file-field.tsx';
import { SentenceRow } from './sentence-row.tsx';

/** Rows that are shown at once. */
const SHOWN = 100;

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** A file that is tried: kept while the page is made anew in it. */
interface Tried {
  name: string;
  text: string;
}
let tried: Tried | null = null;

interface Props {
  place: Place;
  sentences?: readonly Sentence[];
  /** Fetches the files of a language. */
  fetchFiles?(this: void, language: Language): Promise<readonly string[]>;
}

export function SentencesPage({ place, sentences = SENTENCES, fetchFiles = filesOf }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState<Language>(() => OTHERS.find((each) => each === currentLanguage()) ?? 'de');
  const [file, setFile] = useState(tried);
  const [problem, setProblem] = useState('');
  const [files, setFiles] = useState<{ language: Language; texts: readonly string[] } | null>(null);
  useTitle(say('Sentences · Sawtooth'));
  useEffect(() => {
    let still = true;
    const set = (texts: readonly string[]): void => void (still && setFiles({ language, texts }));
    if (file) set([file.text]);
    else fetchFiles(language).then(set, () => still && setProblem(say('This language could not be fetched.')));
    return () => {
      still = false;
    };
  }, [language, file, fetchFiles]);
  const take = async (given: File | string | undefined): Promise<void> => {
    if (given === undefined) return;
    const read =
      typeof given === 'string'
        ? { refusal: given }
        : await previewOf(given).catch(() => ({ refusal: unreadable(given) }));
    // What is on show stays where a file is refused.
    setProblem('refusal' in read ? read.refusal : '');
    if ('text' in read) setFile((tried = { name: (given as File).name.slice(0, 80), text: read.text }));
  };
  useEffect(() => {
    const page = body.current!;
    const drop = (event: DragEvent): void => {
      // Elsewhere a file that is dropped opens as a run or a lesson.
      event.preventDefault();
      event.stopPropagation();
      void take(dropped(event.dataTransfer!));
    };
    page.addEventListener('drop', drop);
    return () => page.removeEventListener('drop', drop);
  }, []);
  return (
    <Frame place={place} title="Sawtooth: sentences" body={body}>
      <main className="gallery sentences">
        <h1 className="figure-title" tabIndex={-1}>
          What the page says
        </h1>
        <p className="notice ink-2 pretty">
          Every sentence in two languages. Drop a translation of your own here, a file in Fluent’s syntax, and see what
          it says, what is missing, and what breaks.
        </p>
        <div className="sentences-file row wrap gap-16">
          <Select<Language>
            label="Beside English"
            value={language}
            options={OTHERS.map((value) => ({ value, label: ownName(value) }))}
            onChange={(other) => {
              setProblem('');
              setLanguage(other);
            }}
          />
          <FileField
            label={say('A file of your own')}
            accept=".ftl,text/plain"
            onFile={(chosen) => void take(chosen)}
          />
          {file && (
            <p className="row wrap gap-8" role="status">
              <bdi translate="no">{file.name}</bdi>
              {currentLanguage() !== 'en' && (
                <SmallButton onClick={() => speakFrom(file.text)}>Show the page in it</SmallButton>
              )}
              <SmallButton onClick={() => setFile((tried = null))}>Leave it</SmallButton>
            </p>
          )}
        </div>
        <Warning>{problem}</Warning>
        {files ? (
          <Sentences {...files} sentences={sentences} />
        ) : (
          <p className="help" role="status">
            One moment…
          </p>
        )}
      </main>
    </Frame>
  );
}

interface ListProps {
  sentences: readonly Sentence[];
  language: Language;
  texts: readonly string[];
}

type Wanted = 'all' | Standing | 'stale';

function Sentences({ sentences, language, texts }: ListProps) {
  const work = useCallback(() => checking(sentences, language, texts), [sentences, language, texts]);
  const checked = useSliced(work);
  const messages = useMemo(() => messagesOf(language, texts), [language, texts]);
  const [wanted, want] = useState<Wanted>('all');
  const [area, setArea] = useState('');
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(SHOWN);
  const looked = useDeferredValue(typed.trim().toLowerCase());
  if (!checked)
    return (
      <p className="help" role="status">
        One moment…
      </p>
    );
  const { rows, stale } = checked.result;
  const counts = { all: rows.length, stale: stale.length, said: 0, missing: 0, broken: 0 };
  for (const { standing } of rows) counts[standing] += 1;
  const shown = rows.filter(
    (row) =>
      (wanted === 'all' || row.standing === wanted) &&
      (area === '' || row.area === area) &&
      [row.english, row.said, row.id].some((text) => text.toLowerCase().includes(looked)),
  );
  const missing = rows.filter(({ standing }) => standing === 'missing');
  return (
    <>
      <div className="filters row wrap" role="search" aria-label="Sentences">
        <SearchField label="Find a sentence" value={typed} onChange={setTyped} />
        <Select<Wanted>
          label="Show"
          value={wanted}
          options={[
            { value: 'all', label: say('all: {count}', { count: counts.all }) },
            { value: 'said', label: say('translated: {count}', { count: counts.said }) },
            { value: 'missing', label: say('missing: {count}', { count: counts.missing }) },
            { value: 'broken', label: say('broken: {count}', { count: counts.broken }) },
            { value: 'stale', label: say('stale: {count}', { count: counts.stale }) },
          ]}
          onChange={want}
        />
        <Select
          label="Part"
          value={area}
          options={[
            { value: '', label: say('all') },
            ...[...new Set(sentences.map((each) => each.area))].map((value) => ({ value, label: value })),
          ]}
          onChange={setArea}
        />
        <span className="filter-count small ink-3 end" role="status">
          {wanted === 'stale' ? counts.stale : shown.length}
        </span>
      </div>
      {wanted === 'stale' ? (
        <StaleOnes entries={stale} />
      ) : (
        <ol className="sentence-list">
          {shown.slice(0, most).map((row) => (
            <SentenceRow
              key={`${language} ${row.id} ${row.said}`}
              row={row}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              messages={messages}
            />
          ))}
        </ol>
      )}
      <div className="sentences-file row wrap gap-16">
        {wanted !== 'stale' && shown.length > most && (
          <SmallButton onClick={() => setMost(most + SHOWN)}>
            {say('{shown} of {count} are shown: {more} more', {
              shown: most,
              count: shown.length,
              more: Math.min(SHOWN, shown.length - most),
            })}
          </SmallButton>
        )}
        {missing.length > 0 && (
          <SmallButton onClick={() => saveMissing(language, missing)}>
            {say('Save the {count} that are missing as a file to fill in', { count: missing.length })}
          </SmallButton>
        )}
      </div>
    </>
  );
}

function StaleOnes({ entries }: { entries: readonly Entry[] }) {
  return (
    <>
      <p className="help">These are of no sentence that stands in this list.</p>
      <ol className="sentence-list" translate="no">
        {entries.slice(0, SHOWN).map(({ id, english, said }) => (
          <li className="sentence-row" key={id}>
            <p lang="en" translate="no">
              {english ?? ''}
            </p>
            <p translate="no">{said}</p>
            <p className="sentence-id small ink-3" translate="no">
              <code>{id}</code>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function saveMissing(language: Language, missing: readonly Row[]): void {
  save(`${language}-missing.ftl`, 'text/plain', [missing.map(({ english }) => unfilled(english)).join('\n')]);
}
