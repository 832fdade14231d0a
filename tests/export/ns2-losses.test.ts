import { NS2_LOSSES } from '../../workers/ns2/loss-models.ts';
import { describe, expect, it } from 'vitest';

import { lossModels } from '../../workers/engine/network/losses/index.ts';
import { toNs2 } from '../../workers/ns2/script.ts';
import { scenarioWith } from '../support/scenario.ts';

const periodic = (every: number) => ({ kind: 'periodic', every });
const change = (at: number, model: object, hop = 0) => ({ at, do: 'loss', hop, model });

/** Of the script: each time at which a hop's losses restart, as `TIME HOP {MODEL} KEEP`. */
function beginnings(input: object): string[] {
  const { script } = toNs2(scenarioWith({ duration: 20, path: [{ rate: 2e6 }], flows: [{ id: 'tcp' }], ...input }));
  return [...script.matchAll(/^\$ns at (\S+) "\$losses\((\d)\) begin (.*)"$/gm)].map((found) =>
    found.slice(1).join(' '),
  );
}

describe('losses in a script for ns-2', () => {
  it.each([
    [{ kind: 'none' }, null],
    [{ kind: 'periodic', every: 40, offset: 10 }, 'periodic 40 10'],
    [{ kind: 'bernoulli', p: 0.02 }, 'bernoulli 0.02'],
    [{ kind: 'interval', mean: 0.4, cv: 0.5 }, 'interval 0.4 0.5'],
    [{ kind: 'pattern', gaps: [50, 400] }, 'pattern {50 400}'],
    [
      {
        kind: 'phases',
        phases: [
          { seconds: 6, every: 200 },
          { seconds: 1.5, every: null },
        ],
      },
      'phases {{6 200} {1.5 0}}',
    ],
    [{ kind: 'gilbert', by: 'packets', toBad: 0.005, toGood: 0.5, lossGood: 0.1 }, 'gilbert {0.005 0.5} {} {0.1 1}'],
    [{ kind: 'gilbert', by: 'seconds', good: 2, bad: 0.2, lossBad: 0.9 }, 'gilbert {} {2 0.2} {0 0.9}'],
  ])('%j', (loss, list) => expect(beginnings({ loss })).toEqual(list === null ? [] : [`0 0 {${list}} 0`]));

  it('go on counting where an event changes their period', () => {
    const events = [change(3, periodic(20)), change(9, { kind: 'bernoulli', p: 0.5 })];
    expect(beginnings({ loss: periodic(10), events })).toEqual([
      '0 0 {periodic 10 10} 0',
      '3 0 {periodic 20 20} 1',
      '9 0 {bernoulli 0.5} 1',
    ]);
  });

  it('restart the count at each step of a schedule', () => {
    const steps = [
      { at: 1, model: periodic(10) },
      { at: 4, model: periodic(20) },
    ];
    expect(beginnings({ loss: { kind: 'schedule', steps } })).toEqual([
      '0 0 {none} 0',
      '1 0 {periodic 10 10} 0',
      '4 0 {periodic 20 20} 0',
    ]);
  });

  it('by a schedule that an event puts in begin with the step in force, restart the count, and end with the next event', () => {
    const steps = [
      { at: 1, model: periodic(10) },
      { at: 5, model: periodic(20) },
      { at: 8, model: periodic(30) },
      { at: 12, model: periodic(40) },
    ];
    const events = [change(5, { kind: 'schedule', steps }), change(12, periodic(50))];
    expect(beginnings({ loss: periodic(7), events })).toEqual([
      '0 0 {periodic 7 7} 0',
      '5 0 {periodic 20 20} 0',
      '8 0 {periodic 30 30} 0',
      '12 0 {periodic 50 50} 1',
    ]);
  });

  it('stand on the link of their hop, those of the reverse path after the others, and events come in order of time', () => {
    const hop = { rate: 2e6 };
    const input = {
      path: [hop, { ...hop, loss: periodic(10) }],
      reverse: [hop, { ...hop, loss: periodic(30) }],
      events: [change(8, { kind: 'none' }, 1), change(6, periodic(20), 1), change(2, periodic(5), 2)],
    };
    expect(beginnings(input)).toEqual([
      '0 1 {periodic 10 10} 0',
      '6 1 {periodic 20 20} 1',
      '8 1 {none} 1',
      '0 2 {none} 0',
      '2 2 {periodic 5 5} 1',
      '0 3 {periodic 30 30} 0',
    ]);
    const { script } = toNs2(scenarioWith({ duration: 20, flows: [{ id: 'tcp' }], ...input }));
    expect([...script.matchAll(/^\$ns lossmodel .*$/gm)].map(([line]) => line)).toEqual([
      '$ns lossmodel $losses(1) $router(1) $router(2)',
      '$ns lossmodel $losses(2) $router(1) $router(0)',
      '$ns lossmodel $losses(3) $router(2) $router(1)',
    ]);
  });

  it('have the procedures of every model that ns-2.35 can have', () => {
    const { script } = toNs2(scenarioWith({ flows: [{ id: 'tcp' }] }));
    for (const { kind } of lossModels)
      for (const procedure of ['begin', 'drops'])
        expect(script.includes(`instproc ${procedure}-${kind} `), `${procedure}-${kind}`).toBe(kind in NS2_LOSSES);
  });
});
