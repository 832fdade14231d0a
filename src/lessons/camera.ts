/** The camera as a source of pictures: one at a time and scaled down, until it is stopped. No picture is kept or sent. */
import type { QrReader } from './qr-reader.ts';
import { say } from '../../workers/words/say.ts';

/** Longest side of a picture that is read, px: an answer's code, of 69 modules, may take a third of it. */
const LONGEST = 960;
/** Between two pictures, ms. */
const PAUSE_MS = 120;

/** @throws Error with one line for the reader */
export async function openCamera(devices: MediaDevices | undefined = navigator.mediaDevices): Promise<MediaStream> {
  // The browser has none for pages that came over plain http.
  if (!devices?.getUserMedia) throw new Error(say('There is no camera for this page here: it needs an https address.'));
  try {
    return await devices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    throw new Error(lineOf(error instanceof DOMException ? error.name : ''), { cause: error });
  }
}

function lineOf(name: string): string {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return say('The browser does not let this page use the camera. It can be allowed beside the address.');
    case 'NotFoundError':
    case 'OverconstrainedError':
      return say('There is no camera here.');
    case 'NotReadableError':
    case 'AbortError':
      return say('The camera is in use by something else.');
    default:
      return say('The camera cannot be opened.');
  }
}

/** Where pictures come from. */
export interface Shot {
  /** The picture of now; null before there is one. */
  take(): ImageData | null;
}

/** Read one picture after another until `signal` says stop. */
export async function watch(
  shot: Shot,
  read: QrReader,
  found: (texts: readonly string[]) => void,
  signal: AbortSignal,
  pause: () => Promise<void> = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),
): Promise<void> {
  while (!signal.aborted) {
    const picture = shot.take();
    const texts = picture ? await read(picture) : [];
    if (signal.aborted) return;
    if (texts.length > 0) found(texts);
    await pause();
  }
}

/** The pictures of a video, each drawn over the one before. */
export function shotOf(video: HTMLVideoElement): Shot {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    take() {
      const { videoWidth, videoHeight } = video;
      if (!context || videoWidth === 0) return null;
      const { width, height } = scaled(videoWidth, videoHeight);
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      context.drawImage(video, 0, 0, width, height);
      return context.getImageData(0, 0, width, height);
    },
  };
}

/** The size at which a picture is read: as it is, or scaled down to LONGEST. */
export function scaled(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
