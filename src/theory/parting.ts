/** Where a run leaves the textbook's model, in sentences that are computed from both. */
import type { IdealRounds } from '../../workers/theory/ideal-rounds.ts';
import { fixed } from '../format.ts';
import { inRow, say } from '../../workers/words/say.ts';
import { placeAt } from '../measured/value-at.ts';
import type { RunSeries } from '../run/series.ts';
import { idealRun, type ModelChoice } from './ideal-run.ts';

/** Mean of a column that stands until the next instant, over the time from `from` to `to`, s. */
function meanBetween({ time }: IdealRounds, values: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let place = Math.max(0, placeAt(time, from)); place < time.length && time[place]! < to; place += 1)
    sum += values[place]! * (Math.min(to, time[place + 1] ?? to) - Math.max(from, time[place]!));
  return sum / (to - from);
}

/** Names of at most this many flows are said. */
const MOST_SAID = 3;

/**
 * Where the run leaves the model, up to `now` (s), as sentences: the windows of both, and which of its assumptions did not
 * hold.
 */
export function parting(series: RunSeries, names: readonly string[], choice: ModelChoice, now: number): string[] {
  const run = idealRun(series.scenario, choice);
  if ('none' in run) return [say('No textbook’s model of this run: {reason}.', { reason: run.none })];
  const last = series.samples.indexAt(now);
  if (last < 0) return [];
  const flows = series.flowsOfGroup.flat();
  const window = series.flowColumn(flows[0]!, 'cwnd');
  const first = Math.min(window.binned, last);
  const [from, to] = [series.samples.timeOf(first - 1), series.samples.timeOf(last)];
  const windows = flows.slice(0, MOST_SAID).map((flow) => {
    const model = meanBetween(run.rounds, run.rounds.windows[flow]!, from, to);
    return {
      name: names[flow]!,
      model,
      here: meanOfColumn((index) => series.flowColumn(flow, 'cwnd').at(index), first, last),
    };
  });
  const said = windows.map(({ name, model, here }) =>
    say(
      model > 0
        ? '{name} {here} packets against the model’s {model} ({by})'
        : '{name} {here} packets against the model’s {model}',
      { name, here: fixed(here, 1), model: fixed(model, 1), by: signed(here / model - 1) },
    ),
  );
  const waiting = series.hopColumn(0, 'queueMean');
  const waited = fixed(
    meanOfColumn((index) => waiting.at(index), first, last),
    1,
  );
  const held =
    choice === 'link'
      ? say('The model has no queue: here {waited} packets waited in the mean.', { waited })
      : say('The model’s queue holds {held} packets in the mean: here {waited} waited.', {
          held: fixed(meanBetween(run.rounds, run.rounds.queue, from, to) / packetBits(series), 1),
          waited,
        });
  const mean = say('Mean window from {from} to {to} s: {windows}.', {
    from: fixed(from, from === 0 ? 0 : 1),
    to: fixed(to, 1),
    windows: inRow('{first}; {next}', said),
  });
  return [mean, losses(series, run.rounds, flows, first, last), held];
}

/** Of one flow how often it was cut, of several whether all were at once. */
function losses(
  series: RunSeries,
  { cuts }: IdealRounds,
  flows: readonly number[],
  first: number,
  last: number,
): string {
  const [from, to] = [series.samples.timeOf(first - 1), series.samples.timeOf(last)];
  const expected = cuts.filter((at) => at > from && at <= to).length;
  const { together, all } = lossesTogether(series, flows, first, last);
  return say(
    flows.length === 1
      ? 'The model loses {times}; here there were {events}.'
      : 'The model loses {times}, all flows at once; here that was so in {together} of {events}.',
    {
      times: expected === 1 ? say('1\u00a0time') : say('{count}\u00a0times', { count: expected }),
      events: all === 1 ? say('1\u00a0loss event') : say('{count}\u00a0loss events', { count: all }),
      together,
    },
  );
}

function packetBits({ scenario }: RunSeries): number {
  return 8 * scenario.flows[0]!.packetSize;
}

function meanOfColumn(at: (index: number) => number, first: number, last: number): number {
  let sum = 0;
  for (let index = first; index <= last; index += 1) sum += at(index);
  return sum / (last + 1 - first);
}

/** `+12 %`. */
function signed(part: number): string {
  return `${part < 0 ? '−' : '+'}${fixed(100 * Math.abs(part), 0)} %`;
}

/**
 * Losses of the flows that send, those of neighbouring samples (round trips) counted as one: how many there were, and in how
 * many of them all flows lost.
 */
function lossesTogether(
  series: RunSeries,
  flows: readonly number[],
  first: number,
  last: number,
): { together: number; all: number } {
  const columns = flows.map(
    (flow) => [series.flowColumn(flow, 'lossEvents'), series.flowColumn(flow, 'cwnd')] as const,
  );
  let [together, all] = [0, 0];
  for (let index = first; index <= last; index += 1) {
    if (!columns.some(([events]) => events.at(index) > 0)) continue;
    const next = Math.min(index + 1, last);
    const sending = columns.filter(([, window]) => window.at(index) > 0);
    if (sending.every(([events]) => events.at(index) > 0 || events.at(next) > 0)) together += 1;
    all += 1;
    index = next;
  }
  return { together, all };
}
