/** QR codes as pictures: their modules, and what a camera reads. */
import { decodeQR } from 'qr/decode.js';

/** Rows of modules, true where dark, of a picture `side` modules wide drawn with `path`, a rectangle per run of dark ones. */
export function modulesOf(side: number, path: string): boolean[][] {
  const rows = Array.from({ length: side }, () => Array<boolean>(side).fill(false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    rows[Number(y)]!.fill(true, Number(x), Number(x) + Number(run));
  return rows;
}

/** The text that a camera reads which sees 4 px of each module. @throws Error where it finds no code */
export function scanned(rows: readonly (readonly boolean[])[]): string {
  const side = 4 * rows.length;
  const data = new Uint8Array(4 * side * side).fill(255);
  rows.forEach((row, y) =>
    row.forEach((dark, x) => {
      for (let line = 4 * y; dark && line < 4 * y + 4; line++)
        data.fill(0, 4 * (line * side + 4 * x), 4 * (line * side + 4 * x + 4));
    }),
  );
  return decodeQR({ data, width: side, height: side }, { format: 'RGBX', timeLimit: Infinity });
}
