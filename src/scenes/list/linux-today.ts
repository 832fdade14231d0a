import { LINUX_CUBIC, LINUX_TODAY } from '../../../workers/engine/scenario/transport-profiles.ts';
import type { Measured } from '../measured.ts';
import type { Scene, SceneScenario } from '../scene.ts';

const download = (scheme: object, transport: object): SceneScenario => ({
  duration: 10,
  warmup: 0,
  sample: 0.05,
  path: [{ rate: 10e6, delay: 0.02, queue: { kind: 'droptail', limit: 125 } }],
  flows: [{ id: 'cubic', label: 'Download', scheme: { kind: 'cubic', ...scheme }, transport, accessDelay: 0.03 }],
});

/** In the first five seconds. */
const megabytes = (run: Measured): number => (5 * run.rateBetween('cubic', 0, 5)) / 8e6;

export const linuxToday: Scene = {
  id: 'linux-today',
  name: 'Linux of today',
  synonyms:
    'modern tcp kernel hystart hybrid slow start prr rack tlp tail loss probe initial window ten rfc 6928 6937 8985 cubic overshoot download',
  scenario: download({}, {}),
  compare: download(LINUX_CUBIC, LINUX_TODAY),
  view: { rows: ['window', 'queue'], window: null },
  speed: 0.5,
  notice: {
    text: 'A download begins. By the book (A) slow start doubles its window until the buffer overflows: {lostA} packets are lost, and it begins again from one packet. As Linux sends today (B), HyStart ends slow start before: {lostB} are lost so far. After 5 s {gotA} have come in A, {gotB} in B.',
    numbers: {
      lostA: { of: (run) => run.numbers().queueDrops, unit: '', between: [200, 500] },
      lostB: { of: (run) => run.beside!.numbers().queueDrops, unit: '', between: [1, 40] },
      gotA: { of: megabytes, unit: 'MB', between: [2, 3.5] },
      gotB: { of: (run) => megabytes(run.beside!), unit: 'MB', between: [5, 6.3] },
    },
    from: 5,
  },
};
