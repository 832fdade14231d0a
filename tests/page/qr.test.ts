/** QR codes: the parts against values printed in the standard, the whole by reading it back and against another encoder. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { qrCode } from '../../src/share/qr.ts';
import { withChecks } from '../../src/share/reed-solomon.ts';
import { readQr } from './support/qr-reader.ts';

/** Letters and digits without a pattern. */
function textOf(length: number): string {
  let state = 12345;
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return 'abcdefghijklmnopqrstuvwxyz0123456789-_.=&?%#'[Math.floor((state / 2147483648) * 44)]!;
  }).join('');
}

describe('the checks of a code', () => {
  test('are those of the standard’s own example: 01234567 in version 1-M (ISO/IEC 18004, Annex I)', () => {
    const data = Uint8Array.of(
      0x10,
      0x20,
      0x0c,
      0x56,
      0x61,
      0x80,
      0xec,
      0x11,
      0xec,
      0x11,
      0xec,
      0x11,
      0xec,
      0x11,
      0xec,
      0x11,
    );
    expect([...withChecks(data, 10).subarray(16)]).toEqual([
      0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55,
    ]);
  });
});

describe('a code', () => {
  test('is read back as the text that was put in, at every length that a link may have', () => {
    for (let length = 1; length <= 858; length += 7) {
      const text = textOf(length);
      expect(readQr(qrCode(text)!).text).toBe(text);
    }
  });

  test('fills its version to the last byte, and the next byte takes the next version', () => {
    // Bytes that versions 1, 6, 9, 10, 14 and 20 hold at level M (Table 7).
    for (const [version, most] of [
      [1, 14],
      [6, 106],
      [9, 180],
      [10, 213],
      [14, 362],
      [20, 666],
    ] as const) {
      expect(readQr(qrCode(textOf(most))!)).toMatchObject({ version, level: 'M', text: textOf(most) });
      const over = readQr(qrCode(textOf(most + 1))!);
      expect([over.version, over.level, over.text]).toEqual(
        version < 20 ? [version + 1, 'M', textOf(most + 1)] : [18, 'L', textOf(most + 1)],
      );
    }
  });

  test('of 300 characters, the most that a prepared scenario’s link has, is 69 modules wide with checks for 15 % of them', () => {
    expect(readQr(qrCode(textOf(300))!)).toMatchObject({ version: 13, level: 'M' });
    expect(qrCode(textOf(300))!.size).toBe(69);
  });

  test('holds letters of any script as UTF-8', () => {
    const text = 'https://example.org/#/play?view.note=Größe αβ 队列';
    expect(readQr(qrCode(text)!).text).toBe(text);
  });

  test('too large for the largest is none', () => {
    expect(readQr(qrCode('x'.repeat(858))!)).toMatchObject({ version: 20, level: 'L' });
    expect(qrCode('x'.repeat(859))).toBeNull();
  });

  test('is module for module what another encoder draws: the digests of uqr 0.1.3 at level M', () => {
    const digest = (text: string): string =>
      createHash('sha256').update(qrCode(text)!.modules.join('')).digest('hex').slice(0, 16);
    expect(Object.fromEntries(WORKED.map(([text]) => [text, digest(text)]))).toEqual(Object.fromEntries(WORKED));
  });
});

/** Texts, and the first 16 hex digits of SHA-256 of their modules as 0 and 1, row by row, as uqr 0.1.3 draws them. */
const WORKED: readonly (readonly [text: string, digest: string])[] = [
  ['Sawtooth', 'c6ec9ef7ea18b7a2'],
  ['https://example.org/sawtooth/#/play?preset=yang2000-f12', 'ed86f1b71cfd603f'],
  [
    'https://example.org/sawtooth/#/play?preset=yang2000-f12&flows.1.count=9&seed=3&view.rows=throughput,queue&view.window=20',
    '0cc8b6536cd680cb',
  ],
  ['abcdefghij'.repeat(30), 'b3d8bb15e504165e'],
  ['abcdefghij'.repeat(66), '3bf740c92805d4a0'],
];
