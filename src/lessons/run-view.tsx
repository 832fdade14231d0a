/** The run of a step: the network, the charts, and time. */
import { type ReactNode, type Ref, useRef } from 'react';
import { fixed } from '../format.ts';
import { usePageState } from '../page.ts';
import { ChartRows } from '../panels/charts.tsx';
import { Plane } from '../panels/plane.tsx';
import { Rail } from '../panels/rail.tsx';
import { SetUpSheet } from '../side/set-up-sheet.tsx';
import { showSection } from '../panels/show-section.ts';
import type { Show } from '../panels/sentence.tsx';
import { Stage } from '../panels/stage.tsx';
import { OverviewBar } from '../panels/overview-bar.tsx';
import { PlayButton } from '../panels/play-button.tsx';
import { useMode } from '../screen/mode.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { scenarioText } from '../scenario/in-words.ts';
import { Warning } from '../ui/warning.tsx';
import { SmallButton } from '../ui/button.tsx';

interface Props {
  /** It waits for an answer: nothing of it reacts. */
  locked: boolean;
  /** The reader plays with it. */
  free: boolean;
  /** Nothing has been shown of it yet. */
  quiet: boolean;
  /** What is within stands in place of the charts. */
  instead: boolean;
  /** The run is not to be seen yet. */
  covered?: boolean;
  ref: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function RunView({ locked, free, quiet, instead, covered = false, ref, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const sentence = usePageState(({ scenario }) => scenarioText(scenario, effectiveAt(scenario, 0)));
  const scale = useMode((mode) => mode.scale);
  const plane = usePageState((state) => state.plane);
  const notice = usePageState((state) => state.notice);
  const show: Show = (section, way) => {
    if (!free) return;
    sheet.current?.showModal();
    void showSection(section, way);
  };
  return (
    <section className={covered ? 'lesson-run covered' : 'lesson-run'} aria-label="The run" ref={ref}>
      <p className="lesson-scene row on-line apart ink-2 gap-12">
        {sentence}
        {free && <SmallButton onClick={() => sheet.current?.showModal()}>Set up</SmallButton>}
      </p>
      {notice && notice.kind !== 'update' && notice.kind !== 'info' && <Warning>{notice.text}</Warning>}
      <div className="lesson-stage" inert={locked}>
        <Stage onShow={show} scale={scale} />
      </div>
      {children}
      <div
        className={['charts', plane && 'with-aside', instead && 'behind'].filter(Boolean).join(' ')}
        inert={locked || instead}
      >
        <ChartRows />
        {plane && <Plane />}
      </div>
      {!quiet && <Bar />}
      <SetUpSheet ref={sheet}>{free && <Rail />}</SetUpSheet>
    </section>
  );
}

function Bar() {
  const now = usePageState((state) => fixed(state.now, 1));
  return (
    <div className="lesson-bar row gap-12">
      <PlayButton />
      <b>{now} s</b>
      <OverviewBar />
    </div>
  );
}
