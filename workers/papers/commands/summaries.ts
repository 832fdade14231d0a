/** What docs/replication.md says of each paper before the lists: what holds, what does not and why, and what hangs on the simulator. */
import type { PaperKey } from '../setups/setup.ts';

interface Summary {
  holds: string;
  fails: string;
  simulator: string;
}

export const SUMMARIES: Readonly<Record<PaperKey, Summary>> = {
  bansal2001: {
    holds:
      'under every wave from 1 s on TCP gets more than TFRC, TCP(1/8) and SQRT that are as friendly as it where nothing changes (Figures 7 to 9); the slower a scheme, the longer two of its flows take to a fair share (10, 12), and the less it uses of a link that swings (14 to 16).',
    fails:
      'at the shortest waves TFRC is ahead of TCP. In the first round trips after bandwidth has doubled (13) schemes use more than printed, here and in ns-2.35: a RED queue drains, which the formula f(k) has not.',
    simulator:
      'windows that are rounded down where they are cut put TFRC ahead at the shortest waves: without the rounding neither is, surely.',
  },
  yang2000: {
    holds:
      'the orders: which scheme is smoothest at low loss (Figure 6), fairest in the short run (16), first to respond to more losses (21) and to fewer (32, 33), first to fill a queue again (36); the predictions of the fairness index, and that long-term fairness halves the variation from 15 to 60 s (19).',
    fails:
      'most numbers that depend on timeouts or bins, in ns-2.35 alike: TFRC does not collapse at heavy loss, as the code of June 2000 did; GAIMD on Reno is rougher than its law. Appendix D’s sums come out if they end. TEAR is quicker here than in print, whose reports and mean round trip are given nowhere; with slower ones Figures 11 and 36 hold, each by itself.',
    simulator:
      'the Reno of 2000, whose windows are rounded down: GAIMD locks it out (Figures 24, 25 and 34). TFRC of June 2000 could not be run.',
  },
  jin2001: {
    holds:
      'SIMD grows faster than linearly (Figure 1), converges as Table 1 computes it (3, 4), is as friendly as TCP below 5 % of losses (5), and converges after TCP and before AIMD and IIAD (10, 11, Table 3).',
    fails:
      'some starts of two flows, and how near SIMD comes to TCP at 15 % of losses, in ns-2.35 alike. Table 3 contradicts Table 1 in one cell. The epoch of 40 s is the law’s, not that of runs beside reverse traffic.',
    simulator:
      'little that is known: the version is not given. Most of Table 3 is of one simulation, and ours lie around it.',
  },
  tsao2007: {
    holds:
      'most of the taxonomy’s comparisons: window-based schemes take more than TCP at equal round trips, rate-based ones their share at unequal ones (Figure 2); IIAD and AIAD/H are slowest up and down (3); SIMD is the fastest up and TEAR the slowest (4).',
    fails:
      'Figure 1’s prints lie below theory and ns-2.35 alike. Of Table 4 the column of loss events while yielding is nearly in the reverse order, by every reading tried. Times of Figure 3 hang on the rule of having converged, which is ours.',
    simulator:
      'GAIMD’s “more than 10 times” at equal round trips is the timer of the ns-2 of 2001; and that column hangs on how long a run lasts, which is not given.',
  },
};
