/** Flags of what is changed in a run, in words: fetched when a run has one. */
import { eventVerb } from '../scenario/describe.ts';
import { eventsInOrder } from '../scenario/effective.ts';
import { drawText, textWidth, vRule } from './canvas.ts';
import { LATER, type Scene } from './scene.ts';

/** Each event in view as a flag on the top edge and a line through each row; those that are still to come, lighter. */
export function drawFlags(scene: Scene): void {
  const { context, palette, geometry, scenario, x, now } = scene;
  const top = geometry.marks;
  // Later events are drawn as far as samples are known, so that a scheduled change comes as it does in the run.
  const until = Math.min(scene.to, Math.max(now, scene.series.samples.timeOf(scene.laterSample)));
  const flags = eventsInOrder(scenario).filter((event) => event.at <= until && event.at >= scene.from);
  const places = flags.map((event) => x(event.at));
  let free = -Infinity;
  flags.forEach((event, index) => {
    const place = places[index]!;
    context.globalAlpha = event.at > now ? LATER : 1;
    vRule(context, place, top - 8, top, palette.ink, 1);
    for (const row of geometry.rows) vRule(context, place, row.top, row.bottom, palette.ink, 1);
    context.fillStyle = palette.ink;
    context.beginPath();
    context.moveTo(place, top - 17);
    context.lineTo(place + 9, top - 12.5);
    context.lineTo(place, top - 8);
    context.fill();
    const verb = eventVerb(event, scenario);
    const end = place + 12 + textWidth(context, palette, verb, 12, 600);
    // No words where the next flag, or the edge, would cut through them; what was done at one moment goes by its first
    // words.
    const next = places.find((other) => other > place + 2) ?? Infinity;
    if (place >= free && end <= next - 4 && end < geometry.width) {
      drawText(context, palette, verb, place + 12, top - 8, {
        colour: palette.ink,
        size: 12,
        weight: 600,
        halo: palette.plate,
      });
      free = end + 12;
    }
    context.globalAlpha = 1;
  });
}
