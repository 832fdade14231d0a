/**
 * A visit from a learning platform: finds it, goes on where the reader left, and tells it each answer. What it has not
 * taken is kept here and told again: a platform that is late, silent or refuses loses no answer.
 */
import { findApi, Platform } from './api.ts';
import { type Interaction, MOST_KEPT, MOST_RESPONSE, type Report, timeOfDay, timespan } from './report.ts';
import { standing } from './standing.ts';

interface Around {
  window: Window;
  /** Milliseconds of a clock that goes evenly. */
  now(): number;
  date(): Date;
  /** What survives this visit: of a known reader, and of this tab. */
  storage: { known(): Storage; tab(): Storage };
}

/** Between two attempts to find it, and to tell it, ms; each in vain is followed by one twice as late. */
const LOOK_MS = 250;
const AGAIN_MS = 2_000;
const MOST_MS = 60_000;
const KEY = 'sawtooth-course-1';

export class CourseSession {
  private readonly began: number;
  private platform: Platform | null = null;
  private reader = '';
  private latest: Report | null = null;
  /** Answers that the platform has taken, by their ids. */
  private readonly told = new Set<string>();
  private answersFrom = 0;
  private status = '';
  private wait: number;
  private timer = 0;

  /** @param resume takes the `kept` of an earlier report, and gives the ids of the answers in it */
  constructor(
    /** What this visit is about. */
    private readonly about: string,
    private readonly resume: (kept: string) => readonly string[],
    private readonly around: Around,
  ) {
    this.began = around.now();
    this.wait = LOOK_MS;
  }

  begin(): void {
    const here = this.read();
    if (here !== null) this.resume(here);
    this.look();
  }

  report(report: Report): void {
    this.latest = report;
    this.tell();
  }

  /** The reader leaves. */
  end(): void {
    this.around.window.clearTimeout(this.timer);
    const { platform } = this;
    if (!platform || standing.getState().is === 'again') return;
    this.tell();
    this.around.window.clearTimeout(this.timer);
    platform.set('cmi.core.exit', 'suspend');
    platform.set('cmi.core.session_time', timespan(this.around.now() - this.began));
    platform.commit();
    platform.end();
    this.platform = null;
  }

  private look = (): void => {
    const api = findApi(this.around.window);
    const platform = api && new Platform(api);
    if (!platform?.begin()) return this.later(this.look, LOOK_MS);
    this.platform = platform;
    const is = platform.get('cmi.core.lesson_mode') === 'review' ? 'again' : 'open';
    standing.setState({ is });
    this.status = platform.get('cmi.core.lesson_status') ?? '';
    this.answersFrom = Number(platform.get('cmi.interactions._count')) || 0;
    this.wait = AGAIN_MS;
    const theirs = this.resume(platform.get('cmi.suspend_data') ?? '');
    // What was kept before it was known who reads is this reader's now.
    this.keep(null);
    this.reader = platform.get('cmi.core.student_id') ?? '';
    const untold = this.read();
    if (untold !== null) this.resume(untold);
    // An answer that is told twice is told; one that may be missing would be lost.
    if (untold === null && this.answersFrom >= theirs.length) for (const id of theirs) this.told.add(id);
    this.tell();
  };

  private later(attempt: () => void, least: number): void {
    this.around.window.clearTimeout(this.timer);
    this.wait = Math.max(least, this.wait);
    this.timer = this.around.window.setTimeout(attempt, this.wait);
    this.wait = Math.min(MOST_MS, 2 * this.wait);
  }

  private tell = (): void => {
    const { latest, platform } = this;
    if (!latest || standing.getState().is === 'again') return;
    // First of all here: the page may be gone before the platform answers.
    this.keep(latest.kept);
    if (!platform) return;
    const taken = this.tellAll(latest, platform);
    standing.setState({ is: taken ? 'open' : 'behind' });
    if (!taken) return this.later(this.tell, AGAIN_MS);
    this.wait = AGAIN_MS;
    this.keep(null);
  };

  private tellAll({ answers, score, complete, location, kept }: Report, platform: Platform): boolean {
    const fits = kept.length <= MOST_KEPT;
    const asked = [
      fits && platform.set('cmi.suspend_data', kept),
      platform.set('cmi.core.lesson_location', location),
      this.tellStatus(complete, platform),
      score === null || platform.set('cmi.core.score.raw', String(score)),
      this.tellAnswers(answers, platform),
    ];
    // Which the platform may leave out.
    if (score !== null) {
      platform.set('cmi.core.score.min', '0');
      platform.set('cmi.core.score.max', '100');
    }
    platform.set('cmi.core.exit', 'suspend');
    platform.set('cmi.core.session_time', timespan(this.around.now() - this.began));
    return platform.commit() && asked.every(Boolean);
  }

  /** What was completed once stays so, and what the platform has judged. */
  private tellStatus(complete: boolean, platform: Platform): boolean {
    if (['completed', 'passed', 'failed'].includes(this.status)) return true;
    const status = complete ? 'completed' : 'incomplete';
    const taken = platform.set('cmi.core.lesson_status', status);
    if (taken) this.status = status;
    return taken;
  }

  private tellAnswers(answers: readonly Interaction[], platform: Platform): boolean {
    // Some platforms take no single answers; all of them are in what is kept.
    const takes = platform.get('cmi.interactions._children') !== null;
    return (
      !takes || answers.filter(({ id }) => !this.told.has(id)).every((answer) => this.tellAnswer(answer, platform))
    );
  }

  private tellAnswer({ id, type, response, right, result, counts }: Interaction, platform: Platform): boolean {
    const at = `cmi.interactions.${this.answersFrom}`;
    const taken =
      platform.set(`${at}.id`, id) &&
      platform.set(`${at}.type`, type) &&
      platform.set(`${at}.student_response`, response.slice(0, MOST_RESPONSE));
    if (!taken) return false;
    platform.set(`${at}.time`, timeOfDay(this.around.date()));
    platform.set(`${at}.result`, result);
    platform.set(`${at}.weighting`, counts ? '1' : '0');
    if (right !== undefined) platform.set(`${at}.correct_responses.0.pattern`, right.slice(0, MOST_RESPONSE));
    this.told.add(id);
    this.answersFrom += 1;
    return true;
  }

  private store(): Storage {
    return this.reader === '' ? this.around.storage.tab() : this.around.storage.known();
  }

  private place(): string {
    return `${KEY} ${this.about} ${this.reader}`;
  }

  private read(): string | null {
    try {
      return this.store().getItem(this.place());
    } catch {
      return null;
    }
  }

  /** null: nothing is left to tell. */
  private keep(kept: string | null): void {
    try {
      if (kept === null) this.store().removeItem(this.place());
      else this.store().setItem(this.place(), kept);
    } catch {
      // Storage is forbidden or full: it is known until the page is left.
    }
  }
}
