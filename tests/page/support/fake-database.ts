/** As much of a browser's IndexedDB as the page uses: one store of records by their `key`, with an index by time. */

/** Records of each database, by key. */
export type Databases = Map<string, Map<string, Record<string, unknown>>>;

interface Range {
  holds(key: string): boolean;
}

/** @param limits how the calls of the tests may fail */
export function fakeDatabase(databases: Databases, limits: { forbidden?: boolean; full?: boolean } = {}) {
  const later = <Result>(result: () => Result) => {
    const request: { result?: Result; error?: unknown; onsuccess?: (event: object) => void; onerror?: () => void } = {};
    queueMicrotask(() => {
      try {
        request.result = result();
        request.onsuccess?.({ target: request });
      } catch (error) {
        request.error = error;
        request.onerror?.();
      }
    });
    return request;
  };
  const storeOf = (rows: Map<string, Record<string, unknown>>) => ({
    get: (key: string) => later(() => structuredClone(rows.get(key))),
    put: (row: { key: string }) =>
      later(() => {
        if (limits.full) throw new DOMException('full', 'QuotaExceededError');
        rows.set(row.key, structuredClone(row));
        return row.key;
      }),
    delete: (range: Range) =>
      later(() => {
        for (const key of rows.keys()) if (range.holds(key)) rows.delete(key);
      }),
    count: () => later(() => rows.size),
    index: (name: string) => ({
      openCursor: (_?: null, direction = 'next') => {
        const left = [...rows.values()].toSorted((one, other) => Number(one[name]) - Number(other[name]));
        if (direction === 'prev') left.reverse();
        const request: { result: unknown; onsuccess?: (event: object) => void } = { result: null };
        const step = (): void => {
          const [row] = left.splice(0, 1);
          request.result = row && { delete: () => rows.delete(String(row['key'])), continue: () => step() };
          request.onsuccess?.({ target: request });
        };
        queueMicrotask(step);
        return request;
      },
    }),
  });
  const open = (name: string) => {
    if (limits.forbidden) throw new DOMException('no', 'SecurityError');
    const fresh = !databases.has(name);
    if (fresh) databases.set(name, new Map());
    const database = {
      createObjectStore: () => ({ createIndex: () => undefined }),
      transaction: () => ({ objectStore: () => storeOf(databases.get(name)!) }),
      close: () => undefined,
    };
    const request: ReturnType<typeof later<object>> & { onupgradeneeded?: () => void } = later(() => {
      if (fresh) {
        request.result = database;
        request.onupgradeneeded?.();
      }
      return database;
    });
    return request;
  };
  const IDBKeyRange = {
    upperBound: (bound: string, without = false): Range => ({
      holds: (key) => key < bound || (!without && key === bound),
    }),
    lowerBound: (bound: string, without = false): Range => ({
      holds: (key) => key > bound || (!without && key === bound),
    }),
  };
  return { indexedDB: { open }, IDBKeyRange };
}
