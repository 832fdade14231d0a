/** The state of a run at the time on show, as one line that can be spoken. */
import { trafficOffset } from '../../workers/engine/sampling/frame.ts';
import { rowCards } from '../charts/rows/index.ts';
import { compact, fixed } from '../format.ts';
import { inRow, say } from '../../workers/words/say.ts';
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
    if (sample < 0) return say('nothing has been measured yet.');
    const rows = spokenOfRows(player.state, series, sample);
    return inRow('{first} {next}', [
      standing(series, run.numbers, knownHop(series.scenario, hop), player.time),
      ...rows,
    ]);
  });
  const each =
    runs.length > 1 ? texts.map((state, index) => say('{run}: {state}', { run: runs[index]!.name, state })) : texts;
  return say('At {time} s: {state}', { time: fixed(player.time, 1), state: inRow('{first} {next}', each) });
}

/** What the rows on show add, a sentence each: `Inside of TCP 1: cwnd 12.3 packets.` */
function spokenOfRows({ rows, variable }: Player['state'], series: RunSeries, sample: number): string[] {
  return rowCards(rows).flatMap((card) => card.spoken?.(series, sample, variable) || []);
}

/** Rates of now, the queue of hop number `hop` and the fairness index, of a run at `time` (s). */
export function standing(series: RunSeries, numbers: RunNumbers, hop: number, time: number): string {
  const { scenario } = series;
  const names = spokenNames(scenario, namesOf(scenario));
  const rates = inRow(
    '{first}, {next}',
    numbers.groups.map((group, index) => `${names[index]} ${compact(group.now / 1e6, 2)}`),
  );
  const limit = effectiveAt(scenario, time).limits[hop]!;
  return say(numbers.fairness === null ? '{rates}; {queue}.' : '{rates}; {queue}; {fairness}.', {
    rates: ofCapacity(rates, series, time),
    queue: say('queue{at} {queue} of {limit}', { at: atHop(scenario, hop), queue: numbers.queue, limit }),
    fairness: say('fairness {index}', { index: fixed(numbers.fairness ?? NaN, 2) }),
  });
}

/** With the rate that the flows share, if there is one bottleneck: `of 10 Mbit/s`, or what unresponsive sources leave of it. */
function ofCapacity(rates: string, series: RunSeries, time: number): string {
  const { scenario } = series;
  const rate = effectiveAt(scenario, time).rates[0] ?? null;
  if (scenario.path.length > 1 || rate === null) return say('{rates} Mbit/s', { rates });
  const taken = takenBySources(series, time);
  return taken > 0
    ? say('{rates} of {rate} Mbit/s free', { rates, rate: compact(Math.max(0, rate - taken) / 1e6, 2) })
    : say('{rates} of {rate} Mbit/s', { rates, rate: compact(rate / 1e6) });
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
