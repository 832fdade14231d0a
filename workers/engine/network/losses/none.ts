import { defaultsOf, type Settings } from '../../scenario/parameter.ts';
import { bernoulli } from './bernoulli.ts';
import type { LossCard } from './card.ts';

export type NoLosses = Settings<'none', []>;

export const none: LossCard<NoLosses> = {
  kind: 'none',
  name: 'none',
  fullName: 'No artificial losses',
  about: 'Packets are lost where a queue drops them, and nowhere else.',
  source: '',
  parameters: [],
  begin: () => null,
  lossRate: () => 0,
  isRandom: () => false,
  scaled: () => defaultsOf(bernoulli),
  summary: (_, say) => say.words('none'),
  clause: () => null,
  verb: (_, say) => say.words('losses off'),
  picture: () => null,
};
