/** The language of rules as the built page has it: fetched with the first rule, and said to be missing until it is there. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type * as Rules from '../../workers/late/rules.ts';
import * as none from '../../workers/late/none.ts';
import { scenarioWith } from '../support/scenario.ts';

const RULE = 'param b 0..1 = 0.5\non ack: W = W + b / W';
const own = { flows: [{ scheme: { kind: 'own', rule: RULE } }] };
const tcp = scenarioWith({ flows: [{ scheme: { kind: 'tcp' } }] });
/** Of each test its own: what has been fetched is a part of its state. */
let late: typeof Rules;
let fetched = 0;

beforeEach(async () => {
  late = await vi.importActual<typeof Rules>(`../../workers/late/rules.ts?${(fetched += 1)}`);
});

test('what has no rule in it waits for nothing, and what has one waits once', async () => {
  expect(late.rulesFor(tcp)).toBeNull();
  expect(late.paramsOf(RULE)).toEqual([]);
  await late.rulesFor(own);
  expect(late.rulesFor(own)).toBeNull();
  expect(late.paramsOf(RULE).map(({ name, value }) => [name, value])).toEqual([['b', 0.5]]);
  expect([late.whyNoRule(RULE), late.whyNoRule('on ack: Wnd = 1')]).toEqual([null, expect.stringContaining('Wnd')]);
  expect(late.programOf(RULE, { now: 0 })).toBeDefined();
});

test('a rule that is read before that is refused for now, and the next time it is read', async () => {
  expect(late.whyNoRule(RULE)).toContain('try again in a moment');
  await vi.waitFor(() => expect(late.whyNoRule(RULE)).toBeNull(), { timeout: 30_000 });
});

test('what cannot be fetched is asked for again: whoever waits hears of it, a rule that is read meanwhile is refused for now', async () => {
  const { rules, comes } = await withoutParts();
  await expect(rules.rulesFor(own)).rejects.toThrow('rule-parts');
  expect(rules.whyNoRule(RULE)).toContain('try again in a moment');
  // What it has asked for has failed too, and nobody has to hear of that.
  await new Promise((done) => setTimeout(done));
  expect([rules.lacksRules(own), rules.paramsOf(RULE)]).toEqual([true, []]);
  comes();
  await rules.rulesFor(own);
  expect([rules.lacksRules(own), rules.whyNoRule(RULE)]).toEqual([false, null]);
});

/** The same in a folder in which what it fetches is lacking, until it comes. */
async function withoutParts(): Promise<{ rules: typeof Rules; comes: () => void }> {
  const place = mkdtempSync(join(tmpdir(), 'late-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'workers');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const file of ['rules.ts', 'says.ts']) copyFileSync(join('workers/late', file), join(folder, file));
  const rules = (await import(pathToFileURL(join(folder, 'rules.ts')).href)) as typeof Rules;
  return { rules, comes: () => writeFileSync(join(folder, 'rule-parts.ts'), 'export const whyNoRule = () => null;') };
}

test('the worker without it says what it has not', () => {
  const nothing = null as never;
  expect(none.whyNoRule(RULE)).toContain('nothing that reads rules');
  expect(() => none.connectOwn(nothing, nothing)).toThrow('runs no rule');
  expect(() => none.connectHandsRate(nothing, nothing)).toThrow('runs no hand');
});
