/**
 * What the reader changes: scenarios opened and edited, changes made to a run as it goes or in its past, undo and redo.
 */
import type { Change, Scenario } from '../../workers/engine/scenario/types.ts';
import { foldLiveChanges, sameButEvents, withoutTitle } from '../scenario/edit.ts';
import { leaveLesson } from '../lesson/lesson.ts';
import { VIEW_OF_NEW_RUN } from '../view/index.ts';
import { acceptedEdit } from './door.ts';
import type { Moment } from './history.ts';
import { Navigator } from './navigator.ts';
import { runNumbers } from './numbers.ts';
import { PageStore } from './page-store.ts';
import type { RunSeries } from './series.ts';
import type { Notice, PageState } from './state.ts';
import type { Track } from './run-handle.ts';

/** Samples by which the engine may be ahead of the picture, for a change to count as made at the time on show. */
const PAST = 3;

export abstract class Editor extends PageStore {
  readonly navigator: Navigator;
  /** The run that the page sets, and the one beside it. Neither is ever in React state. */
  track: Track;
  otherTrack: Track | null = null;
  /** Wall time of the last readouts, ms; −∞ asks for new ones. */
  protected readoutAt = -Infinity;
  /** To be done to the run as soon as it has been taken up again in the past. */
  private waitingChanges: Change[] = [];
  private playAfterChanges = false;
  /** The next run of its own is what changes will be told by. */
  private baseIsNew = true;

  constructor(track: Track, speed: number | null, redraw: () => void) {
    super(track.series.scenario, speed, runNumbers(track.series), redraw);
    this.track = track;
    this.navigator = new Navigator(track, speed);
  }

  abstract togglePlay: (play?: boolean) => void;

  /** Of the run that the page sets. */
  get series(): RunSeries {
    return this.track.series;
  }

  /** Simulated time on show, s. */
  get time(): number {
    return this.navigator.time;
  }

  /** Show another scenario from its beginning; `notice` is the line that says why. Changes will be told by it. */
  open(scenario: Scenario, play: boolean, notice: Notice | null): void {
    this.baseIsNew = true;
    leaveLesson();
    this.begin(scenario, play, notice);
  }

  /** Show what was opened, without the changes made since. */
  backToBase = (): void => {
    this.remember();
    this.begin(this.state.base, this.state.playing, null);
  };

  protected begin(scenario: Scenario, play: boolean, notice: Notice | null): void {
    this.forgetWaiting();
    this.track.open(scenario, play);
    this.otherTrack?.open(this.otherTrack.series.scenario, play);
    this.say(notice);
    this.set({ scenario, liveEvents: 0, playing: play, ...VIEW_OF_NEW_RUN });
  }

  /**
   * Change what cannot be changed in a running run: it begins again, and a line says so (`what`: `the queue`). If the
   * result breaks a rule, the line says that instead, nothing changes and the answer is false.
   */
  edit(what: string, change: (scenario: Scenario) => Scenario): boolean {
    const { scenario, liveEvents, playing, now, finished } = this.state;
    const next = this.accept(withoutTitle(change(foldLiveChanges(scenario, liveEvents))));
    if (!next) return false;
    const left =
      liveEvents > 0
        ? ` ${liveEvents === 1 ? 'The change' : `The ${liveEvents} changes`} made while it ran ended with it.`
        : '';
    this.remember();
    const notice: Notice | null = now > 0 ? { kind: 'info', text: `Restarted: ${what} changed.${left}` } : null;
    this.begin(next, playing || finished !== null, notice);
    return true;
  }

  /** Change the run as it goes; before its start and after its end the scenario itself is changed, by `otherwise`. */
  change(what: string, change: Change, otherwise: (scenario: Scenario) => Scenario): void {
    const { now, finished, phase } = this.state;
    if (now > 0 && !finished && phase === 'ready') this.act(change);
    else this.edit(what, otherwise);
  }

  /** Do something to the run at the time on show. In the past the run goes on differently from there, and what was to come stays as a ghost. */
  act(...changes: Change[]): void {
    if (this.state.finished || this.state.phase !== 'ready') return;
    this.remember();
    const { track, time, navigator } = this;
    if (this.waitingChanges.length > 0) {
      this.waitingChanges.push(...changes);
      return;
    }
    const close = track.head - time <= track.lead + PAST * track.series.layout.period;
    if (!navigator.inPast && (navigator.playing || close)) {
      for (const change of changes) track.client.change(change);
      return;
    }
    const { scenario, liveEvents } = this.state;
    const firstLive = scenario.events.length - liveEvents;
    const events = scenario.events.filter((event, index) => index < firstLive || event.at <= time);
    this.waitingChanges = changes;
    this.playAfterChanges = navigator.playing;
    if (navigator.playing) navigator.pause();
    navigator.forgetFuture();
    track.fork({ ...scenario, events }, false, time);
    this.set({ liveEvents: events.length - firstLive });
    this.redraw();
  }

  /** Leave out the changes made live, and begin again. */
  forgetLiveChanges(): void {
    const { scenario, liveEvents } = this.state;
    const kept = scenario.events.slice(0, scenario.events.length - liveEvents);
    this.remember();
    this.begin({ ...scenario, events: kept }, true, {
      kind: 'info',
      text: 'Restarted without the changes made while it ran.',
    });
  }

  undo = (): void => {
    this.goTo(this.track.history.undo(this.present));
  };

  redo = (): void => {
    this.goTo(this.track.history.redo(this.present));
  };

  /** Why the changed scenario would be refused, in one line; null if it would run. Says and changes nothing. */
  refusalOf(change: (scenario: Scenario) => Scenario): string | null {
    const result = acceptedEdit(change(this.state.scenario));
    return typeof result === 'string' ? result : null;
  }

  /** The run has been taken up again at the time on show: what was waiting is done to it there. */
  protected goOnDifferently(): void {
    this.set({ scenario: this.series.scenario, finished: null });
    for (const change of this.waitingChanges) this.track.client.change(change);
    this.waitingChanges = [];
    if (this.playAfterChanges) this.togglePlay(true);
    this.playAfterChanges = false;
    this.readoutAt = -Infinity;
  }

  protected forgetWaiting(): void {
    this.waitingChanges = [];
    this.playAfterChanges = false;
  }

  /** What of the state says what was opened, if this run is the first of it. */
  protected takeBase(scenario: Scenario): Partial<PageState> {
    const base = this.baseIsNew ? { base: scenario } : {};
    this.baseIsNew = false;
    return base;
  }

  private get present(): Moment {
    const { scenario, liveEvents } = this.state;
    return { scenario, liveEvents };
  }

  private remember(): void {
    this.track.history.remember(this.present);
    this.set({ canUndo: true, canRedo: false });
  }

  /** Show a moment of the history: where only events differ at the time on show, else from its beginning. */
  private goTo(moment: Moment | null): void {
    if (!moment) return;
    const { playing, scenario } = this.state;
    const onlyEvents = sameButEvents(scenario, moment.scenario);
    this.forgetWaiting();
    if (onlyEvents) this.track.open(moment.scenario, playing, this.time);
    else this.begin(moment.scenario, playing, null);
    this.set({ ...moment, canUndo: this.track.history.canUndo, canRedo: this.track.history.canRedo });
    this.redraw();
  }

  /** The scenario as the engine takes it, or null after saying why not. */
  private accept(scenario: Scenario): Scenario | null {
    const result = acceptedEdit(scenario);
    if (typeof result !== 'string') return result;
    this.say({ kind: 'refused', text: result });
    return null;
  }
}
