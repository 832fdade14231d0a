/** Counted by `npm run claims -- --readings REGEX`; do not edit. Format it after. */

/** Verdicts on the statements that a reading may change. */
export interface ReadingCount {
  statements: number;
  seeds: number;
  /** As taken, then with each of the others: words that follow “with”, and how many hold, are open and do not hold. */
  counts: readonly (readonly [words: string, holds: number, open: number, fails: number])[];
  /** Of a reading that is told by its numbers: what is measured, as taken and with each of the others. */
  told?: readonly (readonly [label: string, ...measured: string[]])[];
  /** Of a reading whose statements are named: those that hold in one column and do not in another, with what each column finds. */
  turns?: readonly (readonly [id: string, ...verdicts: string[]])[];
}

export const READING_COUNTS: Readonly<Record<string, ReadingCount>> = {
  'bansal-acks': {
    statements: 2,
    seeds: 3,
    counts: [
      ['', 1, 1, 0],
      ['one ACK for two packets', 0, 1, 1],
    ],
    told: [
      ['TCP', '0.67 ± 0.021', '0.52 ± 0.017'],
      ['TFRC(6)', '0.614 ± 0.024', '0.829 ± 0.021'],
      ['TCP', '0.933 ± 0.017', '0.529 ± 0.01'],
      ['TFRC(6)', '0.578 ± 0.024', '0.72 ± 0.016'],
      ['TCP', '1.04 ± 0.02', '0.826 ± 0.031'],
      ['TFRC(6)', '0.718 ± 0.021', '0.882 ± 0.024'],
      ['TCP', '1.02 ± 0.0068', '0.792 ± 0.0053'],
      ['TFRC(6)', '0.802 ± 0.014', '1.04 ± 0.014'],
      ['f(20) of TCP(1/2)', '0.947 ± 0.15', '0.868 ± 0.24'],
    ],
  },
  'bansal-b0': {
    statements: 1,
    seeds: 3,
    counts: [
      ['', 0, 1, 0],
      ['10 b0', 0, 1, 0],
    ],
    told: [
      ['power of TCP', '0.963 ± 0.11', '0.924 ± 0.33'],
      ['power of TFRC', '0.823 ± 0.097', '0.604 ± 0.26'],
    ],
  },
  'bansal-reverse': {
    statements: 23,
    seeds: 3,
    counts: [
      ['', 22, 1, 0],
      ['none in the other direction', 17, 0, 6],
    ],
  },
  'bansal-whole': {
    statements: 23,
    seeds: 3,
    counts: [
      ['', 22, 1, 0],
      ['windows that are not rounded', 20, 3, 0],
    ],
  },
  'jin-beside': {
    statements: 7,
    seeds: 10,
    counts: [
      ['', 3, 2, 2],
      ['NewReno', 3, 3, 1],
      ['Reno', 3, 1, 3],
      ['a window of 128 packets', 2, 3, 2],
    ],
    turns: [
      ['jin2001-f8-variance', 'fails', 'holds', 'holds', 'fails'],
      ['jin2001-f8-compat', 'holds', 'holds', 'fails', 'holds'],
    ],
  },
  'jin-chain': {
    statements: 31,
    seeds: 10,
    counts: [
      ['', 7, 22, 2],
      ['50 ms and the last link’s own queue', 6, 14, 11],
    ],
  },
  'jin-times': {
    statements: 15,
    seeds: 10,
    counts: [
      ['', 5, 9, 1],
      ['base round trips', 4, 8, 3],
      ['the time from the change', 5, 9, 1],
      ['the time to the end of an epoch', 5, 9, 1],
    ],
  },
  'tsao-bursty': {
    statements: 26,
    seeds: 3,
    counts: [
      ['', 14, 5, 7],
      ['120 ms', 11, 10, 5],
      ['an overhead of 1 ms', 12, 9, 5],
    ],
  },
  'tsao-converged': {
    statements: 30,
    seeds: 3,
    counts: [
      ['', 13, 13, 4],
      ['5 % of the step', 18, 6, 6],
      ['means of 2 s both ways', 11, 12, 7],
      ['means of 5 s', 16, 9, 5],
      ['means of 10 s', 17, 7, 6],
    ],
  },
  'tsao-length': {
    statements: 2,
    seeds: 3,
    counts: [
      ['', 0, 0, 2],
      ['0 to 60 s', 0, 2, 0],
      ['20 to 100 s', 0, 2, 0],
      ['50 to 200 s', 0, 1, 1],
    ],
    told: [
      ['IIAD D', '160 ± 57', '6.54 ± 9.9', '11 ± 11', '24.9 ± 7.7'],
      ['GAIMD X', '6.77 ± 0.6', '4.84 ± 5.7', '6.58 ± 2', '7.57 ± 2.6'],
      ['SIMD X', '15.7 ± 1.9', '6.72 ± 5.1', '10.3 ± 1.3', '12.2 ± 3.6'],
      ['AIAD/H D', '114 ± 32', '5.85 ± 11', '6.66 ± 8.7', '13.4 ± 5.6'],
      ['GAIMD X', '6.77 ± 0.6', '4.84 ± 5.7', '6.58 ± 2', '7.57 ± 2.6'],
      ['SIMD X', '15.7 ± 1.9', '6.72 ± 5.1', '10.3 ± 1.3', '12.2 ± 3.6'],
    ],
  },
  'tsao-rounding': {
    statements: 1,
    seeds: 3,
    counts: [
      ['', 1, 0, 0],
      ['ns-2.1b9', 0, 0, 1],
    ],
    told: [
      ['AIAD/H', '1748 ± 13', '12.2 ± 0.2'],
      ['IIAD', '686 ± 39', '37.3 ± 7.3'],
    ],
  },
  'tsao-sharing': {
    statements: 28,
    seeds: 3,
    counts: [
      ['', 13, 11, 4],
      ['100 ms and 1 ms', 3, 13, 12],
      ['20 to 100 s', 7, 18, 3],
    ],
  },
  'tsao-simulator-bursty': {
    statements: 27,
    seeds: 3,
    counts: [
      ['', 15, 5, 7],
      ['ns-2.1b9', 15, 4, 8],
      ['ns-2.1b9-precise', 13, 9, 5],
      ['ns-2.2001', 13, 6, 8],
    ],
  },
  'tsao-simulator-lowmux8': {
    statements: 28,
    seeds: 3,
    counts: [
      ['', 13, 11, 4],
      ['ns-2.1b9', 11, 10, 7],
      ['ns-2.1b9-precise', 14, 10, 4],
      ['ns-2.2001', 13, 12, 3],
    ],
  },
  'tsao-simulator-more-flows': {
    statements: 2,
    seeds: 3,
    counts: [
      ['', 1, 0, 1],
      ['ns-2.1b9', 1, 0, 1],
      ['ns-2.1b9-precise', 1, 0, 1],
      ['ns-2.2001', 1, 0, 1],
    ],
  },
  'tsao-simulator-nonperiodic': {
    statements: 18,
    seeds: 3,
    counts: [
      ['', 11, 4, 3],
      ['ns-2.1b9', 6, 9, 3],
      ['ns-2.1b9-precise', 2, 15, 1],
      ['ns-2.2001', 1, 15, 2],
    ],
  },
  'tsao-simulator-two-state': {
    statements: 30,
    seeds: 3,
    counts: [
      ['', 13, 13, 4],
      ['ns-2.1b9', 5, 14, 11],
      ['ns-2.1b9-precise', 13, 13, 4],
      ['ns-2.2001', 13, 12, 5],
    ],
  },
  'tsao-timer': {
    statements: 1,
    seeds: 3,
    counts: [
      ['', 0, 0, 1],
      ['ns-2.1b9', 0, 0, 1],
      ['ns-2.1b9-precise', 0, 0, 1],
      ['ns-2.2001', 1, 0, 0],
    ],
    told: [['GAIMD at CV 0', '6.77 ± 0.6', '4.28 ± 0.31', '6.9 ± 1.6', '16.5 ± 0.96']],
  },
  'yang-bins': {
    statements: 21,
    seeds: 3,
    counts: [
      ['', 11, 6, 4],
      ['0.1 s, the propagation,', 10, 5, 6],
      ['0.3 s', 10, 8, 3],
    ],
  },
  'yang-forced': {
    statements: 45,
    seeds: 3,
    counts: [
      ['', 9, 24, 12],
      ['100 Mbit/s', 9, 22, 14],
    ],
  },
  'yang-jitter': {
    statements: 82,
    seeds: 10,
    counts: [
      ['', 37, 18, 27],
      ['1 ms', 35, 19, 28],
    ],
  },
  'yang-red': {
    statements: 80,
    seeds: 10,
    counts: [
      ['', 35, 18, 27],
      ['RED', 29, 19, 32],
    ],
    turns: [
      ['yang2000-f9-drop-at-80', 'holds', 'fails'],
      ['yang2000-f11-tcp-queue', 'holds', 'fails'],
      ['yang2000-f11-tear-empty', 'holds', 'fails'],
      ['yang2000-f14-cycles', 'holds', 'fails'],
      ['yang2000-f17-high-stable', 'holds', 'fails'],
      ['yang2000-f36-order', 'holds', 'fails'],
    ],
  },
  'yang-tear': {
    statements: 60,
    seeds: 3,
    counts: [
      ['', 18, 27, 15],
      ['reports in four round trips', 18, 25, 17],
      ['a weight of 0.02', 17, 27, 16],
      ['both', 19, 25, 16],
    ],
  },
  'yang-tear-before': {
    statements: 58,
    seeds: 10,
    counts: [
      ['', 29, 11, 18],
      ['TEAR before its change', 29, 11, 18],
    ],
    turns: [],
  },
};

/** Of all that each was counted from. */
export const READING_DIGESTS: Readonly<Record<string, string>> = {
  'bansal-acks': '205d6a38ee62c2e6',
  'bansal-b0': 'b525c9b1dc014618',
  'bansal-reverse': 'b5919d823453ba2e',
  'bansal-whole': '850956c350547a3b',
  'jin-beside': 'f458ed78be0c607b',
  'jin-chain': 'b512451f78f723dc',
  'jin-times': 'd3ad9d6b0e594794',
  'tsao-bursty': '5170710af524f384',
  'tsao-converged': 'b7872f2b2058ca17',
  'tsao-length': '95846c0dc81aaea5',
  'tsao-rounding': 'e9369b57284904cb',
  'tsao-sharing': 'a06de5cedfa0f767',
  'tsao-simulator-bursty': '3b450b46d4dc6d6f',
  'tsao-simulator-lowmux8': 'e91e0951d949de49',
  'tsao-simulator-more-flows': '5d2d4fed592aa9d5',
  'tsao-simulator-nonperiodic': '222fd7908767ccab',
  'tsao-simulator-two-state': 'f4b1abeaa3c1f799',
  'tsao-timer': '1ada842592073bf7',
  'yang-bins': 'e302c4816893bcd0',
  'yang-forced': '8d578cbcb10c8c86',
  'yang-jitter': '9d0bd67af5fcbbeb',
  'yang-red': '7f4302654d7a99ac',
  'yang-tear': '6d6b4cd0b6779082',
  'yang-tear-before': '6875be8320d349c2',
};
