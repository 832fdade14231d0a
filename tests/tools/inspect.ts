/** Says what breaks the rules of boundaries.ts, linear.ts and repository.ts; status 1 if anything does. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { posix, sep } from 'node:path';
import { boundaryBreaches, type Breach } from './boundaries.ts';
import { slowExpressions } from './linear.ts';
import { deadLinks, fileBreaches, machineDirectories } from './repository.ts';

const root = process.cwd();
const NOT_OURS = /^(node_modules|dist|dist-cli|\.git|test-results|playwright-report)(\/|$)/;
const BINARY = /\.(png|jpe?g|gif|webp|ico|woff2?|gz|zip|pdf)$/;

/** What is, or would be, committed; outside of git every file that is not installed or built. */
function projectFiles(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\0').filter((path) => path !== '' && existsSync(path));
  } catch {
    return walk('');
  }
}

function walk(directory: string): string[] {
  return readdirSync(directory || '.', { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(directory, entry.name);
    if (NOT_OURS.test(path)) return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
}

function inspectSources(paths: string[], breachesOf: (path: string, source: string) => Breach[]): Breach[] {
  return paths
    .filter((path) => /^(src|workers)\/.*\.tsx?$/.test(path))
    .flatMap((path) => breachesOf(path, readFileSync(path, 'utf8')));
}

function inspectFiles(paths: string[]): Breach[] {
  const machine = machineDirectories(root.split(sep).join('/'), homedir().split(sep).join('/'), tmpdir());
  return paths
    .filter((path) => !BINARY.test(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const dead = path.endsWith('.md') ? deadLinks(path, text, existsSync) : [];
      return [...fileBreaches(path, text, machine), ...dead];
    });
}

const paths = projectFiles();
const breaches = [
  ...inspectSources(paths, boundaryBreaches),
  ...inspectSources(paths, slowExpressions),
  ...inspectFiles(paths),
];
for (const breach of breaches) console.error(`${breach.path}:${breach.line}: ${breach.rule}`);
console.log(`${paths.length} files, ${breaches.length} breaches`);
process.exitCode = breaches.length > 0 ? 1 : 0;
