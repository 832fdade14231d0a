/** A scheme's slot: hue, dash and marker, the same in every chart and key. Colours are CSS; canvases read them resolved. */

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
  if (slot === 1) return `M${r} 0A${r} ${r} 0 1 1 ${-r} 0A${r} ${r} 0 1 1 ${r} 0Z`;
  const corners = MARKERS[slot] ?? MARKERS[8]!;
  return `M${corners.map(([x, y]) => `${(x * r).toFixed(2)} ${(y * r).toFixed(2)}`).join('L')}Z`;
}

const MARKERS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-0.88, -0.88],
    [0.88, -0.88],
    [0.88, 0.88],
    [-0.88, 0.88],
  ],
  3: [
    [0, -1.15],
    [1.1, 0.8],
    [-1.1, 0.8],
  ],
  4: [
    [0, -1.25],
    [1.25, 0],
    [0, 1.25],
    [-1.25, 0],
  ],
  5: [
    [0, 1.15],
    [1.1, -0.8],
    [-1.1, -0.8],
  ],
  6: [
    [-1.1, -0.5],
    [0, -1.15],
    [1.1, -0.5],
    [1.1, 0.5],
    [0, 1.15],
    [-1.1, 0.5],
  ],
  7: [
    [-0.4, -1.1],
    [0.4, -1.1],
    [0.4, -0.4],
    [1.1, -0.4],
    [1.1, 0.4],
    [0.4, 0.4],
    [0.4, 1.1],
    [-0.4, 1.1],
    [-0.4, 0.4],
    [-1.1, 0.4],
    [-1.1, -0.4],
    [-0.4, -0.4],
  ],
  8: [
    [0, -1.2],
    [0.35, -0.4],
    [1.15, -0.4],
    [0.5, 0.15],
    [0.75, 1],
    [0, 0.5],
    [-0.75, 1],
    [-0.5, 0.15],
    [-1.15, -0.4],
    [-0.35, -0.4],
  ],
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

/** The palette of the present theme. `probe` is an element of the page, whose colour is borrowed for a moment. */
export function readPalette(probe: HTMLElement): Palette {
  const resolve = (colour: string): string => {
    probe.style.color = colour;
    const resolved = getComputedStyle(probe).color;
    probe.style.color = '';
    return resolved;
  };
  const flows = new Map<string, string>();
  for (let slot = 1; slot <= 8; slot++) {
    for (let flow = 0; flow < 3; flow++) flows.set(`${slot} ${flow}`, resolve(flowColour(slot, flow)));
  }
  return {
    plate: resolve('var(--plate)'),
    ink: resolve('var(--ink)'),
    ink2: resolve('var(--ink-2)'),
    ink3: resolve('var(--ink-3)'),
    edge: resolve('var(--edge)'),
    grid: resolve('var(--grid)'),
    fill: resolve('var(--fill)'),
    hatch: resolve('var(--hatch)'),
    wash: resolve('var(--wash)'),
    sans: getComputedStyle(probe).fontFamily,
    flow: (slot, flow) => flows.get(`${slot} ${flow % 3}`)!,
  };
}
