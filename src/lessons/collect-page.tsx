/** For the teacher: the answers of a class, from pasted lines or a table, beside the run that they are about. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { usePage } from '../page.ts';
import { useSliced } from '../slices.ts';
import { readingRules } from '../../workers/race/handed-in.ts';
import { heldRace } from '../link/held-race.ts';
import { RACE } from '../link/route.ts';
import { judge, truthOf } from './answer.ts';
import { Answers, Bars, Chart, nameOf } from './collect-answers.tsx';
import { COLLECT_LIMITS, type Collected, digesting, type HandedIn, readingHandedIn } from './code.ts';
import { Crumbs } from './crumbs.tsx';
import type { Lesson, Step } from './lesson-file.ts';
import { usePresenting, useRemote } from './presenting.ts';
import { RunView } from './run-view.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { scanned } from './scanned.ts';
import { useStepRun } from './use-run.ts';
import { Words } from './words.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Warning } from '../ui/warning.tsx';
import { textOf } from '../ui/dropped.ts';
import { FileField, LinesField } from '../ui/file-field.tsx';
import { say } from '../../workers/words/say.ts';

/** Bytes of a file. */
const MOST_OF_FILE = 4e6;

export function CollectPage({ lesson, lessonKey }: { lesson: Lesson; lessonKey: string }) {
  const [text, setText] = useState('');
  const [chosen, choose] = useState<number | null>(null);
  const [refused, refuse] = useState('');
  /** A table stays beside the lines: as part of them it would make each key slow. */
  const [table, setTable] = useState<{ name: string; text: string } | null>(null);
  const all = useMemo(() => (table ? `${table.text}\n${text}` : text), [table, text]);
  const reading = useCallback(() => readingHandedIn(all, lesson, lessonKey), [all, lesson, lessonKey]);
  const collected = useSliced(reading)?.result ?? NOTHING;
  const { answers } = collected;
  const asked = lesson.steps.flatMap(({ question }, index) => (question ? [index] : []));
  const at = chosen ?? answers[0]?.step ?? asked[0] ?? 0;
  const step = lesson.steps[at]!;
  const [presenting, present] = useState(false);
  usePresenting(presenting, () => present(false));
  const go = (by: number): void => choose(asked[asked.indexOf(at) + by] ?? at);
  const takeFile = async (file: File): Promise<void> => {
    const read = await textOf(file, MOST_OF_FILE, refuse);
    if (read !== null) setTable({ name: file.name.slice(0, 80), text: read });
  };
  /** A code that is held before the camera is seen many times a second. */
  const last = useRef('');
  const takeCodes = (texts: readonly string[]): { taken: boolean; line: string } | null => {
    if (texts.join() === last.current) return null;
    last.current = texts.join();
    const { fresh, line } = scanned(texts, { lesson, lessonKey, all, count: answers.length });
    if (fresh.length > 0) setText([...text.split('\n').filter(Boolean), ...fresh].join('\n'));
    return { taken: fresh.length > 0, line };
  };
  return (
    <CollectStep
      step={step}
      at={at}
      all={answers}
      presenting={presenting}
      onGo={go}
      head={
        <>
          {!presenting && (
            <>
              <h1 className="lesson-title">{say('Collect: {lesson}', { lesson: lesson.title })}</h1>
              <LinesField
                label={say('Paste what was handed in: a line for each, with a name if you like; or drop a table here')}
                rows={4}
                value={text}
                onChange={setText}
                onFile={(file) => void takeFile(file)}
                onRefuse={refuse}
              />
              <FileField
                label={say('Or a file, as a course system writes it')}
                accept="text/csv,.csv,text/plain,.txt"
                onFile={(file) => void takeFile(file)}
              />
              <ScanPanel onCodes={takeCodes} />
              {table && (
                <p className="help">
                  {say('With {file}.', { file: table.name })}{' '}
                  <LinkButton onClick={() => setTable(null)}>Leave it out</LinkButton>
                </p>
              )}
              <Warning>{refused}</Warning>
              <p className="help" role="status">
                {collectedText(collected)} {say('Nothing leaves this page; names stay here.')}
              </p>
            </>
          )}
          {!presenting && <RulesHandedIn text={all} />}
          <Crumbs
            at={at}
            presenting={presenting}
            steps={lesson.steps}
            shown={asked}
            onGo={choose}
            title="Large, for a projector, without names. Page Down tells what is right, then leads on"
            onPresent={() => present(!presenting)}
          />
        </>
      }
    />
  );
}

/** Rules, and links with a run, among what was handed in: they can race. */
function RulesHandedIn({ text }: { text: string }) {
  const reading = useCallback(() => readingRules(text), [text]);
  const count = useSliced(reading)?.result.rules ?? 0;
  if (count === 0) return null;
  const race = (): void => {
    heldRace.handedIn = text;
    location.hash = RACE;
  };
  return (
    <p className="help">
      {count === 1
        ? say('One rule or link with a run is among it.')
        : say('{count} rules or links with a run are among it.', { count })}{' '}
      <LinkButton onClick={race}>Let them race</LinkButton>
    </p>
  );
}

const NOTHING: Collected = { answers: [], unread: 0, beyond: 0, tooLong: 0 };

/** How much was read, and what was left out. */
function collectedText({ answers, unread, beyond, tooLong }: Collected): string {
  const { answers: most, line } = COLLECT_LIMITS;
  const count = answers.length;
  return [
    count === 1 ? say('1 answer to this lesson.') : say('{count} answers to this lesson.', { count }),
    unread === 1 && say('1 code is of another one, or broken.'),
    unread > 1 && say('{count} codes are of another one, or broken.', { count: unread }),
    beyond > 0 && say('Answers left out: {count}. The first {most} are read.', { count: beyond, most }),
    tooLong > 0 && say('Lines passed over: {count}, longer than {most} characters.', { count: tooLong, most: line }),
  ]
    .filter(Boolean)
    .join(' ');
}

interface CollectStepProps {
  step: Step;
  /** Its number from 0. */
  at: number;
  /** Answers to all steps. */
  all: readonly HandedIn[];
  /** A room sees it: nobody’s name. */
  presenting: boolean;
  /** To the next question, or the one before. */
  onGo(by: 1 | -1): void;
  head: React.ReactNode;
}

function CollectStep({ step, at, all, presenting, onGo, head }: CollectStepProps) {
  const answers = useMemo(() => all.filter((answer) => answer.step === at), [all, at]);
  const { player } = usePage();
  const run = useStepRun(player, step, true);
  const [picked, pick] = useState<HandedIn | null>(null);
  const [toldOf, tellOf] = useState<Step | null>(null);
  const told = toldOf === step;
  useRemote(
    () => (told || step.question?.kind === 'words' ? onGo(1) : tellOf(step)),
    () => (told ? tellOf(null) : onGo(-1)),
    presenting,
  );
  const { question } = step;
  const Title = presenting ? 'h1' : 'h2';
  const { measured } = run;
  const covered = !told && question !== null && question.kind !== 'words';
  const truth = told && question && measured && truthOf(question, measured);
  const shown = picked && answers.includes(picked) ? picked : null;
  const verdictOf = useMemo(() => measured && judge(step, measured), [step, measured]);
  const takingDigest = useMemo(() => measured && (() => digesting(measured)), [measured]);
  const taken = useSliced(takingDigest);
  const digest = taken && taken.of === takingDigest ? taken.result : null;
  const onChart = question?.kind === 'curve' || question?.kind === 'point';
  // Elements that stay the same are not drawn again while somebody types.
  const bars = useMemo(
    () => question && !onChart && <Bars step={step} answers={answers} verdictOf={verdictOf} told={told} />,
    [question, onChart, step, answers, verdictOf, told],
  );
  const table = useMemo(
    () => (
      <Answers
        key={step.line}
        step={step}
        answers={answers}
        shown={shown}
        verdictOf={verdictOf}
        digest={digest}
        told={told}
        pick={pick}
      />
    ),
    [step, answers, shown, verdictOf, digest, told],
  );
  const chart = useMemo(
    () => onChart && <Chart step={step} answers={answers} shown={shown} run={told ? measured : null} />,
    [onChart, step, answers, shown, told, measured],
  );
  return (
    <main className={covered && !onChart ? 'lesson-page one-column' : 'lesson-page'}>
      <section className="lesson-says" aria-label="The answers">
        {head}
        <Title className="lesson-part">{step.title}</Title>
        {question && (
          <p className="lesson-ask">
            <Words prose={question.ask} />
          </p>
        )}
        {bars}
        {question && question.kind !== 'words' && (
          <div className="lesson-buttons row wrap">
            <Button className="lesson-main" aria-pressed={told} onClick={() => tellOf(told ? null : step)}>
              {told ? 'Hide what is right' : 'Show what is right'}
            </Button>
          </div>
        )}
        {told && truth && (
          <p role="status">
            {say('What the run gives:')} <b>{truth}</b>
          </p>
        )}
        {told && shown && verdictOf && !presenting && (
          <p role="status">
            {say('{name} was told: {words}', {
              name: nameOf(shown, answers.indexOf(shown)),
              words: verdictOf(shown.answer)?.text ?? say('nothing.'),
            })}
          </p>
        )}
        {!presenting && table}
      </section>
      <RunView
        locked={covered}
        free={false}
        quiet={covered || run.phase !== 'shown'}
        instead={onChart}
        covered={covered}
        ref={null}
      >
        {chart}
      </RunView>
    </main>
  );
}
