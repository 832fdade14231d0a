/** A rule's names and memories have the slots below this one, its params those from here on. By itself, for the cards need no more. */
export const FIRST_PARAM = 21;
