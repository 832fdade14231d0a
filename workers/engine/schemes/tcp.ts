import { HALVING, variantOf, variantParameter, windowScheme } from './scheme.ts';
import type { WindowLaw } from '../transport/window-law.ts';

/**
 * TCP's congestion avoidance (RFC 5681; Jacobson 1988).
 *
 *   per ACK   W ← W + 1/W     one packet per round trip
 *   at a loss W ← W/2
 */
class TcpLaw implements WindowLaw {
  increase(cwnd: number): number {
    return 1 / cwnd;
  }

  decrease(window: number): number {
    return 0.5 * window;
  }
}

const recovery = variantParameter('sack');
/** Only TCP itself: no other law here was written for it. */
const TAHOE = { value: 'tahoe', label: 'Tahoe' } as const;
const TAHOE_HELP = 'Tahoe, the first of them, begins again with a window of one at every loss.';

export const tcp = windowScheme({
  kind: 'tcp',
  name: 'TCP',
  fullName: 'Transmission Control Protocol',
  family: 'Window, no memory',
  slot: 1,
  taxonomy: 'window-based, non-historical; linear; variable',
  law: ['W ← W + 1/W at every ACK', 'W ← W/2 at a loss'],
  words: {
    standing: ({ state }) =>
      state === 'congestion avoidance' ? 'The window opens by one packet each round trip.' : null,
    besides: null,
    growth: {
      says: 'W ← W + 1/W at every ACK: now 1/{window:.1} = {adds:2}.',
      adds: ({ window }) => 1 / window,
    },
    cut: { says: HALVING, keeps: ({ cut }) => cut / 2 },
    halves: true,
  },
  theory: { aimd: () => ({ a: 1, b: 0.5, timeouts: true }) },
  about:
    'TCP lets a window of W packets travel at once. As long as nothing is lost it opens the window by one packet per ' +
    'round trip; when a packet is lost it halves it. The result is the sawtooth that this page is named after.',
  parameters: [{ ...recovery, options: [...recovery.options, TAHOE], help: `${recovery.help} ${TAHOE_HELP}` }],
  presets: [],
  citation: 'V. Jacobson, Congestion Avoidance and Control, SIGCOMM 1988; RFC 5681; RFC 6582; RFC 2018.',
  variant: variantOf,
  createLaw: () => new TcpLaw(),
});
