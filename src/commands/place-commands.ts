/** The lessons, the papers' figures and the terms as commands: each leads to its page. */
import { figures } from '../../workers/papers/index.ts';
import { LESSONS } from '../link/lessons.ts';
import { figureHash, lessonHash, RACE, termHash } from '../link/route.ts';
import { PAPERS } from '../scenario/papers.ts';
import { terms } from '../terms/index.ts';
import type { Command } from './commands.ts';

export function placeCommands(): Command[] {
  return [
    {
      id: 'hands',
      kind: 'Games',
      words: 'Take the wheel of a flow',
      remark: 'set the window yourself, in a fog',
      synonyms: 'game play hands drive steer window',
      run: () => void (location.hash = '#/hands'),
    },
    {
      id: 'network',
      kind: 'Games',
      words: 'Be the network',
      remark: 'five packets to lose',
      synonyms: 'game play hands drop lose bring down unequal',
      run: () => void (location.hash = '#/hands/bring-down'),
    },
    {
      id: 'race',
      kind: 'Do',
      words: 'Let rules race',
      remark: 'rules of your own and built-in schemes on seven links',
      synonyms:
        'race competition tournament contest class league rule compare schemes pareto throughput delay fairness',
      run: () => void (location.hash = RACE),
    },
    ...LESSONS.map(({ name, title, about, also }): Command => ({
      id: `lesson-${name}`,
      kind: 'Lessons',
      words: title,
      remark: about,
      synonyms: also,
      run: () => void (location.hash = lessonHash(name)),
    })),
    ...terms.map(({ name, title, words, also = '' }): Command => ({
      id: `term-${name}`,
      kind: 'Terms',
      words: title,
      remark: 'what it means',
      synonyms: [...words, also].join(' '),
      run: () => void (location.hash = termHash(name)),
    })),
    ...figures.map(({ id, paper, number, title, kind, lesson, also = '' }): Command => ({
      id: `figure-${id}`,
      kind: 'Figures of the papers',
      words: title,
      remark: `${PAPERS[paper]!.short}, ${number}`,
      synonyms: `${kind} ${also}`,
      subject: lesson,
      run: () => void (location.hash = figureHash(id)),
    })),
  ];
}
