import { lossModels } from '../network/losses/index.ts';
import { oneOfCards } from '../scenario/card-schema.ts';
import { changeCard } from './card.ts';
import { hop } from './entries.ts';

export const loss = changeCard({
  do: 'loss',
  about: 'What a hop loses before its queue, from then on.',
  entries: { hop, model: oneOfCards(lossModels) },
  act: ({ hop: at, model }, network) => network.setLoss(at, model),
  shows({ hop: at, model }, { losses }) {
    losses[at] = model;
  },
  verb: ({ hop: at, model }, say) => say.losses(model).verb + say.atHop(at),
  thing: ({ hop: at, model }, say) => `losses${say.atHop(at)}: ${say.losses(model).summary}, from ${say.time}`,
});
