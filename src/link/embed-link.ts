/** The address of an embed: `#/embed?` with a few words of its own, then what a link to the page holds. */
import { SPEEDS } from '../player/state.ts';

export interface EmbedLink {
  /** Plays as soon as it is there. */
  play: boolean;
  /** The time that it shows first, s. */
  at: number;
  /** Simulated s per wall s; undefined is the page's own. */
  speed: number | undefined;
  /** The link to the same in the full page, from `#` on. */
  hash: string;
}

const EMBED = '#/embed';
const SCENE = '#/scene/';
const OWN = /^(?:play|at|speed)=/;

export function isEmbed(hash: string): boolean {
  return hash === EMBED || hash.startsWith(`${EMBED}?`);
}

/** What an embed's address asks for. A word of its own that makes no sense counts as left out. */
export function readEmbed(hash: string): EmbedLink {
  const fields = hash
    .slice(EMBED.length + 1)
    .split('&')
    .filter(Boolean);
  const own = new URLSearchParams(fields.filter((field) => OWN.test(field)).join('&'));
  const rest = fields.filter((field) => !OWN.test(field)).join('&');
  const at = Number(own.get('at'));
  const speed = Number(own.get('speed'));
  return {
    play: own.get('play') === '1',
    at: at > 0 && at < Infinity ? at : 0,
    speed: SPEEDS.includes(speed) ? speed : undefined,
    hash: rest ? `#/play?${rest}` : '#/play',
  };
}

/** The embed's address of what `hash` shows in the full page. */
export function embedHash(hash: string, { play, at, speed }: Partial<Omit<EmbedLink, 'hash'>>): string {
  const [page = '', query = ''] = hash.split('?');
  const scene = page.startsWith(SCENE) ? `scene=${page.slice(SCENE.length)}` : '';
  const rest = [scene, query].filter(Boolean).join('&');
  const fields = [play && 'play=1', at && `at=${at}`, speed && `speed=${speed}`, rest].filter(Boolean);
  return fields.length > 0 ? `${EMBED}?${fields.join('&')}` : EMBED;
}
