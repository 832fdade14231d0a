/** What a page has begun and waits for is over: links are packed, what it asked for has come or failed, nothing changes any more. */
import { act } from 'react';
import { afterAll, vi } from 'vitest';

const turn = globalThis.setImmediate;
const STILL = 4;
/** What moves by itself is never quiet. */
const MOST_TURNS = 100;

let pending = 0;

/** For a set-up file: counts what is under way. */
export function watchWhatIsUnderWay(): void {
  const { CompressionStream, DecompressionStream, fetch } = globalThis;
  const own = { CompressionStream, DecompressionStream, fetch };
  afterAll(() => void Object.assign(globalThis, own));
  for (const name of ['CompressionStream', 'DecompressionStream'] as const) globalThis[name] = counted(own[name]);
  globalThis.fetch = async (...asked) => {
    pending++;
    return fetch(...asked).finally(() => void pending--);
  };
}

interface Piped {
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
}

function counted<Stream extends new (format: CompressionFormat) => Piped>(Original: Stream): Stream {
  return class {
    readonly readable: ReadableStream;
    readonly writable: WritableStream;
    constructor(format: CompressionFormat) {
      const { readable, writable } = new Original(format);
      const counter = new TransformStream();
      pending++;
      this.writable = writable;
      this.readable = counter.readable;
      readable
        .pipeTo(counter.writable)
        .catch(() => undefined)
        .finally(() => void pending--);
    }
  } as unknown as Stream;
}

export async function quiet(): Promise<void> {
  let changed = true;
  const observer = new MutationObserver(() => void (changed = true));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let still = 0, turns = 0; still < STILL && turns < MOST_TURNS; turns++) {
    await act(async () => {
      if (changed) await vi.dynamicImportSettled();
      do await new Promise<void>((resolve) => void turn(resolve));
      while (pending > 0);
    });
    changed ||= observer.takeRecords().length > 0;
    still = changed ? 0 : still + 1;
    changed = false;
  }
  observer.disconnect();
}
