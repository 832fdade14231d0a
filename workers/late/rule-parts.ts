/** What is fetched with the first rule. Of the page the build leaves out the ends of its flow. */
export { programOf } from '../language/program.ts';
export { whyNoRule } from '../language/rule.ts';
export { again } from '../engine/schemes/own-replay.ts';
export { connectOwn } from '../engine/schemes/own-sender.ts';
