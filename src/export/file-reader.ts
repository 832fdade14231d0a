/** Reads a file in a worker, however small it is: the page goes on meanwhile. */
// The address of the worker's file, which the bundler makes.
// oxlint-disable-next-line import/default
import url from './files.worker.ts?worker&url';
import { ImportError } from '../../workers/results/results.ts';
import type { Naming, Taken } from './take-apart.ts';

/** Bytes of a file above which the page says how far the worker has come. */
export const LARGE = 1_000_000;

export interface FileCommand {
  file: Blob;
  naming: Naming;
}

export type FileReport =
  | { is: 'read'; percent: number }
  | { is: 'taken'; taken: Taken }
  /** Null where the reason is no rule of ours, as when memory runs out. */
  | { is: 'refused'; why: string | null };

export interface FileReading {
  /** Rejects with an ImportError; with `Stopped` after `stop`. */
  taken: Promise<Taken>;
  stop(): void;
}

export class Stopped extends Error {}

/** @param progress is told how many percent of the text have been read */
export function readInWorker(command: FileCommand, progress: (percent: number) => void): FileReading {
  const worker = new Worker(url, { type: 'module', name: 'files' });
  let stop = (): void => undefined;
  const taken = new Promise<Taken>((resolve, reject) => {
    stop = () => reject(new Stopped());
    const fail = (): void => reject(new ImportError('it cannot be read.'));
    worker.onerror = fail;
    worker.onmessageerror = fail;
    worker.onmessage = ({ data }: MessageEvent<FileReport>) => {
      if (data.is === 'read') progress(data.percent);
      else if (data.is === 'taken') resolve(data.taken);
      else if (data.why === null) fail();
      else reject(new ImportError(data.why));
    };
    worker.postMessage(command);
  }).finally(() => worker.terminate());
  return { taken, stop };
}
