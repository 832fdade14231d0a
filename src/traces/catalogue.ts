/** Three traces of links, as files beside the page: `traces/ID.trace`. tests/tools/traces.ts made them. */
import type { LinkTrace } from '../../workers/engine/network/trace.ts';
import { readTrace } from './read-trace.ts';

export const TRACES = [
  {
    id: 'mobile',
    name: 'Mobile-like',
    words:
      'Made, not recorded: packets leave by a Poisson process whose rate wanders by a Brownian motion and now and then sticks at 0, as Sprout models a mobile link (Winstein et al. 2013).',
  },
  {
    id: 'wifi',
    name: 'Wi-Fi-like',
    words:
      'Made, not recorded: a station waits while up to 5 others hold the channel, then sends 5 to 8 frames at once; a fade now and then leaves room for one or two.',
  },
  {
    id: 'satellite',
    name: 'Satellite-like',
    words:
      'Made, not recorded: every 15 s another satellite is taken, which gives between 2 and 8 Mbit/s, after a break of up to 0.2 s.',
  },
] as const;

export type TraceId = (typeof TRACES)[number]['id'];

/** The trace of that id. Rejects if it cannot be fetched. */
export async function loadTrace(id: TraceId): Promise<LinkTrace> {
  const response = await fetch(`traces/${id}.trace`);
  if (!response.ok) throw new Error(`no trace ${id}`);
  return readTrace(await response.text(), TRACES.find((trace) => trace.id === id)!.name);
}
