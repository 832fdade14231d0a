/** The door of the papers for whoever runs: the command line. The page enters by papers/index.ts, which runs nothing. */
export { rowsByRunning } from './run-experiment.ts';
