import { useEffect, useMemo, useRef, useState } from 'react';
import type { ChartInput } from '../charts/chart-input.ts';
import { currentChart } from '../charts/current-chart.ts';
import { rowCards } from '../charts/rows/index.ts';
import type { FigurePart, FigureUse } from '../export/figure.ts';
import { fileName, save } from '../export/save.ts';
import { svgElement } from '../export/svg-element.ts';
import { usePage } from '../page.ts';
import { Fold, Segments } from '../ui/controls.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ExportButton, type Ready, useRunWords } from './export-button.tsx';
import { inRow, say } from '../../workers/words/say.ts';

const PARTS: readonly { value: FigurePart; label: string; name: string }[] = [
  { value: 'both', label: 'Network and charts', name: 'figure' },
  { value: 'chart', label: 'Charts', name: 'charts' },
  { value: 'stage', label: 'Network', name: 'network' },
  { value: 'plane', label: 'Phase plane', name: 'phase plane' },
];

/** Characters of a name. */
const LONGEST_NAME = 80;

/** What figures are for, and the PNGs of each: dots to a px of the file. */
const USES: readonly {
  value: Exclude<FigureUse, 'sheet'>;
  label: string;
  pngs: readonly [label: string, dots: number][];
}[] = [
  {
    value: 'page',
    label: 'Page',
    pngs: [
      ['2×', 2],
      ['3×', 3],
    ],
  },
  {
    value: 'slide',
    label: 'Slide',
    pngs: [
      ['1920 × 1080', 1.5],
      ['3840 × 2160', 3],
    ],
  },
];

/** Charts, network or phase plane as SVG and PNG, with a preview. */
export function FigureFiles({ ready: { formats, link } }: { ready: Ready }) {
  const { player } = usePage();
  const words = useRunWords();
  const [part, setPart] = useState<FigurePart>('both');
  const [use, setUse] = useState<(typeof USES)[number]['value']>('page');
  const [names, setNames] = useState<NonNullable<ChartInput['axisNames']>>({});
  const [said, tell] = useState('');
  const figure = useMemo(
    () => formats.figureOf(player, part, currentChart.chart?.view ?? null, link, formats.measureText, use, names),
    [formats, player, part, link, use, names],
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
  const { pngs } = USES.find(({ value }) => value === use)!;
  const named = use === 'slide' ? [...words, name, 'slide'] : [...words, name];
  const png = (label: string, dots: number) => async (): Promise<void> =>
    save(fileName([...named, label.replace('×', 'x').replaceAll(' ', '')], 'png'), 'image/png', [
      await formats.pngOf(figure, dots),
    ]);
  const left = player.state.rows.length - figure.chart.rows.length;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': formats.pngOf(figure, 2) })]);
    tell('Copied');
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
          tell('');
        }}
      />
      <Segments
        label="For a"
        value={use}
        options={USES}
        onChange={(value) => {
          setUse(value);
          tell('');
        }}
      />
      <div ref={box} className="export-preview" />
      {figure.chartHeight > 0 && (
        <Fold title="Names of the axes" value={Object.values(names).some(Boolean) ? 'some of your own' : ''}>
          {[...rowCards(figure.chart.rows), { id: 'time' as const, name: 'Time' }].map(({ id, name: usual }) => (
            <TextField
              key={id}
              label={usual}
              value={names[id] ?? ''}
              onCommit={(own) => setNames({ ...names, [id]: own.trim().slice(0, LONGEST_NAME) })}
            />
          ))}
          <p className="help">In the figure, in place of the page’s own; empty ones stay as they are.</p>
        </Fold>
      )}
      <div className="row gap-8 presses">
        <ExportButton make={() => save(fileName(named, 'svg'), 'image/svg+xml', [svg])}>SVG</ExportButton>
        {pngs.map(([label, dots]) => (
          <ExportButton key={label} make={png(label, dots)}>
            {`PNG, ${say(label)}`}
          </ExportButton>
        ))}
        {'ClipboardItem' in window && 'clipboard' in navigator && (
          <ExportButton make={copy}>Copy as picture</ExportButton>
        )}
        <span className="help" role="status">
          {said}
        </span>
      </div>
      <p className="help">{use === 'slide' ? slideWords(left) : sizeWords(figure)}</p>
    </section>
  );
}

/** @param left rows that have no room on it */
function slideWords(left: number): string {
  const slide = say(
    'On white in every theme. 13.33 × 7.5 inches, type of 20 points and more; below, in small print, where the run is found.',
  );
  if (left === 0) return slide;
  const none =
    left === 1
      ? say('One row has no room: the first rows of the page are shown.')
      : say('{left} rows have no room: the first rows of the page are shown.', { left });
  return inRow('{first} {next}', [slide, none]);
}

function sizeWords({ width, height }: Readonly<Record<'width' | 'height', number>>): string {
  return say('On white in every theme. {width} × {height} px; a PNG at 3× is {cm} cm wide at 300 dots an inch.', {
    width,
    height,
    cm: Math.round(((width * 3) / 300) * 2.54),
  });
}
