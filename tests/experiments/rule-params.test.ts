import { describe, expect, test } from 'vitest';
import { normalizeExperiment } from '../../workers/experiments/check.ts';
import { firstExperiment, settingsIn } from '../../workers/experiments/offers.ts';
import { pointsOf } from '../../workers/experiments/points.ts';
import { namedSetting, valueAt, withValue } from '../../workers/experiments/settings.ts';
import { Simulation } from '../../workers/engine/simulation.ts';
import { scenarioWith } from '../support/scenario.ts';

const rule = (b: string): string =>
  `param a 0.1..4 = 1\nparam keep_b 0.05..0.9 = ${b} # part lost\non ack: W = W + a / W\non loss: W = (1 - keep_b) * W`;
const scenario = scenarioWith({
  duration: 20,
  warmup: 2,
  path: [{ rate: 2e6, delay: 0.02, queue: { kind: 'droptail', limit: 15 } }],
  flows: [{ scheme: { kind: 'own', rule: rule('0.5') }, count: 2 }],
});
const PATH = 'flows.0.scheme.rule.keep_b';

describe('a param of a rule', () => {
  test('is a setting by its name, with its bounds, among those that may vary', () => {
    expect(settingsIn(scenario).map(({ path }) => path)).toContain(PATH);
    expect(namedSetting(scenario, PATH)).toMatchObject({ name: 'keep_b', unit: '', field: { min: 0.05, max: 0.9 } });
    expect(valueAt(scenario, PATH)).toBe(0.5);
    const { vary } = firstExperiment(scenario, PATH)!;
    expect(vary[0]!.values).toEqual({ list: [0.125, 0.25, 0.5, 0.9] });
  });

  test('varies by writing the rule’s text: each point runs as the rule with that number does', () => {
    const experiment = normalizeExperiment({
      version: 1,
      scenario,
      vary: [{ path: PATH, values: [0.125, 0.3333333333333333] }],
      seeds: 1,
    });
    const digests = pointsOf(experiment).map((point) => {
      const { rule: text } = point.scenario.flows[0]!.scheme;
      expect(text).toBe(rule(String(point.values[0])));
      const simulation = new Simulation(point.scenario);
      simulation.runUntil(20);
      return simulation.digest();
    });
    expect(new Set(digests).size).toBe(2);
  });

  test.each([
    [PATH, 2, /must be a number from 0\.05 to 0\.9, as the rule’s param says/],
    [PATH, 'x', /must be a number from 0\.05/],
    ['flows.0.scheme.rule.c', 0.5, /leads nowhere/],
    ['flows.0.scheme.rule.constructor', 0.5, /leads nowhere/],
    ['flows.0.scheme.variant.a', 0.5, /leads nowhere/],
  ])('is refused where there is none, or beyond its bounds: %s = %s', (path, value, why) => {
    expect(() => withValue(scenario, path, value)).toThrow(why);
  });
});
