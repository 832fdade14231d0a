/** What the dialogs about one flow share: which flow it is, the line above, and what is taken away of its drawing and its table. */
import { type RefObject, useState } from 'react';
import { findScheme } from '../../workers/engine/schemes/index.ts';
import type { SchemeCard } from '../../workers/engine/schemes/scheme.ts';
import type { FlowGroup, Scenario } from '../../workers/engine/scenario/types.ts';
import { usePage, usePageState } from '../page.ts';
import { type FlowChoice, flowChoice, flowIndex } from '../scenario/flow-choice.ts';
import { nameOfFlow, slotsOf } from '../scenario/names.ts';
import { FlowSelect } from '../panels/flow-select.tsx';
import { SmallButton } from '../ui/button.tsx';
import { CopyRow } from '../ui/copy-field.tsx';
import { DialogHead } from './dialog-head.tsx';
import { drawingPng, drawingSvg } from '../export/drawing.ts';
import { fileName, save } from '../export/save.ts';
import { inEnglish, say } from '../../workers/words/say.ts';

interface FlowInView {
  scenario: Scenario;
  /** The engine's number of it. */
  flow: number;
  choice: FlowChoice;
  group: FlowGroup;
  name: string;
  scheme: SchemeCard | null;
  slot: number;
}

/** The observed flow, or the first; at the time on show. */
export function useFlowInView(): FlowInView {
  const scenario = usePageState((state) => state.scenario);
  const observed = usePageState((state) => state.observedFlow);
  // What has come by then is drawn.
  usePageState((state) => state.now);
  const flow = flowIndex(scenario, observed) ?? 0;
  const choice = flowChoice(scenario, flow)!;
  const at = scenario.flows.findIndex(({ id }) => id === choice.group);
  const group = scenario.flows[at]!;
  const scheme = findScheme(group.scheme.kind) ?? null;
  return { scenario, flow, choice, group, name: nameOfFlow(scenario, flow), scheme, slot: slotsOf(scenario)[at]! };
}

/** With the run's own button: the dialog covers the others. */
export function FlowDialogHead({ title }: { title: string }) {
  const { player } = usePage();
  const playing = usePageState((state) => state.playing);
  return (
    <DialogHead title={title}>
      <SmallButton onClick={() => player.togglePlay()}>{playing ? 'Pause' : 'Play'}</SmallButton>
    </DialogHead>
  );
}

/** Which flow the dialog is about: the observed one. */
export function ObservedFlow({ flow }: { flow: number }) {
  const { player } = usePage();
  const choose = (chosen: number): void => player.inspect(flowChoice(player.state.scenario, chosen));
  return <FlowSelect label="Flow" flow={flow} onChoose={choose} />;
}

interface TakeAwayProps {
  place: RefObject<HTMLElement | null>;
  title(): string;
  csv: string | (() => string);
  table: RefObject<HTMLTableElement | null>;
}

export function TakeAway({ place, title, csv, table }: TakeAwayProps) {
  return (
    <div className="rounds-presses row wrap gap-8">
      <DrawingButtons place={place} title={title} />
      <CopyRow text={csv} what="Copy as CSV" select={() => getSelection()?.selectAllChildren(table.current!)} />
    </div>
  );
}

/** Of a PNG, to a px of the drawing. */
const DOTS = 3;

/** Print, and the drawing as SVG and PNG. @param place where the drawing stands @param title what it shows */
function DrawingButtons({ place, title }: { place: RefObject<HTMLElement | null>; title(): string }) {
  const { player } = usePage();
  const [said, tell] = useState('');
  const make = async (kind: 'svg' | 'png'): Promise<void> => {
    const drawing = place.current!.querySelector('svg')!;
    const content =
      kind === 'svg'
        ? drawingSvg(
            drawing,
            title(),
            say('Seed {seed}. {link}', { seed: player.state.scenario.seed, link: location.href }),
          )
        : await drawingPng(drawing, DOTS);
    save(fileName([inEnglish(title)], kind), kind === 'svg' ? 'image/svg+xml' : 'image/png', [content]);
  };
  const press = (kind: 'svg' | 'png') => (): void => {
    tell('');
    make(kind).catch(() => tell('The browser could not make this picture.'));
  };
  return (
    <>
      <SmallButton onClick={() => window.print()}>Print</SmallButton>
      <SmallButton onClick={press('svg')}>SVG</SmallButton>
      <SmallButton onClick={press('png')}>PNG</SmallButton>
      <span className="help" role="status">
        {said}
      </span>
    </>
  );
}
