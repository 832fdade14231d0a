/** Files compressed at their first request, and kept until they change. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What gets shorter; pictures and fonts are compressed already. */
const TEXT = new Set(['.html', '.js', '.mjs', '.css', '.json', '.map', '.webmanifest', '.svg', '.txt', '.csv']);
/** Brotli's highest level takes seconds for the page's largest file and saves 5 % more. */
const BROTLI_QUALITY = 9;

const CODINGS = /** @type {const} */ (['br', 'gzip']);
/** @typedef {typeof CODINGS[number]} Coding */

/**
 * @param {Buffer} content
 * @param {Coding} coding
 * @returns {Promise<Buffer>}
 */
function compress(content, coding) {
  return coding === 'gzip'
    ? promisify(gzip)(content)
    : promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/** @param {string} path @returns whether the file is sent compressed to whoever accepts that */
export const isCompressible = (path) => TEXT.has(extname(path).toLowerCase());

/**
 * The best coding that a request accepts, or null.
 * @param {string} accepted its Accept-Encoding
 */
export function codingFor(accepted) {
  const offered = accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !weight || Number(weight.slice(2)) > 0)
    .map(([name]) => name);
  return CODINGS.find((name) => offered.includes(name)) ?? null;
}

/** @returns {(file: { path: string, version: string }, coding: Coding) => Promise<Buffer>} compresses each version once */
export function compressor() {
  /** @type {Map<string, { version: string, content: Promise<Buffer> }>} */
  const kept = new Map();
  return ({ path, version }, coding) => {
    const key = `${coding} ${path}`;
    const found = kept.get(key);
    if (found?.version === version) return found.content;
    const content = readFile(path).then((plain) => compress(plain, coding));
    // A failure is not kept.
    content.catch(() => kept.delete(key));
    kept.set(key, { version, content });
    return content;
  };
}
