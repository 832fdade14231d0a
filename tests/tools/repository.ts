/** What no file of this project may be or hold: tied to one machine or to one registry, a dead link. */
import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Breach } from './boundaries.ts';

/** Breaches of one file; `machine` lists the directories whose names must not appear (see `machineDirectories`). */
export function fileBreaches(path: string, text: string, machine: readonly string[]): Breach[] {
  const breaches: Breach[] = [];
  if (path === 'package-lock.json') {
    for (const missing of unlockedPlatforms(text)) {
      breaches.push({
        path,
        line: 1,
        rule: `the lock file lacks ${missing}: npm ci fails, here and on other platforms`,
      });
    }
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (path === 'package-lock.json' && /"resolved":\s*"https?:/.test(line)) {
      breaches.push({ path, line: index + 1, rule: 'the lock file does not say where packages come from' });
    }
    if (/\bregistry\.[a-z0-9-]+\.(org|com|net|io|dev)\b/.test(line) || /^\s*(@[\w-]+:)?registry\s*=/.test(line)) {
      breaches.push({ path, line: index + 1, rule: 'no file names a package registry' });
    }
    for (const directory of machine) {
      if (namesDirectory(line, directory)) {
        breaches.push({ path, line: index + 1, rule: `no file names a directory of this machine (${directory})` });
      }
    }
  }
  return breaches;
}

/**
 * Builds for other platforms that a locked package names and the lock file lacks: npm leaves them out without a word
 * when the registry it asked has not got them (yet). The remedy is a version that the registry has whole.
 */
function unlockedPlatforms(text: string): string[] {
  const { packages } = JSON.parse(text) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map(([name, version]) => `${name}@${version}`),
  );
}

/** Links of a Markdown file that lead to no file; `exists` is asked with paths relative to the project. */
export function deadLinks(path: string, text: string, exists: (path: string) => boolean): Breach[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => posix.join(posix.dirname(path), link))
      .filter((target) => !exists(target))
      .map((target) => ({ path, line: index + 1, rule: `the link leads nowhere: there is no ${target}` })),
  );
}

/**
 * The working copy, where it lies, and the user's home. Left out are the whole disk, the directory for temporary files,
 * and what reads like a part of the project itself: a working copy in `/src` cannot tell the two apart.
 */
export function machineDirectories(root: string, home: string, temporary: string): string[] {
  const candidates = new Set([root, dirname(root), home]);
  return [...candidates].filter(
    (directory) => directory.length > 1 && directory !== temporary && !existsSync(join(root, directory)),
  );
}

function namesDirectory(line: string, directory: string): boolean {
  for (let at = line.indexOf(directory); at >= 0; at = line.indexOf(directory, at + 1)) {
    const before = line[at - 1] ?? ' ';
    const after = line[at + directory.length] ?? ' ';
    if (!/[\w.~)}-]/.test(before) && !/[\w.-]/.test(after)) return true;
  }
  return false;
}
