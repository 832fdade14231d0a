/** A ring about what a line of a chain of causes speaks of: a packet where it was dropped or marked, or the sender that acts. */
import type { Fate } from '../../workers/engine/network/fates.ts';
import { colourOf, type StageScene } from './scene.ts';

/** The time on show is that of the line, s. */
const SAME_TIME = 1e-6;

export function paintHighlight(scene: StageScene): void {
  const { context, palette, layout, highlight, time } = scene;
  if (!highlight || Math.abs(time - highlight.time) > SAME_TIME) return;
  const { z } = layout;
  const place = highlight.at ? packetPlace(scene, highlight.at) : senderPlace(scene, highlight.flow);
  if (!place) return;
  context.save();
  context.setLineDash([]);
  for (const [colour, width] of [
    [palette.plate, 6],
    [palette.ink, 2.5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width * z;
    context.beginPath();
    context.arc(place[0], place[1], 13 * z, 0, 2 * Math.PI);
    context.stroke();
  }
  // The packet itself, which bars and rates do not show.
  if (highlight.at) {
    const colour = colourOf(scene, highlight.flow);
    context.fillStyle = highlight.at.fate.includes('marked') || highlight.at.fate === 'waited' ? colour : palette.plate;
    context.strokeStyle = colour;
    context.lineWidth = 1.6 * z;
    context.beginPath();
    context.rect(place[0] - 2.3 * z, place[1] - 4.5 * z, 4.6 * z, 9 * z);
    context.fill();
    context.stroke();
  }
  context.restore();
}

/** Where a packet falls from, is marked, or begins to wait. */
function packetPlace(
  { layout, model, slots, time }: StageScene,
  { hop, fate }: { hop: number; fate: Fate },
): [number, number] | null {
  const { boxes, axis, half, z } = layout;
  const box = boxes.find((each) => each.hop === hop);
  if (!box) return null;
  switch (fate) {
    case 'lost':
    case 'lost by a change':
      return [box.mouth - 14 * z, axis];
    case 'dropped at the head':
    case 'made room at the head':
    case 'dropped by PI2':
    case 'dropped in overload':
      return [box.x1 - 6 * z, axis + half + 13 * z];
    case 'marked at the head':
      return [box.x1 - 6 * z, axis];
    case 'marked for its wait':
    case 'marked by the coupling':
      return [box.x1 - 6 * z, axis - half / 2];
    case 'marked by PI2':
      return [box.x1 - 6 * z, axis + half / 2];
    case 'marked':
    case 'marked by a change':
      return [box.x0 + 4 * z, axis];
    case 'waited': {
      // It has just come: it is the last in the queue.
      const back = ((model.hops[hop]?.waitingAt(time) ?? 1) - 0.5) / slots[hop]!;
      return [Math.max(box.x0, box.x1 - (box.x1 - box.x0) * back), axis];
    }
    default:
      return [box.x0 - 10 * z, axis + half + 13 * z];
  }
}

function senderPlace({ layout }: StageScene, flow: number): [number, number] | null {
  const actor = layout.actors.find(({ endpoint }) => endpoint === flow);
  return actor && actor.first >= 0 ? [actor.x, actor.y] : null;
}
