/** Why a lesson cannot be opened: the line of its text, and the reason, in one line for its author. */
export class LessonError extends Error {
  constructor(
    /** Counted from 1. */
    readonly line: number,
    readonly reason: string,
  ) {
    super(`Line ${line}: ${reason}`);
    this.name = 'LessonError';
  }
}

/** What a file says, short enough for a message. */
export function quoted(text: string): string {
  return `“${short(text)}”`;
}

export function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
