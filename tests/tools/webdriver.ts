/** A session of WebKitGTK's MiniBrowser by WebDriver, on a screen of its own. Plain HTTP: the protocol needs no library. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { findWebKit } from './browsers.mjs';
import { freePort } from './cluster-daemons.mjs';

/** A browser that starts on a busy machine, ms. */
const START_MS = 120_000;
/** Longest script, ms. */
const SCRIPT_MS = 300_000;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface Session {
  open(url: string): Promise<void>;
  /** What an asynchronous function gives in the page; its source is sent there, so it uses nothing around it. */
  run<Argument, Result>(what: (argument: Argument) => Promise<Result> | Result, argument: Argument): Promise<Result>;
  /** Waits until an element is there; then its text. */
  text(selector: string): Promise<string>;
  /** A computed style of the first such element. */
  style(selector: string, property: string): Promise<string>;
  close(): Promise<void>;
}

/** @throws Error if the driver or the browser does not start */
export async function startWebKit({
  driver,
  browser,
  screen,
}: NonNullable<ReturnType<typeof findWebKit>>): Promise<Session> {
  const children: ChildProcess[] = [];
  const env = {
    ...process.env,
    // Drawn in software, where there is no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const end = (): void => children.forEach((child) => child.kill());
  try {
    const display = screen ? await startScreen(screen, children) : process.env['DISPLAY'];
    const port = await freePort();
    children.push(spawn(driver, [`--port=${port}`], { env: { ...env, DISPLAY: display }, stdio: 'ignore' }));
    const root = `http://127.0.0.1:${port}`;
    await until(async () => (await fetch(`${root}/status`)).ok, START_MS);
    const { sessionId } = await send<{ sessionId: string }>('POST', `${root}/session`, {
      capabilities: {
        alwaysMatch: {
          timeouts: { script: SCRIPT_MS, pageLoad: START_MS },
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        },
      },
    });
    return session(`${root}/session/${sessionId}`, end);
  } catch (error) {
    end();
    throw error;
  }
}

function session(root: string, end: () => void): Session {
  const element = async (selector: string): Promise<string> => {
    let id = '';
    await until(async () => {
      const found = await send<Record<string, string>[]>('POST', `${root}/elements`, {
        using: 'css selector',
        value: selector,
      });
      id = found[0]?.[ELEMENT] ?? '';
      return id !== '';
    }, START_MS);
    return id;
  };
  return {
    open: (url) => send('POST', `${root}/url`, { url }),
    async run(what, argument) {
      // The compiler names functions by a helper that the page does not have.
      const script = `const __name = (it) => it; const done = arguments[1];
        Promise.resolve((${what.toString()})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await send<{ value: never; error?: string }>('POST', `${root}/execute/async`, {
        script,
        args: [argument],
      });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    text: async (selector) => send('GET', `${root}/element/${await element(selector)}/text`),
    style: async (selector, property) => send('GET', `${root}/element/${await element(selector)}/css/${property}`),
    async close() {
      await send('DELETE', root).catch(() => undefined);
      end();
    },
  };
}

/** @throws Error with what the driver says */
async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** A screen that nobody sees, with a number that is free. */
function startScreen(program: string, children: ChildProcess[]): Promise<string> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1366x768x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => reject(new Error('the screen ended')));
    createInterface({ input: child.stdio[3] as NodeJS.ReadableStream }).once('line', (line) =>
      resolve(`:${line.trim()}`),
    );
  });
}

/** @throws Error with the last failure if it does not come true in time */
async function until(holds: () => Promise<boolean>, ms: number): Promise<void> {
  const last = Date.now() + ms;
  for (;;) {
    try {
      if (await holds()) return;
      if (Date.now() > last) throw new Error('it did not come in time');
    } catch (error) {
      if (Date.now() > last) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
