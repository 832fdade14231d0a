/** Where flows come or go between two hops: whose they are, and what those that go got. */
import { textWidth } from '../charts/canvas.ts';
import type { Label } from './layout.ts';
import type { StageScene } from './scene.ts';
import { lastWords, say, total, type Unit } from './stage-words.ts';

export function paintJunction(scene: StageScene, label: Label, unit: Unit): void {
  const { context, palette, layout, displayed } = scene;
  const { font, z } = layout;
  const { x, y, xEnd, yEnd, group } = label.actors[0]!;
  const others = layout.labels.filter(({ side }) => side === label.side).map(({ actors }) => actors[0]!);
  if (label.side === 'in') {
    const before = Math.max(0, ...others.flatMap((other) => (other.x < x && other.y === y ? [other.x] : [])));
    say(scene, lastWords(scene, label.name, x - before - 24 * z), x - 12 * z, y + 0.35 * font, {
      colour: palette.ink,
      size: font,
      align: 'right',
      halo: palette.plate,
    });
  } else if (group >= 0) {
    const next = Math.min(
      layout.width,
      ...others.flatMap((other) => (other.xEnd > xEnd && other.yEnd === yEnd ? [other.xEnd] : [])),
    );
    const gets = unit.text(total(displayed.received, label));
    const named = textWidth(context, palette, `${label.name} ${gets}`, font, 400) + 24 * z <= next - xEnd;
    // Its marker is that of its sender, where its name stands too.
    const wide = named
      ? 6 * z +
        say(scene, label.name, xEnd + 10 * z, yEnd + 0.35 * font, {
          colour: palette.ink2,
          size: font,
          halo: palette.plate,
        })
      : 0;
    say(scene, gets, xEnd + 10 * z + wide, yEnd + 0.35 * font, {
      colour: palette.ink,
      size: font,
      halo: palette.plate,
    });
  }
}
