/** A live worker in the test's own thread: the real session and engine, with wall time that passes only where the test says. */
import type { Command, Report } from '../../../workers/live/protocol.ts';
import { LiveSession } from '../../../workers/live/live-session.ts';
import { RunClient, type WorkerPort } from '../../../src/run/client.ts';
import { lesson } from '../../../src/lesson/lesson.ts';
import { Player } from '../../../src/player/player.ts';
import type { FrameLoop, Painter } from '../../../src/run/frame-loop.ts';
import type { Scenario } from '../../../workers/engine/scenario/types.ts';
import { engine } from './engine.ts';

/** Wall time between frames of the page, ms. */
const FRAME_MS = 1000 / 60;

class DirectWorker implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  onmessageerror: WorkerPort['onmessageerror'] = null;
  private due = Infinity;
  private readonly session: LiveSession;
  /** Commands that reach the worker after its next turn, and after the one that follows; null if they are there at once. */
  private mail: [Command[], Command[]] | null;

  constructor(
    private readonly wall: () => number,
    late: boolean,
    private readonly told: (command: Command) => void,
  ) {
    this.mail = late ? [[], []] : null;
    this.session = new LiveSession({
      ...engine,
      now: wall,
      post: (report) => this.onmessage?.({ data: structuredClone(report) } as MessageEvent<Report>),
      schedule: (delay) => (this.due = wall() + delay),
    });
  }

  postMessage(command: Command): void {
    this.told(command);
    if (this.mail) this.mail[1].push(structuredClone(command));
    else this.session.handle(structuredClone(command));
  }

  terminate(): void {
    this.due = Infinity;
    this.onmessage = null;
  }

  /** It dies, as a worker does whose memory runs out. */
  die(): void {
    this.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
  }

  /** Compute what is due. */
  work(): void {
    for (let slices = 0; this.due <= this.wall() && slices < 100; slices++) {
      this.due = Infinity;
      this.session.wake();
    }
    if (!this.mail) return;
    const [due, next] = this.mail;
    this.mail = [next, []];
    for (const command of due) this.session.handle(command);
  }
}

/** A page without a screen: a player on direct workers, and its animation frames by hand. */
export class Bench {
  wall = 0;
  readonly workers: DirectWorker[] = [];
  readonly player: Player;
  /** Is told of each command, and of the number of the worker that it goes to. */
  told: (worker: number, command: Command) => void = () => undefined;
  private readonly painters: Painter[] = [];

  /** @param late commands reach a worker only after it has computed on, as they do between threads */
  constructor(scenario: Scenario, speed: number | null = 1, late = false) {
    const loop = {
      add: (painter: Painter) => (this.painters.push(painter), () => undefined),
      request: () => undefined,
    } as unknown as FrameLoop;
    const spawn = (): WorkerPort => {
      const number = this.workers.length;
      const worker = new DirectWorker(
        () => this.wall,
        late,
        (command) => this.told(number, command),
      );
      this.workers.push(worker);
      return worker;
    };
    this.player = new Player(
      (replaced) =>
        new RunClient(
          spawn,
          () => this.wall,
          () => undefined,
          replaced,
        ),
      loop,
      scenario,
      speed,
    );
    // What a test before it in this process asked of a reader.
    lesson.setState({}, true);
    this.player.open(scenario, false, null);
    this.pass(50);
  }

  /** Let `ms` of wall time pass, frame by frame. */
  readonly pass = (ms: number): void => {
    for (let left = ms; left > 0; left -= FRAME_MS) {
      this.wall += Math.min(FRAME_MS, left);
      for (const worker of this.workers) worker.work();
      for (const painter of this.painters) painter(this.wall);
    }
  };
}
