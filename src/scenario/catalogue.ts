/** What the scheme picker offers: every scheme of the registry by family, and every set of values that goes by a name. */
import { schemes } from '../../workers/engine/schemes/index.ts';
import type { SchemeCard, SchemePreset } from '../../workers/engine/schemes/scheme.ts';
import type { SchemeChoice } from '../../workers/engine/scenario/types.ts';
import { inBoth, isFoundIn } from '../search/in-both.ts';
import { schemeDefaults, schemePreset } from './edit-flows.ts';
import { sourceText } from './papers.ts';

/** One thing to pick: a scheme with its defaults, or with the values of a preset. */
export interface Offer {
  id: string;
  card: SchemeCard;
  preset: SchemePreset | null;
  name: string;
  scheme: SchemeChoice;
}

export interface Family {
  name: string;
  schemes: { offer: Offer; presets: Offer[] }[];
}

/** What students have heard of, in that order. */
const WELL_KNOWN = ['tcp', 'cubic', 'bbr', 'vegas'];
const wellKnown = WELL_KNOWN.map((kind) => schemes.find((card) => card.kind === kind)!);
const others = schemes.filter((card) => !wellKnown.includes(card));

/** All offers: the well-known schemes, then the families of the papers in the registry's order. */
export const catalogue: readonly Family[] = [
  { name: 'Well known', cards: wellKnown },
  ...Array.from(new Set(others.map((card) => card.family)), (name) => ({
    name,
    cards: others.filter((card) => card.family === name),
  })),
].map(({ name, cards }) => ({
  name,
  schemes: cards.map((card) => ({
    offer: { id: card.kind, card, preset: null, name: card.name, scheme: schemeDefaults(card.kind) },
    presets: card.presets.map((preset, index) => ({
      id: `${card.kind}-${index}`,
      card,
      preset,
      name: preset.name,
      scheme: schemePreset(card.kind, preset.values),
    })),
  })),
}));

/** The schemes in which a text is found, with all presets or those that match. Case and order do not count. */
export function search(text: string): readonly Family[] {
  if (text.trim() === '') return catalogue;
  return catalogue.flatMap((family) => {
    const kept = family.schemes.flatMap(({ offer, presets }) => {
      if (isFound(offer, text)) return [{ offer, presets }];
      const matching = presets.filter((preset) => isFound(preset, text));
      return matching.length > 0 ? [{ offer, presets: matching }] : [];
    });
    return kept.length > 0 ? [{ ...family, schemes: kept }] : [];
  });
}

/** The offers of some families one after the other, as the arrow keys pass them. */
export function offersOf(families: readonly Family[]): Offer[] {
  return families.flatMap((family) => family.schemes.flatMap(({ offer, presets }) => [offer, ...presets]));
}

/** What is meant by a text: the offer of that name, or whose name begins so, else the first in which it is found; null for none. */
export function meant(text: string): Offer | null {
  const offers = offersOf(search(text)).filter((offer) => isFound(offer, text));
  const wanted = text.trim().toLowerCase();
  const named = (test: (name: string) => boolean): Offer | undefined =>
    offers.find((offer) => test(offer.name.toLowerCase()));
  return named((name) => name === wanted) ?? named((name) => name.startsWith(wanted)) ?? offers[0] ?? null;
}

/** The variants that a scheme has by their own names: TCP is Tahoe, Reno, NewReno and SACK. */
export function otherNames({ kind, parameters }: SchemeCard): string[] {
  const variants = kind === 'tcp' ? parameters.find(({ key }) => key === 'variant') : undefined;
  return variants?.type === 'choice' ? variants.options.map(({ label }) => label) : [];
}

/** Every word of the text stands in the offer's names, its family or, of a preset, its source. */
function isFound({ card, preset }: Offer, text: string): boolean {
  const own = inBoth(
    card.name,
    card.fullName,
    card.family,
    ...otherNames(card),
    ...(preset ? [preset.name, sourceText(preset.source)] : []),
  );
  return isFoundIn(own, text);
}
