import { useEffect, useRef, useState } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { currentLanguage } from '../words/language.ts';
import { inRow, say } from '../../workers/words/say.ts';
import { usePage } from '../page.ts';
import { scenarioText } from '../scenario/in-words.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { forgetHistory } from './session.ts';
import { library, LIMITS, type SavedScenario } from './library.ts';
import { Warning } from '../ui/warning.tsx';
import { Button, LinkButton, SmallButton } from '../ui/button.tsx';

/** The library: scenarios to open, to name and to delete. */
export function LibraryLists({ onOpen }: { onOpen(scenario: Scenario): void }) {
  const [fetching, setFetching] = useState(() => library.fetching());
  const [contents, setContents] = useState(() => library.list());
  useEffect(() => {
    let still = true;
    const show = (): void => {
      if (!still) return;
      setContents(library.list());
      setFetching(null);
    };
    fetching?.then(show, show);
    return () => {
      still = false;
    };
  }, [fetching]);
  const [news, setNews] = useState('');
  const head = useRef<HTMLHeadingElement>(null);
  const update = (words: string): void => {
    setContents(library.list());
    setNews(words);
  };
  /** The button that was pressed has gone with its row, so the focus moves to the heading. */
  const deleted = (words: string): void => {
    update(words);
    head.current!.focus();
  };
  const unread = contents.unread.length;
  const some = contents.recent.length + contents.named.length + unread + contents.broken > 0;
  return (
    <section className="library" aria-labelledby="library-head">
      <h3 id="library-head" ref={head} tabIndex={-1}>
        Yours
      </h3>
      {!contents.forbidden && (
        <NameForm taken={[...contents.named, ...contents.unread].map(({ name }) => name)} onSaved={update} />
      )}
      <Rows
        title="Named"
        entries={contents.named}
        onOpen={onOpen}
        onDelete={({ name }) => {
          library.removeNamed(name);
          deleted(say('“{name}” is deleted.', { name }));
        }}
      />
      <Rows
        title="Recent"
        entries={contents.recent}
        onOpen={onOpen}
        onDelete={({ scenario }) => {
          library.removeRecent(scenario);
          deleted(say('It is deleted.'));
        }}
      />
      {unread > 0 && !fetching && (
        <p className="help" role="alert">
          {unread === 1
            ? say(
                'One more has a rule and is kept: the part of the page that reads rules could not be fetched. Close this and open it again to try again.',
              )
            : say(
                '{count} more have a rule and are kept: the part of the page that reads rules could not be fetched. Close this and open it again to try again.',
                { count: unread },
              )}
        </p>
      )}
      {contents.broken > 0 && (
        <p className="help">
          {contents.broken === 1
            ? say('One more cannot be read and is left out.')
            : say('{count} more cannot be read and are left out.', { count: contents.broken })}{' '}
          <LinkButton
            onClick={() => {
              library.removeBroken();
              deleted(say('What could not be read is deleted.'));
            }}
          >
            Delete what cannot be read
          </LinkButton>
        </p>
      )}
      <p className="library-news s ink-2" role="status">
        {news}
      </p>
      <div className="library-foot row on-line wrap apart">
        <p className="help">
          {contents.forbidden
            ? 'This browser does not let the page keep anything: what you make is in the address.'
            : inRow('{first} {next}', [
                ...(some ? [] : [say('What you change and run appears here.')]),
                say('Kept by this browser, on this machine only.'),
                ...(worksOffline() ? [say('So is this page: it opens without a network.')] : []),
              ])}
        </p>
        {some && (
          <Confirm
            words="Delete everything kept here"
            sure={say('Delete everything')}
            label="Delete everything kept here"
            onYes={() => {
              library.clear();
              forgetHistory(() => sessionStorage);
              deleted(say('Everything kept here is deleted.'));
            }}
          />
        )}
      </div>
    </section>
  );
}

/** Whether the service worker serves the page. */
function worksOffline(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/** Names the scenario on show and saves it. */
function NameForm({ taken, onSaved }: { taken: readonly string[]; onSaved(words: string): void }) {
  const { player } = usePage();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState('');
  const called = name.trim();
  const save = (): void => {
    const problem = library.addNamed(called, player.state.scenario);
    setRefused(problem ?? '');
    if (problem !== null) return;
    setName('');
    onSaved(say('Kept as “{name}”.', { name: called }));
  };
  return (
    <div className="name-form row wrap small">
      <label htmlFor="library-name">Name the scenario on show</label>
      <input
        id="library-name"
        type="text"
        autoComplete="off"
        maxLength={LIMITS.name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          // While an input method composes, Enter chooses among its words.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && called !== '') save();
        }}
      />
      <SmallButton disabled={called === ''} onClick={save}>
        {taken.includes(called) ? 'Replace it' : 'Keep it'}
      </SmallButton>
      <Warning>{refused}</Warning>
    </div>
  );
}

interface RowsProps {
  title: string;
  entries: readonly SavedScenario[];
  onOpen(scenario: Scenario): void;
  onDelete(entry: SavedScenario): void;
}

function Rows({ title, entries, onOpen, onDelete }: RowsProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <h4 className="small ink-3" id={`library-${title}`}>
        {title}
      </h4>
      <ul className="library-rows" aria-labelledby={`library-${title}`}>
        {entries.map((entry) => {
          const { at, name, scenario } = entry;
          const called = name || scenario.title;
          return (
            <li className="s on-line" key={name || JSON.stringify(scenario)}>
              <Button className="library-open to-left" onClick={() => onOpen(scenario)}>
                {called && <b>{called}</b>} <span className="ink-2">{inWords(scenario)}</span>
              </Button>
              <time className="ink-3 nowrap" dateTime={new Date(at).toISOString()}>
                {dateText(at)}
              </time>
              <Confirm
                words="Delete"
                sure={say('Delete it')}
                label={
                  name ? say('Delete “{name}”', { name }) : say('Delete the one of {date}', { date: dateText(at) })
                }
                onYes={() => onDelete(entry)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The scenario in a sentence, and its number of changes. */
function inWords(scenario: Scenario): string {
  const changes = scenario.events.length;
  const text = scenarioText(scenario, effectiveAt(scenario, 0));
  if (changes === 0) return text;
  const more =
    changes === 1
      ? say('1\u00a0change while it runs.')
      : say('{count}\u00a0changes while it runs.', { count: changes });
  return inRow('{first} {next}', [text, more]);
}

/** `21 Nov, 14:05`; with the year if it is not this one. */
function dateText(at: number): string {
  const date = new Date(at);
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  const language = currentLanguage();
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : `${language}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year,
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
}

interface Props {
  /** Text of the button, and of the one that confirms. */
  words: string;
  sure: string;
  /** Accessible name: what the button deletes. */
  label: string;
  onYes(): void;
}

/** A button for what cannot be undone: it asks for confirmation in its place. A double press does nothing. */
function Confirm({ words, sure, label, onYes }: Props) {
  const [asking, setAsking] = useState<boolean | null>(null);
  const no = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking !== null) (asking ? no : first).current!.focus();
  }, [asking]);
  if (!asking)
    return (
      <Button ref={first} className="link-button" aria-label={label} onClick={() => setAsking(true)}>
        {words}
      </Button>
    );
  return (
    <span role="group" aria-label={label} className="confirm gap-12">
      <Button className="link-button warning-button" onClick={onYes}>
        {sure}
      </Button>
      <Button ref={no} className="link-button" onClick={() => setAsking(false)}>
        No
      </Button>
    </span>
  );
}
