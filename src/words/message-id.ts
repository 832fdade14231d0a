/**
 * The id of a message in the files of a language: its first words, and six characters made of the whole text. So an id says what
 * it is of, nobody invents one, and a text that has changed is another message: no translation outlives what it was made from.
 */
const WORDS = 5;

/** What of an id tells messages apart: an id with other words, or with none, is of the same text. */
export function shortId(id: string): string {
  return `m-${id.slice(-6)}`;
}

export function messageId(english: string): string {
  const words = english
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.slice(0, WORDS)
    .join('-');
  return `m-${words ?? ''}-${digest(english)}`;
}

/** FNV-1a, 32 bits, over UTF-16 code units. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(6, '0').slice(-6);
}
