/** The words under a figure, which lead back to its run. */
import { ENGINE_VERSION } from '../../workers/engine/version.ts';
import { TRAIL } from '../charts/phase-plane.ts';
import { diagonalWords, fullLines, type PlaneInput } from '../charts/plane-lines.ts';
import { shortSentence } from '../scenario/short-sentence.ts';
import { compact, fixed, lastSpan, spanText } from '../format.ts';
import type { Player } from '../player/player.ts';
import { eventVerb } from '../scenario/describe.ts';
import { scenarioText } from '../scenario/in-words.ts';
import { differences, differenceText } from '../scenario/differences.ts';
import { effectiveAt, eventsInOrder } from '../scenario/effective.ts';
import type { FigurePart } from './figure.ts';
import type { Measure } from './svg-context.ts';
import { inRow, say } from '../../workers/words/say.ts';

/** Longer links are cut in the caption; the file holds them whole. */
const LONGEST_LINK = 360;
const MODEL_TEXT = {
  link: 'Dashed: the textbook’s model, in which all flows lose at once when the link alone cannot hold their windows.',
  queue:
    'Dashed: the textbook’s model, in which all flows lose at once when the link and its queue cannot hold their windows.',
};

/** Where a figure comes from, by what it shows. */
const MADE = {
  none: 'Seed {seed}. Simulated packet by packet by Sawtooth, engine {engine}.',
  stage: 'Seed {seed}, the network at {now} s. Simulated packet by packet by Sawtooth, engine {engine}.',
  plane: 'Seed {seed}, at {now} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.',
  axes: 'Seed {seed}, {from} to {to} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.',
  chart: 'Seed {seed}, {from} to {to} s of {duration}. Simulated packet by packet by Sawtooth, engine {engine}.',
  both: 'Seed {seed}, {from} to {to} s of {duration}, the network at {now} s. Simulated packet by packet by Sawtooth, engine {engine}.',
};
/** More changes than this are only counted. */
const MOST_CHANGES = 5;

export interface CaptionLine {
  text: string;
  /** Of the type, and of the line, px. */
  size: number;
  line: number;
  quiet: boolean;
  linked: boolean;
}

export interface Captioned {
  player: Player;
  part: FigurePart;
  plane: PlaneInput | null;
  /** The stretch of time on show, s. */
  stretch: [from: number, to: number];
  link: string;
  width: number;
  measure: Measure;
}

/** Under a figure for a page: the scenario in words, what it shows, and where it comes from. */
export function captionOf({ player, part, plane, stretch, link, width, measure }: Captioned): CaptionLine[] {
  const [from, to] = stretch;
  const { scenario } = player.series;
  const lines = (text: string, quiet: boolean, linked = false): CaptionLine[] => {
    const size = quiet ? 12 : 13;
    return linesOf(text, size, width, measure).map((line) => ({ text: line, size, line: 18, quiet, linked }));
  };
  const sentence = scenarioText(scenario, effectiveAt(scenario, 0));
  const made = say(MADE[player.series.length > 0 ? part : part === 'both' || part === 'stage' ? 'stage' : 'none'], {
    seed: scenario.seed,
    engine: ENGINE_VERSION,
    now: fixed(player.time, 2),
    from: fixed(from, 1),
    to: fixed(to, 1),
    duration: spanText(scenario.duration),
  });
  const beside = besideText(player, part);
  const behind = (scenario.measured ?? []).map((run) => run.name).join(', ');
  return [
    ...lines(inRow('{first} {next}', [sentence, ...changesText(player)]), false),
    ...(plane ? lines(planeText(plane), false) : []),
    ...(behind && part !== 'stage' && part !== 'plane'
      ? lines(say('Grey: measured, {runs}.', { runs: behind }), false)
      : []),
    ...(player.state.model && part !== 'stage' ? lines(say(MODEL_TEXT[player.state.model]), false) : []),
    ...(beside ? lines(beside, false) : []),
    ...lines(made, true),
    ...(link === '' ? [] : lines(link.length > LONGEST_LINK ? `${link.slice(0, LONGEST_LINK)}…` : link, true, true)),
  ];
}

/** Under a figure for a slide: who shares what, large; and a line of small print to find the run again. */
export function slideCaption({ player, part, link, width, measure }: Captioned): CaptionLine[] {
  const { scenario } = player.series;
  const words = scenarioText(scenario, effectiveAt(scenario, 0), shortSentence);
  const beside = besideText(player, part);
  const sentences = [words, ...changesText(player), ...(beside ? [beside] : [])];
  const said = linesOf(inRow('{first} {next}', sentences), 13, width, measure);
  const from = say('Seed {seed}, Sawtooth, engine {engine}.', { seed: scenario.seed, engine: ENGINE_VERSION });
  const print = link ? `${from} ${link}` : from;
  // A break between words would leave the link, one long word, out.
  const [first = '', more] = linesOf(print.replaceAll(' ', '\u00a0'), 8, 0.98 * width, measure);
  const cut = (more === undefined ? first : `${first}…`).replaceAll('\u00a0', ' ');
  return [
    ...said.map((text) => ({ text, size: 13, line: 16, quiet: false, linked: false })),
    { text: cut, size: 8, line: 11, quiet: true, linked: link !== '' },
  ];
}

function linesOf(text: string, size: number, width: number, measure: Measure): string[] {
  const font = `400 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return wrapped(text, width, (words) => measure(font, words));
}

function besideText({ series: { scenario }, state: { other, name } }: Player, part: FigurePart): string {
  if (!other || part === 'stage') return '';
  const differ = inRow('{first}; {next}', differences(scenario, other.scenario).map(differenceText));
  return differ && say('This is run {name}. Run {other} differs by: {differ}.', { name, other: other.name, differ });
}

/** What the phase plane's marks mean. */
function planeText(input: PlaneInput): string {
  const { series, now, quantity, across, up } = input;
  const what =
    quantity === 'rate'
      ? say('Throughput over {span}, Mbit/s', { span: lastSpan(series.averaging) })
      : say('Window, packets');
  const trail = Math.min(TRAIL, series.samples.indexAt(now)) * series.layout.period;
  const dotted = [diagonalWords(input), ...fullLines(input).map(({ words }) => words)];
  return inRow('{first} {next}', [
    say('{what}: {up} against {across}.', { what, up: up.name, across: across.name }),
    ...(trail > 0
      ? [
          say(
            'The dot is {now} s, the line the {trail} s before it, thin where they are longer past; faint, the way from the beginning.',
            { now: fixed(now, 2), trail: fixed(trail, 1) },
          ),
        ]
      : []),
    say('Dotted: {lines}.', { lines: inRow('{first}, {next}', dotted) }),
  ]);
}

/** The timed changes, in the words of their flags. */
function changesText({ series: { scenario } }: Player): string[] {
  const changes = eventsInOrder(scenario);
  if (changes.length === 0) return [];
  if (changes.length > MOST_CHANGES) return [say('With {count} timed changes.', { count: changes.length })];
  const each = changes.map((event) =>
    say('{change} at {time} s', { change: eventVerb(event, scenario), time: compact(event.at) }),
  );
  return [say('Changed: {changes}.', { changes: inRow('{first}, {next}', each) })];
}

/** Text in lines of at most `width`, broken between words; a longer word, such as a link, is broken within. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (let word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    while (widthOf(word) > width) {
      let length = word.length - 1;
      while (length > 1 && widthOf(word.slice(0, length)) > width) length--;
      lines.push(word.slice(0, length));
      word = word.slice(length);
    }
    line = word;
  }
  if (line !== '') lines.push(line);
  return lines;
}
