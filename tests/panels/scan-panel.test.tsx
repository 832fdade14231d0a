/** Codes before the camera: whatever comes in whatever order — permission, refusal, Stop, a code, the page left — the camera runs only while the panel is open. */
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScanPanel } from '../../src/lessons/scan-panel.tsx';
import { Panel } from './support/panel.tsx';

/** A camera that has been asked for, and its track once it runs. */
class Camera {
  running = false;
  readonly track = Object.assign(new EventTarget(), { stop: () => (this.running = false) });
  readonly stream = Object.assign(new MediaStream(), {
    getTracks: () => [this.track as never],
    getVideoTracks: () => [this.track as never],
  });
  private answer!: (stream: MediaStream) => void;
  refuse!: (error: unknown) => void;
  readonly asked = new Promise<MediaStream>((allowed, refused) => ([this.answer, this.refuse] = [allowed, refused]));

  allow(): void {
    this.running = true;
    this.answer(this.stream);
  }
}

let cameras: Camera[];
let inView: string[];
let taken: string[];
let panel: Panel;
/** Of the document, while a camera is asked for or runs. */
let watching: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [cameras, inView, taken, watching] = [[], [], [], 0];
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => cameras[cameras.push(new Camera()) - 1]!.asked },
  });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect = () => Promise.resolve(inView.map((rawValue) => ({ rawValue })));
    },
  );
  const context = { drawImage: () => undefined, getImageData: () => ({}) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  for (const [name, by] of [
    ['addEventListener', 1],
    ['removeEventListener', -1],
  ] as const) {
    const usual = document[name].bind(document) as (...given: unknown[]) => void;
    vi.spyOn(document, name).mockImplementation((...given: unknown[]) => {
      if (given[0] === 'visibilitychange') watching += by;
      usual(...given);
    });
  }
  panel = await Panel.of(<ScanPanel onCodes={(texts) => news(texts)} />);
});

afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

/** Each code counts once; of one that starts with `?` there is a line alone. */
function news(texts: readonly string[]): { taken: boolean; line: string } | null {
  const fresh = texts.filter((text) => !taken.includes(text));
  if (fresh.length === 0) return null;
  taken.push(...fresh);
  return { taken: !fresh[0]!.startsWith('?'), line: `got ${fresh.join(' and ')}` };
}

const ACTS: Readonly<Record<string, (word: string) => unknown>> = {
  press: () => document.querySelector('button')!.click(),
  allow: (which) => {
    Object.assign(document.querySelector('video') ?? {}, { videoWidth: 640, videoHeight: 480 });
    cameras[Number(which || cameras.length) - 1]!.allow();
  },
  refuse: (name) => cameras.at(-1)!.refuse(new DOMException('no', name)),
  'refuse-first': (name) => cameras[0]!.refuse(new DOMException('no', name)),
  see: (code) => (inView = code ? code.split('+') : []),
  unplug: () => cameras.at(-1)!.track.dispatchEvent(new Event('ended')),
  leave: () => show(true),
  return: () => show(false),
  pass: () => undefined,
};

function show(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What stands there: the button, the warning, the line, whether a code was just taken. */
function shown(): string {
  const of = (selector: string): string => document.querySelector(selector)?.textContent.trim() ?? '';
  return [of('button'), of('.warning').replace(/ Codes can be pasted .*/, ''), of('[role=status]'), of('.scan-tick')]
    .filter(Boolean)
    .join(' | ');
}

async function go(events: string): Promise<void> {
  for (const event of events.split(', ')) {
    const [name, word = ''] = event.split(' ');
    await act(async () => {
      ACTS[name!]!(word);
      await vi.advanceTimersByTimeAsync(name === 'pass' ? Number(word) : 130);
    });
    // The video is there while the panel is open, and no camera runs else.
    const isOpen = document.querySelector('button')!.getAttribute('aria-expanded') === 'true';
    expect([event, document.querySelector('video') !== null, watching]).toEqual([event, isOpen, isOpen ? 1 : 0]);
    const running = cameras.filter((camera) => camera.running);
    expect([event, running.every((camera) => isOpen && camera === cameras.at(-1))]).toEqual([event, true]);
  }
}

const SCAN = 'Scan with the camera';
const STOP = 'Stop the camera';
const REFUSED = 'The browser does not let this page use the camera. It can be allowed beside the address.';
const HOLD = 'Hold a code before the camera.';

test.each([
  ['that is asked for is waited for', 'press', `${STOP} | One moment…`],
  ['that is allowed waits for a code', 'press, allow', `${STOP} | ${HOLD}`],
  ['is stopped', 'press, allow, press', SCAN],
  ['that is refused is said to be', 'press, refuse NotAllowedError', `${SCAN} | ${REFUSED}`],
  ['that is not there is said not to be', 'press, refuse NotFoundError', `${SCAN} | There is no camera here.`],
  ['that is refused after Stop says nothing: it is no longer asked for', 'press, press, refuse NotAllowedError', SCAN],
  [
    'that is refused after it was asked for again does not end that',
    'press, press, press, refuse-first NotAllowedError, allow 2',
    `${STOP} | ${HOLD}`,
  ],
  ['that is allowed after Stop is given back at once', 'press, press, allow', SCAN],
  ['that is allowed late does not run beside the next', 'press, press, press, allow 2, allow 1', `${STOP} | ${HOLD}`],
  [
    'is asked for again after a refusal, of which nothing stands there then',
    'press, refuse X, press',
    `${STOP} | One moment…`,
  ],
  ['asked for again begins without the line of before', 'press, allow, see A, press, press', `${STOP} | One moment…`],
  ['that has gone is said to have', 'press, allow, unplug', `${SCAN} | The camera has gone.`],
  ['that has gone after Stop is no news', 'press, allow, press, unplug', SCAN],
  [
    'stops when the page is left, and stays so when it is come back to',
    'press, allow, leave, return',
    `${SCAN} | The camera was stopped when the page was left.`,
  ],
  ['stays when the page is shown again', 'press, allow, return', `${STOP} | ${HOLD}`],
  [
    'that is allowed once the page was left is given back',
    'press, leave, allow',
    `${SCAN} | The camera was stopped when the page was left.`,
  ],
  ['takes a code, with a tick', 'press, allow, see A', `${STOP} | got A | ✓`],
  ['shows the tick for a moment', 'press, allow, see A, pass 900', `${STOP} | got A`],
  ['shows the tick of the next code as long', 'press, allow, see A, pass 700, see B, pass 600', `${STOP} | got B | ✓`],
  ['takes no code twice', 'press, allow, see A, see, pass 900, see A', `${STOP} | got A`],
  ['says what is no answer, without a tick', 'press, allow, see ?x', `${STOP} | got ?x`],
  ['takes two codes in one picture', 'press, allow, see A+B', `${STOP} | got A and B | ✓`],
])('a camera %s', async (_, events, last) => {
  await go(events);
  expect(shown()).toBe(last);
  await panel.show(null);
  expect([cameras.filter(({ running }) => running).length, watching]).toEqual([0, 0]);
  // Nor does anything come of what it sees or is allowed afterwards.
  const before = taken.length;
  inView = ['late'];
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(taken).toHaveLength(before);
  expect(vi.getTimerCount()).toBe(0);
});

test('a camera that is allowed when its page has gone is given back', async () => {
  await go('press');
  await panel.show(null);
  await act(async () => cameras[0]!.allow());
  expect(cameras[0]!.running).toBe(false);
});

test('a page without a camera says so', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  await go('press');
  expect(shown()).toBe(`${SCAN} | There is no camera for this page here: it needs an https address.`);
});
