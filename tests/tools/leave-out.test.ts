import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { withoutRules, withoutWords } from './leave-out.mjs';

const CARD = `import { Sender } from './sender.ts';
const help = 'stays';
export const card = {
  kind: 'tcp', name: 'TCP', about: 'It has ' + 'a window.', citation: \`RFC 5681\`,
  parameters: [{ key: 'a', help: 'The climb.', min: 0 }, { key: 'b', help }],
  conflict: ({ a }) => (a > 1 ? null : { key: 'a', rule: 'must be more' }),
  build: (settings) => new Sender(settings),
  connect(values, parts) { return new Sender(values, parts); },
};`;

async function left(plugin: Plugin, file: string): Promise<string | null> {
  const transform = plugin.transform as (code: string, id: string) => Promise<{ code: string } | null>;
  return (await transform.call(null, CARD, file))?.code ?? null;
}

it('workers get a card without the texts that they never show', async () => {
  const code = (await left(withoutWords(), '/x/workers/engine/schemes/tcp.ts'))!;
  expect(code).toContain("name: 'TCP', about: '', citation: ''");
  expect(code).toContain("{ key: 'a', help: '', min: 0 }, { key: 'b', help }");
  expect(code).toContain('build: (settings) => new Sender(settings)');
  expect(code).toContain("rule: 'must be more'");
});

it('the page gets a card without the rule that it never runs', async () => {
  const code = (await left(withoutRules(), '/x/workers/engine/network/queues/red.ts'))!;
  expect(code).toContain('build: undefined,\n  connect: undefined,');
  expect(code).toContain("about: 'It has ' + 'a window.'");
  expect(code).toContain('conflict: ({ a }) =>');
});

it('other files stay as they are, and the page keeps the losses, which it draws', async () => {
  expect(await left(withoutRules(), '/x/workers/engine/network/losses/gilbert.ts')).toBeNull();
  expect(await left(withoutWords(), '/x/workers/engine/transport/receiver.ts')).toBeNull();
  expect(await left(withoutRules(), '/x/src/panels/stage.ts')).toBeNull();
});
