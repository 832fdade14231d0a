/** Finds the browsers that are installed on this machine. Needs nothing but Node itself. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first: without a window it takes a sixth less of the processor. */
const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const CHROMIUM_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const FIREFOX_NAMES = ['firefox', 'firefox-esr'];
const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const MINI_BROWSERS = ['/usr/lib', '/usr/libexec'].flatMap((directory) =>
  ['', 'x86_64-linux-gnu/', 'aarch64-linux-gnu/'].flatMap((machine) =>
    ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
      (version) => `${directory}/${machine}${version}/MiniBrowser`,
    ),
  ),
);

/**
 * WebKitGTK by WebDriver. `screen` is the program that makes one where there is none.
 * @returns {{ driver: string, browser: string, screen: string | null } | null} null where a part is missing, and for WEBKIT=none
 */
export function findWebKit() {
  if (process.env.WEBKIT === 'none') return null;
  const driver = findBrowser(process.env.WEBKIT, ['WebKitWebDriver'], []);
  const browser = findBrowser(undefined, [], MINI_BROWSERS);
  const screen = findBrowser(undefined, ['Xvfb'], []);
  return driver && browser && (screen || process.env.DISPLAY) ? { driver, browser, screen } : null;
}

/** @returns {string | null} the Chromium to test with: the one that CHROMIUM names, else one of the system's */
export function findChromium() {
  return findBrowser(process.env.CHROMIUM, CHROMIUM_NAMES, CHROMIUM_PLACES);
}

/** @returns {string | null} the Firefox to test with: the one that FIREFOX names, else one of the system's */
export function findFirefox() {
  return findBrowser(process.env.FIREFOX, FIREFOX_NAMES, FIREFOX_PLACES);
}

/**
 * @param {string | undefined} chosen
 * @param {string[]} names on the PATH
 * @param {string[]} places where they lie elsewhere
 */
function findBrowser(chosen, names, places) {
  if (chosen) return existsSync(chosen) ? chosen : null;
  const directories = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => directories.map((directory) => join(directory, name)));
  return [...onPath, ...places].find((path) => existsSync(path)) ?? null;
}

/**
 * Installs Chromium if there is none and this is Debian, with the rights to do so.
 * @returns {string | null} what a person has to do, in one line; null if there is a Chromium now
 */
export function prepareChromium() {
  if (findChromium()) return null;
  if (process.env.CHROMIUM) return `CHROMIUM names ${process.env.CHROMIUM}, which is not there.`;
  if (isDebian() && process.getuid?.() === 0) {
    console.log('Installing Chromium (apt-get) …');
    if (!aptGet('install') && aptGet('update')) aptGet('install');
    if (findChromium()) return null;
  }
  return 'The browser tests need Chromium or Chrome: install one (Debian: apt-get install chromium) or set CHROMIUM to its path.';
}

/** @param {'install' | 'update'} verb */
function aptGet(verb) {
  const args = verb === 'install' ? ['install', '-y', '--no-install-recommends', 'chromium'] : ['update'];
  const done = spawnSync('apt-get', ['-q', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 5 * 60 * 1000,
  });
  return done.status === 0;
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
