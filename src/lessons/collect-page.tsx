/** For the teacher: the answers of a class, from pasted lines or a table, beside the run that they are about. */
import { useMemo, useRef, useState } from 'react';
import { usePage } from '../page.ts';
import { saidText, verdictOf } from './answer.ts';
import { barsOf } from './bars.ts';
import { decodeAnswer, digestOf, type HandedIn, readHandedIn } from './code.ts';
import type { Lesson, Step } from './lesson-file.ts';
import { RunView } from './run-view.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { Sketch } from './sketch.tsx';
import { Spot } from './spot.tsx';
import { useStepRun } from './use-run.ts';
import { Words } from './words.tsx';

export function CollectPage({ lesson, lessonKey }: { lesson: Lesson; lessonKey: string }) {
  const [text, setText] = useState('');
  const [chosen, choose] = useState<number | null>(null);
  const { answers, unread } = useMemo(() => readHandedIn(text, lesson, lessonKey), [text, lesson, lessonKey]);
  const asked = lesson.steps.flatMap(({ question }, index) => (question ? [index] : []));
  const at = chosen ?? answers[0]?.step ?? asked[0] ?? 0;
  const step = lesson.steps[at]!;
  /** A code that is held before the camera is seen many times a second. */
  const last = useRef('');
  const takeCodes = (texts: readonly string[]): { taken: boolean; line: string } | null => {
    if (texts.join() === last.current) return null;
    last.current = texts.join();
    const read = texts.filter((code) => decodeAnswer(code, lesson, lessonKey));
    const fresh = read.filter((code) => !text.includes(code));
    if (fresh.length > 0) setText([...text.split('\n').filter(Boolean), ...fresh].join('\n'));
    const said = fresh.map((code) => {
      const coded = decodeAnswer(code, lesson, lessonKey)!;
      return `Step ${coded.step + 1}: ${saidText(lesson.steps[coded.step]!, coded.answer)}`;
    });
    if (fresh.length > 0) return { taken: true, line: `${answers.length + fresh.length} in all. ${said.join('; ')}` };
    return { taken: false, line: read.length > 0 ? 'This one is there already.' : 'This is no answer to this lesson.' };
  };
  return (
    <CollectStep
      step={step}
      answers={answers.filter((answer) => answer.step === at)}
      head={
        <>
          <h1 className="lesson-title">Collect: {lesson.title}</h1>
          <label className="collect-lines">
            Paste what was handed in: a line for each, with a name if you like; or drop a table here
            <textarea
              rows={4}
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onDrop={(event) => {
                const file = event.dataTransfer.files[0];
                if (!file) return;
                // Elsewhere on the page a file is opened as a run or a lesson.
                event.preventDefault();
                event.stopPropagation();
                void file.text().then(setText);
              }}
            />
          </label>
          <label className="file">
            Or a file, as a course system writes it
            <input
              type="file"
              accept="text/csv,.csv,text/plain,.txt"
              onChange={(event) => {
                void event.target.files?.[0]?.text().then(setText);
                event.target.value = '';
              }}
            />
          </label>
          <ScanPanel onCodes={takeCodes} />
          <p className="help" role="status">
            {answers.length} {answers.length === 1 ? 'answer' : 'answers'} to this lesson
            {unread > 0 && `, ${unread} codes of another one or broken`}. Nothing leaves this page; names stay here.
          </p>
          <nav className="lesson-crumbs" aria-label="Steps of the lesson">
            <ol>
              {asked.map((index) => (
                <li key={index}>
                  <button
                    type="button"
                    aria-label={`Step ${index + 1}: ${lesson.steps[index]!.title}`}
                    aria-current={index === at ? 'step' : undefined}
                    onClick={() => choose(index)}
                  >
                    {index + 1}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        </>
      }
    />
  );
}

function CollectStep({ step, answers, head }: { step: Step; answers: readonly HandedIn[]; head: React.ReactNode }) {
  const { player } = usePage();
  const run = useStepRun(player, step, true);
  const [picked, pick] = useState<HandedIn | null>(null);
  const { question } = step;
  const { measured } = run;
  const shown = picked && answers.includes(picked) ? picked : null;
  const digest = useMemo(() => measured && digestOf(measured), [measured]);
  const onChart = question?.kind === 'curve' || question?.kind === 'point';
  return (
    <main className="lesson-page">
      <section className="lesson-says" aria-label="The answers">
        {head}
        <h2 className="lesson-part">{step.title}</h2>
        {question && (
          <p className="lesson-ask">
            <Words prose={question.ask} />
          </p>
        )}
        {question && !onChart && <Bars step={step} answers={answers} />}
        {shown && measured && (
          <p role="status">
            {nameOf(shown, answers.indexOf(shown))} was told:{' '}
            {verdictOf(step, shown.answer, measured)?.text ?? 'nothing.'}
          </p>
        )}
        <table className="collect-table">
          <caption className="visually-hidden">Answers to this step</caption>
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Said</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {answers.map((each, index) => {
              const verdict = measured && verdictOf(step, each.answer, measured);
              const forged = digest !== null && each.digest !== digest;
              return (
                <tr key={index} aria-selected={each === shown}>
                  <td>{nameOf(each, index)}</td>
                  <td>
                    <button type="button" className="link-button" onClick={() => pick(each)}>
                      {saidText(step, each.answer)}
                    </button>{' '}
                    {verdict?.right !== undefined && verdict?.right !== null && (verdict.right ? '✓' : '✗')}
                    {forged && <span className="not-so"> not of this run</span>}
                  </td>
                  <td>{each.reason}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <RunView locked={false} free={false} quiet={run.phase !== 'shown'} instead={onChart} ref={null}>
        {question?.kind === 'curve' && (
          <Sketch
            question={question}
            step={step}
            answer={shown?.answer.kind === 'curve' ? shown.answer : null}
            run={measured}
            {...(shown && { whose: nameOf(shown, answers.indexOf(shown)) })}
            others={answers.flatMap(({ answer }) => (answer.kind === 'curve' ? [answer.heights] : []))}
          />
        )}
        {question?.kind === 'point' && (
          <Spot
            question={question}
            answer={shown?.answer.kind === 'point' ? shown.answer : null}
            run={measured}
            others={answers.flatMap(({ answer }) => (answer.kind === 'point' ? [answer] : []))}
          />
        )}
      </RunView>
    </main>
  );
}

function nameOf({ name }: HandedIn, index: number): string {
  return name || `no. ${index + 1}`;
}

function Bars({ step, answers }: { step: Step; answers: readonly HandedIn[] }) {
  const bars = barsOf(
    step,
    answers.map(({ answer }) => answer),
  );
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className="collect-bars">
      {bars.map(({ words, count, right }) => (
        <li key={words} data-right={right}>
          <span>{words}</span>
          <meter min={0} max={most} value={count} aria-label={`${words}: ${count}`} />
          <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
