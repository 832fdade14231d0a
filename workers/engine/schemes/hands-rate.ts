import { HAND_STEPS, RATE_UNIT, stepped } from './hands-steps.ts';
import { hands } from './hands.ts';
import { type SchemeCard, tell } from './scheme.ts';

/** A rate that a person sets, in tens of packets per second (docs/hands.md). */
export const handsRate: SchemeCard = {
  kind: 'hands-rate',
  name: 'Hands, rate',
  fullName: 'Your own hands, on a rate',
  family: 'Your own',
  slot: 8,
  control: 'rate',
  taxonomy: 'rate-based; what a person makes of it (not in tsao2007)',
  law: ['X ← what the hand says, ten times a second'],
  words: {
    standing: 'A hand sets the rate of {flow}.',
    besides: null,
    growth: null,
    cut: null,
    causes: {
      'by hand': tell(['step'], {
        led: 'A hand set the pace.',
        rateRule: {
          says: ({ step }) => `the hand ${HAND_STEPS[step]!.did}, in tens of packets/s: {before:.1} became {after:.1}.`,
          gives: ({ before, step }) => RATE_UNIT * stepped(before / RATE_UNIT, step, Infinity),
        },
      }),
    },
  },
  theory: { sends: { none: 'no form of what a hand may do' } },
  about:
    'You set the rate yourself, ten times a second, while the run goes: tens of packets per second, at even gaps. Nothing is sent ' +
    'again, and a loss changes nothing of the rate: that is for you to do.',
  parameters: hands.parameters,
  isLate: true,
  byHand: true,
  presets: [],
  citation: 'Yours.',
  // At its largest rate it sends ten thousand packets a second, however little arrives.
  overshoot: () => 10_000,
  conflict: hands.conflict!,
};
