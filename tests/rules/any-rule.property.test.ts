import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRule, RuleError, whyNoRule } from '../../workers/language/rule.ts';
import { RULE_LIMITS } from '../../workers/language/rule-names.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { runs } from '../engine/support/property.ts';
import { scenarioWith } from '../support/scenario.ts';
import { anyRule, anyText } from './random-rules.ts';
import { tryRule } from './try-rule.ts';

test('any text is a rule, or is refused where it is wrong', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, anyRule, fc.string({ maxLength: 300 })), (text) => {
      try {
        readRule(text);
      } catch (error) {
        expect(error).toBeInstanceOf(RuleError);
        const { line, column, at, message } = error as RuleError;
        expect(text.split('\n')[line - 1]!.length + 1).toBeGreaterThanOrEqual(column);
        expect(at).toBeLessThanOrEqual(Math.max(text.length, RULE_LIMITS.characters));
        expect(message.length).toBeLessThan(2_400);
      }
    }),
    runs(3_000),
  );
});

test('whatever a rule says, no part of it throws, and in no slot is anything but a number within its bounds', () => {
  fc.assert(
    fc.property(anyRule, (text) => {
      expect(tryRule(text).held).toBeLessThanOrEqual(3 * RULE_LIMITS.statements);
    }),
    runs(3_000),
  );
});

test('a run of any rule ends, with windows that are numbers', () => {
  fc.assert(
    fc.property(
      anyRule,
      fc.constantFrom('reno', 'newreno', 'sack'),
      fc.boolean(),
      fc.boolean(),
      (rule, variant, ecn, modern) => {
        if (whyNoRule(rule) !== null) return;
        const queue = { kind: 'red', limit: 30, minThreshold: 3, maxThreshold: 10, ecn: true };
        const scenario = scenarioWith({
          duration: 6,
          warmup: 0,
          transport: { maxWindow: 200, ...(modern && { prr: true, rack: true, tlp: true }) },
          path: [{ rate: 2e6, delay: 0.02, queue, loss: { kind: 'bernoulli', p: 0.01 } }],
          flows: [
            { scheme: { kind: 'own', rule, variant }, ecn },
            { scheme: { kind: 'tcp' }, ecn },
          ],
        });
        const simulation = new Simulation(scenario);
        simulation.runUntil(scenario.duration);
        const shown = simulation.inspect(0).find(({ name }) => name === 'cwnd')!.value as number;
        expect(shown).toBeGreaterThanOrEqual(0);
        expect(shown).toBeLessThanOrEqual(1e9);
      },
    ),
    runs(60),
  );
});
