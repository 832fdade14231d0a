import { whyNoRule } from '../../language/door.ts';
import { type ParameterValues, type TextParameter } from '../scenario/parameter.ts';
import { actOf, grown, pace, ruleTerms, thresholdByRule } from './own-words.ts';
import { type SchemeCard, variantParameter } from './scheme.ts';

const rule: TextParameter = {
  type: 'text',
  isRule: true,
  key: 'rule',
  name: 'Rule',
  longest: 2_000,
  default: 'on ack: W = W + 1 / W\non loss: W = W / 2',
  help: 'What the window does, in a few lines. What a rule does not say TCP does.',
};

/** TCP's recovery, timer and slow start under a rule that a person writes (docs/rules.md). */
export const own: SchemeCard = {
  kind: 'own',
  name: 'Yours',
  fullName: 'A rule of your own',
  family: 'Your own',
  slot: 8,
  control: 'window',
  taxonomy: 'window-based; what the rule makes of it (not in tsao2007)',
  law: ['W ← what its rule says'],
  words: {
    terms: ruleTerms(),
    standing: null,
    besides: { threshold: thresholdByRule },
    growth: null,
    cut: { says: (facts) => actOf(facts)!.says, keeps: (facts) => actOf(facts)!.window },
    pace,
    halves: true,
    causes: {
      growth: { windowRule: grown },
      'slow start': { windowRule: grown },
    },
  },
  theory: { sends: { none: 'no form of a rule that anybody may write' } },
  about:
    'Write a congestion control in a few lines and let it compete. You say what an ACK, a loss, a mark, a timeout and a ' +
    'round trip make of the window; what is missing is found and sent again as TCP does, and what you leave out TCP decides.',
  parameters: [rule, variantParameter('sack')],
  isLate: true,
  presets: [],
  citation: 'Yours.',
  // A window may jump to whatever the rule says.
  growth: () => 1e6,
  conflict(settings: ParameterValues & { kind: string }) {
    const why = whyNoRule(String(settings['rule']));
    return why === null ? null : { key: 'rule', rule: `must be a rule: ${why}` };
  },
};
