/** The page of all terms: by subject, by a search, at one of them; each with its words and its scenes. */
import { describe, expect, test } from 'vitest';
import { TermsPage } from '../../src/glossary/terms-page.tsx';
import { placeOf, sceneHash, termHash } from '../../src/link/route.ts';
import { searchTerms, termGroups } from '../../src/terms/index.ts';
import { scenesOf } from '../../src/terms/scenes-of.ts';
import { Panel } from './support/panel.tsx';

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const textOf = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const status = (): string => textOf(document.querySelector('.terms-find [role=status]'));
const at = (hash: string) => <TermsPage place={placeOf(hash)!} />;
const terms = termGroups.flatMap((group) => group.terms);

describe('the terms', () => {
  test('stand by subject, each under its name with its definition and the scenes in which it is seen', async () => {
    const panel = await Panel.of(null);
    document.title = 'Before';
    await panel.show(at('#/terms'));
    expect(document.title).toBe('Terms · Sawtooth');
    expect(all('.terms h2').map(textOf)).toEqual(termGroups.map(({ title }) => title));
    expect(all('.terms section').map((section) => section.getAttribute('aria-label'))).toEqual(
      termGroups.map(({ title }) => title),
    );
    expect(status()).toBe(`${terms.length} terms`);
    all('.term-entry').forEach((entry, index) => {
      const term = terms[index]!;
      expect(entry.id).toBe(`about-${term.name}`);
      expect(entry.querySelector('h3 a')!.getAttribute('href')).toBe(termHash(term.name));
      expect(textOf(entry.querySelector('h3'))).toBe(term.title);
      expect(textOf(entry)).toContain(term.definition.replaceAll(/\s+/g, ' '));
      expect([...entry.querySelectorAll('.term-links a')].map((link) => link.getAttribute('href'))).toEqual(
        scenesOf(term).map(({ id }) => sceneHash(id)),
      );
    });
    expect(all('.term-entry.chosen, [role=alert]')).toHaveLength(0);
    await panel.show(null);
    expect(document.title).toBe('Before');
  });

  test('are found by what is typed, the best first; a word that none has finds none', async () => {
    const panel = await Panel.of(at('#/terms'));
    await panel.enter(panel.input('Find a term'), 'queue');
    const found = searchTerms('queue');
    expect(found.length).toBeLessThan(terms.length);
    expect(all('.term-entry h3').map(textOf)).toEqual(found.map(({ title }) => title));
    expect(all('.terms h2').map(textOf)).toEqual(['Found']);
    expect(status()).toBe(`${found.length} terms`);
    await panel.enter(panel.input('Find a term'), 'zebra crossing');
    expect(all('.terms h2')).toHaveLength(0);
    expect(status()).toBe('None is called so.');
    await panel.enter(panel.input('Find a term'), ' ');
    expect(all('.term-entry')).toHaveLength(terms.length);
  });

  test('at the address of one it is marked and has the focus, and the next one after it; of none it is said', async () => {
    const [first, second] = [terms[3]!, terms[8]!];
    const panel = await Panel.of(at(termHash(first.name)));
    const marked = () => all('.term-entry.chosen').map(({ id }) => id);
    expect(marked()).toEqual([`about-${first.name}`]);
    expect(document.activeElement).toBe(document.querySelector(`#about-${first.name} h3`));
    await panel.show(at(termHash(second.name)));
    expect(marked()).toEqual([`about-${second.name}`]);
    expect(document.activeElement).toBe(document.querySelector(`#about-${second.name} h3`));
    await panel.show(at('#/terms/no-such'));
    expect(marked()).toEqual([]);
    expect(textOf(document.querySelector('[role=alert]'))).toBe('There is no term “no-such”.');
  });
});
