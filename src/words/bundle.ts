/** The messages of one language, from its files in Fluent's syntax. Fetched with the first language that is not English. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { messageId, shortId } from './message-id.ts';
import { decimalSign, loneNumber } from './numbers.ts';
import type { Said } from '../../workers/words/say.ts';

/** A text is either a message, or a lone number, or said as it stands. */
export interface Messages {
  /** How many messages the files have. */
  readonly count: number;
  /** Takes another file. */
  add(file: string): void;
  translate(english: string, said?: Said): string | undefined;
  /** Refusals, which are English sentences with their values in them, are translated by this too. */
  refuseBy(refused: (text: string) => string | undefined): void;
}

/** Digits of charts and tables are the same in every language, also where its own writing has others. */
function withLatinDigits(language: string): string {
  return `${language}-u-nu-latn`;
}

/** As English writes it, with commas between thousands or without, and its decimals. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,15})(?:\.(\d{1,15}))?$/;

/** Numbers that were written for English, with the decimals that they have: they choose plurals, and get the reader's signs. */
function counted(said: Said, sign: string): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(said).map(([name, value]) => {
      const text = String(value);
      const decimals = NUMBER.exec(text);
      if (!decimals) return [name, (sign !== '.' && loneNumber(text, sign)) || value];
      return [
        name,
        new FluentNumber(Number(text.replaceAll(',', '')), {
          minimumFractionDigits: decimals[1]?.length ?? 0,
          // A seed is typed as it stands.
          useGrouping: text.includes(','),
        }),
      ];
    }),
  );
}

/** A number, or a place where one will stand, and its unit. */
const MEASURED = /\u2068?(\d[\d.,/]{0,15}|\{\w{1,20}\})\u2069?([ \u00a0](?:%|(?:[kMG]?bit\/|m|µ)?s|[kM]B)(?![\w/])|×)/g;

/** From right to left a number would stand behind its unit, whose letters are Latin: marks keep the two in their order. */
function withUnits(text: string): string {
  return text.replace(MEASURED, '\u2066$1$2\u2069');
}

/** Faulty messages are left out, one by one: what they would have said is said in English. */
export function messagesOf(language: string, files: readonly string[]): Messages {
  const locale = withLatinDigits(language);
  const isRightToLeft = language === 'ar';
  // Marks around what is put in keep a Latin name from turning a line that goes from right to left.
  const bundle = new FluentBundle(locale, { useIsolating: isRightToLeft });
  let count = 0;
  const plain = new Map<string, string | undefined>();
  const add = (file: string): void => {
    const resource = new FluentResource(file);
    count += resource.body.length;
    for (const entry of resource.body) entry.id = shortId(entry.id);
    bundle.addResource(resource);
    plain.clear();
  };
  files.forEach(add);
  const sign = decimalSign(locale);
  let refused: (text: string) => string | undefined = () => undefined;
  /** What is put in may be a refusal. */
  const withRefusals = (said: Said): Said =>
    Object.fromEntries(
      Object.entries(said).map(([name, value]) => [name, (typeof value === 'string' && refused(value)) || value]),
    );
  const found = (padded: string, said?: Said): string | undefined => {
    const english = padded.trim();
    const pattern = bundle.getMessage(shortId(messageId(english)))?.value;
    const refusal = pattern || said ? undefined : refused(english);
    if (refusal !== undefined) return refusal;
    if (!pattern) return sign === '.' ? undefined : loneNumber(padded, sign);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, said && counted(withRefusals(said), sign), errors);
    return errors.length === 0 ? padded.replace(english, () => (isRightToLeft ? withUnits(text) : text)) : undefined;
  };
  return {
    get count() {
      return count;
    },
    add,
    refuseBy(next) {
      refused = next;
      plain.clear();
    },
    translate(english, said) {
      if (said) return found(english, said);
      if (!plain.has(english)) {
        // Numbers run: what was said long ago is found again when it is said again.
        if (plain.size > 5_000) plain.clear();
        plain.set(english, found(english));
      }
      return plain.get(english);
    },
  };
}
