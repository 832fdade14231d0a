import { expect, it } from 'vitest';
import { lateWords } from './late-words.mjs';

const CARD = `import { power } from './math.ts';
import { Law, flag } from './law.ts';
const HALVING = 'W/2';
export const card = windowScheme({
  kind: 'tcp', name: 'TCP', about: 'A ' + 'window.', words: { cut: { says: HALVING, keeps: ({ cut }) => cut / 2 } },
  theory: { aimd: () => ({ a: 1 }) }, parameters: [flag({ key: 'a', help: 'The climb.', notable: [1] }), flag({ key: 'b', help: HALVING })],
  createLaw: (values) => new Law(power(values)),
});`;

function built(id: string, root = '/x'): string | null {
  const transform = lateWords(root).transform as (code: string, id: string) => { code: string } | null;
  return transform.call(null, CARD, id)?.code ?? null;
}

const lateOf = (id: string): string => built(id)!.split('export const late = ')[1]!;

it('the first view gets a card without its texts and its law', () => {
  const code = built('/x/workers/engine/schemes/tcp.ts')!;
  expect(code).toContain("kind: 'tcp', name: 'TCP', parameters: [flag({ key: 'a', help: 'tcp.0', ");
  expect(code).toContain("flag({ key: 'b', help: HALVING })");
  expect(code).not.toMatch(/says|aimd|createLaw|climb|notable/);
});

it('and of what the card imports only what is left to use', () => {
  const code = built('/x/workers/engine/schemes/tcp.ts')!;
  expect(code).toContain("import { Law, flag } from './law.ts';");
  expect(code).not.toContain('math.ts');
});

it('what tells runs is there on its own, by the kind of the card that it belongs to', () => {
  expect(lateOf('/x/workers/engine/schemes/tcp.ts?words')).toBe(
    `{ "tcp": { words: { cut: { says: HALVING, keeps: ({ cut }) => cut / 2 } }, theory: { aimd: () => ({ a: 1 }) } } };`,
  );
});

it('and so is what only forms show, of the card and of its parameters', () => {
  expect(lateOf('/x/workers/engine/schemes/tcp.ts?texts')).toBe(
    `{ "tcp": { about: 'A ' + 'window.' } };\nexport const texts = { 'tcp.0': { help: 'The climb.', notable: [1] } };`,
  );
});

it('what runs is there on its own too', () => {
  expect(lateOf('/x/workers/engine/schemes/tcp.ts?rules')).toBe(
    `{ "tcp": { createLaw: (values) => new Law(power(values)) } };`,
  );
});

it.each(['words', 'texts', 'rules'])(
  'who reads the %s of cards fetches those of every card, and not the others',
  (which) => {
    const root = process.cwd();
    const code = built(`${root}/src/scenario/card-${which}.ts`, root)!;
    const fetched = [...code.matchAll(/import \{ late as late\d+[^}]* \} from '([^']+)';/g)].map(([, from]) => from);
    for (const card of ['schemes/tcp', 'network/queues/red'])
      expect(fetched).toContain(`${root}/workers/engine/${card}.ts?${which}`);
    expect(fetched.filter((from) => !from!.endsWith(`?${which}`))).toEqual([]);
    expect(code).toContain('Object.assign(card, late[card.kind])');
    expect(code.includes('Object.assign(each, allTexts[each.help])')).toBe(which === 'texts');
    expect(code.endsWith(CARD)).toBe(true);
  },
);

it('files that are no cards stay as they are', () => {
  expect(built('/x/workers/engine/transport/receiver.ts')).toBeNull();
  expect(built('/x/workers/engine/network/losses/bernoulli.ts')).toBeNull();
});

it('a parameter that many cards share keeps its help, for no card puts it back on', () => {
  const shared = "export const variant = { type: 'choice', key: 'variant', help: 'How the missing is found.' };";
  const transform = lateWords('/x').transform as (code: string, id: string) => { code: string } | null;
  expect(transform.call(null, shared, '/x/workers/engine/schemes/scheme.ts')).toBeNull();
});
