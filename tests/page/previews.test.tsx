/** Small pictures say in words what they draw: who crosses which hop, in both directions, and how sources send. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { LossModel } from '../../workers/engine/scenario/types.ts';
import { ChainPicture } from '../../src/previews/chain-picture.tsx';
import { WIDTH } from '../../src/previews/curve.tsx';
import { LossPicture } from '../../src/previews/loss-picture.tsx';
import { WavePicture } from '../../src/previews/wave-picture.tsx';
import { scenarioWith } from '../support/scenario.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const tcp = { scheme: { kind: 'tcp' } };
const hop = (rate: number | null) => ({ rate, delay: 0.01 });

describe('the picture of a path', () => {
  const scenario = scenarioWith({
    path: [hop(5e6), hop(4e6), hop(3e6)],
    reverse: [hop(5e6), hop(4e6), hop(3e6)],
    flows: [
      { ...tcp, id: 'All', label: 'All' },
      { ...tcp, id: 'Late', label: 'Late', count: 2, enter: 1 },
      { ...tcp, id: 'One', label: 'One', enter: 1, leave: 1 },
      { ...tcp, id: 'Back', label: 'Back', direction: 'reverse', leave: 1 },
    ],
    traffic: [{ kind: 'cbr', wave: 'constant', high: 1e6, enter: 2 }],
  });
  const shown = (at: number): string => plain(renderToStaticMarkup(<ChainPicture scenario={scenario} hop={at} />));

  test('says of each who crosses what, counted from 1, and who comes back', () => {
    expect(shown(0)).toMatch(
      /aria-label="3 hops in series: 1 All from 1 to 3; 2 Late from 2 to 3; 1 One over 2; 1 Back from 1 to 2, back; [^;"]* over 3"/,
    );
    const apart = scenarioWith({
      path: [hop(5e6), hop(4e6)],
      flows: [
        { ...tcp, leave: 0 },
        { ...tcp, id: 'b', enter: 1 },
      ],
    });
    expect(renderToStaticMarkup(<ChainPicture scenario={apart} hop={0} />)).toContain('2 hops side by side');
    const one = scenarioWith({ flows: [tcp] });
    expect(renderToStaticMarkup(<ChainPicture scenario={one} hop={0} />)).toContain('One bottleneck: ');
  });

  test('draws each lane from where its packets enter to where they leave, an arrow at that end', () => {
    const step = (WIDTH - 20) / 3;
    const lanes = [...shown(0).matchAll(/class="chain-lane" d="M([\d.]+) ([\d.]+)H([\d.]+)M([\d.]+)/g)].map((found) =>
      found.slice(1).map(Number),
    );
    const ends = [
      [0, 3],
      [1, 3],
      [1, 2],
      [2, 0],
      [2, 3],
    ] as const;
    expect(lanes.map(([from, , to]) => [from, to])).toEqual(
      ends.map(([from, to]) => [expect.closeTo(10 + from * step, 6), expect.closeTo(10 + to * step, 6)]),
    );
    lanes.forEach(([from, , to, tip]) => expect(Math.sign(tip! - to!)).toBe(Math.sign(from! - to!)));
    expect(new Set(lanes.map(([, y]) => y)).size).toBe(5);
  });

  test('marks the link in view, there or back, and no other', () => {
    for (let at = 0; at < 6; at++) {
      const links = [...shown(at).matchAll(/class="chain-link( chosen)?" d="M([\d.]+) (\d+)H/g)];
      const chosen = links.filter(([, mark]) => mark);
      expect(chosen.map(([, , x, y]) => [Number(x), y])).toEqual([
        [expect.closeTo(15 + ((at % 3) * (WIDTH - 20)) / 3, 6), at < 3 ? '23' : '33'],
      ]);
      expect(links).toHaveLength(6);
    }
  });
});

describe('the picture of a source', () => {
  const label = (source: object): string =>
    plain(renderToStaticMarkup(<WavePicture source={scenarioWith({ flows: [tcp], traffic: [source] }).traffic[0]!} />));

  test('says its highest rate and over how long it is drawn', () => {
    expect(label({ kind: 'cbr', wave: 'constant', high: 2e6 })).toMatch(/2 Mbit\/s.*all the time/s);
    const square = label({ kind: 'cbr', wave: 'square', high: 4e6, low: 1e6, on: 2, off: 3 });
    expect(square).toContain('4 Mbit/s');
    expect(square).toMatch(/over 10 s/);
  });

  test('fills its height with what it draws, and nothing lies beyond it', () => {
    for (const source of [
      { kind: 'cbr', wave: 'square', high: 4e6, low: 1e6, on: 2, off: 3 },
      { kind: 'onoff', sources: 6, rate: 1e5 },
    ]) {
      const made = scenarioWith({ flows: [tcp], traffic: [source] }).traffic[0]!;
      const svg = renderToStaticMarkup(<WavePicture source={made} />);
      const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)![1]);
      const lowest = Math.max(...[...svg.matchAll(/<text[^>]* y="([\d.]+)"/g)].map(([, y]) => Number(y)));
      expect([lowest < height, lowest > height - 12]).toEqual([true, true]);
    }
  });

  test('of many bursts draws up to six, and says of how many', () => {
    const lanes = (sources: number): string => label({ kind: 'onoff', sources, rate: 1e5 });
    expect(lanes(3)).toContain('each source, 0.1 Mbit/s while on');
    expect(lanes(6)).toContain('each source');
    expect(lanes(7)).toContain('6 of 7 sources');
  });
});

describe('the picture of losses', () => {
  const shown = (loss: object): string => {
    const { path } = scenarioWith({ path: [{ rate: 8e6, delay: 0.01, loss }], flows: [tcp] });
    const model: LossModel = path[0]!.loss;
    return plain(renderToStaticMarkup(<LossPicture model={model} duration={60} packetRate={1_000} />));
  };
  const phase = { seconds: 10, every: 10 };

  test.each<[what: string, loss: object, words: string]>([
    ['at random', { kind: 'bernoulli', p: 0.02 }, 'an example of 300 packets'],
    ['every so often', { kind: 'periodic', every: 10 }, '60 packets'],
    ['in a pattern', { kind: 'pattern', gaps: [10, 30] }, '60 packets'],
    ['in bursts of packets', { kind: 'gilbert', by: 'packets' }, 'an example of [\\d,]+ packets'],
    ['in bursts of time', { kind: 'gilbert', by: 'seconds' }, '[\\d.]+ % lost, an example'],
    ['about every 2 s', { kind: 'interval', mean: 2, cv: 0.5 }, 'an example of 20 s'],
    ['every 2 s', { kind: 'interval', mean: 2, cv: 0 }, '20 s'],
    ['by phases', { kind: 'phases', phases: [phase, { ...phase, every: null }] }, '10 % lost'],
  ])('%s says whether chance made it: only then it is an example', (_, loss, words) => {
    expect(shown(loss)).toMatch(new RegExp(`>${words}<`));
  });

  test('draws each packet, the lost ones hollow and lower; of many only the lost ones, and counts them', () => {
    const few = shown({ kind: 'pattern', gaps: [10, 30] });
    expect(few.match(/class="picture-packet"/g)).toHaveLength(57);
    expect([...few.matchAll(/class="picture-lost"[^>]* y="(\d+)"/g)].map(([, y]) => y)).toEqual(['19', '19', '19']);
    expect(few).toContain('aria-label="60 packets, 3 lost"');
    expect(few).toContain('>3 lost<');
    const many = shown({ kind: 'pattern', gaps: [300, 600] });
    expect(many.match(/class="picture-packet"/g)).toHaveLength(1);
    expect(many.match(/class="picture-burst"/g)).toHaveLength(many.match(/class="picture-gap"/g)!.length);
  });

  test('is none where nothing is lost', () => {
    expect(shown({ kind: 'none' })).toBe('');
  });
});
