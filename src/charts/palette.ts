/**
 * A scheme's slot: hue, dash and marker, the same in every chart and key. Colours are CSS; canvases read them resolved.
 */
import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond2,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  type SymbolType,
} from 'd3-shape';

/** Dashes in px at a 2 px line; the second carrier of identity besides hue. Index by slot; slot 1 is solid. */
export const DASHES: readonly (readonly number[])[] = [
  [],
  [],
  [9, 2.5],
  [5, 2.5],
  [2, 2.5],
  [9, 2.5, 2, 2.5],
  [5, 2, 1.5, 2, 1.5, 2],
  [14, 4],
  [3, 3.5],
];

/** Slots whose light tint would fall under 3:1 against the plate, in light and in dark: those are mixed with ink. */
const DARKER_IN_LIGHT = [3, 4];
const DARKER_IN_DARK = [5, 7];

/** CSS colour of flow number `flow` (from 0) of the scheme in `slot`: the hue, and tints of it for its siblings. */
export function flowColour(slot: number, flow = 0): string {
  const hue = `var(--flow-${slot})`;
  if (flow % 3 === 0) return hue;
  if (flow % 3 === 1) return `color-mix(in oklab, ${hue} 66%, var(--ink))`;
  const lighter = `color-mix(in oklab, ${hue} 78%, var(--plate))`;
  const darker = `color-mix(in oklab, ${hue} 34%, var(--ink))`;
  return `light-dark(${DARKER_IN_LIGHT.includes(slot) ? darker : lighter}, ${DARKER_IN_DARK.includes(slot) ? darker : lighter})`;
}

/** SVG path of a slot's marker around 0,0 with radius `r` px. */
export function markerPath(slot: number, r: number): string {
  const [type, size] = MARKERS[slot] ?? MARKERS[8]!;
  return symbol(type, size * r * r)()!;
}

/** d3-shape has neither a triangle that points down nor a hexagon. */
const symbolTriangleDown: SymbolType = {
  draw(context, size) {
    const y = Math.sqrt(size / (3 * Math.sqrt(3)));
    context.moveTo(0, 2 * y);
    context.lineTo(Math.sqrt(3) * y, -y);
    context.lineTo(-Math.sqrt(3) * y, -y);
    context.closePath();
  },
};
const symbolHexagon: SymbolType = {
  draw(context, size) {
    const r = Math.sqrt((2 * size) / (3 * Math.sqrt(3)));
    const half = (Math.sqrt(3) / 2) * r;
    context.moveTo(0, -r);
    context.lineTo(half, -r / 2);
    context.lineTo(half, r / 2);
    context.lineTo(0, r);
    context.lineTo(-half, r / 2);
    context.lineTo(-half, -r / 2);
    context.closePath();
  },
};

/** Marker of each slot, and its size at radius 1: all look equally large. */
const MARKERS: Readonly<Record<number, readonly [type: SymbolType, size: number]>> = {
  1: [symbolCircle, Math.PI],
  2: [symbolSquare, 3.1],
  3: [symbolTriangle, 2.15],
  4: [symbolDiamond2, 4],
  5: [symbolTriangleDown, 2.15],
  6: [symbolHexagon, 3.4],
  7: [symbolCross, 2.7],
  8: [symbolStar, 1.9],
};

/** Colours as a canvas takes them. */
export interface Palette {
  plate: string;
  ink: string;
  ink2: string;
  ink3: string;
  edge: string;
  grid: string;
  fill: string;
  hatch: string;
  wash: string;
  sans: string;
  flow(slot: number, flow: number): string;
}

/** What colours of the style sheets are on an element now. All at once: each look by itself would have styles computed again. */
export function resolveColours(within: HTMLElement, colours: readonly string[]): string[] {
  const swatches = colours.map((colour) => {
    const swatch = document.createElement('i');
    swatch.style.color = colour;
    return swatch;
  });
  within.append(...swatches);
  const resolved = swatches.map((swatch) => getComputedStyle(swatch).color);
  for (const swatch of swatches) swatch.remove();
  return resolved;
}

const NAMED = ['plate', 'ink', 'ink-2', 'ink-3', 'edge', 'grid', 'fill', 'hatch', 'wash'];
const SLOTS = 8;
const TINTS = 3;

/** The palette of the present theme on an element of the page. */
export function readPalette(within: HTMLElement): Palette {
  const flows = Array.from({ length: SLOTS * TINTS }, (_, at) => flowColour(1 + Math.floor(at / TINTS), at % TINTS));
  const [plate, ink, ink2, ink3, edge, grid, fill, hatch, wash, ...tints] = resolveColours(within, [
    ...NAMED.map((name) => `var(--${name})`),
    ...flows,
  ]) as [string, string, string, string, string, string, string, string, string, ...string[]];
  return {
    ...{ plate, ink, ink2, ink3, edge, grid, fill, hatch, wash },
    sans: getComputedStyle(within).fontFamily,
    flow: (slot, flow) => tints[(slot - 1) * TINTS + (flow % TINTS)]!,
  };
}
