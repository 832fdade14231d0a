/**
 * The runs of one figure: stored answers first, the rest on the pool, so that points appear as they arrive. The first seed
 * of every run comes first, short runs before long ones; then the other seeds, long runs first, so that all cores end
 * together.
 */
import { packetsOf } from '../../workers/papers/batch/cost.ts';
import type { Answers } from '../../workers/papers/figures/quantity.ts';
import { type Answer, answerKey, type Ask, type Job, jobsOf } from '../../workers/papers/figures/ask.ts';
import { scenarioDigest } from '../../workers/experiments/canonical.ts';
import { type AnswerStore, measuredKey } from './answer-store.ts';
import type { Batch, BatchPool, Task } from './pool.ts';
import { scenarioOf } from '../../workers/papers/figures/scenario-of.ts';

export interface Progress {
  status: 'idle' | 'running' | 'stopped' | 'done';
  /** Runs that are done, those of them that were stored, and all. */
  done: number;
  stored: number;
  all: number;
  /** Estimate, s; null while there is nothing to estimate from. */
  secondsLeft: number | null;
  /** Why a run has failed, by its key. */
  failed: ReadonlyMap<string, string>;
}

interface Planned {
  job: Job;
  digest: string;
  cost: number;
}

/** Wall time of one slice of preparation, and least and longest time between two publications, ms. */
const SLICE_MS = 8;
const PUBLISH_MS = 100;
const PUBLISH_MOST_MS = 2000;
/** Of the time, the part that drawing what is published may take: the runs need the cores. */
const DRAWING_PART = 1 / 5;
/** Wall time before the first estimate of the time left, s. */
const SOON_S = 0.5;

export class FigureRun {
  /** All answers so far, by `answerKey`. */
  readonly answers: Map<string, Answer>;
  progress: Progress = { status: 'idle', done: 0, stored: 0, all: 0, secondsLeft: null, failed: new Map() };
  /** A new object with every publication. */
  news: { answers: Answers; progress: Progress };

  private readonly listeners = new Set<() => void>();
  private readonly batches = new Set<Batch>();
  private readonly failed = new Map<string, string>();
  private readonly seen = new Set<string>();
  /** Runs to do, and those that the pool has. */
  private waiting: Planned[] = [];
  private readonly running = new Set<Planned>();
  private began = 0;
  private costDone = 0;
  private publishedAt = -Infinity;
  /** From the last publication until those who listen had drawn it, ms. */
  private drawnMs = 0;
  private publishTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts calls of `close`: preparation begun before one is dropped. */
  private epoch = 0;
  /** Counts calls of `stop`: what was being prepared then does not begin. */
  private stops = 0;

  /** @param now wall time, ms @param known answers of other runs of this page */
  constructor(
    private readonly pool: Pick<BatchPool, 'add' | 'width'>,
    private readonly store: Pick<AnswerStore, 'read' | 'write'>,
    private readonly now: () => number = () => performance.now(),
    known: ReadonlyMap<string, Answer> = new Map(),
  ) {
    this.answers = new Map(known);
    this.news = { answers: this.answers, progress: this.progress };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly latest = (): FigureRun['news'] => this.news;

  /** Answer the asks for each seed, beside earlier ones; runs of more than `most` packets wait for `resume`. */
  async want(asks: readonly Ask[], seeds: readonly number[], most = Infinity): Promise<void> {
    const { epoch, stops } = this;
    const planned = await this.plan(jobsOf(asks, seeds));
    const stored = await this.store.read(planned.map(({ digest }) => digest));
    if (epoch !== this.epoch) return;
    const asked = new Set(
      [...this.waiting, ...this.running].flatMap(({ job }) => job.asks.map((ask) => answerKey(ask, job.request.seed))),
    );
    const missing: Planned[] = [];
    planned.forEach((plan, index) => {
      const { job } = plan;
      const open = job.asks.filter((ask) => {
        const key = answerKey(ask, job.request.seed);
        const answer = stored[index]![measuredKey(ask)];
        if (answer) this.answers.set(key, answer);
        return !this.answers.has(key) && !asked.has(key);
      });
      if (open.length > 0) missing.push({ ...plan, job: { ...job, asks: open } });
      if (open.length > 0 || !this.seen.has(job.key))
        this.count({ all: 1, ...(open.length === 0 && { done: 1, stored: 1 }) });
      this.seen.add(job.key);
    });
    const [first] = seeds;
    const early = ({ job }: Planned): boolean => job.request.seed === first;
    this.waiting.push(...missing.filter(early).toSorted((a, b) => a.cost - b.cost));
    this.waiting.push(...missing.filter((plan) => !early(plan)).toSorted((a, b) => b.cost - a.cost));
    const cost = this.waiting.reduce((sum, plan) => sum + plan.cost, 0);
    if (stops === this.stops && cost <= most) this.resume();
    else this.announce();
  }

  /** Start the runs that wait. */
  resume(): void {
    const plans = this.waiting;
    this.waiting = [];
    if (this.running.size === 0) {
      this.began = this.now();
      this.costDone = 0;
    }
    for (const plan of plans) this.running.add(plan);
    if (plans.length > 0) this.batches.add(this.pool.add(plans.map((plan) => this.taskOf(plan))));
    this.announce();
  }

  /** Stop at once. Answers stay; `resume` goes on. */
  stop(): void {
    this.stops += 1;
    this.cancel();
    this.announce();
  }

  /** Cancel everything: the figure is no longer shown. */
  close(): void {
    this.epoch += 1;
    clearTimeout(this.publishTimer);
    this.cancel();
  }

  private cancel(): void {
    for (const batch of this.batches) batch.cancel();
    this.batches.clear();
    this.waiting = [...this.running, ...this.waiting];
    this.running.clear();
  }

  private count({ done = 0, stored = 0, all = 0 }: Partial<Progress>): void {
    const { progress } = this;
    this.progress = {
      ...progress,
      done: progress.done + done,
      stored: progress.stored + stored,
      all: progress.all + all,
    };
  }

  private async plan(jobs: readonly Job[]): Promise<Planned[]> {
    const planned: Planned[] = [];
    let until = this.now() + SLICE_MS;
    for (const job of jobs) {
      if (this.now() > until) {
        await new Promise((resolve) => setTimeout(resolve));
        until = this.now() + SLICE_MS;
      }
      try {
        const scenario = scenarioOf(job.request);
        planned.push({ job, digest: scenarioDigest(scenario), cost: packetsOf(scenario) });
      } catch (error) {
        this.failed.set(job.key, (error as Error).message);
      }
    }
    return planned;
  }

  private taskOf(plan: Planned): Task {
    const { job, digest, cost } = plan;
    const over = (): void => {
      this.running.delete(plan);
      this.costDone += cost;
      this.count({ done: 1 });
      if (this.running.size === 0) this.batches.clear();
      this.announce();
    };
    return {
      job,
      done: (answers) => {
        job.asks.forEach((ask, index) => this.answers.set(answerKey(ask, job.request.seed), answers[index]!));
        void this.store.write(digest, job, answers);
        over();
      },
      failed: (why) => {
        this.failed.set(job.key, why);
        over();
      },
    };
  }

  /** Publish at once if the status changed or the last publication is old, else a little later with what comes until then. */
  private announce(): void {
    const status = this.running.size > 0 ? 'running' : this.waiting.length > 0 ? 'stopped' : 'done';
    const changed = status !== this.progress.status;
    this.progress = { ...this.progress, status, secondsLeft: this.secondsLeft(), failed: this.failed };
    clearTimeout(this.publishTimer);
    const apart = Math.min(PUBLISH_MOST_MS, Math.max(PUBLISH_MS, this.drawnMs / DRAWING_PART));
    const wait = this.publishedAt + apart - this.now();
    if (changed || wait <= 0) this.publish();
    else this.publishTimer = setTimeout(() => this.publish(), wait);
  }

  /** Estimated from the packets per second since the pool began. */
  private secondsLeft(): number | null {
    const spent = (this.now() - this.began) / 1000;
    if (this.running.size === 0 || this.costDone === 0 || spent < SOON_S) return null;
    let left = 0;
    for (const { cost } of this.running) left += cost;
    return (left * spent) / this.costDone;
  }

  private publish(): void {
    this.publishedAt = this.now();
    this.news = { answers: this.answers, progress: this.progress };
    for (const listener of this.listeners) listener();
    // Those who listen draw before the next task.
    const from = this.publishedAt;
    setTimeout(() => (this.drawnMs = this.now() - from));
  }
}
