/** Colours as browsers resolve them, in the form that every reader of SVG understands: `#rrggbb` and an opacity. */

export interface PlainColour {
  hex: string;
  /** 0 to 1 */
  opacity: number;
}

const known = new Map<string, PlainColour>();

/** `#…`, `rgb(…)`, `color(srgb …)`, or `oklab(…)` as mixed colours come. @throws RangeError for any other */
export function plainColour(css: string): PlainColour {
  let found = known.get(css);
  if (!found) known.set(css, (found = read(css)));
  return found;
}

function read(css: string): PlainColour {
  const hex = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(css);
  if (hex) return { hex: `#${hex[1]!.toLowerCase()}`, opacity: hex[2] ? parseInt(hex[2], 16) / 255 : 1 };
  const [, space, list] = /^(rgba?|oklab|color)\(([^()]*)\)$/.exec(css) ?? [];
  const parts = (list ?? '')
    .replace(/^srgb /, '')
    .split(/[\s,/]+/)
    .filter(Boolean);
  const [a, b, c, alpha = 1] = parts.map((part) =>
    part === 'none' ? 0 : Number.parseFloat(part) / (part.endsWith('%') ? 100 : 1),
  );
  if (a === undefined || b === undefined || c === undefined || [a, b, c, alpha].some(Number.isNaN))
    throw new RangeError(`no colour that can be written down: ${css}`);
  const levels = space === 'oklab' ? fromOklab(a, b, c) : space === 'color' ? [a, b, c] : [a / 255, b / 255, c / 255];
  return {
    hex: `#${levels
      .map((level) =>
        Math.round(255 * Math.min(1, Math.max(0, level)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`,
    opacity: alpha,
  };
}

/** To sRGB (Ottosson 2020, as in CSS Color 4, section 9.2). */
function fromOklab(lightness: number, a: number, b: number): number[] {
  const [l, m, s] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((level) => (level <= 0.0031308 ? 12.92 * level : 1.055 * level ** (1 / 2.4) - 0.055));
}
