/** Stands for the worker that reads files: the same work, behind messages that are copied. */
import type { FileCommand, FileReport } from '../../../src/export/file-reader.ts';
import { readFileFor } from '../../../src/export/file-work.ts';

export class FileWorker {
  /** How many are at work. */
  static open = 0;
  onmessage: ((event: { data: FileReport }) => void) | null = null;
  private ended = false;

  constructor() {
    FileWorker.open += 1;
  }

  postMessage(command: FileCommand): void {
    void readFileFor(command, (news) => {
      const data = structuredClone(news);
      queueMicrotask(() => this.ended || this.onmessage?.({ data }));
    });
  }

  terminate(): void {
    if (!this.ended) FileWorker.open -= 1;
    this.ended = true;
  }
}
