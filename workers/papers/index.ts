/**
 * The door of the papers in the workers: what others need of them. Their other half, the gallery and the figures' pages, is
 * src/papers/; it and what lives here know all of the house, and nobody else has to read it (tests/tools/boundaries.ts).
 */
export { figures } from './figures/index.ts';
export { scenarioOf } from './figures/scenario-of.ts';
export { findSetup, setups } from './setups/index.ts';
