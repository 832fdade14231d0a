/**
 * A race as one file of HTML that needs nothing else: planes as SVG, tables that are sorted by a press. Names and reasons come from
 * files of anybody: all text goes through `escaped`, and the file's own policy lets no other script run than the one written here,
 * by its digest, and nothing be fetched.
 */
import { raceLinks } from './links/index.ts';
import { planeOf, type PlaneSize } from './plane.ts';
import type { Race } from './race.ts';
import { spreadText } from './columns.ts';
import { NO_SCORE, type RaceView, schemeText } from './views.ts';

export interface PageFacts {
  engine: string;
  seeds: readonly number[];
  /** Address of the run of an entry on a link, by the link's id and the entry's place; null where there is none. */
  hrefOf(link: string, entry: number): string | null;
  /** Of STYLE and SCRIPT, `sha256-…` in base64, for the policy. */
  digestOf(text: string): string;
}

const SIZE: PlaneSize = { width: 860, height: 460, left: 56, right: 20, top: 36, bottom: 52 };

export const STYLE = `
:root{color-scheme:light dark;--ink:#1b1a17;--ink-2:#5c5850;--rule:#d6d1c4;--plate:#fffefb}
@media(prefers-color-scheme:dark){:root{--ink:#f1eee6;--ink-2:#b3aea2;--rule:#45423b;--plate:#1c1b18}}
*{box-sizing:border-box}body{margin:0 auto;padding:24px 20px 60px;max-width:940px;background:var(--plate);color:var(--ink);font:16px/1.45 system-ui,sans-serif}
h1{font-size:28px;margin:0 0 8px}h2{font-size:20px;margin:44px 0 4px;padding-top:12px;border-top:1px solid var(--rule)}
p{margin:6px 0;max-width:72ch}.ink-2{color:var(--ink-2)}a{color:inherit}nav a{margin-right:14px}
svg{display:block;width:100%;min-width:560px;height:auto;margin:10px 0}svg text{font:13px system-ui,sans-serif;fill:var(--ink)}svg .tick{fill:var(--ink-2)}
.grid{fill:none;stroke:var(--rule);stroke-width:1}.hull{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-dasharray:5 4}
.box{fill:var(--ink);fill-opacity:.12;stroke:var(--ink);stroke-opacity:.5;stroke-width:1}.own{fill:var(--ink)}.built-in{fill:var(--plate);stroke:var(--ink);stroke-width:1.6}
.table{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{padding:5px 12px 5px 0;text-align:right;vertical-align:top;border-bottom:1px solid var(--rule);white-space:nowrap;font-variant-numeric:tabular-nums}
th:first-child,td:first-child{text-align:left;min-width:9em;white-space:normal;overflow-wrap:anywhere}thead th{vertical-align:bottom}
th button{all:unset;cursor:pointer;font-weight:600}th button:focus-visible,a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
th small{display:block;font-weight:400;color:var(--ink-2)}th[aria-sort=ascending] button::after{content:" ↑"}th[aria-sort=descending] button::after{content:" ↓"}
td.why{text-align:left;white-space:normal}pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font-size:13px}summary{cursor:pointer}
@media print{nav,summary{display:none}}`;

/** Sorts the rows of a table by the column whose head is pressed; what has no number comes last. */
export const SCRIPT = `
for (const table of document.querySelectorAll('table.sorted')) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => head.querySelector('button')?.addEventListener('click', () => {
    const up = head.ariaSort === (column === 0 ? 'ascending' : 'descending') ? (column === 0 ? -1 : 1) : (column === 0 ? 1 : -1);
    const rows = [...table.tBodies[0].rows];
    const of = (row) => row.cells[column]?.dataset.value ?? '';
    rows.sort((a, b) => {
      const [x, y] = [of(a), of(b)];
      if (x === '' || y === '') return (x === '') - (y === '');
      return up * (column === 0 ? x.localeCompare(y) : x - y);
    });
    heads.forEach((other) => other.removeAttribute('aria-sort'));
    head.ariaSort = up > 0 ? 'ascending' : 'descending';
    table.tBodies[0].append(...rows);
  }));
}`;

export function racePage(race: Race, views: readonly RaceView[], facts: PageFacts): string {
  const title = race.title || 'A race of rules';
  const policy = `default-src 'none'; style-src '${facts.digestOf(STYLE)}'; script-src '${facts.digestOf(SCRIPT)}'; base-uri 'none'; form-action 'none'`;
  const broken = race.entries.filter((entry) => entry.broken !== null).length;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1>
<p>${race.entries.length - broken} entries on ${raceLinks.length} links, ${facts.seeds.length} seeds each (${facts.seeds[0]} to ${facts.seeds.at(-1)}); the two drawn links are drawn from seed ${race.seed}. Means, and boxes of their 95&nbsp;% intervals over the seeds (Student’s t). Engine ${escaped(facts.engine)}.${broken > 0 ? ` ${broken} cannot race: the tables say why.` : ''}</p>
<p>${escaped(NO_SCORE)}</p>
<nav aria-label="Links">${views.map(({ id, name }) => `<a href="#${id}">${escaped(name)}</a>`).join(' ')}</nav>
${views.map((view) => section(view, facts)).join('\n')}
<h2 id="rules">The rules</h2>
${race.entries.map((entry) => rule(entry)).join('\n')}
<script>${SCRIPT}</script></body></html>
`;
}

function section({ id, name, about, columns, standings }: RaceView, { hrefOf }: PageFacts): string {
  const head = columns
    .map(
      (column) =>
        `<th scope="col" title="${escaped(column.says)}"><button>${escaped(column.name)}</button><small>${escaped(column.unit)}</small></th>`,
    )
    .join('');
  const rows = standings.map(({ entry, of, failed }, index) => {
    const why = entry.broken ?? failed;
    const who = `<td data-value="${escaped(entry.name)}">${named(entry.name, id === 'all' ? null : hrefOf(id, index))}${id === 'all' ? runs(index, hrefOf) : ''}</td>`;
    if (why !== null) return `<tr>${who}<td class="why" colspan="${columns.length}">${escaped(why)}</td></tr>`;
    const cells = columns.map((column) => {
      const { mean } = of[column.quantity];
      return `<td data-value="${mean ?? ''}">${escaped(spreadText(of[column.quantity], column)) || '–'}</td>`;
    });
    return `<tr>${who}${cells.join('')}</tr>`;
  });
  return `<section id="${id}"><h2>${escaped(name)}</h2><p class="ink-2">${escaped(about)}</p>
<div class="table">${drawing(columns, standings, name)}</div>
<div class="table" tabindex="0" role="region" aria-label="${escaped(name)}"><table class="sorted"><thead><tr><th scope="col"><button>Entry</button></th>${head}</tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div></section>`;
}

function named(name: string, href: string | null): string {
  return href === null ? `<bdi>${escaped(name)}</bdi>` : `<a href="${escaped(href)}"><bdi>${escaped(name)}</bdi></a>`;
}

function runs(entry: number, hrefOf: PageFacts['hrefOf']): string {
  const links = raceLinks.flatMap(({ id, name }) => {
    const href = hrefOf(id, entry);
    return href === null ? [] : [`<a href="${escaped(href)}">${escaped(name.toLowerCase())}</a>`];
  });
  return links.length === 0 ? '' : `<details><summary class="ink-2">its runs</summary>${links.join('<br>')}</details>`;
}

function drawing(columns: RaceView['columns'], standings: RaceView['standings'], name: string): string {
  const plane = planeOf(standings, columns, SIZE);
  const { width, height, left, right, top, bottom } = SIZE;
  const [floor, end] = [height - bottom, width - right];
  const px = (value: number): string => value.toFixed(1);
  const ticks = [
    ...plane.y.ticks.map(
      ({ at, text }) =>
        `<path class="grid" d="M${left} ${px(at)}H${end}"/><text class="tick" x="${left - 8}" y="${px(at + 4)}" text-anchor="end">${text}</text>`,
    ),
    ...plane.x.ticks.map(
      ({ at, text }) =>
        `<path class="grid" d="M${px(at)} ${floor}v5"/><text class="tick" x="${px(at)}" y="${floor + 20}" text-anchor="middle">${text}</text>`,
    ),
  ];
  const boxes = plane.marks.map(
    ({ box, name: of }) =>
      `<rect class="box" x="${px(box.x)}" y="${px(box.y)}" width="${px(box.width)}" height="${px(box.height)}"><title>${escaped(of)}</title></rect>`,
  );
  const marks = plane.marks.map(({ x, y, entry, label, name: of }) => {
    const isOwn = (standings[entry]!.entry.scheme as { kind?: string } | null)?.kind === 'own';
    const words = label
      ? `<text x="${px(label.x)}" y="${px(label.y)}" text-anchor="${label.anchor}">${escaped(of)}</text>`
      : '';
    return `<circle class="${isOwn ? 'own' : 'built-in'}" cx="${px(x)}" cy="${px(y)}" r="4"><title>${escaped(of)}</title></circle>${words}`;
  });
  const hull =
    plane.hull.length > 1
      ? `<path class="hull" d="M${plane.hull.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}"/>`
      : '';
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(name)}: throughput against round trip; the table has the numbers">
${ticks.join('')}<path class="grid" d="M${left} ${top}V${floor}H${end}"/>${hull}${boxes.join('')}${marks.join('')}
<text x="${left}" y="14">${escaped(plane.y.words)}</text><text x="${end}" y="${height - 8}" text-anchor="end">${escaped(plane.x.words)}; better: up and to the left</text></svg>
<p class="ink-2">Filled: rules of one’s own; hollow: built-in. Dashed: the hull, which nobody is above.</p>`;
}

function rule({ name, scheme, broken }: Race['entries'][number]): string {
  const text = scheme === null ? (broken ?? '') : schemeText(scheme);
  return `<p><b><bdi>${escaped(name)}</bdi></b></p><pre>${escaped(text)}</pre>`;
}

/** As text of HTML, within quotes too. */
export function escaped(text: string): string {
  return text.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
