/** What the reader changes: scenarios opened and edited, changes made to a run or in its past, undo and redo. */
import type { Change, Scenario, TimedEvent } from '../../workers/engine/scenario/types.ts';
import { leaveLesson } from '../lesson/lesson.ts';
import { fixed } from '../format.ts';
import { foldLiveChanges, sameButEvents, withoutTitle } from '../scenario/edit.ts';
import { countOpening } from '../screen/openings.ts';
import { VIEW_OF_NEW_RUN } from '../view/index.ts';
import { checkEdit, heavyNotice, tooHeavy } from './check-edit.ts';
import type { Moment } from '../run/history.ts';
import type { Navigator } from './navigator.ts';
import type { PageStore } from './page-store.ts';
import type { Playback } from './playback.ts';
import type { Runs } from './runs.ts';
import { AT_THE_START, type Notice } from './state.ts';
import { inRow, say } from '../../workers/words/say.ts';

/** A change made while the engine is at most this many samples ahead of the picture counts as made at the time on show. */
const PRESENT_SAMPLES = 3;

/** So far beyond the picture a run is computed before another takes its place: what it was to be stays beside that, s. */
const GHOST_AHEAD = 60;

export class Editor {
  /** Changes to make as soon as the run has been replayed to the time on show. */
  private pendingChanges: Change[] = [];
  private playAfterChanges = false;
  /** Where the next run that begins is gone to at once, s. */
  private goal = 0;
  /** The run that takes the place of the one on show as soon as that is computed far enough to be its ghost. */
  private following: { scenario: Scenario; time: number; since: number; ahead: number } | null = null;
  /** The baseline of the run on show, while another one is opened that the engine may refuse. */
  private former: Scenario | null = null;

  constructor(
    private readonly page: PageStore,
    private readonly runs: Runs,
    private readonly navigator: Navigator,
    private readonly playback: Playback,
  ) {}

  /** Show another scenario from its beginning, as the baseline for the change list and for Reset. */
  open(scenario: Scenario, play: boolean, notice: Notice | null): void {
    countOpening();
    leaveLesson();
    this.former ??= this.page.state.base;
    this.begin(scenario, play, notice, { base: scenario });
  }

  /** Reset: show the baseline, without the changes made since. */
  backToBase(): void {
    this.remember();
    this.begin(this.page.state.base, this.page.state.playing, null);
  }

  /**
   * Edit the scenario. The run begins again, and a notice says so; `what` names the part, such as `the queue`. If the engine
   * would refuse the result, the notice says why and nothing changes. @returns whether it was edited
   */
  edit(what: string, change: (scenario: Scenario) => Scenario): boolean {
    const { scenario, liveEvents, playing, now, finished } = this.page.state;
    const next = checkEdit(withoutTitle(change(foldLiveChanges(scenario, liveEvents)), scenario));
    const { other } = this.runs;
    const refusal = typeof next === 'string' ? next : other && tooHeavy(next, other.series.scenario);
    if (typeof next === 'string' || refusal !== null) {
      this.page.say({ kind: 'refused', text: refusal! });
      return false;
    }
    this.remember();
    const goal = joined(next, this.page.state.base, now);
    const notice: Notice | null = now > 0 ? { kind: 'info', text: restarted(what, goal, liveEvents) } : null;
    this.begin(next, playing || finished !== null, notice, { goal });
    return true;
  }

  /**
   * Edit and go on here, the run as it was beside it from `since` (s) on. Asked for again before the edited run has taken its
   * place, both edits hold, and one undo takes both back. @returns whether it was edited
   */
  editHere(what: string, change: (scenario: Scenario) => Scenario, since: number): boolean {
    const { scenario, phase } = this.page.state;
    const { current, other } = this.runs;
    if (other || phase !== 'ready') return this.edit(what, change);
    const { following } = this;
    const edited = following?.scenario ?? scenario;
    const next = checkEdit(withoutTitle(change(edited), edited));
    if (typeof next === 'string') {
      this.page.say({ kind: 'refused', text: next });
      return false;
    }
    if (!following) this.remember(true);
    const { time } = this.navigator;
    const from = Math.min(since, following?.since ?? since);
    this.following = { scenario: next, time, since: from, ahead: Math.min(time + GHOST_AHEAD, scenario.duration) };
    current.reach(this.following.ahead);
    this.page.set({ question: null, highlight: null });
    this.page.redraw();
    return true;
  }

  /** The run on show may have been computed far enough to be a ghost. */
  advance(): void {
    const { following } = this;
    const { current } = this.runs;
    if (!following || current.client.changing > 0) return;
    // Asked for again: it may have been on its way elsewhere.
    if (current.head < following.ahead) return current.reach(following.ahead);
    this.following = null;
    this.navigator.forgetFuture();
    current.fork(following.scenario, this.page.state.playing, following.time, following.since);
    this.page.redraw();
  }

  /** Make a change in the running run; before its start and after its end, edit the scenario by `otherwise`. */
  change(what: string, change: Change, otherwise: (scenario: Scenario) => Scenario): void {
    const { now, finished, phase } = this.page.state;
    if (now > 0 && !finished && phase === 'ready') this.act(change);
    else this.edit(what, otherwise);
  }

  /**
   * Make changes at the time on show. In the past the run continues differently from there; its old future stays as a ghost.
   * So it does while another run is computed to take its place: the worker would change that one, unseen.
   */
  act(...changes: Change[]): void {
    const { finished, phase, scenario, liveEvents } = this.page.state;
    if (finished || phase !== 'ready') return;
    // One undo takes back an edit that is on its way and what is changed meanwhile.
    if (!this.following) this.remember();
    if (this.pendingChanges.length > 0) {
      this.pendingChanges.push(...changes);
      return;
    }
    const { navigator } = this;
    const { time } = navigator;
    const run = this.runs.current;
    const close = run.head - time <= run.lead + PRESENT_SAMPLES * run.series.layout.period;
    // Of a run that becomes a ghost the worker is far ahead of the picture, also while that plays.
    const along = navigator.playing && !this.following;
    if (!run.replaces && !navigator.inPast && (along || close)) {
      for (const change of changes) run.client.change(change);
      return;
    }
    const firstLive = scenario.events.length - liveEvents;
    const events = scenario.events.filter((event, index) => index < firstLive || event.at <= time);
    this.pendingChanges = changes;
    this.playAfterChanges = navigator.playing;
    if (navigator.playing) navigator.pause();
    this.forgetNews();
    navigator.forgetFuture();
    run.fork({ ...scenario, events }, false, time);
    this.page.set({ liveEvents: events.length - firstLive });
    this.page.redraw();
  }

  /** Play or pause once the pending changes have been made: until then the worker is on its way. @returns false if there are none */
  playLater(play?: boolean): boolean {
    if (this.pendingChanges.length === 0) return false;
    this.playAfterChanges = play ?? !this.playAfterChanges;
    this.page.set({ playing: this.playAfterChanges });
    return true;
  }

  /** Begin again without the changes that were made while the run went on. */
  forgetLiveChanges(): void {
    const { scenario, liveEvents } = this.page.state;
    const events = scenario.events.slice(0, scenario.events.length - liveEvents);
    this.remember();
    const text = say('Restarted without the changes made while it ran.');
    this.begin({ ...scenario, events }, true, { kind: 'info', text });
  }

  /** Begin again with the rates, delays, buffers and losses that were set while the run went on, from the start on. */
  fromTheStart(): void {
    if (!this.edit('what was set', (scenario) => scenario)) return;
    const { notice } = this.page.state;
    if (notice?.kind !== 'info') return;
    this.page.say({ kind: 'info', text: say('Restarted: what was set while it ran holds from the start.') });
    this.playback.togglePlay(true);
  }

  undo(): void {
    this.goTo(this.runs.current.history.undo(this.present));
  }

  redo(): void {
    this.goTo(this.runs.current.history.redo(this.present));
  }

  /** Why the engine would refuse this edit, in one line; null if it would not. Changes nothing and shows no notice. */
  refusalOf(change: (scenario: Scenario) => Scenario): string | null {
    const result = checkEdit(change(this.page.state.scenario));
    return typeof result === 'string' ? result : null;
  }

  /** Another run has begun: as the engine has it, it takes the place of what was asked for. */
  runBegan(): void {
    const { scenario } = this.runs.current.series;
    const { scenario: asked, base } = this.page.state;
    this.page.set(base === asked ? { scenario, base: scenario } : { scenario });
    if (!this.runs.current.awaited) this.former = null;
    this.makePendingChanges();
    const { goal } = this;
    this.goal = 0;
    if (goal > 0) this.playback.seek(goal);
  }

  /** The run has been replayed to the time on show. */
  runReplaced(): void {
    this.page.set({ scenario: this.runs.current.series.scenario, finished: null });
    this.makePendingChanges();
  }

  /** The engine has applied a change. */
  changed(event: TimedEvent): void {
    const { scenario, liveEvents, notice } = this.page.state;
    const next = { ...scenario, events: [...scenario.events, event] };
    const { following } = this;
    if (following) {
      const edited = following.scenario;
      this.following = { ...following, scenario: { ...edited, events: [...edited.events, event] } };
    }
    this.runs.current.series.scenario = next;
    if (notice?.kind === 'link') this.page.say(null);
    this.page.set({ scenario: next, liveEvents: liveEvents + 1 });
  }

  /** The engine has refused what was asked for; the run on show goes on. */
  refused(): void {
    this.forgetPending();
    this.page.set({ scenario: this.runs.current.series.scenario, base: this.former ?? this.page.state.base });
  }

  /** @param goal where it is gone to at once, s; `base` is the baseline for the change list and for Reset: of an edited run that of the run before */
  private begin(
    scenario: Scenario,
    wanted: boolean,
    notice: Notice | null,
    { goal = 0, base = this.page.state.base }: { goal?: number; base?: Scenario } = {},
  ): void {
    const { current, other } = this.runs;
    const heavy = heavyNotice(scenario, ...(other ? [other.series.scenario] : []));
    const play = wanted && !heavy;
    this.forgetPending();
    this.goal = goal;
    current.open(scenario, play);
    other?.open(other.series.scenario, play);
    this.page.say(heavy ?? notice);
    const fresh = { ...AT_THE_START, liveEvents: 0, question: null, highlight: null, ...VIEW_OF_NEW_RUN };
    this.page.set({ scenario, base, playing: play, ...fresh });
  }

  private makePendingChanges(): void {
    for (const change of this.pendingChanges) this.runs.current.client.change(change);
    const play = this.playAfterChanges;
    [this.pendingChanges, this.playAfterChanges] = [[], false];
    if (play) this.playback.togglePlay(true);
  }

  private forgetPending(): void {
    this.following = null;
    this.pendingChanges = [];
    this.playAfterChanges = false;
  }

  /** What was said is of what is taken back. */
  private forgetNews(): void {
    if (this.page.state.notice?.kind === 'info') this.page.say(null);
  }

  private get present(): Moment {
    const { scenario, liveEvents } = this.page.state;
    return { scenario, liveEvents };
  }

  private remember(here = false): void {
    this.runs.current.history.remember(here ? { ...this.present, here } : this.present);
    this.page.set({ canUndo: true, canRedo: false });
  }

  /** Show a moment of the history: at the time on show if only events differ or it was left there, else from its beginning. */
  private goTo(left: Moment | null): void {
    if (!left) return;
    const { here, ...moment } = left;
    const { playing, scenario } = this.page.state;
    const { current } = this.runs;
    if (sameButEvents(scenario, moment.scenario)) {
      this.forgetPending();
      this.forgetNews();
      current.open(moment.scenario, playing, this.navigator.time);
    } else this.begin(moment.scenario, playing, null, { goal: here ? this.goal || this.navigator.sought : 0 });
    this.page.set({ ...moment, canUndo: current.history.canUndo, canRedo: current.history.canRedo });
    this.page.redraw();
  }
}

/** @param goal where it is gone to at once, s; `ended` are changes that were made while it ran */
function restarted(what: string, goal: number, ended: number): string {
  const parts = { what: say(what), goal: fixed(goal, 2) };
  const text = say(
    goal > 0 ? 'Restarted, and gone on to {goal} s: {what} changed.' : 'Restarted: {what} changed.',
    parts,
  );
  if (ended === 0) return text;
  const without = say(
    ended === 1
      ? 'The change made while it ran ended with it.'
      : 'The {count} changes made while it ran ended with it.',
    { count: ended },
  );
  return inRow('{first} {next}', [text, without]);
}

/** When the last of those had joined, up to `now` (s), that `base` is without: nobody waits for them a second time. */
function joined({ flows, traffic }: Scenario, base: Scenario, now: number): number {
  const known = new Set(base.flows.map(({ id }) => id));
  const added = [...flows.filter(({ id }) => !known.has(id)), ...traffic.slice(base.traffic.length)];
  return Math.max(0, ...added.map(({ start }) => start).filter((start) => start <= now));
}
