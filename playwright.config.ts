import { defineConfig, type Project } from '@playwright/test';
import { findChromium, findFirefox } from './tests/tools/browsers.mjs';

const chromium = findChromium();
const firefox = findFirefox();

const inChromium: Project['use'] = {
  browserName: 'chromium',
  launchOptions: {
    ...(chromium && { executablePath: chromium }),
    // Without a sandbox, as root in a container must; without calls home, which fail slowly where there is no Internet.
    args: '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(
      ' ',
    ),
  },
};
/** In a test's title: it takes long, or looks closer at what others look at too. `npm run test:long` has them. */
const LONG = /@long/;
const projects: Project[] = [
  { name: 'chromium', grepInvert: LONG, use: inChromium },
  { name: 'chromium-more', grep: LONG, use: inChromium },
];
if (firefox) {
  // The system's Firefox speaks WebDriver BiDi, not Playwright's own protocol. Media emulation has no effect in it.
  const use: Project['use'] = {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: firefox },
  };
  // What must hold in every browser, each time: the same bits, and a page that plays and is changed.
  const EACH_TIME = /digest\.spec|replays to the last bit/;
  projects.push({
    name: 'firefox',
    testMatch: /(digest|page)\.spec\.ts/,
    grep: EACH_TIME,
    grepInvert: LONG,
    use,
  });
  // And before a release: `npm run test:firefox`.
  projects.push({
    name: 'firefox-more',
    testMatch:
      /(digest|page|share|embed|course|playground|export|library|conditions|charts|measured|papers|offline|hands)\.spec\.ts/,
    use,
  });
}

/** The tests run on the built page: `npm run build` first. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // For tests that hang. On a busy machine a sound one takes many times what it takes alone, and never this long.
  timeout: 300_000,
  // The machine that decides what lands may be shared: what fails is tried once more, and named as flaky if it passes.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 90_000 },
  reporter: 'list',
  projects,
  webServer: {
    command: 'node tests/tools/serve-dist.mjs',
    stdout: 'ignore',
    wait: { stdout: /Serving (?<sawtooth_url>http:\S+)/ },
  },
  // Set by `wait` once the server stands.
  use: { baseURL: process.env.SAWTOOTH_URL, trace: 'off' },
});
