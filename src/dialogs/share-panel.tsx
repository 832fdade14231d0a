import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { fixed } from '../format.ts';
import { usePage } from '../page.ts';
import { scenarioText } from '../scenario/in-words.ts';
import { effectiveAt } from '../scenario/effective.ts';
import type { Lesson } from '../lesson/lesson-fields.ts';
import { lesson, lessonFields } from '../lesson/lesson.ts';
import { PackPanel } from '../course/pack-panel.tsx';
import { CopiedFrame, EMBED_WIDTH, type Measured } from '../embed/copied.tsx';
import { saveJson } from '../export/save.ts';
import { embedCode, filled, hashNow, urlOf } from '../link/links.ts';
import { Fold, Switch } from '../ui/controls.tsx';
import { ClassFields } from '../ui/class-fields.tsx';
import { CopyField, LinkField } from '../ui/copy-field.tsx';
import { closeAround, Modal } from '../ui/modal.tsx';
import { RoomCode, RoomCodeButton } from '../ui/room-code.tsx';
import { SmallButton } from '../ui/button.tsx';
import '../styles/share.css';
import { Warning } from '../ui/warning.tsx';
import { inRow, say } from '../../workers/words/say.ts';
import { sayMarked } from '../words/say-marked.tsx';

/** Longer codes have modules too small for the back row. */
const FAR = 300;

/** What the link will ask of its readers, kept while the panel is closed. It begins with what this page's own link asks. */
const draft = createStore<Lesson>(() => lessonFields());
lesson.subscribe(() => draft.setState(lessonFields(), true));

/** The run on show as a link, a QR code and an embed, and what readers of the link may do. */
export function SharePanel() {
  const { player } = usePage();
  const fields = useStore(draft);
  const [link, setLink] = useState<{ hash: string } | { problem: string } | null>(null);
  const [large, enlarge] = useState(false);
  // The run may go on behind the panel: what is offered stays what the reader saw.
  const [time] = useState(() => Number(player.time.toFixed(2)));
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
  const words = scenarioText(scenario, effectiveAt(scenario, 0));
  if (large) return <RoomCode url={url} onSmaller={() => enlarge(false)} />;
  return (
    <Modal name="share" label="Share" className="popover share-panel">
      <h2 ref={head}>Share</h2>
      {link && 'problem' in link && (
        <>
          <Warning>{say('{problem} A reload of this tab keeps it.', { problem: link.problem })}</Warning>
          <SmallButton onClick={() => saveJson('sawtooth-scenario.json', scenario)}>Save the scenario</SmallButton>
        </>
      )}
      <div className="share-link">
        <div>
          <LinkField url={url} title="Sawtooth" text={words} />
          <p className="help">
            {inRow('{first} {next}', [
              say(
                'The whole run is in it: every setting, the seed, what you changed while it ran, and how it is shown.',
              ),
              ...(url ? [say('{count} characters.', { count: url.length })] : []),
            ])}
          </p>
          <EmbedField url={url} title={`Sawtooth: ${words}`} time={time} />
        </div>
        {url && (
          <RoomCodeButton
            url={url}
            help={url.length > FAR ? 'A long link: scan it from near.' : 'Press it for the back row.'}
            onLarger={() => enlarge(true)}
          />
        )}
      </div>
      <Fold title="For a class" value={asked(filled(fields))}>
        <ClassFields fields={fields} url={url} change={(part) => draft.setState(part)} />
      </Fold>
      {fields.question?.trim() && url && (
        <PackPanel content={() => Promise.resolve({ title: fields.question!, hash: url.slice(url.indexOf('#')) })} />
      )}
      <p className="help">
        {sayMarked(
          '<make>Make a lesson</make>: questions about this run and others, step by step.',
          {},
          {
            make: (marked) => (
              <a href="#/lessons?make=1" onClick={() => closeAround(head.current!)}>
                {marked}
              </a>
            ),
          },
        )}
      </p>
      <div className="row gap-8 presses">
        <SmallButton onClick={() => closeAround(head.current!)}>Close</SmallButton>
      </div>
    </Modal>
  );
}

/** What the link asks of its readers, in a few words. */
function asked({ locked = [], note, question, theme }: Lesson): string {
  const hidden = locked.filter((id) => id.endsWith('.hidden')).length;
  const parts = [
    ...(note ? [say('a note')] : []),
    ...(question ? [say('a question')] : []),
    ...(locked.length > hidden ? [say('{count} locked', { count: locked.length - hidden })] : []),
    ...(hidden > 0 ? [say('{count} hidden', { count: hidden })] : []),
    ...(theme ? [say(theme)] : []),
  ];
  return inRow('{first}, {next}', parts) || say('nothing asked');
}

/** The HTML that shows the run in another page. */
function EmbedField({ url, title, time }: { url: string; title: string; time: number }) {
  const [play, setPlay] = useState(false);
  const [here, setHere] = useState(time > 0);
  // The link whose height is known: until a new one's is, the code stays as it was.
  const [measured, setMeasured] = useState<Measured | null>(null);
  const size = { width: EMBED_WIDTH, height: measured?.height ?? 0 };
  const code = url && measured ? embedCode(urlOf(measured.hash), title, { play, at: here ? time : 0 }, size) : '';
  return (
    <>
      {url && <CopiedFrame hash={url.slice(url.indexOf('#'))} onMeasured={setMeasured} />}
      <CopyField label="In a page of yours" text={code} what="Copy embed" lines={4} />
      <Switch label="Plays at once" checked={play} onChange={setPlay} />
      {time > 0 && (
        <Switch label={say('Begins at {time} s', { time: fixed(time, 2) })} checked={here} onChange={setHere} />
      )}
    </>
  );
}
