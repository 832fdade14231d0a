/** What teachers and students type, and the thing that they mean: it is among the first three. */
import { describe, expect, test, vi } from 'vitest';
import type { Player } from '../../src/player/player.ts';
import { commands } from '../../src/commands/commands.ts';
import { found } from '../../src/commands/found.ts';
import { placeCommands } from '../../src/commands/place-commands.ts';
import { setUpCommands } from '../../src/commands/set-up-commands.ts';
import { ranked, splitWords } from '../../src/search/ranked.ts';
import { searchScenes } from '../../src/scenes/search.ts';
import { meant } from '../../src/scenario/catalogue.ts';
import { searchTerms } from '../../src/terms/index.ts';
import { sayWith } from '../../workers/words/say.ts';

const player = {} as Player;
const all = [...commands(player, vi.fn<() => void>()), ...placeCommands(), ...setUpCommands(player)];

describe('the command list finds among the first three', () => {
  test.each([
    ['bbr cubic', 'scene-bbr-cubic'],
    ['bbr vs cubic', 'scene-bbr-cubic'],
    ['reno vs cubic', 'scene-cubic-reno'],
    ['bbr startup', 'scene-bbr-start'],
    ['startup', 'scene-bbr-start'],
    ['lost acks', 'scene-lost-acks'],
    ['delta fair', 'figure-bansal2001-fig10'],
    ['f(k)', 'figure-bansal2001-fig13'],
    ['stabilization', 'term-responsiveness'],
    ['metric', 'key-t'],
    ['print', 'print'],
    ['png', 'key-e'],
    ['narrator', 'key-n'],
    ['dark', 'theme'],
    ['theme', 'theme'],
    ['loss model', 'losses'],
    ['aggressiveness', 'figure-bansal2001-fig13'],
    ['smoothness', 'figure-bansal2001-fig17'],
    ['tahoe', 'scheme-tcp'],
    ['newreno', 'scheme-tcp'],
    ['triple duplicate', 'term-duplicate-ack'],
    ['fast retransmit', 'term-fast-retransmit'],
    ['fast recovery', 'term-fast-recovery'],
    ['web page download', 'scene-flash-crowd'],
    ['flow completion time', 'scene-flash-crowd'],
    ['receive window', 'term-window'],
    ['delayed ack', 'term-ack'],
    ['congestion collapse', 'scene-udp'],
    ['tcp against constant stream', 'scene-constant-stream'],
    ['export png', 'key-e'],
    ['why is tfrc slower', 'lesson-smooth-or-quick'],
  ])('“%s”: %s', (text, id) => {
    expect(
      found(all, text)
        .slice(0, 3)
        .map((command) => command.id),
    ).toContain(id);
  });
});

describe('Open finds among the first three scenes', () => {
  test.each([
    ['bbr vs cubic', 'bbr-cubic'],
    ['triple duplicate ack', 'course-window-graph'],
    ['tahoe', 'course-tahoe-lab'],
    ['fast retransmit', 'sawtooth'],
    ['fast recovery', 'sawtooth'],
    ['web page download', 'flash-crowd'],
    ['flow completion time', 'flash-crowd'],
    ['congestion collapse', 'udp'],
    ['lost acks', 'lost-acks'],
    ['delayed ack', 'course-delayed-ack'],
  ])('“%s”: %s', (text, id) => {
    expect(
      searchScenes(text)
        .slice(0, 3)
        .map((scene) => scene.id),
    ).toContain(id);
  });
});

test('the page of terms finds by any of the words too', () => {
  expect(searchTerms('triple duplicate')[0]!.name).toBe('duplicate-ack');
  expect(searchTerms('receive window')[0]!.name).toBe('window');
});

describe('the rank of a thing', () => {
  const things = ['the queue of a router', 'a queue', 'queues and acks', 'losses'];
  const by = (text: string) => ranked(things, text, (name) => ({ name }));

  test('is by how many of the words are found in it, then by whether it begins with them, then as it stands', () => {
    expect(by('queue')).toEqual(['queues and acks', 'the queue of a router', 'a queue']);
    expect(by('ack queue')[0]).toBe('queues and acks');
  });

  test('does not heed words that say nothing, signs, or the s of the plural', () => {
    expect(by('what is a loss?')).toEqual(['losses']);
    expect(splitWords('Wi-Fi, f(k), losses, status')).toEqual(['wi', 'fi', 'f', 'k', 'loss', 'status']);
  });

  test('of nothing typed is as it stands', () => expect(by('  ')).toEqual(things));
});

test('in another language a thing is found by its words there as by those of English', () => {
  sayWith({
    translate: (english) =>
      ({ 'Slow start': 'Langsamer Start', redo: 'wiederholen', 'Window, with memory': 'Ventana con memória' })[english],
    door: null,
  });
  try {
    expect(meant('Memoria')?.name).toBe('SIMD');
    const [term] = searchTerms('langsamer start');
    expect(term).toBe(searchTerms('slow start')[0]);
    const keys = commands(player, vi.fn<() => void>());
    expect(found(keys, 'wiederholen')[0]).toMatchObject({ id: 'key-Ctrl+Shift+z', words: 'Wiederholen' });
  } finally {
    sayWith(null);
  }
});
