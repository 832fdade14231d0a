/** The entries of a zip file by its directory, for tests: names and contents. */
import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;

/** @throws Error where a checksum, a size or a sign is wrong */
export function unzip(file: Buffer): Map<string, Buffer> {
  const end = file.length - 22;
  if (file.readUInt32LE(end) !== END) throw new Error('the directory’s end is not at the end');
  const entries = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count--) {
    if (file.readUInt32LE(at) !== ENTRY) throw new Error('the directory breaks off');
    const [packed, size, letters] = [
      file.readUInt32LE(at + 20),
      file.readUInt32LE(at + 24),
      file.readUInt16LE(at + 28),
    ];
    const name = file.toString('utf8', at + 46, at + 46 + letters);
    const local = file.readUInt32LE(at + 42);
    if (file.toString('utf8', local + 30, local + 30 + letters) !== name) throw new Error(`${name}: two names`);
    const from = local + 30 + letters + file.readUInt16LE(local + 28);
    const content = inflateRawSync(file.subarray(from, from + packed));
    if (content.length !== size || crc32(content) !== file.readUInt32LE(at + 16)) throw new Error(`${name}: broken`);
    if (entries.has(name)) throw new Error(`${name}: twice`);
    entries.set(name, content);
    at += 46 + letters + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}
