/** A rule of one's own gave what cannot be: a notice says so once, when it happens first; the rule's form goes on counting. */
import type { HeldOfGroup } from '../../workers/language/program.ts';
import { fixed } from '../format.ts';
import type { PageStore } from './page-store.ts';
import { say } from '../../workers/words/say.ts';

/** Of all flows of a group together, by statement and reason. */
export function heldIn(held: readonly HeldOfGroup[], group: number): HeldOfGroup[] {
  const all = new Map<string, HeldOfGroup>();
  for (const one of held) {
    if (one.group !== group) continue;
    const key = `${one.line} ${one.name} ${one.why}`;
    const known = all.get(key);
    const since = Math.min(one.since, known?.since ?? Infinity);
    all.set(key, { ...one, since, times: one.times + (known?.times ?? 0) });
  }
  return [...all.values()].sort((a, b) => a.since - b.since);
}

const WHY: Readonly<Record<HeldOfGroup['why'], string>> = {
  'no number': 'Line {line} of the rule gave no number, so {name} kept its value: first at {time} s',
  'too small': 'Line {line} of the rule gave less than {name} can be, so it was set to the least: first at {time} s',
  'too large': 'Line {line} of the rule gave more than {name} can be, so it was set to the most: first at {time} s',
};

export function heldWords({ line, name, why, since }: HeldOfGroup): string {
  return say(WHY[why], { line, name, time: fixed(since, 2) });
}

export class HeldNotice {
  /** What has been said, by rule and statement: a run that is computed again says nothing new. */
  private readonly said = new Set<string>();

  constructor(private readonly page: PageStore) {}

  take(held: readonly HeldOfGroup[]): void {
    const { state } = this.page;
    if (JSON.stringify(held) === JSON.stringify(state.held)) return;
    this.page.set({ held });
    const { flows } = state.scenario;
    const fresh = flows.flatMap(({ scheme }, group) =>
      heldIn(held, group).filter(({ line, name, why }) => {
        const key = `${line} ${name} ${why} ${String(scheme['rule'])}`;
        return !this.said.has(key) && this.said.add(key);
      }),
    );
    const first = fresh.toSorted((a, b) => a.since - b.since)[0];
    if (first)
      this.page.say({ kind: 'info', text: say('{held}. The rule’s form counts on.', { held: heldWords(first) }) });
  }
}
