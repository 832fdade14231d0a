/** An embed at work: opens its link, listens to the page around it and tells that page how it goes. */
import { REDUCED_MOTION } from '../page.ts';
import type { Player } from '../run/player.ts';
import type { RowId } from '../run/state.ts';
import { openLink } from '../share/address-bar.ts';
import type { EmbedLink } from './link.ts';
import { readRequest, type Told } from './messages.ts';

/** Rows of an embed whose link names none. */
const ROWS: readonly RowId[] = ['throughput', 'queue'];

/** Open the link; it plays only if that is asked for, and the reader has not asked for less motion. */
export async function openEmbed(player: Player, { play, at, speed, hash }: EmbedLink): Promise<void> {
  player.store.setState({ rows: ROWS });
  if (speed !== undefined) player.setSpeed(speed);
  const goes = play && !matchMedia(REDUCED_MOTION).matches;
  await openLink(player, hash, goes && at === 0);
  if (at === 0) return;
  await loaded(player);
  player.seek(at);
  if (goes) player.togglePlay(true);
}

/** What was opened has begun. */
function loaded(player: Player): Promise<void> {
  return new Promise((resolve) => {
    const begun = (): boolean => player.state.phase === 'ready' && !player.track.underWay && !player.otherTrack?.underWay;
    if (begun()) return resolve();
    const stop = player.store.subscribe(() => {
      if (!begun()) return;
      stop();
      resolve();
    });
  });
}

/** Do what the page around asks for, and tell it what changes; `height` is asked for anew each time. Returns how to stop. */
export function talk(player: Player, height: () => number): { tell(): void; stop(): void } {
  // Opened by itself it has nobody to talk to.
  if (window.parent === window) return { tell: () => undefined, stop: () => undefined };
  const listen = ({ source, data }: MessageEvent): void => {
    const request = source === window.parent ? readRequest(data) : null;
    if (request?.do === 'seek') player.seek(request.time);
    else if (request && (request.do === 'play') !== player.state.playing) player.togglePlay(request.do === 'play');
  };
  let last = '';
  const tell = (): void => {
    const { now, playing, finished } = player.state;
    const told: Told = { type: 'sawtooth', now, playing, finished: finished !== null, height: height() };
    const text = JSON.stringify(told);
    if (text === last) return;
    last = text;
    // Whoever embeds the page chose what it shows: there is no secret in this.
    window.parent.postMessage(told, '*');
  };
  window.addEventListener('message', listen);
  const stopTelling = player.store.subscribe(tell);
  return {
    tell,
    stop: () => {
      stopTelling();
      window.removeEventListener('message', listen);
    },
  };
}
