/** Which keys an element that has the focus uses itself: the page's commands have the others. */
import { expect, test } from 'vitest';
import { keepsKey } from '../../src/commands/keys.ts';

test.each<[what: string, html: string, keeps: string[], leaves: string[]]>([
  ['a text field keeps all but Ctrl+K', '<input type="text">', ['a', '.', 'Space', 'Ctrl+z', 'Home'], ['Ctrl+k']],
  ['a text area keeps all but Ctrl+K', '<textarea></textarea>', ['a', 'Space', 'Ctrl+Shift+z', 'End'], ['Ctrl+k']],
  [
    'a field whose text has been applied leaves undo to the page',
    '<input type="text" data-applied="true">',
    ['a', 'Space'],
    ['Ctrl+k', 'Ctrl+z', 'Ctrl+Shift+z'],
  ],
  [
    'a slider keeps what moves it',
    '<input type="range">',
    ['ArrowLeft', 'PageUp', 'Home', 'End'],
    ['a', 'Space', 'Ctrl+z'],
  ],
  ['a checkbox keeps Space and arrows', '<input type="checkbox">', ['Space', 'ArrowUp'], ['a', 'Home', 'Ctrl+z']],
  ['a radio button keeps Space and arrows', '<input type="radio">', ['Space', 'ArrowUp'], ['a', 'Home']],
  [
    'a radio button that is chosen keeps arrows alone',
    '<input type="radio" checked>',
    ['ArrowUp'],
    ['a', 'Home', 'Space'],
  ],
  ['a list keeps letters, Space and arrows', '<select></select>', ['a', 'Space', 'ArrowUp'], ['Ctrl+k', 'Ctrl+z']],
  ['a button keeps Space', '<button></button>', ['Space'], ['a', 'Home', 'ArrowUp', 'Ctrl+z']],
  ['a link keeps Space', '<a></a>', ['Space'], ['a', 'Home']],
  [
    'within the set-up a button keeps what scrolls that',
    '<div class="rail"><button></button></div>',
    ['Space', 'Home', 'PageDown', 'End'],
    ['a', 'ArrowUp'],
  ],
  ['any other element keeps none', '<div></div>', [], ['a', 'Space', 'Home', 'ArrowUp', 'Ctrl+z']],
])('%s', (_, html, keeps, leaves) => {
  const host = document.createElement('div');
  host.innerHTML = html;
  const element = host.querySelector('button') ?? host.firstElementChild!;
  expect([...keeps, ...leaves].filter((key) => keepsKey(element, key))).toEqual(keeps);
});
