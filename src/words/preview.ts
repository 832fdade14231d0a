/** A translation that somebody is making, before it is in the project: a text in Fluent's syntax, from a file. */
import { messagesOf } from './bundle.ts';

/** Bytes; a language of the page has a quarter of it. */
const LARGEST = 1_000_000;

export type Preview = { text: string } | { refusal: string };

/** Reads a file. It is nothing but text: what it says is shown as it stands, and its messages are held to those of the page. */
export async function previewOf(file: Pick<File, 'size' | 'text'>): Promise<Preview> {
  if (file.size > LARGEST) return { refusal: 'This file is too large for a translation: at most 1 MB is read.' };
  const text = await file.text();
  return messagesOf('en', [text]).count > 0
    ? { text }
    : { refusal: 'There is no message in this file: a line of it would be “m-share-m2bcgo = …”.' };
}
