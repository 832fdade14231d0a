/** The batch workers of this page, and the identity of their build. */
// The address of the worker's file, which the bundler makes.
// oxlint-disable-next-line import/default
import url from '../../workers/papers/batch/batch.worker.ts?worker&url';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { BatchPool } from './pool.ts';
import { AnswerStore, databaseStorage, memoryStorage } from './answer-store.ts';

/** Answers are kept by the engine's version and the worker file's name, which hashes engine, metrics and readings. */
const BUILD = `${ENGINE_VERSION} ${url.slice(url.lastIndexOf('/') + 1)}`;

export const pool = new BatchPool(
  () => new Worker(url, { type: 'module', name: 'batch' }),
  navigator.hardwareConcurrency || 2,
);

// The development server's files change without changing their names.
export const answerStore = new AnswerStore(import.meta.env.PROD ? databaseStorage(BUILD) : memoryStorage());
