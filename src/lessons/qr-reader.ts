/** Reads QR codes in pictures: with the browser's own reader where it has one, else with one that is fetched for it. */
import { fetched } from '../link/late-part.ts';

/** The texts of the codes that a picture shows; none where it shows none. */
export type QrReader = (picture: ImageData) => Promise<readonly string[]>;

/** What Chromium has on some systems, and other browsers nowhere. */
interface Detector {
  detect(picture: ImageData): Promise<readonly { rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

export async function qrReader(
  own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector,
): Promise<QrReader> {
  const reads = await own?.getSupportedFormats().catch((): readonly string[] => []);
  return own && reads?.includes('qr_code') ? ownReader(new own({ formats: ['qr_code'] })) : fetchedReader();
}

/** A browser's reader may be there and not work, because its system's service does not: then the other takes its place. */
function ownReader(detector: Detector): QrReader {
  let other: QrReader | null = null;
  return async (picture) => {
    if (other) return other(picture);
    try {
      return (await detector.detect(picture)).map(({ rawValue }) => rawValue);
    } catch {
      other = await fetchedReader();
      return other(picture);
    }
  };
}

async function fetchedReader(): Promise<QrReader> {
  const { decodeQR } = await fetched(import('qr/decode.js'));
  return (picture) => {
    try {
      return Promise.resolve([decodeQR(picture)]);
    } catch {
      // It throws where it finds none.
      return Promise.resolve([]);
    }
  };
}
