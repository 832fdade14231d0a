/** What the command list offers at once: every section of the set-up, every scene, every scheme, every prepared scenario, every key. Terms, figures and set-ups of the papers follow (place-commands.ts, set-up-commands.ts). */
import { lossModels } from '../../workers/engine/network/losses/index.ts';
import { capitalized } from '../format.ts';
import { KEYS } from './keys.ts';
import { beginExperiment } from '../link/held-experiment.ts';
import type { Player } from '../player/player.ts';
import { catalogue, offersOf, otherNames } from '../scenario/catalogue.ts';
import type { SectionId } from '../scenario/describe.ts';
import { withAddedGroup } from '../scenario/edit-flows.ts';
import { PRESETS } from '../scenario/presets.ts';
import { isHidden, isLocked, lesson } from '../lesson/lesson.ts';
import { capsOf } from './key-names.ts';
import { toggleTheme } from '../theme.ts';
import { openDialog } from '../screen/mode.ts';
import { sceneCommands } from './scene-commands.ts';
import { say } from '../../workers/words/say.ts';

export interface Command {
  id: string;
  /** Where it belongs: the list is parted by it. */
  kind:
    | 'Set up'
    | 'Do'
    | 'Scenes'
    | 'Scenarios'
    | 'Add a scheme'
    | 'Games'
    | 'Lessons'
    | 'Terms'
    | 'Figures of the papers'
    | 'Set-ups of the papers';
  words: string;
  /** Beside the words: the key, the full name. */
  remark: string;
  /** Other words by which it is looked for. */
  synonyms?: string;
  /** What it is as much as it is what its words say: the subject of a figure, the variants of a scheme. */
  subject?: string;
  run(): void;
}

const SECTIONS: readonly [id: SectionId, words: string, remark: string, synonyms: string][] = [
  ['flows', 'Flows', 'schemes, counts, starts', 'senders connections number of flows'],
  ['bottleneck', 'Bottleneck', 'link rate, round trip, queue', 'bandwidth capacity delay latency buffer RED CoDel PIE'],
  ['disturbance', 'Disturbance', 'square waves, bursts', 'traffic UDP CBR cross traffic on off flash crowd'],
  ['losses', 'Losses', 'artificial loss at the link', `loss models ${lossModels.map(({ name }) => name).join(' ')}`],
  ['now', 'Do it now', 'drop, stop, start, halve the rate', 'change live'],
  ['run', 'Run', 'length, warm-up, seed', 'duration random'],
];

/** Other words by which a key's command is looked for. */
const KEY_SYNONYMS: Readonly<Record<string, string>> = {
  t: 'metric metrics numbers measures values spreadsheet',
  n: 'narration sentence text explain',
  p: 'presentation projector full screen lecture slides',
  c: 'side by side two runs versus difference',
  s: 'speak screen reader',
  a: 'sound audio listen',
  w: 'cause explain reason',
  e: 'png svg csv json download save image picture figure numbers data print lab sheet file',
};

/** `show` opens a section of the set-up. */
export function commands(player: Player, show: (section: SectionId) => void): Command[] {
  const asked = lesson.getState();
  return [
    ...SECTIONS.filter(([id]) => !isHidden(asked, id)).map(([id, words, remark, synonyms]): Command => ({
      id,
      kind: 'Set up',
      words,
      remark,
      synonyms,
      run: () => show(id),
    })),
    ...KEYS.flatMap((group) => group.commands)
      .filter(({ keys }) => keys[0] !== 'Ctrl+k' && keys[0] !== 'Escape')
      .map(({ keys, words, run }): Command => {
        const key = keys[0]!;
        return {
          id: `key-${key}`,
          kind: 'Do',
          words: capitalized(say(words)),
          remark: capsOf(key).join(' '),
          synonyms: KEY_SYNONYMS[key] ?? '',
          run: () => run(player),
        };
      }),
    {
      id: 'rounds',
      kind: 'Do',
      words: 'By rounds…',
      remark: 'the window of a flow by transmission round',
      synonyms: 'transmission round rounds window graph ssthresh cwnd textbook slow start lose packet timeout table',
      run: () => openDialog('rounds'),
    },
    {
      id: 'sequence',
      kind: 'Do',
      words: 'Packet by packet…',
      remark: 'sequence plot and ladder of a flow',
      synonyms:
        'sequence number plot time-sequence diagram ladder packets acks acknowledged retransmitted duplicate ack lost tcptrace table',
      run: () => openDialog('sequence'),
    },
    {
      id: 'stretch',
      kind: 'Do',
      words: 'Numbers of a stretch…',
      remark: 'from one time to another: means, highest values, delays, drops of each hop',
      synonyms:
        'mean average between t1 t2 maximum window highest throughput packets/s bytes percentile queueing delay one-way drops per hop red average chance ping probes round trip max-min proportional fair share csv',
      run: () => openDialog('stretch'),
    },
    {
      id: 'experiment',
      kind: 'Do',
      words: 'Experiment…',
      remark: 'vary settings of this run, over several seeds',
      synonyms:
        'sweep vary parameter repeat seeds statistics confidence interval mean graph over setting compare schemes batch runs study lab csv',
      run: () => beginExperiment(),
    },
    { id: 'open', kind: 'Do', words: 'Open…', remark: 'prepared, kept, or a file', run: () => openDialog('open') },
    { id: 'share', kind: 'Do', words: 'Share…', remark: 'link, embed, lesson', run: () => openDialog('share') },
    {
      id: 'print',
      kind: 'Do',
      words: 'Print…',
      remark: 'a lab sheet, by Export',
      synonyms: 'paper pdf worksheet handout',
      run: () => openDialog('export'),
    },
    {
      id: 'theme',
      kind: 'Do',
      words: 'Light or dark',
      remark: 'the theme',
      synonyms: 'theme dark light night mode colours contrast',
      run: toggleTheme,
    },
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
      words: say('Add {scheme}', { scheme: name }),
      remark: card.fullName === name ? card.family : card.fullName,
      subject: otherNames(card).join(' '),
      run: () => void player.edit('the flows', (old) => withAddedGroup(old, scheme, 1)),
    })),
  ];
}
