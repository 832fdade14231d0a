/** JSON packed into the characters of a link: deflated (raw) by the browser, in base64url. */
import { LinkError } from './link-error.ts';
import { MAX_UNPACKED_BYTES } from './link-limits.ts';
import type { Json } from '../scenario/patch.ts';

/** @throws LinkError if it is more than `unpack` takes */
export async function pack(value: Json): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(value));
  if (text.length > MAX_UNPACKED_BYTES) {
    const size = Math.ceil(text.length / 1000);
    throw new LinkError(
      `A link to this would unpack to ${size} kB; at most ${MAX_UNPACKED_BYTES / 1000} kB are read. Save it as a file instead.`,
    );
  }
  return toBase64Url(
    await readAll(
      new Blob([text]).stream().pipeThrough(ofThisBrowser(() => new CompressionStream('deflate-raw'))),
      Infinity,
    ),
  );
}

/** The value that was packed. @throws LinkError, of too long a one as soon as MAX_UNPACKED_BYTES have come out */
export async function unpack(text: string): Promise<unknown> {
  const bytes = await inflate(fromBase64Url(text));
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new LinkError('This link was altered: it unpacks, but to nothing that this page understands.');
  }
}

/** @throws LinkError where the browser lacks the stream, or knows it without this format */
function ofThisBrowser<Stream>(make: () => Stream): Stream {
  try {
    return make();
  } catch {
    throw new LinkError(
      'This browser is too old to pack and unpack links, though it can run what they hold: Chrome 103, Firefox 113 and Safari 16.4 can.',
    );
  }
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const unpacked = ofThisBrowser(() => new DecompressionStream('deflate-raw'));
  try {
    return await readAll(new Blob([bytes]).stream().pipeThrough(unpacked), MAX_UNPACKED_BYTES);
  } catch (error) {
    if (error instanceof LinkError) throw error;
    throw new LinkError('This link breaks off or was altered: it cannot be unpacked.');
  }
}

/** All bytes of a stream; stops reading it as soon as there are more than `limit`. */
async function readAll(stream: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel().catch(() => undefined);
      throw new LinkError(`This link unpacks to more than ${limit / 1000} kB, more than any scenario needs.`);
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const stranger = /[^A-Za-z0-9_-]/u.exec(text);
  if (stranger) throw new LinkError(`This link has a character that no link has: “${stranger[0]}”.`);
  if (text.length === 0 || text.length % 4 === 1) throw new LinkError('This link breaks off: its end is missing.');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
