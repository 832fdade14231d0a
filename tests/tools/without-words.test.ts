import { expect, it } from 'vitest';
import { withoutWords } from './without-words.mjs';

const CARD = `import { Sender } from './sender.ts';
const help = 'stays';
export const card = {
  kind: 'tcp', name: 'TCP', about: 'It has ' + 'a window.', citation: \`RFC 5681\`,
  words: wordsWith(['alpha'], { cut: { says: 'W/2', keeps: ({ cut }) => cut / 2 } }),
  parameters: [{ key: 'a', name: 'Climb', help: 'The climb.', min: 0 }, { key: 'b', help }],
  conflict: ({ a }) => (a > 1 ? null : { key: 'a', rule: 'must be more' }),
  build: (settings) => new Sender(settings),
  connect(values, parts) { return new Sender(values, parts); },
};`;

async function left(file: string, bundle: 'page' | 'worker' = 'worker'): Promise<string | null> {
  const transform = withoutWords(bundle).transform as (code: string, id: string) => Promise<{ code: string } | null>;
  return (await transform.call(null, CARD, file))?.code ?? null;
}

it('workers get a card without the texts that they never show', async () => {
  const code = (await left('/x/workers/engine/schemes/tcp.ts'))!;
  expect(code).toContain("kind: 'tcp', parameters: [{ key: 'a', min: 0 }, { key: 'b', help }]");
  expect(code).toContain('build: (settings) => new Sender(settings)');
  expect(code).toContain("rule: 'must be more'");
});

it('and a queue, loss or source without how it is told and drawn', async () => {
  const source = `export const cbr = { kind: 'cbr', ns2: 'has none', source: 'RFC 1', words: { marked: 'says' }, clause({ high }, { rate }) { return ['a ', rate(high)]; }, summary: ({ high }) => high, peak: ({ high }) => high };`;
  const transform = withoutWords('worker').transform as (code: string, id: string) => Promise<{ code: string }>;
  const { code } = await transform.call(null, source, '/x/workers/engine/network/sources/cbr.ts');
  expect(code).toMatch(/\{ kind: 'cbr', peak: \(\{ high \}\) => high \}/);
});

it('and lists of fields without their names', async () => {
  expect(await left('/x/workers/engine/scenario/run-fields.ts')).toContain("kind: 'tcp', about:");
});

it('files that are neither stay as they are', async () => {
  expect(await left('/x/workers/engine/transport/receiver.ts')).toBeNull();
  expect(await left('/x/workers/engine/transport/causes/cuts.ts')).not.toContain('W/2');
  expect(await left('/x/src/panels/stage.ts')).toBeNull();
});

it('of a change the page gets its words and not what it does to a network, workers the opposite', async () => {
  const change = `export const stop = { do: 'stop', fields: [GROUP], act(event, network) {}, verb: () => 'stopped' };`;
  const of = async (bundle: 'page' | 'worker') => {
    const transform = withoutWords(bundle).transform as (code: string, id: string) => Promise<{ code: string }>;
    return (await transform.call(null, change, '/x/workers/engine/changes/stop.ts')).code;
  };
  expect(await of('page')).toMatch(/\{ do: 'stop', fields: \[GROUP\], verb: \(\) => 'stopped',? *\}/);
  expect(await of('worker')).toMatch(/\{ do: 'stop', fields: \[GROUP\], act\(event, network\) \{\},? *\}/);
});

it('of a scheme it gets all but the values for tests', async () => {
  const of = async (code: string) => {
    const transform = withoutWords('page').transform as (code: string, id: string) => Promise<{ code: string }>;
    return (await transform.call(null, code, '/x/workers/engine/schemes/tcp.ts')).code;
  };
  expect(await of(CARD)).toBe(CARD);
  expect(await of(`const a = number({ key: 'a', tryInTests: [0, 6], range: [0, 9] });`)).toBe(
    `const a = number({ key: 'a', range: [0, 9] });`,
  );
});
