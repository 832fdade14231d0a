import type { ParameterValues, TextParameter } from '../scenario/parameter.ts';
import { HAND_STEPS, stepped } from './hands-steps.ts';
import { type SchemeCard, tell } from './scheme.ts';

// Numbers and letters are those of hands-steps.ts, which the lean live worker is without.
const steps: TextParameter = {
  type: 'text',
  key: 'steps',
  name: 'Steps',
  longest: 600,
  default: 'a...a...a...a...a...a...a...a...a...h',
  help: `A letter for what is done at the end of each tenth of a second: ${HAND_STEPS.map(({ letter, button }) => `${letter} ${button}`).join(', ')}. After the last one the window stays.`,
};

/** TCP's recovery and timer under a window that a person set, ten times a second (docs/hands.md). */
export const hands: SchemeCard = {
  kind: 'hands',
  name: 'Hands',
  fullName: 'Your own hands',
  family: 'Your own',
  slot: 8,
  control: 'window',
  taxonomy: 'window-based; what a person makes of it (not in tsao2007)',
  law: ['W ← what the hand says, ten times a second'],
  words: {
    standing: 'A hand sets the window of {flow}.',
    // There is no slow start to leave.
    besides: { threshold: () => 1 },
    growth: null,
    cut: null,
    causes: {
      'by hand': tell(['step'], {
        windowRule: {
          says: ({ step }) => `the hand ${HAND_STEPS[step]!.did}: {before:packets} became {after:packets}.`,
          gives: ({ before, step, maxWindow }) => stepped(before, step, maxWindow),
        },
      }),
    },
  },
  theory: { sends: { none: 'no form of what a hand may do' } },
  about:
    'You set the window yourself, ten times a second, while the run goes. What is missing is found and sent again as TCP does; ' +
    'a loss changes nothing of the window: that is for you to do.',
  parameters: [steps],
  isLate: true,
  byHand: true,
  presets: [],
  citation: 'Yours.',
  growth: () => 1_000,
  conflict(settings: ParameterValues & { kind: string }) {
    return /[^.asudxhz]/.test(String(settings['steps'])) ? { key: 'steps', rule: 'must be letters of .asudxhz' } : null;
  },
};
