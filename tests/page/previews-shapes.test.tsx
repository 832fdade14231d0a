/**
 * Small pictures of the set-up, of many settings, as they were: the texts, and a digest of the drawing. A change that is meant is taken by
 * `npx vitest run tests/page/previews-shapes.test.tsx -u`, after a look at the page.
 */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ChainPicture } from '../../src/previews/chain-picture.tsx';
import { Curve } from '../../src/previews/curve.tsx';
import { LossPicture } from '../../src/previews/loss-picture.tsx';
import { RunThumb } from '../../src/previews/run-thumb.tsx';
import { WavePicture } from '../../src/previews/wave-picture.tsx';
import { digestOf } from '../support/digest.ts';
import { scenarioWith } from '../support/scenario.ts';
import { SHAPE_NAMES, shapeScenario } from './support/shape-runs.ts';

/** Numbers of the drawing to a hundredth of a px. */
function picture(of: ReactElement): string {
  const svg = renderToStaticMarkup(of).replaceAll(/-?\d+\.\d+/g, (number) =>
    String(Math.round(100 * Number(number)) / 100),
  );
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<|aria-label="([^"]*)"/g)].map(([, text, label]) => text ?? label);
  return `${digestOf(svg)} ${texts.join(' | ').replaceAll(/\s/g, ' ')}`;
}

const scenarioOf = (fields: object) => scenarioWith({ flows: [{ scheme: { kind: 'tcp' } }], ...fields });

const LOSSES: readonly object[] = [
  ...[0.02, 0.5].map((p) => ({ kind: 'bernoulli', p })),
  ...[10, 40, 4000].map((every) => ({ kind: 'periodic', every })),
  ...[
    [10, 30],
    [50, 70],
    [61, 59, 1],
    [300, 600],
  ].map((gaps) => ({ kind: 'pattern', gaps })),
  ...['packets', 'seconds'].map((by) => ({
    kind: 'gilbert',
    by,
    ...(by === 'packets' && { toBad: 0.02, toGood: 0.3, bad: 0.4 }),
  })),
  ...[0, 0.5].map((cv) => ({ kind: 'interval', mean: 2, cv })),
  {
    kind: 'phases',
    phases: [
      { seconds: 10, every: 10 },
      { seconds: 5, every: null },
    ],
  },
  { kind: 'phases', phases: [{ seconds: 1, every: null }] },
  {
    kind: 'schedule',
    steps: [
      { at: 3, model: { kind: 'bernoulli', p: 0.1 } },
      { at: 20, model: { kind: 'periodic', every: 50 } },
    ],
  },
  { kind: 'none' },
];

test.each(LOSSES.map((loss) => [JSON.stringify(loss), loss]))('losses %s', (_, loss) => {
  const model = scenarioOf({ path: [{ rate: 8e6, delay: 0.01, loss }] }).path[0]!.loss;
  const pictures = [
    [60, 1000],
    [4, 125],
  ].map(([duration, packetRate]) =>
    picture(<LossPicture model={model} duration={duration!} packetRate={packetRate!} />),
  );
  expect(pictures.join('\n')).toMatchSnapshot();
});

const SOURCES: readonly object[] = [
  { kind: 'cbr', wave: 'constant', high: 2e6 },
  ...['square', 'sawtooth', 'reverse-sawtooth'].map((wave) => ({
    kind: 'cbr',
    wave,
    high: 4e6,
    low: 1e6,
    on: 2,
    off: 3,
  })),
  { kind: 'cbr', wave: 'square', high: 4e4, low: 0, on: 0.2, off: 0.2 },
  ...[1, 3, 6, 7].map((sources) => ({ kind: 'onoff', sources, rate: 1e5, meanOn: 1, meanOff: 2 })),
  { kind: 'ping', every: 0.5 },
];

test.each(SOURCES.map((source) => [JSON.stringify(source), source]))('a source %s', (_, source) => {
  expect(picture(<WavePicture source={scenarioOf({ traffic: [source] }).traffic[0]!} />)).toMatchSnapshot();
});

describe('a path', () => {
  test.each(SHAPE_NAMES)('of %s', (name) => {
    const scenario = shapeScenario(name);
    const hops = scenario.path.length * (scenario.reverse === 'ideal' ? 1 : 2);
    const pictures = Array.from({ length: hops }, (_, hop) => picture(<ChainPicture scenario={scenario} hop={hop} />));
    expect(pictures.join('\n')).toMatchSnapshot();
  });

  test('of as many links as have their rates, and of more', () => {
    const pictures = [3, 4, 5, 6].flatMap((links) => {
      const path = Array.from({ length: links }, (_, at) => ({ rate: at === 1 ? null : 2e6, delay: 0.01 }));
      const scenario = scenarioOf({ path });
      return [0, 1, links - 1].map((hop) => picture(<ChainPicture scenario={scenario} hop={hop} />));
    });
    expect(pictures.join('\n')).toMatchSnapshot();
  });
});

test('a curve that is all zero, one by roots, and the thumb of a run', () => {
  const curve = { label: 'c', span: 4, topText: 't', spanText: 's' };
  const corners: [number, number][] = [
    [0, 0],
    [1, 0.5],
    [4, 2],
    [4, 0],
  ];
  const pictures = [
    picture(
      <Curve
        {...curve}
        corners={[
          [0, 0],
          [4, 0],
        ]}
        top={0}
      />,
    ),
    ...[false, true].map((root) => picture(<Curve {...curve} corners={corners} top={2} root={root} />)),
    picture(<RunThumb lines={undefined} />),
    picture(
      <RunThumb
        lines={[
          { slot: 0, path: 'M0 1' },
          { slot: 3, path: 'M0 2' },
        ]}
      />,
    ),
  ];
  expect(pictures.join('\n')).toMatchSnapshot();
});
