/** An embed at work: opens its link, heeds its keys, listens to the page around it and tells that page how it goes. */
import { comboOf, keepsKey, KEYS } from '../keys.ts';
import { REDUCED_MOTION } from '../page.ts';
import type { Player } from '../run/player.ts';
import type { RowId } from '../run/state.ts';
import { openLink } from '../share/address-bar.ts';
import { type EmbedLink, readEmbed } from './link.ts';
import { readRequest, type Told } from './messages.ts';

/** Rows of an embed whose link names none. */
const ROWS: readonly RowId[] = ['throughput', 'queue'];
/** In lower frames there is room for one row, CSS px. */
const LOW = 300;
/** Heights at which nothing is cramped, CSS px: of the stage, of a row, of the time axis, of the bar. */
const NATURAL = { stage: 140, row: 78, axis: 38, bar: 44 };

/** The rows that the link wants; those on show are fewer where there is no room. */
let wanted = ROWS;

export const wantedRows = (): readonly RowId[] => wanted;

/** Once for the document. */
export function startEmbed(player: Player): void {
  const fit = (): void => {
    const rows = window.innerHeight < LOW ? wanted.slice(0, 1) : wanted;
    if (rows.join() !== player.state.rows.join()) player.store.setState({ rows });
  };
  player.store.setState({ rows: ROWS });
  void open(player, readEmbed(location.hash)).then(() => {
    wanted = player.state.rows;
    fit();
  });
  window.addEventListener('resize', fit);
  document.addEventListener('keydown', (event) => press(player, event));
  // Opened by itself it has nobody to talk to.
  if (window.parent !== window) talk(player);
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
    const here = (): boolean => player.state.phase === 'ready' && !player.track.underWay && !player.otherTrack?.underWay;
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
  const tell = (): void => {
    const { now, playing, finished } = player.state;
    const told: Told = { type: 'sawtooth', now, playing, finished: finished !== null, height: naturalHeight() };
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
  // What stands on top may take another line in another width.
  new ResizeObserver(tell).observe(document.getElementById('root')!);
}

/** By its width and what it holds, never by its own height: a page that follows it comes to rest. */
function naturalHeight(): number {
  const top = document.querySelector<HTMLElement>('.embed-top')?.offsetHeight ?? 0;
  const hidden = (document.documentElement.dataset['hidden'] ?? '').split(' ');
  const stage = hidden.includes('stage') ? 0 : NATURAL.stage;
  const charts = hidden.includes('charts') ? 0 : NATURAL.row * wanted.length + NATURAL.axis;
  return top + stage + charts + NATURAL.bar;
}
