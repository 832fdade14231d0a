import { useRef, useState } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { countText } from '../format.ts';
import { usePage } from '../page.ts';
import { plainSentence } from '../scenario/describe.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { Confirm } from './confirm.tsx';
import { forgetHistory } from './session.ts';
import { type KeptScenario, LIMITS, shelf } from './library.ts';

/** What this browser keeps of a person's work: to open, to name, to delete. */
export function KeptLists({ onOpen }: { onOpen(scenario: Scenario): void }) {
  const [kept, setKept] = useState(() => shelf.list());
  const [news, setNews] = useState('');
  const head = useRef<HTMLHeadingElement>(null);
  const afterwards = (words: string): void => {
    setKept(shelf.list());
    setNews(words);
  };
  /** The button that was pressed is gone with what it deleted. */
  const deleted = (words: string): void => {
    afterwards(words);
    head.current!.focus();
  };
  const some = kept.recent.length + kept.named.length + kept.broken > 0;
  return (
    <section className="kept" aria-labelledby="kept-head">
      <h3 id="kept-head" ref={head} tabIndex={-1}>
        Yours
      </h3>
      {!kept.forbidden && <NameForm taken={kept.named.map(({ name }) => name)} onKept={afterwards} />}
      <Rows
        title="Named"
        entries={kept.named}
        onOpen={onOpen}
        onDelete={({ name }) => {
          shelf.removeNamed(name);
          deleted(`“${name}” is deleted.`);
        }}
      />
      <Rows
        title="Recent"
        entries={kept.recent}
        onOpen={onOpen}
        onDelete={({ scenario }) => {
          shelf.removeRecent(scenario);
          deleted('It is deleted.');
        }}
      />
      {kept.broken > 0 && (
        <p className="help">
          {kept.broken === 1
            ? 'One more cannot be read and is left out.'
            : `${kept.broken} more cannot be read and are left out.`}{' '}
          <button
            type="button"
            className="link-button"
            onClick={() => {
              shelf.removeBroken();
              deleted('What could not be read is deleted.');
            }}
          >
            Delete what cannot be read
          </button>
        </p>
      )}
      <p className="news-of-kept" role="status">
        {news}
      </p>
      <div className="kept-foot">
        <p className="help">
          {kept.forbidden
            ? 'This browser does not let the page keep anything: what you make is in the address.'
            : `${some ? '' : 'What you change and run appears here. '}Kept by this browser, on this machine only.${worksOffline() ? ' So is this page: it opens without a network.' : ''}`}
        </p>
        {some && (
          <Confirm
            words="Delete everything kept here"
            sure="Delete everything"
            label="Delete everything kept here"
            className="link-button"
            onYes={() => {
              shelf.clear();
              forgetHistory(() => sessionStorage);
              deleted('Everything kept here is deleted.');
            }}
          />
        )}
      </div>
    </section>
  );
}

/** Whether the service worker has the page. */
function worksOffline(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** A name for what is on show, so that it is found again. */
function NameForm({ taken, onKept }: { taken: readonly string[]; onKept(words: string): void }) {
  const { player } = usePage();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState('');
  const called = name.trim();
  const keep = (): void => {
    const inTheWay = shelf.keepNamed(called, player.state.scenario);
    setRefused(inTheWay ?? '');
    if (inTheWay !== null) return;
    setName('');
    onKept(`Kept as “${called}”.`);
  };
  return (
    <div className="name-form">
      <label htmlFor="kept-name">Name the scenario on show</label>
      <input
        id="kept-name"
        type="text"
        autoComplete="off"
        maxLength={LIMITS.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          // Enter may also choose among what an input method offers.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && called !== '') keep();
        }}
      />
      <button type="button" className="small-button" disabled={called === ''} onClick={keep}>
        {taken.includes(called) ? 'Replace it' : 'Keep it'}
      </button>
      {refused && (
        <p className="warning" role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}

interface RowsProps {
  title: string;
  entries: readonly KeptScenario[];
  onOpen(scenario: Scenario): void;
  onDelete(entry: KeptScenario): void;
}

function Rows({ title, entries, onOpen, onDelete }: RowsProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <h4 id={`kept-${title}`}>{title}</h4>
      <ul className="kept-rows" aria-labelledby={`kept-${title}`}>
        {entries.map((entry) => {
          const { at, name, scenario } = entry;
          const called = name || scenario.title;
          return (
            <li key={name || JSON.stringify(scenario)}>
              <button type="button" className="kept-open" onClick={() => onOpen(scenario)}>
                {called && <b>{called}</b>} <span>{inWords(scenario)}</span>
              </button>
              <time dateTime={new Date(at).toISOString()}>{dateText(at)}</time>
              <Confirm
                words="Delete"
                sure="Delete it"
                label={`Delete ${name ? `“${name}”` : `the one of ${dateText(at)}`}`}
                className="link-button"
                onYes={() => onDelete(entry)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The scenario as its sentence, and how much happens in it. */
function inWords(scenario: Scenario): string {
  const changes = scenario.events.length;
  return (
    plainSentence(scenario, effectiveAt(scenario, 0)) +
    (changes > 0 ? ` ${countText(changes, 'change')} while it runs.` : '')
  );
}

/** `21 Nov, 14:05`; with the year if it is another one. */
function dateText(at: number): string {
  const date = new Date(at);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year,
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
}
