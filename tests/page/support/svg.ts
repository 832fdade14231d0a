/** Reading SVG without a browser: is it well-formed, and what is in it. */

export interface SvgElement {
  name: string;
  attributes: Record<string, string>;
  /** Text directly within. */
  text: string;
  parent: SvgElement | null;
}

const TOKEN = /<(\/?)([A-Za-z][\w:]*)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>|[^<]+/gy;

/** All elements in order. @throws Error where the text is not well-formed */
export function readSvg(svg: string): SvgElement[] {
  const all: SvgElement[] = [];
  let open: SvgElement | null = null;
  let at = 0;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(svg); match; match = TOKEN.exec(svg)) {
    at = TOKEN.lastIndex;
    const [token, end, name, attributes = '', alone] = match;
    if (/&(?!(?:amp|lt|gt|quot);)/.test(token)) throw new Error(`a bare & in ${token}`);
    if (name === undefined) {
      if (open) open.text += plain(token);
      else if (token.trim() !== '') throw new Error(`text outside of elements: ${token}`);
    } else if (end) {
      if (open?.name !== name) throw new Error(`</${name}> closes <${open?.name}>`);
      open = open.parent;
    } else {
      const element: SvgElement = {
        name,
        text: '',
        parent: open,
        attributes: Object.fromEntries(
          [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, plain(value!)]),
        ),
      };
      all.push(element);
      if (!alone) open = element;
    }
  }
  if (at !== svg.length) throw new Error(`not well-formed at ${svg.slice(at, at + 60)}`);
  if (open) throw new Error(`<${open.name}> is not closed`);
  return all;
}

function plain(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The points of path data that consists of lines alone. */
export function pointsOf(path: string): [x: number, y: number][] {
  return path
    .split(/[MLZ]/)
    .filter(Boolean)
    .map((pair) => {
      const [x, y] = pair.split(' ').map(Number);
      return [x!, y!];
    });
}
