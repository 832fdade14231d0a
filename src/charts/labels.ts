/** Names at the lines' ends: beside the plot, where no line crosses them, never on top of each other, gliding rather than jumping. */
import { BACK, type Scene } from './scene.ts';
import { drawMarker, drawText, textWidth } from './canvas.ts';
import { spread } from './spread.ts';

export interface DirectLabel {
  key: string;
  name: string;
  /** In place of the name where that has no room: the first that has. */
  shorter?: readonly string[];
  /** Of a line that belongs to no flow: smaller, without a marker. */
  quiet?: boolean;
  slot: number;
  colour: string;
  /** Its number within its group: where not all have room, the lowest come first, so the first of each group. */
  place: number;
  /** Named in any case. */
  focused: boolean;
  /** Stands back for another. */
  back: boolean;
  /** Where its line ends, px. */
  y: number;
}

const GAP = 15;
/** Where not all would have room, they stand closer. */
const LEAST_GAP = 14;
/** Of more than this many, only some are named. */
const MOST = 8;
/** Labels change places at most this often, ms; and this often where their lines are further apart than they. */
const SORT_MS = 1_000;
const CROSSED_MS = 250;
/** Labels let their lines wander this far before they follow, px. */
const SLACK = 4;
const GLIDE_MS = 50;
const LOUD = { size: 13, weight: 600 } as const;
const QUIET = { size: 12, weight: 400 } as const;

/** The labels of one row. Keeps where each stands, and their order. */
export class LabelColumn {
  private readonly places = new Map<string, { target: number; shown: number }>();
  /** Keys of the labels on show, from top to bottom. */
  private order: string[] = [];
  /** What they were chosen from. */
  private candidates = '';
  private sorted = -Infinity;
  private painted = -Infinity;
  /** Left edge of the labels as drawn last, px. */
  private left = Infinity;

  /**
   * Draw the labels right of the plots, between `top` and `bottom`.
   * @returns true while labels are still gliding
   */
  draw(scene: Scene, labels: readonly DirectLabel[], { top, bottom }: { top: number; bottom: number }): boolean {
    const { context, palette, wallMs, glide } = scene;
    const { right: x, width } = scene.geometry;
    this.left = x + 10;
    const byKey = new Map(labels.map((label) => [label.key, label]));
    const [low, high] = [top + 4, bottom - 2];
    const roomAt = (gap: number): number => Math.min(MOST, Math.max(0, Math.floor((high - low) / gap) + 1));
    const gap = labels.length > roomAt(GAP) ? LEAST_GAP : GAP;
    this.sort(labels, byKey, roomAt(gap), wallMs);
    const inOrder = this.order.map((key) => byKey.get(key)!);
    const wanted = inOrder.map((label) => Math.min(bottom, Math.max(top, label.y)));
    const targets = spread(wanted, gap, low, high);
    const step = 1 - Math.exp(-Math.min(100, Math.max(0, wallMs - this.painted)) / GLIDE_MS);
    this.painted = wallMs;
    let moving = false;
    // All follow when one must: else two that each may lag would come to lie on each other.
    const follow = inOrder.some(
      (label, index) => Math.abs((this.places.get(label.key)?.target ?? Infinity) - targets[index]!) > SLACK,
    );
    inOrder.forEach((label, index) => {
      const place = this.places.get(label.key) ?? { target: targets[index]!, shown: targets[index]! };
      this.places.set(label.key, place);
      if (follow) place.target = targets[index]!;
      place.shown = glide ? place.shown + (place.target - place.shown) * step : place.target;
      if (Math.abs(place.target - place.shown) > 0.3) moving = true;
      const y = Math.round(place.shown);
      context.globalAlpha = label.back ? BACK : 1;
      context.strokeStyle = palette.edge;
      context.lineWidth = 1;
      context.setLineDash([]);
      context.beginPath();
      context.moveTo(x + 3, wanted[index]!);
      context.lineTo(x + 11, y);
      context.stroke();
      if (!label.quiet) drawMarker(context, label.slot, x + 17, y, 4, label.colour);
      const [from, style] = label.quiet ? ([x + 14, QUIET] as const) : ([x + 26, LOUD] as const);
      const texts = [label.name, ...(label.shorter ?? [])];
      const fits = (text: string): boolean =>
        from + textWidth(context, palette, text, style.size, style.weight) <= width;
      const colour = label.quiet ? palette.ink2 : palette.ink;
      drawText(context, palette, texts.find(fits) ?? texts.at(-1)!, from, y + 4.5, {
        ...style,
        colour,
        halo: palette.plate,
      });
      context.globalAlpha = 1;
    });
    return moving;
  }

  /** Key of the label drawn at a place, or null. */
  at(x: number, y: number): string | null {
    if (x < this.left) return null;
    return this.order.find((key) => Math.abs(this.places.get(key)!.shown - y) <= GAP / 2) ?? null;
  }

  private sort(
    labels: readonly DirectLabel[],
    byKey: ReadonlyMap<string, DirectLabel>,
    room: number,
    wallMs: number,
  ): void {
    const candidates = labels.map(({ key, focused }) => key + (focused ? '!' : '')).join('|') + room;
    const since = wallMs - this.sorted;
    if (candidates === this.candidates && since < SORT_MS && (since < CROSSED_MS || !this.crossed(byKey))) return;
    this.candidates = candidates;
    this.sorted = wallMs;
    this.order = named(labels, room).map((label) => label.key);
    for (const key of this.places.keys()) if (!this.order.includes(key)) this.places.delete(key);
  }

  /** A label stands below one whose line ends more than a label's height lower. */
  private crossed(byKey: ReadonlyMap<string, DirectLabel>): boolean {
    return this.order.some((key, index) => index > 0 && byKey.get(this.order[index - 1]!)!.y - byKey.get(key)!.y > GAP);
  }
}

/**
 * At most `room` labels from top to bottom: those in focus and the first of each group first, then what lines that belong
 * to no flow say, then the ends.
 */
export function named(labels: readonly DirectLabel[], room: number): DirectLabel[] {
  const inOrder = [...labels].sort((a, b) => a.y - b.y);
  if (inOrder.length <= room) return inOrder;
  const flows = inOrder.filter(({ quiet }) => !quiet);
  const ends = [flows[0], flows.at(-1)];
  const rank = (label: DirectLabel): number =>
    label.focused ? -1 : ends.includes(label) ? Math.min(0.9, label.place) : label.place;
  const chosen = new Set([...inOrder].sort((a, b) => rank(a) - rank(b)).slice(0, room));
  return inOrder.filter((label) => chosen.has(label));
}
