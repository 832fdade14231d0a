/** The rule that a change of a window or rate follows, with its numbers in it: as the cause's card or the scheme's has it. */
import { causeCard } from '../../workers/engine/transport/causes/index.ts';
import { cutCauses } from '../../workers/engine/transport/causes/cuts.ts';
import { LEFT_OPEN, type SchemeWords } from '../../workers/engine/schemes/scheme.ts';
import { type Facts, type Rule, type Said, say, type Words } from '../../workers/engine/transport/telling.ts';
import type { Change } from '../../workers/live/cause-records.ts';
import { factsOf, groupOf, isModern, type Narrated, schemeWords, settingsOf, tellingOf } from '../narrator/facts.ts';
import { told } from '../narrator/words/sentence.ts';

/** Where ns-2 halves in place of the law's own cut. */
const HALVED = `W ← W/2: {cut:.2} / 2 = ${LEFT_OPEN} (a first loss, or one in slow start, halves).`;
const STEP_BY_STEP =
  'PRR: the window of {cut:.2} comes down to what the cut leaves of it with the ACKs that come; now it is {after:.2}.';
/** Sums of parts of a packet may be so much less than a whole one. */
const ROUNDING = 1e-9;

/** The formula of the scheme, with the numbers of this change; of growth with the window and the time (s) at which it is asked; `known`: its numbers are of then. */
export function ruleOf(
  change: Change,
  narrated: Narrated,
  { value, time, known }: { value: number; time: number; known: boolean },
): string {
  const facts = factsOf(narrated, time, change, { known: Number(known) });
  return told(ruleFor(change, narrated)?.says, { ...facts, window: value }) ?? '';
}

/** Of a change of window or rate; undefined where the cards have none. */
export function ruleFor({ cause, variable }: Change, narrated: Narrated): Rule | undefined {
  const group = groupOf(narrated);
  const { windowRule, rateRule } = tellingOf(cause, group);
  if (variable === 'rate') return rateRule ?? schemeWords(group).pace;
  if (windowRule) return windowRule;
  const { growth, ...words } = schemeWords(group);
  if (cause === 'growth' && growth) return growthRule(words.least, growth, isModern(narrated));
  return cause in cutCauses && words.cut ? cutRule(narrated, causeCard(cause).words.atOnce) : undefined;
}

function growthRule(least = 0, { says, adds }: NonNullable<SchemeWords['growth']>, modern: boolean): Rule<'deficit'> {
  return {
    says: (facts) => saidOf(says, { ...facts, adds: adds(facts) }, { adds: adds(facts) }),
    gives(facts) {
      const { before, deficit, maxWindow } = facts;
      const window = modern ? Math.floor(Math.min(before, maxWindow) + ROUNDING) : before;
      const grown = Math.max(least, before + adds({ ...facts, window }));
      // What marks had cut the window below one packet is repaid first.
      return deficit > 0 ? Math.max(1, grown - deficit) : grown;
    },
  };
}

/** What a cut leaves by the scheme's rule, or by a halving in its place; in whole packets where all windows are. */
export function cutLeaves(facts: Facts<'cut' | 'halved'>, narrated: Narrated): number {
  const { cut, least = 0 } = schemeWords(groupOf(narrated));
  const left = facts.halved === 1 || !cut ? facts.cut / 2 : Math.max(least, cut.keeps(facts));
  return settingsOf(narrated).truncateWindows ? Math.floor(left) : left;
}

/** @param atOnce no PRR brings the window down later */
function cutRule(narrated: Narrated, atOnce = false): Rule<'cut' | 'halved'> {
  const { cut, halves, leastAlways, memory } = schemeWords(groupOf(narrated));
  const { truncateWindows, prr } = settingsOf(narrated);
  const modern = isModern(narrated);
  const later = modern && prr && !atOnce;
  const bounded = (facts: Facts<'cut' | 'halved'>): number => {
    const left = cutLeaves(facts, narrated);
    if (modern) return Math.max(2, Math.floor(left));
    return leastAlways ? left : Math.max(1, Math.min(facts.cut, left));
  };
  return {
    says(facts) {
      if (later) return STEP_BY_STEP;
      const own = facts.halved === 1 ? facts.cut / 2 : cut!.keeps(facts);
      const rounded = bounded(facts) > own ? 2 : truncateWindows || modern ? 1 : 0;
      return [
        ...saidOf(facts.halved === 1 && !halves ? HALVED : cut!.says, facts, { rounded }),
        ...(memory === undefined ? [] : saidOf(memory, facts, {})),
      ];
    },
    gives: (facts) => (later ? facts.cut : bounded(facts)),
  };
}

/** The words' sentences, with arguments of their own. */
function saidOf<Name extends string>(words: Words<Name>, facts: Facts<Name>, more: Record<string, number>): Said[] {
  const said = typeof words === 'function' ? words(facts) : words;
  const list = said === null ? [] : Array.isArray(said) ? said : [said];
  return list.map((each: Said) =>
    typeof each === 'string' ? say(each, more) : say(each.text, { ...more, ...each.with }),
  );
}
