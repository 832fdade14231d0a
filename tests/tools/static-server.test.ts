import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ownDirectory } from './build-directory.mjs';
import { PAGE_HEADERS, PAGE_POLICY, WORKER_POLICY } from './headers.mjs';
import { serve } from './static-server.mjs';

let root = '';
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sawtooth-serve-'));
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  mkdirSync(join(root, 'dist-of-another'));
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'dist-of-another/secret.txt'), 'secret');
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(root, 'dist/assets/live.worker-1.js'), 'postMessage(1)');
  symlinkSync(join(root, 'secret.txt'), join(root, 'dist/link.txt'));
  server = await serve(join(root, 'dist'), 0);
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

/** Status and body of a request whose path goes out exactly as written (fetch would tidy it). */
function rawRequest(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`);
  });
}

test('the page is served at the address itself, on the loopback interface', async () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  const response = await fetch(server.url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('page');
});

test('a module worker gets the type that browsers insist on', async () => {
  const response = await fetch(`${server.url}assets/live.worker-1.js?v=1`);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await response.text()).toBe('postMessage(1)');
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/../dist-of-another/secret.txt',
  '/link.txt',
  '/%00',
  '/%zz',
  '/assets',
  '/nothing.js',
])('nothing is served for %s', async (path) => {
  const answer = await rawRequest(path);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toContain('secret');
});

test('only reading is allowed', async () => {
  expect((await fetch(server.url, { method: 'POST', body: 'x' })).status).toBe(405);
  const head = await fetch(server.url, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test('a taken port leads to the next free one', async () => {
  const taken = Number(new URL(server.url).port);
  const second = await serve(join(root, 'dist'), taken);
  expect(Number(new URL(second.url).port)).toBeGreaterThan(taken);
  second.close();
});

/** A request that says which codings it accepts; body as it came. */
function fetchAs(path: string, accepted: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(server.url + path, { headers: { 'Accept-Encoding': accepted }, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

test('text is sent compressed to whoever accepts that, and plain to others', async () => {
  const text = 'const packet = 1;\n'.repeat(500);
  writeFileSync(join(root, 'dist/assets/long.js'), text);
  const best = await fetchAs('assets/long.js', 'gzip, deflate, br');
  expect(best.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(Number(best.headers['content-length'])).toBe(best.body.length);
  expect(best.body.length).toBeLessThan(text.length / 10);
  expect(brotliDecompressSync(best.body).toString()).toBe(text);
  const second = await fetchAs('assets/long.js', 'br;q=0, gzip;q=0.5');
  expect(second.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(second.body).toString()).toBe(text);
  const plain = await fetchAs('assets/long.js', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(text);
  writeFileSync(join(root, 'dist/assets/font.woff2'), text);
  expect((await fetchAs('assets/font.woff2', 'br')).headers['content-encoding']).toBeUndefined();
});

test('a file that has changed is sent as it is now, not as it was compressed before', async () => {
  const file = join(root, 'dist/changing.json');
  for (const text of ['{"build":1}', '{"build":22}']) {
    writeFileSync(file, text);
    expect(brotliDecompressSync((await fetchAs('changing.json', 'br')).body).toString()).toBe(text);
  }
});

test('documents and workers get the headers that they obey: the page asks for no device, a worker has no network', async () => {
  writeFileSync(join(root, 'dist/offline.js'), 'self');
  writeFileSync(join(root, 'dist/picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const page = (await fetchAs('', 'br')).headers;
  for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(page[name.toLowerCase()], name).toBe(value);
  for (const [path, policy] of [
    ['', PAGE_POLICY],
    ['assets/live.worker-1.js', WORKER_POLICY],
    ['offline.js', PAGE_POLICY],
    ['picture.svg', undefined],
  ] as const) {
    const { headers } = await fetchAs(path, 'br');
    expect(headers['content-security-policy'], path).toBe(policy);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  expect(WORKER_POLICY).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(PAGE_POLICY + WORKER_POLICY).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
});

test('docs/security.md names every header as it is sent', () => {
  const document = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(document).toContain(`${name}: ${value}`);
  expect(document).toContain(`Content-Security-Policy: ${WORKER_POLICY}`);
});

test('each start builds into a directory of its own: it leaves alone what another serves, and removes what a killed one left', () => {
  const parent = join(root, 'start');
  const first = ownDirectory(parent);
  writeFileSync(join(first, 'index.html'), 'first');
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  mkdirSync(join(parent, `${dead}-killed`));
  const second = ownDirectory(parent);
  expect(second).not.toBe(first);
  expect(readFileSync(join(first, 'index.html'), 'utf8')).toBe('first');
  expect(existsSync(join(parent, `${dead}-killed`))).toBe(false);
  const module = JSON.stringify(new URL('build-directory.mjs', import.meta.url).href);
  const ended = spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import { ownDirectory } from ${module}; process.stdout.write(ownDirectory(${JSON.stringify(parent)}))`,
  ]);
  expect(ended.stdout.toString()).toContain(parent);
  expect(existsSync(ended.stdout.toString())).toBe(false);
});
