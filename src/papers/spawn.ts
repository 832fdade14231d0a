/** The batch workers of this page, and the identity of their build. */
// The address of the worker's file, which the bundler makes.
// oxlint-disable-next-line import/default
import url from '../../workers/papers/batch/batch.worker.ts?worker&url';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { BatchPool } from './pool.ts';
import { AnswerStore, databaseStorage, memoryStorage } from './answer-store.ts';

/**
 * Under which answers are kept: the engine's version, and the name of the worker's built file, in which its content is
 * hashed: whatever changes in engine, metrics or readings makes other answers.
 */
const BUILD = `${ENGINE_VERSION} ${url.slice(url.lastIndexOf('/') + 1)}`;

export const pool = new BatchPool(
  () => new Worker(url, { type: 'module', name: 'batch' }),
  navigator.hardwareConcurrency || 2,
);

// The development server's files change without changing their names.
export const answerStore = new AnswerStore(import.meta.env.PROD ? databaseStorage(BUILD) : memoryStorage());
