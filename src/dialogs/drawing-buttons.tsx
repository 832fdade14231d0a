import { type RefObject, useState } from 'react';
import { drawingPng, drawingSvg } from '../export/drawing.ts';
import { fileName, save } from '../export/save.ts';
import { usePage } from '../page.ts';
import { SmallButton } from '../ui/button.tsx';
import { inEnglish, say } from '../../workers/words/say.ts';

/** Of a PNG, to a px of the drawing. */
const DOTS = 3;

/** Print, and the drawing as SVG and PNG. @param place where the drawing stands @param title what it shows */
export function DrawingButtons({ place, title }: { place: RefObject<HTMLElement | null>; title(): string }) {
  const { player } = usePage();
  const [said, tell] = useState('');
  const make = async (kind: 'svg' | 'png'): Promise<void> => {
    const drawing = place.current!.querySelector('svg')!;
    const content =
      kind === 'svg'
        ? drawingSvg(
            drawing,
            title(),
            say('Seed {seed}. {link}', { seed: player.state.scenario.seed, link: location.href }),
          )
        : await drawingPng(drawing, DOTS);
    save(fileName([inEnglish(title)], kind), kind === 'svg' ? 'image/svg+xml' : 'image/png', [content]);
  };
  const press = (kind: 'svg' | 'png') => (): void => {
    tell('');
    make(kind).catch(() => tell('The browser could not make this picture.'));
  };
  return (
    <>
      <SmallButton onClick={() => window.print()}>Print</SmallButton>
      <SmallButton onClick={press('svg')}>SVG</SmallButton>
      <SmallButton onClick={press('png')}>PNG</SmallButton>
      <span className="help" role="status">
        {said}
      </span>
    </>
  );
}
