/** Files compressed at their first request, and kept. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What gets shorter; pictures and fonts are compressed already. */
const TEXT = new Set(['.html', '.js', '.mjs', '.css', '.json', '.map', '.webmanifest', '.svg', '.txt', '.csv']);
/** The highest level, 11, takes three times as long for 1.5 % less; 9 is quick, and 6 % more. */
const BROTLI_QUALITY = 10;

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

/** Compressed contents by coding and digest: the same file is compressed once, wherever it lies.
 * @type {Map<string, Promise<Buffer>>} */
const kept = new Map();

/**
 * A file's content as it is now, compressed.
 * @param {string} path
 * @param {Coding} coding
 * @returns {Promise<Buffer>}
 */
export async function compressed(path, coding) {
  const plain = await readFile(path);
  const key = `${coding} ${createHash('sha256').update(plain).digest('base64')}`;
  const content = kept.get(key) ?? compress(plain, coding);
  kept.set(key, content);
  return content;
}
