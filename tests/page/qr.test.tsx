/** QR codes, held against what another encoder writes, module by module, and read by the page's reader. */
import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { QrPicture } from '../../src/ui/qr-picture.tsx';
import { modulesOf, scanned } from './support/qr.ts';

const pictureOf = (text: string): string => renderToStaticMarkup(<QrPicture text={text} />);

function codeOf(text: string): boolean[][] {
  const [, side, path] = /viewBox="0 0 (\d+) \1".*<path d="([^"]*)" fill="#000000"/.exec(pictureOf(text))!;
  return modulesOf(Number(side), path!);
}

const LEVELS = { medium: 'M', low: 'L' } as const;

/** Version and level of the smallest code of the text, quiet zone included; no module of the picture may differ from it. */
function symbolOf(text: string): string {
  const code = codeOf(text);
  const drawn = JSON.stringify(code);
  const level = (['medium', 'low'] as const).find((ecc) =>
    // Any of the masks may be taken; which one is easiest to read, encoders judge differently.
    ([0, 1, 2, 3, 4, 5, 6, 7] as const).some(
      (maskPattern) => JSON.stringify(encode(text, { ecc: LEVELS[ecc], maskPattern, border: 4 }).data) === drawn,
    ),
  );
  return `${(code.length - 8 - 17) / 4} ${level}`;
}

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
    for (let length = 1; length <= 858; length += 19) expect(scanned(codeOf(textOf(length)))).toBe(textOf(length));
  });

  test('repairs 15 % of its modules up to 666 bytes, the most of version 20 at level M, and 7 % above', () => {
    expect([666, 667].map((length) => symbolOf(textOf(length)))).toEqual(['20 medium', '18 low']);
  });

  test('is the smallest that holds it: 14 bytes fill version 1, and 300 characters are 69 modules wide', () => {
    expect([14, 15, 300].map((length) => symbolOf(textOf(length)))).toEqual(['1 medium', '2 medium', '13 medium']);
    expect(pictureOf(textOf(300))).toContain(`viewBox="0 0 ${69 + 8} ${69 + 8}"`);
  });

  test('holds letters of any script as UTF-8', () => {
    const text = 'https://example.org/#/play?view.note=Größe αβ 队列';
    expect(symbolOf(text)).toMatch(/medium$/);
    expect(scanned(codeOf(text))).toBe(text);
  });

  test('stands up to 858 bytes, the most of version 20; a longer link has a sentence in its place', () => {
    expect(symbolOf(textOf(858))).toBe('20 low');
    expect(pictureOf(textOf(859))).toBe('<p class="help">This is too long for a QR code; the text holds it.</p>');
  });
});
