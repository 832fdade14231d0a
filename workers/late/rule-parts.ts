/** What the page fetches with the first rule. */
export { programOf } from '../language/program.ts';
export { paramsOf, whyNoRule } from '../language/rule.ts';
export { again } from '../engine/schemes/own-replay.ts';
