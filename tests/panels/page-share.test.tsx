/** What stands around papers and terms: the link with a question to its readers, its code for a room, and the line of a page within another. */
import { afterEach, expect, test } from 'vitest';
import { Frame } from '../../src/frame/frame.tsx';
import { PageShare } from '../../src/frame/page-share.tsx';
import { placeOf } from '../../src/link/route.ts';
import { setMode } from '../../src/screen/mode.ts';
import { Panel, textsOf } from './support/panel.tsx';

afterEach(() => history.replaceState(null, '', location.pathname));

const at = (address: string): void => history.replaceState(null, '', address);

test('the link holds what its readers are asked: what its address asks already, and what is typed', async () => {
  at('#/terms/rto?note=Look&frame=1');
  const panel = await Panel.of(<PageShare title="Timeout">More ways</PageShare>);
  const asks = (): string => textsOf('summary').join(' ');
  const link = (): string => panel.value('Link');
  expect([asks(), panel.value('Note'), link()]).toEqual([
    expect.stringContaining('a note'),
    'Look',
    expect.stringMatching(/#\/terms\/rto\?note=Look$/),
  ]);
  // As part of another page it is the same in a frame.
  expect(panel.value('In a page of yours')).toContain('#/terms/rto?note=Look&amp;frame=1');
  await panel.enter(panel.input('Question'), 'Why?');
  expect([asks(), link()]).toEqual([
    expect.stringContaining('a question'),
    expect.stringMatching(/#\/terms\/rto\?note=Look&question=Why%3F$/),
  ]);
  await panel.enter(panel.input('Question'), ' ');
  await panel.enter(panel.input('Note'), ' ');
  expect([asks(), link()]).toEqual([expect.stringContaining('nothing asked'), expect.stringMatching(/#\/terms\/rto$/)]);
  expect(panel.text).toContain('More ways');
});

test('its code fills the screen and gives it back, with what was typed', async () => {
  at('#/terms/rto');
  const panel = await Panel.of(<PageShare title="Timeout">More ways</PageShare>);
  await panel.enter(panel.input('Note'), 'Look');
  await panel.press('Show the QR code large');
  expect([document.querySelectorAll('dialog').length, panel.text.includes('More ways')]).toEqual([1, false]);
  await panel.press('Smaller');
  await panel.openAll();
  expect([panel.value('Note'), panel.text.includes('More ways')]).toEqual(['Look', true]);
  await panel.settle(() => setMode({ dialog: 'share' }));
  await panel.press('Close');
  expect(document.querySelector('dialog')!.open).toBe(false);
});

const inFrame = (query: string) => (
  <Frame place={placeOf(`#/terms/rto?${query}`)!} title="Timeout" body={null}>
    <a href="#/scene/rto">
      <b>a scene</b>
    </a>
    <i>no link</i>
  </Frame>
);

test.each([
  ['frame=1', ['_blank', 'noopener']],
  ['', [null, null]],
])('a link within a page opens beside it where that is a frame: %j', async (query, opens) => {
  const panel = await Panel.of(inFrame(query));
  const link = document.querySelector('a[href="#/scene/rto"]')!;
  // A link of this document would be followed before it hears that it need not.
  link.addEventListener('click', (event) => event.preventDefault());
  const click = (of: Element): Promise<void> =>
    panel.settle(() => of.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  await click(document.querySelector('.papers-body i')!);
  expect(link.getAttribute('target')).toBeNull();
  await click(link.querySelector('b')!);
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(opens);
});

test('once the frame is left, links of what comes after it are as they were', async () => {
  const panel = await Panel.of(inFrame('frame=1'));
  await panel.show(<a href="#/play">another</a>);
  const link = document.querySelector('a')!;
  await panel.settle(() => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  expect(link.getAttribute('target')).toBeNull();
});

test.each([
  ['', 'note=Look', ['Look'], 'Open'],
  ['', 'question=Why%3F', ['Why?'], 'Open'],
  ['', '', [], 'Open'],
  ['?course', '', [], 'platform'],
])(
  'in a frame at %j with %j it has what is asked, %j, and leads to the whole page but from a course',
  async (search, query, asked, line) => {
    at(`${location.pathname}${search}#/terms/rto?${query}&frame=1`);
    await Panel.of(inFrame(`${query}&frame=1`));
    const words = textsOf('.page-lesson');
    expect(words.length).toBe(asked.length);
    asked.forEach((text, index) => expect(words[index]).toContain(text));
    expect(textsOf('.frame-line').join()).toContain(line);
    const whole = document.querySelector('.frame-line a')?.getAttribute('href');
    expect(whole).toBe(search === '' ? `#/terms/rto${query && `?${query}`}` : undefined);
    // The parts of the page are not offered within another.
    expect(document.querySelector('.top-bar')).toBeNull();
  },
);
