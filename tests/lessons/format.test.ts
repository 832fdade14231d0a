/** The format of lessons as docs/lessons.md specifies it: what is read, and what is refused with its line and its reason. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseClaim, parseExpression } from '../../src/lessons/expression.ts';
import { LessonError } from '../../src/lessons/lesson-error.ts';
import type { Question } from '../../src/lessons/lesson-file.ts';
import { LESSON_LIMITS } from '../../src/lessons/limits.ts';
import { claimHolds, evaluate, MEASURES } from '../../src/lessons/measures.ts';
import { wrongNotes } from '../../src/lessons/open-lesson.ts';
import { CHECK, FIRST_LINES, KINDS, makeStep } from '../../src/lessons/make-step.ts';
import { claimsIn, plainText, prosesOf, readProse } from '../../src/lessons/prose.ts';
import { readLesson } from '../../src/lessons/read-lesson.ts';
import { encodeHash } from '../../src/link/codec.ts';
import { sceneScenario, scenes } from '../../src/scenes/index.ts';
import type { Scene } from '../../src/scenes/scene.ts';
import { measuredOf } from '../page/support/runs.ts';
import { scenarioWith } from '../support/scenario.ts';
import { lessonText, opened } from './support.ts';

const DOCS = readFileSync('docs/lessons.md', 'utf8');

/** A lesson of one step around these lines, which begin at line 5. */
function around(lines: string, scene = 'open: #/scene/sawtooth'): string {
  return `# A lesson\n\n## A step\n\n${lines}\n\n\`\`\`scene\n${scene}\n\`\`\`\n`;
}

function wrongNumber(items: string): string {
  return around(`\`\`\`question\nnumber: ?\nanswer: used()\nnear: 3\n${items}\n\`\`\``);
}

async function refusal(text: string): Promise<string> {
  const error: unknown = await opened(text).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(LessonError);
  return (error as LessonError).message;
}

describe('a lesson', () => {
  test('is read as the example of the docs says', async () => {
    const example = DOCS.slice(DOCS.indexOf('    # Why a sawtooth'), DOCS.indexOf('\n- `#` is the title'));
    const lesson = await opened(example.replace(/^ {4}/gm, ''));
    expect(lesson.title).toBe('Why a sawtooth');
    expect(lesson.checks).toHaveLength(1);
    const [step] = lesson.steps;
    expect(lesson.steps).toHaveLength(1);
    expect([step!.from, step!.until, step!.scenario.title]).toEqual([0, 12, 'The TCP sawtooth']);
    expect(step!.notes).toHaveLength(1);
    expect(step!.question).toMatchObject({ kind: 'choice', options: [{ right: false }, { right: true }] });
  });

  test('goes on with the run before where a step has no scene, and with some fields of it changed', async () => {
    const lesson = await opened(
      `# L\n\n## One\n\n\`\`\`scene\nopen: #/scene/sawtooth?seed=4\nuntil: 10\n\`\`\`\n\n## Two\n\nGo on.\n\n## Three\n\n` +
        '```scene\nuntil: 30\n{ "events": [{ "at": 20, "do": "rate", "hop": 0, "rate": 4e6 }],\n "transport": { "sendJitter": 0.001 } }\n```\n',
    );
    const [, two, three] = lesson.steps;
    expect([two!.from, two!.until, two!.scenario.seed]).toEqual([10, 60, 4]);
    expect([three!.from, three!.scenario.events.length, three!.scenario.seed]).toEqual([0, 1, 4]);
    expect(three!.scenario.transport).toMatchObject({ sendJitter: 0.001, initialSsthresh: 20 });
  });

  test('has its five kinds of questions', () => {
    const kinds = [
      'choice: Which?\n- [x] a\n- [ ] b\n  why',
      'number: How many?\nunit: packets\nanswer: peak(tcp)\nnear: 2',
      'number: How many?\nanswer: peak(tcp)\nnear: 2\n- 20..22.5\n  That is half.\n- 60..70\n  No.',
      'order: Which order?\n- one = window(tcp, 3)\n- two = 2 * window(tcp)',
      'curve: Draw.\nof: window(tcp)\ntop: 50',
      'point: Where?\nacross: rate(tcp) 0..4 First (Mbit/s)\nup: used() 0..100 Used (%)\nnear: 0.2',
    ];
    for (const body of kinds) {
      const { question } = readLesson(around(`\`\`\`question\n${body}\n\`\`\``)).steps[0]!;
      expect(question!.kind).toBe(body.slice(0, body.indexOf(':')));
      expect(plainText(question!.ask)).toMatch(/[?.]$/);
    }
  });

  test('of the first format opens for ever: this file never changes', async () => {
    const { steps } = await opened(readFileSync('tests/lessons/format-1.txt', 'utf8'));
    expect(steps.map(({ question, from, until }) => [question!.kind, from, until])).toEqual([
      ['choice', 0, 12],
      ['number', 12, 30],
      ['order', 30, 60],
      ['curve', 0, 12],
      ['point', 12, 60],
    ]);
  });

  test('written from docs/lessons.md alone opens, and what it says holds', async () => {
    const { steps, checks } = await opened(readFileSync('tests/lessons/stranger.md', 'utf8'));
    expect(steps.map(({ question }) => question!.kind)).toEqual(['number', 'curve', 'order']);
    expect(checks).toHaveLength(1);
    for (const { scenario, until, after } of steps) {
      const run = measuredOf(scenario, until);
      const claims = prosesOf(after).flatMap(claimsIn);
      expect(claims.length).toBeGreaterThan(0);
      for (const { claim, line } of claims) expect(claimHolds(claim, run), `line ${line}`).toBe(true);
    }
  });

  test('may hold any letter, and signs beyond the first plane', async () => {
    expect((await opened(around('損失 – 😀.').replace('# A lesson', '# 😀'))).title).toBe('😀');
  });

  test('shows a row once, however often a scene names it', async () => {
    const { steps } = await opened(around('Text.', 'open: #/scene/sawtooth\nrows: window,window,queue,queue'));
    expect(steps[0]!.rows).toEqual(['window', 'queue']);
  });

  test('opens with a note that cannot be measured, and says which and why', async () => {
    const lesson = await opened(
      `# T\n\n> {{used() in 1..2}}\n\n${around('> *{{nonsense(tcp) in 0..1}}* {{cuts(tcp) in 1..9}}').slice(12)}`,
    );
    expect(wrongNotes(lesson).map(({ message }) => message)).toEqual([
      'Line 3: before the first step there is no run',
      expect.stringMatching(/^Line 7: there is no measure “nonsense”; there are window/),
    ]);
  });

  test('is documented with every measure that there is, and with every limit', () => {
    for (const [name, { takes, unit, help }] of Object.entries(MEASURES))
      expect(DOCS).toContain(`| \`${name}(${takes.join(', ')})\` | ${unit || '1'} | ${help} |`);
    expect(DOCS).toContain(`| characters of a lesson | ${LESSON_LIMITS.file.toLocaleString('en')} |`);
    expect(DOCS).toContain(`| characters of a paragraph | ${LESSON_LIMITS.paragraph.toLocaleString('en')} |`);
    const { steps, checks, options, statements, expression } = LESSON_LIMITS;
    expect(DOCS).toContain(`| ${steps}, ${checks}, ${options} |`);
    expect(DOCS).toContain(`| ${statements}, ${expression} |`);
    expect(DOCS).toContain(`| lines of a lesson | ${LESSON_LIMITS.lines.toLocaleString('en')} |`);
  });
});

describe('a step made of a run on the page', () => {
  const alone = scenes.filter(({ compare }) => !compare);

  test.each(alone.map((scene): [string, Scene] => [scene.id, scene]))(
    'of %s opens, with any question',
    async (id, scene) => {
      const scenario = sceneScenario(scene, scene.scenario);
      // The shortest is over in 0.2 s.
      const onPage = { hash: `#/scene/${id}`, scenario, now: 0.6 * scenario.duration };
      const made = KINDS.map(({ kind }, index) => makeStep(index + 1, onPage, kind));
      const { steps, checks } = await opened([FIRST_LINES, ...made, CHECK].join(''));
      expect(steps.map(({ question }) => question!.kind)).toEqual(KINDS.map(({ kind }) => kind));
      expect(steps.map(({ until }) => until)).toEqual(KINDS.map(() => Number((0.6 * scenario.duration).toFixed(1))));
      expect(checks).toHaveLength(1);
    },
  );

  test('ends at the time on show, or at the run’s end if nothing has been played', async () => {
    const scenario = sceneScenario(scenes[0]!, scenes[0]!.scenario);
    const untilOf = (now: number): number =>
      Number(/\nuntil: (.*)\n/.exec(makeStep(1, { hash: '#/play', scenario, now }, 'choice'))![1]);
    expect([0, 0.1, 0.2, 7.26, 1e9].map(untilOf)).toEqual([
      scenario.duration,
      scenario.duration,
      0.2,
      7.3,
      scenario.duration,
    ]);
    // What it measures is measured up to there.
    const made = makeStep(1, { hash: '#/play', scenario, now: 7.26 }, 'number');
    const rate = `rate(${scenario.flows[0]!.id}, 0, 7.3)`;
    expect(made.match(/rate\([^)]*\)/g)).toEqual([rate, rate]);
  });

  test('has axes up to the fastest hop, names that need quotes in them, and of many groups the first eight', async () => {
    const ids = ['tcp', 'a b', '2nd', ...Array.from({ length: 7 }, (_, index) => `g${index}`)];
    const scenario = scenarioWith({
      duration: 20,
      path: [{ rate: 2e6 }, { rate: 5e6 }, { rate: null }],
      flows: ids.map((id, index) => ({ id, label: index === 1 ? 'Second' : '' })),
    });
    const onPage = { hash: await encodeHash(scenario), scenario, now: 0 };
    const made = (kind: Question['kind']): string => makeStep(1, onPage, kind);
    expect(made('order').match(/^- .*$/gm)).toEqual([
      '- tcp = rate(tcp)',
      '- Second = rate("a b")',
      '- 2nd = rate("2nd")',
      ...[0, 1, 2, 3, 4].map((index) => `- g${index} = rate(g${index})`),
    ]);
    expect(made('curve')).toContain('\ntop: 5\n');
    expect(made('number')).toContain('\nnear: 0.5\n');
    expect(made('point')).toContain('across: rate(tcp) 0..5 throughput (Mbit/s)');
    expect(made('choice')).toContain('{{rate(tcp, 0, 20) in 0..5}}');
    const { steps } = await opened([FIRST_LINES, ...KINDS.map(({ kind }) => made(kind))].join(''));
    expect(steps).toHaveLength(KINDS.length);
  });
});

const axisOf = (across: string): string =>
  around(`\`\`\`question\npoint: ?\nacross: ${across}\nup: used() 0..1 label\nnear: 0.1\n\`\`\``);
const curveOf = (of: string): string => around(`\`\`\`question\ncurve: ?\nof: ${of}\ntop: 3\n\`\`\``);

describe('what cannot be read names its line and the reason', () => {
  test.each([
    ['no title', 'Text.', 'Line 1: a lesson begins with its title, “# …”'],
    ['no step', '# Title\n\nText.', 'Line 1: a lesson has at least one step, “## …”'],
    ['no scene', '# Title\n\n## Step\n\nText.', 'Line 3: the first step needs a scene'],
    [
      'a check that measures',
      `${around('text')}\n\n\`\`\`check\nchoice: One?\n- [x] {{cuts(tcp) in 1..2}}\n- [ ] No.\n  It is.\n\`\`\`\n`,
      /: a check has no run: its statements cannot be measured$/,
    ],
    ['a deeper heading', around('### Deeper'), 'Line 5: “#” is the title, “##” begins a step; there are no others'],
    ['HTML', around('<b>x</b>'), 'Line 5: HTML is not read: “<b>”'],
    ['HTML on its own', around('<script>\nalert(1)\n</script>'), /^Line 5: HTML is not read: “<script>/],
    [
      'a link elsewhere',
      around('See [this](https://example.org).'),
      'Line 5: a link leads to a place of this page (#/terms/rtt), not to “https://example.org”',
    ],
    ['a script as a link', around('[x](javascript:alert(1))'), /^Line 5: a link leads to a place of this page/],
    ['a picture', around('![x](x.png)'), 'Line 5: pictures are not shown'],
    [
      'another block',
      around('```python\nx\n```'),
      'Line 5: there is no block “python”; there are scene, question and check',
    ],
    [
      'a key that is not there',
      around('text', 'open: #/scene/sawtooth\nspeedy: 3'),
      'Line 9: “speedy” is not read here; there are open, from, until, speed, rows',
    ],
    [
      'a scene that is not there',
      around('text', 'open: #/scene/nonsense'),
      'Line 7: There is no scene called “nonsense”: Open has a list of them',
    ],
    [
      'a value that cannot be',
      around('text', 'open: #/scene/sawtooth\n{ "seed": -1 }'),
      /^Line 7: seed: must be .*, got -1$/,
    ],
    ['JSON that is none', around('text', 'open: #/scene/sawtooth\n{ "seed": }'), /^Line 9: the scenario is no JSON: /],
    [
      'a run that is too short',
      around('text', 'open: #/scene/sawtooth\nuntil: 70'),
      'Line 7: a step goes from 0 to 70 s, and its run lasts 60 s',
    ],
    [
      'a group that is not there',
      around('It is {{cuts(udp) in 1..2}}.'),
      'Line 5: the scene has no group “udp”; it has tcp',
    ],
    ['a hop that is not there', around('One.\n\nTwo {{used(2) in\n1..2}}.'), 'Line 7: the scene has hops 1 to 1'],
    ['a measure that is not there', around('{{speed(tcp) in 1..2}}'), /^Line 5: there is no measure “speed”; there/],
    ['bounds the wrong way', around('{{used() in 9..2}}'), 'Line 5: {{used() in 9..2}}: the bounds 9..2 are empty'],
    ['a statement that does not end', around('{{used() in 1..2'), /^Line 5: a statement begins with {{ and ends with/],
    ['an assignment', around('{{x = 3 : w}}'), 'Line 5: {{x = 3 : w}}: “=” has no meaning here'],
    ['two right options', around('```question\nchoice: ?\n- [x] a\n- [x] b\n```'), /^Line 6: exactly one option/],
    [
      'a wrong number of three bounds',
      wrongNumber('- 1..2..3\n  why'),
      /^Line 9: an item of a number is “- LOW..HIGH” or “- EXPRESSION”/,
    ],
    [
      'a wrong number that is none',
      wrongNumber('- many\n  why'),
      /^Line 9: “many”: after “many” stands what is measured/,
    ],
    ['a wrong number of another group', wrongNumber('- cuts(udp)..9\n  why'), /the scene has no group “udp”/],
    [
      'a wrong number without a reason',
      wrongNumber('- 70..80'),
      'Line 9: a wrong number needs its reason, moved in below it',
    ],
    ['bounds of a wrong number the wrong way', wrongNumber('- 80..70\n  why'), 'Line 9: the bounds 80..70 are empty'],
    [
      '201 statements in reasons',
      wrongNumber(`- 1..2\n  ${'{{1 in 0..2}} '.repeat(100)}\n- 2..3\n  ${'{{1 in 0..2}} '.repeat(101)}`),
      'Line 1: a lesson has at most 200 statements',
    ],
    ['nine wrong numbers', wrongNumber('- 1..2\n  why\n'.repeat(9)), 'Line 6: there are 0 to 8 items, here 9'],
    ['one option', around('```question\nchoice: ?\n- [x] a\n```'), 'Line 6: there are 2 to 8 options, here 1'],
    [
      'a check without reasons',
      around('```check\nchoice: ?\n- [x] a\n- [ ] b\n```'),
      'Line 5: each wrong option of a check needs its reason, moved in below it',
    ],
    [
      'a long step',
      around('word '.repeat(61)),
      /^Line 3: a step has at most 60 words before the question, this one 61/,
    ],
    [
      'what is measured before it is asked',
      around('It is {{used() in 1..2}}.\n\n```question\ncurve: ?\nof: queue(1)\ntop: 3\n```'),
      'Line 5: before the question the run is not known yet: say it behind it',
    ],
    ['deep quotations', around('>'.repeat(30_000)), 'Line 5: quotations are not nested'],
    ['deep brackets', around(`{{${'('.repeat(100)}1${')'.repeat(100)} in 0..2}}`), /nested more than 20 deep/],
    ['lists in lists', around('- - - - a'), 'Line 5: lists are not nested'],
    ['lists in lists, line by line', around(`- a\n${' '.repeat(42)}- b`), 'Line 6: lists are not nested'],
    ['a list within a quotation that is none', around('> ```\n> x\n> ```'), /^Line 5: “```.*” is not read here$/s],
    ['an item of two parts', around('- one\n- two\n\n      code'), 'Line 6: an item of a list is one paragraph'],
    ['an order of one', around('```question\norder: ?\n- a = 1\n```'), /^Line 6: there are 2 to \d+ items, here 1/],
    ['an item without its number', around('```question\norder: ?\n- a = 1\n- b\n```'), /^Line 8: an item is “- words/],
    ['an axis without what is measured', axisOf('0..2 label'), /^Line 7: an axis is “EXPRESSION LOW..HIGH label”/],
    ['an axis without a label', axisOf('used() 0..2'), /^Line 7: an axis is “EXPRESSION LOW..HIGH label”/],
    ['an axis without a range', axisOf('used() label'), /^Line 7: an axis is “EXPRESSION LOW..HIGH label”/],
    ['an empty axis', axisOf('used() 2..2 label'), 'Line 7: the axis 2..2 is empty'],
    ['a curve of the reverse path’s queue', curveOf('queue(2)'), 'Line 6: the scene has no “2”'],
    ['a curve of no queue', curveOf('queue(0)'), 'Line 6: the scene has no “0”'],
    ['a curve of a group that is not there', curveOf('window(udp)'), 'Line 6: the scene has no “udp”'],
    ['a curve of another thing', curveOf('used()'), /^Line 7: a curve is of window\(group\), rate/],
    [
      'a step that ends where it begins',
      around('x', 'open: #/scene/sawtooth\nfrom: 9\nuntil: 9'),
      /^Line 7: a step goes from 9 to 9 s/,
    ],
    ['a speed that is none', around('x', 'open: #/scene/sawtooth\nspeed: 3'), /^Line 7: speeds are [\d., ]+$/],
    [
      'a measure in an option',
      around('```question\nchoice: ?\n- [x] {{used() in 0..2}}\n- [ ] b\n```'),
      /^Line 6: an option says nothing measured/,
    ],
    ['the first of several signs that no text has', '# a\n\u0007\n\u0008', /^Line 2: it has a character/],
    [
      'a line of a block that is too long',
      around(`\`\`\`question\ncurve: ${'x'.repeat(2_000)}\n\`\`\``),
      /^Line 6: a line here has at most 2000 characters, this one 2007/,
    ],
    ['too many lines', `# T${'\n'.repeat(4_000)}`, 'Line 4001: a lesson has at most 4000 lines'],
    [
      'a time without end',
      around('text', `open: #/scene/sawtooth\nuntil: ${'9'.repeat(400)}`),
      /^Line 9: “9+…” is no number/,
    ],
    ['half a letter', '# a \ud800 b', /^Line 1: it has a character that no text has/],
    ['signs that no text has', '# a\u0007', /^Line 1: it has a character that no text has/],
    ['too much', 'x'.repeat(LESSON_LIMITS.file + 1), /^Line 1: a lesson has at most 60000 characters/],
  ])('%s', async (_, text, message) => {
    if (typeof message === 'string') expect(await refusal(text)).toBe(message);
    else expect(await refusal(text)).toMatch(message);
  });

  test('any change of a lesson opens or is refused so', async () => {
    const text = lessonText('sawtooth');
    const cut = fc.record({
      at: fc.nat(text.length),
      gone: fc.nat(200),
      put: fc.oneof(
        fc.string(),
        fc.constantFrom('```', '{{', '}}', '# ', '> '.repeat(50), '*'.repeat(500), '[', '- [x] '),
      ),
    });
    await fc.assert(
      fc.asyncProperty(cut, async ({ at, gone, put }) => {
        const changed = text.slice(0, at) + put + text.slice(at + gone);
        await opened(changed).catch((error: unknown) => {
          if (!(error instanceof LessonError)) throw error;
          expect(error.line).toBeLessThanOrEqual(changed.split('\n').length);
          expect(error.line).toBeGreaterThan(0);
        });
      }),
      { numRuns: 40, seed: 18 },
    );
  });
});

describe('an expression', () => {
  test('is worked out as arithmetic is', () => {
    const run = measuredOf(scenarioOf(), 12);
    const value = (text: string): number => evaluate(parseExpression(text), run);
    expect(value('2 + 3 * 4 - 6 / 2')).toBe(11);
    expect(value('-(2 - 5) * --2')).toBe(6);
    expect(value('8 / 4 / 2')).toBe(1);
    expect(value('peak(tcp, 0, 12) - valley(tcp, 0, 12)')).toBeGreaterThan(20);
    // One flow alone: its throughput is what of the link's 2 Mbit/s is in use, but for rounding.
    expect(value('rate(tcp) / 2 * 100')).toBeCloseTo(value('used()'), 9);
    expect(value('share(tcp)')).toBe(100);
  });

  test('compares one after the other', () => {
    const run = measuredOf(scenarioOf(), 12);
    const holds = (text: string): boolean => claimHolds(parseClaim(text), run);
    expect(holds('1 < 2 < 3: so it is')).toBe(true);
    expect(holds('1 < 3 < 2: so it is')).toBe(false);
    expect(holds('share(tcp) >= 100: alone')).toBe(true);
    expect(holds('1 / 0 - 1 / 0 in 0..1')).toBe(false);
  });

  function scenarioOf(): Parameters<typeof measuredOf>[0] {
    return sawtooth.steps[0]!.scenario;
  }
});

const sawtooth = await opened(lessonText('sawtooth'));

test('each statement of a paragraph knows its own line, and a broken one is refused with it', () => {
  const text = 'One\ntwo {{1 in 0..2}} and\n{{2 in 1..3}}, {{3 in 2..4}}\nthen\n{{4 in 3..5}}';
  expect(claimsIn(readProse(text, 10)).map(({ line }) => line)).toEqual([11, 12, 12, 14]);
  expect(() => readProse(`${text}\n{{5 in 6..4}}`, 10)).toThrow(/^Line 15: /);
});

test('code states nothing: a statement within it, right or wrong, stands as it was written', () => {
  expect(readProse('Write `{{used() in 1..2}}`, not `{{…}}`: {{1 in 0..2}} `a {{b}} & {{c}}`', 1)).toEqual([
    { is: 'text', text: 'Write ' },
    { is: 'code', text: '{{used() in 1..2}}' },
    { is: 'text', text: ', not ' },
    { is: 'code', text: '{{…}}' },
    { is: 'text', text: ': ' },
    { is: 'claim', claim: parseClaim('1 in 0..2'), says: '1 in 0..2', line: 1 },
    { is: 'text', text: ' ' },
    { is: 'code', text: 'a {{b}} & {{c}}' },
  ]);
  expect(() => readProse('[here](#/a{{1 in 0..2}}ü)', 1)).toThrow('not to “#/a{{1 in 0..2}}ü”');
});
