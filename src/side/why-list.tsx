/**
 * The chain of causes as a list: each line takes time there, and is seen on the network and on the charts. It holds what was
 * asked, while the reader walks along it. Its last lines make the run again without what led there.
 */
import { useEffect, useRef, useState } from 'react';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import type { Variable } from '../../workers/engine/transport/causes.ts';
import { capitalized, fixed } from '../format.ts';
import { NARROW, usePage, usePageState } from '../page.ts';
import { recordOf } from '../narrator/record.ts';
import { isLocked, lesson } from '../lesson/lesson.ts';
import type { Player } from '../player/player.ts';
import type { Question } from '../run/question.ts';
import { flowIndex } from '../scenario/flow-choice.ts';
import { nameOfFlow, spokenNames } from '../scenario/names.ts';
import { aboutAt } from '../why/about.ts';
import { chainAt, RULE } from '../why/chain.ts';
import type { ChainLine } from '../why/packet-lines.ts';
import { whyLines } from '../why/tally.ts';
import { type NotLine, whyNot } from '../why/why-not.ts';
import { type Fork, forksOf } from '../why/without.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { say } from '../../workers/words/say.ts';
import '../styles/why.css';

/** The question is shown while its answer is looked up only if that takes this long, ms. */
const SLOW_MS = 300;

const WINDOW_TITLE = 'Why is the window of {name} what it is at {time}\u00A0s?';
const RATE_TITLE = 'Why is the rate of {name} what it is at {time}\u00A0s?';

/** Summaries are of at least so much, s. */
const LEAST_SPAN = 10;

interface Answer {
  title: string;
  lines: readonly ChainLine[];
  not: readonly ChainLine[];
  /** What is to be said of the stretch in view before, and how long that is, s. */
  sums: readonly string[];
  span: number;
  forks: readonly Fork[];
  cutShort: boolean;
}

export function WhyList() {
  const question = usePageState((state) => state.question);
  return (
    question && (
      <Chain
        key={`${question.flow.group} ${question.flow.flow} ${question.time} ${JSON.stringify(question.about)}`}
        question={question}
      />
    )
  );
}

function Chain({ question }: { question: Question }) {
  const { player, loop } = usePage();
  // At once where the causes are known: to get the packets there the run is soon computed again.
  const [answer, setAnswer] = useState(() => answerNow(player, question, false));
  const [slow, setSlow] = useState(false);
  const answered = answer !== null;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (answered) return;
    const since = performance.now();
    let again = false;
    return loop.add(() => {
      const found = answerNow(player, question, again && !player.run.loading);
      if (!found) {
        again ||= askAgain(player, question);
        if (performance.now() - since > SLOW_MS) setSlow(true);
        return true;
      }
      setAnswer((known) => known ?? found);
      return false;
    });
  }, [answered, question, player, loop]);
  // Before the focus comes here: an answer may be known at once.
  useEffect(() => {
    const back = document.activeElement as HTMLElement | null;
    const onKey = (event: KeyboardEvent): void => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (by === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (by === undefined) return player.ask(null);
      const buttons = [...element.querySelectorAll<HTMLElement>('li button')];
      buttons[buttons.indexOf(document.activeElement as HTMLElement) + by]?.focus();
    };
    const element = box.current!;
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('keydown', onKey);
      back?.focus?.({ preventScroll: true });
    };
  }, [player]);
  useEffect(() => {
    if (!answered) return;
    // Where no line has a time to go to, it is Close: Escape is heard there.
    box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    showStage();
  }, [answered]);
  if (!answer)
    return (
      <section ref={box} className="why" aria-label="Why?" aria-busy="true" hidden={!slow}>
        <p className="help">One moment: the run is computed again up to there.</p>
      </section>
    );
  return (
    <section ref={box} className="why" aria-label={answer.title}>
      <h2>{answer.title}</h2>
      <ol>
        {answer.lines.map((each, index) => (
          <Cause key={index} line={each} before={answer.lines[index - 1]?.time} />
        ))}
      </ol>
      {answer.not.length > 0 && (
        <>
          <h3>And why not?</h3>
          <ol className="why-not">
            {answer.not.map((each, index) => (
              <Cause key={index} line={each} before={null} />
            ))}
          </ol>
        </>
      )}
      {answer.sums.length > 0 && (
        <>
          <h3>{say('In the {span} s before', { span: fixed(answer.span, answer.span < 10 ? 1 : 0) })}</h3>
          <ul className="why-sums">
            {answer.sums.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      {answer.forks.length > 0 && !isLocked(lesson.getState(), 'now') && (
        <>
          <h3>And if not? Both runs on one clock:</h3>
          <ul className="why-forks flex wrap">
            {answer.forks.map(({ words, scenario, since }) => (
              <li key={words}>
                <Button onClick={() => player.without(scenario, since)}>{words}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <LinkButton onClick={() => player.ask(null)}>Close</LinkButton>
    </section>
  );
}

/**
 * The answer, once its causes have come. Of a long run those of before may be forgotten, and more of them are known when the
 * run is computed again up to there only. @param again that has been done: what is missing now cannot be had
 */
function answerNow(player: Player, question: Question, again: boolean): Answer | null {
  if (!isKnown(player, question)) return null;
  const answer = answerOf(player, question);
  return answer.cutShort && !again ? null : answer;
}

/** Its causes have come, and those of then are not forgotten. */
function isKnown({ run }: Player, { flow, time }: Question): boolean {
  const { scenario } = run.series;
  if (!run.knowsCauses(Math.min(time, scenario.duration), flow)) return false;
  return recordOf(run, flowIndex(scenario, flow)!).since <= time;
}

/** Of a long run the causes of its first part are forgotten: computed again up to there, they come again. @returns whether that could be asked */
function askAgain({ run }: Player, { flow, time }: Question): boolean {
  if (run.loading || !run.knowsCauses(time, flow)) return false;
  run.explainAgain(time);
  return true;
}

/** A line; with a time it takes time there. `before` is the time of the line above it, which is not said again. */
function Cause({ line: { text, time, highlight }, before }: { line: ChainLine; before: number | null | undefined }) {
  const { player } = usePage();
  if (time === null)
    return (
      <li>
        <p>
          {text.startsWith(RULE) && <span className="xs ink-3 block">The rule</span>}
          {text.startsWith(RULE) ? capitalized(text.slice(RULE.length)) : text}
        </p>
      </li>
    );
  const show = (): void => {
    player.seek(time);
    player.highlight(highlight);
    showStage();
  };
  return (
    <li>
      <Button title="Show this time" onClick={show}>
        {time !== before && <span className="xs ink-3 block">{`${fixed(time, 3)} s`}</span>}
        <span>{text}</span>
      </Button>
    </li>
  );
}

/** Of a narrow page the sheet leaves the upper part: the network is to be seen there. */
function showStage(): void {
  if (matchMedia(NARROW).matches) document.querySelector('.stage')?.scrollIntoView({ block: 'start' });
}

function answerOf(player: Player, { flow, time, variable, about = null }: Question): Answer {
  const { series } = player.run;
  const { scenario } = series;
  const index = flowIndex(scenario, flow) ?? 0;
  const narrated = { record: recordOf(player.run, index), series };
  const { kind } = scenario.flows.find(({ id }) => id === flow.group)!.scheme;
  // One that sets both paces, and bounds what is on its way; the window of a rate scheme is imagined. Of a rule that has
  // set its pace since the window changed, that is what is asked about.
  const lastOf = (of: Variable): number => narrated.record.lastChange(of, time)?.time ?? -1;
  const paced = lastOf('rate') > lastOf('cwnd');
  const wanted = findScheme(kind)?.control === 'window' && !paced ? variable : null;
  const { lines, change, fate, wait, cutShort } = chainAt(narrated, time, wanted);
  const name = nameOfFlow(scenario, index, spokenNames(scenario));
  const subject = about && aboutAt(narrated, about, time);
  const not = subject ? [] : whyNot(narrated, time, change);
  const { window, zoom } = player.state;
  const from = Math.max(0, Math.min(zoom?.[0] ?? (window === null ? 0 : time - window), time - LEAST_SPAN));
  const harmed = fate ?? not.find((each) => each.fate)?.fate ?? null;
  const packets = [...new Set(subject ? [subject.fate] : [fate, wait, harmed])].filter((each) => each !== null);
  return {
    title:
      subject?.title ?? say(change?.variable === 'rate' ? RATE_TITLE : WINDOW_TITLE, { name, time: fixed(time, 2) }),
    // How so much came to be on its way is told by the window's own chain.
    lines: subject ? [...subject.lines, ...lines] : lines,
    cutShort,
    not: not.map((each) => ({ text: each.text, time: each.time, highlight: highlightOf(each, index) })),
    sums: whyLines(player.run, from, time, index),
    span: time - from,
    forks: change ? forksOf(narrated, packets, subject?.fate?.time ?? change.time) : [],
  };
}

function highlightOf({ fate, time }: NotLine, flow: number): ChainLine['highlight'] {
  return time === null ? null : { flow, time, at: fate && { hop: fate.hop, fate: fate.fate } };
}
