import { expect, it } from 'vitest';
import { lateWords } from './late-words.mjs';

const CARD = `import { power } from './math.ts';
const HALVING = 'W/2';
export const card = windowScheme({
  kind: 'tcp', name: 'TCP', about: 'A ' + 'window.', words: { cut: { says: HALVING, keeps: ({ cut }) => cut / 2 } },
  theory: { aimd: () => ({ a: 1 }) }, parameters: [{ key: 'a', about: 'stays' }],
  createLaw: () => new Law(),
});`;

function built(id: string): string | null {
  const transform = lateWords('/x').transform as (code: string, id: string) => { code: string } | null;
  return transform.call(null, CARD, id)?.code ?? null;
}

it('the first view gets a card without its texts', () => {
  const code = built('/x/workers/engine/schemes/tcp.ts')!;
  expect(code).toContain("kind: 'tcp', name: 'TCP', parameters: [{ key: 'a', about: 'stays' }]");
  expect(code).toContain('createLaw: () => new Law()');
  expect(code).not.toMatch(/says|aimd/);
});

it('and they are there on their own, by the kind of the card that they belong to', () => {
  const code = built('/x/workers/engine/schemes/tcp.ts?words')!;
  const late = code.slice(code.indexOf('export const late'));
  expect(late).toBe(
    `export const late = { "tcp": { words: { cut: { says: HALVING, keeps: ({ cut }) => cut / 2 } }, theory: { aimd: () => ({ a: 1 }) } } };`,
  );
});

it('files that are no cards stay as they are', () => {
  expect(built('/x/workers/engine/transport/receiver.ts')).toBeNull();
  expect(built('/x/workers/engine/network/losses/bernoulli.ts')).toBeNull();
});
