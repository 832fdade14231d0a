import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';
import { toNs2 } from '../../workers/ns2/script.ts';
import { comment, number, word } from '../../workers/ns2/tcl.ts';
import { setups } from '../../workers/papers/setups/index.ts';
import { anyScenario } from '../engine/support/arbitrary.ts';
import { runs } from '../engine/support/property.ts';
import { hasNs2, runNs2 } from './support/ns2.ts';
import { scenarioWith } from '../support/scenario.ts';

const HOSTILE = [
  'a title }; exec touch pwned; {',
  '[exec touch pwned]',
  '$::env(HOME) ${x} \\',
  'first line\nexec touch pwned\r\nputs "x"',
  'ends in a backslash \\',
  '"; exit 3 ;#',
  '\u0000\u001a\u2028\u0085',
  'Βήτα × 🦈',
];

const scenarioOf = (input: object): Scenario =>
  scenarioWith({ duration: 4, warmup: 1, path: [{ rate: 2e6 }], flows: [{ id: 'tcp' }], ...input });

const script = (input: object): string => toNs2(scenarioOf(input)).script;

describe('words of a scenario in a script for ns-2', () => {
  it('cannot leave a comment line', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom(...HOSTILE)), (text) => {
        expect(comment(text)).toMatch(/^[A-Za-z0-9 .,:;#()+\-*/=%_'&?!<>]*$/);
        expect(word(text)).toMatch(/^[A-Za-z0-9_.+-]{1,32}$/);
      }),
      runs(500),
    );
  });

  it('are cut in a comment behind 110 characters, and in a name after 32', () => {
    expect([comment('x'.repeat(110)), comment('x'.repeat(111))]).toEqual(['x'.repeat(110), `${'x'.repeat(110)}...`]);
    expect([comment('abc', 3), comment('abcd', 3)]).toEqual(['abc', 'abc...']);
    // What has no letter of its own is several.
    expect(comment('α–β “x” ’y’ × 3·4')).toBe("alpha-beta 'x' 'y' x 3.4");
    expect([word('x'.repeat(33)), word(''), word('a b')]).toEqual(['x'.repeat(32), '_', 'a_b']);
  });

  it('change nothing of the script but its comments and the names that it prints', () => {
    const bare = (text: string): string => text.replace(/^#.*$/gm, '#').replace(/^set nameOf\(\d+\) .*$/gm, '');
    const plain = bare(script({ title: 'T', flows: [{ id: 'a', label: 'L' }] }));
    for (const text of HOSTILE) {
      const hostile = script({ title: text, note: text, flows: [{ id: text, label: text }] });
      expect(bare(hostile)).toBe(plain);
    }
  });

  it.skipIf(!hasNs2)('do nothing when ns-2 reads them (skipped where ns-2 is not installed)', () => {
    for (const text of HOSTILE) {
      const { flows } = runNs2(script({ title: text, flows: [{ id: text, label: text }] }), 1);
      expect(flows).toHaveLength(1);
      expect(flows[0]!.name).toBe(word(text));
    }
  });

  it('what the run is without is left out, and the head says why', () => {
    const events = [
      { at: 1, do: 'spare', group: 'tcp', packet: 311 },
      { at: 0, do: 'absent', group: 'tcp' },
    ];
    const text = script({ events });
    expect(text).toContain('packet 311 of tcp is not spared at 1 s: it is a packet of this run only');
    expect(text).toContain('flow 0 of tcp is there: ns-2 cannot leave one of a group out');
    expect(text).not.toContain('# ---- events');
  });

  it('a group of a scheme that ns-2.35 does not have is left out, and the head says so of one as of several', () => {
    const scheme = { kind: 'own', rule: 'on ack: W = W + 1 / W' };
    for (const count of [0, 1, 2]) {
      const own = Array.from({ length: count }, (_, index) => ({ id: `own${index}`, scheme }));
      const { script: text, leftOut } = toNs2(scenarioOf({ flows: [{ id: 'tcp' }, ...own] }));
      expect([leftOut.length, text.split('# LEFT OUT').length - 1]).toEqual([count, Math.min(1, count)]);
      for (const line of leftOut) expect(text).toContain(`#   ${line.slice(0, 60)}`);
    }
  });

  it('a change that ns-2.35 does not have is no other one, and the head names it', () => {
    const events = [{ at: 1, do: 'halt', group: 'tcp', count: 1 }] as never;
    const text = toNs2({ ...scenarioOf({}), events }).script;
    expect(text).toContain("the change 'halt' at 1 s does not happen: ns-2.35 has no such change");
    expect(text).not.toContain('# ---- events');
  });

  it('a queue that serves flows in turn is DRR, and each flow gets hosts of its own, by which DRR tells it apart', () => {
    const hop = (kind: string) => ({ path: [{ rate: 1e6, delay: 0.01, queue: { kind, limit: 30 } }] });
    const text = script(hop('drr'));
    expect(text).toContain('blimit_ 30000 quantum_ 1000 buckets_ 4096');
    expect(text).toMatch(/for {set i 0}.*\n +set from \[host/);
    expect(script(hop('droptail'))).not.toMatch(/for {set i 0}.*\n +set from \[host/);
    expect(script(hop('fq-codel'))).toContain('ns-2.35 has no FQ-CoDel; it is a DropTail queue of 30 packets here');
  });

  it('a link in the head stays on its line', () => {
    const { script: text } = toNs2(scenarioOf({}), '#/play?s=2.abc\nexec rm -rf /');
    expect(text).not.toMatch(/^exec/m);
    expect(text).toContain('# #/play?s=2.abc?exec rm -rf /\n');
  });
});

describe('a script for ns-2', () => {
  it('is ASCII, has its braces in pairs and no number that Tcl cannot read, for any scenario', () => {
    fc.assert(
      fc.property(anyScenario, (scenario) => {
        const { script: text } = toNs2(scenario);
        expect(text).toMatch(/^[\n\x20-\x7e]*$/);
        expect(text.split('{').length).toBe(text.split('}').length);
        expect(text).not.toMatch(/NaN|Infinity|undefined|\[object/);
      }),
      runs(60),
    );
    expect(() => number(NaN)).toThrow(RangeError);
  });

  it('sends a reverse group against the path, and counts what leaves the last hop that its data cross', () => {
    const text = script({
      path: [{ rate: 2e6 }, { rate: 3e6 }, { rate: 4e6 }],
      reverse: [{ rate: 5e6 }, { rate: 6e6 }, { rate: 7e6 }],
      flows: [
        { id: 'there', enter: 0, leave: 1 },
        { id: 'back', enter: 1, leave: 2, direction: 'reverse' },
        { id: 'all-back', direction: 'reverse' },
      ],
    });
    const lines = (pattern: RegExp): string[] => text.match(pattern) ?? [];
    // Hops 3, 4 and 5 are the reverse path's. Data of the second group cross hop 5, then hop 4.
    expect(lines(/^set hopOf\(\d\) \d$/gm)).toEqual(['set hopOf(0) 1', 'set hopOf(1) 4', 'set hopOf(2) 3']);
    expect(lines(/^set from \[host \S+/gm)).toEqual([
      'set from [host $router(0)',
      'set from [host $router(3)',
      'set from [host $router(3)',
    ]);
    expect(lines(/^set to \[host \S+/gm)).toEqual([
      'set to [host $router(2)',
      'set to [host $router(1)',
      'set to [host $router(0)',
    ]);
    expect(text).toContain('$ns simplex-link $router(2) $router(1) 6000000 ');
  });

  /** What ns-2.35 has an agent for, as it is or with other constants. */
  const IN_NS2 = ['tcp', 'aimd', 'binomial', 'tfrc', 'rap', 'cubic', 'vegas'];

  it('says which schemes ns-2.35 has not, and leaves out just those', () => {
    const { script: text, leftOut } = toNs2(
      scenarioOf({ flows: schemes.map(({ kind }) => ({ id: kind, scheme: { kind } })) }),
    );
    expect(leftOut.map((line) => /group \d+, ([\w-]+)/.exec(line)![1])).toEqual(
      schemes.map(({ kind }) => kind).filter((kind) => !IN_NS2.includes(kind)),
    );
    for (const line of leftOut) expect(text).toContain(`#   ${line}`);
    for (const { kind } of schemes)
      expect(text.includes(`set nameOf(${schemes.findIndex((card) => card.kind === kind)}) ${kind}`)).toBe(
        !leftOut.some((line) => line.includes(`, ${kind} `)),
      );
  });

  it('lets a group react to marks where a queue marks and the group does, and nobody else', () => {
    const lines = (kind: string, ecn: boolean, queueMarks: boolean): number =>
      (
        script({
          path: [{ rate: 2e6, queue: { kind: 'red', ecn: queueMarks } }],
          flows: [{ id: 'a', scheme: { kind }, ecn }],
        }).match(/ecn_ 1\b/g) ?? []
      ).length;
    for (const kind of ['tcp', 'aimd', 'cubic']) {
      expect([kind, lines(kind, true, true)]).toEqual([kind, 1]);
      expect([kind, lines(kind, false, true), lines(kind, true, false)]).toEqual([kind, 0, 0]);
    }
    // RAP of ns-2 knows none: a remark says so.
    expect(lines('rap', true, true)).toBe(0);
  });

  it('says what it replaces: CoDel and PIE, the jitter of a CBR source, ECN of RAP, the constants of CUBIC', () => {
    const { script: text, remarks } = toNs2(
      scenarioOf({
        path: [
          { rate: 2e6, queue: { kind: 'codel' } },
          { rate: 2e6, queue: { kind: 'pie', limit: 50 } },
          { rate: 2e6, queue: { kind: 'red', ecn: true } },
        ],
        flows: [{ scheme: { kind: 'rap' }, packets: 10 }, { scheme: { kind: 'cubic', variant: 'reno' } }],
        traffic: [{ kind: 'cbr', high: 1e5, jitter: 0.2 }],
      }),
    );
    for (const what of [
      /CoDel/,
      /PIE.*50 packets/,
      /RAP.*ECN/,
      /transfers of 10 packets/,
      /819\/1024/,
      /recovers by SACK/,
      /source 0.*0\.2/,
    ]) {
      expect(
        remarks.some((line) => what.test(line)),
        String(what),
      ).toBe(true);
    }
    for (const line of remarks) expect(text).toContain(`#   ${line}`);
  });

  it.each([
    [{}, ['keeps 819/1024']],
    [{ kept: 819 / 1024 }, []],
    [{ kept: 0.8 }, []],
    [{ kept: 0.8, c: 0.41 }, ['keeps 819/1024']],
    [{ kept: 0.8, variant: 'newreno' }, ['recovers by SACK']],
  ])('says of CUBIC with %j in what the module differs from it', (settings, differs) => {
    const { remarks } = toNs2(scenarioOf({ flows: [{ id: 'cubic', scheme: { kind: 'cubic', ...settings } }] }));
    const own = remarks.flatMap((line) => /keeps 819\/1024|recovers by SACK/.exec(line)?.[0] ?? []);
    expect(own).toEqual(differs);
  });

  it("lets one packet more into ns-2's DropTail than may wait, and just as many into its RED", () => {
    expect(script({ path: [{ rate: 2e6, queue: { kind: 'droptail', limit: 49 } }] })).toContain(
      '$ns queue-limit $router(0) $router(1) 50\n',
    );
    expect(script({ path: [{ rate: 2e6, queue: { kind: 'red', limit: 49 } }] })).toContain(
      '$ns queue-limit $router(0) $router(1) 49\n',
    );
  });

  it("changes the room of a queue while it runs as ns-2 counts it: DropTail's with the one in transmission, DRR's in bytes", () => {
    const changed = (kind: string): string | undefined =>
      script({
        path: [{ rate: 2e6, queue: { kind } }],
        flows: [{ packetSize: 500 }],
        events: [{ at: 2, do: 'queue', limit: 20 }],
      })
        .split('\n')
        .find((line) => line.startsWith('$ns at 2 '));
    const of = '[[$ns link $router(0) $router(1)] queue] set';
    expect(changed('droptail')).toBe(`$ns at 2 "${of} limit_ 21"`);
    expect(changed('red')).toBe(`$ns at 2 "${of} limit_ 20"`);
    expect(changed('codel')).toBe(`$ns at 2 "${of} limit_ 21"`);
    expect(changed('drr')).toBe(`$ns at 2 "${of} blimit_ 10000"`);
  });

  it('gives RED its largest early drop rate as ns-2 has it: one over it', () => {
    const path = [{ rate: 2e6, queue: { kind: 'red', limit: 50, maxP: 0.02 } }];
    expect(script({ path })).toMatch(/linterm_ 50\b/);
  });

  it('keeps clear of the one half that ns-2 takes for standard TCP', () => {
    expect(script({ flows: [{ scheme: { kind: 'binomial', b: 0.5 } }] })).toContain('decrease_num_ 0.500001');
    expect(script({ flows: [{ scheme: { kind: 'aimd', b: 0.5 } }] })).toContain('decrease_num_ 0.5}');
  });

  it('is the same text every time', () => {
    for (const setup of setups.slice(0, 5))
      expect(toNs2(normalizeScenario(setup.build())).script).toBe(toNs2(normalizeScenario(setup.build())).script);
  });
});
