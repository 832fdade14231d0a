/** A cause of a change: what is recorded with it, and how it is told. */
import type { Source, Telling, Text, Words } from '../telling.ts';

/** How a cause is told, and what it has to do with other records. Only the page reads it. */
export interface CauseWords<Name extends string> extends Telling<Name> {
  /**
   * What the narrator says of it: that a loss or mark is answered by a cut, or by a timeout; that window or rate falls for
   * another reason or that the flow gives way; that a phase begins; that all is repaired.
   */
  told?: 'cut' | 'timeout' | 'fall' | 'yield' | 'phase' | 'recovered';
  /** The number `packet` is of one that was dropped, lost or marked: what became of it is told. */
  namesPacket?: true;
  /**
   * It comes again and again and is what went on, not why: the chain of causes leads to the change before. What comes with every
   * ACK is, where it says nothing.
   */
  routine?: boolean | 'rate';
  /** Its chain does not lead to an earlier change: what it follows from tells enough. */
  alone?: true;
  /** It shows that the flow knows of a loss or a mark; `perhaps`: or of none. */
  answers?: 'loss' | 'mark' | 'perhaps';
  /** The cut takes effect at once with PRR too: there is nothing left to repair. */
  atOnce?: true;
  /** It answers for all packets up to this number; and why none of them brings another cut, where it is no loss. */
  answersUpTo?: Name;
  once?: Text;
  /** Of a packet that fell so soon after the first that it belongs to the same event: within how long, s, and the words. */
  sameEvent?: { within: Name; says: Text };
  /** What it is counted as, where not by what became of the packet. */
  countedAs?: 'marks' | 'losses' | 'silence' | 'timeouts';
  /** Earlier records that it follows from. */
  from?: readonly Source<Name>[];
  /** How it is told where a later change follows from it; and whether what became of its packet is told too. */
  behind?: Words<Name>;
  behindPacket?: true;
  /** What the record itself says of where its numbers come from. */
  made?: Words<Name>;
}

export interface CauseCard<Names extends readonly string[] = readonly string[], Open = boolean> {
  /** Names of the numbers that are recorded beside the change, in this order. */
  numbers: Names;
  /** Others may follow, which the scheme names (its law's terms first), or the last be missing. */
  open?: Open;
  /** It comes with every ACK: successive changes of a variable are recorded as one, with the numbers of the last. */
  everyAck?: boolean;
  /** A loss is answered: a packet is sent again, and with it another round begins. */
  endsRound?: true;
  /** The number of the packet whose delay may have had a part in the change. */
  delayed?: Names[number];
  words: CauseWords<Names[number]>;
}

/** A card whose words may use the numbers by their names. */
export function cause<const Names extends readonly string[], const Open extends boolean = false>(
  card: CauseCard<Names, Open>,
): CauseCard<Names, Open> {
  return card;
}
