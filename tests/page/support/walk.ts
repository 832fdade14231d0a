/** A walk through what may be done to something, in an order drawn by lot, and written down: the same each time, so that a state that is left out shows. */
import { NumberHash } from '../../support/number-hash.ts';
import { scenarioWith } from '../../support/scenario.ts';

/** A flow by hand beside three of TCP, the last of them with ECN. */
export const small = scenarioWith({
  duration: 6,
  path: [{ rate: 1e6, delay: 0.03, queue: { kind: 'droptail', limit: 8 } }],
  flows: [
    { id: 'you', scheme: { kind: 'hands' } },
    { id: 'tcp', scheme: { kind: 'tcp' }, count: 2 },
    { id: 'ecn', scheme: { kind: 'tcp' }, ecn: true },
  ],
});

export interface Walked {
  /** Whatever may be done, by its name; what comes of it is written down. */
  acts: Readonly<Record<string, () => unknown>>;
  /** All that is known afterwards. */
  facts(): unknown;
}

/** Short, and the same on every machine: to the millisecond. */
export const short = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, each) => (typeof each === 'number' ? Number(each.toFixed(3)) : each)).replaceAll(
    '"',
    '',
  );

/** Numbers drawn by lot, always the same. */
export function drawnBy(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Of each line the act, and a digest of all it says. */
export const inShort = (lines: readonly string[]): string[] =>
  lines.map((line) => `${line.split(' | ', 1)[0]} ${new NumberHash().take(line).toString().slice(0, 3)}`);

/** @param last acts after which hardly anything goes on: they come at the end, and whatever follows them */
export async function walk(
  { acts, facts }: Walked,
  seed: number,
  count: number,
  last: readonly string[] = [],
): Promise<string> {
  const draw = drawnBy(seed);
  const names = Object.keys(acts).filter((name) => !last.includes(name));
  const lot = (times: number): string[] => Array.from({ length: times }, () => names[draw(names.length)]!);
  const lines: string[] = [];
  for (const name of [...lot(count), ...last.flatMap((act) => [act, ...lot(4)])]) {
    let came: unknown;
    try {
      came = await acts[name]!();
    } catch (error) {
      came = `threw ${error instanceof Error ? error.message : String(error)}`;
    }
    lines.push(`${name} | ${short(came)} | ${short(facts())}`);
  }
  return inShort(lines).join('; ');
}

/** A walk of each seed from 1 on, through something that is made for it. */
export async function walks(
  make: () => Walked | Promise<Walked>,
  seeds: number,
  count: number,
  last?: readonly string[],
): Promise<string[]> {
  const all: string[] = [];
  for (let seed = 1; seed <= seeds; seed++) all.push(await walk(await make(), seed, count, last));
  return all;
}
