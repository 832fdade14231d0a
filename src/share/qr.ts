/**
 * QR codes of texts after ISO/IEC 18004: bytes, error correction M where there is room for it and else L, versions 1 to
 * 20. What is larger no camera reads from the back of a room.
 */
import { withChecks } from './reed-solomon.ts';
import { penalty } from './qr-penalty.ts';

export interface QrCode {
  /** Modules along a side. */
  size: number;
  /** 1 where a module is dark, row by row. */
  modules: Uint8Array;
}

type Level = 'L' | 'M';

const MAX_VERSION = 20;
/** Check codewords per block, and blocks, by version from 1 (Table 9). */
const CHECKS: Readonly<Record<Level, readonly number[]>> = {
  L: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28],
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26],
};
const BLOCKS: Readonly<Record<Level, readonly number[]>> = {
  L: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8],
  M: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
};
/** As the format information names them. */
const LEVEL_BITS: Readonly<Record<Level, number>> = { L: 1, M: 0 };

/** Which modules each of the eight masks turns over (Table 10); x is the column. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The smallest code that holds the text; null if the text is too long for any. */
export function qrCode(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text);
  for (const level of ['M', 'L'] as const) {
    for (let version = 1; version <= MAX_VERSION; version++) {
      if (bytes.length <= capacity(version, level)) return drawn(version, level, codewords(bytes, version, level));
    }
  }
  return null;
}

/** Bytes of text that a version holds. */
function capacity(version: number, level: Level): number {
  return dataLength(version, level) - (version < 10 ? 2 : 3);
}

/** Codewords for data: all that the symbol has room for, without the checks. */
function dataLength(version: number, level: Level): number {
  return totalLength(version) - CHECKS[level][version - 1]! * BLOCKS[level][version - 1]!;
}

/** Codewords that there is room for beside the patterns. */
function totalLength(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const taken = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55;
  return Math.floor(((16 * version + 128) * version + 64 - taken - (version >= 7 ? 36 : 0)) / 8);
}

/** Data with mode, length and padding, in blocks, each with its checks, interleaved (7.4 to 7.6). */
function codewords(bytes: Uint8Array, version: number, level: Level): Uint8Array {
  const data = new Uint8Array(dataLength(version, level));
  // Mode 0100 and the length take 12 or 20 bits: all that follows lies half a byte on.
  const head =
    version < 10
      ? [0x40 | (bytes.length >> 4), (bytes.length << 4) & 0xf0]
      : [0x40 | (bytes.length >> 12), (bytes.length >> 4) & 0xff, (bytes.length << 4) & 0xf0];
  data.set(head);
  let at = head.length - 1;
  for (const byte of bytes) {
    data[at]! |= byte >> 4;
    data[++at] = (byte << 4) & 0xf0;
  }
  for (let pad = at + 1; pad < data.length; pad++) data[pad] = (pad - at) % 2 === 1 ? 0xec : 0x11;

  const [count, checks] = [BLOCKS[level][version - 1]!, CHECKS[level][version - 1]!];
  const short = Math.floor(data.length / count);
  const shorts = count - (data.length % count);
  const blocks = Array.from({ length: count }, (_, index) => {
    const from = index * short + Math.max(0, index - shorts);
    return withChecks(data.subarray(from, from + short + (index < shorts ? 0 : 1)), checks);
  });
  const order: number[] = [];
  for (let place = 0; place <= short; place++)
    for (const block of blocks) if (place < block.length - checks) order.push(block[place]!);
  for (let place = 0; place < checks; place++)
    for (const block of blocks) order.push(block[block.length - checks + place]!);
  return Uint8Array.from(order);
}

/** The symbol with the mask that makes it easiest to read (7.8). */
function drawn(version: number, level: Level, words: Uint8Array): QrCode {
  const size = 17 + 4 * version;
  const plain = new Uint8Array(size * size);
  const fixed = new Uint8Array(size * size);
  const set = (modules: Uint8Array, x: number, y: number, dark: boolean): void => {
    modules[y * size + x] = dark ? 1 : 0;
    fixed[y * size + x] = 1;
  };
  drawPatterns(version, (x, y, dark) => set(plain, x, y, dark));
  // Their room has to be known before the data is laid round it.
  drawFormat(size, 0, (x, y, dark) => set(plain, x, y, dark));
  layData(plain, fixed, size, words);
  let [best, least] = [plain, Infinity];
  MASKS.forEach((turns, mask) => {
    const modules = plain.map((module, place) =>
      fixed[place] === 0 && turns(place % size, Math.floor(place / size)) ? 1 - module : module,
    );
    drawFormat(size, formatBits(level, mask), (x, y, dark) => set(modules, x, y, dark));
    const cost = penalty(modules, size);
    if (cost < least) [best, least] = [modules, cost];
  });
  return { size, modules: best };
}

type Set = (x: number, y: number, dark: boolean) => void;

/** What a reader finds its way by: finders, timing, alignment, version (6.3, 7.10). */
function drawPatterns(version: number, set: Set): void {
  const size = 17 + 4 * version;
  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  for (const [left, top] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        const [x, y] = [left + dx, top + dy];
        if (x >= 0 && x < size && y >= 0 && y < size) set(x, y, ring !== 2 && ring !== 4);
      }
    }
  }
  const places = alignment(version);
  const last = places.length - 1;
  places.forEach((cy, row) =>
    places.forEach((cx, column) => {
      // Where the finders are there are none.
      if ((row === 0 && (column === 0 || column === last)) || (row === last && column === 0)) return;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  if (version < 7) return;
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit++) {
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(far, near, ((bits >> bit) & 1) === 1);
    set(near, far, ((bits >> bit) & 1) === 1);
  }
}

/** Centres of the alignment patterns (Annex E). */
function alignment(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const size = 17 + 4 * version;
  const step = 2 * Math.ceil((size - 13) / (2 * count - 2));
  return [6, ...Array.from({ length: count - 1 }, (_, index) => size - 7 - (count - 2 - index) * step)];
}

/** Level and mask with their checks, so turned that they are never all light (7.9). */
function formatBits(level: Level, mask: number): number {
  const data = (LEVEL_BITS[level] << 3) | mask;
  return ((data << 10) | remainder(data, 10, 0x537)) ^ 0x5412;
}

/** What is left of `data`, followed by so many zeros, after division by a polynomial over GF(2). */
function remainder(data: number, zeros: number, polynomial: number): number {
  let rest = data;
  for (let bit = 0; bit < zeros; bit++) rest = (rest << 1) ^ ((rest >> (zeros - 1)) * polynomial);
  return rest;
}

/** Both copies of the format, and the module that is always dark. */
function drawFormat(size: number, bits: number, set: Set): void {
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    if (bit < 6) set(8, bit, dark);
    else if (bit < 8) set(8, bit + 1, dark);
    else set(bit === 8 ? 7 : 14 - bit, 8, dark);
    if (bit < 8) set(size - 1 - bit, 8, dark);
    else set(8, size - 15 + bit, dark);
  }
  set(8, size - 8, true);
}

/** Bit by bit, up and down in columns two wide, from the right, past the timing column (7.7.3). */
function layData(modules: Uint8Array, fixed: Uint8Array, size: number, words: Uint8Array): void {
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let step = 0; step < 2 * size; step++) {
      const row = step >> 1;
      const place = (upward ? size - 1 - row : row) * size + right - (step & 1);
      if (fixed[place] === 1 || bit >= 8 * words.length) continue;
      modules[place] = (words[bit >> 3]! >> (7 - (bit & 7))) & 1;
      bit++;
    }
  }
}
