/** Fair shares of a network in which flows take different paths: max-min (Bertsekas and Gallager, 1992, Sec. 6.5.2) and proportional (Kelly 1997). */

/** Flows on the same way, and the links that they cross, as indices of the capacities. */
export interface Way {
  flows: number;
  links: readonly number[];
  /** What each of them would take at most, in the unit of the capacities; without it as much as there is. */
  limit?: number;
}

/**
 * The max-min fair share of each flow of a way: nobody can get more without taking from one who has no more than they. All
 * shares grow alike until a link is full or a flow has enough; who is held up there keeps their share, the others go on.
 *
 * @param capacities of the links, Infinity for no limit @returns per way, in the unit of the capacities
 */
export function maxMinShares(capacities: readonly number[], ways: readonly Way[]): number[] {
  const shares = ways.map(() => Infinity);
  const left = [...capacities];
  let open = ways.map((_, way) => way).filter((way) => ways[way]!.flows > 0);
  while (open.length > 0) {
    const crossing = left.map((_, link) =>
      sum(open, (way) => (ways[way]!.links.includes(link) ? ways[way]!.flows : 0)),
    );
    const levels = left.map((room, link) => (crossing[link]! > 0 ? Math.max(0, room) / crossing[link]! : Infinity));
    const levelOf = (way: number): number =>
      Math.min(ways[way]!.limit ?? Infinity, ...ways[way]!.links.map((link) => levels[link]!));
    const least = Math.min(...open.map(levelOf));
    const held = open.filter((way) => levelOf(way) === least);
    for (const way of held) {
      shares[way] = least;
      for (const link of ways[way]!.links) left[link]! -= least * ways[way]!.flows;
    }
    open = open.filter((way) => !held.includes(way));
  }
  return shares;
}

/** Sweeps over the links, at most, and the part of a share by which the last one may still change it. */
const MOST_SWEEPS = 5_000;
const CLOSE = 1e-12;
const HALVINGS = 80;

/**
 * The proportionally fair share of each flow of a way: the shares whose logarithms have the greatest sum, so that a flow over
 * several full links gets less. A flow's share is one over the sum of its links' prices; link by link the price is set with which
 * just as much comes as it carries, until none changes.
 *
 * @param capacities of the links, Infinity for no limit @returns per way, in the unit of the capacities
 */
export function proportionalShares(capacities: readonly number[], ways: readonly Way[]): number[] {
  const prices = capacities.map(() => 0);
  const priceOf = (way: Way): number => sum(way.links, (link) => prices[link]!);
  const present = ways.filter(({ flows }) => flows > 0);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let changed = 0;
    capacities.forEach((capacity, link) => {
      const over = present.filter(({ links }) => links.includes(link));
      const flows = sum(over, (way) => way.flows);
      if (flows === 0 || capacity === Infinity) return;
      const before = prices[link]!;
      const others = over.map((way) => priceOf(way) - before);
      const load = (price: number): number => sum(over, (way, at) => way.flows / Math.max(0, others[at]! + price));
      // With this price alone the link would be full, and with none of it if others hold its flows up enough.
      let [low, high] = [0, flows / capacity];
      for (let step = 0; step < HALVINGS; step += 1) {
        const middle = (low + high) / 2;
        if (load(middle) > capacity) low = middle;
        else high = middle;
      }
      prices[link] = load(0) <= capacity ? 0 : high;
      changed = Math.max(changed, Math.abs(prices[link] - before) / (flows / capacity));
    });
    if (changed < CLOSE) break;
  }
  return ways.map((way) => 1 / priceOf(way));
}

function sum<T>(items: readonly T[], of: (item: T, index: number) => number): number {
  return items.reduce((total, item, index) => total + of(item, index), 0);
}
