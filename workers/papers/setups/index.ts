/** All sixty set-ups of the four papers, ready to run. */
import { bansalOthers } from './bansal2001-others.ts';
import { bansalWaves } from './bansal2001.ts';
import { jinNetworks } from './jin2001-networks.ts';
import { jinSingle } from './jin2001.ts';
import type { SetUp } from './setup.ts';
import { tsaoSharing } from './tsao2007-sharing.ts';
import { tsaoLosses } from './tsao2007.ts';
import { yangTransients } from './yang2000-transients.ts';
import { yangSteady } from './yang2000.ts';

/** In the order of the papers, each paper's common configuration among its own. */
export const setups: readonly SetUp[] = [
  ...bansalWaves,
  ...bansalOthers,
  ...yangSteady,
  ...yangTransients,
  ...jinSingle,
  ...jinNetworks,
  ...tsaoLosses,
  ...tsaoSharing,
];

/** The set-up of that id, e.g. `yang2000-1v7`, or undefined. */
export function findSetup(id: string): SetUp | undefined {
  return setups.find((candidate) => candidate.id === id);
}
