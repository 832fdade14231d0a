/** What a learning platform is told: found within bounds, told again what it did not take, and never told twice. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findApi } from '../../src/course/api.ts';
import { MOST_KEPT, type Report, timeOfDay, timespan } from '../../src/course/report.ts';
import { CourseSession } from '../../src/course/session.ts';
import { standing } from '../../src/course/standing.ts';
import { MAX_WORDS } from '../../src/lesson/answer-code.ts';
import { answerIn } from '../../src/side/asked-in-course.ts';

test('an answer that a platform kept comes back no longer than its field takes, and what is none does not', () => {
  expect(answerIn(JSON.stringify({ said: 'é'.repeat(MAX_WORDS) }))).toBe('é'.repeat(MAX_WORDS));
  expect(answerIn(JSON.stringify({ said: 'é'.repeat(MAX_WORDS + 1) }))).toBe('é'.repeat(MAX_WORDS));
  for (const kept of ['', '{', 'null', '{}', '{"said":7}', JSON.stringify({ said: 'a', more: 'b'.repeat(MOST_KEPT) })])
    expect(answerIn(kept), kept).toBeNull();
});

/** A platform that keeps what it is told; `takes` says what of it. */
function platformOf(values: Record<string, string>, takes: (element: string) => boolean = () => true) {
  const asked: string[] = [];
  let error = 0;
  const api = {
    LMSInitialize: () => 'true',
    LMSFinish: () => (asked.push('finish'), 'true'),
    LMSCommit: () => (asked.push('commit'), takes('commit') ? 'true' : 'false'),
    LMSGetValue: (element: string) => {
      error = element in values ? 0 : 401;
      return values[element] ?? '';
    },
    LMSSetValue: (element: string, value: string) => {
      if (!takes(element)) return 'false';
      values[element] = value;
      return 'true';
    },
    LMSGetLastError: () => String(error),
  };
  return { api, values, asked };
}

const COMMON = {
  'cmi.core.lesson_status': 'not attempted',
  'cmi.interactions._children': 'id',
  'cmi.core.student_id': 's7',
};

const report = (answers: number, kept = 'k'): Report => ({
  answers: Array.from({ length: answers }, (_, step) => ({
    id: `step-${step + 1}`,
    type: 'choice' as const,
    response: 'a',
    right: 'b',
    result: 'wrong' as const,
    counts: true,
  })),
  score: 40,
  complete: answers === 3,
  location: String(answers),
  kept,
});

function storageOf(): Storage {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    get length() {
      return map.size;
    },
  } as Storage;
}

let [known, tab] = [storageOf(), storageOf()];
const DATE = new Date(2026, 0, 2, 3, 4, 5);

/** A visit from a window whose parent has this API; `resume` takes what was kept. */
function visit(around: { API?: unknown }, resume: (kept: string) => readonly string[] = () => []): CourseSession {
  const parent = { ...around, opener: null } as unknown as Window & { API?: unknown };
  Object.defineProperty(parent, 'API', { get: () => around.API });
  Object.assign(parent, { parent });
  const window = {
    parent,
    opener: null,
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
  } as unknown as Window;
  const session = new CourseSession('lesson', resume, {
    window,
    now: () => performance.now(),
    date: () => DATE,
    storage: { known: () => known, tab: () => tab },
  });
  session.begin();
  return session;
}

beforeEach(() => {
  vi.useFakeTimers();
  [known, tab] = [storageOf(), storageOf()];
});
afterEach(() => standing.setState(standing.getInitialState(), true));

describe('the platform is looked for', () => {
  const { api } = platformOf({});
  const chain = (above: number, top: object): Window => {
    let window = { ...top, opener: null } as Record<string, unknown>;
    window['parent'] = window;
    for (let level = 0; level < above; level++) window = { parent: window, opener: null };
    return window as unknown as Window;
  };

  test('in the windows above, at most nineteen of them, and above the one that opened this', () => {
    expect([0, 1, 19, 20].map((above) => findApi(chain(above, { API: api })) === api)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const opened = chain(2, {});
    Object.assign(opened, { opener: chain(3, { API: api }) });
    expect(findApi(opened)).toBe(api);
  });

  test('not in windows of other sites, and what is no platform is none', () => {
    const foreign = Object.defineProperty({}, 'API', {
      get: () => {
        throw new Error('SecurityError');
      },
    });
    Object.assign(foreign, { parent: foreign, opener: null });
    expect(findApi({ parent: foreign, opener: null } as unknown as Window)).toBeNull();
    expect(findApi(chain(1, { API: { LMSInitialize: () => 'true' } }))).toBeNull();
  });
});

describe('a visit', () => {
  test('tells each answer once, in the words of SCORM 1.2, and ends with the time that it took', () => {
    const { api, values, asked } = platformOf({ ...COMMON });
    const session = visit({ API: api });
    session.report(report(1));
    session.report(report(2));
    vi.advanceTimersByTime(65_000);
    session.end();
    expect(values).toMatchObject({
      'cmi.core.lesson_status': 'incomplete',
      'cmi.core.score.raw': '40',
      'cmi.core.score.max': '100',
      'cmi.core.lesson_location': '2',
      'cmi.core.session_time': '00:01:05',
      'cmi.core.exit': 'suspend',
      'cmi.suspend_data': 'k',
      'cmi.interactions.0.id': 'step-1',
      'cmi.interactions.0.time': '03:04:05',
      'cmi.interactions.0.student_response': 'a',
      'cmi.interactions.0.correct_responses.0.pattern': 'b',
      'cmi.interactions.0.weighting': '1',
      'cmi.interactions.1.id': 'step-2',
    });
    expect(Object.keys(values).some((element) => element.startsWith('cmi.interactions.2'))).toBe(false);
    expect(asked.at(-1)).toBe('finish');
    expect([known.length, tab.length]).toEqual([0, 0]);
  });

  test('goes on behind the answers of the one before, and what was completed stays so', () => {
    const { api, values } = platformOf({
      ...COMMON,
      'cmi.core.lesson_status': 'completed',
      'cmi.interactions._count': '1',
      'cmi.suspend_data': 'before',
    });
    const kept: string[] = [];
    const session = visit({ API: api }, (text) => (kept.push(text), text === 'before' ? ['step-1'] : []));
    session.report(report(2));
    expect(kept).toEqual(['before']);
    expect(values['cmi.interactions.1.id']).toBe('step-2');
    expect(values['cmi.interactions.0.id']).toBeUndefined();
    expect(values['cmi.core.lesson_status']).toBe('completed');
  });

  test('tells answers again of which the platform may have lost one', () => {
    const { api, values } = platformOf({ ...COMMON, 'cmi.interactions._count': '0', 'cmi.suspend_data': 'before' });
    visit({ API: api }, () => ['step-1']).report(report(2));
    expect([values['cmi.interactions.0.id'], values['cmi.interactions.1.id']]).toEqual(['step-1', 'step-2']);
  });

  test.each([
    ['that has no API yet', null],
    [
      'that throws',
      () => {
        throw new Error('gone');
      },
    ],
    ['that answers nothing', () => undefined],
    ['that answers with empty texts', () => ''],
    ['that refuses', () => 'false'],
  ])('to a platform %s keeps the answers here, and tells them when it takes them', (_, answer) => {
    const { api, values } = platformOf({ ...COMMON });
    const broken = answer && Object.fromEntries(Object.keys(api).map((name) => [name, answer]));
    const around: { API?: unknown } = { API: broken };
    const session = visit(around);
    session.report(report(1, 'mine'));
    expect(standing.getState().is).not.toBe('open');
    expect(tab.getItem('sawtooth-course-1 lesson ')).toBe('mine');
    // Whoever held a broken one holds the sound one from now on.
    if (broken) Object.assign(broken, api);
    around.API = api;
    vi.advanceTimersByTime(120_000);
    expect(standing.getState().is).toBe('open');
    expect(values['cmi.interactions.0.id']).toBe('step-1');
    expect([known.length, tab.length]).toEqual([0, 0]);
  });

  test.each(['commit', 'cmi.suspend_data', 'cmi.core.score.raw', 'cmi.core.lesson_status', 'cmi.interactions.0.id'])(
    'whose %s is refused is told again, and is kept for this reader until then',
    (refused) => {
      let sound = false;
      const { api, values } = platformOf({ ...COMMON }, (element) => sound || element !== refused);
      visit({ API: api }).report(report(1, 'mine'));
      expect(standing.getState().is).toBe('behind');
      expect(known.getItem('sawtooth-course-1 lesson s7')).toBe('mine');
      expect(tab.length).toBe(0);
      sound = true;
      vi.advanceTimersByTime(10_000);
      expect(standing.getState().is).toBe('open');
      expect([values['cmi.suspend_data'], values['cmi.interactions.0.id']]).toEqual(['mine', 'step-1']);
      expect(values['cmi.interactions.1.id']).toBeUndefined();
      expect(known.length).toBe(0);
    },
  );

  test('to a platform that comes late and is not ready at once is told again as soon as to any other', () => {
    let isReady = false;
    const { api } = platformOf({ ...COMMON }, (element) => element !== 'commit' || isReady);
    const around: { API?: unknown } = {};
    visit(around).report(report(1));
    // Looked for after 250 ms, and each time after twice as long.
    vi.advanceTimersByTime(10_000);
    around.API = api;
    vi.advanceTimersByTime(5_750);
    expect(standing.getState().is).toBe('behind');
    isReady = true;
    vi.advanceTimersByTime(2_000);
    expect(standing.getState().is).toBe('open');
  });

  test('takes up what was not taken on the one before, of the same reader alone', () => {
    known.setItem('sawtooth-course-1 lesson s7', 'mine');
    const kept: string[] = [];
    const take = (text: string): string[] => (kept.push(text), []);
    visit({ API: platformOf({ ...COMMON }).api }, take);
    visit({ API: platformOf({ ...COMMON, 'cmi.core.student_id': 's8' }).api }, take);
    expect(kept.filter(Boolean)).toEqual(['mine']);
  });

  test('that only looks again tells nothing', () => {
    const { api, values, asked } = platformOf({ ...COMMON, 'cmi.core.lesson_mode': 'review' });
    const session = visit({ API: api });
    session.report(report(3));
    session.end();
    expect(standing.getState().is).toBe('again');
    expect([values['cmi.suspend_data'], asked]).toEqual([undefined, []]);
  });

  test('to a platform without single answers counts as told: they are in what is kept', () => {
    const { api, values } = platformOf(
      { 'cmi.core.lesson_status': 'not attempted' },
      (element) => !element.startsWith('cmi.interactions'),
    );
    visit({ API: api }).report(report(3));
    expect(standing.getState().is).toBe('open');
    expect(values['cmi.core.lesson_status']).toBe('completed');
  });
});

test('times are written as SCORM 1.2 has them', () => {
  expect(timeOfDay(DATE)).toBe('03:04:05');
  expect([0, 59_999, 3_600_000 * 101 + 61_000, -5].map(timespan)).toEqual([
    '00:00:00',
    '00:00:59',
    '101:01:01',
    '00:00:00',
  ]);
});
