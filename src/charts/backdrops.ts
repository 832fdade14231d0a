/** All that stands behind a run: what was measured elsewhere, what its link could carry, the textbook's model. Fetched when there is one of them. */
import { backdrop } from './backdrop.ts';
import { modelBackdrop } from './model-backdrop.ts';
import type { Backdrop } from './scene.ts';

const ALL: readonly Backdrop[] = [backdrop, modelBackdrop];

export const backdrops: Backdrop = {
  top: (...scene) => Math.max(...ALL.map(({ top }) => top(...scene))),
  draw: (...where) => ALL.forEach(({ draw }) => draw(...where)),
  labels: (...where) => ALL.flatMap(({ labels }) => labels(...where)),
  readings: (...where) => ALL.flatMap(({ readings }) => readings(...where)),
};
