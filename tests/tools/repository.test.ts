import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { deadLinks, fileBreaches, machineDirectories } from './repository.ts';

const rulesOf = (path: string, text: string, machine: string[] = []): string[] =>
  fileBreaches(path, text, machine).map((breach) => breach.rule);

test('a lock file that says where packages come from is refused', () => {
  const lock = (entry: object): string => JSON.stringify({ packages: { 'node_modules/react': entry } }, null, 2);
  expect(rulesOf('package-lock.json', lock({ resolved: 'https://mirror.example/react.tgz' }))).toHaveLength(1);
  expect(rulesOf('package-lock.json', lock({ funding: { url: 'https://opencollective.example' } }))).toEqual([]);
});

test('a lock file without the builds for other platforms is refused', () => {
  const oxlint = { optionalDependencies: { '@oxlint/linux': '1.0.0', '@oxlint/mac': '1.0.0' } };
  const lock = (packages: object): string => JSON.stringify({ packages });
  const linux = { 'node_modules/oxlint': oxlint, 'node_modules/@oxlint/linux': {} };
  expect(rulesOf('package-lock.json', lock(linux))).toEqual([expect.stringContaining('lacks @oxlint/mac@1.0.0')]);
  expect(rulesOf('package-lock.json', lock({ ...linux, 'node_modules/@oxlint/mac': {} }))).toEqual([]);
});

test('a file that names a package registry is refused', () => {
  expect(rulesOf('.npmrc', 'registry=http://mirror.example/\n')).toHaveLength(1);
  expect(rulesOf('docs/setup.md', `Packages come from ${['registry', 'example', 'org'].join('.')}.\n`)).toHaveLength(1);
  expect(rulesOf('src/forms.ts', 'const names = registry.schemes.map(nameOf);\n')).toEqual([]);
});

test('a file that names a directory of this machine is refused', () => {
  const machine = ['/desk/sawtooth', '/desk'];
  expect(rulesOf('docs/notes.md', 'see /desk/notes.txt\n', machine)).toHaveLength(1);
  expect(rulesOf('docs/notes.md', 'on /desktop, at a/desk and in ./desk\n', machine)).toEqual([]);
});

test('the whole disk, temporary files and parts of the project do not count as directories of this machine', () => {
  expect(machineDirectories('/desk/sawtooth', '/home/ada', tmpdir())).toEqual(['/desk/sawtooth', '/desk', '/home/ada']);
  expect(machineDirectories('/sawtooth', '/home/ada', '/tmp')).toEqual(['/sawtooth', '/home/ada']);
  expect(machineDirectories('/tmp/sawtooth', '/home/ada', '/tmp')).toEqual(['/tmp/sawtooth', '/home/ada']);
});

test('a document whose link leads to no file of the project is refused', () => {
  const text =
    'See [the way](architecture.md#data), [home](../README.md), [gone](gone.md) and [the web](https://example.org/gone.md).';
  const exists = (path: string): boolean => ['docs/architecture.md', 'README.md'].includes(path);
  expect(deadLinks('docs/performance.md', text, exists).map(({ rule }) => rule)).toEqual([
    expect.stringContaining('docs/gone.md'),
  ]);
});
