/** Batch workers, one per core. One that dies or is silent too long is replaced, and its task tried once more. */
import type { BatchCommand, BatchReport } from '../../workers/papers/batch/protocol.ts';
import type { Answer, Job } from '../../workers/papers/figures/ask.ts';

/** What of a Worker the pool uses. */
export interface BatchPort {
  postMessage(command: BatchCommand): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<BatchReport>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

export interface Task {
  job: Job;
  /** With the wall time that the run took, ms. */
  done(answers: Answer[], ms: number): void;
  /** After two tries, or because the run was refused. */
  failed(why: string): void;
}

/** Tasks that were added together. */
export interface Batch {
  /** Cancel the tasks that are not done, also those that run. */
  cancel(): void;
}

interface Entry {
  task: Task;
  batch: object;
  tries: number;
}

interface Member {
  port: BatchPort;
  entry: Entry | null;
  id: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const TRIES = 2;
const MOST_WORKERS = 8;
const NO_WORKER = 'the browser, or an extension of it, refuses Web Workers';
/** Longer than any run of the papers takes, ms. */
export const SILENCE_MS = 180_000;

export class BatchPool {
  private readonly size: number;
  private members: Member[] = [];
  private queue: Entry[] = [];
  private sent = 0;

  /** @param cores how many workers there may be, at most eight */
  constructor(
    private readonly spawn: () => BatchPort,
    cores: number,
    private readonly silenceMs: number = SILENCE_MS,
  ) {
    this.size = Math.min(MOST_WORKERS, Math.max(1, Math.floor(cores)));
  }

  /** How many runs can go on at the same time. */
  get width(): number {
    return this.size;
  }

  /** Start the workers, so that they are there when tasks come. */
  warm(): void {
    while (this.members.length < this.size && this.hire()) continue;
  }

  /** Queue the tasks, in their order, after those that wait. */
  add(tasks: readonly Task[]): Batch {
    const batch: Batch = { cancel: () => this.cancel(batch) };
    for (const task of tasks) this.queue.push({ task, batch, tries: 0 });
    this.fill();
    return batch;
  }

  /** End all workers, and forget what waits. */
  close(): void {
    this.queue = [];
    for (const member of this.members) this.end(member);
  }

  private cancel(batch: Batch): void {
    this.queue = this.queue.filter((entry) => entry.batch !== batch);
    for (const member of this.members.filter(({ entry }) => entry?.batch === batch)) this.end(member);
    this.fill();
  }

  private fill(): void {
    for (const member of this.members) if (!member.entry) this.next(member);
    while (this.queue.length > 0 && this.members.length < this.size) {
      const member = this.hire();
      if (!member) break;
      this.next(member);
    }
    // Without any worker nothing would ever take them.
    if (this.members.length === 0)
      for (const { task } of this.queue.splice(0)) queueMicrotask(() => task.failed(NO_WORKER));
  }

  /** Another worker; null if the browser refuses one. */
  private hire(): Member | null {
    const port = this.trySpawn();
    if (!port) return null;
    const member: Member = { port, entry: null, id: 0, timer: undefined };
    port.onmessage = ({ data }) => this.take(member, data);
    port.onerror = (event) => {
      event.preventDefault?.();
      this.lost(member, 'a worker died of it twice');
    };
    port.onmessageerror = () => this.lost(member, 'its answer could not be read');
    this.members.push(member);
    return member;
  }

  private trySpawn(): BatchPort | null {
    try {
      return this.spawn();
    } catch {
      return null;
    }
  }

  private next(member: Member): void {
    const entry = this.queue.shift();
    if (!entry) return;
    entry.tries += 1;
    member.entry = entry;
    member.id = ++this.sent;
    member.timer = setTimeout(
      () => this.lost(member, `it did not end within ${Math.round(this.silenceMs / 1000)} s, twice`),
      this.silenceMs,
    );
    member.port.postMessage({ id: member.id, job: entry.task.job });
  }

  private take(member: Member, report: BatchReport): void {
    const { entry } = member;
    if (!entry || report.id !== member.id) return;
    clearTimeout(member.timer);
    member.entry = null;
    // Start the next run first: what uses the answers may take a while.
    this.next(member);
    if ('error' in report) entry.task.failed(report.error);
    else entry.task.done(report.answers, report.ms);
  }

  private lost(member: Member, why: string): void {
    const { entry } = member;
    this.end(member);
    const again = entry !== null && entry.tries < TRIES;
    if (again) this.queue.unshift(entry);
    this.fill();
    if (entry && !again) entry.task.failed(why);
  }

  private end(member: Member): void {
    clearTimeout(member.timer);
    member.entry = null;
    member.port.onmessage = member.port.onerror = member.port.onmessageerror = null;
    member.port.terminate();
    this.members = this.members.filter((other) => other !== member);
  }
}
