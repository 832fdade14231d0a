/** How a slider maps its travel to a range of values: logarithmic where the range spans more than thirty times. */

export interface SliderScale {
  logarithmic: boolean;
  min: number;
  max: number;
  /** Place of a value on the slider, 0 to 1, clamped. */
  position(value: number): number;
  /** Value at a place from 0 to 1, rounded to what a reader would choose. */
  value(position: number): number;
}

const LOG_SPAN = 30;

/** The scale from `min` to `max` (`min` < `max`); `whole` for counts. */
export function sliderScale(min: number, max: number, whole = false): SliderScale {
  const logarithmic = min > 0 && max / min > LOG_SPAN;
  const clamp = (value: number): number => Math.min(max, Math.max(min, value));
  const round = (value: number): number =>
    clamp(whole ? Math.round(roundTo(value, 3)) : roundTo(value, logarithmic ? 2 : 3));
  return {
    logarithmic,
    min,
    max,
    position: (value) =>
      logarithmic ? Math.log(clamp(value) / min) / Math.log(max / min) : (clamp(value) - min) / (max - min),
    value: (position) => {
      if (position <= 0) return min;
      if (position >= 1) return max;
      return round(
        logarithmic ? min * Math.pow(max / min, position) : roundStep(min + position * (max - min), max - min),
      );
    },
  };
}

/** `value` to `digits` significant digits. */
function roundTo(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}

/** `value` to a hundredth of the range's decade, so that a linear slider over 0..95 gives 1, 2, 3. */
function roundStep(value: number, range: number): number {
  const step = Math.pow(10, Math.floor(Math.log10(range)) - 2);
  return Math.round(value / step) * step;
}
