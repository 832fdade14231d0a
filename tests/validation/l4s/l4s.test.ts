import { describe, expect, it } from 'vitest';

import { withImplementedBbr3 } from './implemented.ts';
import { compareMeasure, MEASURES, nameOf } from './measures.ts';
import { caseName, type L4sCase, loadL4s } from './reference.ts';
import { withSection } from '../markdown.ts';
import { L4S_HEADING } from './report.ts';
import { runCase } from './run.ts';

const reference = loadL4s();
/** Of each measure the case that takes least, which is at 10 Mbit/s where there is one. */
const quick = MEASURES.map((measure) => {
  const [least] = reference.cases.filter((each) => measure.of(each)).toSorted((a, b) => a.rateMbps - b.rateMbps);
  return { measure, cases: reference.cases.filter((each) => caseName(each) === caseName(least!)) };
});

describe('what implementations of L4S and BBRv3 gave', () => {
  it('has a number for each flow of each case, of sources that it names', () => {
    expect(reference.cases.length).toBeGreaterThan(150);
    for (const { flows, each, source, rttsMs } of reference.cases) {
      expect(each).toHaveLength(flows.length);
      expect(rttsMs).toHaveLength(flows.length);
      expect(Object.keys(reference.sources)).toContain(source);
    }
  });

  it('has two sources for every case of a measure that is no wide one', () => {
    for (const { measure, cases } of quick) {
      if (measure.wide) continue;
      expect(new Set(cases.map(({ source }) => source)).size, measure.name).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(quick.filter(({ measure }) => measure.number <= 12).map((each) => [each.measure.name, each] as const))(
    '%s: ours lies within what they gave and its tolerance',
    (_, { measure, cases }) => {
      for (const each of compareMeasure(measure, { ...reference, cases }, (one) => runCase(one)))
        expect(each.agrees, `${nameOf(each)}: ${each.ours}, not ${each.low} to ${each.high}`).toBe(true);
    },
  );

  it.each(
    quick
      .filter(({ measure }) => measure.number >= 13 && measure.number <= 15)
      .map((each) => [each.measure.name, each] as const),
  )('%s: ours does so with the rules that they have in place of the draft’s', (_, { measure, cases }) => {
    const run = (one: L4sCase) => withImplementedBbr3(() => runCase(one));
    for (const each of compareMeasure(measure, { ...reference, cases }, run))
      expect(each.agrees, `${nameOf(each)}: ${each.ours}, not ${each.low} to ${each.high}`).toBe(true);
  });

  it('has its own section in the document, again and again', () => {
    const document = '# V\n\n## Schemes without an ns-2 implementation: x\n\ny\n';
    const once = withSection(document, L4S_HEADING, `${L4S_HEADING}\n\none`);
    expect(withSection(once, L4S_HEADING, `${L4S_HEADING}\n\ntwo`)).toBe(once.replace('one', 'two'));
  });
});
