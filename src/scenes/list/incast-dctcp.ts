import type { FlowGroup, Hop } from '../../../workers/engine/scenario/types.ts';
import type { Scene, SceneScenario, Some } from '../scene.ts';

const answers = (scheme: Some<FlowGroup>['scheme'], queue: Some<Hop['queue']>): SceneScenario => ({
  duration: 1,
  warmup: 0,
  sample: 0.005,
  path: [{ rate: 100e6, delay: 0.0001, queue }],
  transport: { sendJitter: 0.00005 },
  flows: [
    {
      id: 'servers',
      label: 'Servers',
      scheme,
      count: 16,
      packets: 100,
      accessDelay: 0.0001,
      startJitter: 0.0002,
    },
  ],
});

export const incastDctcp: Scene = {
  id: 'incast-dctcp',
  name: 'Incast with DCTCP',
  synonyms: 'dctcp incast data center datacenter ecn step marking threshold partition aggregate many to one',
  scenario: answers({ kind: 'tcp' }, { kind: 'droptail', limit: 60 }),
  compare: answers({ kind: 'dctcp' }, { kind: 'step', limit: 60, threshold: 20 }),
  view: { rows: ['throughput', 'queue', 'fairness'], window: null },
  speed: 0.05,
  notice: {
    text: 'Sixteen servers answer one request, with 128 ms worth of data. TCP (A) fills the buffer, loses whole windows, waits for timers of 200 ms, and needs {tcp}. In B the switch marks while 20 packets or more wait, and DCTCP cuts by as much as is marked: nothing is lost, and the last answer is there after {done}.',
    numbers: {
      tcp: { of: (run) => 1000 * run.lastDelivery('servers'), unit: 'ms', between: [200, 950] },
      done: { of: (run) => 1000 * run.beside!.lastDelivery('servers'), unit: 'ms', between: [125, 160] },
    },
    from: 0.9,
  },
};
