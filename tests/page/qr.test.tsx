/** QR codes, read from the picture that is drawn by a reader written from the standard. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { QrPicture } from '../../src/ui/qr-picture.tsx';
import { drawnQr, type Read, readQr } from './support/qr-reader.ts';

/** What a camera sees of the picture. */
function scanned(text: string): Read {
  const [, side, path] = /viewBox="0 0 (\d+) \1".*<path d="([^"]*)" fill="#000000"/.exec(pictureOf(text))!;
  return readQr(drawnQr(Number(side), path!));
}

const pictureOf = (text: string): string => renderToStaticMarkup(<QrPicture text={text} />);

/** A link without a pattern: letters and digits after a small letter, as no link is numbers or capitals alone. */
function textOf(length: number): string {
  let state = 12345;
  const rest = Array.from({ length: length - 1 }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return 'abcdefghijklmnopqrstuvwxyz0123456789-_.=&?%#'[Math.floor((state / 2147483648) * 44)]!;
  });
  return `h${rest.join('')}`;
}

describe('the QR code of a link', () => {
  test('is read back as the link, at every length that a link with a code may have', () => {
    for (let length = 1; length <= 858; length += 19) expect(scanned(textOf(length)).text).toBe(textOf(length));
  });

  test('repairs 15 % of its modules up to 666 bytes, the most of version 20 at level M, and 7 % above', () => {
    expect(scanned(textOf(666))).toMatchObject({ version: 20, level: 'M' });
    expect(scanned(textOf(667))).toMatchObject({ version: 18, level: 'L', text: textOf(667) });
  });

  test('is the smallest that holds it: 14 bytes fill version 1, and 300 characters are 69 modules wide', () => {
    expect(scanned(textOf(14)).version).toBe(1);
    expect(scanned(textOf(15)).version).toBe(2);
    expect(scanned(textOf(300)).version).toBe(13);
    expect(pictureOf(textOf(300))).toContain(`viewBox="0 0 ${69 + 8} ${69 + 8}"`);
  });

  test('holds letters of any script as UTF-8', () => {
    const text = 'https://example.org/#/play?view.note=Größe αβ 队列';
    expect(scanned(text).text).toBe(text);
  });

  test('stands up to 858 bytes, the most of version 20; a longer link has a sentence in its place', () => {
    expect(scanned(textOf(858))).toMatchObject({ version: 20, level: 'L' });
    expect(pictureOf(textOf(859))).toBe('<p class="help">This link is too long for a QR code.</p>');
  });
});
