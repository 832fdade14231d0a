/** What a lesson’s blocks and paragraphs are read as, field by field and line by line. */
import { describe, expect, test } from 'vitest';
import { valueOf } from '../../workers/language/expression.ts';
import { type Expression, parseClaim, parseExpression } from '../../src/lessons/expression.ts';
import { LessonError } from '../../src/lessons/lesson-error.ts';
import { LESSON_LIMITS } from '../../src/lessons/limits.ts';
import { claimsIn, plainText, prosesOf, readProse, reasonsOf } from '../../src/lessons/prose.ts';
import { readCheck, readQuestion, readScene } from '../../src/lessons/read-blocks.ts';
import { readLesson } from '../../src/lessons/read-lesson.ts';
import { scenes } from '../../src/scenes/index.ts';
import { opened } from './support.ts';
import { messageOf } from '../support/refusals.ts';

/** The line and reason of a refusal; '' where there is none. */
const refusal = (read: () => unknown): string => messageOf(read, LessonError);

const number = (value: number): Expression => ({ is: 'number', value });
const words = (text: string, line: number): object[] => [...readProse(text, line)];

describe('a question is read with all of its lines', () => {
  test('one of several: each option, which is right, and its reason of several lines', () => {
    expect(readQuestion('choice: Which *one*?\n\n-  [ ]  a  b \n  because\n  {{1 in 0..2}}\n- [x] c\n', 10)).toEqual({
      kind: 'choice',
      ask: words('Which *one*?', 11),
      line: 11,
      options: [
        { text: words('a  b', 13), right: false, reason: words('because\n{{1 in 0..2}}', 14) },
        { text: words('c', 16), right: true, reason: [] },
      ],
    });
  });

  test('a number: unit, what is measured, how near, and wrong ones with their reasons', () => {
    const body =
      'number: How many?\nunit:  packets\nanswer: 1 + 2\nnear: 0.5\n- 1 .. 2.5\n  Too\n  little {{1 in 0..2}}.';
    expect(readQuestion(body, 0)).toEqual({
      kind: 'number',
      ask: words('How many?', 1),
      line: 1,
      unit: 'packets',
      answer: parseExpression('1 + 2'),
      near: 0.5,
      wrong: [{ low: number(1), high: number(2.5), reason: words('Too\nlittle {{1 in 0..2}}.', 6) }],
    });
    expect(readQuestion('number: ?\nanswer: 1\nnear: 1', 0)).toMatchObject({ unit: '', wrong: [] });
  });

  test('an order: the words end at the last “ = ”', () => {
    expect(readQuestion('order: ?\n- a = b = 1\n- c = 2', 0)).toMatchObject({
      items: [
        { text: words('a = b', 2), by: parseExpression('1') },
        { text: words('c', 3), by: parseExpression('2') },
      ],
    });
  });

  test.each([
    ['window(tcp)', { what: 'window', whose: 'tcp' }],
    ['rate( "a b" )', { what: 'rate', whose: 'a b' }],
    ['roundTrip(")', { what: 'roundTrip', whose: '"' }],
    [`window("${'g'.repeat(64)}")`, { what: 'window', whose: 'g'.repeat(64) }],
    ['queue()', { what: 'queue', whose: 1 }],
    ['queue( 2 )', { what: 'queue', whose: 2 }],
  ])('a curve of %s', (of, expected) => {
    expect(readQuestion(`curve: ?\nof: ${of}\ntop: 3`, 0)).toMatchObject({ of: expected, top: 3 });
  });

  test('a point: two axes with their labels of several words, near within a tenth if nothing is said', () => {
    const body = 'point: ?\nacross: 1 + 2  0..4.5  First  axis\nup: 3 1..2 b';
    const axis = { of: parseExpression('1 + 2'), low: 0, high: 4.5, label: 'First  axis' };
    expect(readQuestion(body, 0)).toMatchObject({ across: axis, up: { low: 1, high: 2, label: 'b' }, near: 0.1 });
    expect(readQuestion(`${body}\nnear: 0.2`, 0)).toMatchObject({ near: 0.2 });
  });

  test('or refused with the line that is wrong', () => {
    const question = (body: string): string => refusal(() => readQuestion(body, 0));
    const options = '- [x] a\n- [ ] b';
    expect(question(`choice: ?\nunit: s\n${options}`)).toMatch(/^Line 2: “unit” is not read here/);
    expect(question('order: ?\nunit: s\n- a = 1\n- b = 2')).toMatch(/^Line 2: “unit” is not read here/);
    expect(question('number: ?\nnear: 1\nnear: 2')).toBe('Line 3: “near” stands twice');
    expect(question('number: ?\nnear: 1')).toBe('Line 1: this question needs “answer: …”');
    expect(question('number: ?\nanswer: 1\nnear: 0')).toBe('Line 3: it must be more than 0');
    expect(question('choice: ?\n- [x] a\n- [ ]\t')).toMatch(/^Line 3: an option begins with/);
    expect(question('choice: ?\n- [x] a\n- [y] b')).toMatch(/^Line 3: an option begins with/);
    expect(question(`choice: ?\n  why\n${options}`)).toMatch(/^Line 2: “  why” is neither/);
    expect(question(`choice: ?\n${options}\nwhy: x`)).toMatch(/^Line 4: “why: x” is neither/);
    expect(question(`choice:\n${options}`)).toBe('Line 1: nothing is asked');
    expect(question(options)).toMatch(/^Line 0: a question begins with its kind/);
    expect(question('curve: ?\nof: window(a)\ntop: 1\n- x')).toBe('Line 4: this kind of question has no “- items”');
    expect(question('point: ?\n- x')).toBe('Line 2: this kind of question has no “- items”');
    expect(question('curve: ?\nof: queue(a)\ntop: 1')).toBe('Line 2: a hop is a number from 1');
    const notCurves = ['window(a', 'window', 'cuts(a)', 'window((a))', `window(${'g'.repeat(67)})`];
    for (const of of notCurves) expect(question(`curve: ?\nof: ${of}\ntop: 1`)).toMatch(/^Line 2: a curve is of/);
    expect(refusal(() => readCheck('number: ?\nanswer: 1\nnear: 1', 4))).toBe(
      'Line 4: a check is of the kind “choice”',
    );
  });
});

describe('a scene', () => {
  test('is read with its times, its rows and the fields that it changes', () => {
    const body =
      'open: #/play?seed=3\nfrom: 1.5\nuntil: 20\nspeed: 2\nrows: window , queue\n{ "seed": 4,\n"flows": [] }';
    expect(readScene(body, 7)).toEqual({
      line: 7,
      open: '#/play?seed=3',
      from: 1.5,
      until: 20,
      speed: 2,
      rows: ['window', 'queue'],
      fields: { seed: 4, flows: [] },
    });
    expect(readScene('{"seed": 1}', 0)).toEqual({ line: 0, fields: { seed: 1 } });
    expect(refusal(() => readScene('until: 3\nopen: play', 0))).toBe('Line 2: a link begins with #/');
  });

  const step = (scene: string): string => `# L\n\n## S\n\n\`\`\`scene\nopen: #/scene/sawtooth\n${scene}\n\`\`\`\n`;

  test('keeps of an object what is not changed, and nothing of one whose kind is said', async () => {
    const { scenario, speed, rows } = (
      await opened(step('{ "path": [{ "queue": { "kind": "red" } }], "loss": { "kind": "bernoulli" } }'))
    ).steps[0]!;
    expect([scenario.path[0]!.queue.kind, scenario.path[0]!.loss.kind, scenario.seed]).toEqual(['red', 'bernoulli', 1]);
    const plain = (await opened(step('until: 9\nspeed: 1'))).steps[0]!;
    expect([plain.until, plain.speed, speed]).toEqual([9, 1, expect.any(Number)]);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('of two runs, of no row that there is, or of a broken link is refused', async () => {
    const wrong = async (scene: string): Promise<string> => {
      const error: unknown = await opened(step(scene)).catch((reason: unknown) => reason);
      return (error as Error).message;
    };
    expect(await wrong('rows: window,speed')).toMatch(
      /^Line 5: there is no row “speed”; there are throughput, window, /,
    );
    const two = step('').replace('sawtooth', scenes.find(({ compare }) => compare)!.id);
    expect(await opened(two).catch((error: Error) => error.message)).toBe(
      'Line 5: a lesson shows one run; this link holds two',
    );
  });
});

describe('a paragraph', () => {
  const texts = (text: string): unknown => readProse(text, 1).map((piece) => ('text' in piece ? piece.text : piece));

  test('is one line, also if it stands on several, and its signs are those that were written', () => {
    expect(texts('one \n  two\n\n three  ')).toEqual(['one two three  ']);
    expect(texts('a < b & "c" > \'d\' \\* e')).toEqual([expect.stringContaining('a < b & "c" > \'d\' '), '*', ' e']);
    expect(plainText(readProse('**a** *b* `c` [d](#/terms/rtt) {{1 < 2: e}} {{1 in 0..2}}', 1))).toBe('a b c d e …');
  });

  test('has its statements where they stand, also the first and last of its words', () => {
    const prose = readProse('{{1 in 0..2}}{{2 in 1..3}} and *{{3 in 2..4}}*', 1);
    expect(claimsIn(prose).map(({ claim }) => claim)).toEqual(['1 in 0..2', '2 in 1..3', '3 in 2..4'].map(parseClaim));
    expect(prose.map(({ is }) => is)).toEqual(['claim', 'claim', 'text', 'emphasis']);
  });

  test('is refused where a statement ends that has not begun, and where it is too long', () => {
    expect(refusal(() => readProse('one }} two', 4))).toBe('Line 4: a statement begins with {{ and ends with }}');
    expect(refusal(() => readProse('x'.repeat(LESSON_LIMITS.paragraph), 4))).toBe('');
    expect(refusal(() => readProse('x'.repeat(LESSON_LIMITS.paragraph + 1), 4))).toMatch(/^Line 4: a paragraph has/);
    expect(refusal(() => readProse('\ue000', 4))).toMatch(/^Line 4: it has a character/);
    expect(refusal(() => readProse(`[x](#/${'a'.repeat(9_000)})`, 1))).not.toBe('');
  });
});

describe('a claim', () => {
  test('has its words without the blanks around them, and its bounds, below 0 too', () => {
    expect(parseClaim('1 < 2 :  so: it is ')).toMatchObject({ is: 'words', words: 'so: it is' });
    expect(parseClaim(' 0 - 1 in -2 .. 3 ')).toMatchObject({ is: 'number', low: -2, high: 3 });
    expect(parseExpression(`1${' + (1)'.repeat(40)} `)).toMatchObject({ is: 'sum' });
  });

  test.each([
    ['max(2, 3, min(7, 5)) in 4.9..5.1', 5],
    ['sqrt(16) + 2 ^ 3 in 11..13', 12],
    ['(if 2 > 1 and not 1 > 2 then 7 else 8) in 6..8', 7],
  ])('“%s” has the functions, powers and choices that rules have', (text, value) => {
    const claim = parseClaim(text);
    expect(claim.is === 'number' && valueOf(claim.sum, () => NaN)).toBe(value);
  });

  test.each([
    [': words', 'it breaks off'],
    ['1 < 2:  ', 'nothing is said after “:”'],
    ['1: one', 'before “:” stands a comparison with <, >, <= or >='],
    ['1 < 2 3: so', '“3” is too much'],
    ['1 in 0..2 3', '“3” is too much'],
    ['1 in 2..2', 'the bounds 2..2 are empty'],
    ['1 in a..2', 'bounds are written LOW..HIGH'],
    ['1 in 0 2', 'bounds are written LOW..HIGH'],
    ['"in" in 0..2', '“in” is no number and no measure'],
    [`1 in 0..2${' '.repeat(LESSON_LIMITS.expression)}`, /^an expression has at most/],
  ])('“%s” is refused', (text, reason) => expect(() => parseClaim(text)).toThrow(reason));
});

describe('a lesson', () => {
  const text = [
    '\ufeff# Title',
    '',
    '> A note',
    '',
    'An intro.',
    '',
    '## Step',
    '',
    '```scene\nopen: #/scene/sawtooth\n```',
    'Before.',
    '',
    '```question',
    'order: ?',
    '- a = 1',
    '- b = 2',
    '```',
    '',
    '',
    'After {{1 in 0..2}}.',
    '',
    '> One\n>\n> two {{2 in 1..3}}',
    '',
    '1. first {{3 in 2..4}}',
    '2. second\n   goes on {{4 in 3..5}}',
    '3. third {{5 in 4..6}}',
  ];

  test('has each paragraph in its place, with its line, however lines end', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { title, intro, notes, steps } = readLesson(text.join('\n').replaceAll('\n', end));
      const [step] = steps;
      const said = (list: typeof intro): string[] => prosesOf(list).map(plainText);
      expect([title, said(intro), said(notes)]).toEqual(['Title', ['An intro.'], ['A note']]);
      expect([step!.title, step!.line, step!.question!.line]).toEqual(['Step', 7, 15]);
      expect([said(step!.before), said(step!.notes)]).toEqual([['Before.'], ['One', 'two …']]);
      expect(said(step!.after)).toEqual(['After ….', 'first …', 'second goes on …', 'third …']);
      const lines = (list: typeof intro): number[] =>
        prosesOf(list)
          .flatMap(claimsIn)
          .map(({ line }) => line);
      expect(lines(step!.after)).toEqual([21, 27, 29, 30]);
    }
  });

  test('is refused with a second title, a second scene or question of a step, and a note that is a block', () => {
    const reads = (more: string): string => refusal(() => readLesson(`# T\n\n## S\n\n${more}`));
    expect(reads('# U')).toBe('Line 5: a lesson begins with its one title, “# …”');
    expect(refusal(() => readLesson('## S\n\n# T'))).toMatch(/^Line 1: a lesson begins with its one title/);
    expect(reads('##')).toBe('Line 5: a title is one short line');
    const scene = '```scene\nopen: #/play\n```\n\n';
    const question = '```question\ncurve: ?\nof: queue()\ntop: 1\n```\n\n';
    expect(reads(scene + scene)).toMatch(/^Line 9: /);
    expect(reads(question + question)).toMatch(/^Line 11: /);
    expect(reads('> ## no')).toMatch(/^Line 5: .* is not read here/);
    expect(reads('    moved in')).toMatch(/^Line 5: these lines are moved in/);
  });

  test('may have as many steps, checks, words and statements as is said, and no more', () => {
    const check = '```check\nchoice: ?\n- [x] a\n- [ ] b\n  no\n```\n\n';
    const scene = '```scene\nopen: #/play\n```\n\n';
    const lesson = (steps: number, more = ''): string =>
      `# T\n\n${Array.from({ length: steps }, (_, step) => `## S\n\n${step === 0 ? scene : 'x\n\n'}`).join('')}${more}`;
    const asked = '```question\ncurve: ?\nof: queue()\ntop: 1\n```\n\n';
    // Forty in a step, for a step has few words.
    const statement = (at: number): string => `${at % 40 === 0 ? '\n\n## S\n\n' : ''}{{1 in 0..2}} `;
    const { steps, checks, words: most, statements } = LESSON_LIMITS;
    const bounds: [number, (count: number) => string][] = [
      [steps, (count) => lesson(count)],
      [checks, (count) => lesson(1, check.repeat(count))],
      [most, (count) => lesson(1, `${'w '.repeat(count)}\n\n${asked}`)],
      [statements, (count) => lesson(1, Array.from({ length: count }, (_, at) => statement(at)).join(''))],
    ];
    const refused = bounds.map(([count, made]) =>
      [count, count + 1].map((each) => refusal(() => readLesson(made(each)))),
    );
    expect(refused.map(([at]) => at)).toEqual(['', '', '', '']);
    expect(refused.map(([, beyond]) => beyond !== '')).toEqual([true, true, true, true]);
  });

  test('counts its reasons among what it says', () => {
    const { steps } = readLesson(
      '# T\n\n## S\n\n```scene\nopen: #/play\n```\n```question\nchoice: ?\n- [x] a\n  why\n- [ ] b\n  so\n```\n',
    );
    expect(reasonsOf(steps[0]!.question).map(plainText)).toEqual(['why', 'so']);
    expect(reasonsOf(null)).toEqual([]);
  });
});
