/** Whether a window scheme begins with a handshake: a file of its own, since the page's first view asks for no other option. */
import { flag } from './parameter.ts';
import type { TransportOptions, TransportSettings } from './types.ts';

/** The part of the form, and the schemes, of options about windows. */
export const WINDOW = 'Window and ACKs';
export const OF_WINDOWS = { key: 'control', is: ['window'] } as const;

export const HANDSHAKE = flag({
  key: 'handshake',
  name: 'Begins with a handshake',
  default: true,
  in2000: false,
  part: WINDOW,
  onlyIf: OF_WINDOWS,
  help: 'A packet of 40 bytes goes first, and the window is 1 until its ACK is back.',
});

/** As the group says, else the scenario, else the profile: what `transportSettings` gives for it. */
export function beginsWithHandshake(options: TransportOptions, group: Partial<TransportSettings>): boolean {
  const ofProfile = options.profile === 'ns-2 of 2000' ? HANDSHAKE.in2000 : HANDSHAKE.default;
  return group.handshake ?? options.handshake ?? ofProfile;
}
