import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
