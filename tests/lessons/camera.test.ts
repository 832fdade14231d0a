/** The camera reads answer codes: whose reader it takes, how many pictures, what it says where it cannot. */
import { encodeQR } from 'qr';
import { describe, expect, test, vi } from 'vitest';
import { openCamera, scaled, shotOf, watch } from '../../src/lessons/camera.ts';
import { encodeAnswer, MAX_CODE } from '../../src/lessons/code.ts';
import { qrReader } from '../../src/lessons/qr-reader.ts';

const CODE = encodeAnswer({
  lesson: 'abc1234',
  step: 4,
  answer: { kind: 'curve', heights: Array.from({ length: 49 }, (_, knot) => knot) },
  digest: '0123abcd',
  reason: 'Because '.repeat(30),
  tag: 'a1b2c3',
});

/** A grey picture with the code upright in it, `scale` px to a module. */
function pictureOf(text: string, scale: number, [width, height]: [number, number]): ImageData {
  const data = new Uint8ClampedArray(4 * width * height).fill(170);
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const side = rows.length * scale;
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = 4 * ((top + y) * width + left + x);
      data.fill(rows[Math.floor(y / scale)]![Math.floor(x / scale)] ? 40 : 230, at, at + 3);
    }
  return { data, width, height, colorSpace: 'srgb' };
}

describe('a picture', () => {
  test('of the longest code, a third of the largest picture wide, is read by the reader that is fetched', async () => {
    expect(CODE.length).toBeGreaterThan(MAX_CODE - 20);
    const { width, height } = scaled(1280, 720);
    // 77 modules with their quiet zone, 4 px each, in 960.
    expect(await (await qrReader(undefined))(pictureOf(CODE, 4, [width, height]))).toEqual([CODE]);
  });

  test('without a code gives none', async () => {
    const empty = { data: new Uint8ClampedArray(4 * 64 * 64), width: 64, height: 64 } as ImageData;
    expect(await (await qrReader(undefined))(empty)).toEqual([]);
  });

  test('goes to the browser’s own reader where it reads QR codes, and to the other where it fails', async () => {
    let works = true;
    class Own {
      static getSupportedFormats = () => Promise.resolve(['ean_13', 'qr_code']);
      detect(): Promise<{ rawValue: string }[]> {
        return works
          ? Promise.resolve([{ rawValue: 'one' }, { rawValue: 'two' }])
          : Promise.reject(new Error('no service'));
      }
    }
    const read = await qrReader(Own);
    expect(await read(pictureOf('other', 6, [320, 320]))).toEqual(['one', 'two']);
    works = false;
    expect(await read(pictureOf('other', 6, [320, 320]))).toEqual(['other']);
    // One that has failed once is not asked again.
    works = true;
    expect(await read(pictureOf('other', 6, [320, 320]))).toEqual(['other']);
    class Broken extends Own {
      static override getSupportedFormats = () => Promise.reject<string[]>(new Error('no service'));
    }
    expect(await (await qrReader(Broken))(pictureOf('other', 6, [320, 320]))).toEqual(['other']);
    class Poor extends Own {
      static override getSupportedFormats = () => Promise.resolve(['ean_13']);
    }
    works = true;
    expect(await (await qrReader(Poor))(pictureOf('other', 6, [320, 320]))).toEqual(['other']);
  });

  test('is read at most 960 px long, and as it is if it is smaller', () => {
    expect(scaled(3840, 2160)).toEqual({ width: 960, height: 540 });
    expect(scaled(1080, 1920)).toEqual({ width: 540, height: 960 });
    expect(scaled(640, 480)).toEqual({ width: 640, height: 480 });
  });
});

test('a picture is as large as what the camera gives by then, and there is none before it gives any', () => {
  const drawn: number[][] = [];
  const context = {
    drawImage: (...[, ...place]: [object, ...number[]]) => drawn.push(place),
    getImageData: (...of: number[]) => ({ of }),
  };
  const canvas = { width: 0, height: 0, getContext: () => context };
  vi.stubGlobal('document', { createElement: () => canvas });
  const video = { videoWidth: 0, videoHeight: 0 };
  const shot = shotOf(video as HTMLVideoElement);
  expect(shot.take()).toBeNull();
  // Either side alone may change: a phone that is turned, or another camera.
  for (const size of [
    [640, 480],
    [640, 360],
    [480, 360],
    [360, 480],
  ] as const) {
    Object.assign(video, { videoWidth: size[0], videoHeight: size[1] });
    expect(shot.take()).toEqual({ of: [0, 0, ...size] });
    expect([[canvas.width, canvas.height], drawn.at(-1)]).toEqual([size, [0, 0, ...size]]);
  }
  vi.unstubAllGlobals();
});

test('pictures are taken one at a time, and none after it was stopped', async () => {
  const stop = new AbortController();
  let [reading, most, taken] = [0, 0, 0];
  const found: string[] = [];
  await watch(
    { take: () => (taken++ % 2 ? null : ({} as ImageData)) },
    async () => {
      most = Math.max(most, ++reading);
      await Promise.resolve();
      reading--;
      if (taken > 8) stop.abort();
      return [`picture ${taken}`];
    },
    (texts) => found.push(...texts),
    stop.signal,
    () => Promise.resolve(),
  );
  expect(most).toBe(1);
  // The last one was read when it was stopped already.
  expect([taken, found]).toEqual([9, ['picture 1', 'picture 3', 'picture 5', 'picture 7']]);
});

describe('where there is no camera', () => {
  const refused = (name: string): Promise<unknown> =>
    openCamera({ getUserMedia: () => Promise.reject(new DOMException('', name)) } as unknown as MediaDevices);

  test.each([
    ['NotAllowedError', 'The browser does not let this page use the camera. It can be allowed beside the address.'],
    ['NotFoundError', 'There is no camera here.'],
    ['NotReadableError', 'The camera is in use by something else.'],
    ['SomethingNew', 'The camera cannot be opened.'],
  ])('%s is said in a line', (name, line) => expect(refused(name)).rejects.toThrow(line));

  test('a page without https is told so', () =>
    expect(openCamera({} as MediaDevices)).rejects.toThrow('it needs an https address'));
});
