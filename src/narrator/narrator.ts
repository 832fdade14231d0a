/** Chooses what is said: the sentence of the time on show, held long enough in wall time to be read. */
import { cutsIn, type Happening, happeningsIn, isCut, weightOf } from './happenings.ts';
import { say } from '../../workers/words/say.ts';
import { fatesSentence, sentenceOf, standingSentence, summarySentence, type Narrated, wordCount } from './sentences.ts';

/** Wall time in which a sentence is read, ms: to find it, and for each word. */
const FIND_MS = 700;
const WORD_MS = 210;
/** What matters more may replace it after this, ms. */
const SHORTEST_MS = 1_000;
/** While paused, what happened within this many round trips is still said. */
const FRESH_ROUND_TRIPS = 1;
/** From this many cuts on they are counted. */
const MANY_CUTS = 3;
/** The same of packets dropped, where no cut was made. */
const MANY_FATES = 3;
/** Spans that are counted over, s. */
const SPANS = [1, 2, 5, 10, 20, 30, 60, 120, 300];

/** Before the first instant of a run that waits. */
const waiting = (): string => say('Press Play, and the run begins.');

export class Narrator {
  text = '';
  /** What the text says that has happened; null where it says what goes on, or counts. */
  about: Happening | null = null;
  /** Weight of what is said, and since when (wall time, ms). */
  private weight = 0;
  private since = -Infinity;
  /** What is said was said of a time that was gone to. */
  private arrived = false;
  private narrated: Narrated['record'] | null = null;
  /** What happened up to here has been said or passed over, s. */
  private done = 0;
  private last = 0;
  /** Since then, up to `last`: the happening that matters most, and how many cuts and lost packets there were. */
  private most: Happening | null = null;
  private cuts = 0;
  private fates = 0;

  /**
   * The time on show is `time` (s), at wall time `wallMs`. @param playing time goes on by itself, and sentences must be held
   * @returns the sentence to show
   */
  at(narrated: Narrated, time: number, wallMs: number, playing: boolean): string {
    const jumped = narrated.record !== this.narrated || time < this.last;
    const begun = this.narrated !== null;
    this.narrated = narrated.record;
    if (!playing || jumped) {
      if (jumped || time !== this.last || this.weight >= 0) {
        const latest = latestAt(narrated, time);
        const now = (): string => (latest ? sentenceOf(latest, narrated) : standingSentence(narrated, time));
        this.say(!playing && time <= 0 ? waiting() : now(), 0, wallMs, latest);
      }
      this.done = this.last = time;
      this.forget();
      this.arrived = begun || this.text === waiting();
      return this.text;
    }
    this.collect(narrated, time);
    const held = wallMs - this.since;
    // Where the run is gone to, what happens first is said at once: nobody is in the middle of a sentence.
    if (held < SHORTEST_MS && !this.arrived) return this.text;
    const mayChange = held >= FIND_MS + WORD_MS * wordCount(this.text);
    const { most } = this;
    if (most && (mayChange || this.arrived || weightOf(most) > this.weight)) {
      const fates = most.kind === 'fate' ? this.fates : 0;
      const count = this.cuts >= MANY_CUTS ? countedCuts : fates >= MANY_FATES ? countedFates : null;
      if (count) this.say(count(narrated, time - this.done, time), weightOf(most), wallMs);
      else this.say(sentenceOf(most, narrated), weightOf(most), wallMs, most);
      this.done = time;
      this.forget();
    } else if (mayChange || this.text === waiting()) {
      const standing = standingSentence(narrated, time);
      if (standing !== this.text) this.say(standing, 0, wallMs);
    }
    return this.text;
  }

  /** Take in what happened since the last frame, once: at high speed that is much. */
  private collect({ record, series }: Narrated, time: number): void {
    for (const each of happeningsIn(record, series, this.last, time)) {
      if (this.most === null || weightOf(each) >= weightOf(this.most)) this.most = each;
      if (isCut(each)) this.cuts += 1;
      if (each.kind === 'fate') this.fates += 1;
    }
    this.last = time;
  }

  private forget(): void {
    this.most = null;
    this.cuts = this.fates = 0;
  }

  private say(text: string, weight: number, wallMs: number, about: Happening | null = null): void {
    if (text !== this.text) this.since = wallMs;
    this.text = text;
    this.about = about;
    this.weight = weight;
    this.arrived = false;
  }
}

function latestAt(narrated: Narrated, time: number): Happening | null {
  const { perRoundTrip, layout } = narrated.series;
  const fresh = FRESH_ROUND_TRIPS * perRoundTrip * layout.period;
  return happeningsIn(narrated.record, narrated.series, time - fresh, time + 1e-9).at(-1) ?? null;
}

function countedCuts(narrated: Narrated, passed: number, time: number): string {
  const span = spanOf(passed);
  return summarySentence(narrated, cutsIn(narrated.record, narrated.series, time - span, time), span);
}

function countedFates(narrated: Narrated, passed: number, time: number): string {
  const span = spanOf(passed);
  const news = happeningsIn(narrated.record, narrated.series, time - span, time);
  const fates = news.flatMap((each) => (each.kind === 'fate' ? [each.fate] : []));
  return fatesSentence(narrated, fates, span);
}

/** A round number of seconds that is no shorter. */
function spanOf(passed: number): number {
  return SPANS.find((each) => each >= passed) ?? Math.ceil(passed);
}
