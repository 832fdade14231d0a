/** An embed at work: opens its link, listens to its keys and to the page around it, and sends that page its status. */
import { createStore } from 'zustand/vanilla';
import { comboOf, keepsKey, KEYS } from '../commands/keys.ts';
import { isHidden, lesson } from '../lesson/lesson.ts';
import { REDUCED_MOTION } from '../page.ts';
import { begun } from '../player/begun.ts';
import type { Player } from '../player/player.ts';
import { openLink } from '../link/address-bar.ts';
import { keepAddress } from '../link/go-to-scene.ts';
import { EMBED_ROWS, type EmbedContent, type EmbedLayout, layoutIn, naturalHeight, nextRows } from './layout.ts';
import { type EmbedLink, readEmbed } from '../link/embed-link.ts';

/** What has room in the frame; null before the link is opened. Rows that were fitted before would be taken for the link's. */
export const inFrame = createStore<{ layout: EmbedLayout | null }>(() => ({ layout: null }));

/** The elements whose heights count, once they are there. */
interface Elements {
  frame: HTMLElement;
  above: HTMLElement;
  notice: HTMLElement;
}

/** The rows of the link; fewer are shown where there is no room. */
let wanted = EMBED_ROWS;
/** The first of them that is on show. */
let from = 0;
let opened = false;
let elements: Elements | null = null;
/** Sends the status to the page around, if there is one. */
let sendStatus = (): void => undefined;

export const wantedRows = (): typeof wanted => wanted;

/** Called once per document. */
export function startEmbed(player: Player): void {
  player.store.setState({ rows: EMBED_ROWS, narrator: false });
  keepAddress((again) => void openAgain(again));
  void open(player, readEmbed(location.hash)).then(() => rowsOpened(player));
  document.addEventListener('keydown', (event) => press(player, event));
  // Opened by itself it has no page around it.
  if (window.parent !== window) connectParent(player);
}

/** Open again what the embed's link holds, and play it. */
export async function openAgain(player: Player): Promise<void> {
  await openLink(player, readEmbed(location.hash).hash, true);
  rowsOpened(player);
}

function rowsOpened(player: Player): void {
  wanted = player.state.rows;
  from = 0;
  opened = true;
  fit(player);
}

function content(player: Player): EmbedContent {
  return {
    scenario: player.state.scenario,
    rows: wanted,
    above: elements?.above.scrollHeight ?? 0,
    notice: elements?.notice.scrollHeight ?? 0,
    stage: !isHidden(lesson.getState(), 'stage'),
    charts: !isHidden(lesson.getState(), 'charts'),
  };
}

/** Show as many of the link's rows as are legible in the room that there is, at least one. */
function fit(player: Player): void {
  if (!opened || !elements) return;
  const layout = layoutIn(elements.frame.offsetHeight, content(player));
  from = Math.min(from, wanted.length - layout.rows);
  const rows = wanted.slice(from, from + layout.rows);
  if (rows.join() !== player.state.rows.join()) player.store.setState({ rows });
  if (JSON.stringify(layout) !== JSON.stringify(inFrame.getState().layout)) inFrame.setState({ layout });
}

/** Show the rows after those on show, which have no room beside them. */
export function showNextRows(player: Player): void {
  from = nextRows(from, player.state.rows.length, wanted.length);
  fit(player);
}

/** Fit what is on show to the frame from now on, and send the natural height. @returns how to stop */
export function fitInto(player: Player, parts: Elements): () => void {
  elements = parts;
  const observer = new ResizeObserver(() => {
    fit(player);
    sendStatus();
  });
  for (const element of Object.values(parts)) observer.observe(element);
  return () => observer.disconnect();
}

/** Open the link. It plays only if the link says so and the reader has not asked for less motion. */
async function open(player: Player, { play, at, speed, hash }: EmbedLink): Promise<void> {
  const goes = play && !matchMedia(REDUCED_MOTION).matches;
  await openLink(player, hash, goes && at === 0);
  // A scene has a speed of its own; the embed's comes before it.
  if (speed !== undefined) player.setSpeed(speed);
  if (at === 0 || waits(player)) return;
  await begun(player);
  player.seek(at);
  if (goes) player.togglePlay(true);
}

/** The run needs so much memory that only the reader may start it. */
function waits(player: Player): boolean {
  return player.state.notice?.kind === 'heavy';
}

/** The page's keys that move in time, and W, which asks why: the others need parts that an embed does not have. */
function press(player: Player, event: KeyboardEvent): void {
  if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
  const key = comboOf(event);
  const commands = KEYS.flatMap((group, index) => group.commands.filter(({ keys }) => index === 0 || keys[0] === 'w'));
  const command = commands.find(({ keys }) => keys.includes(key));
  if (!command || (event.target instanceof Element && keepsKey(event.target, key))) return;
  event.preventDefault();
  if (!event.repeat || command.repeats) command.run(player);
}

function connectParent(player: Player): void {
  let last = '';
  sendStatus = (): void => {
    const { now, playing, finished } = player.state;
    const status: EmbedStatus = {
      type: 'sawtooth',
      now,
      playing,
      finished: finished !== null,
      height: naturalHeight(content(player)),
    };
    const text = JSON.stringify(status);
    if (text === last) return;
    last = text;
    // Any origin may read this: whoever embeds the page chose what it shows.
    window.parent.postMessage(status, '*');
  };
  window.addEventListener('message', ({ source, data }) => {
    const request = source === window.parent && !waits(player) ? readRequest(data) : null;
    if (request?.do === 'seek') player.seek(request.time);
    else if (request && (request.do === 'play') !== player.state.playing) player.togglePlay(request.do === 'play');
  });
  player.store.subscribe(sendStatus);
}

/** The messages between an embed and the page around it. docs/embed.md documents them. */

/** What the page around may ask for, of any origin. */
export type Request = { do: 'play' } | { do: 'pause' } | { do: 'seek'; time: number };

/** What the embed sends it. */
export interface EmbedStatus {
  type: 'sawtooth';
  /** Time on show, s. */
  now: number;
  playing: boolean;
  finished: boolean;
  /** Height of the frame at which everything fits and nothing is empty, CSS px. */
  height: number;
}

/** The request in a message; null if it is not a valid one. */
export function readRequest(data: unknown): Request | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, do: what, time } = data as Record<string, unknown>;
  if (type !== 'sawtooth') return null;
  if (what === 'play' || what === 'pause') return { do: what };
  return what === 'seek' && typeof time === 'number' && time >= 0 && time < Infinity ? { do: 'seek', time } : null;
}
