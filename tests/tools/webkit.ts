/**
 * The built page in WebKitGTK: `npm run test:webkit` compares the digests of all scenarios, and of random ones (300 with
 * SAWTOOTH_LONG=1), with those of Node and looks at each page; `npm test` does the digests (`--digests`). `--report FILE` keeps the counts. Needs WebKitWebDriver, MiniBrowser and
 * Xvfb (Debian: webkit2gtk-driver, xvfb).
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  builtWorker,
  digestInNode,
  PLAIN_PAGE,
  playInWorker,
  randomScenarios,
  readScenario,
  scenarios,
} from '../browser/support/digests.ts';
import { findWebKit } from './browsers.mjs';
import { serve } from './static-server.mjs';
import { type Session, startWebKit } from './webdriver.ts';

const { values: options } = parseArgs({ options: { digests: { type: 'boolean' }, report: { type: 'string' } } });

type Test = readonly [name: string, run: (session: Session, url: string) => Promise<void>];

const digests: Test[] = [
  ...scenarios.map(({ name, path }) => [name, readScenario(path)] as const),
  ...randomScenarios.map((scenario, index) => [`random scenario ${index + 1}`, scenario] as const),
].map(([name, scenario], index) => [
  `same bits as in Node: ${name}`,
  async (session, url) => {
    if (index === 0) await session.open(url + PLAIN_PAGE);
    const { digest } = await session.run(playInWorker, [url + builtWorker(scenario), scenario, []] as Parameters<
      typeof playInWorker
    >[0]);
    same(digest, digestInNode(scenario));
  },
]);

/** Each page, an element that must come with a text, and elements that must be underlined, with the width. */
const PAGES: readonly [name: string, hash: string, selector: string, text: RegExp, underlined?: [string, string]][] = [
  ['the playground', '', '.sentence', /flow.* link/, ['.flow-word', '3px']],
  ['a preset', '#/play?preset=yang2000-f12', '.sentence', /TCP/, ['.word', '3px']],
  ['the gallery', '#/papers?run=no', '.figure-title', /papers/],
  ['a figure', '#/papers/yang2000-fig6?run=no', '.figure-title', /rate varies/, ['.crumb a', '1px']],
  ['a table', '#/papers/tsao2007-table4?run=no', '.paper-table', /TFRC/],
  ['the terms', '#/terms/rtt', '.chosen h3', /Round trip/],
  ['an embed', '#/embed?', '.embed-clock', / s$/],
];

const smoke: Test[] = PAGES.map(([name, hash, selector, text, underlined]) => [
  `the page opens: ${name}`,
  async (session, url) => {
    // Another hash alone would not load the page again.
    await session.open('about:blank');
    await session.open(url + hash);
    const said = await session.text(selector);
    if (!text.test(said.replaceAll('\n', ' '))) throw new Error(`${selector} says “${said}”`);
    if (!underlined) return;
    const [words, thickness] = underlined;
    same(await session.style(words, 'text-decoration-line'), 'underline');
    same(await session.style(words, 'text-decoration-thickness'), thickness);
  },
]);

function same(found: string, expected: string): void {
  if (found !== expected) throw new Error(`${found} in place of ${expected}`);
}

async function main(): Promise<void> {
  const found = findWebKit();
  if (!found) {
    console.log('skipped: there is no WebKitWebDriver here (Debian: apt-get install webkit2gtk-driver xvfb)');
    return;
  }
  const count = { passed: 0, failed: 0 };
  const server = await serve(fileURLToPath(new URL('../../dist', import.meta.url)), 0);
  const session = await startWebKit(found);
  try {
    for (const [name, run] of options.digests ? digests : [...digests, ...smoke]) {
      const from = Date.now();
      try {
        await run(session, server.url);
        count.passed += 1;
        console.log(`ok      ${name} (${((Date.now() - from) / 1000).toFixed(1)} s)`);
      } catch (error) {
        count.failed += 1;
        console.log(`FAILED  ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await session.close();
    server.close();
  }
  console.log(`${count.passed} passed, ${count.failed} failed`);
  if (options.report) writeFileSync(options.report, JSON.stringify(count));
  process.exitCode = count.failed > 0 ? 1 : 0;
}

await main();
