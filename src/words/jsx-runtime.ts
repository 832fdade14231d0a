/**
 * Makes React's elements, as `react/jsx-runtime` does, in whose place the build puts it (tests/tools/words/door.mjs): what an
 * element shows or is called is said in the reader's language. So every text of the page is a message without further ado, and
 * what goes elsewhere, into links, files and workers, stays as it is.
 */
import { type ElementType, Fragment, type Key, type ReactElement } from 'react';
import { jsx as plain, jsxs as plains } from 'react/jsx-runtime';
import { throughDoor } from '../../workers/words/say.ts';

export { Fragment };

export function jsx(type: ElementType, props: object, key?: Key): ReactElement {
  return plain(type, throughDoor(type, props), key);
}

export function jsxs(type: ElementType, props: object, key?: Key): ReactElement {
  return plains(type, throughDoor(type, props), key);
}
