/** The terms of the field: short definitions, pictures within their frame, and where texts name them. */
import { describe, expect, test } from 'vitest';
import { findTerm, searchTerms, terms } from '../../src/terms/index.ts';
import { marked } from '../../src/terms/mark.ts';
import { scenesOf } from '../../src/terms/scenes-of.ts';
import { placeBeside } from '../../src/terms/definitions.tsx';
import {
  arrow,
  axes,
  dashed,
  ends,
  HEIGHT,
  packets,
  queue,
  type Shape,
  steps,
  teeth,
  WIDTH,
} from '../../src/terms/shapes.ts';
import { schemes } from '../../workers/engine/schemes/index.ts';

const each = terms.map((term) => [term.name, term] as const);

/** Every point that a shape reaches; of a text where it begins and, at 5.4 to a letter, where it ends. */
function reach(shape: Shape): (readonly [number, number])[] {
  switch (shape.kind) {
    case 'line':
      return [...shape.points];
    case 'box':
      return [shape.at, [shape.at[0] + shape.width, shape.at[1] + shape.height]];
    case 'text': {
      const [x, y] = shape.at;
      const width = 5.4 * shape.text.length;
      const from = shape.anchor === 'end' ? x - width : shape.anchor === 'middle' ? x - width / 2 : x;
      return [
        [from, y - 8],
        [from + width, y],
      ];
    }
    default:
      return [shape.at];
  }
}

describe('each term', () => {
  test.each(each)('%s is defined in at most 40 words, as sentences', (_, { definition }) => {
    expect(definition.split(/\s+/).length).toBeLessThanOrEqual(40);
    expect(definition).toMatch(/^[A-Z0-9].*\.$/s);
  });

  test.each(each)('%s has a picture of several shapes, all within its frame', (_, { picture }) => {
    expect(picture.length).toBeGreaterThan(2);
    for (const shape of picture)
      for (const [x, y] of reach(shape)) {
        expect([shape, x >= 0 && x <= WIDTH, y >= 0 && y <= HEIGHT]).toEqual([shape, true, true]);
      }
  });

  test.each(each)('%s is seen in a scene, and every scene that it names is there', (_, term) => {
    expect(term.scenes.length).toBeGreaterThan(0);
    expect(scenesOf(term).map(({ id }) => id)).toEqual(term.scenes);
  });

  test('has a name of its own, and no word that another one has', () => {
    expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
    for (const { name } of terms) expect(name).toMatch(/^[a-z][a-z-]{1,39}$/);
    const words = terms.flatMap((term) => term.words);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  test.each([
    ...['window', 'cwnd', 'round trip', 'RTT', 'bandwidth-delay product', 'BDP', 'drop-tail', 'RED', 'CoDel', 'PIE'],
    ...['ECN', 'SACK', 'duplicate ACK', 'fast retransmit', 'loss event', 'loss event rate', 'CoV', 'smoothness'],
    ...['fairness index', 'Jain', 'fair share', 'TCP-friendly', 'slow start', 'ssthresh', 'congestion avoidance'],
    ...['AIMD', 'RTO', 'timeout', 'throughput', 'goodput', 'bottleneck', 'buffer', 'bufferbloat', 'queueing delay'],
    ...['utilization', 'CBR', 'square wave', 'pacing', 'equation-based', 'responsiveness', 'aggressiveness'],
    ...['global synchronization', 'ACK clocking', 'MSS', 'packet', 'retransmission', 'random loss', 'burst loss'],
    ...['initial window', 'HyStart', 'PRR', 'RACK', 'TLP', 'proportional rate reduction', 'tail loss probe'],
  ])('%s is one of them, and the first that a search for it finds names it', (word) => {
    const [piece] = marked(word);
    expect(piece).toEqual({ text: word, term: expect.any(String) });
    expect(searchTerms(word)).toContain(findTerm(piece!.term!));
    // In an address it means that term too.
    expect(findTerm(word.replaceAll(' ', '-'))?.name).toBe(piece!.term);
  });
});

describe('a text', () => {
  test('is marked where it names terms as whole words, the longest first, each once', () => {
    expect(marked('The loss event rate, not loss events')).toEqual([
      { text: 'The ' },
      { text: 'loss event rate', term: 'loss-event-rate' },
      { text: ', not ' },
      { text: 'loss events', term: 'loss-event' },
    ]);
    expect(marked('A queue; another queue')).toEqual([
      { text: 'A ' },
      { text: 'queue', term: 'buffer' },
      { text: '; another queue' },
    ]);
    expect(marked('Windowing, aqueduct, redo')).toEqual([{ text: 'Windowing, aqueduct, redo' }]);
  });

  test('may begin with a term; short forms count only as they are written', () => {
    expect(marked('Round trip, empty queue', 1)).toEqual([
      { text: 'Round trip', term: 'rtt' },
      { text: ', empty queue' },
    ]);
    expect(marked('red pie')).toEqual([{ text: 'red pie' }]);
    expect(marked('RED, PIE')[0]).toEqual({ text: 'RED', term: 'red' });
  });

  test('of several words is found also where the page keeps them on one line', () => {
    expect(marked('10\u00a0Mbit/s\u00a0link')[1]).toEqual({ text: 'Mbit/s\u00a0link', term: 'link-rate' });
  });

  test('keeps all its words', () => {
    for (const { about } of schemes)
      expect(
        marked(about)
          .map(({ text }) => text)
          .join(''),
      ).toBe(about);
  });
});

describe('a search', () => {
  test('finds terms by their names first, then by their definitions; nothing by nonsense', () => {
    expect(searchTerms('jain')[0]!.name).toBe('fairness-index');
    expect(searchTerms('LATENCY').map(({ name }) => name)).toContain('bufferbloat');
    expect(searchTerms('formula').map(({ name }) => name)[0]).toBe('equation-based');
    expect(searchTerms('')).toHaveLength(terms.length);
    expect(searchTerms('<b>')).toEqual([]);
  });
});

describe('a card', () => {
  const card = { width: 300, height: 200 };
  const page = { width: 1000, height: 700 };

  test('lies under its term, or over it where there is no room, and never beyond the page', () => {
    expect(placeBeside({ left: 50, top: 100, bottom: 120 }, card, page)).toEqual({ left: 50, top: 126 });
    expect(placeBeside({ left: 50, top: 600, bottom: 620 }, card, page)).toEqual({ left: 50, top: 394 });
    expect(placeBeside({ left: 900, top: 100, bottom: 120 }, card, page).left).toBe(692);
    expect(placeBeside({ left: 10, top: 90, bottom: 110 }, card, { width: 320, height: 240 })).toEqual({
      left: 10,
      top: 32,
    });
  });
});

describe('the shapes of pictures', () => {
  const boxes = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.kind === 'box' ? [shape] : []));
  const lines = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.kind === 'line' ? [shape] : []));

  test.each([
    [10, 0],
    [10, 1],
    [10, 6],
    [10, 10],
    [4, 3],
  ])('of a queue with %i places, %i packets wait at its head on the right, one behind the other', (places, held) => {
    const [x, y] = [20, 40];
    const shapes = queue(x, y, places, held);
    const end = x + 9 * places + 3;
    const waiting = boxes(shapes);
    expect(waiting).toHaveLength(held);
    // The head stands a gap before the gate; each further one a place behind.
    expect(waiting.map(({ at: [left], width }) => end - left - width)).toEqual(
      Array.from({ length: held }, (_, place) => 3 + 9 * (held - 1 - place) - 0).map((gap) => expect.closeTo(gap, 6)),
    );
    for (const { at, height } of waiting) expect(at[1] + height / 2).toBe(y);
    const gate = lines(shapes).find(({ points: [from, to] }) => from![0] === to![0])!;
    expect(gate.points[0]![0]).toBe(end);
    for (const box of waiting) expect(box.at[0]).toBeGreaterThanOrEqual(x);
  });

  test('teeth climb and fall by turns, as many as asked for, from one side to the other', () => {
    const { points } = teeth('flow', 3, 60, 20, 10, 100) as Extract<Shape, { kind: 'line' }>;
    expect(points).toEqual([
      [10, 60],
      [40, 20],
      [40, 60],
      [70, 20],
      [70, 60],
      [100, 20],
      [100, 60],
    ]);
  });

  test('steps change between low and high where they are asked to, and end low after two', () => {
    const { points } = steps('flow', 60, 20, [50, 120]) as Extract<Shape, { kind: 'line' }>;
    expect(points).toEqual([
      [12, 60],
      [50, 60],
      [50, 20],
      [120, 20],
      [120, 60],
      [190, 60],
    ]);
  });

  test('packets stand in a row; the sender is on the left and the receiver on the right; lines keep how they are drawn', () => {
    expect(boxes(packets('other', 3, 10, 40)).map(({ at, look }) => [...at, look])).toEqual([
      [10, 36, 'other'],
      [19, 36, 'other'],
      [28, 36, 'other'],
    ]);
    const words = ends().flatMap((shape) => (shape.kind === 'text' ? [[shape.text, shape.at[0]] as const] : []));
    expect(words.map(([text]) => text)).toEqual(['S', 'R']);
    expect(words[0]![1]).toBeLessThan(words[1]![1]);
    expect(dashed('ink', [0, 0], [1, 1])).toMatchObject({ dashed: true, look: 'ink' });
    expect(arrow('loss', [0, 0], [1, 1])).toMatchObject({ arrow: true, look: 'loss' });
    expect(axes('window', 'round').flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))).toEqual([
      'window',
      'round',
    ]);
  });
});
