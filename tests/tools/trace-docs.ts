/** The part of docs/network.md on links that follow a trace. */
import { TRACES } from '../../src/traces/catalogue.ts';
import { MOST_PER_MS } from '../../workers/engine/network/trace.ts';
import { LIMITS } from '../../workers/engine/scenario/limits.ts';

export function traceSection(): string {
  return `## Links that follow a trace

A hop has a steady \`rate\`, or it follows a \`trace\` of delivery opportunities, as \`mm-link\` of Mahimahi does (Netravali et
al., Mahimahi: Accurate Record-and-Replay for HTTP, 2015; the rule is that of \`link_queue.cc\` there). A trace file is a line
for each opportunity: its time in whole milliseconds, none before the line above it. Drop it on the page, and the link in
view follows it.

In a scenario: \`path[0].trace\`, an object with \`perMs\` (a digit to base 36 for each millisecond: how many opportunities
there are at its end), \`loop\` (it begins again after its last millisecond; default true) and \`name\`. \`rate\` is then the
trace's mean rate, not what the file says. At most ${LIMITS.trace / 60_000} minutes are read, with at most ${MOST_PER_MS} opportunities (420 Mbit/s) in a
millisecond and 1000 bit/s on average.

What an opportunity does:

- It carries 1500 bytes at one moment. The packets that came before that moment take the bytes in order; several
  opportunities in one millisecond are one of as many times 1500 bytes.
- A smaller packet leaves its rest to the next packet. A packet that needs more, because it is larger or finds a rest, goes
  on with the next opportunity, and leaves with its last byte. Mahimahi refuses packets above its 1504 bytes (1500 and
  4 of its tunnel); here they take several opportunities.
- What no packet needs is lost. An idle link saves nothing up, and a packet that comes at just that moment is too late.
- Lines of 0 ms count at the end of a pass, where the next one begins. Behind the last line of a trace that is not repeated
  nothing leaves any more.

A packet waits until its first byte leaves, and counts in the queue until then. A queue that decides at arrival is asked when
the packet comes; RED and PIE reckon with the mean rate where they need one, as a router does that cannot foresee its link.
One that decides at dequeue is asked at the opportunity that has bytes left, once for each packet that begins there: CoDel
sees how long it has waited at that moment.

Compared with the code of \`mm-link\`, with 1500 bytes in place of its 1504, over 60 traces (these and random ones, repeated or
not) and drop-tail queues of 1 to 40 packets: all 180,000 packets of 40 to 1500 bytes leave in the same millisecond, and the
same ones are dropped, where a packet that comes in a millisecond comes behind its opportunities.

Of the closed forms none applies. Times that the page computes of a queue's length are those at the mean rate.

Three traces come with the page, in \`public/traces/\`. None was recorded; \`tests/tools/traces.ts\` draws them from fixed seeds:

${TRACES.map(({ id, name, words }) => `- *${name}* (\`${id}.trace\`). ${words}`).join('\n')}`;
}
