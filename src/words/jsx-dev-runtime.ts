/** As jsx-runtime.ts, for the development server. */
import { type ElementType, Fragment, type Key, type ReactElement } from 'react';
import { jsxDEV as plain, type JSXSource } from 'react/jsx-dev-runtime';
import { throughDoor } from '../../workers/words/say.ts';

export { Fragment };

export function jsxDEV(
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  return plain(type, throughDoor(type, props), key, isStatic, source, self);
}
