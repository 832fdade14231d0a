import type { Scene, SceneScenario } from '../scene.ts';

const told = (feedback: 'accurate' | 'echo'): SceneScenario => ({
  duration: 60,
  warmup: 15,
  path: [{ rate: 10e6, delay: 0.01, queue: { kind: 'dualpi2', limit: 250 } }],
  transport: { delayedAck: true },
  flows: [
    { id: 'prague', label: 'Prague', scheme: { kind: 'prague', feedback }, packetSize: 1500, accessDelay: 0.01 },
    { id: 'cubic', label: 'CUBIC', scheme: { kind: 'cubic' }, packetSize: 1500, accessDelay: 0.01, ecn: false },
  ],
});

export const pragueFeedback: Scene = {
  id: 'prague-feedback',
  name: 'The same name, another result',
  synonyms: 'AccECN accurate ECN feedback delayed ACKs ECE echo DCTCP L4S Prague one bit RFC',
  scenario: told('accurate'),
  compare: told('echo'),
  view: { rows: ['throughput', 'window', 'queue', 'fairness'], window: null },
  notice: {
    text: 'One Prague, one queue, one ACK for every two packets. Where ACKs count the marks (A) Prague has {ratioA} times what CUBIC has. Where each ACK says only whether its own packet was marked (B) half of the marks are never heard of: {ratioB} times.',
    numbers: {
      ratioA: { of: (run) => run.group('prague').mean / run.group('cubic').mean, unit: '', between: [1.7, 2.8] },
      ratioB: {
        of: (run) => run.beside!.group('prague').mean / run.beside!.group('cubic').mean,
        unit: '',
        between: [3.3, 5.8],
      },
    },
    from: 30,
  },
};
