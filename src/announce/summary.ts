/** The state of a run at the time on show, as one line that can be spoken. */
import { trafficOffset } from '../../workers/engine/sampling/frame.ts';
import { rowCards } from '../charts/rows/index.ts';
import { compact, fixed } from '../format.ts';
import type { RunNumbers } from '../run/numbers.ts';
import type { Player } from '../player/player.ts';
import type { RunSeries } from '../run/series.ts';
import { effectiveAt } from '../scenario/effective.ts';
import { atHop, knownHop } from '../scenario/hops.ts';
import { namesOf, spokenNames } from '../scenario/names.ts';

/** `At 91.1 s: TCP 2.8, TFRC 2.8 of 5 Mbit/s free; queue 59 of 60; fairness 1.00.` Of two compared runs both. */
export function summaryOf(player: Player): string {
  const { numbers, hop, name, other } = player.state;
  const runs = [{ name, series: player.run.series, numbers }];
  if (other && player.otherRun) runs.push({ name: other.name, series: player.otherRun.series, numbers: other.numbers });
  runs.sort((one, another) => (one.name < another.name ? -1 : 1));
  const texts = runs.map((run) => {
    const { series } = run;
    const sample = series.samples.indexAt(player.time);
    if (sample < 0) return 'nothing has been measured yet.';
    const rows = spokenOfRows(player.state, series, sample);
    return standing(series, run.numbers, knownHop(series.scenario, hop), player.time) + rows;
  });
  const each = runs.length > 1 ? texts.map((text, index) => `${runs[index]!.name}: ${text}`) : texts;
  return `At ${fixed(player.time, 1)} s: ${each.join(' ')}`;
}

/** What the rows on show add, a sentence each: ` Inside of TCP 1: cwnd 12.3 packets.` */
function spokenOfRows({ rows, variable }: Player['state'], series: RunSeries, sample: number): string {
  const sentences = rowCards(rows).map((card) => card.spoken?.(series, sample, variable));
  return sentences
    .filter(Boolean)
    .map((sentence) => ` ${sentence}`)
    .join('');
}

/** Rates of now, the queue of hop number `hop` and the fairness index, of a run at `time` (s). */
export function standing(series: RunSeries, numbers: RunNumbers, hop: number, time: number): string {
  const { scenario } = series;
  const names = spokenNames(scenario, namesOf(scenario));
  const rates = numbers.groups.map((group, index) => `${names[index]} ${compact(group.now / 1e6, 2)}`);
  const limit = effectiveAt(scenario, time).limits[hop]!;
  const flows = scenario.flows.reduce((sum, group) => sum + group.count, 0);
  return (
    [
      rates.join(', ') + capacity(series, time),
      `queue${atHop(scenario, hop)} ${numbers.queue} of ${limit}`,
      ...(flows > 1 ? [`fairness ${fixed(numbers.fairness, 2)}`] : []),
    ].join('; ') + '.'
  );
}

/** The rate that the flows share, if there is one bottleneck: ` of 10 Mbit/s`, or what unresponsive sources leave of it. */
function capacity(series: RunSeries, time: number): string {
  const { scenario } = series;
  const rate = effectiveAt(scenario, time).rates[0] ?? null;
  if (scenario.path.length > 1 || rate === null) return ' Mbit/s';
  const taken = takenBySources(series, time);
  return taken > 0
    ? ` of ${compact(Math.max(0, rate - taken) / 1e6, 2)} Mbit/s free`
    : ` of ${compact(rate / 1e6)} Mbit/s`;
}

/** What unresponsive sources send over the same span up to `time` (s), bit/s. */
function takenBySources({ scenario, samples, layout, averagingFrames }: RunSeries, time: number): number {
  const last = samples.indexAt(time);
  const first = Math.max(0, last - averagingFrames + 1);
  let bits = 0;
  scenario.traffic.forEach((source, index) => {
    const sent = samples.columns[trafficOffset(layout, index, 'sent')]!;
    for (let frame = first; frame <= last; frame++) bits += sent.at(frame) * 8 * source.packetSize;
  });
  return last < 0 ? 0 : bits / ((last - first + 1) * layout.period);
}
