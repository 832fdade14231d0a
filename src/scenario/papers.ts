/** The papers that scheme cards cite by key. */
export const PAPERS: Readonly<Record<string, { short: string; full: string }>> = {
  yang2000: {
    short: 'Yang et al. 2000',
    full: 'Y. R. Yang, M. S. Kim, S. S. Lam, Transient Behaviors of TCP-friendly Congestion Control Protocols, technical report, The University of Texas at Austin, 2000; INFOCOM 2001',
  },
  bansal2001: {
    short: 'Bansal et al. 2001',
    full: 'D. Bansal, H. Balakrishnan, S. Floyd, S. Shenker, Dynamic Behavior of Slowly-Responsive Congestion Control Algorithms, SIGCOMM 2001',
  },
  jin2001: {
    short: 'Jin et al. 2001',
    full: 'S. Jin, L. Guo, I. Matta, A. Bestavros, TCP-friendly SIMD Congestion Control and Its Convergence Behavior, ICNP 2001',
  },
  tsao2007: {
    short: 'Tsao et al. 2007',
    full: 'S.-C. Tsao, Y.-C. Lai, Y.-D. Lin, Taxonomy and Evaluation of TCP-Friendly Congestion-Control Schemes on Fairness, Aggressiveness, and Responsiveness, IEEE Network 21(6), 2007',
  },
};

/** A source of a card as a reader knows it: `bansal2001 Fig. 13` is `Bansal et al. 2001 Fig. 13`. */
export function sourceText(source: string): string {
  return source.replace(/\b[a-z]+\d{4}\b/g, (key) => PAPERS[key]?.short ?? key);
}
