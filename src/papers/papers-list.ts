import type { PaperKey } from '../../workers/setups/setup.ts';

interface Paper {
  /** As in a sentence. */
  name: string;
  short: string;
  title: string;
  where: string;
}

/** The four papers, in the order of the gallery. */
export const PAPERS: Readonly<Record<PaperKey, Paper>> = {
  bansal2001: {
    name: 'Bansal et al. 2001',
    short: 'Bansal',
    title: 'Dynamic behavior of slowly-responsive congestion control algorithms',
    where: 'Bansal, Balakrishnan, Floyd, Shenker; SIGCOMM 2001',
  },
  yang2000: {
    name: 'Yang et al. 2000',
    short: 'Yang',
    title: 'Transient behaviors of TCP-friendly congestion control protocols',
    where: 'Yang, Kim, Lam; technical report 2000, INFOCOM 2001',
  },
  jin2001: {
    name: 'Jin et al. 2001',
    short: 'Jin',
    title: 'TCP-friendly SIMD congestion control and its convergence behavior',
    where: 'Jin, Guo, Matta, Bestavros; ICNP 2001',
  },
  tsao2007: {
    name: 'Tsao et al. 2007',
    short: 'Tsao',
    title: 'Taxonomy and evaluation of TCP-friendly congestion-control schemes on fairness, aggressiveness, and responsiveness',
    where: 'Tsao, Lai, Lin; IEEE Network 2007',
  },
};
