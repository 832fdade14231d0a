import { useState } from 'react';
import { currentChart } from '../charts/current-chart.ts';
import type { Detail } from '../export/results-of.ts';
import { fileName, save } from '../export/save.ts';
import { compact, fixed } from '../format.ts';
import { usePage } from '../page.ts';
import { Segments } from '../ui/controls.tsx';
import { ExportButton, type Ready, useRunWords } from './export-button.tsx';
import { inRow, say } from '../../workers/words/say.ts';

/** The run's numbers as CSV and JSON. */
export function Numbers({ ready: { formats, link } }: { ready: Ready }) {
  const { player } = usePage();
  const words = useRunWords();
  const [detail, setDetail] = useState<Detail>('charts');
  const [span, setSpan] = useState<'view' | 'all'>('view');
  const stretch = span === 'all' ? null : formats.stretchInView(player, currentChart.chart?.view ?? null);
  const columns = formats.columnsOf(player, detail, stretch);
  const { length } = columns[0]!.values;
  const runs = formats.runsInOrder(player);
  const beside = runs.length > 1;
  const coarse = runs.some(({ series }) => series.binned > 0);
  const name = (extension: string): string =>
    fileName(
      [
        ...words,
        ...(beside ? ['compared'] : []),
        detail === 'all' ? 'samples' : 'charts',
        ...(stretch ? [`${fixed(stretch[0], 0)} to ${fixed(stretch[1], 0)} s`] : []),
      ],
      extension,
    );
  const csv = async (): Promise<void> =>
    save(name('csv'), 'text/csv', [...formats.csvParts(await formats.resultsOf(player, detail, stretch))]);
  const json = async (): Promise<void> =>
    save(name('json'), 'application/json', [
      ...formats.jsonParts(
        await formats.resultsOf(player, detail, stretch),
        runs[0]!.series.scenario,
        runs[1]?.series.scenario,
      ),
    ]);
  return (
    <section aria-label="Numbers">
      <h3>Numbers</h3>
      <Segments<Detail>
        label="What"
        value={detail}
        options={{ charts: 'What the charts show', all: 'All that is sampled' }}
        onChange={setDetail}
      />
      <Segments<'view' | 'all'>
        label="When"
        value={span}
        options={{ view: 'In view', all: 'The whole run so far' }}
        onChange={setSpan}
      />
      <div className="row gap-8 presses">
        <ExportButton make={csv} disabled={length === 0 || (beside && !link)}>
          CSV
        </ExportButton>
        <ExportButton make={json} disabled={length === 0 || (beside && !link)}>
          JSON
        </ExportButton>
      </div>
      <p className="help">
        {length === 0
          ? say('Nothing has been measured yet.')
          : inRow('{first} {next}', [
              ...(coarse
                ? [
                    say(
                      'Of this long run the page keeps its last part in full; a row of the part before is the mean of several samples, and the file says so. The command line keeps all.',
                    ),
                  ]
                : []),
              say('{rows} of {columns}, with units.', {
                rows: length === 1 ? say('1\u00a0row') : say('{count}\u00a0rows', { count: compact(length) }),
                columns:
                  columns.length === 1
                    ? say('1\u00a0column')
                    : say('{count}\u00a0columns', { count: compact(columns.length) }),
              }),
              fileHolds(link !== '', beside),
            ])}
      </p>
    </section>
  );
}

function fileHolds(linked: boolean, beside: boolean): string {
  if (linked)
    return beside
      ? say(
          'The file says the link, each run’s own link and seed, and the engine’s version, and opens again on this page.',
        )
      : say('The file says the link, the seed and the engine’s version, and opens again on this page.');
  return beside
    ? say(
        'The file says the whole scenario, each run’s own link and seed, and the engine’s version, and opens again on this page.',
      )
    : say('The file says the whole scenario, the seed and the engine’s version, and opens again on this page.');
}
