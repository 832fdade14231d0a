/**
 * The live worker with all that few scenarios need: the page starts it when one has a scheme with `isLate`. The build leaves those parts
 * out of live.worker.ts alone (tests/tools/late-rules.mjs).
 */
import './live.worker.ts';
