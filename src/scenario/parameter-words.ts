/** A parameter's numbers as people write them. */
import type { NumberParameter } from '../../workers/engine/scenario/parameter.ts';

/** How a form shows a number: its unit, the ends of its slider in it, and the way there and back. */
export function shownAs({ unit, min, max, shown }: NumberParameter) {
  const per = shown?.per ?? 1;
  // Twelve digits: 0.07 · 100 is 7.000000000000001, and was typed as 7.
  const clean = (value: number): number => Number(value.toPrecision(12));
  if (shown?.inverse) {
    // Of chance 0 it never happens: 1e9 packets stand for that.
    const inverse = (value: number): number => (value > 0 ? Number((1 / value).toPrecision(9)) : 1e9);
    return { ...shown, toShown: inverse, fromShown: (value: number): number => 1 / value };
  }
  return {
    ...(shown ?? { unit, min, max }),
    toShown: (value: number): number => (per === 1 ? value : clean(value / per)),
    fromShown: (value: number): number => (per === 1 ? value : clean(value * per)),
  };
}
