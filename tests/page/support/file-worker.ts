/** What files are opened on without a browser: a page at an address, and in place of the worker that reads files its work. */
import { vi } from 'vitest';
import type { FileCommand, FileReport } from '../../../src/export/file-reader.ts';
import { readFileFor } from '../../../src/export/file-work.ts';
import { address } from '../../../src/link/address-bar.ts';

export const place = { href: '', hash: '', search: '' };

/** Before each test: whatever a file does to the page is undone. */
export function standAtPlay(): void {
  Object.assign(place, { href: 'https://example.org/sawtooth/#/play', hash: '#/play' });
  vi.stubGlobal('location', place);
  vi.stubGlobal('Worker', FileWorker);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  address.preset = null;
}

/** The same work as in a thread of its own, behind messages that are copied. */
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
