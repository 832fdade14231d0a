import { changeCard } from './card.ts';
import { HOP } from './fields.ts';

export const loss = changeCard({
  do: 'loss',
  about: 'What a hop loses before its queue, from then on.',
  fields: [HOP, { type: 'losses', key: 'model', name: 'Losses', given: true, help: 'Settings of a loss model.' }],
  act: ({ hop: at, model }, network) => network.setLoss(at, model),
  shows({ hop: at, model }, { losses }) {
    losses[at] = model;
  },
  verb: ({ hop: at, model }, say) => say.losses(model, at).verb,
  thing: ({ hop: at, model }, say) =>
    say.words('{losses}, from {time}', { losses: say.losses(model, at).thing, time: say.time }),
  told: ({ hop: at, model }, say) => say.losses(model, at).told,
});
