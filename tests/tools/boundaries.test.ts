import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { boundaryBreaches } from './boundaries.ts';

const rulesOf = (path: string, source: string): string[] => boundaryBreaches(path, source).map((breach) => breach.rule);

const ENGINE = 'workers/engine/network/hops/hop.ts';
const PAGE = 'src/charts/time.tsx';

describe('the engine is refused', () => {
  test.each([
    ['another room of the project', `import { send } from '../../protocol.ts';`],
    ['the page', `import { draw } from '../../../src/charts/paint.ts';`],
    ['even a type of the page', `import type { Draw } from '../../../src/charts/paint.ts';`],
    ['a type import in passing', `type Draw = import('../../../src/charts/paint.ts').Draw;`],
    ['a re-export of the page', `export * from '../../../src/charts/paint.ts';`],
    ['React', `import { useState } from 'react';`],
    ['Node', `import { readFileSync } from 'node:fs';`],
    ['a package that merely begins like an allowed one', `import rand from 'pure-random';`],
    ['code loaded later', `const late = await import('./red.ts');`],
    ['knowledge of where it runs', `const here = import.meta.url;`],
    ['Math.random', `const draw = Math.random();`],
    ['Math.log', `const gap = -Math.log(u);`],
    ['Math.pow by a string', `const power = Math['pow'](2, 3);`],
    ['Math by another name', `const M = Math;`],
    ['Math taken apart', `const { exp } = Math;`],
    ['a computed name of Math', `const f = Math[name];`],
    ['a constant of Math that is not needed', `const turn = Math.PI;`],
    ['the power operator', `const square = w ** 2;`],
    ['the power operator in an assignment', `w **= 0.5;`],
    ['the language of the machine', `const order = a.localeCompare(b);`],
  ])('%s', (_, line) => {
    expect(rulesOf(ENGINE, `${line}\n`)).toHaveLength(1);
  });

  test('and the breach names its line', () => {
    expect(boundaryBreaches(ENGINE, `const a = 1;\n\nconst b = Math.cbrt(a);\n`)).toEqual([
      { path: ENGINE, line: 3, rule: 'Math.cbrt differs between engines in the last digit' },
    ]);
  });
});

describe('a room of the engine is refused', () => {
  test.each([
    ['the transport in a pipe', 'network/pipes/pipe.ts', '../../transport/ends.ts'],
    ['the samples in a hop', 'network/hops/hop.ts', '../../sampling/frame.ts'],
    ['a pipe in a sender', 'transport/rate-sender.ts', '../network/pipes/pipe.ts'],
    ['a scheme in a sender', 'transport/window-sender.ts', '../schemes/scheme.ts'],
    ['a hop in a scheme', 'schemes/tcp.ts', '../network/hops/hop.ts'],
    ['a hop in the sampler', 'sampling/sampler.ts', '../network/hops/hop.ts'],
    ['a sender in the checks of a scenario', 'scenario/rules.ts', '../transport/reno-sender.ts'],
    ['a hop in a queue', 'network/queues/red.ts', '../hops/hop.ts'],
    ['anything that runs in the event queue', 'event-queue.ts', './network/packets.ts'],
  ])('%s', (_, from, specifier) => {
    expect(rulesOf(`workers/engine/${from}`, `import type { A } from '${specifier}';`)).toHaveLength(1);
  });

  test('but what puts the parts together knows them all', () => {
    const source = `import { A } from '../transport/ends.ts'; import { B } from '../network/hops/hop.ts';`;
    expect(rulesOf('workers/engine/assemble/flows.ts', source)).toEqual([]);
  });
});

test('the engine may use itself, the pure packages and the exact part of Math', () => {
  const source = `
    import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
    import * as v from 'valibot';
    import ln from '@stdlib/math-base-special-ln';
    import type { Hop } from '../../scenario/types.ts';
    export { RED } from '../queues/red.ts';
    const a = Math.sqrt(2) + Math.floor(1.5) + Math.imul(3, 4) + Math.max(1, 2);
    // Math.log in a comment, 'Math.log' in a string and a product a * a are no breach.
    const text = 'Math.log ** import("react")';
  `;
  expect(rulesOf(ENGINE, source)).toEqual([]);
});

test('source that does not parse is an error, not a pass', () => {
  expect(() => boundaryBreaches(ENGINE, 'const = ;')).toThrow(ENGINE);
});

describe('the page', () => {
  test.each([
    ['the protocol', '../../workers/live/protocol.ts'],
    ['the scenario', '../../workers/engine/scenario/normalize.ts'],
    ['the schemes', '../../workers/engine/schemes/index.ts'],
    ['the layout of frames', '../../workers/engine/sampling/frame.ts'],
    ['the loss models, for their pictures', '../../workers/engine/network/losses/index.ts'],
    ['itself', '../run/store.ts'],
    ['packages', 'd3-scale'],
  ])('imports %s', (_, specifier) => {
    expect(rulesOf(PAGE, `import { a } from '${specifier}';`)).toEqual([]);
  });

  test.each([
    ['the simulator', '../../workers/engine/simulation.ts'],
    ['the sampler', '../../workers/engine/sampling/sampler.ts'],
    ['the network', '../../workers/engine/network/pipes/delay-pipe.ts'],
    ['a worker as a module', '../../workers/live/live.worker.ts'],
    ['a worker through the bundler', '../../workers/live/live.worker.ts?worker'],
    ['the command line', '../../workers/headless/sim.ts'],
    ['Node', 'node:fs'],
    ['the tests', '../../tests/engine/support/run.ts'],
  ])('does not import %s', (_, specifier) => {
    expect(rulesOf(PAGE, `import { a } from '${specifier}';`)).toHaveLength(1);
  });

  test('starts its worker by address', () => {
    expect(
      rulesOf(PAGE, `new Worker(new URL('../../workers/live/live.worker.ts', import.meta.url), { type: 'module' });`),
    ).toEqual([]);
  });
});

test('papers stand on the engine, the metrics and each other, and neither on the protocol nor on the command line', () => {
  const of = (specifier: string): string[] =>
    rulesOf('workers/papers/figures/index.ts', `import { a } from '${specifier}';`);
  expect(['../../engine/version.ts', '../setups/index.ts', '../../measures/gini.ts'].flatMap(of)).toEqual([]);
  expect(of('../../live/protocol.ts')).toEqual(['workers/papers does not import workers/live/protocol.ts']);
  expect(of('../../headless/run.ts')).toHaveLength(1);
  expect(of('../batch/run-point.ts')).toHaveLength(1);
  expect(rulesOf('workers/papers/commands/claims.ts', `import { a } from '../../headless/input.ts';`)).toEqual([]);
});

test('the papers are a house of their own: it is entered by its doors, and its halves know each other', () => {
  const of = (path: string, specifier: string): string[] => rulesOf(path, `import { a } from '${specifier}';`);
  expect(of('src/root.tsx', './papers/index.ts')).toEqual([]);
  expect(of('src/present/place-commands.ts', '../../workers/papers/index.ts')).toEqual([]);
  expect(of('src/papers/gallery.tsx', '../../workers/papers/figures/index.ts')).toEqual([]);
  expect(of('src/glossary/terms-page.tsx', '../papers/gallery.tsx')).toEqual([
    'the papers are entered by src/papers/index.ts, not by src/papers/gallery.tsx',
  ]);
  expect(of('workers/headless/input.ts', '../papers/setups/index.ts')).toEqual([
    'the papers are entered by workers/papers/index.ts, not by workers/papers/setups/index.ts',
  ]);
  expect(of('src/papers/pool.ts', '../../workers/papers/batch/run-point.ts')).toHaveLength(1);
});

test('the command line reads lessons by one door of the page, from one file', () => {
  const of = (path: string, specifier: string): string[] => rulesOf(path, `import { a } from '${specifier}';`);
  expect(of('workers/headless/lesson.ts', '../../src/lessons/check-lesson.ts')).toEqual([]);
  expect(of('workers/headless/lesson.ts', '../../src/lessons/open-lesson.ts')).toHaveLength(1);
  expect(of('workers/headless/sim.ts', '../../src/lessons/check-lesson.ts')).toHaveLength(1);
});

test('workers import neither the page nor React', () => {
  expect(rulesOf('workers/live/live.worker.ts', `import { a } from '../../src/run/store.ts';`)).toHaveLength(1);
  expect(rulesOf('workers/live/live.worker.ts', `import { useState } from 'react';`)).toHaveLength(1);
  expect(rulesOf('workers/live/live.worker.ts', `import { Simulation } from '../engine/simulation.ts';`)).toEqual([]);
});

describe('the lint refuses in the engine', () => {
  const forbidden = (
    'Date performance setTimeout setInterval queueMicrotask requestAnimationFrame ' +
    'document window self globalThis process crypto Intl fetch'
  ).split(' ');
  let refused: string[] = [];

  beforeAll(() => {
    const directory = mkdtempSync(join(tmpdir(), 'sawtooth-lint-'));
    const write = (path: string, used: string): void =>
      writeFileSync(join(directory, path), `export const used = [${used}];\n`);
    const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as object;
    // Without rules that need types: there is no program in this directory.
    writeFileSync(join(directory, '.oxlintrc.json'), JSON.stringify({ ...config, options: {} }));
    mkdirSync(join(directory, 'workers/engine'), { recursive: true });
    mkdirSync(join(directory, 'workers/headless'), { recursive: true });
    for (const name of forbidden) write(`workers/engine/${name}.ts`, name);
    write('workers/engine/arithmetic.ts', 'Math.sqrt(2)');
    write('workers/headless/clock.ts', 'performance');
    const oxlint = join(process.cwd(), 'node_modules/oxlint/bin/oxlint');
    const done = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: directory, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(done.stdout) as { diagnostics: { code: string; filename: string }[] };
    refused = diagnostics.filter(({ code }) => code.includes('no-restricted-globals')).map(({ filename }) => filename);
    rmSync(directory, { recursive: true, force: true });
  });

  test.each(forbidden)('%s', (name) => {
    expect(refused).toContain(`workers/engine/${name}.ts`);
  });

  test('nothing of plain arithmetic, and no clock on the command line', () => {
    expect(refused).toHaveLength(forbidden.length);
  });
});

test('the compiler knows no DOM, clock or Node in the engine', () => {
  const tsc = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  const shown = execFileSync(process.execPath, [tsc, '-p', 'tsconfig.engine.json', '--showConfig'], {
    encoding: 'utf8',
  });
  const { compilerOptions } = JSON.parse(shown) as {
    compilerOptions: { lib: string[]; types: string[]; strict: boolean };
  };
  expect(compilerOptions).toMatchObject({ lib: ['es2024'], types: [], strict: true });
});

test('a room of the page imports only rooms that stand before it, by types too; a new room must be given its place', () => {
  const of = (path: string, specifier: string) => rulesOf(path, `import type { A } from '${specifier}';`);
  expect(of('src/panels/plane.tsx', '../charts/plane-flows.ts')).toEqual([]);
  expect(of('src/charts/cursor.ts', './lines.ts')).toEqual([]);
  expect(of('src/charts/cursor.ts', '../panels/plane.tsx')).toEqual([
    expect.stringContaining('panels stands above it'),
  ]);
  expect(of('src/run/series.ts', '../player/state.ts')).toHaveLength(1);
  expect(of('src/format.ts', './main.tsx')).toHaveLength(1);
  expect(of('src/attic/box.ts', '../format.ts')).toEqual([expect.stringContaining('src/attic has no floor')]);
  expect(rulesOf('src/run/series.ts', `export const load = () => import('../main.tsx');`)).toHaveLength(1);
});
