/**
 * How cards say texts that no sentence of a run is, such as what a change did: whole, with `{name}` where something stands in it.
 * The page puts that in, and says the text in its reader's language.
 */
export interface Saying {
  words(text: string, said?: Readonly<Record<string, number | string>>): string;
}
