/** Reference lines of throughput where flows take different paths: what each would get by max-min and by proportional fairness. */
import { compact } from '../../format.ts';
import type { Effective } from '../../scenario/effective.ts';
import { type NetworkShares, sharesOf } from '../../theory/network-shares.ts';
import type { DirectLabel } from '../labels.ts';
import { drawSteps, steps } from '../reference.ts';
import type { Scene } from '../scene.ts';

/** Levels that are drawn of a rule: of more, each flow has its own, and the table of a stretch says which. */
const MOST_LEVELS = 3;
const RULES = [
  ['maxMin', 'max-min', 0.6],
  ['proportional', 'proportional', 0.8],
] as const;

const known = new WeakMap<Scene['scenario'], Map<string, NetworkShares>>();

/** By the rates and flows in force; none where constant streams take their part. @returns their labels */
export function drawNetworkShares(scene: Scene, y: (value: number) => number, top: number): DirectLabel[] {
  const { scenario } = scene;
  if (scenario.traffic.length > 0) return [];
  return RULES.flatMap(([rule, name, place]) => {
    const lines = new Map<number, DirectLabel[]>();
    scenario.flows.forEach((_, group) => {
      const share = steps(scene, (now) => sharesAt(scenario, now)[rule][group]!);
      const last = share.levels.at(-1);
      if (last === undefined || lines.has(last) || lines.size === MOST_LEVELS) return;
      const words = (bps: number) => {
        const level = compact(bps / 1e6, 3);
        return { key: `${rule} ${group}`, name: `${name} ${level}`, shorter: [level], place };
      };
      lines.set(last, drawSteps(scene, share, y, top, words));
    });
    return [...lines.values()].flat();
  });
}

function sharesAt(scenario: Scene['scenario'], now: Effective): NetworkShares {
  const of = known.get(scenario) ?? new Map<string, NetworkShares>();
  known.set(scenario, of);
  const key = `${now.rates.join()} ${now.running.join()}`;
  let shares = of.get(key);
  if (!shares) of.set(key, (shares = sharesOf(scenario, now, [])));
  return shares;
}
