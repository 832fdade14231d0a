/** How hard a masked QR code is to read: the mask with the fewest points is taken (ISO/IEC 18004, 7.8.3). */

/** Light modules that stand for the quiet zone on both ends of a line. */
const QUIET = 4;

/** Points against the modules of a code, row by row. */
export function penalty(modules: Uint8Array, size: number): number {
  let points = 0;
  for (let line = 0; line < size; line++) {
    points += ofLine(size, (place) => modules[line * size + place]!);
    points += ofLine(size, (place) => modules[place * size + line]!);
  }
  let dark = 0;
  for (let place = 0; place < modules.length; place++) {
    const module = modules[place]!;
    dark += module;
    const inside = place % size < size - 1 && place < size * (size - 1);
    // Squares of four alike.
    if (
      inside &&
      module === modules[place + 1] &&
      module === modules[place + size] &&
      module === modules[place + size + 1]
    )
      points += 3;
  }
  // Each whole 5 % by which dark and light differ from half and half.
  return points + 10 * (Math.ceil(Math.abs(20 * dark - 10 * modules.length) / modules.length) - 1);
}

/** Long runs, and what looks like a finder: 1:1:3:1:1 with a light stretch of 4 on a side. */
function ofLine(size: number, at: (place: number) => number): number {
  // Runs in turn, light first and last; the quiet zone is part of the outer ones.
  const runs = [QUIET * size];
  let colour = 0;
  let points = 0;
  let run = 0;
  const end = (): void => {
    if (run >= 5) points += run - 2;
    if (colour === 0 && runs.length === 1) runs[0]! += run;
    else runs.push(run);
    run = 0;
  };
  for (let place = 0; place < size; place++) {
    if (at(place) !== colour) {
      end();
      colour = 1 - colour;
    }
    run++;
  }
  end();
  if (colour === 1) runs.push(QUIET * size);
  else if (runs.length > 1) runs[runs.length - 1]! += QUIET * size;
  for (let middle = 3; middle < runs.length - 3; middle += 2) {
    const unit = runs[middle]! / 3;
    const core = [-2, -1, 1, 2].every((beside) => runs[middle + beside] === unit);
    if (!core) continue;
    const [before, after] = [runs[middle - 3]!, runs[middle + 3]!];
    if (before >= 4 * unit && after >= unit) points += 40;
    if (after >= 4 * unit && before >= unit) points += 40;
  }
  return points;
}
