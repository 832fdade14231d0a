/** What is counted in a translation has the form that goes with the number: of one the singular, in Arabic also those of two, a few and many. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { withUnit } from '../../src/lessons/answer.ts';
import { type Messages, messagesOf } from '../../src/words/bundle.ts';
import { say, sayWith } from '../../workers/words/say.ts';
import { folderOf, type Translation, textsOf, translationsIn } from '../tools/words/files.ts';

const ROOT = new URL('../../', import.meta.url).pathname;

afterEach(() => sayWith(null));

/** What the page counts, or says of what it counts, in the plural. */
const PLURALS = {
  de: 'Pakete|Paketen|Flüsse|Flüssen|Umläufe|Runden|Quellen|ACKs|Zeilen|Läufe|Startwerte|Verluste|Verlustereignisse',
  es: 'paquetes|flujos|idas|rondas|fuentes|filas|ejecuciones|semillas|pérdidas|eventos|perdidos|descartados|marcados|reenviados|entregados|entregadas|omitidas|bloqueadas|ocultas|calculados|dados',
  'pt-BR':
    'pacotes|fluxos|idas|rodadas|fontes|linhas|execuções|sementes|perdas|eventos|perdidos|descartados|marcados|reenviados|entregues|omitidas|bloqueadas|ocultas|calculados|dados',
} as const;

/** The form after 3 to 10, and that after 11 and more. */
const ARABIC = [
  ['حزم', 'حزمة'],
  ['تدفقات', 'تدفق|تدفقًا'],
  ['جولات', 'جولة'],
  ['رحلات', 'رحلة'],
  ['مرات', 'مرة'],
  ['بذور', 'بذرة'],
  ['أسطر|صفوف', 'سطر|سطرًا|صف|صفًا'],
  ['أحداث', 'حدث'],
  ['أضعاف', 'ضعف'],
] as const;

interface Counted extends Translation {
  /** The place that holds the number. */
  place: string;
}

/** What is put into these is no count: a name, or the number that a packet has. */
const NAMES = /^(?:name|flow|packet)$/i;

/** Messages that have one of the words behind a place, once for each of their places. */
function countedIn(language: string, words: string): Counted[] {
  const word = new RegExp(`[} ](?:${words})(?!\\p{L})`, 'u');
  return [...textsOf(ROOT, language).values()]
    .flatMap(translationsIn)
    .filter(({ said }) => said.includes('{ $') && word.test(said))
    .flatMap((message) =>
      [...new Set([...message.english.matchAll(/\{(\w+)/g)].map(([, place]) => place!))]
        .filter((place) => !NAMES.test(place))
        .map((place) => ({ ...message, place })),
    );
}

const messagesIn = (language: string): Messages => messagesOf(language, [...textsOf(ROOT, language).values()]);

/** The message with the number in its place, and a name in all others; of a code its first. */
function saidWith({ translate }: Messages, { english, place }: Counted, number: number): string {
  const given = [...english.matchAll(/\{(\w+)(\??)/g)].map(([, name, code]) => [name!, code ? 0 : 'TCP']);
  const filled = { ...Object.fromEntries(given), [place]: String(number) };
  return translate(english, filled)!.replace(/[\u200f\u2066-\u2069]/g, '');
}

/** What stands behind the number, without what is a unit: `3 حزمة/s`. */
const behind = (text: string, number: number): string | undefined =>
  new RegExp(`(?<![\\w.,])${number}[ \\u00a0](\\p{L}+)(?![/\\p{L}])`, 'u').exec(text)?.[1];

/** English that would say `1 packets`: where there is one, the code says another message. */
const hasAnotherForOne = ({ english, place }: Counted): boolean =>
  new RegExp(`\\{${place}[^{}#]*\\}[ \\u00a0](?:[a-z]+[ \\u00a0]){0,2}(?:[A-Z]+|[a-z]{2,})s\\b`).test(english);

test.each(Object.entries(PLURALS))(
  '%s says one in the singular wherever a message is said of one',
  (language, words) => {
    const plural = new RegExp(`^(?:${words})$`, 'u');
    const counted = countedIn(language, words).filter((message) => !hasAnotherForOne(message));
    const messages = messagesIn(language);
    expect(counted.length).toBeGreaterThan(100);
    const wrong = counted
      .map((message) => saidWith(messages, message, 1))
      .filter((text) => plural.test(behind(text, 1) ?? ''));
    expect(wrong).toEqual([]);
  },
);

test('Arabic has its own words for two, for 3 to 10, and for 11 and more', () => {
  const messages = messagesIn('ar');
  let checked = 0;
  const wrong: string[] = [];
  for (const [few, many] of ARABIC)
    for (const message of countedIn('ar', `${few}|${many}`)) {
      const noun = new RegExp(`^(?:${few}|${many})$`, 'u');
      for (const [number, fits] of [
        [2, '(?!)'],
        [5, few],
        [11, many],
        [100, many],
      ] as const) {
        const text = saidWith(messages, message, number);
        const word = behind(text, number) ?? '';
        if (!noun.test(word)) continue;
        checked += 1;
        if (!new RegExp(`^(?:${fits})$`, 'u').test(word)) wrong.push(text);
      }
    }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(150);
});

const unitsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^unit: (.+)$/gm)].map(([, unit]) => unit!);

test.each(Object.keys(PLURALS))('an answer of one, to a lesson in %s, has its unit in the singular', (language) => {
  sayWith({ translate: messagesIn(language).translate, door: null });
  const folder = join(folderOf(ROOT, language), 'lessons');
  const counted = new Set<string>();
  for (const name of readdirSync(folder)) {
    const english = unitsIn(join(ROOT, 'public/lessons', name));
    unitsIn(join(folder, name)).forEach((unit, at) => {
      const one = { packets: 'packet', flows: 'flow' }[english[at]!];
      if (one === undefined) return;
      counted.add(one);
      expect([withUnit('1', unit), withUnit('2', unit)]).toEqual([`1\u00a0${say(one)}`, `2\u00a0${unit}`]);
      expect(say(one)).not.toBe(unit);
    });
  }
  expect(counted.size).toBe(2);
});
