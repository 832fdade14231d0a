/** A zip file (PKWARE APPNOTE 6.3.3, 4.3.7 to 4.3.16): deflated entries, one directory, no more. Times are left at 1980: equal contents give equal files. */

export interface Entry {
  /** Its path in the zip, ASCII with `/`. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const LOCAL = 0x04034b50;
const DIRECTORY = 0x02014b50;
const END = 0x06054b50;
/** The version that a reader needs for deflate. */
const VERSION = 20;
const DEFLATE = 8;
/** 1 January 1980, the first day that the format knows. */
const FIRST_DAY = 0x21;

export async function zipOf(entries: readonly Entry[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const letters = new TextEncoder().encode(name);
    const packed = await deflated(bytes);
    // Version, flags, method, time, day, CRC, sizes, lengths of the name and of further fields: in both headers the same.
    const common = [
      [2, VERSION],
      [2, 0],
      [2, DEFLATE],
      [2, 0],
      [2, FIRST_DAY],
      [4, crc32(bytes)],
      [4, packed.length],
      [4, bytes.length],
      [2, letters.length],
      [2, 0],
    ] as const;
    const head = record([4, LOCAL], ...common);
    // Behind them: length of a comment, disk, attributes, where the entry begins.
    directory.push(
      record([4, DIRECTORY], [2, VERSION], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      letters,
    );
    parts.push(head, letters, packed);
    offset += head.length + letters.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = entries.length;
  const end = record([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

/** Numbers of so many bytes each, the least byte first. */
function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** CRC-32 of ISO 3309, as zip files have it. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = TABLE[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
