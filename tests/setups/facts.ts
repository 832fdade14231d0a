/** The papers' numbers once more, copied by hand from the papers and not from the set-ups: what each one has to give. */

export type Queue = ['droptail', limit: number] | ['red', min: number, max: number, limit: number];

export interface Fact {
  /** Of all flows, those in the other direction included. */
  flows: number;
  hops?: number;
  /** Mbit/s of the first hop; null is without limit. */
  mbps: number | null;
  /** ms */
  rtt: number;
  /** The last `flows` have another base round trip, ms. */
  background?: { flows: number; rtt: number };
  /** Packets: thresholds and limit; the drop-tail limit is what may wait. */
  queue?: Queue;
  /** bytes; 1000 otherwise */
  packet?: number;
  /** s */
  duration?: number;
  figures: string;
}

// bansal2001: 15 or 10 Mbit/s × 50 ms of 1000 bytes = 93.75 or 62.5 packets; thresholds 1/4 and 5/4, limit 5/2.
const bansal15: Queue = ['red', 23.4375, 117.1875, 234];
const bansal10: Queue = ['red', 15.625, 78.125, 156];
// jin2001: 15 Mbit/s × 100 ms = 187.5 packets; limit 5/2, thresholds 0.15 and 0.5 of it; drop-tail 3/2.
const jin15: Queue = ['red', 70.3125, 234.375, 469];
// 6 Mbit/s × 50 ms of 500 bytes = 75 packets.
const jinChain: Queue = ['red', 28.125, 93.75, 188];
const yang: Queue = ['droptail', 49];

export const FACTS: Readonly<Record<string, Fact>> = {
  'bansal2001-common': { flows: 4, mbps: 15, rtt: 50, queue: bansal15, figures: '' },
  'bansal2001-steady10': { flows: 12, mbps: 15, rtt: 50, queue: bansal15, figures: 'fig7' },
  'bansal2001-sq31-mixed': { flows: 12, mbps: 15, rtt: 50, queue: bansal15, figures: 'fig7 fig8 fig9' },
  'bansal2001-saw31-mixed': { flows: 12, mbps: 15, rtt: 50, queue: bansal15, figures: 'fig7' },
  'bansal2001-revsaw31-mixed': { flows: 12, mbps: 15, rtt: 50, queue: bansal15, figures: 'fig7' },
  'bansal2001-sq101-mixed': { flows: 12, mbps: 15, rtt: 50, queue: bansal15, figures: '' },
  'bansal2001-two-flow': { flows: 4, mbps: 10, rtt: 50, queue: bansal10, duration: 2000, figures: 'fig10 fig12' },
  'bansal2001-ack-model': { flows: 2, mbps: null, rtt: 50, figures: 'fig11' },
  'bansal2001-doubling': { flows: 12, mbps: 10, rtt: 50, queue: bansal10, duration: 515, figures: 'fig13' },
  'bansal2001-sq31-homog': { flows: 12, mbps: 15, rtt: 50, queue: bansal15, figures: 'fig14 fig15' },
  'bansal2001-sq101-homog': { flows: 12, mbps: 15, rtt: 50, queue: bansal15, figures: 'fig16' },
  'bansal2001-burst-mild': { flows: 1, mbps: 15, rtt: 50, duration: 20, figures: 'fig17' },
  'bansal2001-periodic-steady': { flows: 1, mbps: 15, rtt: 50, figures: 'fig17' },

  'yang2000-common': { flows: 8, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig1' },
  'yang2000-periodic5': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig3' },
  'yang2000-bern5': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig4' },
  'yang2000-bern20': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig5' },
  'yang2000-bern-sweep': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, duration: 350, figures: 'fig6 table1' },
  'yang2000-onoff': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig7 fig8' },
  'yang2000-single': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig9 fig10 fig11' },
  'yang2000-1v7': { flows: 8, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig12 fig13 fig14 table1' },
  'yang2000-1v7-red': { flows: 8, mbps: 2.5, rtt: 100, queue: ['red', 7.8125, 39.0625, 78], figures: '' },
  'yang2000-8same': { flows: 8, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig15 fig16 fig17 fig2 table1' },
  'yang2000-lf15': { flows: 32, mbps: null, rtt: 100, figures: 'fig18' },
  'yang2000-lf60': { flows: 16, mbps: null, rtt: 100, figures: 'fig19' },
  'yang2000-analytic': { flows: 1, mbps: null, rtt: 100, figures: 'fig20 fig29 fig2 fig37 fig38 fig6' },
  'yang2000-step-per-1-4': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig21' },
  'yang2000-step-per-4-1': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig30' },
  'yang2000-step-per-3-2': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig31' },
  'yang2000-step-bern-0p5-100': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig22' },
  'yang2000-step-bern-1-4': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig23' },
  'yang2000-step-bern-10-0': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig32' },
  'yang2000-step-bern-4-1': { flows: 1, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig33' },
  'yang2000-join-tcp': { flows: 16, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig24 fig25' },
  'yang2000-join-same': { flows: 16, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig26 fig27 fig28' },
  'yang2000-leave-tcp': { flows: 16, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig34' },
  'yang2000-leave-same': { flows: 16, mbps: 2.5, rtt: 100, queue: yang, figures: 'fig35 fig36' },
  'yang2000-persistent': { flows: 1, mbps: null, rtt: 100, figures: 'table1' },
  'yang2000-noloss': { flows: 1, mbps: null, rtt: 100, figures: 'table1' },

  'jin2001-common': { flows: 6, mbps: 15, rtt: 100, queue: jin15, figures: '' },
  'jin2001-growth': { flows: 1, mbps: null, rtt: 100, figures: 'fig1' },
  'jin2001-epochs': { flows: 1, mbps: null, rtt: 100, figures: 'fig2' },
  'jin2001-phase': { flows: 2, mbps: 32, rtt: 100, figures: 'fig3' },
  'jin2001-phase-map': { flows: 2, mbps: 32, rtt: 100, figures: 'fig4' },
  'jin2001-table1': { flows: 2, mbps: 35.2, rtt: 100, figures: 'table1' },
  'jin2001-fat-link': { flows: 1, mbps: null, rtt: 100, duration: 320, figures: 'fig5' },
  'jin2001-vs-tcp-red-ecn': { flows: 20, mbps: 15, rtt: 100, queue: jin15, duration: 120, figures: 'fig6' },
  'jin2001-vs-tcp-red': { flows: 20, mbps: 15, rtt: 100, queue: jin15, duration: 120, figures: 'fig7 table2' },
  'jin2001-vs-tcp-droptail': {
    flows: 20,
    mbps: 15,
    rtt: 100,
    queue: ['droptail', 280],
    duration: 120,
    figures: 'fig8 table2',
  },
  'jin2001-conv-fair': {
    flows: 17,
    hops: 3,
    mbps: 6,
    rtt: 50,
    background: { flows: 15, rtt: 30 },
    queue: jinChain,
    packet: 500,
    figures: 'fig9 fig10 table2 table3',
  },
  'jin2001-conv-eff': {
    flows: 16,
    hops: 3,
    mbps: 6,
    rtt: 50,
    background: { flows: 14, rtt: 30 },
    queue: jinChain,
    packet: 500,
    figures: 'fig9 fig11 table2 table3',
  },

  'tsao2007-common': { flows: 2, mbps: 2, rtt: 50, queue: ['droptail', 18], figures: '' },
  'tsao2007-nonperiodic': { flows: 1, mbps: null, rtt: 140, duration: 5200, figures: 'fig1 table4' },
  'tsao2007-lowmux8': { flows: 16, mbps: 16, rtt: 50, queue: ['droptail', 149], figures: 'fig2 table4' },
  'tsao2007-lowmux32': { flows: 64, mbps: 64, rtt: 50, queue: ['droptail', 599], figures: 'fig2' },
  'tsao2007-multibottleneck': { flows: 40, hops: 3, mbps: 16, rtt: 50, queue: ['droptail', 149], figures: 'fig2' },
  'tsao2007-two-state': { flows: 1, mbps: null, rtt: 140, duration: 1000, figures: 'fig3 table4' },
  'tsao2007-bursty': { flows: 1, mbps: 15, rtt: 60, queue: ['droptail', 168], figures: 'fig4 table4' },
  'tsao2007-criteria': { flows: 2, mbps: 2, rtt: 50, queue: ['droptail', 18], figures: 'table1' },
  'tsao2007-taxonomy': { flows: 9, mbps: 9, rtt: 50, queue: ['droptail', 83], figures: 'table2 table3' },
};
