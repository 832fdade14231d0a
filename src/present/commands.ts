/** What the command list offers at once: every section of the set-up, every scene, every scheme, every prepared scenario, every key. Terms, figures and set-ups of the papers follow (place-commands.ts, set-up-commands.ts). */
import { capitalized } from '../format.ts';
import { KEYS } from '../keys.ts';
import type { Player } from '../run/player.ts';
import { catalogue, offersOf } from '../scenario/catalogue.ts';
import type { SectionId } from '../scenario/describe.ts';
import { withAddedGroup } from '../scenario/edit-flows.ts';
import { PRESETS } from '../scenario/presets.ts';
import { isHidden, isLocked, lesson } from '../lesson/lesson.ts';
import { capsOf } from './key-names.ts';
import { openDialog } from './mode.ts';
import { sceneCommands } from './scene-commands.ts';

export interface Command {
  id: string;
  /** Where it belongs: the list is parted by it. */
  kind:
    | 'Set up'
    | 'Do'
    | 'Scenes'
    | 'Scenarios'
    | 'Add a scheme'
    | 'Lessons'
    | 'Terms'
    | 'Figures of the papers'
    | 'Set-ups of the papers';
  words: string;
  /** Beside the words: the key, the full name. */
  remark: string;
  /** Other words by which it is looked for. */
  synonyms?: string;
  run(): void;
}

const SECTIONS: readonly [SectionId, string, string][] = [
  ['flows', 'Flows', 'schemes, counts, starts'],
  ['bottleneck', 'Bottleneck', 'link rate, round trip, queue'],
  ['disturbance', 'Disturbance', 'square waves, bursts'],
  ['losses', 'Losses', 'artificial loss at the link'],
  ['now', 'Do it now', 'drop, stop, start, halve the rate'],
  ['run', 'Run', 'length, warm-up, seed'],
];

/** `show` opens a section of the set-up. */
export function commands(player: Player, show: (section: SectionId) => void): Command[] {
  const asked = lesson.getState();
  return [
    ...SECTIONS.filter(([id]) => !isHidden(asked, id)).map(([id, words, remark]): Command => ({
      id,
      kind: 'Set up',
      words,
      remark,
      run: () => show(id),
    })),
    ...KEYS.flatMap((group) => group.commands)
      .filter(({ keys }) => keys[0] !== 'Ctrl+k' && keys[0] !== 'Escape')
      .map(({ keys, words, run }): Command => {
        const key = keys[0]!;
        return {
          id: `key-${key}`,
          kind: 'Do',
          words: capitalized(words),
          remark: capsOf(key).join(' '),
          run: () => run(player),
        };
      }),
    { id: 'open', kind: 'Do', words: 'Open…', remark: 'prepared, kept, or a file', run: () => openDialog('open') },
    { id: 'share', kind: 'Do', words: 'Share…', remark: 'link, embed, lesson', run: () => openDialog('share') },
    ...sceneCommands(player),
    {
      id: 'first',
      kind: 'Scenarios',
      words: 'The first scene',
      remark: '',
      run: () => void (location.hash = '#/play'),
    },
    ...PRESETS.map(({ name, title }): Command => ({
      id: name,
      kind: 'Scenarios',
      words: title,
      remark: '',
      run: () => void (location.hash = `#/play?preset=${name}`),
    })),
    ...(isLocked(asked, 'flows') ? [] : offersOf(catalogue)).map(({ id, name, card, scheme }): Command => ({
      id: `scheme-${id}`,
      kind: 'Add a scheme',
      words: `Add ${name}`,
      remark: card.fullName === name ? card.family : card.fullName,
      run: () => void player.edit('the flows', (old) => withAddedGroup(old, scheme, 1)),
    })),
  ];
}

/** Those in which every word of the text is found; those that begin with it come first within their kind. */
export function found(all: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = all.filter((command) => {
    const own = `${command.kind} ${command.words} ${command.remark} ${command.synonyms ?? ''}`.toLowerCase();
    return words.every((word) => own.includes(word));
  });
  const begins = (command: Command): boolean =>
    words.length > 0 && command.words.toLowerCase().replace(/^add /, '').startsWith(words[0]!);
  return [...new Set(matching.map((command) => command.kind))].flatMap((kind) => {
    const of = matching.filter((command) => command.kind === kind);
    return [...of.filter(begins), ...of.filter((command) => !begins(command))];
  });
}
