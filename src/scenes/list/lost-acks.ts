import type { Measured } from '../measured.ts';
import type { Scene, SceneScenario } from '../scene.ts';

const losing = (p: number): SceneScenario => ({
  duration: 60,
  warmup: 5,
  sample: 0.02,
  path: [{ rate: 1e6, delay: 0.02, queue: { kind: 'droptail', limit: 12 } }],
  reverse: [
    {
      rate: 1e6,
      delay: 0.02,
      queue: { kind: 'droptail', limit: 100 },
      loss: p > 0 ? { kind: 'bernoulli', p } : { kind: 'none' },
    },
  ],
  transport: { initialSsthresh: 10 },
  flows: [{ id: 'tcp', scheme: { kind: 'tcp' } }],
});

/** Since the warm-up. */
const cuts = (run: Measured): number => run.group('tcp').lossEvents;

export const lostAcks: Scene = {
  id: 'lost-acks',
  name: 'Lost ACKs',
  synonyms: 'ack loss lost acks acknowledgements reverse path cumulative dropped way back',
  scenario: losing(0.3),
  compare: losing(0),
  view: { rows: ['window', 'throughput', 'queue'], window: null },
  notice: {
    text: 'Of run A three ACKs in ten are lost on their way back, of run B none. An ACK says all that has arrived, so the next one makes up for a lost one, and A uses {used} of its link, B {beside}. But each ACK opens the window by a step, and to A fewer come: its window opens more slowly, and B has cut its own {times} times as often.',
    numbers: {
      used: { of: (run) => run.used(), unit: '%', between: [90, 100] },
      beside: { of: (run) => run.beside!.used(), unit: '%', between: [98, 100] },
      times: { of: (run) => cuts(run.beside!) / cuts(run), unit: '', between: [1.1, 2] },
    },
    from: 25,
  },
};
