import { useId, useRef } from 'react';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import { type Lesson, MAX_QUESTION } from '../lesson/lesson-fields.ts';
import { PARTS, SECTIONS } from '../lesson/lesson.ts';
import { type Freedom, freedomOf, withFreedom } from '../link/links.ts';
import type { SectionId } from '../scenario/describe.ts';
import { Segments, Switch } from './controls.tsx';
import { CopyRow } from './copy-field.tsx';
import { collectHash } from '../link/route.ts';
import { closeAround } from './modal.tsx';
import { SmallButton } from './button.tsx';

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

interface LessonWordsProps {
  /** Beside the press that copies the link. */
  children?: React.ReactNode;
  fields: Pick<Lesson, 'note' | 'question' | 'answer'>;
  change(part: Pick<Lesson, 'note' | 'question' | 'answer'>): void;
  url: string;
}

/** Note, question and answer; below them the press that copies the link that holds them. */
export function LessonWords({ fields, change, url, children }: LessonWordsProps) {
  const words = useRef<HTMLDivElement>(null);
  // The link's own field is at the top of the panel.
  const select = (): void =>
    words.current!.closest('dialog')?.querySelector<HTMLInputElement>('input[readonly]')?.select();
  return (
    <div className="share-words" ref={words}>
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
      {(fields.note?.trim() || fields.question?.trim()) && (
        <CopyRow text={url} what="Copy this link" select={select}>
          {children}
        </CopyRow>
      )}
    </div>
  );
}

interface ClassFieldsProps {
  fields: Lesson;
  change(part: Partial<Lesson>): void;
  url: string;
}

/** What the link asks of its readers: note and question, what they may change, what they see. */
export function ClassFields({ fields, change, url }: ClassFieldsProps) {
  const { locked = [], theme } = fields;
  const set = (freedom: Freedom, ...parts: readonly string[]): void =>
    change({ locked: parts.reduce((ids, part) => withFreedom(ids, part, freedom), locked) });
  return (
    <>
      <LessonWords fields={fields} change={change} url={url}>
        {fields.question?.trim() && url && (
          <a
            href={collectHash(url.slice(url.indexOf('#')))}
            onClick={(event) => closeAround(event.currentTarget)}
            title="What the class hands in, in one place"
          >
            Collect answers
          </a>
        )}
      </LessonWords>
      <h3>What readers may change</h3>
      <div className="row gap-8 presses">
        <SmallButton onClick={() => set('locked', ...SECTIONS)}>Lock all</SmallButton>
        <SmallButton onClick={() => set('free', ...SECTIONS)}>Free all</SmallButton>
      </div>
      <div className="share-parts">
        {SECTIONS.map((part) => (
          <Segments
            key={part}
            label={SECTION_NAMES[part]}
            value={freedomOf(locked, part)}
            options={{ free: 'Free', locked: 'Locked', hidden: 'Hidden' }}
            onChange={(freedom) => set(freedom, part)}
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
            onChange={(shown) => set(shown ? 'free' : 'hidden', part)}
          />
        ))}
        <Segments
          label="Colours"
          value={theme ?? 'any'}
          options={{ any: 'Their own', light: 'Light', dark: 'Dark' }}
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

interface WordsProps {
  label: string;
  value: string | undefined;
  most: number;
  lines?: number;
  onChange(value: string): void;
}

function Words({ label, value = '', most, lines, onChange }: WordsProps) {
  const id = useId();
  const props = {
    id,
    value,
    maxLength: most,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  };
  return (
    <>
      <label htmlFor={id} className="block small ink-2">
        {label}
      </label>
      {lines ? <textarea {...props} rows={lines} /> : <input type="text" autoComplete="off" {...props} />}
    </>
  );
}
