/** On a screen of this size, px, the smallest type of charts and stage (12) is 22 when presenting. */
const SCREEN = { width: 1920, height: 1080 };
const SCALE = 1.85;

/** How much larger a presented page is drawn than one at arm's length: the same part of every screen, never smaller. Sizes in px. */
export function presentScale(width: number, height: number): number {
  return Math.max(1, SCALE * Math.min(width / SCREEN.width, height / SCREEN.height));
}
