/** The stage of a run at a time, drawn on a canvas that remembers. */
import type { Player } from '../../../src/player/player.ts';
import { DropLog } from '../../../src/run/packet-store.ts';
import { StagePainter } from '../../../src/stage/painter.ts';
import { type Box, fakeCanvas } from './fake-canvas.ts';
import { goOn, type ObservedRun } from './observed-run.ts';

export type DrawnChange = Partial<Player['state']> & {
  time?: number;
  width?: number;
  height?: number;
  drops?: DropLog;
};

export function drawnStage(
  of: ObservedRun,
  { time = 10, width = 1084, height = 300, drops = new DropLog(), ...change }: DrawnChange = {},
) {
  goOn(of, Math.max(of.simulation.now, time + 1));
  const { canvas, drawing } = fakeCanvas();
  const painter = new StagePainter(canvas);
  const shown = shownOf(of, time, change, drops);
  for (const wallMs of [1_000, 2_000, 3_000]) painter.draw(shown, width, height, 1, false, wallMs);
  const scene = painter.scene!;
  /** Boxes between two places of the canvas, from right to left. */
  const between = (x0: number, x1: number): Box[] =>
    drawing.boxes
      .filter(({ x, width: wide }) => x >= x0 - 0.01 && x + wide <= x1 + 0.01)
      .toSorted((one, other) => other.x - one.x);
  const words = drawing.words.map(({ text }) => text.replaceAll('\u00a0', ' '));
  return { drawing, scene, layout: scene.layout, between, words, painter };
}

/** What the stage reads of the page. */
export function shownOf(
  { series, packets, simulation }: ObservedRun,
  time: number,
  change: Partial<Player['state']> = {},
  drops = new DropLog(),
): Parameters<StagePainter['draw']>[0] {
  return {
    run: { series, packets, drops, wiring: simulation.wiring, lead: 0.1 },
    time,
    state: { playing: false, speed: 1, pointed: null, highlight: null, hop: 0, numbers: { queue: 7 }, ...change },
  } as unknown as Parameters<StagePainter['draw']>[0];
}
