/** A drawing of the page as a file that stands alone: what its styles say is in it, on white, and nothing of the copy stays in the page. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { drawingPng, drawingSvg } from '../../src/export/drawing.ts';
import { svgElement } from '../../src/export/svg-element.ts';
import { svgOf } from '../../src/papers/export.ts';
import { onWhite, pngOfSvg } from '../../src/papers/png.ts';
import { figures } from '../../workers/papers/figures/index.ts';
import { ENGINE_VERSION } from '../../workers/engine/version.ts';

/** What a browser computes where nothing is said. */
const UNSAID: Record<string, string> = {
  ...{ fill: 'rgb(0, 0, 0)', stroke: 'none', 'stroke-width': '1px', 'font-size': '12px', 'font-weight': '400' },
  ...{ color: 'rgb(1, 2, 3)', backgroundColor: 'rgb(250, 250, 250)' },
};
const RED = 'rgba(255, 0, 0, 0.5)';
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" class="own" aria-label="Own">
  <clipPath id="frame"><rect x="1" y="2" width="30" height="10"/></clipPath>
  <g clip-path="url(#frame)"><path d="M0 0L9 9" fill="none" stroke="${RED}" stroke-width="3" stroke-dasharray="2, 4"/></g>
  <circle class="dot" cx="5" cy="6" r="7" stroke="rgb(0, 0, 255)" fill=""/>
  <rect x="1" y="2" width="3" height="4"/>
  <text x="8" y="9" text-anchor="end" stroke="#ffffff">Ends here</text>
  <text>Begins</text>
</svg>`;

let calls: [name: string, ...given: unknown[]][] = [];
beforeEach(() => {
  calls = [];
  document.body.innerHTML = '<section></section>';
  const styleOf = (element: Element) => ({
    ...UNSAID,
    getPropertyValue: (name: string) => element.getAttribute(name) ?? UNSAID[name] ?? '',
  });
  vi.stubGlobal('getComputedStyle', styleOf);
  const path = (text: string) => ({
    text,
    arc(...given: number[]) {
      this.text += `arc ${given.slice(0, 3).join(' ')}`;
    },
    rect(...given: number[]) {
      this.text += `rect ${given.join(' ')}`;
    },
  });
  vi.stubGlobal('Path2D', function Path2D(text = '') {
    return path(text);
  });
  const context = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (target, name: string) =>
        name in target ? target[name] : (...given: unknown[]) => void calls.push([name, ...given.map(textOf)]),
      set(target, name: string, value) {
        calls.push([name, value]);
        target[name] = value as unknown;
        return true;
      },
    },
  );
  const textOf = (given: unknown): unknown => (given as { text?: string }).text ?? given;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['png'])));
  const place = { a: 1, b: 0, c: 0, d: 1, e: 10, f: 20 };
  vi.spyOn(SVGGraphicsElement.prototype, 'getCTM').mockReturnValue(place as DOMMatrix);
});

function drawn(): SVGSVGElement {
  const drawing = svgElement(DRAWING);
  document.querySelector('section')!.append(drawing);
  return drawing;
}
const attributes = (element: Element): Record<string, string> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
const of = (...names: string[]) => calls.filter(([name]) => names.includes(name));

test('as SVG has its size, its words and each style as an attribute, plain colours, and stands on white', () => {
  const before = drawn();
  const page = document.body.innerHTML;
  const svg = svgElement(drawingSvg(before, 'What & why', 'Whence'));
  expect(document.body.innerHTML).toBe(page);
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['40', '20']);
  expect(attributes(svg)).not.toHaveProperty('class');
  expect(attributes(svg)).not.toHaveProperty('aria-label');
  const [title, desc, paper] = svg.children;
  expect([title!.textContent, desc!.textContent]).toEqual(['What & why', 'Whence']);
  expect(attributes(paper!)).toMatchObject({ width: '40', height: '20', fill: '#ffffff' });
  expect(attributes(svg.querySelector('path')!)).toMatchObject({
    ...{ fill: 'none', stroke: '#ff0000', 'stroke-opacity': '0.5', 'stroke-width': '3', 'stroke-dasharray': '2, 4' },
  });
  expect(attributes(svg.querySelector('circle')!)).toMatchObject({ fill: 'none', stroke: '#0000ff' });
  expect(attributes(svg.querySelector('circle')!)).not.toHaveProperty('stroke-opacity');
  expect(attributes(svg.querySelector('circle')!)).not.toHaveProperty('font-size');
  expect(attributes(svg.querySelector('text')!)).toMatchObject({ 'font-size': '12px', 'text-anchor': 'end' });
});

describe('as a picture', () => {
  test('each outline and text is painted where it stands, in its own style, within what clips it', async () => {
    const before = drawn();
    const page = document.body.innerHTML;
    const blob = await drawingPng(before, 2);
    expect([await blob.text(), document.body.innerHTML]).toEqual(['png', page]);
    expect(calls.slice(0, 2)).toEqual([
      ['fillStyle', '#ffffff'],
      ['fillRect', 0, 0, 80, 40],
    ]);
    // What clips is no outline of its own.
    expect(of('clip', 'fill', 'stroke', 'fillText', 'strokeText')).toEqual([
      ['clip', 'rect 1 2 30 10'],
      ['stroke', 'M0 0L9 9'],
      ['stroke', 'arc 5 6 7'],
      ['fill', 'rect 1 2 3 4'],
      ['strokeText', 'Ends here', 8, 9],
      ['fillText', 'Ends here', 8, 9],
      ['fillText', 'Begins', 0, 0],
    ]);
    expect(new Set(of('setTransform').map(([, ...given]) => String(given)))).toEqual(new Set(['2,0,0,2,20,40']));
    expect(of('lineWidth').map(([, width]) => width)).toEqual([3, 1, 1, 1, 1]);
    expect(of('setLineDash').map(([, dash]) => dash)).toEqual([[2, 4], [], [], [], []]);
    expect(of('globalAlpha').map(([, alpha]) => alpha)).toEqual([0.5, 1, 1, 1, 1, 1]);
    expect(of('textAlign').map(([, align]) => align)).toEqual(['right', 'left']);
    expect(of('save')).toHaveLength(of('restore').length);
  });

  test('of a file stands in the page only while it is made; what the browser cannot make is said', async () => {
    await pngOfSvg(DRAWING);
    expect(document.body.innerHTML).toBe('<section></section>');
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await expect(pngOfSvg(DRAWING)).rejects.toThrow('The browser could not make this picture.');
    expect(document.body.innerHTML).toBe('<section></section>');
  });
});

test('the panels of a figure are one drawing, each in its place, without the cursor, above what they are of', () => {
  const [figure] = figures;
  const box = document.querySelector('section')!;
  box.innerHTML = [1, 2]
    .map((at) => `<svg class="plot"><path class="line" d="M${at}"/><path class="cursor"/><circle class="ring"/></svg>`)
    .join('');
  const rect = (left: number, top: number): DOMRect =>
    ({ left, top, right: left + 100, bottom: top + 50, width: 100, height: 50 }) as DOMRect;
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(rect(10, 20));
  const plots = [...box.querySelectorAll('svg')];
  plots.forEach((plot, at) => vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue(rect(10 + 110 * at, 20)));
  const data = { figure: { ...figure!, title: 'A < B' }, seeds: [3, 5] } as unknown as Parameters<typeof svgOf>[1];
  const svg = svgElement(svgOf(box, data, 'Yang & Lam', 'https://example.org/#/papers'));
  const [margin, caption] = [24, 44];
  expect(attributes(svg)).toMatchObject({
    width: String(210 + 2 * margin),
    height: String(50 + 2 * margin + caption),
  });
  expect([...svg.querySelectorAll('g')].map((group) => group.getAttribute('transform'))).toEqual([
    `translate(${margin} ${margin})`,
    `translate(${margin + 110} ${margin})`,
  ]);
  const lines = [...svg.querySelectorAll('path')].map(attributes);
  expect(lines.map(({ d, stroke, 'stroke-width': width }) => [d, stroke, width])).toEqual(
    [1, 2].map((at) => [`M${at}`, 'none', '1px']),
  );
  expect(svg.querySelector('circle, [class]')).toBeNull();
  expect([...svg.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'A < B',
    `Yang & Lam. Seeds 3, 5; Sawtooth, engine ${ENGINE_VERSION}.`,
  ]);
  expect(svg.querySelector('desc')!.textContent).toBe('https://example.org/#/papers');
  expect(svg.querySelector('rect')!.getAttribute('fill')).toBe(UNSAID['backgroundColor']);
});

test('on white stands a copy beside the element, as long as something is made of it, whatever comes of that', () => {
  const element = document.querySelector('section')!;
  element.id = 'one';
  vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(321);
  const made = onWhite(element, (copy) => {
    expect(copy).not.toBe(element);
    const sheet = copy.parentElement!;
    expect([sheet.parentElement, sheet.className, sheet.style.width]).toEqual([
      document.body,
      'paper drawing-copy',
      '321px',
    ]);
    return 'made';
  });
  expect([made, document.body.children.length]).toEqual(['made', 1]);
  const fails = (): never => {
    throw new Error('No room.');
  };
  expect(() => onWhite(element, fails)).toThrow('No room.');
  expect(document.body.children).toHaveLength(1);
});
