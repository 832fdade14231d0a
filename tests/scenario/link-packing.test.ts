/** What a link packs it can unpack: its size is bounded in bytes both ways. */
import { deflateRawSync } from 'node:zlib';
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

test.each([
  ['bytes that are no text', Buffer.from([0x22, 0xff, 0x22])],
  ['a letter that breaks off', Buffer.from([0x22, 0xc3, 0x22])],
  ['text that is no JSON', Buffer.from('{"seed":')],
])('%s, however well packed, are nothing that is understood', async (_, bytes) => {
  await expect(unpack(deflateRawSync(bytes).toString('base64url'))).rejects.toThrow(
    'This link was altered: it unpacks, but to nothing that this page understands.',
  );
});
