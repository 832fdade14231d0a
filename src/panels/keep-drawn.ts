/** Pictures on canvases: what has them drawn while they are on show. */
import type { FrameLoop } from '../run/frame-loop.ts';
import { watchTheme } from '../theme.ts';

interface Picture {
  /** Its place has another size. */
  resize(): void;
  /** Colours or type are others: canvas text does not follow a font that arrives late. */
  restyle(): void;
  draw: Parameters<FrameLoop['addPicture']>[0];
  isOfRates?: Parameters<FrameLoop['addPicture']>[1];
}

/** Has a picture drawn in the page's frames from now on. @returns how to end it */
export function keepDrawn(loop: FrameLoop, place: Element, { resize, restyle, draw, isOfRates }: Picture): () => void {
  const observer = new ResizeObserver(() => {
    resize();
    loop.request();
  });
  observer.observe(place);
  const redraw = (): void => {
    restyle();
    loop.request();
  };
  const stopWatching = watchTheme(redraw);
  document.fonts.addEventListener('loadingdone', redraw);
  const remove = loop.addPicture(draw, isOfRates);
  return () => {
    observer.disconnect();
    stopWatching();
    document.fonts.removeEventListener('loadingdone', redraw);
    remove();
  };
}
