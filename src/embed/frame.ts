/** An embed at work: opens its link, listens to its keys and to the page around it, and sends that page its status. */
import { leastChartHeight, type RowId } from '../charts/rows/index.ts';
import { comboOf, keepsKey, KEYS } from '../keys.ts';
import { REDUCED_MOTION } from '../page.ts';
import { begun } from '../run/begun.ts';
import type { Player } from '../run/player.ts';
import { openLink } from '../link/address-bar.ts';
import { type EmbedLink, readEmbed } from './link.ts';
import { readRequest, type EmbedStatus } from './messages.ts';

/** Rows of an embed whose link names none. */
const ROWS: readonly RowId[] = ['throughput', 'queue'];
/** Heights of the parts in a frame of the natural height, CSS px. */
const NATURAL = { stage: 140, bar: 44, frame: 2 };
/** In a lower frame a row may have this part of the height that it has on the page. */
const TIGHT = 0.75;

/** The rows of the link; fewer are shown where there is no room. */
let wanted = ROWS;
/** The link has been opened. Rows that were fitted before would be taken for the link's. */
let opened = false;
/** The elements above the network and around the charts, once they are there. */
let top: HTMLElement | null = null;
let charts: HTMLElement | null = null;
/** Sends the status to the page around, if there is one. */
let sendStatus = (): void => undefined;

export const wantedRows = (): readonly RowId[] => wanted;

/** Called once per document. */
export function startEmbed(player: Player): void {
  player.store.setState({ rows: ROWS, narrator: false });
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
  opened = true;
  fitRows(player);
}

/** Show as many of the link's rows as are legible in the room that there is, at least one. */
function fitRows(player: Player): void {
  if (!opened) return;
  const { scenario, rows } = player.state;
  const room = charts?.clientHeight ?? Infinity;
  const fits = (count: number): boolean => TIGHT * leastChartHeight(wanted.slice(0, count), scenario) <= room;
  const count = wanted.reduce((most, _, index) => (fits(index + 1) ? index + 1 : most), 1);
  if (wanted.slice(0, count).join() !== rows.join()) player.store.setState({ rows: wanted.slice(0, count) });
}

/** Fit the rows to the room of the charts from now on, and send the natural height. @param above what is above the network @returns how to stop */
export function fitInto(player: Player, above: HTMLElement, room: HTMLElement): () => void {
  [top, charts] = [above, room];
  const observer = new ResizeObserver(() => {
    fitRows(player);
    sendStatus();
  });
  observer.observe(above);
  observer.observe(room);
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
      height: naturalHeight(player),
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

/** From the width and the content, never from the height: a page that sets the frame's height to it does not change it. */
function naturalHeight(player: Player): number {
  const hidden = (document.documentElement.dataset['hidden'] ?? '').split(' ');
  const stage = hidden.includes('stage') ? 0 : NATURAL.stage;
  const rows = hidden.includes('charts') ? 0 : leastChartHeight(wanted, player.state.scenario);
  return (top?.scrollHeight ?? 0) + stage + rows + NATURAL.bar + NATURAL.frame;
}
