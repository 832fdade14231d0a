/** The texts of an element in the reader's language: those that it shows, and those of its attributes that are seen or spoken. */
import { Fragment } from 'react';

/** Attributes whose texts people read or hear. */
export const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-description'] as const;
/** What is written in these is no text: names of fields, keys, statements. */
const VERBATIM = new Set<unknown>(['code', 'kbd', 'pre', 'samp', 'textarea', 'style', 'script']);

interface Texts {
  children?: unknown;
  translate?: string;
}

/** @param inWords a whole text in the reader's language, with the spaces around it */
export function doorTo(inWords: (text: string) => string) {
  return <Props extends object>(type: unknown, props: Props): Props => {
    if ((typeof type !== 'string' && type !== Fragment) || VERBATIM.has(type)) return props;
    const { children, translate } = props as Texts;
    if (translate === 'no') return props;
    const said: Record<string, unknown> = Object.fromEntries(Object.entries(props));
    for (const name of SPOKEN) if (typeof said[name] === 'string') said[name] = inWords(said[name]);
    if (typeof children === 'string') said['children'] = inWords(children);
    // A text beside others, or beside a number, is a part of a sentence: no message.
    else if (Array.isArray(children) && children.filter(isText).length === 1)
      said['children'] = children.map((child: unknown) => (typeof child === 'string' ? inWords(child) : child));
    return said as typeof props;
  };
}

function isText(child: unknown): boolean {
  return typeof child === 'number' || (typeof child === 'string' && child.trim() !== '');
}
