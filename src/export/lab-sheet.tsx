/** A run on paper: its set-up, its results, and room for a student's answers. */
import { useLayoutEffect, useRef } from 'react';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { cellText, numberRows, type RowKey } from '../run/number-rows.ts';
import { fixed } from '../format.ts';
import type { Player } from '../player/player.ts';
import { scenarioText } from '../scenario/in-words.ts';
import { differences, differenceText } from '../scenario/differences.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { namesOf, slotsOf } from '../scenario/names.ts';
import { lesson } from '../lesson/lesson.ts';
import { QrPicture } from '../ui/qr-picture.tsx';
import type { Prediction } from '../theory/prediction.ts';
import { theoryOf } from '../theory/predict.ts';
import { FlowMarker } from '../ui/flow-key.tsx';
import { Heads } from '../ui/heads.tsx';
import { figureOf } from './figure.ts';
import { measureText, svgOf } from './figure-files.ts';
import { parameterList } from './parameters.ts';
import { whyLines } from '../why/tally.ts';
import { svgElement } from './svg-element.ts';
import { inRow, say } from '../../workers/words/say.ts';

export interface SheetOptions {
  /** The charts with the network above them, their axes alone for a student to draw into, or both. */
  charts: 'drawn' | 'empty' | 'both';
  numbers: 'filled' | 'empty' | 'none';
  question: string;
}

/** Lines to write an answer on. */
const ANSWER_LINES = 5;
/** Longer links have a QR code too fine for paper, characters. */
const LONGEST_CODE = 300;

interface Props {
  player: Player;
  options: SheetOptions;
  /** What the chart on the page shows. */
  view: { from: number; to: number } | null;
  /** The whole address of the run; '' if it fits in none. */
  link: string;
}

export function LabSheet({ player, options, view, link }: Props) {
  const { scenario } = player.series;
  const { charts, numbers, question } = options;
  const { other, name } = player.state;
  const beside = other ? inRow('{first}; {next}', differences(scenario, other.scenario).map(differenceText)) : '';
  const { note } = lesson.getState();
  const drawn = charts !== 'empty' && player.series.length > 0;
  // Before its warm-up is over a run has no means: there is nothing to fill in.
  const filled = numbers === 'filled' && player.time > player.state.numbers.since;
  return (
    <>
      <header>
        <p>Sawtooth</p>
        <p className="sheet-name">Name</p>
        <p className="sheet-name">Date</p>
      </header>
      <div className="sheet-top">
        <div className="grow">
          <h1>{scenarioText(scenario, effectiveAt(scenario, 0))}</h1>
          {scenario.title && <p className="sheet-source">{scenario.title}</p>}
          {other && beside && (
            <p className="sheet-source">
              {say('This is run {name}. Run {other} differs by: {differ}.', {
                name,
                other: other.name,
                differ: beside,
              })}
            </p>
          )}
          {note && <p className="sheet-asks">{note}</p>}
        </div>
        {link && link.length <= LONGEST_CODE && <QrPicture text={link} />}
      </div>
      <h2>Set-up</h2>
      <dl>
        {parameterList(scenario).map((line, index) => (
          <div key={index}>
            <dt>{line.name}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
      </dl>
      {drawn && (
        <section>
          <h2>What happened</h2>
          <Drawing svg={svgOf(figureOf(player, 'both', view, link, measureText, 'sheet'), 'sheet')} />
          <p className="sheet-source">
            {say('Above, the network at {time} s, packet by packet; below, what led to it.', {
              time: fixed(player.time, 2),
            })}
          </p>
        </section>
      )}
      {charts !== 'drawn' && (
        <section>
          <h2>{drawn ? 'What you expect of it when something is changed' : 'Draw what you expect'}</h2>
          <Drawing svg={svgOf(figureOf(player, 'axes', view, link, measureText, 'sheet'), 'axes')} />
        </section>
      )}
      {numbers !== 'none' && <Numbers player={player} filled={filled} />}
      {filled && <Why player={player} from={player.state.numbers.since} />}
      {question && (
        <section>
          <h2>Question</h2>
          <p className="sheet-asks">{question}</p>
          {Array.from({ length: ANSWER_LINES }, (_, line) => (
            <hr key={line} />
          ))}
        </section>
      )}
      <footer>
        <p>
          {link ? (
            <>
              {say('This run, live: {link}', { link })}
              <br />
            </>
          ) : null}
          {say(
            'Seed {seed}. Simulated packet by packet by Sawtooth, engine {engine}. The same link gives the same run, to the last bit.',
            { seed: scenario.seed, engine: ENGINE_VERSION },
          )}
        </p>
      </footer>
    </>
  );
}

/** An SVG document as part of the page. */
function Drawing({ svg }: { svg: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current!.replaceChildren(svgElement(svg));
  }, [svg]);
  return <div className="drawing" ref={box} />;
}

/** What flows cut for, who filled the queue, and what was lost by whom, in sentences. */
function Why({ player, from }: { player: Player; from: number }) {
  const lines = whyLines(player.run, from, player.time);
  return lines.length === 0 ? null : <p className="sheet-source">{inRow('{first} {next}', lines)}</p>;
}

function Numbers({ player, filled }: { player: Player; filled: boolean }) {
  const { numbers } = player.state;
  const { scenario } = numbers;
  const rows = numberRows(numbers);
  const [names, slots] = [namesOf(scenario), slotsOf(scenario)];
  const theory = filled ? theoryOf(numbers, player.time) : null;
  return (
    <section>
      <h2>
        {filled
          ? say('Numbers of each scheme, means from {from} to {to} s', {
              from: fixed(numbers.since, 0),
              to: fixed(player.time, 1),
            })
          : say('Numbers of each scheme, to be filled in')}
      </h2>
      <table className={filled ? undefined : 'to-fill'}>
        <Heads words={['', ...rows.map(({ head }) => head)]} />
        {names.map((name, group) => (
          <tbody key={name}>
            <tr>
              <th scope="row">
                <FlowMarker slot={slots[group]!} /> {name}
              </th>
              {rows.map((row) => (
                <td key={row.key}>{filled ? cellText(row, numbers.groups[group]![row.key]) : ''}</td>
              ))}
            </tr>
            {(theory || !filled) && (
              <tr className="ink-2">
                <th scope="row">in theory</th>
                {rows.map((row) => {
                  const prediction = (theory?.groups[group] as Partial<Record<RowKey, Prediction>> | undefined)?.[
                    row.key
                  ];
                  return (
                    <td key={row.key}>
                      {prediction ? ('reason' in prediction ? say('n/a') : cellText(row, prediction.value)) : ''}
                    </td>
                  );
                })}
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}
