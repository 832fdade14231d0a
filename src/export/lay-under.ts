/** Measured runs are part of the scenario: put behind the run on show, and taken away. */
import { LIMITS } from '../../workers/engine/scenario/limits.ts';
import type { MeasuredRun, Scenario } from '../../workers/engine/scenario/types.ts';
import { ImportError } from '../../workers/results/results.ts';
import type { Naming } from './take-apart.ts';
import type { RowId } from '../charts/rows/index.ts';
import { inRow, say } from '../../workers/words/say.ts';
import { compact } from '../format.ts';
import type { Player } from '../player/player.ts';

/** The row of the charts that draws each measured quantity, and its word. */
const ROWS: readonly (readonly ['cwnd' | 'rtt' | 'queue', RowId, string])[] = [
  ['cwnd', 'window', 'windows'],
  ['rtt', 'roundTrip', 'round trips'],
  ['queue', 'queue', 'queue'],
];

/** What a file is called if it is a trace or a measured run, and from when on its times count. */
export function namingFor(player: Player, file: string): Naming {
  const { measured = [] } = player.state.scenario;
  const since = measured.find((run) => run.since !== undefined)?.since;
  return { trace: file.replace(/\.\w{1,8}$/, ''), measured: nameFor(file, measured), since };
}

/** Lay a measured run behind the run, and show its rows. @returns whether it is there @throws ImportError */
export function layUnder(player: Player, run: MeasuredRun, file: string): boolean {
  const { measured = [] } = player.state.scenario;
  if (measured.length === LIMITS.measured)
    throw new ImportError(
      say('{count} measured runs are behind this one, and no more can be. Remove one first.', {
        count: LIMITS.measured,
      }),
    );
  if (!player.edit('what was measured', (old) => ({ ...old, measured: [...measured, run] }))) return false;
  const shown = ROWS.filter(([column]) => run[column]);
  for (const [, row] of shown) if (!player.state.rows.includes(row)) player.toggleRow(row);
  const what = inRow(
    '{first}, {next}',
    shown.map(([, , word]) => say(word)),
  );
  const end = compact(run.time.at(-1)!, 4);
  player.say({
    kind: 'info',
    text: say(
      run.time.length === 1
        ? '{file} lies behind the run, in grey: {count}\u00a0row of {what}, up to {end} s.'
        : '{file} lies behind the run, in grey: {count}\u00a0rows of {what}, up to {end} s.',
      { file, count: compact(run.time.length), what, end },
    ),
  });
  return true;
}

/** The scenario without measured run number `index`. */
export function withoutMeasured({ measured = [], ...scenario }: Scenario, index: number): Scenario {
  const left = measured.filter((_, place) => place !== index);
  return left.length > 0 ? { ...scenario, measured: left } : scenario;
}

/** The file's name without its ending; numbered where another run has it. */
function nameFor(file: string, measured: readonly MeasuredRun[]): string {
  const bare = file.replace(/\.\w{1,8}$/, '').slice(0, 40) || 'measured';
  const taken = new Set(measured.map(({ name }) => name));
  let name = bare;
  for (let number = 2; taken.has(name); number++) name = `${bare} ${number}`;
  return name;
}
