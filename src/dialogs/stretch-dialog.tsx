import { useRef, useState } from 'react';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { fixed } from '../format.ts';
import { usePage } from '../page.ts';
import { fetched, NotFetched } from '../link/late-part.ts';
import type { Player } from '../player/player.ts';
import { framesIn, GROUP_MEASURES, HOP_MEASURES, PING_MEASURES, spanOf, type StretchMeasure } from '../run/stretch.ts';
import { setMode } from '../screen/mode.ts';
import { hopName, hopsOf } from '../scenario/hops.ts';
import { streamNames } from '../scenario/describe-traffic.ts';
import { namesOf } from '../scenario/names.ts';
import { networkShares } from '../theory/network-shares.ts';
import { SmallButton } from '../ui/button.tsx';
import { CopyRow } from '../ui/copy-field.tsx';
import { Modal } from '../ui/modal.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { Heads } from '../ui/heads.tsx';
import '../styles/stretch.css';
import { inEnglish, say } from '../../workers/words/say.ts';
import { DialogHead } from './dialog-head.tsx';

/** A row of a table: what is measured, and of each group or hop the number in the row's unit. */
interface Row {
  key: string;
  head: string;
  about: string;
  digits: number;
  values: readonly (number | null)[];
}

/** Of groups, hops and probes. */
type Names = Readonly<Record<'groups' | 'hops' | 'pings', readonly string[]>>;

interface Stretch extends Names {
  from: number;
  to: number;
  /** The part of it that whole samples cover, s; 0 for none. */
  covered: number;
  /** Some of it is known by bins of samples only. */
  coarse: boolean;
  /** The names as files have them. */
  english: Names;
  ofGroups: readonly Row[];
  ofPings: readonly Row[];
  ofHops: readonly Row[];
}

/** The numbers of the stretch that is zoomed into, else of all since the warm-up: as they stand when it opens. */
export function StretchDialog() {
  const { player } = usePage();
  const [stretch, measure] = useState(() => measured(player, ...inView(player)));
  const tables = useRef<HTMLDivElement>(null);
  const { from, to, groups, hops, pings, ofGroups, ofHops, ofPings } = stretch;
  const set = (begin: number, end: number): void => {
    const { duration } = player.series.scenario;
    const first = Math.max(0, Math.min(begin, duration));
    const last = Math.max(first, Math.min(end, duration));
    if (last > first) player.setZoom([first, last]);
    measure(measured(player, first, last));
  };
  const whole = (): void => {
    player.setZoom(null);
    measure(measured(player, ...inView(player)));
  };
  return (
    <Modal name="stretch" label="Numbers of a stretch" className="popover data-dialog stretch-dialog">
      <DialogHead title={say('Numbers from {from} to {to} s', { from: fixed(from, 2), to: fixed(to, 2) })} />
      <div className="row wrap gap-12 small">
        <span className="row gap-8">
          From, s
          <NumberField label="From, s" value={from} onCommit={(value) => set(value, to)} />
        </span>
        <span className="row gap-8">
          to, s
          <NumberField label="To, s" value={to} onCommit={(value) => set(from, value)} />
        </span>
        <SmallButton onClick={whole}>All since the warm-up</SmallButton>
        <SmallButton onClick={() => void everyMeasure(player, [from, to])}>Every measure…</SmallButton>
        <CopyRow
          text={stretchCsv(stretch)}
          what="Copy as CSV"
          select={() => getSelection()?.selectAllChildren(tables.current!)}
        />
      </div>
      <p className="help">
        {stretch.coarse
          ? 'A drag over the charts chooses the stretch too, and the link holds it. Counted are whole samples; of its first part only bins of them are kept.'
          : 'A drag over the charts chooses the stretch too, and the link holds it. Counted are whole samples.'}
      </p>
      {stretch.covered === 0 ? (
        <p>
          {to > from
            ? 'No sample lies whole in this stretch yet.'
            : 'Nothing has been measured yet. Press Play, and open this again.'}
        </p>
      ) : (
        <div ref={tables} className="stretch-tables">
          <Table caption="Flows" names={groups} rows={ofGroups} />
          <Table caption="Queues" names={hops} rows={ofHops} />
          {pings.length > 0 && <Table caption="Probes" names={pings} rows={ofPings} />}
        </div>
      )}
    </Modal>
  );
}

function Table({ caption, names, rows }: { caption: string; names: readonly string[]; rows: readonly Row[] }) {
  return (
    <table className="data-table small">
      <Heads words={[caption, ...names]} />
      <tbody>
        {rows.map(({ key, head, about, digits, values }) => (
          <tr key={key}>
            <th scope="row" title={about}>
              {head}
            </th>
            {values.map((value, index) => (
              <td key={names[index]}>{value === null ? '–' : fixed(value, digits)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Opens the page on which every measure of the run, or of A and B, stands with its formula and source. */
async function everyMeasure(player: Player, stretch: readonly [from: number, to: number]): Promise<void> {
  try {
    const [{ openNumbers }, { runsInOrder }] = await fetched(
      Promise.all([import('../link/vary-link.ts'), import('../export/results-of.ts')]),
    );
    await openNumbers(
      runsInOrder(player).map(({ series }) => series.scenario),
      // Of a run that has not begun, all that it will be.
      stretch[0] < stretch[1] ? stretch : null,
    );
    setMode({ dialog: null });
  } catch (error) {
    const why = (error as Error).message;
    const text = error instanceof NotFetched ? why : say('These numbers cannot be had: {why}.', { why });
    player.say({ kind: 'refused', text });
  }
}

/** The stretch in view, if one is; else from the warm-up's end to the time on show. */
function inView({ state, series, time }: Player): [from: number, to: number] {
  const { warmup } = series.scenario;
  const known = Math.min(time, series.scenario.duration);
  if (state.zoom) return [state.zoom[0], state.zoom[1]];
  return [known > warmup ? warmup : 0, known];
}

function measured({ run }: Player, from: number, to: number): Stretch {
  const { series } = run;
  const { scenario } = series;
  const frames = framesIn(series, from, to);
  const rowsOf = (measures: readonly StretchMeasure[], of: readonly number[]): Row[] =>
    measures.map(({ key, head, about, digits, scale, of: measure }) => ({
      key,
      head,
      about,
      digits,
      values: of.map((index) => {
        const value = frames && measure(run, frames, index);
        return value === null ? null : scale * value;
      }),
    }));
  const hops = hopsOf(scenario);
  const pings = pingsOf(scenario);
  return {
    ...{
      from,
      to,
      covered: frames ? spanOf(series, frames) : 0,
      coarse: frames !== null && frames.from < series.binned,
    },
    ...namesIn(scenario),
    english: inEnglish(() => namesIn(scenario)),
    ofPings: rowsOf(PING_MEASURES, pings),
    ofGroups: [...rowsOf(GROUP_MEASURES, [...scenario.flows.keys()]), ...(frames ? shareRows(run.series, frames) : [])],
    // What no queue has needs no row.
    ofHops: rowsOf(HOP_MEASURES, [...hops.keys()]).filter(
      ({ values }) => !frames || values.some((value) => value !== null),
    ),
  };
}

function pingsOf({ traffic }: Scenario): number[] {
  return traffic.flatMap(({ kind }, source) => (kind === 'ping' ? [source] : []));
}

function namesIn(scenario: Scenario): Names {
  const streams = streamNames(scenario.traffic);
  return {
    groups: namesOf(scenario).map((name, index) => {
      const { count } = scenario.flows[index]!;
      return count > 1 ? say('{name}, all {count}', { name, count }) : name;
    }),
    hops: hopsOf(scenario).map((_, hop) => hopName(scenario, hop)),
    pings: pingsOf(scenario).map((source) => streams[source]!),
  };
}

function shareRows(series: Player['series'], frames: NonNullable<ReturnType<typeof framesIn>>): Row[] {
  const { maxMin, proportional } = networkShares(series, frames);
  const inMbit = (values: (number | null)[]): (number | null)[] =>
    values.map((value) => (value === null ? null : value / 1e6));
  return [
    {
      key: 'max_min_share_mbit_s',
      head: 'max-min fair share, Mbit/s',
      digits: 3,
      values: inMbit(maxMin),
      about:
        'Nobody could get more without taking from one who has no more: of each flow, by the rates and flows at the end, less what constant streams send',
    },
    {
      ...{
        key: 'proportional_share_mbit_s',
        head: 'proportionally fair, Mbit/s',
        digits: 3,
        values: inMbit(proportional),
      },
      about:
        'The sum of the logarithms is greatest: who crosses more full links gets less; of each flow, by the rates and flows at the end, less what constant streams send',
    },
  ];
}

/** A line per number: what, of whom, and the value with its digits. */
function stretchCsv({ from, to, english: { groups, hops, pings }, ofGroups, ofHops, ofPings }: Stretch): string {
  const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = (rows: readonly Row[], names: readonly string[]): string[] =>
    rows.flatMap(({ key, values }) =>
      values.map((value, index) => [from, to, cell(names[index]!), key, value ?? ''].join(',')),
    );
  return [
    'from_s,to_s,of,measure,value',
    ...lines(ofGroups, groups),
    ...lines(ofHops, hops),
    ...lines(ofPings, pings),
    '',
  ].join('\n');
}
