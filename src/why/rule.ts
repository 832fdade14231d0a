/** The rule that a change follows, with its numbers in it. */
import { findScheme } from '../../workers/engine/schemes/index.ts';
import type { Change } from '../../workers/live/cause-records.ts';
import { compact, fixed } from '../format.ts';
import type { Narrated } from '../narrator/sentences.ts';
import { packets, seconds } from '../narrator/words/teller.ts';

/** The scheme's formula, with the numbers of this change. */
export function ruleOf({ cause, numbers, before, after }: Change, { series, record }: Narrated): string {
  const { scheme } = series.scenario.flows[series.layout.flowGroups[record.flow] ?? 0]!;
  const law = findScheme(scheme.kind)?.law ?? [];
  const [, second, third] = numbers as [number, number, number];
  const result = fixed(after, 2);
  switch (cause) {
    case 'third duplicate ACK':
    case 'mark':
      if (third === 1 && scheme.kind !== 'vegas') return `W ← W/2: ${fixed(second, 2)} / 2 = ${result}.`;
      return `${law[1] ?? ''}: ${fixed(second, 2)} becomes ${result}.`;
    case 'timeout':
    case 'idle timeout':
      return `after a timeout the window is ${packets(after)}.`;
    case 'slow start':
      return 'W ← W + 1 at every ACK.';
    case 'loss event':
    case 'equation, higher':
    case 'equation, lower': {
      const [, p, rtt, t0, equation] = numbers as [number, number, number, number, number];
      const inputs = `p = ${compact(p, 3)}, R = ${seconds(rtt)}, t₀ = ${seconds(t0)}`;
      return `the equation with ${inputs} gives ${fixed(equation, 1)} packets/s; the rate goes to ${result}.`;
    }
    case 'interval with losses':
      return `the equation with p = ${compact(numbers[0]!, 3)}, R = ${seconds(second)} gives ${result} packets/s.`;
    case 'silence':
      return `X ← X/2: ${fixed(before, 2)} / 2 = ${result}.`;
    case 'model':
    case 'model with losses':
      return `${law[1] ?? ''}: bandwidth ${fixed(numbers[0]!, 1)} packets/s, smallest round trip ${seconds(numbers[9]!)}.`;
    default:
      return `${(after < before ? law[1] : law[0]) ?? ''}.`;
  }
}
