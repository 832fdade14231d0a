/** A small server of static files for one directory, on the loopback interface only. Needs nothing but Node itself. */
import { createReadStream, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { codingFor, compressed, isCompressible } from './compressed.mjs';
import { headersFor } from './headers.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
};

/**
 * The file that a request means, or null: nothing outside of the directory is ever served, through `..` or a link.
 * @param {string} directory real path
 * @param {string} url path and query of the request
 * @returns {{ path: string, size: number } | null}
 */
function findFile(directory, url) {
  try {
    const asked = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    const path = realpathSync(join(directory, asked.endsWith('/') ? `${asked}index.html` : asked));
    const found = statSync(path);
    return path.startsWith(directory + sep) && found.isFile() ? { path, size: found.size } : null;
  } catch {
    return null;
  }
}

/**
 * Serves `directory` on 127.0.0.1 from the first free port of `port`, `port + 1`, … (0: any free port).
 * @param {string} directory
 * @param {number} port
 * @param {() => void} [asked] called at each request
 * @returns {Promise<{ url: string, close: () => void }>} the address, ending with `/`
 */
export async function serve(directory, port, asked) {
  const real = realpathSync(directory);
  const server = createServer((request, response) => {
    asked?.();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = findFile(real, request.url ?? '/');
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    /** @type {Record<string, string>} */
    const headers = {
      ...headersFor(file.path),
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': TYPES[extname(file.path).toLowerCase()] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    };
    const plain = () => {
      response.writeHead(200, { ...headers, 'Content-Length': file.size });
      if (request.method === 'HEAD') response.end();
      else
        createReadStream(file.path)
          .on('error', () => response.destroy())
          .pipe(response);
    };
    if (!isCompressible(file.path)) return plain();
    headers.Vary = 'Accept-Encoding';
    const coding = codingFor(String(request.headers['accept-encoding'] ?? ''));
    if (!coding) return plain();
    compressed(file.path, coding).then(
      (content) => {
        response.writeHead(200, { ...headers, 'Content-Encoding': coding, 'Content-Length': content.length });
        response.end(request.method === 'HEAD' ? undefined : content);
      },
      () => response.destroy(),
    );
  });
  const taken = await listen(server, port);
  return {
    url: `http://127.0.0.1:${taken}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>} the port taken
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    const onError = (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE' || port >= 65535) reject(error);
      else resolve(listen(server, port + 1));
    };
    server.once('error', onError);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', onError);
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve(address.port);
    });
  });
}
