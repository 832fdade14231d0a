/** Texts with long repeats for every reader of texts from outside. Runs in Node and in browsers. */
import { isMeasured, readMeasured } from '../../src/measured/read-measured.ts';
import { readingHandedIn } from '../../src/lessons/code.ts';
import { progressFrom } from '../../src/lessons/in-course.ts';
import type { Lesson } from '../../src/lessons/lesson-file.ts';
import { openLesson } from '../../src/lessons/open-lesson.ts';
import { decodeHash } from '../../src/link/codec.ts';
import { wholly } from '../../src/slices.ts';
import { readFile } from './whole-files.ts';
import { isTrace, readTrace } from '../../src/traces/read-trace.ts';

interface Reader {
  /** Characters of its texts. */
  length: number;
  /** What stands before and behind the repeats. */
  frames: readonly (readonly [before: string, behind: string])[];
  read(text: string): unknown;
}

const preset = (): Promise<unknown> => Promise.reject(new Error('no such scenario'));

const LESSON = '# T\n\n## S\n\n```scene\nopen: #/scene/sawtooth\n```\n\n';
const block = (kind: string, lines: string): [string, string] => [`${LESSON}\`\`\`${kind}\n${lines}`, 'b\n```\n'];
const SCENARIO = '{"version":1,"path":[{"rate":1000000,"delay":0.01}],"flows":[{"id":"';
const CSV = '# sawtooth 1\n# link #/play\n# engine 1\n# seed 1\n# digest ab\n';

/** One question of each kind, for codes. */
export async function lessonToAnswer(): Promise<Lesson> {
  return openLesson(`${LESSON}\`\`\`question\nchoice: ?\n- [x] a\n- [ ] b\n\`\`\`\n`, preset);
}

export function readersOf(lesson: Lesson): Readonly<Record<string, Reader>> {
  return {
    lesson: {
      length: 60_000,
      frames: [
        ...[['', ''] as const, ['# ', ''] as const, [LESSON, ''] as const, [`${LESSON}a`, 'b'] as const],
        ...[[`${LESSON}> `, 'b'] as const, [`${LESSON}- a\n`, 'b'] as const, [`${LESSON}{{`, '}}'] as const],
        ...[[`${LESSON}[a](#/`, ')'] as const, [`${LESSON}{{rate(tcp) in 1..2`, '}}'] as const],
        ...[block('scene', ''), block('scene', '{'), block('scene', 'rows: '), block('scene', 'open: #/play?')],
        ...[
          block('question', 'choice: ?'),
          block('question', 'choice: ?\n- [x] a\n  '),
          block('check', 'choice: ?\n- [x] '),
        ],
        ...[block('question', 'curve: ?\nof: window(a'), block('question', 'curve: ?\nof: window(')],
        ...[block('question', 'point: ?\nacross: a'), block('question', 'point: ?\nacross: 1 0..1')],
        ...[
          block('question', 'number: ?\nanswer: '),
          block('question', 'order: ?\n- a = 1'),
          block('question', 'number: ?\nunit: '),
        ],
      ],
      read: (text) => openLesson(text, preset),
    },
    link: {
      length: 20_000,
      frames: [
        ...[['#', ''] as const, ['#/', ''] as const, ['#/play?', ''] as const, ['#/play?s=', ''] as const],
        ...[
          ['#/scene/sawtooth?', ''] as const,
          ['#/scene/sawtooth?seed=', ''] as const,
          ['#/scene/sawtooth?flows.0.id=', ''] as const,
        ],
        ...[['#/play?view=', ''] as const, ['#/scene/sawtooth?rows=', ''] as const, ['#/scene/', ''] as const],
      ],
      read: (text) => decodeHash(text, preset),
    },
    'answers of a class': {
      length: 1_000_000,
      frames: [
        ['', ''],
        ['ST1-', 'x'],
        ['ST1-abc-1-', 'x'],
        ['Ada ST1-abc-1-c1-00000000', 'x'],
        ['ST2-abc-1-c1-00000000-', 'x'],
        ['ST2-abc-1-w', '-00000000--a1b2c3'],
        ['"', '"'],
      ],
      read: (text) => wholly(readingHandedIn(text, lesson, 'abc')),
    },
    'kept progress of a course': {
      length: 1_000_000,
      frames: [
        ['', ''],
        ['[1,0,[', '],[],[]]'],
        ['[1,0,[["w', '",""]],[],[]]'],
      ],
      read: (text) => progressFrom(text, lesson),
    },
    trace: {
      length: 1_000_000,
      frames: [
        ['1\n', '9'],
        ['1', ''],
        ['1\n2\n', 'x'],
        ['', '1\n'],
      ],
      read: (text) => isTrace(text) && readTrace(text, 'a'),
    },
    'measured run': {
      length: 1_000_000,
      frames: [
        ['time,cwnd\n', 'x'],
        ['time,cwnd (', ')\n1,2\n'],
        ['time,', '\n1,2\n'],
        ['1 2\n', 'x'],
        ['PING \n[1.5] ', 'time=3 ms\n'],
        ['[1.5] icmp_seq=', 'x'],
        ['1', '2'],
      ],
      read: (text) => isMeasured(text) && readMeasured(text, 'a'),
    },
    file: {
      length: 1_000_000,
      frames: [
        ...[
          ['', ''] as const,
          ['{', ''] as const,
          [SCENARIO, '"}]}'] as const,
          ['[', ']'] as const,
          ['{"sawtooth":"', '"}'] as const,
        ],
        ...[
          ['# ', ''] as const,
          ['# sawtooth ', ''] as const,
          [CSV, ''] as const,
          [`${CSV}time (s),a (`, ')\n1,2\n'] as const,
        ],
        ...[[`${CSV}time (s),a (1)\n`, 'x'] as const, [`"# link `, '"\n'] as const],
      ],
      read: (text) => readFile(text, preset),
    },
  };
}

/** Signs that mean something to one of the readers, and what stands beside each other in hostile texts. */
const SIGNS = [
  ...Array.from(' \n\t\r`*_[](){}<>#-+=~!|&;:.,"\'\\/^$%?@0a1x'),
  '\u00a0',
  '\u2028',
  '損',
  '😀',
  '\u202e',
];
/** One behind the other, with ¦ between them. */
const WORDS = [
  '\n\n¦\r\n¦ \n¦\n ¦  \n¦> ¦\n> a¦\n>\n¦- ¦\n- a¦\n\n- a¦\n  - a¦1. ¦- - ¦- > ¦> - ¦* * ',
  '```\n¦~~~\n¦```scene\n¦\n\n## S\n\n¦\n# ¦<a¦<!--¦<a>¦](¦![¦[x]¦[x](¦[x]: #/a\n¦[[¦]]¦()',
  '*a¦**a¦_a ¦**a ¦`a¦``¦***¦---\n¦===\n¦a\n---\n¦&amp;¦\\*¦{{¦}}¦{{a¦{{1 in 0..2}}¦{{1>0:a}}',
  'a: b\n¦- [ ] a\n¦  a\n¦a(¦((¦))¦1..2 ¦1.¦1,¦..¦-1¦+1¦1e9¦0.¦""¦","¦":¦{"a":¦[[¦{},¦[1,¦null,',
  '1\n¦1 2\n¦1,2\n¦,\n¦\n"¦a,b¦"a\n¦a (b),¦(¦ (¦time¦time=¦ time=1¦ms ¦[1] ¦# a\n¦# a b\n¦"# ',
  'ST1-¦ST1-a ¦;ST1-abc-1-c1-00000000¦,.¦.-¦a=1&¦&¦%20¦%¦flows.0.id=a&¦path.0=¦A¦AA',
].flatMap((line) => line.split('¦'));

/** Repeats that grow from line to line: deeper and deeper. */
const stairs = (each: string, length: number): string => {
  let text = '';
  for (let depth = 0; text.length < length; depth++) text += `${' '.repeat(2 * depth)}${each}\n`;
  return text.slice(0, length);
};

/** Every repeat, as long as a text may be; of `few` only every so manieth, from `offset` on. */
export function* repeats(length: number, every = 1, offset = 0): Generator<[name: string, repeat: string]> {
  const all = [...SIGNS, ...WORDS, ...SIGNS.flatMap((one) => [' ', '\n', 'a', '1'].map((other) => one + other))];
  for (const [index, each] of all.entries())
    if (index % every === offset % every) yield [JSON.stringify(each), each.repeat(Math.floor(length / each.length))];
  for (const [index, each] of ['- a', '> a', '1. a', 'a'].entries())
    if (every <= 4 || index === offset % 4) yield [`stairs of ${each}`, stairs(each, length)];
}

export interface Slowest {
  ms: number;
  /** What it was, for a report. */
  text: string;
  tried: number;
}

/** Reads all texts of a reader; what it throws is its refusal. `clock` in ms. @returns the slowest one */
export async function tryReader(
  { length, frames, read }: Reader,
  clock: () => number,
  every = 1,
  pause: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Slowest> {
  const slowest: Slowest = { ms: 0, text: '', tried: 0 };
  for (const [index, [before, behind]] of frames.entries())
    for (const [name, repeat] of repeats(length - before.length - behind.length, every, index)) {
      const text = before + repeat + behind;
      const once = async (): Promise<number> => {
        const began = clock();
        try {
          await read(text);
        } catch {
          // A refusal is an answer.
        }
        return clock() - began;
      };
      let ms = await once();
      // What else the machine did counts only if it does so three times.
      for (let again = 0; again < 2 && ms > slowest.ms; again++) ms = Math.min(ms, await once());
      if (ms > slowest.ms) Object.assign(slowest, { ms, text: `${JSON.stringify(before.slice(-40))} + ${name}` });
      slowest.tried += 1;
      if (slowest.tried % 50 === 0) await pause();
    }
  return slowest;
}
