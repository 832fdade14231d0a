/** What a link packs it can unpack: its size is bounded in bytes both ways. */
import { expect, test } from 'vitest';
import { MAX_UNPACKED_BYTES } from '../../src/link/link-limits.ts';
import { pack, unpack } from '../../src/link/packing.ts';

/** Two bytes each, and two quotes about them. */
const accented = (bytes: number): string => 'é'.repeat((bytes - 2) / 2);

test('as many bytes are packed as are unpacked, however many letters they are', async () => {
  const most = accented(MAX_UNPACKED_BYTES);
  expect(await unpack(await pack(most))).toBe(most);
  await expect(pack(accented(MAX_UNPACKED_BYTES + 2))).rejects.toThrow(
    /would unpack to 201 kB; at most 200 kB are read/,
  );
});
