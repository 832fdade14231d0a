/**
 * A package for a learning platform (SCORM 1.2): one zip with the files of this page, what it shows, and a manifest. All
 * names in it are ours: those of the build, and three more.
 */
import { textKey } from '../lesson/key.ts';
import { escaped, manifestOf } from './manifest.ts';
import { type Entry, zipOf } from './zip.ts';

export interface Content {
  title: string;
  /** What the page opens, from `#` on. */
  hash: string;
  /** A lesson's text, which `#/lessons/course` opens. */
  lesson?: string;
}

const LAUNCH = 'launch.html';
/** Paths of a build: the list comes from the page's host. */
const NAME = /^(?:[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*\/)*[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;
const [MOST_FILES, MOST_NAME] = [2_000, 200];

/** @throws Error with one line for the reader */
export async function packed({ title, hash, lesson }: Content): Promise<Blob> {
  const files = await Promise.all((await listed()).map(fetched));
  const own = lesson === undefined ? [] : [entry('lessons/course.md', lesson)];
  // A page of the build of that name is replaced.
  const others = [...files.filter(({ name }) => name !== own[0]?.name), ...own];
  const names = others.map(({ name }) => name);
  const key = textKey(`${title}\n${hash}\n${lesson ?? ''}`);
  return zipOf([
    entry('imsmanifest.xml', manifestOf({ title, key, launch: LAUNCH, files: names })),
    entry(LAUNCH, launchPage(hash)),
    ...others,
  ]);
}

/** Leads on to the page itself: not every platform opens an address that ends with `#…`. `?course` says where it stands. */
function launchPage(hash: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'" />
    <meta http-equiv="refresh" content="0; url=index.html?course${escaped(hash)}" />
    <title>Sawtooth</title>
  </head>
  <body><a href="index.html?course${escaped(hash)}">Open the page</a></body>
</html>
`;
}

type Listed = readonly [path: string, integrity: string];

async function listed(): Promise<readonly Listed[]> {
  const response = await fetch('files.json').catch(() => null);
  const list: unknown = response?.ok ? await response.json().catch(() => null) : null;
  const isListed = (each: unknown): each is Listed =>
    Array.isArray(each) &&
    typeof each[0] === 'string' &&
    typeof each[1] === 'string' &&
    (each[0] === './' || (NAME.test(each[0]) && each[0].length <= MOST_NAME));
  if (!Array.isArray(list) || list.length > MOST_FILES || !list.every(isListed))
    throw new Error('The list of this page’s files could not be fetched. A package is made from the built page.');
  return list;
}

async function fetched([path, integrity]: Listed): Promise<Entry> {
  const response = await fetch(path, { integrity }).catch(() => null);
  if (!response?.ok) throw new Error('Not all files of this page could be fetched. Reload it, and try again.');
  return { name: path === './' ? 'index.html' : path, bytes: new Uint8Array(await response.arrayBuffer()) };
}

function entry(name: string, text: string): Entry {
  return { name, bytes: new TextEncoder().encode(text) };
}
