/** Line breaks and the like: names from a link have them only by malice. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** A link that cannot be opened, or an experiment that fits in none; the message is one line for the reader. */
export class LinkError extends Error {
  constructor(
    message: string,
    /** The nearest address that does open, if the link leads that far; else null. */
    readonly nearest: string | null = null,
  ) {
    super(message.replace(CONTROLS, '?'));
    this.name = 'LinkError';
  }
}

/** What a link says, short enough for a message. */
export function shorten(text: string): string {
  return text.length > 30 ? `${text.slice(0, 30)}…` : text;
}
