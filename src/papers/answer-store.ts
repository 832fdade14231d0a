/**
 * Answers of runs, stored under the digest of their scenario: a figure that was run before opens with its points, and a
 * changed parameter runs only what it affects. Storage may be forbidden or full, and what it holds is checked.
 */
import { type Answer, type Ask, askKey, type Job } from '../../workers/papers/figures/ask.ts';

/** Answers of one run by what is measured. */
export type Answers = Record<string, Answer>;

/** Storage of answers by key. Any call may fail. */
export interface AnswerStorage {
  read(keys: readonly string[]): Promise<unknown[]>;
  write(key: string, answers: Answers): Promise<void>;
}

/** Runs stored at most; the oldest are deleted. A whole set of the papers' figures with three seeds is some 3,500. */
const MOST_RUNS = 12_000;

export class AnswerStore {
  constructor(private readonly storage: AnswerStorage) {}

  /** The stored answers of each job, in the order of the jobs; empty where there are none. Never rejects. */
  async read(digests: readonly string[]): Promise<Answers[]> {
    const found = await this.storage.read(digests).catch(() => []);
    return digests.map((_, index) => validAnswers(found[index]));
  }

  /** Add the answers to those stored of the run. Never rejects. */
  async write(digest: string, job: Job, answers: readonly Answer[]): Promise<void> {
    try {
      const [known] = await this.storage.read([digest]);
      const all = validAnswers(known);
      job.asks.forEach((ask, index) => (all[measuredKey(ask)] = answers[index]!));
      await this.storage.write(digest, all);
    } catch {
      // Not stored: it will be run again.
    }
  }
}

/** Key of what is measured; the run is the record's key. */
export function measuredKey({ setup: _, choice: __, scenario: ___, ...measured }: Ask): string {
  return askKey(measured as Ask);
}

/** The valid answers in a stored value; anything else is left out. */
function validAnswers(stored: unknown): Answers {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored as Record<string, unknown>).filter((entry): entry is [string, Answer] => isAnswer(entry[1])),
  );
}

function isAnswer(json: unknown): json is Answer {
  const { value, trace, each, why, text } = Object(json) as { [Field in keyof Answer]?: unknown };
  const number = (one: unknown): boolean => one === null || (typeof one === 'number' && Number.isFinite(one));
  const numbers = (list: unknown): boolean => Array.isArray(list) && list.every(number);
  const { from, step, values } = Object(trace) as { from?: unknown; step?: unknown; values?: unknown };
  return (
    value !== undefined &&
    number(value) &&
    [why, text].every((words) => words === undefined || typeof words === 'string') &&
    (trace === undefined || (typeof from === 'number' && typeof step === 'number' && numbers(values))) &&
    (each === undefined || (numbers(each) && !(each as unknown[]).includes(null)))
  );
}

/** Storage in memory, until the page is closed. */
export function memoryStorage(): AnswerStorage {
  const records = new Map<string, Answers>();
  return {
    read: (keys) => Promise.resolve(keys.map((key) => structuredClone(records.get(key)))),
    write: (key, answers) => {
      if (records.size >= MOST_RUNS) records.delete(records.keys().next().value!);
      records.set(key, structuredClone(answers));
      return Promise.resolve();
    },
  };
}

interface Row {
  key: string;
  /** ms since 1970 */
  at: number;
  kept: Answers;
}

const DATABASE = 'sawtooth-papers';
const STORE = 'answers';

/** Storage in this browser, or in memory if the browser forbids it. Records of other builds are deleted. */
export function databaseStorage(build: string): AnswerStorage {
  const memory = memoryStorage();
  let opened: Promise<IDBDatabase> | null = null;
  const database = (): Promise<IDBDatabase> => (opened ??= openDatabase(build));
  return {
    async read(keys) {
      // What did not fit into the database.
      const kept = await memory.read(keys);
      try {
        const rows = (await database()).transaction(STORE).objectStore(STORE);
        return await Promise.all(
          keys.map(
            async (key, index) =>
              kept[index] ?? (Object((await answered(rows.get(`${build} ${key}`))) as unknown) as Partial<Row>).kept,
          ),
        );
      } catch {
        return kept;
      }
    },
    async write(key, answers) {
      try {
        const rows = (await database()).transaction(STORE, 'readwrite').objectStore(STORE);
        const row: Row = { key: `${build} ${key}`, at: Date.now(), kept: answers };
        await answered(rows.put(row));
      } catch {
        await memory.write(key, answers);
      }
    },
  };
}

async function openDatabase(build: string): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('at', 'at');
  const database = await answered(request);
  database.onversionchange = () => database.close();
  void tidy(database, build).catch(() => undefined);
  return database;
}

/** Delete records of other builds and the oldest beyond the bound. */
async function tidy(database: IDBDatabase, build: string): Promise<void> {
  const rows = database.transaction(STORE, 'readwrite').objectStore(STORE);
  // Keys of this build lie between the two.
  rows.delete(IDBKeyRange.upperBound(`${build} `, true));
  rows.delete(IDBKeyRange.lowerBound(`${build} \uffff`, true));
  let over = (await answered(rows.count())) - MOST_RUNS;
  if (over <= 0) return;
  rows.index('at').openCursor().onsuccess = ({ target }) => {
    const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
    if (!cursor || over-- <= 0) return;
    cursor.delete();
    cursor.continue();
  };
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refused'));
  });
}
