/**
 * Reads a QR code as a scanner would that sees every module: written from the standard, apart from the encoder. It throws
 * where anything is not as it must be: finders, timing, dark module, both copies of the format, version, checks, padding.
 */

/** Modules along a side, and 1 where a module is dark, row by row. */
export interface QrCode {
  size: number;
  modules: Uint8Array;
}

/** Light modules that the standard asks for on every side. */
const QUIET_ZONE = 4;

/** The code that a picture `side` modules wide draws with `path`, a rectangle per run of dark modules. */
export function drawnQr(side: number, path: string): QrCode {
  const size = side - 2 * QUIET_ZONE;
  const modules = new Uint8Array(size * size);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    const from = (Number(y) - QUIET_ZONE) * size + Number(x) - QUIET_ZONE;
    modules.fill(1, from, from + Number(run));
  }
  return { size, modules };
}

/** Codewords per block with their number, as Table 9 prints them: [blocks, codewords, data] and again for longer ones. */
const LAYOUT: Readonly<Record<string, readonly (readonly [blocks: number, total: number, data: number])[]>> = {
  '1L': [[1, 26, 19]],
  '1M': [[1, 26, 16]],
  '2L': [[1, 44, 34]],
  '2M': [[1, 44, 28]],
  '3L': [[1, 70, 55]],
  '3M': [[1, 70, 44]],
  '4L': [[1, 100, 80]],
  '4M': [[2, 50, 32]],
  '5L': [[1, 134, 108]],
  '5M': [[2, 67, 43]],
  '6L': [[2, 86, 68]],
  '6M': [[4, 43, 27]],
  '7L': [[2, 98, 78]],
  '7M': [[4, 49, 31]],
  '8L': [[2, 121, 97]],
  '8M': [
    [2, 60, 38],
    [2, 61, 39],
  ],
  '9L': [[2, 146, 116]],
  '9M': [
    [3, 58, 36],
    [2, 59, 37],
  ],
  '10L': [
    [2, 86, 68],
    [2, 87, 69],
  ],
  '10M': [
    [4, 69, 43],
    [1, 70, 44],
  ],
  '11L': [[4, 101, 81]],
  '11M': [
    [1, 80, 50],
    [4, 81, 51],
  ],
  '12L': [
    [2, 116, 92],
    [2, 117, 93],
  ],
  '12M': [
    [6, 58, 36],
    [2, 59, 37],
  ],
  '13L': [[4, 133, 107]],
  '13M': [
    [8, 59, 37],
    [1, 60, 38],
  ],
  '14L': [
    [3, 145, 115],
    [1, 146, 116],
  ],
  '14M': [
    [4, 64, 40],
    [5, 65, 41],
  ],
  '15L': [
    [5, 109, 87],
    [1, 110, 88],
  ],
  '15M': [
    [5, 65, 41],
    [5, 66, 42],
  ],
  '16L': [
    [5, 122, 98],
    [1, 123, 99],
  ],
  '16M': [
    [7, 73, 45],
    [3, 74, 46],
  ],
  '17L': [
    [1, 135, 107],
    [5, 136, 108],
  ],
  '17M': [
    [10, 74, 46],
    [1, 75, 47],
  ],
  '18L': [
    [5, 150, 120],
    [1, 151, 121],
  ],
  '18M': [
    [9, 69, 43],
    [4, 70, 44],
  ],
  '19L': [
    [3, 141, 113],
    [4, 142, 114],
  ],
  '19M': [
    [3, 70, 44],
    [11, 71, 45],
  ],
  '20L': [
    [3, 135, 107],
    [5, 136, 108],
  ],
  '20M': [
    [3, 67, 41],
    [13, 68, 42],
  ],
};
/** Centres of alignment patterns (Table E.1). */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
  [6, 26, 46, 66],
  [6, 26, 48, 70],
  [6, 26, 50, 74],
  [6, 30, 54, 78],
  [6, 30, 56, 82],
  [6, 30, 58, 86],
  [6, 34, 62, 90],
];
/** Format information of levels M and L with masks 0 to 7, and version information from 7 on (Tables C.1 and D.1). */
const FORMATS = {
  M: [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0],
  L: [0x77c4, 0x72f3, 0x7daa, 0x789d, 0x662f, 0x6318, 0x6c41, 0x6976],
} as const;
const VERSIONS = [
  0x07c94, 0x085bc, 0x09a99, 0x0a4d3, 0x0bbf6, 0x0c762, 0x0d847, 0x0e60d, 0x0f928, 0x10b78, 0x1145d, 0x12a17, 0x13532,
  0x149a6,
];
/** Row i, column j, as Table 10 has them. */
const MASKS: readonly ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => ((i >> 1) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i * j) % 3) + ((i + j) % 2)) % 2 === 0,
];
const FINDER = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];

export interface Read {
  version: number;
  level: 'L' | 'M';
  mask: number;
  text: string;
}

/** What a code says. @throws Error where a module is not as the standard has it */
export function readQr({ size, modules }: QrCode): Read {
  const version = (size - 17) / 4;
  const at = (row: number, column: number): number => modules[row * size + column]!;
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`no QR code: ${what}`);
  };
  must(Number.isInteger(version) && version >= 1 && version <= 20 && modules.length === size * size, 'size');
  const taken = new Uint8Array(size * size);
  const take = (row: number, column: number): void => void (taken[row * size + column] = 1);

  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (let row = -1; row <= 7; row++) {
      for (let column = -1; column <= 7; column++) {
        const [y, x] = [top + row, left + column];
        if (y < 0 || x < 0 || y >= size || x >= size) continue;
        must(at(y, x) === Number(FINDER[row]?.[column] ?? 0), `finder at ${y}, ${x}`);
        take(y, x);
      }
    }
  }
  for (let place = 8; place < size - 8; place++) {
    must(at(6, place) === 1 - (place % 2) && at(place, 6) === 1 - (place % 2), 'timing');
    take(6, place);
    take(place, 6);
  }
  for (const y of ALIGNMENT[version]!) {
    for (const x of ALIGNMENT[version]!) {
      const inFinder = (y === 6 && (x === 6 || x === size - 7)) || (y === size - 7 && x === 6);
      if (inFinder) continue;
      for (let row = -2; row <= 2; row++) {
        for (let column = -2; column <= 2; column++) {
          must(
            at(y + row, x + column) === (Math.max(Math.abs(row), Math.abs(column)) === 1 ? 0 : 1),
            `alignment at ${y}, ${x}`,
          );
          take(y + row, x + column);
        }
      }
    }
  }
  // Bit 14 first: along row 8 and up column 8; and the second copy (Figure 25).
  const first = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => [8, x]).concat([7, 5, 4, 3, 2, 1, 0].map((y) => [y, 8]));
  const second = [1, 2, 3, 4, 5, 6, 7]
    .map((up) => [size - up, 8])
    .concat([8, 7, 6, 5, 4, 3, 2, 1].map((left) => [8, size - left]));
  const bitsAt = (places: readonly (readonly number[])[]): number =>
    places.reduce((bits, [y, x]) => {
      take(y!, x!);
      return bits * 2 + at(y!, x!);
    }, 0);
  const format = bitsAt(first);
  must(bitsAt(second) === format, 'the copies of the format differ');
  must(at(size - 8, 8) === 1, 'dark module');
  take(size - 8, 8);
  const level = (['M', 'L'] as const).find((name) => (FORMATS[name] as readonly number[]).includes(format));
  if (!level) throw new Error('no QR code: format');
  const mask = (FORMATS[level] as readonly number[]).indexOf(format);
  if (version >= 7) {
    const places = Array.from({ length: 18 }, (_, index) => [5 - Math.floor(index / 3), size - 9 - (index % 3)]);
    must(
      bitsAt(places) === VERSIONS[version - 7] && bitsAt(places.map(([y, x]) => [x!, y!])) === VERSIONS[version - 7],
      'version',
    );
  }

  // Up and down in columns of two, from the right.
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (taken[row * size + column] === 0) bits.push(at(row, column) ^ (MASKS[mask]!(row, column) ? 1 : 0));
      }
    }
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(8 * index, 8 * index + 8).join(''), 2),
  );
  const blocks = LAYOUT[`${version}${level}`]!.flatMap(([count, total, data]) =>
    Array.from({ length: count }, () => ({ total, data, words: [] as number[] })),
  );
  must(blocks.reduce((sum, { total }) => sum + total, 0) === words.length, 'number of codewords');
  let next = 0;
  const longest = Math.max(...blocks.map(({ data }) => data));
  for (let place = 0; place < longest; place++)
    for (const block of blocks) if (place < block.data) block.words.push(words[next++]!);
  for (let place = 0; next < words.length; place++) for (const block of blocks) block.words.push(words[next++]!);
  for (const block of blocks)
    must(
      syndromes(block.words, block.total - block.data).every((syndrome) => syndrome === 0),
      'checks',
    );

  const stream = blocks
    .flatMap((block) => block.words.slice(0, block.data))
    .map((word) => word.toString(2).padStart(8, '0'))
    .join('');
  must(stream.startsWith('0100'), 'byte mode');
  const counted = version < 10 ? 8 : 16;
  const length = Number.parseInt(stream.slice(4, 4 + counted), 2);
  const from = 4 + counted;
  const bytes = Array.from({ length }, (_, index) =>
    Number.parseInt(stream.slice(from + 8 * index, from + 8 * index + 8), 2),
  );
  const rest = stream.slice(from + 8 * length);
  must(/^0000(?:1110110000010001)*(?:11101100)?$/.test(rest), 'terminator and padding');
  return { version, level, mask, text: new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes)) };
}

/** The block as a polynomial at 2⁰, 2¹, …: nothing but zeros if no codeword is wrong. Multiplied the long way. */
function syndromes(words: readonly number[], checks: number): number[] {
  const times = (a: number, b: number): number => {
    let product = 0;
    for (let bit = 7; bit >= 0; bit--) {
      product <<= 1;
      if (product & 0x100) product ^= 0x11d;
      if ((b >> bit) & 1) product ^= a;
    }
    return product;
  };
  let root = 1;
  return Array.from({ length: checks }, () => {
    const value = words.reduce((sum, word) => times(sum, root) ^ word, 0);
    root = times(root, 2);
    return value;
  });
}
