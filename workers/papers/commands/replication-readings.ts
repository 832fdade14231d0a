/** Which readings of a text are taken, which simulator its runs have, and how the others compare: two sections of docs/replication.md. */
import { REVERSE_EVIDENCE, WHOLE_EVIDENCE } from '../setups/bansal2001.ts';
import { TIMES_EVIDENCE } from '../jin2001/runs.ts';
import { CHAIN_EVIDENCE } from '../setups/jin2001-networks.ts';
import { BURSTY_EVIDENCE } from '../setups/tsao2007.ts';
import { CONVERGED_EVIDENCE } from '../tsao2007/runs.ts';
import { BIN_EVIDENCE, JITTER_EVIDENCE } from '../setups/yang2000-common.ts';
import { READING_EVIDENCE } from '../setups/tsao2007-sharing.ts';
import { compared, told, turned } from '../setups/evidence.ts';
import { READING_COUNTS } from '../setups/reading-counts.ts';
import { table } from './markdown-table.ts';

const simulatorTable = (): string =>
  table(
    ['statements of', 'ns-2.35', 'ns-2.1b9', 'ns-2.1b9, not rounded', 'May to November 2001'],
    Object.entries({
      'Figure 1': 'nonperiodic',
      'Figure 2': 'lowmux8',
      'Figure 2, 64 flows and chains': 'more-flows',
      'Figure 3': 'two-state',
      'Figure 4': 'bursty',
    }).map(([figure, name]) => {
      const { statements, counts } = READING_COUNTS[`tsao-simulator-${name}`]!;
      return [`${figure}, ${statements}`, ...counts.map(([, holds, open, fails]) => `${holds} / ${open} / ${fails}`)];
    }),
  );

/** Figure 1 with ns-2.35 and with the defaults of 2001: words, and how many statements hold, are open and do not hold. */
const [WITH_2_35, , , WITH_2001] = READING_COUNTS['tsao-simulator-nonperiodic']!.counts;

/** Figure 2 from 20 to 100 s: what holds, is open and does not hold. */
const shortRuns = (): string =>
  READING_COUNTS['tsao-sharing']!.counts.find(([words]) => words === '20 to 100 s')!
    .slice(1)
    .join(' / ');

const lengthTable = (): string =>
  table(
    [
      'share over TCP’s',
      '100 to 500 s, as here',
      ...READING_COUNTS['tsao-length']!.counts.slice(1).map(([words]) => words),
    ],
    ['GAIMD X', 'SIMD X', 'IIAD D', 'AIAD/H D'].map((name) => [name, ...told('tsao-length', name)]),
  );

const TIMER = told('tsao-timer', 'GAIMD at CV 0');
const [IIAD_UP, AIADH_UP] = ['IIAD', 'AIAD/H'].map((name) => told('tsao-rounding', name));
const [TCP_POWER, TFRC_POWER] = ['TCP', 'TFRC'].map((name) => told('bansal-b0', `power of ${name}`));
const F20 = told('bansal-acks', 'f(20) of TCP(1/2)');

export function simulator(): string {
  return `Tsao et al. cite ns-2.1b9, of May 2002; its set-ups run with TCP of ns-2.35, as those of the reference cases, and with
\`simulator\` (a choice of theirs) as ns-2.1b9's by its own defaults: a shortest timeout of 1 s where 2.35 has 0.2, a first one of 6 s, and
cuts to whole packets; the same with cuts that are not rounded; or as ns-2's from May to November 2001, with 1 s, a clock of 0.1 s and no
limited transmit. The dates of the defaults are those of ns-2's own \`ns-default.tcl\` (workers/papers/setups/tsao2007-common.ts). What the C++ of
2.1b9 did otherwise, and what the authors set, is not known. Holds, open, does not hold, of the statements by runs with three seeds:

${simulatorTable()}

- Cuts to whole packets were not what the paper ran: with them IIAD needs ${IIAD_UP![1]} s for its 700, ${IIAD_UP![0]} without, and AIAD/H,
  which the paper has slower, ${AIADH_UP![1]}. Of ns-2.1b9 there remains the longer timeout, which moves few statements.
- Figure 2's “more than 10 times” of GAIMD at equal round trips is its simulator's timer: ${TIMER[0]} with ns-2.35, ${TIMER[2]} with ns-2.1b9
  unrounded, ${TIMER[1]} rounded, and ${TIMER[3]} with the defaults of 2001. ns-2.35 “failing alike” proves nothing there. Of what else
  does not hold and has ns-2.35 for its proof nothing holds with the other three: there the version is not the cause.
- Figure 1 hangs on its simulator: ${WITH_2_35![1]} of its statements hold and ${WITH_2_35![3]} do not with ns-2.35; with the defaults of 2001 ${WITH_2001![1]} and ${WITH_2001![3]}, and ${WITH_2001![2]} are
  open at three seeds.
- How long Figure 2 ran is not given, and decides its column of equal round trips; at no length are IIAD and AIAD/H, D in print, surely
  below GAIMD and SIMD, X in print. Of its statements ${shortRuns()} go so from 20 to 100 s (\`durationSeconds\` 100, \`warmupSeconds\` 20).

${lengthTable()}`;
}

const READINGS_TABLE = table(
  ['experiment', 'taken', 'the other reading', 'why'],
  [
    [
      'Tsao et al., Figure 2 and Table 4, low multiplexing',
      'a round trip of 50 ms, no random sender overhead',
      '`meanRttSeconds` 0.1, `sendJitterSeconds` 0.001',
      READING_EVIDENCE,
    ],
    [
      'Tsao et al., Figure 4 and Table 4, bursty losses',
      'a round trip of 60 ms, 200 s for each rate, no random sender overhead',
      '`baseRttSeconds` 0.12; `sendJitterSeconds` 0.001',
      BURSTY_EVIDENCE,
    ],
    [
      'Tsao et al., Figure 3 and Table 4, having converged',
      'within 10 % of the step; means over the time between two losses: 5 s upwards, 1 s downwards',
      '`alpha` 0.05; `smooth` 2, 5, 10',
      `${CONVERGED_EVIDENCE}; not taken, as with 5 % four of the six schemes that are up within 100 s take longer, and with longer means a fall is over before one has passed`,
    ],
    [
      'Tsao et al., Figure 4c and Table 4, loss events',
      'while 1 Mbit/s is left (its caption), as each flow counts them',
      'until a flow has settled, in 15 s; drops within a base or a measured round trip',
      'by none are the schemes in the order of the print, and TFRCP’s events few',
    ],
    [
      'Yang et al., all',
      'a random sender overhead of up to 3.2 ms, what a packet takes on the bottleneck',
      '`sendJitterSeconds` 0.001',
      JITTER_EVIDENCE,
    ],
    [
      'Yang et al., Figures 9 to 17, 26, 28, 35, Table 1: “a round-trip time” of rates, CoV and fairness index',
      'bins of 0.2 s, the propagation and the mean queue',
      '`binSeconds` 0.1',
      `${BIN_EVIDENCE}; times are counted in 0.1 s: in 0.2 s all that are printed of the queue (Figures 25, 27, 36) fail, in 0.1 s GAIMD’s and TFRC’s of Figure 36 cannot be told`,
    ],
    ['Yang et al., forced losses', 'on the common bottleneck', '`linkBps` 1e8', compared('yang-forced')],
    [
      'Yang et al., TEAR',
      'a report in every round trip, a weight of 1/8 for a new round trip',
      '`tearReportRtts` 4, `tearRttGain` 0.02',
      compared('yang-tear'),
    ],
    [
      'Yang et al., the queue: each simulation was made with drop-tail and with RED (Section 2.2)',
      'drop-tail',
      '`queue` RED',
      `${compared('yang-red')}; ${turned('yang-red')}`,
    ],
    [
      'Yang et al., TEAR: the difference that the timeout makes is small in most experiments (Section 2.2)',
      'with the timeout that the authors added',
      'as it was before',
      `${compared('yang-tear-before')}; ${turned('yang-tear-before')}`,
    ],
    [
      'Jin et al., Figures 6 to 8: similar with Reno and NewReno (Section 5); a maximum window of 128 packets (Table 2)',
      'SACK; 1000 packets, as two flows of 128 cannot fill 60 Mbit/s',
      '`variant` newreno, reno; `maxWindowPackets` 128',
      `${compared('jin-beside')}; ${turned('jin-beside')}`,
    ],
    [
      'Jin et al., Figures 10 and 11, Table 3',
      'background flows of 30 ms, the queue of the middle link on the last link too',
      '`backgroundRttSeconds` 0.05, `lastQueueBps` 10000000',
      CHAIN_EVIDENCE,
    ],
    [
      'Jin et al., T1 and T2',
      'round trips with the wait in the queues, T2 from the first loss to the first moment at which the windows are within 10 packets (Section 4.2 has “stays”: windows that are cut at random do not)',
      '`withQueue` 0, `sinceChange` 1, `firstMoment` 0',
      TIMES_EVIDENCE,
    ],
    [
      'Bansal et al., Figures 7 to 9 and 14 to 16',
      'two TCP flows in the other direction',
      '`reverseFlows` 0',
      REVERSE_EVIDENCE,
    ],
    [
      'Bansal et al., Figures 7 to 9 and 14 to 16',
      'windows rounded down where they are cut',
      '`wholeWindowsFromCut` 1',
      WHOLE_EVIDENCE,
    ],
    [
      'Bansal et al., Figures 10 and 12',
      'a link of 10 Mbit/s, 62.5 b0: “much larger than b0”',
      '`bottleneckBps` 1600000: “10 × b0”, in the same sentence',
      `on it TCP(b)’s time grows by a power of its slowness of ${TCP_POWER![1]}, and TFRC’s of ${TFRC_POWER![1]}, which is not told from it (three seeds; as taken ${TCP_POWER![0]} and ${TFRC_POWER![0]})`,
    ],
    [
      'Bansal et al., all',
      'an ACK for every packet',
      '`packetsPerAck` 2',
      `f(20) of Figure 13 comes to ${F20[1]}, printed as 0.86 (as taken ${F20[0]}, three seeds), and TFRC is ahead in Figure 7, as the paper denies: not taken`,
    ],
  ],
);

export const READINGS = `Each is a value in the set-up that a reader can change on the figure's page (those of T1 and T2 are of the measure); \`npm run
claims -- --with NAME=VALUE\` compares them.

${READINGS_TABLE}

Other choices, each with its reason in the set-ups (\`workers/papers/setups/\`): no reverse traffic in Bansal's Figures 10, 12 and 13 (with it TCP
never uses 86 % of the link, in ns-2.35 neither); Yang's lone flow from round trip 1000 on; Jin's Figures 6 to 8 only where ten epochs
fit, and 128 flows besides; no maximum window for Tsao's rate-based schemes (with 200 packets as many statements hold). Tsao's Table 4
prints grades and no cuts, so that a cell can only be compared with the schemes of its column that have another grade. It holds if it
is surely on the right side of each of them, does not hold if it is surely on the wrong side of more than half of them, and else cannot
be told: of two schemes in the wrong order, either may be the one that is misplaced. Eight equal numbers, or the numbers in the reverse
order, meet no cell; numbers shuffled at random one in six. The brackets of the aggressiveness columns are satisfactory for all eight:
there is no order to ask. With bursty losses TFRCP is an X for its swings by the text (Observation 4): its cell goes by the CoV, and no other is compared
with its time.`;
