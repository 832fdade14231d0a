/** The registry: one line per scene, in the order in which a course takes them. */
import { bufferOneFlow } from './course/buffer-one-flow.ts';
import { bufferbloatLab } from './course/bufferbloat-lab.ts';
import { collapse } from './course/collapse.ts';
import { delayChange } from './course/delay-change.ts';
import { delayedAck } from './course/delayed-ack.ts';
import { firstWindow } from './course/first-window.ts';
import { longLossy } from './course/long-lossy.ts';
import { maxMin } from './course/max-min.ts';
import { redAverage } from './course/red-average.ts';
import { staggered } from './course/staggered.ts';
import { streamAndTcp } from './course/stream-and-tcp.ts';
import { streamInTheMiddle } from './course/stream-in-the-middle.ts';
import { tahoeLab } from './course/tahoe-lab.ts';
import { threeVariants } from './course/three-variants.ts';
import { webPage } from './course/web-page.ts';
import { windowGraph } from './course/window-graph.ts';
import { bbrCubic } from './list/bbr-cubic.ts';
import { bbrStart } from './list/bbr-start.ts';
import { bbr } from './list/bbr.ts';
import { bbr3GivesBack } from './list/bbr3-gives-back.ts';
import { bufferSizing } from './list/buffer-sizing.ts';
import { bufferbloat } from './list/bufferbloat.ts';
import { codelPie } from './list/codel-pie.ts';
import { constantStream } from './list/constant-stream.ts';
import { cubicReno } from './list/cubic-reno.ts';
import { cubic } from './list/cubic.ts';
import { ecn } from './list/ecn.ts';
import { fairQueueing } from './list/fair-queueing.ts';
import { families } from './list/families.ts';
import { flashCrowd } from './list/flash-crowd.ts';
import { fqCodel } from './list/fq-codel.ts';
import { incastDctcp } from './list/incast-dctcp.ts';
import { incast } from './list/incast.ts';
import { ledbat } from './list/ledbat.ts';
import { linuxToday } from './list/linux-today.ts';
import { lostAcks } from './list/lost-acks.ts';
import { measured } from './list/measured.ts';
import { mobile } from './list/mobile.ts';
import { parkingLot } from './list/parking-lot.ts';
import { phasePlane } from './list/phase-plane.ts';
import { pragueCubic } from './list/prague-cubic.ts';
import { pragueFeedback } from './list/prague-feedback.ts';
import { red } from './list/red.ts';
import { reversePath } from './list/reverse-path.ts';
import { roundTrips } from './list/round-trips.ts';
import { satellite } from './list/satellite.ts';
import { sawtooth } from './list/sawtooth.ts';
import { simd } from './list/simd.ts';
import { slowStart } from './list/slow-start.ts';
import { smooth } from './list/smooth.ts';
import { squareWave } from './list/square-wave.ts';
import { timeouts } from './list/timeouts.ts';
import { twoQueues } from './list/two-queues.ts';
import { udp } from './list/udp.ts';
import { vegas } from './list/vegas.ts';
import { whoShares } from './list/who-shares.ts';
import { wireless } from './list/wireless.ts';
import type { Scene, SceneScenario } from './scene.ts';
import { normalizeScenario } from '../../workers/engine/scenario/normalize.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';

export interface Chapter {
  name: string;
  scenes: readonly Scene[];
}

export const chapters: readonly Chapter[] = [
  { name: 'One flow', scenes: [sawtooth, slowStart, timeouts, wireless, measured] },
  {
    name: 'Who gets what',
    scenes: [whoShares, phasePlane, roundTrips, parkingLot, udp, constantStream, reversePath, lostAcks],
  },
  { name: 'Buffers and queues', scenes: [bufferbloat, bufferSizing, red, codelPie, ecn, fairQueueing, fqCodel] },
  { name: 'When things change', scenes: [squareWave, flashCrowd, incast, satellite, mobile] },
  { name: 'Smooth or quick', scenes: [smooth, families, simd] },
  {
    name: 'Later schemes',
    scenes: [vegas, cubic, cubicReno, bbr, bbrCubic, bbrStart, incastDctcp, ledbat, linuxToday],
  },
  { name: 'Low latency', scenes: [twoQueues, pragueCubic, pragueFeedback, bbr3GivesBack] },
  {
    name: 'Set in courses',
    scenes: [
      windowGraph,
      webPage,
      tahoeLab,
      threeVariants,
      delayedAck,
      firstWindow,
      bufferOneFlow,
      bufferbloatLab,
      longLossy,
      redAverage,
      streamAndTcp,
      streamInTheMiddle,
      collapse,
      staggered,
      delayChange,
      maxMin,
    ],
  },
];

export const scenes: readonly Scene[] = chapters.flatMap((chapter) => chapter.scenes);

export function findScene(id: string): Scene | undefined {
  return scenes.find((scene) => scene.id === id);
}

/** One of the scene's scenarios as it runs. */
export function sceneScenario({ name }: Scene, scenario: SceneScenario): Scenario {
  return normalizeScenario({ version: 1, title: name, ...scenario });
}
