/**
 * The pace of the first scene: slow enough for single packets until the first loss has been answered, faster then, and
 * at real time once two flows share. It follows the run; as soon as the reader sets the speed, that stands.
 */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import type { Player } from '../player/player.ts';
import type { PageState } from '../player/state.ts';
import { DEFAULT_SPEED, defaultScenario, FIRST_SPEED } from '../scenario/default.ts';
import { baseRtt } from '../scenario/effective.ts';
import { answered, invited, told } from './invited.ts';
import { endpointOf } from '../../workers/engine/network/packet-records.ts';
import type { RunHandle } from '../run/run-handle.ts';

/** Simulated s per s after the first answer; and once the flows share, or the reader has changed the scene. */
const TEETH_SPEED = 0.5;
const SHARING_SPEED = 1;

/** The story has been told when the flows have shared for so long, s. */
const SHARED = 15;

let stop = (): void => undefined;

/** Guide the first scene, which has just been opened at FIRST_SPEED. @returns how to stop */
export function guide(player: Player): () => void {
  stop();
  begin();
  const rtt = baseRtt(defaultScenario());
  let speed: number | null = FIRST_SPEED;
  let sharedAt: number | null = null;
  const go = (next: number): void => {
    if (player.state.speed !== speed || next === speed) return;
    speed = next;
    player.setSpeed(next);
  };
  const follow = (state: PageState): void => {
    if (!isFirst(state.base) && !isFirst(state.scenario)) {
      // Another scenario has been opened.
      stop();
      begin();
      return go(DEFAULT_SPEED);
    }
    if (!told.getState() && comes(sharedAt, state.now - SHARED)) told.setState(true, true);
    if (!isFirst(state.scenario)) return go(SHARING_SPEED);
    const { run } = player;
    if (!invited.getState() && comes(firstSharing(run), state.now)) {
      invited.setState(true, true);
      sharedAt = state.now;
      go(SHARING_SPEED);
    } else if (speed === FIRST_SPEED && comes(firstAnswer(run), state.now - rtt)) go(TEETH_SPEED);
  };
  stop = player.store.subscribe(follow);
  return stop;
}

/** Nothing of the story has been told. */
function begin(): void {
  invited.setState(false, true);
  told.setState(false, true);
  answered.setState({ given: null });
}

function comes(moment: number | null, now: number): boolean {
  return moment !== null && now >= moment;
}

const FIRST = textOf(defaultScenario());
const known = new WeakMap<object, boolean>();

/** Whether it is the first scene, also after changes to its run. */
function isFirst(scenario: Scenario): boolean {
  let is = known.get(scenario);
  if (is === undefined) known.set(scenario, (is = textOf({ ...scenario, events: [] }) === FIRST));
  return is;
}

/** A scenario as text, in which the order of its fields does not count. */
function textOf(scenario: Scenario): string {
  return JSON.stringify(scenario, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

type Run = Pick<RunHandle, 'drops' | 'series'>;

/** A window smaller than this part of what it was has been cut. */
const CUT = 0.75;
/** Flows share from this fairness index on. */
const FAIR = 0.9;

/** When the flow that lost the first packet had answered by cutting its window. */
export function firstAnswer({ drops, series }: Run): number | null {
  const { samples, layout } = series;
  const flow = drops.length > 0 ? endpointOf(drops.codeOf(0)) : Infinity;
  if (flow >= layout.flowGroups.length) return null;
  const window = series.flowColumn(flow, 'cwnd');
  let most = 0;
  for (let sample = Math.max(0, samples.indexAt(drops.timeOf(0))); sample < series.length; sample++) {
    if (window.at(sample) <= CUT * most) return samples.timeOf(sample);
    most = Math.max(most, window.at(sample));
  }
  return null;
}

/** When every flow had been sending for the averaging span and what they sent was shared. */
export function firstSharing({ series }: Run): number | null {
  const { samples, sent, averagingFrames, steadyFairness } = series;
  let sample = 0;
  for (const flow of sent) while (sample < series.length && flow.between(-1, sample) === 0) sample++;
  for (sample += averagingFrames + 1; sample < series.length; sample++) {
    if (steadyFairness.at(sample) >= FAIR) return samples.timeOf(sample);
  }
  return null;
}
