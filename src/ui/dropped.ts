/** What is dropped on the page, and the text of a file. Why there is none is said in words. */
import { say } from '../../workers/words/say.ts';

/** The first file; of a folder, which a browser lists as a file and cannot read, what to do instead. */
export function dropped({ items, files }: DataTransfer): File | string | undefined {
  const entry = items[0]?.webkitGetAsEntry();
  if (!entry?.isDirectory) return files[0];
  return say('{name} is a folder: drop a file that is in it.', { name: entry.name.slice(0, 80) });
}

/** @param most bytes; `refuse` is told why a file is not read, or '' */
export async function textOf(file: File, most: number, refuse: (why: string) => void): Promise<string | null> {
  const tooLarge = file.size > most;
  const text = tooLarge ? null : await file.text().catch(() => null);
  if (tooLarge) refuse(say('This file has {size} bytes; at most {most} are read here.', { size: file.size, most }));
  else refuse(text === null ? unreadable(file) : '');
  return text;
}

export function unreadable({ name }: File): string {
  return say('{name} cannot be read.', { name: name.slice(0, 80) });
}
