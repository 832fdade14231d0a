/** The layout of the stage, px: senders on the left, hop after hop, receivers on the right. */
import { queueCard } from '../../workers/engine/network/queues/index.ts';
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { sourceName } from '../scenario/describe-traffic.ts';
import { flowName, namesOf, shortNames, slotsOf } from '../scenario/names.ts';
import type { Curve } from './curve.ts';

/** More flows than this have small nodes and one label per group. */
export const MANY = 8;
/** Over this many flows no ACKs are drawn, and lines are faint. */
export const CROWD = 16;
/** Hops that have room side by side; of a longer path only the one in view is drawn. */
const MOST_HOPS = 5;
/** The most packets that lie on one another in a tray, and the height of one with its gap, px. */
const STACK = 3;
export const PACKET = 10.5;

/** A hop, x in px: its drops' tray from t0, its mouth, its queue from x0 to its head at x1, its link up to x2. */
export interface HopBox {
  hop: number;
  t0: number;
  t1: number;
  mouth: number;
  x0: number;
  x1: number;
  x2: number;
}

/** A flow or unresponsive source, by its number as an endpoint. */
export interface Actor {
  endpoint: number;
  /** Index into the scenario's flows; -1 for a source. */
  group: number;
  flow: number;
  slot: number;
  name: string;
  /** Boxes at which its packets enter and leave; -1 and no curves if it is not on the stage. */
  first: number;
  last: number;
  x: number;
  y: number;
  xEnd: number;
  yEnd: number;
  way: Curve;
  wayOut: Curve;
}

/** A text beside one or many nodes: at senders, at receivers, or where flows enter and leave between hops. */
export interface Label {
  side: 'left' | 'right' | 'in' | 'out';
  name: string;
  /** Whether the name is drawn: at the receivers only if it does not stand at the same height on the left. */
  named: boolean;
  /** The actors it names. */
  actors: readonly Actor[];
  /** First and last of their nodes. */
  y0: number;
  y1: number;
}

export interface Layout {
  width: number;
  height: number;
  /** Px above it on the stage; and whether it is one of several links side by side, with its words in line. */
  top: number;
  lane: boolean;
  /** Of markers and lines. */
  z: number;
  font: number;
  small: number;
  phone: boolean;
  /** y of the queues' middle, half heights of queue and link, y of the ACK path and the drop tray (null: none). */
  axis: number;
  half: number;
  pipe: number;
  rail: number | null;
  tray: number | null;
  /** Packets that lie on one another in the tray before they are only counted. */
  stack: number;
  /** Senders and receivers. */
  xS: number;
  xR: number;
  /** Radius of a node. */
  node: number;
  boxes: readonly HopBox[];
  actors: readonly Actor[];
  labels: readonly Label[];
  /** Short names of the groups. */
  names: readonly string[];
  /** Px between neighbouring nodes. */
  spacing: number;
  /** Forward flows, and those that go the other way. */
  flows: number;
  reverse: number;
}

const NOWHERE = { first: -1, last: -1, x: 0, y: 0, xEnd: 0, yEnd: 0, way: [] as Curve, wayOut: [] as Curve };

/** Px for each part of its scale that a stage needs for its words, where it is drawn larger than at arm's length. */
const ROOM = 700;

/**
 * @param hop the hop in view; if the path is too long, only this hop is drawn
 * @param scale how much larger than at arm's length; less is taken where there is no room for that
 * @param lane only this hop is drawn, in a lane
 */
export function layoutOf(
  scenario: Scenario,
  hop: number,
  width: number,
  height: number,
  scale: number,
  lane = false,
): Layout {
  const z = Math.max(Math.min(scale, 1), Math.min(scale, width / ROOM));
  const phone = width < 620;
  const many = lane || scenario.path.length > (phone ? 1 : MOST_HOPS);
  const firstHop = many ? Math.min(hop, scenario.path.length - 1) : 0;
  const count = many ? 1 : scenario.path.length;
  const shrink = count > 1 ? 0.7 : 1;
  const tight = lane || height < 120;
  const total = scenario.flows.reduce((sum, group) => sum + (group.direction === 'forward' ? group.count : 0), 0);
  const xS = phone ? 12 : Math.min(126 * z, 0.17 * width);
  // Behind several hops the receivers are named too.
  const xR = width - (phone ? 14 : Math.min((count > 1 ? 132 : 106) * z, 0.15 * width));
  const span = xR - xS;
  const [left, right] = [xS + (phone ? 0.19 : lane ? 0.28 : 0.205) * span, xS + (phone ? 0.86 : 0.915) * span];
  const gap = count > 1 ? Math.min(44 * z, 0.05 * span) : 0;
  const room = (right - left - (count - 1) * gap) / count;
  // On a phone a source that nobody slows down stands where the tray begins: the tray makes room, and stands behind its way.
  const beside = phone && scenario.traffic.some(({ enter, leave }) => enter <= firstHop && leave >= firstHop);
  const boxes = Array.from({ length: count }, (_, index): HopBox => {
    const mouth = left + index * (room + gap);
    const x0 = mouth + Math.min(34 * z, 0.1 * room);
    const queue = (mouth + room - x0) * (phone ? 0.68 : 0.651);
    const moved = beside ? 4 * z + 0.7 * (mouth - xS) : 0;
    return {
      hop: firstHop + index,
      // Beside the lines of what enters here: from the senders, or from under the middle of the link before.
      t0: index === 0 ? xS + 0.3 * (mouth - xS) + moved : mouth - gap - (room - (x0 - mouth) - queue) / 2 + 14 * z,
      t1: x0 - 4 * z + moved,
      mouth,
      x0,
      x1: Math.round(x0 + queue),
      x2: mouth + room,
    };
  });
  const half = Math.round((lane ? 0.27 : tight ? 0.36 : 0.17) * height * shrink);
  // Above the queue stand its words, and above them those of the ACKs; thresholds, and flows that leave, are between them.
  const between = [marksThresholds(scenario), scenario.flows.some(({ leave }) => leave < firstHop + count - 1)];
  const above = tight || phone ? 0 : half + (42 + 12 * between.filter(Boolean).length) * z;
  const layout: Layout = {
    ...{ width, height, top: 0, lane, z, phone, xS, xR, boxes, half },
    font: Math.min(24, 13 * z),
    small: Math.min(22, 12 * z),
    axis: Math.round(Math.max(above, (lane ? 0.58 : tight ? 0.5 : phone ? 0.41 : 0.435) * height)),
    pipe: Math.round((lane ? 0.13 : tight ? 0.16 : 0.079) * height * shrink),
    rail: phone || (tight && !lane) ? null : lane ? Math.min(11 * z, 0.1 * height) : 11 * z,
    tray: tight ? null : height - 26 * z,
    stack: STACK,
    node: total > MANY ? 3.6 * z : 6 * z,
    actors: [],
    labels: [],
    names: shortNames(namesOf(scenario)),
    spacing: 0,
    flows: total,
    reverse: scenario.flows.reduce((sum, group) => sum + (group.direction === 'reverse' ? group.count : 0), 0),
  };
  const places = placed(layout, scenario);
  return {
    ...layout,
    ...places,
    stack: stackOf({ ...layout, ...places }),
    node: places.spacing > 0 ? Math.min(layout.node, Math.max(1.6 * z, 0.46 * places.spacing)) : layout.node,
  };
}

/** Whether above a queue stands where it begins to drop. */
function marksThresholds({ path }: Scenario): boolean {
  return path.some(({ queue }) => queueCard(queue).thresholds);
}

/** What lies in a tray stays clear of what stands above it: senders, on a phone their labels, and of several hops the links. */
function stackOf({ phone, boxes, labels, tray, axis, half, node, font, z }: Layout): number {
  if (tray === null) return STACK;
  const senders = labels.filter(({ side, actors }) => side === 'left' && actors[0]!.group >= 0);
  const sender = Math.max(axis, ...senders.map(({ y1 }) => y1));
  const lowest = phone ? sender + node + 2.4 * font : boxes.length > 1 ? axis + half : sender;
  return Math.max(1, Math.min(STACK, Math.floor((tray - lowest - 4 * z) / (PACKET * z))));
}

/** The actors and their labels. */
function placed(layout: Layout, scenario: Scenario): Pick<Layout, 'actors' | 'labels' | 'spacing'> {
  const { boxes, xS, xR, axis, half, pipe, height, z, phone, names, tray } = layout;
  const [firstHop, lastHop] = [boxes[0]!.hop, boxes[boxes.length - 1]!.hop];
  const slots = slotsOf(scenario);
  const crosses = ({ enter, leave }: Span): boolean => enter <= lastHop && leave >= firstHop;
  const shown = scenario.flows.map((group) => group.direction === 'forward' && crosses(group));
  const number = (at: (group: Span) => boolean): number =>
    scenario.flows.reduce((sum, group, index) => sum + (shown[index] && at(group) ? group.count : 0), 0);
  const left = number(({ enter }) => enter <= firstHop);
  const right = number(({ leave }) => leave >= lastHop);
  // Phones have their labels above and below the nodes.
  const top = layout.lane ? 0.3 * height : phone ? Math.max(0.24 * height, tray === null ? 0 : 44 * z) : 0.16 * height;
  const lanes = scenario.traffic.filter((source) => crosses(source) && source.enter <= firstHop).length;
  /** Of many sources the first three have places of their own. */
  const laneOf = (lane: number): number => (tray ?? 0.9 * height) - (phone ? 0 : 16 * z) - Math.min(lane, 2) * 30 * z;
  /** Side by side there is no room below the flows: sources stand in their rows, behind them. */
  const rowsLeft = left + (layout.lane ? Math.min(lanes, 3) : 0);
  // The last flow's two lines of words end above those of the first source; right of the tray stand the counts of drops.
  const bottom = layout.lane
    ? 0.8 * height
    : phone
      ? 0.58 * height
      : lanes > 0
        ? Math.min(0.68 * height, laneOf(lanes - 1) - 2.3 * layout.font)
        : Math.min(0.74 * height, (tray ?? height) - 18 * z);
  const gapOf = (count: number): number => (count > 1 ? Math.min((bottom - top) / (count - 1), 60 * z) : 0);
  const rowOf = (count: number, row: number): number => {
    const tall = (count - 1) * gapOf(count);
    return Math.max(top, Math.min(axis - tall / 2, bottom - tall)) + row * gapOf(count);
  };
  const fanOf = (count: number, row: number, wide: number): number =>
    axis + (count > 1 ? ((2 * row) / (count - 1) - 1) * Math.min(wide, 6 * z * (count - 1)) : 0);
  const depths = new Map<string, number>();
  const deeper = (key: string): number => {
    const depth = depths.get(key) ?? 0;
    depths.set(key, depth + 1);
    return depth * 32 * z;
  };

  const actors: Actor[] = [];
  const labels: Label[] = [];
  let [rowLeft, rowRight] = [0, 0];
  scenario.flows.forEach((group, index) => {
    const [first, last] = [Math.max(0, group.enter - firstHop), Math.min(boxes.length - 1, group.leave - firstHop)];
    const [atLeft, atRight] = [group.enter <= firstHop, group.leave >= lastHop];
    const own = Array.from({ length: group.count }, (_, flow): Actor => {
      const actor = {
        endpoint: actors.length + flow,
        group: index,
        flow,
        slot: slots[index]!,
        name: flowName(names[index]!, group.count, flow),
      };
      return { ...actor, ...NOWHERE };
    });
    actors.push(...own);
    if (!shown[index]) return;
    const yIn = atLeft ? 0 : axis + half + 36 * z + deeper(`in ${first}`);
    const yOut = atRight ? 0 : axis - half - (marksThresholds(scenario) ? 44 : 32) * z - deeper(`out ${last}`);
    for (const actor of own) {
      const x = atLeft ? xS : (boxes[first - 1]!.x1 + boxes[first - 1]!.x2) / 2;
      const y = atLeft ? rowOf(rowsLeft, rowLeft) : yIn;
      const end = boxes[last]!.x2;
      const xEnd = atRight ? xR : end + 20 * z;
      const yEnd = atRight ? rowOf(right, rowRight) : yOut;
      const way = wayIn(
        x + 8 * z,
        y,
        boxes[first]!,
        atLeft ? fanOf(left, rowLeft, 0.5 * half) : axis + 0.5 * half,
        atLeft,
      );
      const from = atRight ? fanOf(right, rowRight, 0.6 * pipe) : axis - 0.5 * pipe;
      const stop = xEnd - 8 * z;
      const wayOut = atRight
        ? [end, from, (end + stop) / 2, from, (end + stop) / 2, yEnd, stop, yEnd, stop]
        : [end, from, xEnd, from, xEnd, from - 4 * z, xEnd, yEnd + 8 * z, xEnd];
      Object.assign(actor, { first, last, x, y, xEnd, yEnd, way, wayOut });
      if (atLeft) rowLeft++;
      if (atRight) rowRight++;
    }
    const title = group.count > 1 ? `${group.count} ${names[index]!}` : names[index]!;
    const label = (side: Label['side'], of: readonly Actor[], name: string, named: boolean): void => {
      const ys = of.map(side === 'left' || side === 'in' ? ({ y }) => y : ({ yEnd }) => yEnd);
      labels.push({ side, name, named, actors: of, y0: ys[0]!, y1: ys[ys.length - 1]! });
    };
    const together = (count: number): boolean =>
      count > MANY || ((phone || layout.lane) && count > (layout.lane ? 1 : 2));
    if (!atLeft) label('in', own, title, true);
    else if (together(left)) label('left', own, title, true);
    else for (const actor of own) label('left', [actor], actor.name, true);
    const named = left !== right || boxes.length > 1;
    if (!atRight) label('out', own, title, true);
    else if (together(right)) label('right', own, title, named);
    else for (const actor of own) label('right', [actor], actor.name, named);
  });

  let lane = 0;
  scenario.traffic.forEach((source, index) => {
    const actor: Actor = {
      endpoint: actors.length,
      group: -1,
      flow: index,
      slot: 0,
      name: capital(sourceName(source)),
      ...NOWHERE,
    };
    actors.push(actor);
    // A phone has room for one.
    if (!crosses(source) || (phone && lane > 0)) return;
    const [first, last] = [Math.max(0, source.enter - firstHop), Math.min(boxes.length - 1, source.leave - firstHop)];
    const edge = source.enter <= firstHop;
    const laneY = layout.lane ? rowOf(rowsLeft, left + Math.min(lane, 2)) : laneOf(lane);
    const y = edge ? laneY : axis + half + 36 * z + deeper(`in ${first}`);
    const x = edge ? xS : (boxes[first - 1]!.x1 + boxes[first - 1]!.x2) / 2;
    Object.assign(actor, { first, last, x, y, way: wayIn(x + 7 * z, y, boxes[first]!, axis + 0.68 * half, edge) });
    if (!edge || lane < 3)
      labels.push({ side: edge ? 'left' : 'in', name: actor.name, named: true, actors: [actor], y0: y, y1: y });
    if (edge) lane++;
  });
  return { actors, labels, spacing: gapOf(left) };
}

interface Span {
  enter: number;
  leave: number;
}

/** From a sender to the entry of a queue. */
function wayIn(x: number, y: number, { mouth, x0 }: HopBox, entry: number, far: boolean): Curve {
  const wide = mouth - x;
  return [x, y, x + (far ? 0.55 : 0.3) * wide, y, mouth - (far ? 0.42 : 0.5) * wide, entry, mouth, entry, x0];
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
