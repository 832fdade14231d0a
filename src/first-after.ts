/** Of places from `low` to before `high`, whose times grow, the first that is later than `time`; `high` if there is none. */
export function firstAfter(time: number, low: number, high: number, timeOf: (place: number) => number): number {
  let [least, most] = [low, high];
  while (least < most) {
    const middle = (least + most) >>> 1;
    if (timeOf(middle) <= time) least = middle + 1;
    else most = middle;
  }
  return least;
}
