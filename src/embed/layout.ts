/** How an embed's height is divided. Pure: the embed and the code that *Share* writes both take theirs from it. */
import type { Scenario } from '../../workers/engine/scenario/types.ts';
import { leastChartHeight, type RowId } from '../charts/rows/index.ts';
import { lanesHeight } from '../stage/lanes.ts';

/** Rows of an embed whose link names none. */
export const EMBED_ROWS: readonly RowId[] = ['throughput', 'queue'];

/** Heights, CSS px: of the network, to which it gives way for a row, and to which it gives way at all; of the other parts. */
const STAGE = 140;
const LOW_STAGE = 84;
const LEAST_STAGE = 56;
const BAR = 44;
const EDGES = 2;
const STRIP = 26;
/** Part of the frame's height that the charts have at least where nothing is cramped; and the most that words above the network have. */
const CHARTS = 0.48;
const ABOVE = 0.5;
/** Lower frames have no network, and lower ones no strip. */
const LOWEST = { stage: 230, strip: 300 };

/** What there is to show. */
export interface EmbedContent {
  scenario: Scenario;
  /** The rows of the link. */
  rows: readonly RowId[];
  /** Height of the words above the network, and of what a scene says under the charts, CSS px. */
  above: number;
  notice: number;
  /** Whether the link shows these. */
  stage: boolean;
  charts: boolean;
}

/** What a frame shows of it. */
export interface EmbedLayout {
  /** Height of the network, CSS px. */
  stage: number;
  /** How many rows there is room for, at least one. */
  rows: number;
  /** Not all has room: what a scene says is behind a press. */
  low: boolean;
  /** Height of a strip under the charts with what leads to the rest, CSS px; 0 in the lowest frames, where *Open* does. */
  strip: number;
}

/** Height of the network where nothing is cramped, CSS px. */
function stageHeight(scenario: Scenario): number {
  return Math.max(STAGE, lanesHeight(scenario));
}

/** Height at which nothing is cramped and each row can be read. It comes from the width and the content, never from the height. */
export function naturalHeight({ scenario, rows, above, notice, stage, charts }: EmbedContent): number {
  const others = above + (stage ? stageHeight(scenario) : 0) + notice + BAR + EDGES;
  if (!charts) return others;
  return others + Math.max(leastChartHeight(rows, scenario), Math.ceil((others * CHARTS) / (1 - CHARTS)));
}

/** What a frame of `height` shows: in a low one what a scene says is behind a press, then the last rows, then the network is lower. */
export function layoutIn(height: number, content: EmbedContent): EmbedLayout {
  const { scenario, rows, above, notice } = content;
  const all = height - Math.min(above, ABOVE * height) - BAR - EDGES;
  const lowStage = content.stage ? LOW_STAGE : 0;
  const needs = (count: number): number => leastChartHeight(rows.slice(0, count), scenario);
  const cramped = lowStage + needs(rows.length) + notice > all;
  const strip = cramped && height >= LOWEST.strip ? STRIP : 0;
  const room = all - (cramped ? strip : notice);
  const count = rows.reduce((most, _, index) => (lowStage + needs(index + 1) <= room ? index + 1 : most), 1);
  const left = Math.min(room - needs(count), Math.max(LOW_STAGE, room - CHARTS * height));
  return {
    stage:
      content.stage && height >= LOWEST.stage
        ? Math.round(Math.min(stageHeight(scenario), Math.max(LEAST_STAGE, left)))
        : 0,
    rows: count,
    low: cramped,
    strip,
  };
}

/** Where the next rows begin, after those that are on show. */
export function nextRows(from: number, count: number, all: number): number {
  return from + count >= all ? 0 : Math.min(from + count, all - count);
}
