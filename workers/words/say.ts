/**
 * What the page says, in the reader's language. English stands in the code and is what a message is known by: whole texts and
 * whole sentences, with `{name}` where something is put in. What has no translation is said in English.
 */

/** Codes, names and numbers, by the names that stand for them in the text. */
export type Said = Readonly<Record<string, string | number>>;

/** In another language than English; undefined where it has no such message. */
type Translate = (english: string, said?: Said) => string | undefined;

let translate: Translate | null = null;
/** Puts the texts of an element into the reader's language: see jsx-runtime.ts. */
let door: (<Props extends object>(type: unknown, props: Props) => Props) | null = null;

/** The text in the reader's language. */
export function say(english: string, said?: Said): string {
  return translate?.(english, said) ?? (said ? filled(english, said) : english);
}

/** The same for a text whose places say how they are written (src/narrator/words/sentence.ts); undefined where it is said in English. */
export function translated(english: string, said: () => Said): string | undefined {
  return translate?.(english, said());
}

/** Texts in a row: `joint` says how two follow one another, and is a message, for not all languages put the same between them. */
export function inRow(joint: string, texts: readonly string[]): string {
  return texts.length === 0 ? '' : texts.reduce((first, next) => say(joint, { first, next }));
}

/** What goes into files is in English, whatever the page is read in. */
export function inEnglish<Made>(make: () => Made): Made {
  const before = translate;
  translate = null;
  try {
    return make();
  } finally {
    translate = before;
  }
}

const PLACE = /\{(\w+)\}/g;

function filled(english: string, said: Said): string {
  return english.replace(PLACE, (place, name: string) => String(said[name] ?? place));
}

/** Whether all is said in English now. */
export function saysEnglish(): boolean {
  return translate === null;
}

/** A name within a sentence: small in English, in another language as it is. */
export function withinSentence(name: string): string {
  return saysEnglish() ? name.charAt(0).toLowerCase() + name.slice(1) : say(name);
}

/** @param next null for English */
export function sayWith(next: { translate: Translate; door: typeof door } | null): void {
  translate = next?.translate ?? null;
  door = next?.door ?? null;
}

export function throughDoor<Props extends object>(type: unknown, props: Props): Props {
  return door ? door(type, props) : props;
}
