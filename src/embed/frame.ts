/** An embed at work: opens its link, heeds its keys, listens to the page around it and tells that page how it goes. */
import { leastChartHeight, type RowId } from '../charts/rows/index.ts';
import { comboOf, keepsKey, KEYS } from '../keys.ts';
import { REDUCED_MOTION } from '../page.ts';
import type { Player } from '../run/player.ts';
import { openLink } from '../link/address-bar.ts';
import { type EmbedLink, readEmbed } from './link.ts';
import { readRequest, type Told } from './messages.ts';

/** Rows of an embed whose link names none. */
const ROWS: readonly RowId[] = ['throughput', 'queue'];
/** Heights of the parts in a frame that is as high as it wants to be, CSS px. */
const NATURAL = { stage: 140, bar: 44, frame: 2 };
/** In a lower frame rows may be so much lower, beside those around which there is a page. */
const TIGHT = 0.75;

/** The rows that the link wants; those on show are fewer where there is no room. */
let wanted = ROWS;
/** What stands on top, and where the charts are, once they are. */
let top: HTMLElement | null = null;
let charts: HTMLElement | null = null;
/** Tells the page around what has changed, if there is one. */
let tell = (): void => undefined;

export const wantedRows = (): readonly RowId[] => wanted;

/** Once for the document. */
export function startEmbed(player: Player): void {
  player.store.setState({ rows: ROWS });
  void open(player, readEmbed(location.hash)).then(() => {
    wanted = player.state.rows;
    fitRows(player);
  });
  document.addEventListener('keydown', (event) => press(player, event));
  // Opened by itself it has nobody to talk to.
  if (window.parent !== window) talk(player);
}

/** As many of the wanted rows as can be read in the room that there is; one in any case. */
function fitRows(player: Player): void {
  const { scenario, rows } = player.state;
  const room = charts?.clientHeight ?? Infinity;
  const fits = (count: number): boolean => TIGHT * leastChartHeight(wanted.slice(0, count), scenario) <= room;
  const count = wanted.reduce((most, _, index) => (fits(index + 1) ? index + 1 : most), 1);
  if (wanted.slice(0, count).join() !== rows.join()) player.store.setState({ rows: wanted.slice(0, count) });
}

/** Fit the rows to the room of the charts from now on, and tell what height would do; `above` is what stands on top of all. Returns how to stop. */
export function fitInto(player: Player, above: HTMLElement, room: HTMLElement): () => void {
  [top, charts] = [above, room];
  const observer = new ResizeObserver(() => {
    fitRows(player);
    tell();
  });
  observer.observe(above);
  observer.observe(room);
  return () => observer.disconnect();
}

/** It plays only if that is asked for, and the reader has not asked for less motion. */
async function open(player: Player, { play, at, speed, hash }: EmbedLink): Promise<void> {
  if (speed !== undefined) player.setSpeed(speed);
  const goes = play && !matchMedia(REDUCED_MOTION).matches;
  await openLink(player, hash, goes && at === 0);
  if (at === 0) return;
  await begun(player);
  player.seek(at);
  if (goes) player.togglePlay(true);
}

/** What was opened has come from the engine. */
function begun(player: Player): Promise<void> {
  return new Promise((resolve) => {
    const here = (): boolean => player.state.phase === 'ready' && !player.run.loading && !player.otherRun?.loading;
    if (here()) return resolve();
    const stop = player.store.subscribe(() => {
      if (!here()) return;
      stop();
      resolve();
    });
  });
}

/** Of the page's keys those that move in time: the others lead to what an embed has not. */
function press(player: Player, event: KeyboardEvent): void {
  if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
  const key = comboOf(event);
  const command = KEYS[0]!.commands.find(({ keys }) => keys.includes(key));
  if (!command || (event.target instanceof Element && keepsKey(event.target, key))) return;
  event.preventDefault();
  if (!event.repeat || command.repeats) command.run(player);
}

function talk(player: Player): void {
  let last = '';
  tell = (): void => {
    const { now, playing, finished } = player.state;
    const told: Told = { type: 'sawtooth', now, playing, finished: finished !== null, height: naturalHeight(player) };
    const text = JSON.stringify(told);
    if (text === last) return;
    last = text;
    // Whoever embeds the page chose what it shows: there is no secret in this.
    window.parent.postMessage(told, '*');
  };
  window.addEventListener('message', ({ source, data }) => {
    const request = source === window.parent ? readRequest(data) : null;
    if (request?.do === 'seek') player.seek(request.time);
    else if (request && (request.do === 'play') !== player.state.playing) player.togglePlay(request.do === 'play');
  });
  player.store.subscribe(tell);
}

/** By its width and what it holds, never by its own height: a page that follows it comes to rest. */
function naturalHeight(player: Player): number {
  const hidden = (document.documentElement.dataset['hidden'] ?? '').split(' ');
  const stage = hidden.includes('stage') ? 0 : NATURAL.stage;
  const rows = hidden.includes('charts') ? 0 : leastChartHeight(wanted, player.state.scenario);
  return (top?.scrollHeight ?? 0) + stage + rows + NATURAL.bar + NATURAL.frame;
}
