import { Fragment } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messagesOf } from '../../src/words/bundle.ts';
import { doorTo } from '../../src/words/door.ts';
import {
  currentLanguage,
  firstOf,
  isRightToLeft,
  LANGUAGES,
  fetchWordsBy,
  languageIn,
  needWords,
  setLanguage,
  timesSaid,
  watchLanguage,
} from '../../src/words/language.ts';
import { written } from '../../src/narrator/words/sentence.ts';
import { messageId } from '../../src/words/message-id.ts';
import { previewOf } from '../../src/words/preview.ts';
import { refusedBy } from '../../src/words/refused.ts';
import { say, sayWith } from '../../workers/words/say.ts';
import { messageCount, speak, speakFrom, speakWith } from '../../src/words/speak.ts';
import { entryOf } from '../../src/words/entries.ts';
import { faultsIn, textsOf, translationsIn } from '../tools/words/files.ts';
import { withCounts } from '../tools/words/listed.ts';
import { messagesOf as everyMessage } from '../tools/words/messages.ts';
import { isName } from '../tools/words/names.ts';
import { isSaid, textsIn } from '../tools/words/texts.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

afterEach(() => sayWith(null));

/** Three words in a row that are no names. */
const isSentence = (english: string): boolean =>
  /(?:^| )[a-z]{3,} [a-z]{2,} [a-z]{2,}/.test(english) && !isName(english);

describe.each(OTHERS)('messages of %s', (language) => {
  test('each can be read, says all that it is given, and is said once', () => {
    const texts = [...textsOf(ROOT, language).values()];
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.flatMap((text) => faultsIn(language, text))).toEqual([]);
    const ids = texts.flatMap((text) => translationsIn(text).map(({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('no sentence was left in English', () => {
    const all = [...textsOf(ROOT, language).values()].flatMap(translationsIn);
    const left = all.filter(
      ({ english, said }) => said === english.replace(/\{(\w+)[^{}]*\}/g, '{ $$$1 }') && isSentence(english),
    );
    expect(left.map(({ id }) => id)).toEqual([]);
  });
});

test('each message stands in the file that is fetched with what says it', () => {
  const area = new Map(everyMessage(ROOT).map((message) => [messageId(message.english), message.area]));
  for (const language of OTHERS)
    for (const [file, text] of textsOf(ROOT, language)) {
      const strays = translationsIn(text).filter(({ id }) => area.has(id) && `${area.get(id)}.ftl` !== file);
      expect(
        strays.map(({ id }) => id),
        `${language}/${file}`,
      ).toEqual([]);
    }
});

test('how much of the page a language says is counted over all its files, whichever have been fetched', () => {
  const files = new Map([
    ['play.ftl', entryOf('Share', 'Teilen') + entryOf('SVG', 'SVG')],
    ['papers.ftl', entryOf('Figures', 'Abbildungen')],
  ]);
  const code = withCounts(
    'export const COUNT = Number.NaN;\nexport const SAID = {};',
    ['Share', 'Figures', 'Open'].map((english) => ({ english })),
    (language) => (language === 'de' ? files : new Map()),
  );
  expect(code).toContain('COUNT = 3;');
  expect(code).toContain('"de":2');
  expect(code).toContain('"ar":0');
});

test('what the test of messages refuses: a wrong id, a missing argument, two spaces, markup, what Fluent cannot read', () => {
  const fault = (said: string): string => faultsIn('de', entryOf('{count} flows', said)).join();
  expect(fault('{ $count } Flüsse')).toBe('');
  expect(fault('{ $count ->\n    [one] ein Fluss\n   *[other] { $count } Flüsse\n }')).toBe('');
  expect(fault('Flüsse')).toContain('does not say { $count }');
  expect(fault('{ $number } Flüsse, { $count }')).toContain('number');
  expect(fault('{ $count }  Flüsse')).toContain('a space too many');
  expect(fault('<b>{ $count }</b> Flüsse')).toContain('its marked parts are b, not none');
  expect(fault('<img src=x> { $count } Flüsse')).toContain('is no text');
  const marked = (said: string): string => faultsIn('de', entryOf('Press <key>W</key>.', said)).join();
  expect(marked('<key>W</key> drücken.')).toBe('');
  expect(marked('W drücken.')).toContain('its marked parts are none, not key');
  expect(fault('{ $count')).toContain('cannot read');
  // Of codes only the second is wrong, of plurals only that of two: each is rendered.
  const coded = (said: string): string => faultsIn('de', entryOf('{how?halves|cuts} it {n} times', said)).join();
  const chosen = (second: string): string => `{ $how ->\n    [0] halb\n   *[1] ${second}\n  } { $n }`;
  expect(coded(chosen('kurz'))).toBe('');
  expect(coded(chosen('kurz  und'))).toContain('a space too many');
  expect(coded('{ $how } { $n ->\n    [2] zwei  mal\n   *[other] { $n }\n  }')).toContain('a space too many');
  expect(coded('{ $how ->\n    [cuts] kurz\n   *[other] halb\n  } { $n }')).toContain(
    '[cuts] is no plural and no code',
  );
  expect(faultsIn('de', '# Share\nm-other = Teilen\n').join()).toContain(messageId('Share'));
  expect(faultsIn('de', 'm-other = Teilen\n').join()).toContain('does not stand above it');
});

test('English is said as it stands in the code, and what has no translation or a broken one is English', () => {
  expect(say('Share')).toBe('Share');
  expect(say('{count} flows of {name}', { count: 3, name: 'TCP' })).toBe('3 flows of TCP');
  speakWith('de', [entryOf('Share', 'Teilen'), entryOf('{count} flows', '{ $size } Flüsse'), 'rubbish {{{ = \n']);
  expect(say('Share')).toBe('Teilen');
  expect(say('{count} flows', { count: 3 })).toBe('3 flows');
  expect(say('Open')).toBe('Open');
});

test('a count chooses the plural of the language, and a number has its decimal sign', () => {
  const arabic =
    '{ $count ->\n    [one] دفق واحد\n    [two] دفقان\n    [few] { $count } دفوق\n   *[other] { $count } دفق\n }';
  const { translate } = messagesOf('ar', [entryOf('{count} flows', arabic)]);
  expect(translate('{count} flows', { count: 2 })).toBe('دفقان');
  expect(translate('{count} flows', { count: 5 })).toBe('\u20685\u2069 دفوق');
  const german = messagesOf('de', [entryOf('{rate} of the link', '{ $rate } der Leitung')]);
  expect(german.translate('{rate} of the link', { rate: 1.5 })).toBe('1,5 der Leitung');
  expect([12_345, '12345', '12345.5', 0.0125].map((rate) => german.translate('{rate} of the link', { rate }))).toEqual(
    ['12345', '12345', '12345,5', '0,0125'].map((rate) => `${rate} der Leitung`),
  );
  expect(german.translate('{rate} of the link', { rate: '1,024.50' })).toBe('1.024,50 der Leitung');
  expect(german.translate('{rate} of the link', { rate: '10,24' })).toBe('10,24 der Leitung');
  expect(german.translate('2.50\u00a0Mbit/s')).toBe('2,50\u00a0Mbit/s');
  expect(german.translate('ns-2.35')).toBeUndefined();
});

test('from right to left a number stands before its unit, as it does from left to right', () => {
  const { translate } = messagesOf('ar', [entryOf('at {time} s', 'عند { $time } s'), entryOf('over 2 %', 'فوق 2 %')]);
  expect(translate('at {time} s', { time: '0.4' })).toBe('عند \u20660.4 s\u2069');
  expect(translate('over 2 %')).toBe('فوق \u20662 %\u2069');
  expect(messagesOf('de', [entryOf('over 2 %', 'über 2 %')]).translate('over 2 %')).toBe('über 2 %');
});

test('a sentence of the narrator keeps its numbers in another language, which chooses its own words for a code', () => {
  const text = '{Flow} {how?halves|cuts}: {before:pair} to {after:pair}.';
  const facts = { Flow: 'TCP', how: 1, before: 48.25, after: 24.125 };
  expect(written(text, facts)).toBe('TCP cuts: 48 to 24.');
  speakWith('de', [
    entryOf(text, '{ $Flow } { $how ->\n    [0] halbiert\n   *[other] kürzt\n  }: von { $before } auf { $after }.'),
  ]);
  expect(written(text, facts)).toBe('TCP kürzt: von 48 auf 24.');
});

describe('the door of elements', () => {
  const german = doorTo((text) => text.replace('Share', 'Teilen').replace('packets', 'Pakete'));

  test('what an element shows and is called is said, with the spaces around it', () => {
    expect(german('button', { 'aria-label': 'Share', children: 'Share', value: 'Share' })).toEqual({
      'aria-label': 'Teilen',
      children: 'Teilen',
      value: 'Share',
    });
    expect(german(Fragment, { children: [null, ' Share'] })).toEqual({ children: [null, ' Teilen'] });
  });

  test('parts of a sentence, code, and what is not to be translated stay as they are', () => {
    for (const [type, props] of [
      ['p', { children: [3, ' packets'] }],
      ['p', { children: ['Share', ' packets'] }],
      ['code', { children: 'Share' }],
      ['p', { children: 'Share', translate: 'no' }],
      [() => null, { children: 'Share' }],
    ] as const)
      expect(german(type, props)).toEqual(props);
  });
});

describe('the language of the page', () => {
  beforeEach(() => vi.stubGlobal('document', { documentElement: {} }));
  afterEach(async () => {
    await speak('en');
    fetchWordsBy(async () => undefined);
    vi.unstubAllGlobals();
  });

  test('is the first of the reader’s that it has; who reads traditional Chinese gets the next', () => {
    expect(firstOf(['fr', 'de-AT', 'en'])).toBe('de');
    expect(firstOf(['zh-CN'])).toBe('zh-Hans');
    expect(firstOf(['zh-TW', 'pt-PT'])).toBe('pt-BR');
    expect(firstOf(['en-GB', 'de'])).toBe('en');
    expect(firstOf([])).toBe('en');
  });

  test.each(LANGUAGES)(
    '%s is told to the browser with the way it is written, and to whoever waits for it',
    (language) => {
      const heard: string[] = [];
      const end = watchLanguage(() => heard.push(currentLanguage()));
      const before = timesSaid();
      const html = { lang: '', dir: '' };
      vi.stubGlobal('document', { documentElement: html });
      setLanguage(language);
      end();
      expect([html, isRightToLeft()]).toEqual([
        { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' },
        language === 'ar',
      ]);
      setLanguage('en');
      expect([heard, timesSaid() - before]).toEqual([[language], 2]);
    },
  );

  test('has the words of a part that is opened while its files are on their way', async () => {
    const coming = speak('de');
    await needWords('papers');
    await coming;
    expect(say('Aggressiveness I (per RTT)')).toBe('Aggressivität I (je Umlauf)');
  });

  test('comes with the words of each part: what could not be fetched in the one before is not fetched again', async () => {
    let failed = 0;
    const asked: string[] = [];
    fetchWordsBy(async () => {
      failed += 1;
      throw new Error('no network');
    });
    await needWords('hands');
    await needWords('hands');
    fetchWordsBy(async (area) => asked.push(area));
    await needWords('hands');
    expect([failed, asked]).toEqual([2, []]);
  });

  test('is the one that was asked for last, whichever comes last', async () => {
    for (const last of ['en', 'es', 'de'] as const) {
      const before = timesSaid();
      const coming = [speak('de'), speak('ar'), speak(last)];
      await Promise.all(coming);
      expect([currentLanguage(), timesSaid() - before]).toEqual([last, 1]);
    }
    // A file that is tried meanwhile stays on show.
    const late = speak('es');
    speakFrom('m-share-m2bcgo = Geteilt');
    await late;
    expect([currentLanguage(), messageCount()]).toEqual(['de', 1]);
  });

  test('whose words of a part could not be fetched has them when the part is opened again', async () => {
    const asked: string[] = [];
    fetchWordsBy(async (area) => {
      asked.push(area);
      if (asked.length === 1) throw new Error('no network');
    });
    for (let times = 0; times < 3; times++) await needWords('why');
    expect(asked).toEqual(['why', 'why']);
  });

  test('is that of a link only if it is one of the list, and the link is then as without it', () => {
    expect(languageIn('#/play?lang=de')).toEqual({ language: 'de', rest: '#/play' });
    expect(languageIn('#/scene/reno?lang=ar&seed=3')).toEqual({ language: 'ar', rest: '#/scene/reno?seed=3' });
    expect(languageIn('#/play?seed=3&lang=zh-Hans')).toEqual({ language: 'zh-Hans', rest: '#/play?seed=3' });
    for (const hash of ['#/play', '#/play?lang=xx', '#/play?lang=de%20', '#/play?lang=__proto__', '#/play?slang=de'])
      expect(languageIn(hash)).toBeNull();
  });
});

test('a file that somebody tries is text of a size, with messages in it, or it is refused', async () => {
  const file = (text: string, size = text.length) => ({ size, text: async () => text });
  expect(await previewOf(file('m-share-m2bcgo = Teilen\n'))).toEqual({ text: 'm-share-m2bcgo = Teilen\n' });
  expect(await previewOf(file('<script>alert(1)</script>'))).toHaveProperty('refusal');
  const refused = async (text: string, size?: number): Promise<string> =>
    ((await previewOf(file(text, size))) as { refusal: string }).refusal;
  expect(await refused('m-a = A', 1_000_001)).toBe('The file has 1000001 bytes; at most 1000000 are read.');
  expect(await refused('\n'.repeat(20_000))).toBe('The file has 20001 lines; at most 20000 are read.');
  expect(await refused(`m-a = ${'a'.repeat(2_000)}`)).toBe('Line 1 has 2006 characters; at most 2000 are read.');
  expect(await refused('m-a = A\n'.repeat(10_001))).toContain('Line 10001: here begins message 10001; at most 10000');
  expect(await refused(`m-a = A\nm-b = ${'{'.repeat(1_000)}`)).toBe('Line 2: braces stand 9 deep; at most 8 are read.');
  expect(await refused(`m-a = A\n${'\n'.repeat(300)}`)).toContain('Line 202: more than 200 spaces or empty lines');
});

test('texts are found by where they stand: whole texts between tags, spoken attributes, keys of cards, what is said', () => {
  const source = `
    const card = { kind: 'red', name: 'Early drops', help: 'Long ' + 'text.' };
    const a = <button title="Undo it" className="Big Thing">Share {open ? 'Now' : 'Later'}</button>;
    const b = <p>{on ? 'Play' : 'Pause'}</p>;
    const c = <p>It takes <b>three</b> packets.</p>;
    say('{count} flows', { count });`;
  expect(
    textsIn('x.tsx', source)
      .said.map(({ text }) => text)
      .sort(),
  ).toEqual(['Early drops', 'Long text.', 'Pause', 'Play', 'Undo it', 'three', '{count} flows'].sort());
});

test('a state that is said by its code is a message; codes that only stand for numbers, and what the engine calls a change, are none', () => {
  const source = `
    export const STATES = [...(['slow start', 'gap'] as const)];
    const REASONS = ['early drops', 'marks'];
    observer.change(VARIABLES[index]!, before, after);
    const VARIABLES = ['loss event rate'];`;
  const said = (file: string): string[] => textsIn(file, source).said.map(({ text }) => text);
  expect(said('workers/engine/x.ts')).toEqual(['slow start', 'gap']);
  expect(said('src/x.ts')).toContain('loss event rate');
});

test('names, units, refusals and examples are no messages; a name beside a word is a part of one', () => {
  for (const text of [
    'CUBIC',
    'TCP Prague',
    'TFRC(6)',
    '40 ms',
    'X ← β X: {kept:3} × {before:.1}',
    'must be a number',
    'Ada https://…#/play',
    'tsao2007, jin2001',
    'Jin et al. 2001',
    'X = Σ wᵢ Yᵢ / R',
  ])
    expect(isSaid(text), text).toBe(false);
  for (const text of [
    'Timeout',
    'CUBIC against Reno',
    '{count} flows',
    'AIMD, 1/16 cut',
    'yang2000, on Reno',
    '{first}, {next}',
  ])
    expect(isSaid(text), text).toBe(true);
});

test('a refusal is known by its pattern, with those that stand in it; paths and values stay as they are', () => {
  const source = `
    const rule = \`must be after the start, \${group.start} s\`;
    function describe(refusal) { return \`\${refusal.path || 'scenario'}: \${refusal.rule}, got \${refusal.value}\`; }
    throw new LinkError(\`This link asks for what cannot be. \${describeRefusal(first)}.\`);
    throw new LinkError('This link is longer than any link that this page has ever made, by much.');`;
  const patterns = textsIn('x.ts', source).said.flatMap(({ text, refuses }) => (refuses ? [text] : []));
  expect(patterns).toEqual([
    'must be after the start, {start} s',
    '{path}: {rule}, got {value}',
    'This link asks for what cannot be. {refusal}.',
    'This link is longer than any link that this page has ever made, by much.',
  ]);
  const messages = messagesOf('de', [
    entryOf(patterns[0]!, 'muss nach dem Beginn liegen, { $start } s'),
    entryOf(patterns[1]!, '{ $path }: { $rule }, nicht { $value }'),
    entryOf(patterns[2]!, 'Dieser Link verlangt Unmögliches. { $refusal }.'),
    entryOf(patterns[3]!, 'Der Link ist zu lang.'),
    entryOf('{why} Nothing was changed.', '{ $why } Nichts wurde geändert.'),
  ]);
  messages.refuseBy(refusedBy(patterns, messages.translate));
  const refusal = 'This link asks for what cannot be. flows[0].stop: must be after the start, 3.5 s, got 2.';
  const said = 'Dieser Link verlangt Unmögliches. flows[0].stop: muss nach dem Beginn liegen, 3,5 s, nicht 2.';
  expect(messages.translate(refusal)).toBe(said);
  expect(messages.translate('{why} Nothing was changed.', { why: refusal })).toBe(`${said} Nichts wurde geändert.`);
  expect(messages.translate(patterns[3]!)).toBe('Der Link ist zu lang.');
  expect(messages.translate('must be nothing of all this')).toBeUndefined();
});

test('an id is made of the text, so a text that changes is another message', () => {
  expect(messageId('Round trip, empty queue')).toMatch(/^m-round-trip-empty-queue-[a-z0-9]{6}$/);
  expect(messageId('Share')).not.toBe(messageId('Share.'));
});
