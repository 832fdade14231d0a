import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { fixed } from '../format.ts';
import { usePage } from '../page.ts';
import { plainSentence, type SectionId } from '../scenario/describe.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { type Lesson, MAX_QUESTION } from '../lesson/lesson-fields.ts';
import { lesson, lessonFields, PARTS, SECTIONS } from '../lesson/lesson.ts';
import { embedCode, filled, type Freedom, freedomOf, hashNow, urlOf, withFreedom } from '../link/links.ts';
import { QrPicture } from '../ui/qr-picture.tsx';
import { Fold, Segments, Switch } from '../ui/controls.tsx';
import { closeAround, Modal } from './modal.tsx';
import '../styles/share.css';

/** Longer codes have modules too small for the back row. */
const FAR = 300;
const COPIED_MS = 2_000;

const SECTION_NAMES: Readonly<Record<SectionId, string>> = {
  flows: 'Flows',
  bottleneck: 'Bottleneck',
  disturbance: 'Disturbance',
  losses: 'Losses',
  now: 'Do it now',
  run: 'Run',
};
const PART_NAMES: Readonly<Record<(typeof PARTS)[number], string>> = {
  sentence: 'The sentence',
  stage: 'The network',
  charts: 'The charts',
  numbers: 'The numbers',
};

/** What is to be asked of those who open the link; what this page was asked itself, until it is changed. Kept while the panel is closed. */
const draft = createStore<Lesson>(() => lessonFields());
lesson.subscribe(() => draft.setState(lessonFields(), true));

/** The run on show as a link, a code for cameras, an embed; and what its readers may do. */
export function SharePanel() {
  const { player } = usePage();
  const fields = useStore(draft);
  const [link, setLink] = useState<{ hash: string } | { problem: string } | null>(null);
  const [large, enlarge] = useState(false);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let current = true;
    void hashNow(player, filled(fields)).then((made) => current && setLink(made));
    return () => {
      current = false;
    };
  }, [player, fields]);
  const url = link && 'hash' in link ? urlOf(link.hash) : '';
  const { scenario } = player.state;
  const words = plainSentence(scenario, effectiveAt(scenario, 0));
  if (large) {
    return (
      <Modal name="share" label="Share" className="popover share-panel room">
        <QrPicture text={url} />
        <div className="row">
          <button type="button" className="small-button" onClick={() => enlarge(false)}>
            Smaller
          </button>
        </div>
      </Modal>
    );
  }
  return (
    <Modal name="share" label="Share" className="popover share-panel">
      <h2 ref={head}>Share</h2>
      {link && 'problem' in link && (
        <p className="warning" role="alert">
          {link.problem}
        </p>
      )}
      <div className="share-link">
        <div>
          <CopyField label="Link" text={url} what="Copy link">
            {'share' in navigator && (
              <button
                type="button"
                className="small-button"
                disabled={!url}
                onClick={() => void navigator.share({ title: 'Sawtooth', text: words, url }).catch(() => undefined)}
              >
                Send…
              </button>
            )}
            {url && (
              <a className="link-button" href={url} target="_blank" rel="noopener">
                Try it
              </a>
            )}
          </CopyField>
          <p className="help">
            The whole run is in it: every setting, the seed, what you changed while it ran, and how it is shown.
            {url && ` ${url.length} characters.`}
          </p>
          <EmbedField url={url} title={`Sawtooth: ${words}`} time={Number(player.time.toFixed(2))} />
        </div>
        {url && (
          <div>
            <button
              type="button"
              className="qr-button"
              title="For the room"
              aria-label="Show the QR code large"
              onClick={() => enlarge(true)}
            >
              <QrPicture text={url} />
            </button>
            <p className="help">
              {url.length > FAR ? 'A long link: scan it from near.' : 'Press it for the back row.'}
            </p>
          </div>
        )}
      </div>
      <Fold title="For a class" value={asked(filled(fields))}>
        <ClassFields fields={fields} />
      </Fold>
      <div className="row">
        <button type="button" className="small-button" onClick={() => closeAround(head.current!)}>
          Close
        </button>
      </div>
    </Modal>
  );
}

/** In a few words, what the link asks of its readers. */
function asked({ locked = [], note, question, theme }: Lesson): string {
  const hidden = locked.filter((id) => id.endsWith('.hidden')).length;
  const parts = [
    note && 'a note',
    question && 'a question',
    locked.length > hidden && `${locked.length - hidden} locked`,
    hidden > 0 && `${hidden} hidden`,
    theme,
  ];
  return parts.filter(Boolean).join(', ') || 'nothing asked';
}

/** A text to be copied by one press, or by hand where the browser does not let the page. */
function CopyField({
  label,
  text,
  what,
  lines,
  children,
}: {
  label: string;
  text: string;
  what: string;
  lines?: number;
  children?: React.ReactNode;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [said, say] = useState('');
  const copy = async (): Promise<void> => {
    field.current!.select();
    try {
      await navigator.clipboard.writeText(text);
      say('Copied');
    } catch {
      // Not allowed, or not to be had over plain http.
      say('Selected; copy it with Ctrl+C');
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => say(''), COPIED_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const props = {
    id,
    ref: field,
    value: text,
    readOnly: true,
    spellCheck: false,
    onFocus: () => field.current!.select(),
  };
  return (
    <>
      <h3>
        <label htmlFor={id}>{label}</label>
      </h3>
      {lines ? <textarea {...props} rows={lines} /> : <input type="text" {...props} />}
      <div className="row">
        <button type="button" className="small-button" disabled={!text} onClick={() => void copy()}>
          {what}
        </button>
        {children}
        <span className="help" role="status">
          {said}
        </span>
      </div>
    </>
  );
}

/** The text that puts the run into another page. */
function EmbedField({ url, title, time }: { url: string; title: string; time: number }) {
  const [play, setPlay] = useState(false);
  const [here, setHere] = useState(time > 0);
  const code = url && embedCode(url, title, { play, at: here ? time : 0 });
  return (
    <>
      <CopyField label="In a page of yours" text={code} what="Copy embed" lines={4} />
      <Switch label="Plays at once" checked={play} onChange={setPlay} />
      {time > 0 && <Switch label={`Begins at ${fixed(time, 2)} s`} checked={here} onChange={setHere} />}
    </>
  );
}

/** What the link asks of its readers. */
function ClassFields({ fields }: { fields: Lesson }) {
  const { locked = [], theme } = fields;
  const change = (part: Partial<Lesson>): void => draft.setState(part);
  const set = (part: string, freedom: Freedom): void =>
    change({ locked: withFreedom(draft.getState().locked ?? [], part, freedom) });
  const all = (freedom: Freedom): void => SECTIONS.forEach((part) => set(part, freedom));
  return (
    <>
      <div className="share-words">
        <Words label="Note" value={fields.note} most={LIMITS.text} lines={2} onChange={(note) => change({ note })} />
        <Words
          label="Question"
          value={fields.question}
          most={MAX_QUESTION}
          onChange={(question) => change({ question })}
        />
        <Words
          label="Its answer, behind a press"
          value={fields.answer}
          most={LIMITS.text}
          onChange={(answer) => change({ answer })}
        />
      </div>
      <h3>What readers may change</h3>
      <div className="row">
        <button type="button" className="small-button" onClick={() => all('locked')}>
          Lock all
        </button>
        <button type="button" className="small-button" onClick={() => all('free')}>
          Free all
        </button>
      </div>
      <div className="share-parts">
        {SECTIONS.map((part) => (
          <Segments
            key={part}
            label={SECTION_NAMES[part]}
            value={freedomOf(locked, part)}
            options={[
              { value: 'free', label: 'Free' },
              { value: 'locked', label: 'Locked' },
              { value: 'hidden', label: 'Hidden' },
            ]}
            onChange={(freedom) => set(part, freedom)}
          />
        ))}
      </div>
      <h3>What they see</h3>
      <div className="share-parts">
        {PARTS.map((part) => (
          <Switch
            key={part}
            label={PART_NAMES[part]}
            checked={freedomOf(locked, part) !== 'hidden'}
            onChange={(shown) => set(part, shown ? 'free' : 'hidden')}
          />
        ))}
        <Segments
          label="Colours"
          value={theme ?? 'any'}
          options={[
            { value: 'any', label: 'Their own' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          onChange={(chosen) => change({ theme: chosen === 'any' ? undefined : chosen })}
        />
      </div>
      <p className="help">
        A lock keeps hands off, and is no secret: all of this, the answer too, stands in the link for whoever can read
        one.
      </p>
    </>
  );
}

function Words({
  label,
  value = '',
  most,
  lines,
  onChange,
}: {
  label: string;
  value: string | undefined;
  most: number;
  lines?: number;
  onChange(value: string): void;
}) {
  const id = useId();
  const props = {
    id,
    value,
    maxLength: most,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {lines ? <textarea {...props} rows={lines} /> : <input type="text" autoComplete="off" {...props} />}
    </>
  );
}
