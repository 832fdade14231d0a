import type { Hop } from '../network/hops/hop.ts';
import type { Pipe } from '../network/pipes/pipe.ts';
import type { Hop as HopSettings, Scenario } from '../scenario/types.ts';
import type { Links } from './links.ts';

/** A hop that packets cross, and the propagation delay of the link behind it, s. */
export interface Stage {
  hop: Hop;
  delay: number;
  /** What each pipe does that goes by this delay when it is another one, s, by so much. One that flows share is there once. */
  followers: Map<Pipe, (delay: number, by: number) => void>;
}

/** The first and the last hop of an endpoint's data, as indices into the path; both are crossed. */
interface Route {
  enter: number;
  leave: number;
}

/** Which hops packets cross in which order, and the pipes that take them from one hop to the next. */
export class Routes {
  private readonly forward: readonly Stage[];
  /** In the order of the path, so opposite to that in which packets cross them; null if the reverse path is ideal. */
  private readonly reverse: readonly Stage[] | null;

  constructor(
    scenario: Scenario,
    forward: readonly Hop[],
    reverse: readonly Hop[] | null,
    private readonly links: Links,
  ) {
    this.forward = stages(forward, scenario.path);
    this.reverse = reverse && stages(reverse, scenario.reverse as HopSettings[]);
  }

  /** The hops of a route in the order in which packets of that direction cross them. */
  stages({ enter, leave }: Route, direction: 'forward' | 'reverse'): readonly Stage[] {
    if (direction === 'forward') return this.forward.slice(enter, leave + 1);
    return this.reverse!.slice(enter, leave + 1).reverse();
  }

  /** The hops that the ACKs of data in that direction cross; null if the reverse path is ideal. */
  ackStages(route: Route, direction: 'forward' | 'reverse'): readonly Stage[] | null {
    return this.reverse && this.stages(route, direction === 'forward' ? 'reverse' : 'forward');
  }

  /** Lead an endpoint's packets from each of these hops to the next, and from the last one into `exit`. */
  connect(endpoint: number, along: readonly Stage[], exit: Pipe): void {
    along.forEach(({ hop, delay, followers }, index) => {
      const next = along[index + 1];
      const pipe = next ? this.links.between(hop, next.hop, delay) : exit;
      if (next) followers.set(pipe, (seconds) => pipe.setDelay(seconds));
      hop.exits[endpoint] = pipe;
    });
  }

  /** The delay of a hop's link from `now` on, s. A transmission that has begun keeps the one before. */
  setDelay(hop: number, delay: number, now: number): void {
    const stage = [...this.forward, ...(this.reverse ?? [])][hop]!;
    const by = delay - stage.delay;
    stage.delay = delay;
    for (const follow of stage.followers.values()) follow(delay, by);
    stage.hop.delayChanged(now);
  }
}

function stages(hops: readonly Hop[], settings: readonly HopSettings[]): Stage[] {
  return hops.map((hop, index) => ({ hop, delay: settings[index]!.delay, followers: new Map() }));
}
