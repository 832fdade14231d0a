import { useEffect, useMemo, useRef, useState } from 'react';
import { currentChart } from '../charts/current-chart.ts';
import type { FigurePart } from '../export/figure.ts';
import { fileName, save } from '../export/save.ts';
import { svgElement } from '../export/svg-element.ts';
import { usePage } from '../page.ts';
import { Segments } from '../ui/controls.tsx';
import { ExportButton, type Ready, useRunWords } from './export-button.tsx';

const PARTS: readonly { value: FigurePart; label: string; name: string }[] = [
  { value: 'both', label: 'Network and charts', name: 'figure' },
  { value: 'chart', label: 'Charts', name: 'charts' },
  { value: 'stage', label: 'Network', name: 'network' },
  { value: 'plane', label: 'Phase plane', name: 'phase plane' },
];

/** Charts, network or phase plane as SVG and PNG, with a preview. */
export function FigureFiles({ ready: { formats, link } }: { ready: Ready }) {
  const { player } = usePage();
  const words = useRunWords();
  const [part, setPart] = useState<FigurePart>('both');
  const [said, say] = useState('');
  const figure = useMemo(
    () => formats.figureOf(player, part, currentChart.chart?.view ?? null, link, formats.measureText),
    [formats, player, part, link],
  );
  const svg = useMemo(() => formats.svgOf(figure), [formats, figure]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const drawing = svgElement(svg);
    for (const size of ['width', 'height']) drawing.removeAttribute(size);
    drawing.setAttribute('aria-hidden', 'true');
    // The link within is for the file.
    drawing.querySelector('a')?.setAttribute('tabindex', '-1');
    box.current!.replaceChildren(drawing);
  }, [svg]);
  const { name } = PARTS.find(({ value }) => value === part)!;
  const png = (scale: number) => async (): Promise<void> =>
    save(fileName([...words, name, `${scale}x`], 'png'), 'image/png', [await formats.pngOf(figure, scale)]);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': formats.pngOf(figure, 2) })]);
    say('Copied');
  };
  return (
    <section aria-label="Figure" className="figure-files">
      <h3>Figure</h3>
      <Segments
        label="Of the"
        value={part}
        options={PARTS}
        onChange={(value) => {
          setPart(value);
          say('');
        }}
      />
      <div ref={box} className="export-preview" />
      <div className="row">
        <ExportButton make={() => save(fileName([...words, name], 'svg'), 'image/svg+xml', [svg])}>SVG</ExportButton>
        <ExportButton make={png(2)}>PNG, 2×</ExportButton>
        <ExportButton make={png(3)}>PNG, 3×</ExportButton>
        {'ClipboardItem' in window && 'clipboard' in navigator && (
          <ExportButton make={copy}>Copy as picture</ExportButton>
        )}
        <span className="help" role="status">
          {said}
        </span>
      </div>
      <p className="help">
        On white in every theme. {figure.width} × {figure.height} px; a PNG at 3× is{' '}
        {Math.round(((figure.width * 3) / 300) * 2.54)} cm wide at 300 dots an inch.
      </p>
    </section>
  );
}
