/** A drawing as PNG, at print resolution. */

/** Dots to a px. */
const DOTS = 2;

/** @throws Error if the browser cannot draw it */
export async function pngOfSvg(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * DOTS;
    canvas.height = image.naturalHeight * DOTS;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The browser could not make this picture.');
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}
