/** What a rule's numbers come from, where a receiver or a model made them: TFRC's p, TEAR's average, BBR's model. */
import { type Cause, STATES } from '../../workers/engine/transport/causes.ts';
import type { Change } from '../../workers/live/cause-records.ts';
import { compact, countText, fixed } from '../format.ts';
import type { Narrated } from '../narrator/sentences.ts';
import { fromTo, packets } from '../narrator/words/teller.ts';
import { spanText } from './span.ts';

/** Why a phase of BBR began. */
const PHASE_BEGAN: Partial<Record<Cause, string>> = {
  'bandwidth full': 'the delivery rate had not grown by a quarter in three round trips',
  'queue drained': 'the queue that it had built was gone',
  'round trip old': 'nothing had undercut its smallest round trip for too long',
  'probe over': 'it had measured the smallest round trip anew',
  'time to probe':
    'two to three seconds had passed since the last probe, or as many round trips as a TCP of its window needs to fill the queue',
  'pipe refilled': 'for a round trip it had sent at the bandwidth, so that the path was full',
  'limit reached': 'as much was in flight as the last probe had found too much',
  'probe was safe': 'the careful probe before had lost little',
  'too much lost': 'over 2 % of the packets of a round trip were lost',
};

export interface Input {
  text: string;
  /** s */
  time: number;
  /** The change that it speaks of, where that names a packet. */
  moved?: Change;
}

/** Newest first. */
export function inputsOf({ variable, cause, numbers, time }: Change, { record, series }: Narrated): Input[] {
  const { scheme } = series.scenario.flows[series.layout.flowGroups[record.flow] ?? 0]!;
  if (cause === 'rate reduction' || cause === 'reduced') return cutBefore(time, record);
  if (cause === 'growth') return slowStartEnded(time, record);
  if (cause === 'loss event' || cause.startsWith('equation')) return lossRate(numbers[1]!, time, record);
  if (variable === 'rate' && cause === 'report') return average(time, record);
  if (cause === 'interval with losses') return [interval(numbers, time)];
  if (cause === 'model' || cause === 'model with losses')
    return model(time, record, scheme.kind === 'bbr3' ? null : Number(scheme['rounds']));
  return [];
}

/** The cut to whose threshold a window comes down. */
function cutBefore(time: number, record: Narrated['record']): Input[] {
  const cut = record.lastChange('ssthresh', time);
  if (!cut) return [];
  const [packet, window] = cut.numbers as [number, number];
  const why = cut.cause === 'mark' ? `Packet ${packet} was marked` : `Packet ${packet} was found missing`;
  const text = `${why}: the threshold became ${packets(cut.after)}, where the window had been ${packets(window)}.`;
  return [{ text, time: cut.time, moved: cut }];
}

/** HyStart, if the threshold is still the one that it set. */
function slowStartEnded(time: number, record: Narrated['record']): Input[] {
  const set = record.lastChange('ssthresh', time);
  if (set?.cause !== 'ACK train' && set?.cause !== 'longer round trips') return [];
  const [window, found, longest] = set.numbers as [number, number, number];
  const why =
    set.cause === 'ACK train'
      ? `the ACKs of one round came without a gap for ${spanText(found)}, more than ${spanText(longest)}, half of the shortest round trip: the path is full`
      : `even the shortest round trip of a round was ${spanText(found)}, more than ${spanText(longest)}: packets wait`;
  return [{ text: `HyStart ended slow start at ${packets(window)} packets: ${why}.`, time: set.time }];
}

/** The intervals and weights of p. */
function lossRate(p: number, time: number, record: Narrated['record']): Input[] {
  const made = record.lastOf('loss event rate', time, ({ after }) => after === p);
  if (!made) return [];
  if (made.cause === 'first loss interval') {
    const [rate, rtt] = made.numbers as [number, number];
    const text = `p = ${compact(p, 3)}: at the first loss it is that at which the equation gives the rate received then, ${fixed(rate, 1)} packets/s with R = ${spanText(rtt)}.`;
    return [{ text, time: made.time }];
  }
  const pairs: string[] = [];
  for (let index = 0; index + 1 < made.numbers.length && !Number.isNaN(made.numbers[index]!); index += 2)
    pairs.push(`${packets(made.numbers[index]!)} (${compact(made.numbers[index + 1]!, 2)})`);
  const text = `p = ${compact(p, 3)} = 1 / ${fixed(1 / p, 1)}, the mean of the loss intervals, newest first, with their weights: ${pairs.join(', ')}.`;
  return [{ text, time: made.time }];
}

/** The epochs of TEAR's average window, and what moved its imagined window last. */
function average(time: number, record: Narrated['record']): Input[] {
  const made = record.lastOf('average window', time, () => true);
  if (!made) return [];
  const values = made.numbers.filter((value) => !Number.isNaN(value)).map((value) => fixed(value, 1));
  const text = `Y = ${fixed(made.after, 2)} packets, the weighted mean of the imagined window in its last epochs: ${values.join(', ')}.`;
  const moved = record.lastOf('cwnd', made.time, ({ cause }) => cause !== 'arrival' && cause !== 'recovered');
  if (!moved) return [{ text, time: made.time }];
  const what =
    moved.cause === 'nothing arrives'
      ? 'nothing arrived'
      : `packet ${moved.numbers[0]} was ${moved.cause === 'marked packet' ? 'marked' : 'missing'}`;
  return [
    { text, time: made.time },
    {
      text: `The last epoch ended as ${what}: the imagined window fell from ${fixed(moved.before, 1)} to ${fixed(moved.after, 1)}.`,
      time: moved.time,
      moved,
    },
  ];
}

/** TFRCP's p. */
function interval([p, , events, acknowledged]: readonly number[], time: number): Input {
  const text = `p = ${compact(p!, 3)} = ${countText(events!, 'loss event')} / ${packets(acknowledged!)} acknowledged in the interval.`;
  return { text, time };
}

/** The packet with which the last epoch of TEAR's average ended. */
export function movedOf(inputs: readonly Input[]): Change | undefined {
  return inputs.find(({ moved }) => moved)?.moved;
}

/** Since when BBR's two numbers hold, and its phase. */
function model(time: number, record: Narrated['record'], rounds: number | null): Input[] {
  const bandwidth = record.lastOf('bandwidth', time, () => true);
  const rtt = record.lastOf('smallest round trip', time, () => true);
  const phase = record.lastOf('state', time, ({ cause }) => PHASE_BEGAN[cause] !== undefined);
  return [
    ...(phase ? [{ text: `It is in ${STATES[phase.after]}: ${PHASE_BEGAN[phase.cause]}.`, time: phase.time }] : []),
    ...(bandwidth
      ? [
          {
            text: `With this ACK the largest delivery rate of ${rounds === null ? 'this probe and the one before' : `the last ${rounds} round trips`} went from ${fromTo(bandwidth.before, bandwidth.after)} packets/s.`,
            time: bandwidth.time,
          },
        ]
      : []),
    ...(rtt && Number.isFinite(rtt.after)
      ? [{ text: `This ACK measured the smallest round trip, ${spanText(rtt.after)}.`, time: rtt.time }]
      : []),
  ].sort((a, b) => b.time - a.time);
}
