/** How what is typed is weighed against what things are called: each rule alone, with things of the test's own. */
import { describe, expect, test } from 'vitest';
import { type Findable, ranked, splitWords } from '../../src/search/ranked.ts';

const find = (things: readonly Findable[], text: string): string[] =>
  ranked(things, text, (thing) => thing).map(({ name }) => name);
const named = (...names: string[]): Findable[] => names.map((name) => ({ name }));

describe('of what is found', () => {
  test.each<[rule: string, things: Findable[], text: string, order: string[]]>([
    [
      'a name counts more than another word for it, and that more than what it is about',
      [{ name: 'x', about: 'queue' }, { name: 'y', also: 'queue' }, ...named('the queue')],
      'queue',
      ['the queue', 'y', 'x'],
    ],
    [
      'the whole word comes before a word that begins so, and that before one that holds it',
      named('a bequeathed', 'a queathes', 'a queath'),
      'queath',
      ['a queath', 'a queathes', 'a bequeathed'],
    ],
    [
      'a name that begins with it comes first',
      named('fair share', 'share fairly'),
      'share',
      ['share fairly', 'fair share'],
    ],
    ['what has more of the words comes first', named('red', 'red queue'), 'red queue', ['red queue', 'red']],
    ['words that say nothing do not count', named('the end of it', 'queue'), 'what is the queue', ['queue']],
    ['unless nothing else is typed', named('what if', 'queue'), 'what', ['what if']],
    ['a long word is found by a shorter name that it begins with', named('sawtooth'), 'sawtooths2', ['sawtooth']],
    ['an accent need not be typed', named('équité'), 'equite', ['équité']],
    [
      'in Chinese a word is found wherever it stands, for no space is between words',
      named('瓶颈的队列'),
      '队列',
      ['瓶颈的队列'],
    ],
    ['a name of three letters is not found within a longer word', named('red'), 'reduce', []],
    ['three letters are not found within a word', named('queue'), 'ueu', []],
    [
      'a single letter is a name, and is not looked for in prose',
      [{ name: 'gain α' }, { name: 'x', about: 'α of it' }],
      'α',
      ['gain α'],
    ],
    ['with nothing typed all stand as they stood', named('b', 'a'), ' ', ['b', 'a']],
  ])('%s', (_, things, text, order) => {
    expect(find(things, text)).toEqual(order);
  });

  test('of those with fewer of the words only the first few are left', () => {
    const some = Array.from({ length: 9 }, (_, at) => ({ name: `red ${at}` }));
    expect(find([...some, { name: 'red queue' }], 'red queue')).toEqual([
      'red queue',
      'red 0',
      'red 1',
      'red 2',
      'red 3',
    ]);
    expect(find(some, 'red')).toHaveLength(9);
  });

  test('words are small letters without signs and the plural’s s', () => {
    expect(splitWords('Wi-Fi: losses, ACKs; loss STATUS f(k) gas')).toEqual([
      'wi',
      'fi',
      'loss',
      'ack',
      'loss',
      'status',
      'f',
      'k',
      'gas',
    ]);
  });
});
