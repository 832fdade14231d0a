/**
 * What the page calls: the parts of a run on show, put together. Commands go out to the workers, and reports come in at
 * each animation frame; nothing else changes the page's state.
 */
import type { Scenario, Change } from '../../workers/engine/scenario/types.ts';
import type { Report } from '../../workers/live/protocol.ts';
import type { FrameLoop } from '../run/frame-loop.ts';
import type { ChartInput } from '../charts/chart-input.ts';
import { spanText } from '../format.ts';
import { knownHop } from '../scenario/hops.ts';
import { viewOf, type ViewState } from '../view/index.ts';
import type { RunClient } from '../run/client.ts';
import { Comparison } from './comparison.ts';
import { Editor } from './editor.ts';
import { type FlowChoice, flowIndex } from '../scenario/flow-choice.ts';
import { HeldNotice } from './held-notice.ts';
import { Navigator, type StepUnit } from './navigator.ts';
import { runNumbers } from '../run/numbers.ts';
import { explainedBy, ObservedFlow } from './observed-flow.ts';
import { PageStore } from './page-store.ts';
import { Playback } from './playback.ts';
import { Questions } from './questions.ts';
import { type QueuePicture, Readouts } from './readouts.ts';
import { refusalLine } from './refusal-line.ts';
import { RunHandle } from '../run/run-handle.ts';
import { Runs } from './runs.ts';
import type { RunSeries } from '../run/series.ts';
import type { RowId } from '../charts/rows/index.ts';
import { AT_THE_START, type Notice, type PageState } from './state.ts';
import type { Direction } from '../run/steps.ts';
import { say } from '../../workers/words/say.ts';

/** After this the page says that the engine is still starting, ms of wall time. */
const SLOW_START_MS = 300;

/** A frame takes in reports for so long, ms of wall time; on the way to a time for longer, since nothing moves meanwhile. */
const TAKING_MS = 4;
const TAKING_ON_THE_WAY_MS = 12;

const STOPPED =
  'The engine stopped and could not be started again. Reload the page to go on; the address holds the run.';
const NOT_STARTED =
  'The engine did not start: it runs in a Web Worker, whose file has not come or which this browser or an extension of it refuses. Reload the page to go on; the address holds the run.';

/** Makes the client of a new worker, and calls `replaced` when it has replaced its worker (`true`) or given up (`false`). */
export type ClientMaker = (replaced: (alive: boolean) => void) => RunClient;

type ScenarioEdit = (scenario: Scenario) => Scenario;

export class Player {
  readonly navigator: Navigator;
  private readonly page: PageStore;
  private readonly runs: Runs;
  private readonly readouts: Readouts;
  private readonly playback: Playback;
  private readonly editor: Editor;
  private readonly observedFlow: ObservedFlow;
  private readonly held: HeldNotice;
  private readonly comparison: Comparison;
  private readonly questions: Questions;

  constructor(makeClient: ClientMaker, loop: FrameLoop, scenario: Scenario, speed: number | null) {
    const makeRun = (of: Scenario): RunHandle => {
      const run = new RunHandle(
        makeClient((alive) => this.workerReplaced(alive)),
        of,
      );
      run.asking = () => explainedBy(this.state);
      run.asksPackets = () => this.state.summing === 'packets';
      return run;
    };
    const runs = new Runs(makeRun(scenario));
    const page = new PageStore(scenario, speed, runNumbers(runs.current.series), loop.request);
    const navigator = new Navigator(runs, speed);
    const readouts = new Readouts(page, runs, navigator);
    const playback = new Playback(page, runs, navigator, readouts);
    [this.runs, this.page, this.navigator, this.readouts, this.playback] = [runs, page, navigator, readouts, playback];
    this.editor = new Editor(page, runs, navigator, playback);
    this.observedFlow = new ObservedFlow(page, runs, navigator);
    this.held = new HeldNotice(page);
    this.comparison = new Comparison(page, runs, navigator, readouts, makeRun);
    this.questions = new Questions(page, runs, playback, this.comparison);
    navigator.setSpeed(speed);
    loop.add((wallMs) => this.frame(wallMs));
    setTimeout(() => {
      if (page.state.phase === 'starting') page.set({ phase: 'slow' });
      loop.request();
    }, SLOW_START_MS);
  }

  get store(): PageStore['store'] {
    return this.page.store;
  }

  get state(): PageState {
    return this.page.state;
  }

  /** The run that the page sets. */
  get run(): RunHandle {
    return this.runs.current;
  }

  /** The run beside it, while two are compared. */
  get otherRun(): RunHandle | null {
    return this.runs.other;
  }

  get series(): RunSeries {
    return this.run.series;
  }

  /** Simulated time on show, s. */
  get time(): number {
    return this.navigator.time;
  }

  // Time: see Playback.
  togglePlay = (play?: boolean): void => {
    if (!this.editor.playLater(play)) this.playback.togglePlay(play);
  };
  /** Play the same run from 0, with every change made so far at its time. */
  restart = (): void => {
    this.seek(0);
    this.togglePlay(true);
  };
  seek = (time: number): void => this.playback.seek(time);
  follow = (): void => this.playback.follow();
  /** Without `stepUnit` by what the last step moved by. */
  step = (direction: Direction = 1, stepUnit: StepUnit = this.state.stepUnit): void =>
    this.playback.step(direction, stepUnit);
  setSpeed = (speed: number | null): void => this.playback.setSpeed(speed);
  shiftSpeed = (by: 1 | -1): void => this.playback.shiftSpeed(by);

  // Changes: see Editor.
  open = (scenario: Scenario, play: boolean, notice: Notice | null): void => {
    const dead = this.state.phase === 'dead';
    this.editor.open(scenario, play && !dead, dead ? this.state.notice : notice);
  };
  backToBase = (): void => this.editor.backToBase();
  edit = (what: string, change: ScenarioEdit): boolean => this.editor.edit(what, change);
  editHere = (what: string, change: ScenarioEdit, since: number): boolean => this.editor.editHere(what, change, since);
  change = (what: string, change: Change, otherwise: ScenarioEdit): void => this.editor.change(what, change, otherwise);
  act = (...changes: Change[]): void => this.editor.act(...changes);
  fromTheStart = (): void => this.editor.fromTheStart();
  forgetLiveChanges = (): void => this.editor.forgetLiveChanges();
  undo = (): void => this.editor.undo();
  redo = (): void => this.editor.redo();
  refusalOf = (change: ScenarioEdit): string | null => this.editor.refusalOf(change);

  // The observed flow: see ObservedFlow.
  inspect = (choice: FlowChoice | null): void => this.observedFlow.inspect(choice);
  drawVariable = (variable: string): void => this.observedFlow.drawVariable(variable);
  toggleRow = (row: RowId): void => this.observedFlow.toggleRow(row);

  // The view: see PageStore.
  togglePlane = (): void => this.page.togglePlane();
  toggleUnit = (): void => this.page.toggleUnit();
  setWindow = (window: number | null): void => this.page.setWindow(window);
  setView = (change: Partial<ViewState>): void => this.page.setView(change);
  setZoom = (zoom: ViewState['zoom']): void => this.page.setZoom(zoom);
  takeRefit = (): boolean => this.page.takeRefit();
  point = (flow: FlowChoice | null): void => this.page.point(flow);
  say = (notice: Notice | null): void => this.page.say(notice);
  countWaitingBy = (picture: QueuePicture | null): void => this.readouts.countWaitingBy(picture);

  // Causes: see Questions.
  ask = (question: PageState['question']): void => this.questions.ask(question);
  sum = (summing: PageState['summing']): void => this.questions.sum(summing);
  highlight = (highlight: PageState['highlight']): void => this.page.setView({ highlight });
  without = (beside: Scenario, time: number): void => this.questions.without(beside, time);

  /** Compare two runs, or end that: see Comparison. */
  toggleCompare = (beside?: Scenario, play?: boolean): void => this.comparison.toggle(beside, { play });
  switchRun = (): void => {
    if (!this.otherRun) return;
    this.comparison.switch();
    this.observedFlow.inspectAgain();
  };

  /** Show and set another hop. */
  setHop(hop: number): void {
    this.page.set({ hop, numbers: runNumbers(this.series, knownHop(this.series.scenario, hop), this.time) });
    this.page.redraw();
  }

  /** What the charts draw. */
  view(): Omit<ChartInput, 'glide'> {
    const { numbers, now: clock, phase, playing, name, other, pointed, observedFlow, variable } = this.state;
    const { run, otherRun, time } = this;
    const { series, ghost } = run;
    const { scenario } = series;
    const hop = knownHop(scenario, this.state.hop);
    const idle =
      phase === 'ready' && !playing ? say('first sample at {time}', { time: spanText(series.layout.period) }) : '';
    return {
      ...{ ...viewOf(this.state), series, ghost, numbers, now: time, clock, hop, name, playing },
      pointed: flowIndex(scenario, pointed),
      observed: { flow: flowIndex(scenario, observedFlow), variable },
      other: otherRun && other ? { name: other.name, series: otherRun.series } : null,
      message: phase === 'slow' ? 'starting the engine' : idle,
    };
  }

  /** An animation frame. @returns whether another one is wanted */
  private frame(wallMs: number): boolean {
    const { run, otherRun } = this;
    const waits = [
      run.client.handOn((report) => this.receive(report), timeFor(run)),
      otherRun?.client.handOn((report) => this.receiveOfOther(report), timeFor(otherRun)),
    ];
    this.editor.advance();
    this.observedFlow.requestSamples();
    const before = this.time;
    const more = this.navigator.advance(wallMs);
    const moved = this.time !== before;
    this.playback.stopAtEnd();
    // While paused, time only jumps: renew the numbers now, no frame may follow.
    if (moved && !this.navigator.playing) this.readouts.invalidate();
    if (this.readouts.update(wallMs, moved)) this.observedFlow.refresh();
    this.page.dropOldNotice();
    return more || waits.includes(true);
  }

  private receive(report: Report): void {
    const meaning = this.run.receive(report);
    if (meaning === 'new') this.runBegan();
    if (meaning === 'replaced') {
      this.editor.runReplaced();
      this.readouts.invalidate();
    }
    switch (report.type) {
      case 'loaded':
        this.playback.begin();
        return this.observedFlow.inspectAgain();
      case 'refused':
        this.editor.refused();
        this.readouts.invalidate();
        return this.say({ kind: 'refused', text: refusalLine(report.refusals) });
      case 'frames':
        // The packets of an earlier time have come: its numbers can now be exact.
        if (report.packets && !this.state.playing) this.readouts.invalidate();
        return;
      case 'clock':
        this.held.take(report.held ?? []);
        return this.page.set({ reached: report.speed });
      case 'flowState':
        return this.observedFlow.receive(report);
      case 'changed':
        return this.editor.changed(report.event);
      case 'finished':
        return this.readouts.invalidate();
      case 'failed':
        this.navigator.pause();
        this.page.set({ playing: false });
        return this.say({
          kind: 'engine',
          text: say('The engine failed: {message}. Restart, or change the scenario.', { message: report.message }),
        });
      default:
    }
  }

  private receiveOfOther(report: Report): void {
    if (this.otherRun!.receive(report) !== null) this.readouts.invalidate();
    if (report.type === 'failed')
      this.say({
        kind: 'engine',
        text: say('The engine failed in run {run}: {message}. Restart, or end the comparison.', {
          run: this.state.other!.name,
          message: report.message,
        }),
      });
  }

  private runBegan(): void {
    this.navigator.begin();
    this.navigator.playing = this.state.playing;
    this.page.set(AT_THE_START);
    this.editor.runBegan();
    this.readouts.invalidate();
  }

  /** A client has replaced its worker, or given up. */
  private workerReplaced(alive: boolean): void {
    if (alive) {
      // A run that waits for a press has lost nothing.
      if (this.state.notice?.kind === 'heavy') return;
      this.say({
        kind: 'info',
        text: say('The engine stopped answering and was started again; the run was replayed to where it was.'),
      });
    } else {
      const text = say(this.state.phase === 'ready' ? STOPPED : NOT_STARTED);
      this.page.set({ phase: 'dead', playing: false });
      this.say({ kind: 'engine', text });
    }
    this.page.redraw();
  }
}

function timeFor({ loading }: RunHandle): number {
  return loading ? TAKING_ON_THE_WAY_MS : TAKING_MS;
}
