/** The format of lessons as docs/lessons.md specifies it: what is read, and what is refused with its line and its reason. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseClaim, parseExpression } from '../../src/lessons/expression.ts';
import { LessonError } from '../../src/lessons/lesson-error.ts';
import { LESSON_LIMITS } from '../../src/lessons/limits.ts';
import { claimHolds, evaluate, MEASURES } from '../../src/lessons/measures.ts';
import { CHECK, FIRST_LINES, KINDS, makeStep } from '../../src/lessons/make-step.ts';
import { claimsIn, plainText, prosesOf } from '../../src/lessons/prose.ts';
import { readLesson } from '../../src/lessons/read-lesson.ts';
import { sceneScenario, scenes } from '../../src/scenes/index.ts';
import { Measured } from '../../src/scenes/measured.ts';
import type { Scene } from '../../src/scenes/scene.ts';
import { seriesOf } from '../page/support/runs.ts';
import { lessonText, opened } from './support.ts';

const DOCS = readFileSync('docs/lessons.md', 'utf8');

/** A lesson of one step around these lines, which begin at line 5. */
function around(lines: string, scene = 'open: #/scene/sawtooth'): string {
  return `# A lesson\n\n## A step\n\n${lines}\n\n\`\`\`scene\n${scene}\n\`\`\`\n`;
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
      const run = new Measured(seriesOf(scenario, until).series, until);
      const claims = prosesOf(after).flatMap(claimsIn);
      expect(claims.length).toBeGreaterThan(0);
      for (const { claim, line } of claims) expect(claimHolds(claim, run), `line ${line}`).toBe(true);
    }
  });

  test('is documented with every measure that there is, and with every limit', () => {
    for (const [name, { takes, unit, help }] of Object.entries(MEASURES))
      expect(DOCS).toContain(`| \`${name}(${takes.join(', ')})\` | ${unit || '1'} | ${help} |`);
    expect(DOCS).toContain(`| characters of a lesson | ${LESSON_LIMITS.file.toLocaleString('en')} |`);
    expect(DOCS).toContain(`| characters of a paragraph | ${LESSON_LIMITS.paragraph.toLocaleString('en')} |`);
    const { steps, checks, options, statements, expression } = LESSON_LIMITS;
    expect(DOCS).toContain(`| ${steps}, ${checks}, ${options} |`);
    expect(DOCS).toContain(`| ${statements}, ${expression} |`);
  });
});

describe('a step made of a run on the page', () => {
  const alone = scenes.filter(({ compare }) => !compare);

  test.each(alone.map((scene): [string, Scene] => [scene.id, scene]))(
    'of %s opens, with any question',
    async (id, scene) => {
      const scenario = sceneScenario(scene, scene.scenario);
      const onPage = { hash: `#/scene/${id}`, scenario, now: scenario.duration / 2 };
      const made = KINDS.map(({ kind }, index) => makeStep(index + 1, onPage, kind));
      const { steps, checks } = await opened([FIRST_LINES, ...made, CHECK].join(''));
      expect(steps.map(({ question }) => question!.kind)).toEqual(KINDS.map(({ kind }) => kind));
      expect(steps.map(({ until }) => until)).toEqual(KINDS.map(() => Number((scenario.duration / 2).toFixed(1))));
      expect(checks).toHaveLength(1);
    },
  );
});

describe('what cannot be read names its line and the reason', () => {
  test.each([
    ['no title', 'Text.', 'Line 1: a lesson begins with its title, “# …”'],
    ['no step', '# Title\n\nText.', 'Line 1: a lesson has at least one step, “## …”'],
    ['no scene', '# Title\n\n## Step\n\nText.', 'Line 3: the first step needs a scene'],
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
      'Line 7: There is no scene called “nonsense”: Open has a list of them.',
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
    const run = new Measured(seriesOf(scenarioOf(), 12).series, 12);
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
    const run = new Measured(seriesOf(scenarioOf(), 12).series, 12);
    const holds = (text: string): boolean => claimHolds(parseClaim(text), run);
    expect(holds('1 < 2 < 3: so it is')).toBe(true);
    expect(holds('1 < 3 < 2: so it is')).toBe(false);
    expect(holds('share(tcp) >= 100: alone')).toBe(true);
    expect(holds('1 / 0 - 1 / 0 in 0..1')).toBe(false);
  });

  function scenarioOf(): Parameters<typeof seriesOf>[0] {
    return sawtooth.steps[0]!.scenario;
  }
});

const sawtooth = await opened(lessonText('sawtooth'));
